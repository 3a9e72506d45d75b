// What a game draws of itself on the sheet of a ceremony and over the board, and the ceremony that a page was left in.

import type { Component } from "svelte";
import type { View } from "../board";
import type { Message, SeatInfo } from "../protocol";
import type { Texts } from "../texts";
import type { Held, Line } from "./staging";

/** What earned the points: `src/games/<game>/Scored.svelte`. */
export interface ScoredProps<Public = unknown, Private = unknown> {
  view: View<Public, Private>;
  /** What closed the round, as far as the reader is told. */
  events: readonly Message[];
  /** The line that is told, and what it brought to each seat; null: all of them are told. */
  line: Line | null;
  seats: readonly SeatInfo[];
  texts: Texts;
}

type ScoredModule = { default: Component<ScoredProps<never, never>> };
const drawn = import.meta.glob<ScoredModule>("../../games/*/Scored.svelte");

export async function scoredOf(game: string): Promise<Component<ScoredProps> | null> {
  const load = drawn[`../../games/${game.replaceAll("-", "_")}/Scored.svelte`];
  return load ? ((await load()).default as unknown as Component<ScoredProps>) : null;
}

/** What is held up over the board, as the game draws it: `src/games/<game>/Herald.svelte`. */
export interface HeraldProps<Public = unknown, Private = unknown> {
  message: Message;
  view: View<Public, Private>;
  texts: Texts;
}

type HeraldModule = { default: Component<HeraldProps<never, never>> };
const heralds = import.meta.glob<HeraldModule>("../../games/*/Herald.svelte");

export async function heraldOf(game: string): Promise<Component<HeraldProps> | null> {
  const load = heralds[`../../games/${game.replaceAll("-", "_")}/Herald.svelte`];
  return load ? ((await load()).default as unknown as Component<HeraldProps>) : null;
}

const KEY = "baluchon-ceremony";

/** A ceremony for which this tab is still to touch the button. */
interface Noted {
  table: string;
  seat: number | null;
  held: Held;
}

export function noteCeremony(noted: Noted | null): void {
  try {
    if (noted) sessionStorage.setItem(KEY, JSON.stringify(noted));
    else sessionStorage.removeItem(KEY);
  } catch {
    // private windows may refuse: a page that is loaded again then shows the table as it is
  }
}

/** The ceremony that was on at this table when the tab was left. */
export function leftCeremony(table: string, seat: number | null): Held | null {
  try {
    const noted = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Noted | null;
    return noted?.table === table && noted.seat === seat && noted.held.closes ? noted.held : null;
  } catch {
    return null;
  }
}
