// What the director does with the page: where components are (`data-ref`), and letting them come from where they were.

import { tick } from "svelte";

export type Places = Map<string, DOMRect>;

/** All that moves now. */
const moving = new Set<Animation>();

/** Move something for a while; it can be stopped with everything else. */
export function animate(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation {
  const animation = element.animate(frames, options);
  moving.add(animation);
  animation.onfinish = animation.oncancel = () => moving.delete(animation);
  return animation;
}

/** End what still moves: everything is where it belongs. */
export function stop(): void {
  for (const each of [...moving]) each.cancel();
}

/** What bears each name: components, places, and dots of a map, which are many: those are only pointed at. It is looked
 *  up for everything that is measured together, and holds until something is drawn. */
let bearers: Map<string, Element[]> | null = null;

function bearersOf(name: string): readonly Element[] {
  if (!bearers) {
    bearers = new Map();
    for (const element of document.querySelectorAll<HTMLElement | SVGElement>("[data-ref], [data-place], [data-dot]")) {
      const { ref, place, dot } = element.dataset;
      for (const each of new Set([ref, place, dot])) {
        if (each === undefined) continue;
        const known = bearers.get(each);
        if (known) known.push(element);
        else bearers.set(each, [element]);
      }
    }
    queueMicrotask(() => (bearers = null));
  }
  return bearers.get(name) ?? [];
}

/** What shows a component or is a place of the table; null: nothing in sight. Of several, the first in sight. */
export function elementOf(name: string): Element | null {
  return bearersOf(name).find((element) => isInSight(element.getBoundingClientRect())) ?? null;
}

/** Where something is seen; null: nowhere. */
export const placeOf = (name: string): DOMRect | null => elementOf(name)?.getBoundingClientRect() ?? null;

/** The same, or where it was before it went. */
export const placeThen = (name: string, was: Places | null): DOMRect | null => placeOf(name) ?? was?.get(name) ?? null;

const isInSight = (place: DOMRect): boolean =>
  place.width > 0 &&
  place.height > 0 &&
  place.right > 0 &&
  place.bottom > 0 &&
  place.left < innerWidth &&
  place.top < innerHeight;

/** What may move as a whole: parts of a drawing and what lies in something that moves are carried by it, and what the
 *  strip offers stays under the pointer. */
function* things(root: ParentNode): Generator<[string, HTMLElement]> {
  const seen = new Set<string>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-ref]")) {
    const ref = element.dataset["ref"] ?? "";
    if (seen.has(ref) || !(element instanceof HTMLElement) || element.parentElement?.closest("[data-ref], #prompt"))
      continue;
    seen.add(ref);
    yield [ref, element];
  }
}

export function look(root: ParentNode): Places {
  const places: Places = new Map();
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>("[data-ref], [data-place]")) {
    const name = element.dataset["ref"] ?? element.dataset["place"] ?? "";
    const place = places.has(name) ? null : element.getBoundingClientRect();
    if (place && isInSight(place)) places.set(name, place);
  }
  return places;
}

export const NOTHING: ReadonlyMap<string, number> = new Map();

/** A card that moved less has not moved. */
const SLIGHT = 3;
const FAR = "cubic-bezier(0.3, 0.1, 0.2, 1)";

/** Let everything come from where it was, but what is on its way already; what is new appears. Where everything is. */
export function glide(
  root: ParentNode,
  from: Places,
  ms: number,
  unseen: ReadonlyMap<string, number>,
  moved: Places | null = null,
): Places {
  // Everything is measured before anything moves: in between, the page would be laid out again for each of them.
  const hidden = [...unseen].map(([ref, duration]) => ({ element: elementOf(ref), duration }));
  const now = [...things(root)].map(([ref, element]) => ({ ref, element, place: element.getBoundingClientRect() }));
  for (const { element, duration } of hidden)
    if (element) animate(element, [{ opacity: 0 }, { opacity: 0 }], { duration });
  for (const { ref, element, place } of now) {
    if (!isInSight(place) || unseen.has(ref) || moved?.has(ref)) continue;
    const was = from.get(ref);
    if (!was) {
      animate(element, [{ opacity: 0 }, { opacity: 1 }], { duration: ms, easing: "ease-out" });
      continue;
    }
    const [x, y] = [was.left - place.left, was.top - place.top];
    if (Math.hypot(x, y) < SLIGHT) continue;
    const sizes = `scale(${was.width / place.width}, ${was.height / place.height})`;
    const start = { transformOrigin: "0 0", transform: `translate(${x}px, ${y}px) ${sizes}`, zIndex: 5 };
    const end = { transformOrigin: "0 0", transform: "none", zIndex: 5 };
    animate(element, [start, end], { duration: ms, easing: FAR });
  }
  return new Map(now.map(({ ref, place }) => [ref, place]));
}

export const drawn = (): Promise<void> => tick();

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A page that seems to be in sight, and is not painted all the same, keeps a scene waiting no longer than this. */
const STALLED = 2000;

/** For so long, and until what lies over the board is there, which is made in the second frame: on a slow device a short
 *  scene would end before its points rise. */
export const pauseInSight = async (ms: number): Promise<void> => {
  const unseen = document.hidden ? Promise.resolve() : pause(STALLED);
  const over = new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
  );
  await Promise.all([pause(ms), Promise.race([over, unseen])]);
};

/** A page that nobody looks at is not painted: that takes no longer than this. */
const UNSEEN = 100;

/** Two turns of the queue after the frame: whoever waits for the picture, too, has it before the next one is drawn. */
export const painted = (): Promise<void> =>
  Promise.race([
    new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)))),
    pause(UNSEEN),
  ]);
