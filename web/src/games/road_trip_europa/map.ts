// The drawn map: how much of it a frame shows, and how large stars and pins stand on it.

import address from "../../art/road_trip_europa/europe.json?url";
import { dataOf, once } from "@shell/files";

/** An outline, and where a pin stands in it. */
export interface Place {
  d: string;
  x: number;
  y: number;
}

export interface Europe {
  land: string;
  graticule: string;
  /** By id. */
  countries: Readonly<Record<string, Place>>;
  stars: Readonly<Record<string, readonly [number, number]>>;
}

export const loadEurope = once(() => dataOf<Europe>(address));

export interface MapWindow {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What must be seen: all countries of the game, the inset with Iceland, all stars. */
const NEEDED: MapWindow = { x: 44, y: 0, width: 540, height: 458 };
/** Where the drawn land ends: to the west and the south there is only sea. */
const EAST = 722;

/** The part of the map that fills a frame of this shape and holds all that must be seen. */
export function windowOf(width: number, height: number): MapWindow {
  const shape = width > 0 && height > 0 ? width / height : NEEDED.width / NEEDED.height;
  const wide = Math.max(NEEDED.width, NEEDED.height * shape);
  const high = wide / shape;
  const x = Math.min(NEEDED.x - (wide - NEEDED.width) / 2, EAST - wide);
  return { x, y: NEEDED.y - (high - NEEDED.height) / 2, width: wide, height: high };
}

/** Of stars and pins (as a factor) and of letters, so that they are legible at so many pixels a unit. */
export function marksOf(scale: number): { size: number; letter: number } {
  return { size: Math.max(0.9, 0.74 / scale), letter: Math.max(15.5, 13 / scale) };
}
