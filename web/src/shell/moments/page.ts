// What the director does with the page: where components are (`data-ref`), and letting them come from where they were.

import { tick } from "svelte";

export type Places = Map<string, DOMRect>;

/** Where a component is seen; null: nowhere. Several that show the same: the first in sight. */
export function placeOf(ref: string): DOMRect | null {
  for (const element of document.querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`)) {
    const place = element.getBoundingClientRect();
    if (isInSight(place)) return place;
  }
  return null;
}

const isInSight = (place: DOMRect): boolean =>
  place.width > 0 &&
  place.height > 0 &&
  place.right > 0 &&
  place.bottom > 0 &&
  place.left < innerWidth &&
  place.top < innerHeight;

/** What may move as a whole: parts of a drawing and what lies in something that moves are carried by it. */
function* things(root: ParentNode): Generator<[string, HTMLElement]> {
  const seen = new Set<string>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-ref]")) {
    const ref = element.dataset["ref"] ?? "";
    if (seen.has(ref) || !(element instanceof HTMLElement) || element.parentElement?.closest("[data-ref]")) continue;
    seen.add(ref);
    yield [ref, element];
  }
}

export function look(root: ParentNode): Places {
  const places: Places = new Map();
  for (const [ref, element] of things(root)) {
    const place = element.getBoundingClientRect();
    if (isInSight(place)) places.set(ref, place);
  }
  return places;
}

/** A card that moved less has not moved. */
const SLIGHT = 3;
const FAR = "cubic-bezier(0.3, 0.1, 0.2, 1)";

/** Let everything come from where it was; what is new appears. Says what still moves. */
export function glide(root: ParentNode, from: Places, ms: number): Animation[] {
  const moving: Animation[] = [];
  const now = [...things(root)].map(([ref, element]) => ({ ref, element, place: element.getBoundingClientRect() }));
  for (const { ref, element, place } of now) {
    if (!isInSight(place)) continue;
    const was = from.get(ref);
    if (!was) {
      moving.push(element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: ms, easing: "ease-out" }));
      continue;
    }
    const [x, y] = [was.left - place.left, was.top - place.top];
    if (Math.hypot(x, y) < SLIGHT) continue;
    const sizes = `scale(${was.width / place.width}, ${was.height / place.height})`;
    const start = { transformOrigin: "0 0", transform: `translate(${x}px, ${y}px) ${sizes}`, zIndex: 5 };
    const end = { transformOrigin: "0 0", transform: "none", zIndex: 5 };
    moving.push(element.animate([start, end], { duration: ms, easing: FAR }));
  }
  return moving;
}

export const drawn = (): Promise<void> => tick();

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
