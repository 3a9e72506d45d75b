// What a choice would bring, in figures and words. The server found it by trying the rules with what the reader may know.

import type { View } from "./board";
import type { Move, Preview } from "./protocol";
import type { Texts } from "./texts";

/** Points between two bounds; equal ones are certain. */
export interface Span {
  least: number;
  most: number;
}

/** What is known of a move before it is made; null: nothing, or it is not to be chosen now. */
export function previewOf(view: View | null | undefined, move: Pick<Move, "index"> | null): Known | null {
  const found = move && view?.previews?.[move.index];
  return found ? known(found) : null;
}

/** A preview in full: on the wire, what it does not say is left out. */
export type Known = Required<Preview>;
export const known = (preview: Preview): Known => ({ gains: [], notes: [], detail: null, plan: [], ...preview });

/** What the game shows of a move besides: the `Detail` of its previews. */
export const detailOf = (view: View | null | undefined, move: Pick<Move, "index"> | null): unknown =>
  previewOf(view, move)?.detail ?? null;

/** All points of a preview together. */
export const spanOf = ({ gains }: Pick<Known, "gains">): Span => ({
  least: gains.reduce((sum, gain) => sum + gain.least, 0),
  most: gains.reduce((sum, gain) => sum + gain.most, 0),
});

/** "+4"; "0–5" where hidden things or further choices decide; "−2 … +3" where it may go either way. */
export function spanSaid({ least, most }: Span, texts: Texts): string {
  if (least === most) return texts.signed(least);
  return least < 0 ? `${texts.signed(least)} … ${texts.signed(most)}` : `${texts.signed(least)}–${texts.number(most)}`;
}

/** Each line of the score sheet that changes: "Food −2". */
export const gainsSaid = ({ gains }: Pick<Known, "gains">, texts: Texts): string[] =>
  gains.map((gain) => `${texts.say(`line-${gain.line}`)} ${spanSaid(gain, texts)}`);

/** All that is known of a move before it is made, in words. */
export const previewSaid = (preview: Known, texts: Texts): string[] => [
  ...gainsSaid(preview, texts),
  ...preview.notes.map((note) => texts.message(note)),
];
