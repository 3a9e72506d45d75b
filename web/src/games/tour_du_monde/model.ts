// The cards as printed, and what the board draws of a view. No rules: what is open comes with the view.

import connectionsText from "@data/tour_du_monde/data/connections.csv?raw";
import countriesText from "@data/tour_du_monde/data/countries.csv?raw";
import secondariesText from "@data/tour_du_monde/data/secondaries.csv?raw";
import { rows } from "@shell/csv";
import type { Detail, TourPrivate, TourPublic } from "./view";

export type Kind = "country" | "island" | "secondary" | "joker" | "plus-one";

export interface Card {
  ref: string;
  kind: Kind;
  /** The country it belongs to: its own for a country or an island. */
  country: string;
  /** The country's English name, as atlases have it. */
  land: string;
  iso2: string;
  continent: string;
  gold: boolean;
  points: number;
  /** Longitude and latitude. */
  at: [number, number];
}

/** A place on the map; jokers and "+1" cards have none. */
export const PLACES: readonly Card[] = read();
const byRef = new Map(PLACES.map((card) => [card.ref, card]));

export const STOPS: readonly Card[] = PLACES.filter((card) => card.kind !== "secondary");
export const GOLD: readonly Card[] = STOPS.filter((card) => card.gold);
export const CONNECTIONS: readonly (readonly [Card, Card])[] = rows(connectionsText).map((row) => [
  placeOf(`card:${row["a"]}`),
  placeOf(`card:${row["b"]}`),
]);

function read(): Card[] {
  const stops = rows(countriesText).map((row): Card => ({
    ref: `card:${row["id"]}`,
    kind: row["kind"] === "island" ? "island" : "country",
    country: row["id"] ?? "",
    land: row["country_en"] ?? "",
    iso2: (row["iso2"] ?? "").toLowerCase(),
    continent: row["continent"] ?? "",
    gold: row["gold"] === "1",
    points: Number(row["points"]),
    at: [Number(row["lon"]), Number(row["lat"])],
  }));
  const of = new Map(stops.map((card) => [card.country, card]));
  const secondaries = rows(secondariesText).map((row): Card => {
    const country = of.get(row["country"] ?? "");
    if (!country) throw new Error(`${row["id"]} has no country`);
    return {
      ...country,
      ref: `card:${row["id"]}`,
      kind: "secondary",
      gold: false,
      points: Number(row["points"]),
      at: [Number(row["lon"]), Number(row["lat"])],
    };
  });
  return [...stops, ...secondaries];
}

export function placeOf(ref: string): Card {
  const card = byRef.get(ref);
  if (!card) throw new Error(`no such place: ${ref}`);
  return card;
}

export function cardOf(ref: string): Card | null {
  return byRef.get(ref) ?? null;
}

export function kindOf(ref: string): Kind {
  const place = byRef.get(ref);
  if (place) return place.kind;
  return ref.startsWith("card:joker") ? "joker" : "plus-one";
}

/** How a place is marked: in the tour, layable, would open something, waits in the hand, or only a dot. */
export type Mark = "start" | "tour" | "may" | "hand" | "key" | "meant" | "opens" | "quiet";

export interface Place {
  card: Card;
  mark: Mark;
  flown: boolean;
}

export type Link = readonly [Card, Card];

export interface Picture {
  places: Place[];
  /** The tour as string from pin to pin. */
  strings: Link[];
  /** The string that the selected card would add. */
  ahead: Link[];
  /** From a place that would open a card of the own hand to that card. */
  leads: Link[];
  /** Countries in the tour, and those of the selected card. */
  visited: Set<string>;
  lit: Set<string>;
}

export interface Shown {
  ref: string;
  /** Laid, chartered, started with … or only looked at. */
  verb: string | null;
  /** What laying it would do. */
  brings: Detail | null;
}

/** What the map shows: the tour; of the own hand what is layable and what would open the rest, or, once a card
 *  is selected, only what belongs to that card. */
export function picture(
  board: TourPublic,
  own: TourPrivate | null,
  shown: Shown | null,
  may: (ref: string) => boolean,
): Picture {
  const marks = new Map<string, Mark>();
  const leads: Link[] = [];
  const ahead: Link[] = [];
  const lit = new Set<string>();
  const hand = own?.hand ?? [];
  if (board.phase === "start") for (const card of GOLD) marks.set(card.ref, may(card.ref) ? "may" : "quiet");

  const card = shown ? cardOf(shown.ref) : null;
  const held = shown ? hand.find((each) => each.card === shown.ref) : undefined;
  if (card && shown) {
    lit.add(card.land);
    const via = firstOf(board, held?.via ?? []);
    if (shown.verb !== null && shown.verb !== "discard") {
      if (via && card.kind !== "secondary") ahead.push([placeOf(via), card]);
      for (const ref of shown.brings?.opens ?? []) marks.set(ref, "opens");
      for (const near of shown.brings?.nearer ?? []) {
        const target = cardOf(near.card);
        if (!target || near.next.length === 0) continue;
        marks.set(near.card, "hand");
        for (const ref of near.next) leads.push([placeOf(ref), target]);
      }
    } else if (held && !held.open) {
      for (const ref of held.needs) lead(ref, card);
    }
    marks.set(shown.ref, "meant");
  } else {
    for (const each of hand) {
      if (cardOf(each.card)) marks.set(each.card, each.open && may(each.card) ? "may" : "hand");
    }
    for (const each of hand) {
      const target = cardOf(each.card);
      if (target && each.missing === 1) for (const ref of each.needs) lead(ref, target);
    }
  }

  function lead(ref: string, to: Card): void {
    if (!marks.has(ref)) marks.set(ref, "key");
    leads.push([placeOf(ref), to]);
  }

  const flown = new Set<string>();
  board.tour.forEach((stop, i) => {
    marks.set(stop.card, i === 0 ? "start" : "tour");
    for (const ref of stop.secondaries) marks.set(ref, "tour");
    if (stop.joker) flown.add(stop.card);
  });
  return {
    places: PLACES.filter((each) => each.kind !== "secondary" || marks.has(each.ref)).map((each) => ({
      card: each,
      mark: marks.get(each.ref) ?? "quiet",
      flown: flown.has(each.ref),
    })),
    strings: board.tour.flatMap((stop): Link[] => (stop.via ? [[placeOf(stop.via), placeOf(stop.card)]] : [])),
    ahead,
    leads,
    visited: new Set(
      board.tour
        .map((stop) => placeOf(stop.card))
        .filter((each) => each.kind === "country")
        .map((each) => each.land),
    ),
    lit,
  };
}

/** The stop among these that was laid first: there the string is tied. */
function firstOf(board: TourPublic, refs: readonly string[]): string | null {
  return board.tour.find((stop) => refs.includes(stop.card))?.card ?? null;
}

/** Where a window into the world may look, one after another. */
export const CONTINENTS: readonly (readonly [number, number])[] = [
  [11, 49],
  [22, 3],
  [80, 30],
  [135, -20],
  [-95, 38],
  [-62, -18],
];

export type Step = "draw" | "play" | "discard";
export const STEPS: readonly Step[] = ["draw", "play", "discard"];

/** The step of the turn that is under way. */
export function stepOf(phase: TourPublic["phase"]): Step | null {
  if (phase === "play") return "play";
  return phase === "discard" || phase === "give" ? "discard" : null;
}

export const ROMAN = ["I", "II", "III"];
