// Names beside their places: the important ones first, and only where there is room.

import type { Point } from "./world";

export interface Wanted {
  id: string;
  text: string;
  at: Point;
  /** Height of the letters, and how far they keep from the place. */
  size: number;
  gap: number;
}

export interface Label {
  id: string;
  text: string;
  x: number;
  y: number;
  anchor: "start" | "end" | "middle";
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const LETTER = 0.54;

/** Each name at the first free side of its place, in the order given; what finds none is left out, but for the first
 *  few, which are kept even if they cover another. */
export function placeLabels(
  wanted: readonly Wanted[],
  taken: readonly Point[],
  isFree: (box: Box) => boolean,
  keep = 0,
): Label[] {
  const boxes: Box[] = taken.map(([x, y]) => ({ left: x - 5, right: x + 5, top: y - 12, bottom: y + 3 }));
  const labels: Label[] = [];
  wanted.forEach((each, i) => {
    const sides = sidesOf(each);
    const free = sides.find(([, box]) => isFree(box) && !boxes.some((other) => overlap(box, other)));
    const side = free ?? (i < keep ? (sides.find(([, box]) => isFree(box)) ?? sides[0]) : undefined);
    if (!side) return;
    labels.push(side[0]);
    boxes.push(side[1]);
  });
  return labels;
}

function sidesOf({ id, text, at: [x, y], size, gap }: Wanted): [Label, Box][] {
  const width = text.length * size * LETTER;
  const half = size / 2;
  const label = (anchor: Label["anchor"], dx: number, dy: number): [Label, Box] => {
    const left = anchor === "start" ? x + dx : anchor === "end" ? x + dx - width : x - width / 2;
    const base = y + dy;
    return [
      { id, text, x: x + dx, y: base, anchor },
      { left, right: left + width, top: base - size * 0.8, bottom: base + size * 0.25 },
    ];
  };
  return [
    label("start", gap, half * 0.6),
    label("end", -gap, half * 0.6),
    label("start", gap, -half),
    label("end", -gap, -half),
    label("start", gap, size * 1.1),
    label("end", -gap, size * 1.1),
    label("middle", 0, gap + size * 0.8),
    label("middle", 0, -gap - size * 0.5),
  ];
}

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
export const isInside = (box: Box, within: Box): boolean =>
  box.left >= within.left && box.right <= within.right && box.top >= within.top && box.bottom <= within.bottom;

/** Whether a circle covers nothing of a box … */
export const isOutside = (box: Box, [x, y]: Point, r: number): boolean =>
  Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom)) > r;
/** … or all of it. */
export const isWithin = (box: Box, [x, y]: Point, r: number): boolean =>
  Math.hypot(Math.max(x - box.left, box.right - x), Math.max(y - box.top, box.bottom - y)) < r;
