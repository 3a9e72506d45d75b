// Which cards are proposed for a way, a visit or a journey. A proposal, no rule: it is shown before it is played, a touch
// on a card changes it, and the table still takes only what is legal.

import { SYMBOLS, spread, tally, trekOf, without, JOURNEY_PRICE, type Counts, type Trek } from "./model";
import type { Reach, WorldPrivate, WorldPublic } from "./view";

/** What the reader wants otherwise: this card to be used, or these to be kept. */
export interface Wish {
  wanted: string | null;
  spared: readonly string[];
}
export const NO_WISH: Wish = { wanted: null, spared: [] };

/** Few cards that add up to so many links and leave the symbols that are to be kept; null if there are none. */
export function payment(hand: Counts, links: number, keep: Counts = {}, wish: Wish = NO_WISH): Trek[] | null {
  const first = wish.wanted ? [trekOf(wish.wanted)] : [];
  const left = without(hand, first);
  const sum = links - first.reduce((total, card) => total + card.value, 0);
  if (sum < 0) return null;
  const free = without(left, wish.spared.map(trekOf));
  let best: (readonly Trek[] | null)[] = [[], ...Array.from({ length: sum }, () => null)];
  for (const symbol of SYMBOLS) {
    const spare = ofSymbol(left, symbol).length - (keep[`symbol:${symbol}`] ?? 0);
    if (spare < 0) return null;
    best = withSymbol(best, subsets(ofSymbol(free, symbol), spare, sum));
  }
  const found = best[sum];
  return found ? [...first, ...found] : null;
}

const ofSymbol = (hand: Counts, symbol: string): Trek[] => spread(hand).filter((card) => card.symbol === symbol);

function withSymbol(best: readonly (readonly Trek[] | null)[], parts: readonly Trek[][]): (readonly Trek[] | null)[] {
  const next = [...best];
  for (const part of parts) {
    const sum = part.reduce((total, card) => total + card.value, 0);
    best.forEach((cards, total) => {
      if (!cards || total + sum >= best.length) return;
      const known = next[total + sum];
      if (!known || known.length > cards.length + part.length) next[total + sum] = [...cards, ...part];
    });
  }
  return next;
}

/** What can be picked of a symbol's cards, equal cards being equal: at most so many, worth at most so much. */
function subsets(held: readonly Trek[], most: number, worth: number): Trek[][] {
  let found: Trek[][] = [[]];
  for (const [ref, count] of Object.entries(tally(held))) {
    const card = trekOf(ref);
    found = found.flatMap((part) =>
      Array.from({ length: count + 1 }, (_, n) => [...part, ...Array.from({ length: n }, () => card)]),
    );
  }
  return found.filter(
    (part) => part.length > 0 && part.length <= most && part.reduce((sum, card) => sum + card.value, 0) <= worth,
  );
}

/** A symbol's cards in the order in which they are given away: what is wanted, then low values, which carry less far. */
function inTurn(hand: Counts, symbol: string, wish: Wish): Trek[] {
  const spared = tally(wish.spared.map(trekOf));
  const seen: Record<string, number> = {};
  const rank = (card: Trek): number => {
    const held = (hand[card.ref] ?? 0) - (spared[card.ref] ?? 0);
    seen[card.ref] = (seen[card.ref] ?? 0) + 1;
    if (card.ref === wish.wanted && seen[card.ref] === 1) return -1;
    return card.value + ((seen[card.ref] ?? 0) > held ? 10 : 0);
  };
  return ofSymbol(hand, symbol)
    .map((card) => ({ card, rank: rank(card) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ card }) => card);
}

/** Cards for symbols. */
export function symbolCards(hand: Counts, need: Counts, wish: Wish = NO_WISH): Trek[] {
  return SYMBOLS.flatMap((symbol) => inTurn(hand, symbol, wish).slice(0, need[`symbol:${symbol}`] ?? 0));
}

/** Cards with the same symbol for a journey: those that carry least far. */
export function pairFor(hand: Counts, wish: Wish = NO_WISH): Trek[] {
  const worth = (cards: readonly Trek[]) =>
    cards.reduce((sum, card) => sum + card.value + 10 * Number(wish.spared.includes(card.ref)), 0);
  const pairs = SYMBOLS.map((symbol) => inTurn(hand, symbol, wish).slice(0, JOURNEY_PRICE))
    .filter((cards) => cards.length === JOURNEY_PRICE)
    .sort((a, b) => worth(a) - worth(b));
  return pairs.find((cards) => cards.some((card) => card.ref === wish.wanted)) ?? pairs[0] ?? [];
}

/** Cards that would pay the way, and the ones that could pay what comes then. */
export interface Proposal {
  fare: readonly Trek[];
  entry: readonly Trek[];
}
export const NOTHING_PAID: Proposal = { fare: [], entry: [] };

/** For going to a place; null if the wish cannot be met. */
function proposeWay(board: WorldPublic, own: WorldPrivate, reach: Reach | null, wish: Wish): Proposal | null {
  if (!reach || board.phase === "line") return NOTHING_PAID;
  const card = reach.visit_points > 0 ? board.row.find((each) => each.place === reach.place) : undefined;
  const fare = payment(own.hand, reach.way.length, card?.cost, wish);
  return fare && { fare, entry: card ? symbolCards(without(own.hand, fare), card.cost) : [] };
}

/** For the move that is tried; null if the wish cannot be met. */
export function propose(
  board: WorldPublic,
  own: WorldPrivate,
  reaches: ReadonlyMap<string, Reach>,
  verb: string,
  ref: string,
  wish: Wish = NO_WISH,
): Proposal | null {
  if (verb === "go") return proposeWay(board, own, reaches.get(ref) ?? null, wish);
  if (verb === "journey") return { fare: [], entry: pairFor(own.hand, wish) };
  const card = board.row.find((each) => each.destination === ref);
  // On a journey symbols may be ignored: which, the player says first.
  if (verb !== "visit" || !card || board.phase === "line") return NOTHING_PAID;
  return { fare: [], entry: symbolCards(own.hand, card.cost, wish) };
}

// ------------------------------------------------------------------------ several moves, one after the other

/** A move by its verb and what it names. */
export interface Step {
  verb: string;
  ref: string | null;
}

const PAY = "pay";

export const paying = (cards: readonly Trek[]): Step[] => cards.map((card) => ({ verb: PAY, ref: card.ref }));

/** What follows a move that has begun a plan. */
export function stepsAfter(verb: string, proposal: Proposal): Step[] {
  if (verb === "go") return proposal.fare.length > 0 ? [...paying(proposal.fare), { verb: "depart", ref: null }] : [];
  return paying(proposal.entry);
}

/** What is left of some steps when the rules have picked cards by themselves, which are not to be paid again. */
export function stepsLeft(steps: readonly Step[], picked: Counts): readonly Step[] {
  const done: Record<string, number> = { ...picked };
  return steps.filter(({ verb, ref }) => {
    if (verb !== PAY || ref === null || !done[ref]) return true;
    done[ref] -= 1;
    return false;
  });
}
