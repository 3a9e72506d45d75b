// Where something that is explained is on the page, and where the mark that explains it stands. Places on the page
// come in and go out as plain rectangles; nothing here draws.

import { placeOf } from "./moments/page";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where a component (`card:france`), a zone of the table (`zone:hand`) or a place of a board (`spot:map`) is seen. */
function boxOf(ref: string): Box | null {
  const [kind, name = ""] = ref.split(":");
  const selector = kind === "zone" ? `.zone-${name}` : kind === "spot" ? `[data-spot="${name}"]` : null;
  if (selector === null) return placeOf(ref);
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box && box.width > 0 && box.height > 0 ? box : null;
}

/** What encloses all of these that are in sight; null: none is. */
export function spotOf(refs: readonly string[]): Box | null {
  const boxes = refs.flatMap((ref) => boxOf(ref) ?? []);
  if (boxes.length === 0) return null;
  const { left, top, right, bottom } = around(boxes);
  return {
    left: Math.max(0, left),
    top: Math.max(0, top),
    right: Math.min(innerWidth, right),
    bottom: Math.min(innerHeight, bottom),
  };
}

const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map((box) => box.left)),
  top: Math.min(...boxes.map((box) => box.top)),
  right: Math.max(...boxes.map((box) => box.right)),
  bottom: Math.max(...boxes.map((box) => box.bottom)),
});

const inSight = (box: Box): boolean => box.right > box.left && box.bottom > 0 && box.top < innerHeight;
const boxesOf = (selector: string): Box[] =>
  [...document.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .filter(inSight)
    .map(({ left, top, right, bottom }) => ({ left, top, right, bottom }));

/** What a mark should not lie over: what the reader may touch now, and what is asked. */
export interface Needed {
  touched: readonly Box[];
  question: Box | null;
}
export const neededNow = (): Needed => ({
  touched: boxesOf("section.board .may"),
  question: boxesOf("#prompt")[0] ?? null,
});

export interface Standing {
  left: number;
  top: number;
  /** Which edge of the mark points at the thing; null: it points nowhere. */
  edge: "top" | "bottom" | "left" | "right" | null;
  /** Where along that edge. */
  at: number;
}

/** From the mark to what it points at, and to the edges of the screen. */
const GAP = 14;
const MARGIN = 8;
/** How near its corners the pointer may come. */
const CORNER = 28;

interface Size {
  width: number;
  height: number;
}

/** How many places are tried across and down where a mark has to stand over something. */
const ACROSS = 5;
const DOWN = 7;

/** How much worse it is to hide what can be touched than what is asked, which has been read. */
const TOUCHED = 2;

/** Where a mark of a size stands beside a thing on a screen: above it if there is room, else below, to a side, or over
 *  its upper edge; of these and others the first that hides nothing that is needed, or else what hides least. */
export function standing(spot: Box | null, size: Size, page: Size, needed: Partial<Needed> = {}): Standing {
  const { touched = [], question = null } = needed;
  const both = spot && question && adjoins(spot, question) ? around([spot, question]) : null;
  const places = spot
    ? [...beside(spot, size, page), ...(both ? beside(both, size, page) : []), ...over(spot, size, page)]
    : [...nowhere(size, page), ...over({ left: 0, top: 0, right: page.width, bottom: page.height }, size, page)];
  // What a mark is about is not to be hidden either, unless it is so large that something of it stays in sight.
  const isSmall = spot !== null && areaOf(spot) < 3 * size.width * size.height;
  const things = isSmall ? [...touched, spot] : touched;
  const hidden = places.map(
    (place) => TOUCHED * hides(place, size, things) + (question ? hides(place, size, [question]) : 0),
  );
  return places[hidden.indexOf(Math.min(...hidden))] as Standing;
}

/** Whether one lies right above or below the other: a mark may stand beyond both. */
const adjoins = (spot: Box, other: Box): boolean =>
  Math.min(Math.abs(other.bottom - spot.top), Math.abs(spot.bottom - other.top)) < GAP &&
  other.left < spot.right &&
  spot.left < other.right;

const areaOf = (box: Box): number => Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top);

/** How much of these things lies under a mark. */
const hides = ({ left, top }: Standing, { width, height }: Size, things: readonly Box[]): number =>
  things.reduce(
    (sum, box) =>
      sum +
      areaOf({
        left: Math.max(left, box.left),
        top: Math.max(top, box.top),
        right: Math.min(left + width, box.right),
        bottom: Math.min(top + height, box.bottom),
      }),
    0,
  );

const within = (value: number, most: number): number => Math.max(MARGIN, Math.min(value, most - MARGIN));
/** Moved so that a length lies in the page. */
const fitted = (value: number, length: number, most: number): number => within(value, most - length);

/** The places at the sides with room for it: in the middle, or pushed to either end of its edge. */
function beside(spot: Box, size: Size, page: Size): Standing[] {
  const [x, y] = [(spot.left + spot.right) / 2, (spot.top + spot.bottom) / 2];
  const slid = (at: number, length: number, most: number): number[] =>
    [length / 2, length - CORNER, CORNER].map((before) => fitted(at - before, length, most));
  const pointer = (at: number, begin: number, length: number): number =>
    Math.max(CORNER, Math.min(at - begin, length - CORNER));
  const level = (edge: "top" | "bottom", top: number): Standing[] =>
    slid(x, size.width, page.width).map((left) => ({ left, top, edge, at: pointer(x, left, size.width) }));
  const upright = (edge: "left" | "right", left: number): Standing[] =>
    slid(y, size.height, page.height).map((top) => ({ left, top, edge, at: pointer(y, top, size.height) }));
  const found: Standing[] = [];
  if (spot.top - GAP - size.height >= MARGIN) found.push(...level("bottom", spot.top - GAP - size.height));
  if (spot.bottom + GAP + size.height <= page.height - MARGIN) found.push(...level("top", spot.bottom + GAP));
  if (spot.left - GAP - size.width >= MARGIN) found.push(...upright("right", spot.left - GAP - size.width));
  if (spot.right + GAP + size.width <= page.width - MARGIN) found.push(...upright("left", spot.right + GAP));
  return found;
}

/** Places over something, from its upper edge down, the middle first. */
function over(spot: Box, size: Size, page: Size): Standing[] {
  const middle = (spot.left + spot.right - size.width) / 2;
  const lefts = [...Array(ACROSS).keys()]
    .map((i) => spot.left + MARGIN + (i / (ACROSS - 1)) * (spot.right - spot.left - size.width - 2 * MARGIN))
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  const tops = [...Array(DOWN).keys()].map(
    (i) => spot.top + MARGIN + (i / (DOWN - 1)) * Math.max(0, spot.bottom - spot.top - size.height - 2 * MARGIN),
  );
  return tops.flatMap((top) =>
    lefts.map((left) => ({
      left: fitted(left, size.width, page.width),
      top: fitted(top, size.height, page.height),
      edge: null,
      at: 0,
    })),
  );
}

/** In the middle, where there is nothing to point at. */
const nowhere = (size: Size, page: Size): Standing[] => [
  { left: fitted((page.width - size.width) / 2, size.width, page.width), top: page.height / 3, edge: null, at: 0 },
];

/** Whoever plays by keys goes on at the mark that has come up, and hears what it says. */
export function goOnAt(mark: HTMLElement | undefined): void {
  const { activeElement } = document;
  if (activeElement === document.body || activeElement?.id === "prompt") mark?.focus({ preventScroll: true });
}
