// What is the same for the whole page: the games there are, who I am, the words of the chosen language.

import { gamesAhead, toldAhead } from "./ahead";
import * as api from "./api";
import { socketAddressOf } from "./address";
import type { Announcement, GameCard, GameTexts, Games, LessonText, Me, RulesPage, Story, TableCard } from "./protocol";
import { quiet } from "./quiet";
import { settings } from "./settings.svelte";
import { Texts, type Language } from "./texts";

const KNOWN = "baluchon-known";
const READ = "baluchon-announcement";
/** Seconds from one look for a word to everyone to the next, by those whom the server does not know. */
const LOOK_SECONDS = 60;
const known = (): boolean => localStorage.getItem(KNOWN) !== null;
const note = (): void => localStorage.setItem(KNOWN, "yes");

/** Of words by language, those of the reader's. */
const told = (words: Record<string, string> | undefined): string => words?.[settings.language] ?? words?.["en"] ?? "";

class House {
  games: Games | null = $state.raw(null);
  me: Me | null = $state.raw(null);
  failure: string | null = $state(null);
  /** The server did not answer when texts, rules or stories were last asked for. */
  away = $state(false);
  /** What is asked at my tables, in words, by table. */
  asked: Record<string, string> = $state.raw({});
  /** What everyone is told, as the server says to those whom it does not know. */
  private announced: Announcement | null = $state.raw(null);
  /** The word to everyone that the reader has put away. */
  private readId = $state(localStorage.getItem(READ) ?? "");
  private hasLooked = false;
  private watching: WebSocket | null = null;
  private askedFor = "";
  private readonly loaded = new Map<string, Promise<unknown>>();

  readonly texts: Texts = $derived(new Texts(settings.language, this.games?.texts[settings.language] ?? ""));

  async open(): Promise<void> {
    try {
      const { games, kept } = await gamesAhead();
      this.games = games;
      this.failure = kept ? "kept" : null;
      await this.look();
      void quiet().then(() => this.hear());
    } catch (error) {
      this.failure = error instanceof Error ? error.message : String(error);
    }
  }

  /** A word to everyone that the reader has not put away. */
  get announcement(): Announcement | null {
    const told = this.me ? this.me.announcement : this.announced;
    return told && told.id !== this.readId ? told : null;
  }

  /** Put the word to everyone away. */
  read(): void {
    this.readId = this.announcement?.id ?? "";
    localStorage.setItem(READ, this.readId);
  }

  /** Look now and then what everyone is told; whom the server knows hears it by itself. A login makes one known. */
  private async hear(): Promise<void> {
    if (!this.me && !document.hidden) {
      const greeting = await api.greeting().catch(() => null);
      this.announced = greeting ? greeting.announcement : this.announced;
      const login = greeting?.login ?? "nickname";
      // Whoever has not logged in at a provider is asked to when they come in: one look is enough.
      if (login === "proxy" || (login === "provider" && !this.hasLooked)) await this.became().catch(() => undefined);
      this.hasLooked = true;
    }
    setTimeout(() => void this.hear(), LOOK_SECONDS * 1000);
  }

  /** Who am I, if the server knows me. The cookie cannot be read here, so this device notes that there is one. */
  async look(): Promise<void> {
    if (!known()) return;
    try {
      this.me = await api.me();
      this.watch();
    } catch (error) {
      if (!(error instanceof api.Refusal) || error.status !== 401) throw error;
      this.me = null;
    }
  }

  /** Come in with a nickname, once. */
  async enter(nickname: string, invite?: string): Promise<void> {
    this.me = this.me ? await api.rename(nickname) : await api.enter(nickname, invite);
    note();
    this.watch();
  }

  /** My tables at which it is my turn. */
  get myTurns(): TableCard[] {
    return (this.me?.tables ?? []).filter((table) => table.status === "playing" && table.your_turn);
  }

  /** Hear what happens at my tables, wherever in the client I am. */
  private watch(pause = 1000): void {
    if (this.watching) return;
    const socket = new WebSocket(socketAddressOf("/api/me/socket"));
    this.watching = socket;
    let heard = false;
    socket.onmessage = (event: MessageEvent<string>) => {
      heard = true;
      this.me = JSON.parse(event.data) as Me;
    };
    socket.onclose = () => {
      this.watching = null;
      const next = heard ? 1000 : Math.min(pause * 2, 60_000);
      setTimeout(() => known() && this.watch(next), next * (0.5 + Math.random()));
    };
  }

  /** Ask in words what is asked at my tables, if that may have changed. */
  async ask(): Promise<void> {
    const about = `${settings.language} ${this.myTurns.map((table) => `${table.id} ${table.changed}`).join()}`;
    if (about === this.askedFor) return;
    this.askedFor = about;
    if (this.myTurns.length === 0) return;
    try {
      const { asked } = await api.asked(settings.language);
      this.asked = Object.fromEntries(asked.map((each) => [each.table, each.text]));
    } catch {
      this.askedFor = ""; // without words the card still says whose turn it is
    }
  }

  /** Be the person whom a recovery code or an invitation has just made known. */
  async became(): Promise<void> {
    note();
    this.watching?.close();
    await this.look();
  }

  card(game: string): GameCard | undefined {
    return this.games?.games.find((card) => card.id === game);
  }

  /** How strong a level of bots is at a game with so many seats, beside the strongest; null if nobody has measured. */
  strength(game: string, seats: number, level: string): { rating: number; most: number } | null {
    const card = this.card(game);
    const ratings = card?.ratings?.[seats - card.min_seats] ?? {};
    const rating = ratings[level];
    return rating === undefined ? null : { rating, most: Math.max(...Object.values(ratings), 1) };
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
    return this.once(
      `${language} ${game} ${rules ?? ""}`,
      () => toldAhead(game, language, rules) ?? api.gameTexts(game, language, rules),
    );
  }

  rulesPage(game: string, language: Language, rules?: number): Promise<RulesPage> {
    return this.once(`rules ${language} ${game} ${rules ?? ""}`, () => api.rulesPage(game, language, rules));
  }

  /** What the cards of a game tell; it comes when it is asked for. */
  stories(game: string, language: Language): Promise<Story[]> {
    return this.once(`stories ${language} ${game}`, () => api.stories(game, language));
  }

  /** The sentences of a game's lesson. */
  lesson(game: string, language: Language): Promise<LessonText> {
    return this.once(`lesson ${language} ${game}`, () => api.lesson(game, language));
  }

  /** The games whose cards tell something. */
  telling(): GameCard[] {
    return (this.games?.games ?? []).filter((card) => card.stories);
  }

  /** The drawing at an address that a game's card names; a plain one does until it can be had. */
  drawing(path: string): Promise<string> {
    return this.once(path, () => api.drawing(path), false);
  }

  /** What is asked for is kept. While the server is away it is asked for again, unless that can wait until the next
   *  time it is wanted, as what is refused always does. */
  private once<T>(key: string, ask: () => Promise<T>, again = true): Promise<T> {
    let answer = this.loaded.get(key) as Promise<T> | undefined;
    if (!answer) {
      answer = again ? this.persist(ask) : ask();
      answer.catch(() => this.loaded.delete(key));
      this.loaded.set(key, answer);
    }
    return answer;
  }

  private async persist<T>(ask: () => Promise<T>, pause = 1000): Promise<T> {
    try {
      const answer = await ask();
      this.away = false;
      return answer;
    } catch (error) {
      if (!(error instanceof api.Refusal) || error.status !== 0) throw error;
    }
    this.away = true;
    await new Promise((resolve) => setTimeout(resolve, pause * (0.5 + Math.random())));
    return this.persist(ask, Math.min(pause * 2, 60_000));
  }
}

export const house = new House();
