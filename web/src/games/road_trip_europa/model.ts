// The cards as printed, and what the board draws of a view. No rules: points come with the view.

import cardsText from "@data/road_trip_europa/data/cards.csv?raw";
import regionsText from "@data/road_trip_europa/data/regions.csv?raw";
import tablesText from "@data/road_trip_europa/data/tables.toml?raw";
import { rows } from "@shell/csv";
import type { Texts } from "@shell/texts";
import type { RoadTripPrivate, RoadTripPublic, Traveller } from "./view";

export interface Symbol {
  family: "food" | "transport" | "culture";
  kind: string;
  ref: string;
  /** Food value or pair value; none for culture. */
  value: number | null;
  /** How often a transport is in the deck. */
  of: number | null;
}

export interface Card {
  id: string;
  ref: string;
  letter: string;
  iso2: string;
  region: string;
  number: number;
  symbols: Symbol[];
}

const tables = sections(tablesText);
const values = (section: string, key: string): number | null => tables[section]?.[key] ?? null;

export const CARDS: readonly Card[] = rows(cardsText).map((row) => ({
  id: row["id"] ?? "",
  ref: `card:${row["id"]}`,
  letter: row["letter"] ?? "",
  iso2: (row["iso2"] ?? "").toLowerCase(),
  region: row["region"] ?? "",
  number: Number(row["number"]),
  symbols: symbolsOf(row["food"] ?? "", row["transport"] ?? "", row["culture"] ?? ""),
}));

export const REGIONS: readonly { id: string; ref: string; cards: Card[] }[] = rows(regionsText).map((row) => ({
  id: row["id"] ?? "",
  ref: `region:${row["id"]}`,
  cards: CARDS.filter((card) => card.region === row["id"]),
}));

export const CULTURES = ["music", "architecture", "art", "nature"] as const;
export const HAND = 7;

const byRef = new Map(CARDS.map((card) => [card.ref, card]));

/** The card of a reference; none for a card that lies face down. */
export function cardOf(ref: string): Card | null {
  return byRef.get(ref) ?? null;
}

function symbolsOf(food: string, transport: string, culture: string): Symbol[] {
  const symbol = (family: Symbol["family"], kind: string, value: number | null, of: number | null): Symbol[] =>
    kind ? [{ family, kind, ref: `${family}:${kind}`, value, of }] : [];
  return [
    ...symbol("food", food, values("food", food), null),
    ...symbol("transport", transport, values("transport_pair", transport), values("transport_frequency", transport)),
    ...symbol("culture", culture, null, null),
  ];
}

/** The plain numbers of a TOML file, by section; all this board needs of it. */
function sections(text: string): Record<string, Record<string, number>> {
  const found: Record<string, Record<string, number>> = {};
  let section = "";
  for (const line of text.split("\n")) {
    const head = /^\[(\w+)\]/.exec(line);
    const pair = /^(\w+)\s*=\s*(\d+)/.exec(line);
    if (head?.[1]) section = head[1];
    else if (pair?.[1]) (found[section] ??= {})[pair[1]] = Number(pair[2]);
  }
  return found;
}

/** What stands in each of the seven stops of a trip. */
export interface Stop {
  n: number;
  card: Card | null;
  faceDown: boolean;
  /** Seen only by its owner: the first card. */
  secret: boolean;
}

/** What a score sheet is written from, whole or in part. */
export interface SheetProps {
  board: RoadTripPublic;
  traveller: Traveller;
  stops: readonly Stop[];
  tried?: Card | null;
  texts: Texts;
}

export function stopsOf(traveller: Traveller, own: RoadTripPrivate | null): Stop[] {
  return Array.from({ length: HAND }, (_, i) => {
    const ref = traveller.row[i];
    const hidden = ref === "card:face-down";
    const mine = hidden && own !== null && own.seat === traveller.seat ? own.first : null;
    return {
      n: i + 1,
      card: cardOf(mine ?? ref ?? ""),
      faceDown: hidden && mine === null,
      secret: mine !== null,
    };
  });
}

/** How often each symbol shows in a row, in the order of the families. */
export function tally(stops: readonly Stop[]): { symbol: Symbol; count: number }[] {
  const counts = new Map<string, { symbol: Symbol; count: number }>();
  for (const stop of stops) {
    for (const symbol of stop.card?.symbols ?? []) {
      const entry = counts.get(symbol.kind) ?? { symbol, count: 0 };
      entry.count += 1;
      counts.set(symbol.kind, entry);
    }
  }
  return [...counts.values()];
}

/** The stops whose cards a line of the score sheet looks at; kinds of transport count from two on. */
export function earning(line: string, stops: readonly Stop[]): Set<number> {
  if (line === "start-end") return new Set([1, HAND]);
  const counts = tally(stops);
  const counted = (symbol: Symbol): boolean =>
    symbol.family === line &&
    (line !== "transport" || (counts.find((each) => each.symbol.kind === symbol.kind)?.count ?? 0) > 1);
  const isLooked = (stop: Stop): boolean =>
    ["food", "transport", "culture"].includes(line) ? (stop.card?.symbols.some(counted) ?? false) : stop.card !== null;
  return new Set(stops.filter(isLooked).map((stop) => stop.n));
}

export function travellerOf(board: RoadTripPublic, seat: number): Traveller {
  const found = board.travellers[seat];
  if (!found) throw new Error(`no traveller at seat ${seat}`);
  return found;
}

/** In how many regions somebody has marked a country. */
export function regionsOf(traveller: Traveller): number {
  return REGIONS.filter((region) => region.cards.some((card) => traveller.visited.includes(card.ref))).length;
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
