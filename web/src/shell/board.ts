// What a board gets and may do. A board draws a view; it knows no transport and no rules.
// Its module is `src/games/<game id with underscores>/Board.svelte`; see web/README.md.

import type { Component, Snippet } from "svelte";
import type { Choices } from "./choices.svelte";
import { during } from "./quiet";
import type { Line, Preview, SeatInfo, ViewShape } from "./protocol";
import type { Texts } from "./texts";

export interface View<Public = unknown, Private = unknown> {
  public: Public;
  private: Private | null;
  /** The own sheet with what is under way counted as if it were scored now; a spectator and a replay have none. */
  pencil?: readonly Line[];
  /** By each legal move, as its place in the list of moves: what it would bring. */
  previews?: Readonly<Record<number, Preview>>;
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
  /** What the shell says and asks: given on to `Zones`, which puts it between board and hand. */
  strip: Snippet<[Snippet | undefined]>;
  /** Show this seat's public things in the panel or the sheet. */
  look: (seat: number) => void;
}

/** What the things of one seat are drawn from: map, sheet, itinerary, pack or suitcase, as far as all may see them. */
export type ThingsProps<Public = unknown, Private = unknown> = Omit<
  BoardProps<Public, Private>,
  "strip" | "look" | "choices"
> & {
  /** Whose things. */
  of: number;
};
type ThingsModule = { default: Component<ThingsProps<never, never>> };

export type SheetProps<Public = unknown, Private = unknown> = Omit<BoardProps<Public, Private>, "strip" | "look">;

type BoardModule = { default: Component<BoardProps<never, never>> };

const modules = import.meta.glob<BoardModule>("../games/*/Board.svelte");
const components = import.meta.glob<{ default: Component<{ texts: Texts }> }>("../games/*/Components.svelte");
const things = import.meta.glob<ThingsModule>("../games/*/Things.svelte");
const sheets = import.meta.glob<BoardModule>("../games/*/Sheet.svelte");

/** The board of a game; a game without one is shown by the general board. */
export async function boardOf(game: string): Promise<Component<BoardProps>> {
  const load =
    modules[`../games/${game.replaceAll("-", "_")}/Board.svelte`] ?? modules["../games/generic/Board.svelte"];
  if (!load) throw new Error("the general board is missing");
  return (await during(load())).default as unknown as Component<BoardProps>;
}

/** The public things of one seat, as the game draws them; a game that does not has them as a list. */
export async function thingsOf(game: string): Promise<Component<ThingsProps>> {
  const load =
    things[`../games/${game.replaceAll("-", "_")}/Things.svelte`] ?? things["../games/generic/Things.svelte"];
  if (!load) throw new Error("the general things are missing");
  return (await load()).default as unknown as Component<ThingsProps>;
}

/** The score sheet that a game draws itself, if it does: `Sheet.svelte` beside its board, with the same props. */
export async function sheetOf(game: string): Promise<Component<SheetProps> | null> {
  const load = sheets[`../games/${game.replaceAll("-", "_")}/Sheet.svelte`];
  return load ? ((await during(load())).default as unknown as Component<SheetProps>) : null;
}

/** Pictures of what lies in a game's box, if it draws them: `Components.svelte` beside its board. */
export async function componentsOf(game: string): Promise<Component<{ texts: Texts }> | null> {
  const load = components[`../games/${game.replaceAll("-", "_")}/Components.svelte`];
  return load ? (await load()).default : null;
}
