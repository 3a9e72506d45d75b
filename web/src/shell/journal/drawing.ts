// How a game draws a journey: `Journey.svelte` beside its board, into a drawing of 700 by 560 with nothing but
// attributes, so that it can leave the page as a picture. Here is what the drawings share. Pure but for the loading.

import type { Component } from "svelte";
import type { Point } from "../../art/geo/world";
import type { Story } from "../protocol";

export const WIDTH = 700;
export const HEIGHT = 560;

export interface Visit {
  story: Story;
  taken: boolean;
  /** Which of several trips it belongs to, from 0. */
  leg: number;
}

export interface JourneyProps {
  visits: readonly Visit[];
  /** How much larger letters and marks are drawn where the drawing is small. */
  large?: number;
}

const journeys = import.meta.glob<{ default: Component<JourneyProps> }>("../../games/*/Journey.svelte");

export async function journeyOf(game: string): Promise<Component<JourneyProps> | null> {
  const load = journeys[`../../games/${game.replaceAll("-", "_")}/Journey.svelte`];
  return load ? (await load()).default : null;
}

// ----------------------------------------------------------------------------------------------- on a map

/** A stop on a map. */
export interface Halt {
  at: Point;
  leg: number;
  taken: boolean;
  /** The way to it leads over the edge of the map, and is not drawn. */
  apart?: boolean;
}

const n = (value: number): string => value.toFixed(1);

/** The way of each trip, from stop to stop in bows: there and back are two lines. */
export function waysOf(halts: readonly Halt[], bow = 0.13): { leg: number; d: string }[] {
  const ways: { leg: number; d: string }[] = [];
  halts.forEach(({ at: [x, y], leg, apart }, i) => {
    const last = ways.at(-1);
    const before = halts[i - 1];
    if (!last || !before || before.leg !== leg) ways.push({ leg, d: `M${n(x)} ${n(y)}` });
    else if (apart) last.d += `M${n(x)} ${n(y)}`;
    else {
      const [u, v] = before.at;
      last.d += `Q${n((x + u) / 2 + (y - v) * bow)} ${n((y + v) / 2 - (x - u) * bow)} ${n(x)} ${n(y)}`;
    }
  });
  return ways;
}

/** Each trip has a colour and a shape. */
const COLOURS = ["terracotta", "lagoon", "plum", "pine", "wood", "ink"];
const SHAPES = [
  "M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0z",
  "M-.9-.9H.9V.9H-.9z",
  "M0-1.25L1.25 0 0 1.25-1.25 0z",
  "M-.55-1H.55L1.12 0 .55 1H-.55L-1.12 0z",
];
export const colourOf = (leg: number): string => `var(--print-${COLOURS[leg % COLOURS.length]})`;
export const shapeOf = (leg: number): string => SHAPES[leg % SHAPES.length] ?? "";

/** The trips by where they begin and end. */
export function tripsOf(visits: readonly Visit[]): { leg: number; first: string; last: string }[] {
  const trips = new Map<number, { leg: number; first: string; last: string }>();
  for (const { leg, story } of visits) {
    const trip = trips.get(leg);
    if (trip) trip.last = story.title;
    else trips.set(leg, { leg, first: story.title, last: story.title });
  }
  return [...trips.values()];
}

/** What is numbered on a map: the stops of each trip, if there are several; else those that were taken. */
export function numbersOf(halts: readonly Halt[]): (number | null)[] {
  const counts = new Map<number, number>();
  return halts.map(({ leg, taken }) => {
    if (!taken) return null;
    const number = (counts.get(leg) ?? 0) + 1;
    counts.set(leg, number);
    return number;
  });
}

export interface Sight {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The part of a map that shows all these points with some room around, in the shape of the drawing; not less than
 *  this wide, and within the map where it fits into it. */
export function sightOf(points: readonly Point[], map: Sight, least: number, room: number): Sight {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = points.length ? [Math.min(...xs), Math.max(...xs)] : [map.x, map.x + map.width];
  const [top, bottom] = points.length ? [Math.min(...ys), Math.max(...ys)] : [map.y, map.y + map.height];
  const shape = WIDTH / HEIGHT;
  const widest = Math.max(map.width, map.height * shape);
  const width = Math.min(widest, Math.max(least, right - left + 2 * room, (bottom - top + 2 * room) * shape));
  const height = width / shape;
  return {
    x: within((left + right - width) / 2, map.x, map.x + map.width - width),
    y: within((top + bottom - height) / 2, map.y, map.y + map.height - height),
    width,
    height,
  };
}

/** As near as it goes; in the middle of both if there is no room between them. */
const within = (value: number, low: number, high: number): number =>
  low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value));

// --------------------------------------------------------------------------------------------- on a road

/** How many stops stand side by side, so that they are as large as they can be. */
export const columnsFor = (count: number): number =>
  count > 30 ? 7 : count > 20 ? 6 : count > 12 ? 5 : count > 6 ? 4 : count > 2 ? 3 : 2;

/** Where stops stand on a road that winds down the page, the road itself, and how far they are apart. */
export function winding(
  count: number,
  columns: number,
  top = 90,
  bottom = 90,
): { at: [number, number][]; road: string; gap: [number, number] } {
  const rows = Math.max(1, Math.ceil(count / columns));
  const [dx, dy] = [(WIDTH - 190) / Math.max(1, columns - 1), rows > 1 ? (HEIGHT - top - bottom) / (rows - 1) : 0];
  const at = Array.from({ length: count }, (_, i): [number, number] => {
    const [row, place] = [Math.floor(i / columns), i % columns];
    const column = row % 2 === 0 ? place : columns - 1 - place;
    return [95 + column * dx, (rows > 1 ? top : (top + HEIGHT - bottom) / 2) + row * dy];
  });
  const road = at
    .map(([x, y], i) => {
      const before = at[i - 1];
      if (!before) return `M${x} ${y}`;
      if (before[1] === y) return `L${x} ${y}`;
      const out = x > WIDTH / 2 ? 92 : -92;
      return `C${before[0] + out} ${before[1]} ${x + out} ${y} ${x} ${y}`;
    })
    .join("");
  return { at, road, gap: [dx, dy || HEIGHT - top - bottom] };
}

/** The outline of a stamp around the middle, with its holes. */
export function stampOutline(width: number, height: number, hole = 2): string {
  const side = (length: number, line: (by: number) => string, bite: string): string => {
    const count = Math.round(length / (hole * 4.4));
    const rest = (length / count - 2 * hole) / 2;
    return `${line(rest)}${bite}${line(rest)}`.repeat(count);
  };
  const arc = (x: number, y: number): string => `a${hole} ${hole} 0 0 0 ${x} ${y}`;
  return [
    `M${n(-width / 2)} ${n(-height / 2)}`,
    side(width, (by) => `h${n(by)}`, arc(2 * hole, 0)),
    side(height, (by) => `v${n(by)}`, arc(0, 2 * hole)),
    side(width, (by) => `h${n(-by)}`, arc(-2 * hole, 0)),
    side(height, (by) => `v${n(-by)}`, arc(0, -2 * hole)),
    "z",
  ].join("");
}
