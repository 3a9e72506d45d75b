// A globe turned to a place.

import { geoArea, geoGraticule10, geoOrthographic, geoPath } from "d3-geo";
import type { Feature, MultiPolygon, Polygon } from "geojson";
import type { Atlas, Point } from "./world";

export interface Globe {
  land: string;
  lines: string;
  pin: Point;
}

/** Small islands would be specks: a globe shows the large lands. */
const LARGE = 0.0004;
const known = new WeakMap<Atlas, Feature>();

function largeLands(atlas: Atlas): Feature {
  let lands = known.get(atlas);
  if (!lands) {
    const parts = atlas.countries.flatMap(({ geometry }): Polygon[] =>
      geometry.type === "Polygon"
        ? [geometry]
        : geometry.coordinates.map((coordinates): Polygon => ({ type: "Polygon", coordinates })),
    );
    const kept = parts.filter((part) => geoArea(part) > LARGE);
    const geometry: MultiPolygon = { type: "MultiPolygon", coordinates: kept.map((part) => part.coordinates) };
    lands = { type: "Feature", properties: {}, geometry };
    known.set(atlas, lands);
  }
  return lands;
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
    lines: path(geoGraticule10()) ?? "",
    pin: ball([at[0], at[1]]) ?? [size / 2, size / 2],
  };
}
