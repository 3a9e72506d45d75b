// What stands in a view, in the reader's words: a view is walked together with its shape, which says what its fields
// hold. No field of any game is known here.

import type { Shape, ViewShape } from "@shell/protocol";
import { sentence, type Teller } from "@shell/tell";
import type { Texts } from "@shell/texts";

/** A thing in a view with what it is called; `field` finds the words for what is in it. */
export interface Entry {
  key: string;
  label: string;
  field: string;
  shape: Shape;
  value: unknown;
}

/** A list says what there is: what is nothing, empty or not so is left out. */
export const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === false ||
  (typeof value === "object" && Object.keys(value).length === 0);

const isNested = (shape: Shape): boolean => ["struct", "list", "table"].includes(shape.kind);

/** Whether it is told by its words alone, in one line: single things, a list of them, and what is nothing. */
export const isLine = (shape: Shape, value: unknown): boolean =>
  isNothing(value) ||
  !isNested(shape) ||
  (shape.kind === "list" && !shape.by_seat && !!shape.item && !isNested(shape.item));

/** Few single things stand side by side. */
export const isShort = (entries: readonly Entry[]): boolean =>
  entries.length <= 4 && entries.every((each) => !isNested(each.shape));

/** What a struct, a table or a list by seat holds, each with what it is called: all but a plain list. */
export function entriesOf(texts: Texts, field: string, shape: Shape, value: unknown): Entry[] {
  return entries(texts, field, shape, value).filter((each) => !isNothing(each.value));
}

function entries(texts: Texts, field: string, shape: Shape, value: unknown): Entry[] {
  const { item, key } = shape;
  if (shape.kind === "struct") {
    const values = value as Record<string, unknown>;
    return Object.entries(shape.fields ?? {}).map(([name, each]) => ({
      key: name,
      label: texts.field(name, each.line ?? null),
      field: name,
      shape: each,
      value: values[name],
    }));
  }
  if (shape.kind === "table" && item && key) {
    return Object.entries(value as object).map(([name, each]) => ({
      key: name,
      label: words(texts, field, key, name),
      field,
      shape: item,
      value: each as unknown,
    }));
  }
  if (shape.by_seat && item) {
    const own = withoutSeat(item);
    return (value as unknown[]).map((each, seat) => ({
      key: String(seat),
      label: texts.player(seat),
      field,
      shape: own,
      value: each,
    }));
  }
  return [];
}

/** The shape of what is told of one seat: which seat that is need not be told again. */
export function withoutSeat(shape: Shape): Shape {
  const told = Object.entries(shape.fields ?? {}).filter(([name, each]) => name !== "seat" || each.kind !== "seat");
  return { ...shape, fields: Object.fromEntries(told) };
}

/** Single things in words: one, or a list of them. */
export function words(texts: Texts, field: string, shape: Shape, value: unknown): string {
  if (isNothing(value)) return "–";
  if (Array.isArray(value)) {
    const { item } = shape;
    return item ? value.map((each) => words(texts, field, item, each)).join(", ") : "";
  }
  if (value === true) return texts.say("word-yes");
  // The keys of a table are always texts, even those that stand for seats.
  if (shape.kind === "seat") return texts.player(Number(value));
  if (shape.kind === "named") return texts.name(`${shape.of}:${String(value)}`);
  if (typeof value === "number") return texts.number(value);
  const text = String(value);
  // A game may leave it to a reference to tell that it is one.
  return text.includes(":") ? texts.name(text) : texts.word(text, field);
}

/** For games that tell nothing themselves: what single fields hold, without what is nothing or 0. */
export const plainTeller = (shape: ViewShape): Teller => ({
  tell: (view, texts) => [
    ...(view.private === null ? [] : singles(withoutSeat(shape.private), view.private, texts)),
    ...singles(shape.public, view.public, texts),
  ],
  detail: () => null,
});

const singles = (shape: Shape, value: unknown, texts: Texts): string[] =>
  entriesOf(texts, "", shape, value)
    .filter(({ shape: kept, value: held }) => isLine(kept, held) && !(kept.kind === "number" && held === 0))
    .map((each) => sentence(texts.labelled(each.label, words(texts, each.field, each.shape, each.value))));
