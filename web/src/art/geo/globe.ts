// A globe turned to a place.

import { geoArea, geoGraticule, geoOrthographic, geoPath } from "d3-geo";
import type { Feature, MultiPolygon, Position } from "geojson";
import type { Atlas, Point } from "./world";

export interface Globe {
  land: string;
  lines: string;
  pin: Point;
}

/** Small islands would be specks: a globe shows the large lands. */
const LARGE = 0.0004;
/** Degrees: of points that lie closer together only one is seen, on the largest globe half a pixel. */
const CLOSE = 0.6;
/** A line for every ten degrees, straight for so many. */
const LINES = geoGraticule().precision(7.5)();
const known = new WeakMap<Atlas, Feature>();

function largeLands(atlas: Atlas): Feature {
  let lands = known.get(atlas);
  if (!lands) {
    const kept = partsOf(atlas.land).filter((coordinates) => geoArea({ type: "Polygon", coordinates }) > LARGE);
    const geometry: MultiPolygon = { type: "MultiPolygon", coordinates: kept.map((part) => part.map(thinned)) };
    lands = { type: "Feature", properties: {}, geometry };
    known.set(atlas, lands);
  }
  return lands;
}

function partsOf(land: Atlas["land"]): Position[][][] {
  return land.features.flatMap(({ geometry }) =>
    geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates,
  );
}

/** An outline without points that nobody sees. */
function thinned(ring: Position[]): Position[] {
  let [x, y] = [Infinity, Infinity];
  const kept = ring.filter(([longitude = 0, latitude = 0], i) => {
    const wide = (longitude - x) * Math.cos((latitude * Math.PI) / 180);
    const isSeen = i === 0 || i === ring.length - 1 || Math.hypot(wide, latitude - y) >= CLOSE;
    if (isSeen) [x, y] = [longitude, latitude];
    return isSeen;
  });
  return kept.length < 4 ? ring : kept;
}

/** Globes that were drawn before: a table shows the same few again and again. */
const drawn = new Map<string, Globe>();

/** A globe of this size with the place (longitude, latitude) near its middle, the poles where they are looked for. */
export function globeOf(atlas: Atlas, at: Point, size: number): Globe {
  const key = `${at.join()} ${size}`;
  const globe = drawn.get(key) ?? draw(atlas, at, size);
  drawn.set(key, globe);
  return globe;
}

function draw(atlas: Atlas, at: Point, size: number): Globe {
  const ball = geoOrthographic()
    .rotate([-at[0], -at[1] * 0.8])
    .scale(size * 0.47)
    .translate([size / 2, size / 2])
    .precision(0); // outlines have points enough for a globe so small
  const path = geoPath(ball).digits(1);
  return {
    land: path(largeLands(atlas)) ?? "",
    lines: path(LINES) ?? "",
    pin: ball([at[0], at[1]]) ?? [size / 2, size / 2],
  };
}
