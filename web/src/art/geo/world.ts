// The world for maps: the Winkel Tripel centred on 10° E, cut at 170° W, and the outlines of the atlas.

import { geoGraticule10, geoPath, type GeoProjection } from "d3-geo";
import { geoWinkel3 } from "d3-geo-projection";
import type { Feature, FeatureCollection, MultiPolygon, Polygon } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import coarse from "world-atlas/countries-110m.json?url";
import fine from "world-atlas/countries-50m.json?url";
import { dataOf, once } from "../../shell/files";

export type Point = readonly [number, number];
export type Country = Feature<Polygon | MultiPolygon, { name: string }>;

const CENTRE = 10;

/** The whole world, so large and with its middle there. */
export function worldProjection(scale: number, middle: Point): GeoProjection {
  return geoWinkel3()
    .rotate([-CENTRE, 0])
    .scale(scale)
    .translate([...middle])
    .precision(0.2);
}

/** Degrees east of the middle of the map, from -180 to 180. */
export const eastward = (longitude: number): number => ((((longitude - CENTRE + 180) % 360) + 360) % 360) - 180;

/** Whether the short way between two longitudes leads over the edge of the map. */
export const isOverEdge = (a: number, b: number): boolean => Math.abs(eastward(a) - eastward(b)) > 180;

/** Heads of a link that leaves the map at this height: one at either edge, so far from it. */
export const edgeArrows = (width: number, margin: number, left: number, right = left): string =>
  `M${margin + 9} ${left - 5.5}l-9 5.5 9 5.5zM${width - margin - 9} ${right - 5.5}l9 5.5-9 5.5z`;

export interface Atlas {
  land: FeatureCollection<Polygon | MultiPolygon>;
  countries: Country[];
}

async function read(address: string): Promise<Atlas> {
  const topology = await dataOf<Topology>(address);
  const countries = feature(topology, topology.objects["countries"] as GeometryCollection<{ name: string }>);
  return {
    land: feature(topology, topology.objects["land"] as GeometryCollection) as Atlas["land"],
    countries: (countries as FeatureCollection<Polygon | MultiPolygon, { name: string }>).features,
  };
}

export const coarseAtlas = once(() => read(coarse));
export const fineAtlas = once(() => read(fine));

/** Where the whole world lies in a projection. */
export function boundsOf(projection: GeoProjection): { x: number; y: number; width: number; height: number } {
  const [[x, y], [right, bottom]] = geoPath(projection).bounds({ type: "Sphere" });
  return { x, y, width: right - x, height: bottom - y };
}

export interface Ground {
  ball: string;
  graticule: string;
  /** All land as one outline, for coast and sea. */
  land: string;
}

export function groundOf(atlas: Atlas, projection: GeoProjection): Ground {
  const path = geoPath(projection).digits(1);
  return {
    ball: path({ type: "Sphere" }) ?? "",
    graticule: path(geoGraticule10()) ?? "",
    land: path(atlas.land) ?? "",
  };
}
