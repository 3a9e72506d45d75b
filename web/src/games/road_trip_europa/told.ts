// A card, a choice and the whole position in words, with all that matters for choosing.

import type { View } from "@shell/board";
import type { Move } from "@shell/protocol";
import { has, listed, listedApart, points, sentenceOf } from "@shell/tell";
import type { Texts } from "@shell/texts";
import { cardOf, REGIONS, stopsOf, travellerOf, type Card, type Symbol } from "./model";
import type { RoadTripPrivate, RoadTripPublic, Traveller } from "./view";

const worth = (symbol: Symbol, texts: Texts): string =>
  symbol.value === null
    ? texts.name(symbol.ref)
    : texts.say(`board-told-${symbol.family}`, { symbol: symbol.ref, points: symbol.value });

const factsOf = (card: Card, texts: Texts) => ({
  number: card.number,
  symbols: card.symbols.map((symbol) => worth(symbol, texts)).join(", "),
  region: `region:${card.region}`,
});

/** "Denmark: number 4, beer (1), bicycle (5 a pair), Nordic Countries." */
export function told(card: Card, texts: Texts, been = false): string {
  const words = texts.say("board-told", { card: card.ref, ...factsOf(card, texts) });
  return been ? `${words} ${texts.say("board-been")}` : words;
}

/** The same in at most 48 characters: "Denmark: 4, beer, bicycle". */
export function toldInShort(card: Card, texts: Texts): string {
  const symbols = card.symbols.map((symbol) => texts.name(symbol.ref));
  return texts.labelled(texts.name(card.ref), [texts.number(card.number), ...symbols].join(", "));
}

export function tell({ public: board, private: own }: View<RoadTripPublic, RoadTripPrivate>, texts: Texts): string[] {
  const mine = own ? travellerOf(board, own.seat) : null;
  const others = board.travellers.filter((each) => each !== mine);
  return [
    ...stage(board, texts),
    ...(own ? ownHand(own, texts) : []),
    ...(mine ? [...journey(mine, own, texts), ...countries(mine, texts)] : []),
    ...others.flatMap((each) => journey(each, null, texts)),
    ...table(board, texts),
    ...(own?.seen ?? []).map(({ holder, cards }) =>
      sentenceOf(texts.say("board-holds", { seat: `seat:${holder}`, cards })),
    ),
    ...names("board-returning", own?.returning ?? [], texts),
    ...names("board-sitting-out", own?.sitting_out ?? [], texts),
  ];
}

export function detail(
  move: Move,
  { private: own, public: board }: View<RoadTripPublic, RoadTripPrivate>,
  texts: Texts,
): string | null {
  const [ref = ""] = move.refs;
  const card = cardOf(ref);
  if (card) {
    const been = own !== null && travellerOf(board, own.seat).visited.includes(ref);
    const words = texts.say("told-card", factsOf(card, texts));
    return been ? `${words}. ${texts.say("board-been")}` : words;
  }
  return null;
}

function stage(board: RoadTripPublic, texts: Texts): string[] {
  const [round = "", ...more] = texts.stages(board);
  return [sentenceOf(round, ...(board.phase === "draft" ? more : [texts.word(board.phase, "phase")]))];
}

function ownHand(own: RoadTripPrivate, texts: Texts): string[] {
  const cards = own.hand.flatMap((ref) => cardOf(ref) ?? []);
  const words = cards.map((card) => `${texts.name(card.ref)}, ${texts.say("told-card", factsOf(card, texts))}`);
  return listedApart(texts.say("board-hand"), words, texts);
}

function journey(traveller: Traveller, own: RoadTripPrivate | null, texts: Texts): string[] {
  const { seat, visited, stars } = traveller;
  const things = [points(traveller.score, texts), texts.say("told-marked", { count: visited.length })];
  const stops = stopsOf(traveller, own).flatMap(({ card, faceDown, secret }) => {
    if (!card) return faceDown ? [texts.say("board-face-down")] : [];
    const words = [`${texts.name(card.ref)} ${card.number}`, ...card.symbols.map(({ ref }) => texts.name(ref))];
    return [secret ? `${words.join(", ")} (${texts.say("board-only-you")})` : words.join(", ")];
  });
  const label = own ? texts.say("board-your-trip") : texts.say("board-trip-of", { player: texts.player(seat) });
  const taken = listed(
    texts.field("stars"),
    stars.map((ref) => texts.name(ref)),
    texts,
  );
  return [[has(seat, things, texts), ...taken].join(" "), ...listedApart(label, stops, texts)];
}

/** The own regions: how many countries of each are marked, and which of the last two are open. */
function countries(mine: Traveller, texts: Texts): string[] {
  const regions = REGIONS.map(({ ref, cards }) => {
    const left = cards.filter((card) => !mine.visited.includes(card.ref));
    const count = texts.say("told-region", { region: ref, count: cards.length - left.length, of: cards.length });
    const open = left.length > 0 && left.length <= 2 ? left.map((card) => texts.name(card.ref)) : [];
    return open.length > 0 ? `${count} (${texts.labelled(texts.say("board-open"), texts.join(open))})` : count;
  });
  return listedApart(texts.field("visited"), regions, texts);
}

function table(board: RoadTripPublic, texts: Texts): string[] {
  const stars = board.stars.filter((star) => star.taken_by.length === 0);
  const words = stars.map((star) => texts.say("told-star", { region: star.region, points: star.points }));
  const passports = board.passports_left.map((each) => texts.number(each));
  return [
    ...listed(texts.say("told-open-stars"), words, texts),
    ...listed(texts.field("passports_left"), passports, texts),
  ];
}

const names = (id: string, cards: readonly string[], texts: Texts): string[] =>
  cards.length > 0 ? [sentenceOf(texts.say(id, { cards: [...cards] }))] : [];
