// The map: where places lie, the lines between them, and the regions' lands.

import { geoCentroid, geoPath } from "d3-geo";
import type { MultiPolygon, Polygon } from "geojson";
import {
  boundsOf,
  coarseAtlas,
  eastward,
  edgeArrows,
  groundOf,
  isOverEdge,
  worldProjection,
  type Atlas,
  type Country,
  type Ground,
  type Point,
} from "../../art/geo/world";
import { LINKS, SPOTS, type Spot } from "./model";

export const WIDTH = 972;
export const HEIGHT = 466;
const MARGIN = 9;
export const COMPASS: Point = [WIDTH - 42, HEIGHT - 42];
const world = worldProjection(180, [486, 258]);
/** The whole world, of which the board shows a part. */
export const MAP = boundsOf(world);

/** Places keep so far from each other, across or down: each must be touched alone. */
export const APART = 46;
const KEPT_IN: Point = [24, 22];

const positions = spreadOut(
  new Map(
    SPOTS.map((spot): [string, [number, number]] => {
      const point = world(spot.at);
      if (!point) throw new Error(`${spot.ref} lies nowhere`);
      return [spot.ref, point];
    }),
  ),
);

export function onMap(spot: Spot): Point {
  return positions.get(spot.ref) ?? [0, 0];
}

/** The next place in a direction: near, and not far off to the side. */
export function nearestTowards(from: Spot, [towardsX, towardsY]: Point): Spot | null {
  const [x, y] = onMap(from);
  let best: Spot | null = null;
  let least = Infinity;
  for (const spot of SPOTS) {
    const [dx, dy] = [onMap(spot)[0] - x, onMap(spot)[1] - y];
    const ahead = dx * towardsX + dy * towardsY;
    const aside = Math.abs(dx * towardsY) + Math.abs(dy * towardsX);
    const cost = ahead + 2 * aside;
    if (ahead > 0 && cost < least) [best, least] = [spot, cost];
  }
  return best;
}

/** Pushes places that lie too close together apart, little by little. */
function spreadOut(places: Map<string, [number, number]>): Map<string, [number, number]> {
  const points = [...places.values()];
  for (let round = 0; round < 300; round++) {
    for (const [i, a] of points.entries()) {
      for (const b of points.slice(0, i)) push(a, b);
    }
  }
  for (const point of points) {
    point[0] = Math.min(WIDTH - KEPT_IN[0], Math.max(KEPT_IN[0], point[0]));
    point[1] = Math.min(HEIGHT - KEPT_IN[1], Math.max(KEPT_IN[1], point[1]));
  }
  return places;
}

/** Along the axis on which they are farther apart: what is touched is square. */
function push(a: [number, number], b: [number, number]): void {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const axis = Math.abs(dx) >= Math.abs(dy) ? 0 : 1;
  const far = Math.abs(axis === 0 ? dx : dy);
  if (far >= APART) return;
  const step = ((APART - far) / 4) * (a[axis] > b[axis] ? 1 : -1);
  a[axis] += step;
  b[axis] -= step;
}

// ------------------------------------------------------------------------------------------------ links

/** A link as drawn: a slightly bent line; over the edge two lines that leave the map. */
export interface Line {
  path: string;
  /** The middle of it (over the edge: of its first half), for the number of the step. */
  middle: Point;
  arrows: string;
}

const n = (value: number): string => value.toFixed(1);

export function lineOf(a: Spot, b: Spot): Line {
  if (isOverEdge(a.at[0], b.at[0])) return overEdge(a, b);
  const [p, q] = [onMap(a), onMap(b)];
  const bend = 0.055;
  const control: Point = [
    (p[0] + q[0]) / 2 + (p[1] - q[1]) * bend,
    (p[1] + q[1]) / 2 + (q[0] - p[0]) * bend * (p[0] < q[0] ? -1 : 1),
  ];
  return {
    path: `M${n(p[0])} ${n(p[1])}Q${n(control[0])} ${n(control[1])} ${n(q[0])} ${n(q[1])}`,
    middle: [(p[0] + q[0] + 2 * control[0]) / 4, (p[1] + q[1] + 2 * control[1]) / 4],
    arrows: "",
  };
}

function overEdge(a: Spot, b: Spot): Line {
  const [west, east] = eastward(a.at[0]) < eastward(b.at[0]) ? [a, b] : [b, a];
  const [p, q] = [onMap(west), onMap(east)];
  const y = Math.round((p[1] + q[1]) / 2);
  const [left, right] = [(y + p[1]) / 2, (y + q[1]) / 2];
  const start = onMap(a);
  const exit: Point = a === west ? [MARGIN, left] : [WIDTH - MARGIN, right];
  return {
    path: `M${n(p[0])} ${n(p[1])}L${MARGIN} ${n(left)}M${n(q[0])} ${n(q[1])}L${WIDTH - MARGIN} ${n(right)}`,
    middle: [(start[0] + exit[0]) / 2, (start[1] + exit[1]) / 2],
    arrows: edgeArrows(WIDTH, MARGIN, left, right),
  };
}

export const ALL_LINKS: readonly Line[] = LINKS.map(([a, b]) => lineOf(a, b));

// ---------------------------------------------------------------------------------------------- regions

export const REGIONS = ["north-america", "south-america", "europe", "africa", "asia", "oceania"] as const;
export type RegionId = (typeof REGIONS)[number];

/** Countries by region, under the atlas' names; all others are Asia's. */
const COUNTRIES: Partial<Record<RegionId, string>> = {
  "north-america":
    "Canada;United States of America;Greenland;Mexico;Guatemala;Belize;Honduras;El Salvador;Nicaragua;Costa Rica;Panama;Cuba;Haiti;Dominican Rep.;Jamaica;Bahamas;Puerto Rico",
  "south-america":
    "Colombia;Venezuela;Guyana;Suriname;Brazil;Ecuador;Peru;Bolivia;Paraguay;Uruguay;Argentina;Chile;Falkland Is.;Trinidad and Tobago",
  europe:
    "Norway;Sweden;Finland;Denmark;Iceland;United Kingdom;Ireland;France;Spain;Portugal;Germany;Netherlands;Belgium;Luxembourg;Switzerland;Austria;Italy;Poland;Czechia;Slovakia;Hungary;Slovenia;Croatia;Bosnia and Herz.;Serbia;Montenegro;Kosovo;Macedonia;Albania;Greece;Bulgaria;Romania;Moldova;Ukraine;Belarus;Lithuania;Latvia;Estonia;Cyprus;N. Cyprus",
  africa:
    "Morocco;W. Sahara;Algeria;Tunisia;Libya;Egypt;Mauritania;Mali;Niger;Chad;Sudan;S. Sudan;Eritrea;Djibouti;Ethiopia;Somalia;Somaliland;Senegal;Gambia;Guinea-Bissau;Guinea;Sierra Leone;Liberia;Côte d'Ivoire;Ghana;Togo;Benin;Burkina Faso;Nigeria;Cameroon;Central African Rep.;Eq. Guinea;Gabon;Congo;Dem. Rep. Congo;Uganda;Kenya;Rwanda;Burundi;Tanzania;Angola;Zambia;Malawi;Mozambique;Zimbabwe;Botswana;Namibia;South Africa;Lesotho;eSwatini;Madagascar",
  oceania: "Australia;New Zealand;Papua New Guinea;Fiji;Solomon Is.;Vanuatu;New Caledonia",
};
const regionOfCountry = new Map(
  Object.entries(COUNTRIES).flatMap(([region, names]) =>
    names.split(";").map((name): [string, RegionId] => [name, region as RegionId]),
  ),
);
const NO_LAND = new Set(["Antarctica", "Fr. S. Antarctic Lands"]);
/** Russia is Europe's as far as the Urals. */
const URALS = 60;

/** Where a region's token lies: on its land, away from places. */
const TOKENS: Record<RegionId, [number, number]> = {
  "north-america": [-112, 63.5],
  "south-america": [-52.5, -13],
  europe: [50, 66],
  africa: [16, 21],
  asia: [92, 65],
  oceania: [119, -31],
};
export const tokenAt = (region: RegionId): Point => world(TOKENS[region]) ?? [0, 0];

export interface Land extends Ground {
  regions: { region: RegionId; d: string }[];
  borders: string;
  /** Russia, to be cut at the Urals. */
  russia: string;
  west: string;
}

let loading: Promise<Land> | null = null;
export function loadLand(): Promise<Land> {
  return (loading ??= coarseAtlas().then(makeLand));
}

function makeLand(atlas: Atlas): Land {
  const path = geoPath(world).digits(1);
  const parts = new Map<RegionId, Polygon[]>(REGIONS.map((region) => [region, []]));
  for (const country of atlas.countries) {
    if (country.properties.name === "Russia" || NO_LAND.has(country.properties.name)) continue;
    for (const part of partsOf(country)) parts.get(regionOf(country.properties.name, part))?.push(part);
  }
  const russia = atlas.countries.find((country) => country.properties.name === "Russia");
  return {
    ...groundOf(atlas, world),
    regions: REGIONS.map((region) => ({ region, d: path(together(parts.get(region) ?? [])) ?? "" })),
    borders:
      path({
        type: "FeatureCollection",
        features: atlas.countries.filter((each) => !NO_LAND.has(each.properties.name)),
      }) ?? "",
    russia: russia ? (path(russia) ?? "") : "",
    west: westOf(URALS),
  };
}

const partsOf = ({ geometry }: Country): Polygon[] =>
  geometry.type === "Polygon"
    ? [geometry]
    : geometry.coordinates.map((coordinates): Polygon => ({ type: "Polygon", coordinates }));

const together = (parts: readonly Polygon[]): MultiPolygon => ({
  type: "MultiPolygon",
  coordinates: parts.map((part) => part.coordinates),
});

function regionOf(country: string, part: Polygon): RegionId {
  const [lon, lat] = geoCentroid(part);
  if (country === "France" && lon < -20) return "south-america";
  if (country === "United States of America" && lon < -150 && lat < 25) return "oceania";
  return regionOfCountry.get(country) ?? "asia";
}

/** All that lies west of a meridian, as far as Russia reaches. */
function westOf(longitude: number): string {
  const edge = Array.from({ length: 9 }, (_, i) => world([longitude, 82 - i * 5]) as [number, number]);
  return `M${edge.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}L400 ${HEIGHT}L400 0Z`;
}
