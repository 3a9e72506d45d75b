// A board and all it is drawn from: the game's words, its drawings, the position, and what may be touched. Every page
// that shows a board is arranged around one of these; `HostedBoard.svelte` draws it.

import type { Component } from "svelte";
import { boardOf, type BoardProps, type ThingsProps, type View } from "./board";
import { Choices, type ChoicesOptions } from "./choices.svelte";
import { house } from "./house.svelte";
import type { GameTexts, SeatInfo, ViewShape } from "./protocol";
import { running, type Running } from "./scores";
import { settings } from "./settings.svelte";
import { Texts } from "./texts";

interface Position extends Partial<Omit<ChoicesOptions, "moves" | "now">> {
  /** Null or empty: it is not known yet. */
  game: () => string | null;
  /** The version of its rules; undefined: today's. */
  rules?: () => number | undefined;
  seats: () => readonly SeatInfo[];
  /** Their names, where a list is at hand that stays the same as long as they do: words are made of it. */
  players?: () => readonly string[];
  /** Who reads: “you”; null: a spectator. */
  reader: () => number | null;
  /** Whose things lie in front, where they are not the reader's. */
  seat?: () => number | null;
  /** Null: not here yet. */
  view: () => View | null;
  toAct: () => readonly number[];
}

/** Made while a page is set up: it loads what belongs to the game as soon as that is known. */
export class Hosted {
  words: GameTexts | null = $state.raw(null);
  Board: Component<BoardProps> | null = $state.raw(null);
  readonly choices: Choices;
  readonly game = $derived.by(() => this.position.game() ?? "");
  private readonly rules = $derived.by(() => this.position.rules?.());
  readonly view = $derived.by(() => this.position.view());
  readonly texts: Texts = $derived.by(() => {
    const { language } = settings;
    const players = this.position.players?.() ?? this.seats.map((seat) => seat.name);
    return new Texts(language, house.games?.texts[language] ?? "", this.words, players, this.reader);
  });
  /** The points of each seat in the position, as far as they are seen. */
  readonly scores: readonly Running[] = $derived.by(() =>
    this.view && this.words ? running(this.words.shape.public, this.view.public) : [],
  );
  readonly given = givenBy(this);

  constructor(private readonly position: Position) {
    const { legal = () => [], play = () => {}, playPlan, propose, whyNot = () => {} } = position;
    this.choices = new Choices({
      moves: () => this.words?.moves ?? [],
      legal,
      play,
      whyNot,
      ...(playPlan && { playPlan }),
      ...(propose && { propose }),
    });
    $effect(() => {
      const { game, rules } = this;
      if (!game) return;
      void house.gameTexts(game, settings.language, rules).then((words) => (this.words = words));
      void boardOf(game).then((board) => (this.Board = board));
    });
  }

  /** All that a board needs is here. */
  get isComplete(): boolean {
    return this.view !== null && this.words !== null && this.Board !== null;
  }

  get reader(): number | null {
    return this.position.reader();
  }

  get seat(): number | null {
    return (this.position.seat ?? this.position.reader)();
  }

  get seats(): readonly SeatInfo[] {
    return this.position.seats();
  }

  get toAct(): readonly number[] {
    return this.position.toAct();
  }
}

/** What a board is drawn from, once it is all there: each by itself, so that a new view touches no words or names. */
function givenBy(host: Hosted): Omit<ThingsProps, "of"> {
  return {
    get view() {
      return host.view as View;
    },
    get shape() {
      return host.words?.shape as ViewShape;
    },
    get seat() {
      return host.seat;
    },
    get seats() {
      return host.seats;
    },
    get toAct() {
      return host.toAct;
    },
    get texts() {
      return host.texts;
    },
  };
}
