// Geography: the world in the Winkel Tripel centred on 10° E, Europe under a magnifying glass, silhouettes.

import {
  geoArea,
  geoAzimuthalEqualArea,
  geoCentroid,
  geoDistance,
  geoInterpolate,
  geoPath,
  type GeoProjection,
} from "d3-geo";
import type { Feature, MultiPolygon, Polygon, Position } from "geojson";
import {
  boundsOf,
  coarseAtlas,
  eastward,
  edgeArrows,
  fineAtlas,
  groundOf,
  isOverEdge as isOver,
  worldProjection,
  type Country,
  type Ground,
  type Point,
} from "../../art/geo/world";
import type { Card, Link } from "./model";

export const WIDTH = 1060;
export const HEIGHT = 469;
/** Links over the edge leave below the magnifying glass. */
const LOWEST_EXIT = 262;
const EXIT_GAP = 16;
const MARGIN = 9;

const world = worldProjection(185.93, [500, 270.4]);
/** The whole world, of which the board shows a part. */
export const MAP = boundsOf(world);

export const GLASS = { x: 944, y: 118, r: 108, large: { x: 800, y: 232, r: 212 } };
const EUROPE: Point = [11, 49.5];
/** What the glass shows, in degrees around its middle. */
const SIGHT = 18.5;
const SIGHT_SCALE = 1 / (2 * Math.sin((SIGHT * Math.PI) / 360));

function through(radius: number): GeoProjection {
  return geoAzimuthalEqualArea()
    .rotate([-EUROPE[0], -EUROPE[1]])
    .scale(radius * SIGHT_SCALE)
    .translate([0, 0])
    .clipAngle(SIGHT * 1.15);
}
const UNIT = 100;
const glass = through(UNIT);

/** Places do not move: what is found out about one is found out once. */
function once<T>(find: (card: Card) => T): (card: Card) => T {
  const known = new Map<string, T>();
  return (card) => {
    const found = known.get(card.ref);
    if (found !== undefined) return found;
    const made = find(card);
    known.set(card.ref, made);
    return made;
  };
}

export const onMap = once((card): Point => project(world, card));

/** Where a place lies under the glass, the rim being at 100; null if it lies outside. */
export const underGlass = once((card): Point | null =>
  (geoDistance(card.at, EUROPE as [number, number]) * 180) / Math.PI > SIGHT ? null : project(glass, card),
);

/** The same without asking whether it is still in sight: where a string leaves the glass. */
export function aimUnderGlass(card: Card): Point {
  const point = underGlass(card);
  if (point) return point;
  const [x, y] = onMap(card);
  const [x0, y0] = EUROPE_ON_MAP;
  const far = Math.hypot(x - x0, y - y0) || 1;
  return [((x - x0) / far) * UNIT * 1.2, ((y - y0) / far) * UNIT * 1.2];
}

const EUROPE_ON_MAP = world([...EUROPE]) as [number, number];
/** The circle on the map that the glass enlarges. */
export const SEEN = { x: EUROPE_ON_MAP[0], y: EUROPE_ON_MAP[1], r: 46 };

function project(projection: GeoProjection, card: Card): Point {
  const point = projection(card.at);
  if (!point) throw new Error(`${card.ref} lies nowhere`);
  return point;
}

/** Whether the short way between two places leads over the edge of the map. */
export function isOverEdge([a, b]: Link): boolean {
  return isOver(a.at[0], b.at[0]);
}

/** A link as a slack string; over the edge it is two strings that end in arrows. */
export interface Drawn {
  path: string;
  arrows: string;
}

export function drawn(link: Link, slack = 0.14): Drawn {
  const [a, b] = link;
  if (!isOverEdge(link)) return { path: slackLine(onMap(a), onMap(b), slack), arrows: "" };
  const [west, east] = eastward(a.at[0]) < eastward(b.at[0]) ? [a, b] : [b, a];
  const y = exitHeight(west, east);
  const left: Point = [MARGIN, y];
  const right: Point = [WIDTH - MARGIN, y];
  return {
    path: slackLine(left, onMap(west), slack / 2) + slackLine(onMap(east), right, slack / 2),
    arrows: edgeArrows(WIDTH, MARGIN, y),
  };
}

/** Two links over the edge never leave at one height: the farther the western end, the lower. */
function exitHeight(west: Card, east: Card): number {
  const mean = (onMap(west)[1] + onMap(east)[1]) / 2;
  return Math.round(Math.max(LOWEST_EXIT + (eastward(west.at[0]) > -120 ? EXIT_GAP : 0), mean));
}

export function slackLine(a: Point, b: Point, slack: number): string {
  const sag = Math.min(34, Math.hypot(a[0] - b[0], a[1] - b[1]) * slack);
  const n = (value: number): string => value.toFixed(1);
  if (slack === 0) return `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`;
  return `M${n(a[0])} ${n(a[1])}Q${n((a[0] + b[0]) / 2)} ${n((a[1] + b[1]) / 2 + sag)} ${n(b[0])} ${n(b[1])}`;
}

/** Atlas names that differ from ours. */
const ATLAS_NAME: Record<string, string> = {
  "United States": "United States of America",
  "Cape Verde": "Cabo Verde",
  "French Polynesia": "Fr. Polynesia",
};
const OUR_NAME = Object.fromEntries(Object.entries(ATLAS_NAME).map(([ours, theirs]) => [theirs, ours]));

export interface Shape {
  land: string;
  d: string;
}

export interface World extends Ground {
  countries: Shape[];
}

let loading: Promise<World> | null = null;
/** The coarse atlas, projected once. */
export function loadWorld(): Promise<World> {
  return (loading ??= makeWorld());
}

async function makeWorld(): Promise<World> {
  const atlas = await coarseAtlas();
  return { ...groundOf(atlas, world), countries: shapes(atlas.countries, geoPath(world).digits(1)) };
}

function shapes(countries: readonly Country[], path: (each: Feature) => string | null): Shape[] {
  return countries.flatMap((each) => {
    const d = path(each);
    const name = each.properties.name;
    return d ? [{ land: OUR_NAME[name] ?? name, d }] : [];
  });
}

/** A window into the world, so many pixels large: everything in it has its place, whatever lies beyond is cut. */
export interface Window {
  shapes: Shape[];
  at: (card: Card) => Point | null;
  /** The way between two places as a globe has it. */
  way: (link: Link) => string;
  /** What it shows of the map: middle and half of each side, in the map's units. */
  seen: { x: number; y: number; w: number; h: number };
}

/** Degrees from the middle of a window at which a name beside a place is still inside. */
const WELL_INSIDE = 9;

/** Where the window looks for a place: all of Europe, where capitals lie close together, or around the place. */
export function lookFrom(at: readonly [number, number]): { centre: Point; across: number } {
  const away = (geoDistance([...at], EUROPE as [number, number]) * 180) / Math.PI;
  if (away >= SIGHT) return { centre: at, across: 54 };
  const centre = away > WELL_INSIDE ? geoInterpolate([...at], EUROPE as [number, number])(WELL_INSIDE / away) : EUROPE;
  return { centre, across: 29 };
}

/** Where on the globe a point of the map lies. */
export function globeAt(point: Point): [number, number] | null {
  return world.invert?.([...point]) ?? null;
}

function windowOf(fine: readonly Country[], centre: Point, across: number, width: number, height: number): Window {
  const short = Math.min(width, height);
  const scale = short / 2 / (2 * Math.sin((across * Math.PI) / 720));
  const reach = Math.min(80, ((across / 2) * Math.hypot(width, height)) / short + 6);
  const projection = geoAzimuthalEqualArea()
    .rotate([-centre[0], -centre[1]])
    .scale(scale)
    .translate([width / 2, height / 2])
    .clipAngle(reach);
  const path = geoPath(projection).digits(1);
  const limit = (reach * Math.PI) / 180;
  const near = (at: readonly [number, number]): boolean => geoDistance([...at], centre as [number, number]) < limit;
  const onWorld = world([...centre]) ?? [0, 0];
  const perDegree = (world.scale() * Math.PI) / 180;
  return {
    shapes: shapes(
      fine.filter((each) => isNearby(each, near)),
      path,
    ),
    at: (card) => {
      if (!near(card.at)) return null;
      const [x, y] = project(projection, card);
      return x > -20 && x < width + 20 && y > -20 && y < height + 20 ? [x, y] : null;
    },
    way: ([a, b]) => path({ type: "LineString", coordinates: [a.at, b.at] }) ?? "",
    seen: {
      x: onWorld[0],
      y: onWorld[1],
      w: (perDegree * across * width) / short / 2,
      h: (perDegree * across * height) / short / 2,
    },
  };
}

export interface Atlas {
  europe: Shape[];
  window: (centre: Point, across: number, width: number, height: number) => Window;
  silhouette: (card: Card) => Silhouette | null;
}

let fine: Promise<Atlas> | null = null;
/** Use the finer atlas once it is there, for silhouettes and the magnifying glass. What could not be had is left out,
 *  and asked for again the next time. */
export function withAtlas(use: (atlas: Atlas) => void): void {
  fine ??= makeAtlas();
  fine.then(use, () => (fine = null));
}

async function makeAtlas(): Promise<Atlas> {
  await loadWorld(); // the world comes first: the finer atlas is large
  const { countries } = await fineAtlas();
  const byName = new Map(countries.map((each) => [each.properties.name, each]));
  return {
    europe: shapes(
      countries.filter((each) => isNearby(each, isInSight)),
      geoPath(glass).digits(1),
    ),
    window: (centre, across, width, height) => windowOf(countries, centre, across, width, height),
    silhouette: once((card) => {
      const found = byName.get(ATLAS_NAME[card.land] ?? card.land);
      return found ? silhouetteOf(found, card) : null;
    }),
  };
}

/** Whether a point lies under the glass, or nearly. */
function isInSight(at: readonly [number, number]): boolean {
  return geoDistance([...at], EUROPE as [number, number]) < (SIGHT * 1.2 * Math.PI) / 180;
}

/** Whether anything of a country lies near: clipping the rest of the world would take long. */
function isNearby(country: Feature<Polygon | MultiPolygon>, near: (at: readonly [number, number]) => boolean): boolean {
  return partsOf(country).some((rings) => coast(rings[0] ?? []).some(near));
}

function partsOf({ geometry }: Feature<Polygon | MultiPolygon>): Position[][][] {
  return geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
}

export interface Silhouette {
  d: string;
  pin: Point;
}

export const FRAME: Point = [150, 88];

/** A country's outline, without what lies far off; of an island only what lies around it. */
function silhouetteOf(country: Feature<Polygon | MultiPolygon>, card: Card): Silhouette | null {
  const parts = thinned(partsOf(country))
    .map((coordinates): { shape: Polygon; area: number } => {
      const shape: Polygon = { type: "Polygon", coordinates };
      return { shape, area: geoArea(shape) };
    })
    .sort((a, b) => b.area - a.area);
  const kept = card.kind === "island" ? around(parts, card) : mainland(parts);
  if (kept.length === 0) return null;
  const shape: MultiPolygon = { type: "MultiPolygon", coordinates: kept.map((part) => part.coordinates) };
  const [lon, lat] = geoCentroid(shape);
  const projection = geoAzimuthalEqualArea()
    .rotate([-lon, -lat])
    .fitExtent(
      [
        [8, 8],
        [FRAME[0] - 8, FRAME[1] - 6],
      ],
      shape,
    );
  const pin = projection(card.at);
  return { d: geoPath(projection).digits(1)(shape) ?? "", pin: pin ?? [FRAME[0] / 2, FRAME[1] / 2] };
}

/** So many steps from north to south are seen in the frame of a silhouette: finer ones only take time. */
const STEPS = 300;

/** The rings of a country with no finer steps than are seen; what is small stays as it is. */
function thinned(parts: readonly Position[][][]): Position[][][] {
  const [ring = []] = parts.reduce((most, each) => ((each[0]?.length ?? 0) > (most[0]?.length ?? 0) ? each : most), []);
  const heights = ring.map(([, lat = 0]) => lat);
  const step = (Math.max(...heights) - Math.min(...heights)) / STEPS;
  return parts.map((rings) => rings.map((each) => (each.length < SMALL ? each : paced(each, step))));
}
const SMALL = 40;

/** A ring without the points that lie closer than a step to the last one kept; it closes as it did. */
function paced(ring: readonly Position[], step: number): Position[] {
  let [lastLon, lastLat] = [Infinity, Infinity];
  return ring.filter(([lon = 0, lat = 0], i) => {
    const far = Math.hypot((lon - lastLon) * Math.cos((lat * Math.PI) / 180), lat - lastLat) >= step;
    if (!far && i < ring.length - 1) return false;
    [lastLon, lastLat] = [lon, lat];
    return true;
  });
}

function around(parts: readonly { shape: Polygon }[], card: Card): Polygon[] {
  return parts.filter(({ shape }) => geoDistance(geoCentroid(shape), card.at) < 0.09).map(({ shape }) => shape);
}

/** The largest part with what lies close to it, from one to the next, or is so large that the country would not be
 *  itself without it. */
function mainland(parts: readonly { shape: Polygon; area: number }[]): Polygon[] {
  const [main] = parts;
  if (!main) return [];
  const total = parts.reduce((sum, part) => sum + part.area, 0);
  const kept = [main.shape];
  let left = parts.slice(1).filter((part) => part.area > 0.008 * main.area);
  for (;;) {
    const near = left.filter((part) => part.area > 0.2 * total || kept.some((shape) => isNear(shape, part.shape)));
    if (near.length === 0) return kept;
    kept.push(...near.map((part) => part.shape));
    left = left.filter((part) => !near.includes(part));
  }
}

/** In degrees. */
const NEAR = 2.6;
const SAMPLES = 60;

function isNear(a: Polygon, b: Polygon): boolean {
  const there = coast(b.coordinates[0] ?? []);
  return coast(a.coordinates[0] ?? []).some(([lon, lat]) => {
    const narrow = Math.cos((lat * Math.PI) / 180);
    return there.some(([x, y]) => Math.hypot((((x - lon + 540) % 360) - 180) * narrow, y - lat) < NEAR);
  });
}

function coast(ring: Position[]): [number, number][] {
  const every = Math.ceil(ring.length / SAMPLES);
  return ring.filter((_, i) => i % every === 0) as [number, number][];
}
