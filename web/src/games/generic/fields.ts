// What the numbers, words and flags in a view stand for, told by the field they are in.

import type { Texts } from "@shell/texts";

/** A number in one of these fields is a seat. */
export const SEATS = new Set([
  "asked",
  "deciding",
  "first",
  "holder",
  "leader",
  "lucky",
  "onto",
  "order",
  "out",
  "party",
  "seat",
  "seats",
  "taken_by",
  "trekker",
  "turn",
]);

/** A number in one of these fields has a name of its own, as this kind of component. */
export const NAMED = new Map([
  ["year", "year"],
  ["years", "year"],
]);

export const isLeaf = (each: unknown): boolean => typeof each !== "object" || each === null;

/** A list says what there is: what is nothing, empty or not so is left out. */
export const isNothing = (each: unknown): boolean =>
  each === null || each === false || (typeof each === "object" && Object.keys(each).length === 0);

/** A single thing of a view in the reader's words. */
export function words(texts: Texts, field: string, leaf: unknown): string {
  if (isNothing(leaf)) return "–";
  if (leaf === true) return texts.say("word-yes");
  if (typeof leaf === "number") return numberWords(texts, field, leaf);
  const text = String(leaf);
  return text.includes(":") ? texts.name(text) : texts.word(text, field);
}

function numberWords(texts: Texts, field: string, number: number): string {
  if (SEATS.has(field)) return texts.player(number);
  const kind = NAMED.get(field);
  return kind ? texts.name(`${kind}:${number}`) : String(number);
}
