// The picture of a view: where things stand on the clock, the time line and the flaps. No rules: what a choice
// would bring comes with the view.

import cardsText from "@data/trekking_through_history/data/cards.csv?raw";
import { rows } from "@shell/csv";
import type { View } from "@shell/board";
import type {
  CardPreview,
  ColumnPreview,
  Detail,
  HistoryPrivate,
  HistoryPublic,
  Itinerary,
  Landing,
  Stack,
  Traveller,
  Trek,
} from "./view";

export const KINDS = ["person", "event", "innovation", "progress"] as const;
export type Kind = (typeof KINDS)[number];
export const ANCESTOR = "card:ancestor";

/** The years of all cards, each once, from the cave to the ballot. */
export const YEARS: readonly number[] = [...new Set(rows(cardsText).map((row) => Number(row["year"])))].sort(
  (a, b) => a - b,
);

/**
 * Where a year stands on the time line, from 0 to 1: by the cards' order, so that the crowded centuries
 * get the room and the empty ones do not.
 */
export function timeAt(year: number): number {
  const after = YEARS.findIndex((each) => each >= year);
  if (after < 0) return 1;
  if (after === 0) return 0;
  const [low, high] = [YEARS[after - 1] ?? 0, YEARS[after] ?? 0];
  return (after - 1 + (year - low) / (high - low)) / (YEARS.length - 1);
}

/** The height of the winding time line, for a place from 0 to 1. */
export function windAt(place: number): number {
  return Math.sin(place * Math.PI * 4.2 + 0.6);
}

/** A winding stretch of the time line as an SVG path. */
export function stretch(from: number, to: number, left: number, width: number, middle: number, height: number): string {
  const steps = Math.max(2, Math.ceil((to - from) * 60));
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    const place = from + ((to - from) * i) / steps;
    return `${(left + place * width).toFixed(1)} ${(middle + windAt(place) * height).toFixed(1)}`;
  });
  return `M${points.join("L")}`;
}

/** Moves labels apart so that none covers another, keeping their order, between two edges where there is room. */
export function spread(wanted: readonly number[], widths: readonly number[], left: number, right: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b);
  const found = [...wanted];
  let edge = left;
  for (const i of order) {
    const half = (widths[i] ?? 0) / 2;
    found[i] = Math.max(found[i] ?? 0, edge + half);
    edge = (found[i] ?? 0) + half;
  }
  edge = Math.max(right, left + widths.reduce((sum, width) => sum + width, 0));
  for (const i of order.reverse()) {
    const half = (widths[i] ?? 0) / 2;
    found[i] = Math.min(found[i] ?? 0, edge - half);
    edge = (found[i] ?? 0) - half;
  }
  return found;
}

/** A year's name in two parts: the number and, for early years, the era. */
export function yearParts(name: string): { number: string; era: string } {
  const match = /^([\d.,\s\u202f\u00a0]*\d)\s*(.*)$/.exec(name);
  return { number: match?.[1] ?? name, era: match?.[2] ?? "" };
}

/** The same as the flaps show it: digit by digit. */
export function flaps(name: string): { digits: string[]; era: string } {
  const { number, era } = yearParts(name);
  return { digits: number.match(/\d/g) ?? [], era };
}

/** A year on a phone's flaps: the era is a minus or nothing; where it is narrow, thousands are a k. */
export function shortFlaps(year: number, narrow: boolean): string[] {
  const long = narrow && Math.abs(year) >= 10000;
  return Array.from(long ? `${plain(Math.round(year / 1000))}k` : plain(year));
}

/** A number of days as the board prints it. */
export function roman(days: number): string {
  return "I".repeat(days);
}

export interface YearLabel {
  text: string;
  width: number;
  /** Where its middle stands. */
  at: number;
  /** 0, or 1 for the lower of two lines. */
  line: number;
  /** How many lines there are. */
  lines: number;
}

/** The labels of years below their pins: in one line if there is room for all, else in two by turns. */
export function yearLabels(
  names: readonly string[],
  pins: readonly number[],
  left: number,
  right: number,
): YearLabel[] {
  const widths = names.map((text) => text.length * 7 + 10);
  const lines = widths.reduce((sum, width) => sum + width + 4, 0) <= right - left ? 1 : 2;
  const found: YearLabel[] = [];
  for (let line = 0; line < lines; line++) {
    const here = names.map((_, i) => i).filter((i) => i % lines === line);
    const spots = spread(
      here.map((i) => pins[i] ?? 0),
      here.map((i) => (widths[i] ?? 0) + 4),
      left,
      right,
    );
    here.forEach((i, n) => {
      found[i] = { text: names[i] ?? "", width: widths[i] ?? 0, at: spots[n] ?? 0, line, lines };
    });
  }
  return found;
}

export const CLOCK = { width: 320, height: 326, middle: 160, watch: 101, step: 21 } as const;

/** A place on the clock: the hour's direction, at a distance from the middle. */
export function onClock(hour: number, distance: number): { x: number; y: number } {
  const angle = (hour / 12) * 2 * Math.PI;
  return { x: CLOCK.middle + distance * Math.sin(angle), y: CLOCK.middle - distance * Math.cos(angle) };
}

export interface Watch {
  seat: number;
  hour: number;
  x: number;
  y: number;
}

/** The watches as they are drawn: the lowest of a stack first and outermost, so that the top one is all visible. */
export function watches(clock: readonly Stack[]): Watch[] {
  return clock.flatMap(({ hour, seats }) =>
    [...seats].reverse().map((seat, i) => ({ seat, hour, ...onClock(hour, CLOCK.watch - i * CLOCK.step) })),
  );
}

/** Where a watch would come to lie: on top of those already there. */
export function landingSpot(landing: Landing): { x: number; y: number } {
  return onClock(landing.hour, CLOCK.watch - landing.onto.length * CLOCK.step);
}

/** Where a choice of crystals is offered: outside the watches already there, so that neighbouring hours keep apart. */
export function lozengeSpot(landing: Landing): { x: number; y: number } {
  return onClock(landing.hour, CLOCK.watch + Math.min(landing.onto.length, 1) * CLOCK.step);
}

/** The way of the hands from one hour to another, as an SVG arc. */
export function sweep(from: number, to: number): string {
  const start = onClock(from, CLOCK.watch);
  const end = onClock(to, CLOCK.watch);
  const large = to - from > 6 ? 1 : 0;
  const at = (spot: { x: number; y: number }) => `${spot.x.toFixed(1)} ${spot.y.toFixed(1)}`;
  return `M${at(start)}A${CLOCK.watch} ${CLOCK.watch} 0 ${large} 1 ${at(end)}`;
}

type Seen = View<HistoryPublic, HistoryPrivate>;

const detailsOf = (view: Seen): Detail[] =>
  Object.values(view.previews ?? {}).flatMap(({ detail }) => (detail as Detail | undefined) ?? []);

/** What the cards would bring that the reader may take, or the one that is taken and not yet laid. */
export const cardsOf = (view: Seen): CardPreview[] =>
  detailsOf(view).flatMap((each) => (each.type === "card" ? each : []));

/** What a wild token would bring in each column. */
export const columnsOf = (view: Seen): ColumnPreview[] =>
  detailsOf(view).flatMap((each) => (each.type === "column" ? each : []));

/** The card whose preview is shown: the one touched, or the one taken and not yet laid. */
export function previewOf(view: Seen, selected: readonly string[]): CardPreview | null {
  const { phase, chosen } = view.public;
  const wanted = phase === "crystals" ? chosen : (selected.find((ref) => ref.startsWith("card:")) ?? null);
  return cardsOf(view).find((card) => card.card === wanted) ?? null;
}

/** The landing that is meant: with so many crystals, or with none. */
export function landingOf(preview: CardPreview | null, crystals: number): Landing | null {
  return preview?.landings.find((landing) => landing.crystals === crystals) ?? preview?.landings[0] ?? null;
}

export interface Cell {
  at: number;
  kind: Kind;
  points: number;
  crystals: number;
  covered: boolean;
  /** A token of the card that is looked at would come here. */
  ghost: boolean;
  /** The next token of this column comes here. */
  next: boolean;
  /** What the next token would earn here, the row's end included. */
  pays: { points: number; crystals: number } | null;
}

export interface Line {
  n: number;
  cells: (Cell | null)[];
  points: number;
  crystals: number;
  complete: boolean;
}

/** An itinerary as it is drawn, with the ghosts of what is looked at. */
export function gridOf(itinerary: Itinerary, covers: readonly number[] = []): Line[] {
  return itinerary.rows.map((row, n) => ({
    n,
    points: row.points,
    crystals: row.crystals,
    complete: row.complete,
    cells: row.spaces.map((space, column) => {
      const kind = KINDS[column];
      if (!space || !kind) return null;
      const at = n * KINDS.length + column;
      const next = itinerary.next.find((each) => each.experience === `experience:${kind}` && each.row === n);
      return {
        at,
        kind,
        points: space.points,
        crystals: space.crystals,
        covered: space.covered,
        ghost: covers.includes(at),
        next: next !== undefined,
        pays: next && (next.points > 0 || next.crystals > 0) ? { points: next.points, crystals: next.crystals } : null,
      };
    }),
  }));
}

/** All that an itinerary could pay. */
export function worthOf(itinerary: Itinerary): { points: number; crystals: number } {
  const paying = itinerary.rows.flatMap((row) => [row, ...row.spaces.filter((space) => space !== null)]);
  const sum = (what: "points" | "crystals") => paying.reduce((all, each) => all + each[what], 0);
  return { points: sum("points"), crystals: sum("crystals") };
}

/** The trek that goes on, and those that are finished. */
export function treksOf(traveller: Traveller): { current: Trek | null; finished: Trek[] } {
  return {
    current: traveller.treks.find((trek) => !trek.finished) ?? null,
    finished: traveller.treks.filter((trek) => trek.finished),
  };
}

export interface Rung {
  cards: number;
  points: number;
  state: "now" | "then" | "";
}

/** The ladder of trek points, longer for treks beyond its last rung; where there is room for some rungs only, those
 *  around the trek. */
export function ladderOf(board: HistoryPublic, now: number, then: number | null, room = Infinity): Rung[] {
  const last = board.ladder.length - 1;
  const top = Math.max(last, now, then ?? 0);
  const whole = Array.from({ length: top }, (_, i): Rung => {
    const cards = i + 1;
    const points =
      cards <= last ? (board.ladder[cards] ?? 0) : (board.ladder[last] ?? 0) + (cards - last) * board.further;
    return { cards, points, state: cards === then ? "then" : cards === now ? "now" : "" };
  });
  const from = Math.max(0, Math.min(now - 2, top - room));
  const near = whole.slice(from, from + room);
  // A trek that breaks goes back to the first rung.
  return then !== null && then <= from ? [...whole.slice(then - 1, then), ...near.slice(1)] : near;
}

/** A number with its sign, the minus as typographers set it. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** A number as typographers set it. */
export function plain(points: number): string {
  return points < 0 ? `−${-points}` : `${points}`;
}

export interface FanCard {
  card: string;
  year: number;
  ghost: boolean;
}

export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where the cards of a trek lie, left to right and top to bottom, with room for one more: in as few rows as leave
 *  every year legible. Cards that share the room by rows are lower, not narrower. */
export function spotsOf(cards: number, width: number, height: number, least: number, most: number): Spot[] {
  const count = cards + 1;
  const gap = 4;
  const tall = (rows: number) => (height - gap * (rows - 1)) / rows;
  let rows = 1;
  while (rows < 4 && tall(rows + 1) >= 20 && Math.ceil(count / rows) * (least + gap) > width + gap) rows++;
  const each = Math.ceil(count / rows);
  const card = Math.max(least, Math.min(most, width / each - gap, rows === 1 ? tall(rows) * 0.82 : most));
  const low = Math.min(tall(rows), card * 1.4);
  const step = each > 1 ? Math.min(card + gap, (width - card) / (each - 1)) : 0;
  return Array.from({ length: count }, (_, i) => ({
    x: (i % each) * step,
    y: Math.floor(i / each) * (low + gap),
    width: card,
    height: low,
  }));
}

/** The cards of a trek as a fan, with the ghost of the card that is looked at; one that breaks the trek stands alone. */
export function fanOf(trek: Trek | null, preview: CardPreview | null): FanCard[] {
  const laid = (trek?.cards ?? []).map((card, i) => ({ card, year: trek?.years[i] ?? 0, ghost: false }));
  return preview ? [...laid, { card: preview.card, year: preview.year, ghost: true }] : laid;
}
