// A card in words, with all that matters for choosing it.

import type { Texts } from "@shell/texts";
import type { Card, Symbol } from "./model";

const worth = (symbol: Symbol, texts: Texts): string =>
  symbol.value === null
    ? texts.name(symbol.ref)
    : texts.say(`board-told-${symbol.family}`, { symbol: symbol.ref, points: symbol.value });

/** "Denmark: number 4, beer (1), bicycle (5 a pair), Nordic Countries." */
export function told(card: Card, texts: Texts, been = false): string {
  const symbols = card.symbols.map((symbol) => worth(symbol, texts)).join(", ");
  const words = texts.say("board-told", {
    card: card.ref,
    number: card.number,
    symbols,
    region: `region:${card.region}`,
  });
  return been ? `${words} ${texts.say("board-been")}` : words;
}

/** The same in at most 48 characters: "Denmark: 4, beer, bicycle". */
export function toldInShort(card: Card, texts: Texts): string {
  const symbols = card.symbols.map((symbol) => texts.name(symbol.ref));
  return texts.labelled(texts.name(card.ref), [texts.number(card.number), ...symbols].join(", "));
}
