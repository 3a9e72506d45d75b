// Running scores: the points that a view's shape marks as such, in the lists that it has by seat.

import type { Shape } from "./protocol";

export interface Running {
  seat: number;
  total: number | null;
  lines: { id: string; parts: number[] }[];
}

type Points = number | number[] | Record<string, number> | null;

/** The score of each seat as far as all may know it; nothing if the view says nothing about points. */
export function running(shape: Shape, view: unknown): Running[] {
  const found = new Map<number, Running>();
  for (const { seat, shape: each, points } of scored(shape, view as Record<string, unknown>)) {
    const own = found.get(seat) ?? { seat, total: null, lines: [] };
    found.set(seat, own);
    if (each.total) own.total = points as number;
    if (each.line != null) own.lines.push({ id: each.line, parts: partsOf(points) });
  }
  return [...found.values()].sort((a, b) => a.seat - b.seat);
}

interface Scored {
  seat: number;
  shape: Shape;
  points: Points;
}

/** Points stand in the entries of a list by seat, or are such a list themselves. */
function scored(shape: Shape, view: Record<string, unknown>): Scored[] {
  return Object.entries(shape.fields ?? {}).flatMap(([name, list]) => {
    if (!list.by_seat) return [];
    const fields = Object.entries(list.item?.fields ?? {}).filter(([, each]) => isScored(each));
    return (view[name] as unknown[]).flatMap((entry, seat): Scored[] => [
      ...(isScored(list) ? [{ seat, shape: list, points: entry as Points }] : []),
      ...fields.map(([field, each]) => ({
        seat,
        shape: each,
        points: (entry as Record<string, Points>)[field] ?? null,
      })),
    ]);
  });
}

const isScored = (shape: Shape): boolean => shape.total === true || shape.line != null;

/** By round or by component, where the view says so. */
function partsOf(points: Points): number[] {
  if (points === null) return [];
  return typeof points === "number" ? [points] : Object.values(points);
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
