// A position and its choices in words: what the list view shows and the keys say. A game tells its own in
// `src/games/<game id with underscores>/told.ts`; a game that does not is shown as a tree.

import type { View } from "./board";
import { previewOf, previewSaid } from "./gains";
import type { Move } from "./protocol";
import { during } from "./quiet";
import type { Texts } from "./texts";

export interface Teller<Public = unknown, Private = unknown> {
  /** The position in sentences: whose turn, the own things, the others, the table. */
  tell: (view: View<Public, Private>, texts: Texts) => string[];
  /** What matters of a choice, beside its name; null: its name says it all. */
  detail: (move: Move, view: View<Public, Private>, texts: Texts) => string | null;
}

const tellers = import.meta.glob<Teller<never, never>>("../games/*/told.ts");

export async function tellerOf(game: string): Promise<Teller | null> {
  const load = tellers[`../games/${game.replaceAll("-", "_")}/told.ts`];
  return load ? ((await during(load())) as unknown as Teller) : null;
}

/** With a capital at its beginning and a full stop at its end. */
export function sentence(text: string): string {
  const begun = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…]$/.test(begun) ? begun : `${begun}.`;
}

/** Several things side by side in one sentence; what is empty is left out. */
export const sentenceOf = (...parts: readonly (string | null)[]): string => sentence(parts.filter(Boolean).join(", "));

/** A label and all that belongs to it, as a sentence; none if nothing does. */
export const listed = (label: string, things: readonly string[], texts: Texts): string[] =>
  things.length > 0 ? [sentence(texts.labelled(label, things.join(", ")))] : [];

/** The same for things that have commas of their own. */
export const listedApart = (label: string, things: readonly string[], texts: Texts): string[] =>
  listed(label, things.length > 0 ? [apart(things, texts)] : [], texts);

/** Semicolons between, set as the language sets them. */
export const apart = (things: readonly string[], texts: Texts): string =>
  things.join(texts.language === "fr" ? "\u202f; " : "; ");

/** "You have 12 points and 5 cards in hand." */
export const has = (seat: number, things: readonly string[], texts: Texts): string =>
  texts.say("told-has", { seat: `seat:${seat}`, what: texts.join(things) });

export const points = (count: number, texts: Texts): string => texts.say("told-points", { points: count });

/** A choice with all that matters: "Pick Denmark: number 4, beer (1 point), Nordic Countries; Food +1". */
export function choiceSaid(move: Move, teller: Teller, view: View, texts: Texts): string {
  const preview = previewOf(view, move);
  const more = [teller.detail(move, view, texts), ...(preview ? previewSaid(preview, texts) : [])].filter(
    (each) => each !== null,
  );
  return more.length > 0 ? texts.labelled(texts.move(move), apart(more, texts)) : texts.move(move);
}
