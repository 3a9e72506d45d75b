// The components as printed, and what the board draws of a view. No rules: what may be done comes with the view.

import destinationsText from "@data/trekking_the_world/data/destinations.csv?raw";
import journeysText from "@data/trekking_the_world/data/journeys.csv?raw";
import linksText from "@data/trekking_the_world/data/links.csv?raw";
import placesText from "@data/trekking_the_world/data/places.csv?raw";
import tablesText from "@data/trekking_the_world/data/tables.toml?raw";
import { rows } from "@shell/csv";
import { idOf } from "@shell/refs";
import type { Running } from "@shell/scores";
import type { Language } from "@shell/texts";
import type { Destination, Place, Reach, Trekker, WorldPrivate, WorldPublic } from "./view";

export type Counts = Readonly<Record<string, number>>;

export interface Spot {
  ref: string;
  id: string;
  airport: boolean;
  /** Longitude and latitude. */
  at: [number, number];
  short: Record<Language, string>;
}

export const SPOTS: readonly Spot[] = rows(placesText).map((row) => ({
  ref: `place:${row["id"]}`,
  id: row["id"] ?? "",
  airport: row["kind"] === "airport",
  at: [Number(row["lon"]), Number(row["lat"])],
  short: { en: row["short_en"] ?? "", fr: row["short_fr"] ?? "", de: row["short_de"] ?? "" },
}));
const byRef = new Map(SPOTS.map((spot) => [spot.ref, spot]));

export function spotOf(ref: string): Spot {
  const spot = byRef.get(ref);
  if (!spot) throw new Error(`there is no ${ref}`);
  return spot;
}

export const LINKS: readonly (readonly [Spot, Spot])[] = rows(linksText).map((row) => [
  spotOf(`place:${row["a"]}`),
  spotOf(`place:${row["b"]}`),
]);

const DECKS = new Map(rows(journeysText).map((row) => [`journey:${row["id"]}`, row["deck"] ?? ""]));
/** So many cards with the same symbol pay for a journey. */
export const JOURNEY_PRICE = Number(/^journey_price_same_symbol = (\d+)/m.exec(tablesText)?.[1]);
export const deckOf = (journey: string): string => DECKS.get(journey) ?? "";

export const SYMBOLS = ["scenery", "adventure", "nature", "history", "water"] as const;
export const COLOURS = ["red", "blue", "yellow", "white"] as const;

// ------------------------------------------------------------------------------------------------ cards

export interface Trek {
  ref: string;
  symbol: string;
  value: number;
}

/** `trek:water-2` */
export function trekOf(ref: string): Trek {
  const [symbol = "", value = ""] = idOf(ref).split("-");
  return { ref, symbol, value: Number(value) };
}

export interface HandCard extends Trek {
  key: string;
  picked: boolean;
}

export interface Group {
  symbol: string;
  cards: HandCard[];
}

/** The hand by symbol and value; what is picked for the plan stands first of its kind. */
export function handGroups(hand: Counts, picked: Counts): Group[] {
  const cards = Object.entries(hand).flatMap(([ref, count]) =>
    Array.from({ length: count }, (_, n): HandCard => ({
      ...trekOf(ref),
      key: `${ref}/${n}`,
      picked: n < (picked[ref] ?? 0),
    })),
  );
  return SYMBOLS.map((symbol) => ({
    symbol,
    cards: cards.filter((card) => card.symbol === symbol).sort((a, b) => a.value - b.value),
  })).filter((group) => group.cards.length > 0);
}

/** The cards of a hand one by one. */
export const spread = (hand: Counts): Trek[] =>
  Object.entries(hand).flatMap(([ref, n]) => Array.from({ length: n }, () => trekOf(ref)));

export function tally(cards: readonly Trek[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { ref } of cards) counts[ref] = (counts[ref] ?? 0) + 1;
  return counts;
}

/** Few cards that add up to so many links and leave the symbols that are to be kept; null if there are none. */
export function payment(hand: Counts, links: number, keep: Counts = {}): Trek[] | null {
  let best: (readonly Trek[] | null)[] = [[], ...Array.from({ length: links }, () => null)];
  for (const symbol of SYMBOLS) {
    const held = spread(hand).filter((card) => card.symbol === symbol);
    const spare = held.length - (keep[`symbol:${symbol}`] ?? 0);
    if (spare < 0) return null;
    best = withSymbol(best, subsets(held, spare, links));
  }
  const found = best[links];
  return found ? [...found] : null;
}

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

/** Cards for symbols, the lowest values first: high ones carry farther. */
export function symbolCards(hand: Counts, need: Counts): Trek[] {
  return SYMBOLS.flatMap((symbol) =>
    spread(hand)
      .filter((card) => card.symbol === symbol)
      .sort((a, b) => a.value - b.value)
      .slice(0, need[`symbol:${symbol}`] ?? 0),
  );
}

export function without(hand: Counts, cards: readonly Trek[]): Record<string, number> {
  const left: Record<string, number> = { ...hand };
  for (const { ref } of cards) left[ref] = (left[ref] ?? 0) - 1;
  return Object.fromEntries(Object.entries(left).filter(([, n]) => n > 0));
}

export interface Cost {
  symbol: string;
  lacks: boolean;
}

/** The symbols of a destination one by one, the ones that a hand lacks being marked. */
export function costOf(cost: Counts, missing: Counts): Cost[] {
  return SYMBOLS.flatMap((symbol) => {
    const asked = cost[`symbol:${symbol}`] ?? 0;
    const held = asked - (missing[`symbol:${symbol}`] ?? 0);
    return Array.from({ length: asked }, (_, n) => ({ symbol, lacks: n >= held }));
  });
}

// ----------------------------------------------------------------------------------------------- places

/** What a place means at the moment: first come what is asked or selected. */
export interface Mark extends Place {
  spot: Spot;
  may: boolean;
  on: boolean;
  star: boolean;
}

export function marksOf(board: WorldPublic, may: (ref: string) => boolean, on: string | null): Mark[] {
  const open = new Set(board.row.map((card) => card.place));
  return board.places.map((place) => ({
    ...place,
    spot: spotOf(place.place),
    may: may(place.place),
    on: place.place === on,
    star: open.has(place.place),
  }));
}

/** The links of a way, from where the trekker stands. */
export function legsOf(start: string | null, way: readonly string[]): [Spot, Spot][] {
  const stops = [...(start === null ? [] : [start]), ...way].map(spotOf);
  return stops.slice(1).map((stop, i) => [stops[i] as Spot, stop]);
}

/** What is known of a place that is looked at: how to get there, with which cards, and what it brings. */
export interface Look {
  place: Place;
  card: Destination | null;
  reach: Reach | null;
  /** Cards that would pay the way, and the ones that could then pay the visit. */
  fare: Trek[];
  entry: Trek[];
}

export function lookAt(board: WorldPublic, own: WorldPrivate | null, ref: string): Look | null {
  const place = board.places.find((each) => each.place === ref);
  if (!place) return null;
  const card = board.row.find((each) => each.place === ref) ?? null;
  const reach = own?.reach.find((each) => each.place === ref) ?? null;
  if (!own || !reach || board.phase === "line") return { place, card, reach, fare: [], entry: [] };
  const both = reach.visit && card ? payment(own.hand, reach.links, card.cost) : null;
  const fare = both ?? payment(own.hand, reach.links) ?? [];
  return { place, card, reach, fare, entry: both && card ? symbolCards(without(own.hand, fare), card.cost) : [] };
}

// --------------------------------------------------------------------------------------------- suitcase

export interface Row {
  colour: string;
  ref: string;
  cubes: number;
  /** So many more would come. */
  ghosts: number;
  points: number;
  holder: number | null;
  gains: boolean;
}

export function suitcaseRows(board: WorldPublic, trekker: Trekker, coming: Reach | null): Row[] {
  return COLOURS.map((colour) => {
    const ref = `souvenir:${colour}`;
    const tile = board.tiles.find((each) => each.souvenir === ref);
    const comes = coming?.cube === ref;
    return {
      colour,
      ref,
      cubes: trekker.suitcase[ref] ?? 0,
      ghosts: comes ? 1 : 0,
      points: tile?.points ?? 0,
      holder: tile?.holder ?? null,
      gains: comes && coming.tile,
    };
  });
}

// ------------------------------------------------------------------------ several moves, one after the other

/** A move by its verb and what it names. */
export interface Step {
  verb: string;
  ref: string | null;
}

const PAY = "pay";

export const paying = (cards: readonly Trek[]): Step[] => cards.map((card) => ({ verb: PAY, ref: card.ref }));

/** What is left of some steps when the rules have picked cards by themselves, which are not to be paid again. */
export function stepsLeft(steps: readonly Step[], picked: Counts): readonly Step[] {
  const done: Record<string, number> = { ...picked };
  return steps.filter(({ verb, ref }) => {
    if (verb !== PAY || ref === null || !done[ref]) return true;
    done[ref] -= 1;
    return false;
  });
}

// -------------------------------------------------------------------------------------------------- end

export interface Ending {
  tokens: (string | null)[];
  visits: number;
  leaders: number[];
}

/** How near the end is: the regions whose tokens are taken, and who has visited most. */
export function endingOf(board: WorldPublic): Ending {
  const taken = board.regions.filter((region) => region.holder !== null).map((region) => region.region);
  const visits = Math.max(0, ...board.trekkers.map((trekker) => trekker.destinations.length));
  const leaders =
    visits === 0
      ? []
      : board.trekkers.filter((trekker) => trekker.destinations.length === visits).map((trekker) => trekker.seat);
  return { tokens: Array.from({ length: board.end_tokens }, (_, n) => taken[n] ?? null), visits, leaders };
}

// ----------------------------------------------------------------------------------------------- scores

const POINTS = new Map(rows(destinationsText).map((row) => [`destination:${row["id"]}`, Number(row["vp"])]));

/** Card by card, or in one sum where the table is played by other figures than those of the newest version. */
function visitPoints(trekker: Trekker): number[] {
  const points = trekker.destinations.map((ref) => POINTS.get(ref) ?? 0);
  const sum = points.reduce((total, each) => total + each, 0);
  return orNone(sum === trekker.destination_points ? points : [trekker.destination_points]);
}

const orNone = (parts: number[]): number[] => (parts.length > 0 ? parts : [0]);

/** The lines of the score sheet, as far as the reader may know them: region tokens only for their holder. */
export function scoresOf(board: WorldPublic, own: WorldPrivate | null): Running[] {
  return board.trekkers.map((trekker) => {
    const mine = own?.seat === trekker.seat;
    const shown = board.regions
      .filter((region) => region.holder === trekker.seat)
      .flatMap((region) => region.value ?? []);
    const tokens = mine ? Object.values(own.tokens) : shown;
    return {
      seat: trekker.seat,
      total: mine ? own.score : trekker.score,
      lines: [
        { id: "destinations", parts: visitPoints(trekker) },
        { id: "vp-tokens", parts: [trekker.vp_points] },
        { id: "suitcase", parts: [trekker.set_points] },
        {
          id: "majorities",
          parts: orNone(board.tiles.filter((tile) => tile.holder === trekker.seat).map((tile) => tile.points)),
        },
        { id: "region-tokens", parts: trekker.tokens === 0 ? [0] : tokens },
      ],
    };
  });
}

export type Panel = "places" | "draw" | "journeys" | "case";

/** What a phone shows below the map when nothing else is wished. */
export function panelFor(board: WorldPublic): Panel {
  if (board.phase === "action" || board.phase === "drawing") return "draw";
  if (board.phase !== "line") return "places";
  const due: Record<string, Panel> = { draw: "journeys", gain: "journeys", recolour: "case" };
  return due[board.line?.effect ?? ""] ?? "places";
}
