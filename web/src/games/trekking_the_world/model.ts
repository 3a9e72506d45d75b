// The components as printed, and what the board draws of a view. No rules: what may be done comes with the view.

import journeysText from "@data/trekking_the_world/data/journeys.csv?raw";
import linksText from "@data/trekking_the_world/data/links.csv?raw";
import placesText from "@data/trekking_the_world/data/places.csv?raw";
import tablesText from "@data/trekking_the_world/data/tables.toml?raw";
import { rows } from "@shell/csv";
import { idOf } from "@shell/refs";
import type { View } from "@shell/board";
import type { ViewShape } from "@shell/protocol";
import { running, type Running } from "@shell/scores";
import type { Language } from "@shell/texts";
import type { Place, Reach, Trekker, WorldPrivate, WorldPublic } from "./view";

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

const NEXT = new Map<string, string[]>();
for (const [a, b] of LINKS) {
  NEXT.set(a.ref, [...(NEXT.get(a.ref) ?? []), b.ref]);
  NEXT.set(b.ref, [...(NEXT.get(b.ref) ?? []), a.ref]);
}

/** The places of a shortest way over the links, the goal included; straight there where none leads. */
export function wayBetween(from: string, to: string): string[] {
  const before = new Map([[from, from]]);
  const open = [from];
  for (let place = open.shift(); place !== undefined && !before.has(to); place = open.shift())
    for (const next of NEXT.get(place) ?? [])
      if (!before.has(next)) {
        before.set(next, place);
        open.push(next);
      }
  const way: string[] = [];
  for (let place = to; place !== from; place = before.get(place) ?? from) way.unshift(place);
  return way;
}

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

/** A card of the hand; where there is no room for all, equal ones lie on one another. */
export interface Held extends Trek {
  key: string;
  /** Which of its kind, from 0, and how many lie on one another. */
  nth: number;
  count: number;
}

/** The hand by symbol and value. */
export function handCards(hand: Counts, stacked: boolean): Held[] {
  const held = Object.entries(hand).flatMap(([ref, count]) =>
    stacked
      ? [{ ...trekOf(ref), key: ref, nth: 0, count }]
      : Array.from({ length: count }, (_, nth) => ({ ...trekOf(ref), key: `${ref}/${nth}`, nth, count: 1 })),
  );
  return SYMBOLS.flatMap((symbol) =>
    held.filter((card) => card.symbol === symbol && card.count > 0).sort((a, b) => a.value - b.value),
  );
}

/** Where each card lies: left edges, in a row of this width. Cards keep their size whatever their number; they lie closer.
 *  `gap` is what parts one symbol from the next, where there is room. */
export function fan(cards: readonly Held[], room: number, width: number, gap: number): number[] {
  const parts = cards.map((card, i) => Number(i > 0 && cards[i - 1]?.symbol !== card.symbol));
  const apart = parts.reduce((sum, part) => sum + part, 0);
  const steps = Math.max(1, cards.length - 1);
  const between = Math.max(0, Math.min(gap, (room - width - steps * 34) / Math.max(1, apart)));
  const step = Math.min(width + 6, (room - width - apart * between) / steps);
  let left = 0;
  return cards.map((_, i) => (left += i === 0 ? 0 : step + (parts[i] ?? 0) * between));
}

/** The least that must show of a card, so that its index is seen. */
export const INDEX = 26;

/** The cards of a hand one by one. */
export const spread = (hand: Counts): Trek[] =>
  Object.entries(hand).flatMap(([ref, n]) => Array.from({ length: n }, () => trekOf(ref)));

export function tally(cards: readonly Trek[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { ref } of cards) counts[ref] = (counts[ref] ?? 0) + 1;
  return counts;
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

/** The same mark as long as a place means the same, so that only what has changed is drawn anew. */
const made = new WeakMap<Place, Mark[]>();
function markOf(place: Place, may: boolean, on: boolean, star: boolean): Mark {
  const all = made.get(place) ?? [];
  made.set(place, all);
  return (all[Number(may) + 2 * Number(on) + 4 * Number(star)] ??= {
    ...place,
    spot: spotOf(place.place),
    may,
    on,
    star,
  });
}

export function marksOf(board: WorldPublic, may: (ref: string) => boolean, on: string | null): Mark[] {
  const open = new Set(board.row.map((card) => card.place));
  return board.places.map((place) => markOf(place, may(place.place), place.place === on, open.has(place.place)));
}

/** The places within reach, as the previews of going there tell. */
export const reachesOf = (view: View): Map<string, Reach> =>
  new Map(
    Object.values(view.previews ?? {})
      .flatMap(({ detail }) => (detail ? (detail as Reach) : []))
      .map((reach) => [reach.place, reach]),
  );

/** The links of a way, from where the trekker stands. */
export function legsOf(start: string | null, way: readonly string[]): [Spot, Spot][] {
  const stops = [...(start === null ? [] : [start]), ...way].map(spotOf);
  return stops.slice(1).map((stop, i) => [stops[i] as Spot, stop]);
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
  const cube = board.places.find(({ place }) => place === coming?.place)?.cube ?? null;
  return COLOURS.map((colour) => {
    const ref = `souvenir:${colour}`;
    const tile = board.tiles.find((each) => each.souvenir === ref);
    const comes = cube === ref;
    return {
      colour,
      ref,
      cubes: trekker.suitcase[ref] ?? 0,
      ghosts: comes ? 1 : 0,
      points: tile?.points ?? 0,
      holder: tile?.holder ?? null,
      gains: comes && (coming?.tile_points ?? 0) > 0,
    };
  });
}

// -------------------------------------------------------------------------------------------------- end

export interface Ending {
  tokens: (string | null)[];
  leaders: number[];
}

/** How near the end is: the regions whose tokens are taken, and who has visited most. */
export function endingOf(board: WorldPublic): Ending {
  const taken = board.regions.filter((region) => region.holder !== null).map((region) => region.region);
  const leaders =
    board.most_visits === 0
      ? []
      : board.trekkers
          .filter((trekker) => trekker.destinations.length === board.most_visits)
          .map((trekker) => trekker.seat);
  return { tokens: Array.from({ length: board.end_tokens }, (_, n) => taken[n] ?? null), leaders };
}

// ----------------------------------------------------------------------------------------------- scores

const orNone = (parts: number[]): number[] => (parts.length > 0 ? parts : [0]);

/** The lines of the score sheet, as far as the reader may know them: region tokens only for their holder. */
export const scoresOf = (shape: ViewShape, board: WorldPublic, own: WorldPrivate | null): Running[] =>
  running(shape.public, board).map(({ seat, total, lines }) => {
    const mine = own?.seat === seat ? own : null;
    const isSecret = !mine && board.trekkers[seat]?.token_points === null;
    const tokens = (parts: number[]): number[] => (isSecret ? [] : orNone(mine ? Object.values(mine.tokens) : parts));
    return {
      seat,
      total: mine?.score ?? total,
      lines: lines.map(({ id, parts }) => ({ id, parts: id === "region-tokens" ? tokens(parts) : orNone(parts) })),
    };
  });

/** What a phone shows beside the map: the posters, what an action can draw or do, or the own suitcase. */
export type Page = "posters" | "actions" | "suitcase";

/** The page for what is asked; the reader may turn it. Whoever can visit most likely came for that. */
export function pageFor(board: WorldPublic, visits = false): Page {
  if (board.phase === "action") return visits ? "posters" : "actions";
  if (board.phase === "drawing") return "actions";
  if (board.phase !== "line") return "posters";
  const due: Record<string, Page> = { draw: "actions", gain: "actions", recolour: "suitcase" };
  return due[board.line?.effect ?? ""] ?? "posters";
}
