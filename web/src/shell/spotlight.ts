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
  return {
    left: Math.max(0, Math.min(...boxes.map((box) => box.left))),
    top: Math.max(0, Math.min(...boxes.map((box) => box.top))),
    right: Math.min(innerWidth, Math.max(...boxes.map((box) => box.right))),
    bottom: Math.min(innerHeight, Math.max(...boxes.map((box) => box.bottom))),
  };
}

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

/** Where a mark of a size stands beside a thing on a screen: above it if there is room, else below, to a side, or over
 *  its upper edge. */
export function standing(
  spot: Box | null,
  size: { width: number; height: number },
  page: { width: number; height: number },
): Standing {
  const within = (value: number, most: number): number => Math.max(MARGIN, Math.min(value, most - MARGIN));
  const fitted = (value: number, length: number, most: number): number => within(value, most - length);
  if (!spot)
    return {
      left: fitted((page.width - size.width) / 2, size.width, page.width),
      top: page.height / 3,
      edge: null,
      at: 0,
    };
  const [x, y] = [(spot.left + spot.right) / 2, (spot.top + spot.bottom) / 2];
  const left = fitted(x - size.width / 2, size.width, page.width);
  const top = fitted(y - size.height / 2, size.height, page.height);
  const across = Math.max(CORNER, Math.min(x - left, size.width - CORNER));
  const down = Math.max(CORNER, Math.min(y - top, size.height - CORNER));
  if (spot.top - GAP - size.height >= MARGIN)
    return { left, top: spot.top - GAP - size.height, edge: "bottom", at: across };
  if (spot.bottom + GAP + size.height <= page.height - MARGIN)
    return { left, top: spot.bottom + GAP, edge: "top", at: across };
  if (spot.left - GAP - size.width >= MARGIN)
    return { left: spot.left - GAP - size.width, top, edge: "right", at: down };
  if (spot.right + GAP + size.width <= page.width - MARGIN)
    return { left: spot.right + GAP, top, edge: "left", at: down };
  return { left, top: fitted(spot.top + MARGIN, size.height, page.height), edge: null, at: 0 };
}
