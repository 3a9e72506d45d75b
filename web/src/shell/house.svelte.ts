// What is the same for the whole page: the games there are, who I am, the words of the chosen language.

import * as api from "./api";
import type { GameCard, GameTexts, Games, Me, RulesPage, Story } from "./protocol";
import { settings } from "./settings.svelte";
import { Texts, type Language } from "./texts";

const KNOWN = "baluchon-known";
const known = (): boolean => localStorage.getItem(KNOWN) !== null;
const note = (): void => localStorage.setItem(KNOWN, "yes");

/** Of words by language, those of the reader's. */
const told = (words: Record<string, string> | undefined): string => words?.[settings.language] ?? words?.["en"] ?? "";

class House {
  games: Games | null = $state(null);
  me: Me | null = $state(null);
  failure: string | null = $state(null);
  private readonly loaded = new Map<string, Promise<unknown>>();

  readonly texts: Texts = $derived(new Texts(settings.language, this.games?.texts[settings.language] ?? ""));

  async open(): Promise<void> {
    try {
      this.games = await api.games();
      this.failure = null;
      await this.look();
    } catch (error) {
      this.failure = error instanceof Error ? error.message : String(error);
    }
  }

  /** Who am I, if the server knows me. The cookie cannot be read here, so this device notes that there is one. */
  async look(): Promise<void> {
    if (!known()) return;
    try {
      this.me = await api.me();
    } catch (error) {
      if (!(error instanceof api.Refusal) || error.status !== 401) throw error;
      this.me = null;
    }
  }

  /** Come in with a nickname, once. */
  async enter(nickname: string, invite?: string): Promise<void> {
    this.me = this.me ? await api.rename(nickname) : await api.enter(nickname, invite);
    note();
  }

  /** Be the person whom a recovery code or an invitation has just made known. */
  async became(): Promise<void> {
    note();
    await this.look();
  }

  card(game: string): GameCard | undefined {
    return this.games?.games.find((card) => card.id === game);
  }

  title(game: string): string {
    return told(this.card(game)?.titles) || game;
  }

  /** The game in a sentence. */
  tagline(game: string): string {
    return told(this.card(game)?.taglines);
  }

  /** The game in a few words; not every game has them. */
  kind(game: string): string {
    return told(this.card(game)?.kinds);
  }

  /** The name of a colour of the house palette. */
  colour(game: string): string {
    return this.card(game)?.colour ?? "";
  }

  /** A game in a language, by a version of its rules: the newest if none is named. */
  gameTexts(game: string, language: Language, rules?: number): Promise<GameTexts> {
    return this.once(`${language} ${game} ${rules ?? ""}`, () => api.gameTexts(game, language, rules));
  }

  rulesPage(game: string, language: Language, rules?: number): Promise<RulesPage> {
    return this.once(`rules ${language} ${game} ${rules ?? ""}`, () => api.rulesPage(game, language, rules));
  }

  /** What the cards of a game tell; it comes when it is asked for. */
  stories(game: string, language: Language): Promise<Story[]> {
    return this.once(`stories ${language} ${game}`, () => api.stories(game, language));
  }

  /** The games whose cards tell something. */
  telling(): GameCard[] {
    return (this.games?.games ?? []).filter((card) => card.stories);
  }

  /** The drawing at an address that a game's card names. */
  drawing(path: string): Promise<string> {
    return this.once(path, () => api.drawing(path));
  }

  /** What is asked for is kept; what failed is asked for again the next time. */
  private once<T>(key: string, ask: () => Promise<T>): Promise<T> {
    let answer = this.loaded.get(key) as Promise<T> | undefined;
    if (!answer) {
      answer = ask();
      answer.catch(() => this.loaded.delete(key));
      this.loaded.set(key, answer);
    }
    return answer;
  }
}

export const house = new House();
