// What is the same for the whole page: the games there are, who I am, the words of the chosen language.

import * as api from "./api";
import type { GameCard, GameTexts, Games, Me } from "./protocol";
import { settings } from "./settings.svelte";
import { Texts, type Language } from "./texts";

const KNOWN = "baluchon-known";
const known = (): boolean => localStorage.getItem(KNOWN) !== null;
const note = (): void => localStorage.setItem(KNOWN, "yes");

class House {
  games: Games | null = $state(null);
  me: Me | null = $state(null);
  failure: string | null = $state(null);
  private readonly loaded = new Map<string, Promise<GameTexts>>();

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
    const titles = this.card(game)?.titles;
    return titles?.[settings.language] ?? titles?.["en"] ?? game;
  }

  gameTexts(game: string, language: Language): Promise<GameTexts> {
    const key = `${language} ${game}`;
    let texts = this.loaded.get(key);
    if (!texts) {
      texts = api.gameTexts(game, language);
      texts.catch(() => this.loaded.delete(key));
      this.loaded.set(key, texts);
    }
    return texts;
  }
}

export const house = new House();
