// What a board gets and may do. A board draws a view; it knows no transport and no rules.
// Its module is `src/games/<game id with underscores>/Board.svelte`; see web/README.md.

import type { Component } from "svelte";
import type { Choices } from "./choices.svelte";
import type { SeatInfo, ViewShape } from "./protocol";
import type { Texts } from "./texts";

export interface View<Public = unknown, Private = unknown> {
  public: Public;
  private: Private | null;
}

export interface BoardProps<Public = unknown, Private = unknown> {
  view: View<Public, Private>;
  /** What the fields of the view hold. */
  shape: ViewShape;
  /** The seat whose view this is; null: a spectator. */
  seat: number | null;
  seats: readonly SeatInfo[];
  toAct: readonly number[];
  texts: Texts;
  choices: Choices;
}

type BoardModule = { default: Component<BoardProps<never, never>> };

const modules = import.meta.glob<BoardModule>("../games/*/Board.svelte");
const components = import.meta.glob<{ default: Component<{ texts: Texts }> }>("../games/*/Components.svelte");
const sheets = import.meta.glob<BoardModule>("../games/*/Sheet.svelte");

/** The board of a game; a game without one is shown by the general board. */
export async function boardOf(game: string): Promise<Component<BoardProps>> {
  const load =
    modules[`../games/${game.replaceAll("-", "_")}/Board.svelte`] ?? modules["../games/generic/Board.svelte"];
  if (!load) throw new Error("the general board is missing");
  return (await load()).default as unknown as Component<BoardProps>;
}

/** The score sheet that a game draws itself, if it does: `Sheet.svelte` beside its board, with the same props. */
export async function sheetOf(game: string): Promise<Component<BoardProps> | null> {
  const load = sheets[`../games/${game.replaceAll("-", "_")}/Sheet.svelte`];
  return load ? ((await load()).default as unknown as Component<BoardProps>) : null;
}

/** Pictures of what lies in a game's box, if it draws them: `Components.svelte` beside its board. */
export async function componentsOf(game: string): Promise<Component<{ texts: Texts }> | null> {
  const load = components[`../games/${game.replaceAll("-", "_")}/Components.svelte`];
  return load ? (await load()).default : null;
}
