// Motions on the things of the page themselves: only transforms and opacity, so that nothing is laid out anew. What
// flies is drawn over the page (Flights.svelte).

import type { Motion, Stir, Stretch, Turning, Walk } from "./motion";
import { animate, elementOf, placeOf, placeThen, type Places } from "./page";

const OUT = "cubic-bezier(0.2, 0.7, 0.3, 1)";
/** How tall a card is held up in the middle of the table. */
const HELD = 132;
/** The parts of a turn: lying face down, the first half, the second half; then it goes home. */
export const LIES = 0.17;
export const EDGE = 0.32;
const OPEN = 0.46;

/** Where a card that is turned over lies before: beside its place towards the middle, large enough to be seen. */
export function spotOf(home: DOMRect, amid: boolean): { x: number; y: number; scale: number } {
  if (!amid) return { x: 0, y: -6, scale: 1.06 };
  const scale = Math.min(2.2, Math.max(1, HELD / home.height));
  const middle = innerHeight * 0.46;
  const x = (innerWidth / 2 - home.left - home.width / 2) * 0.12;
  const towards = middle - home.top - home.height / 2;
  // In the middle already: it grows upwards, for a board may end below its place.
  const grown = ((scale - 1) * home.height) / 2;
  if (Math.abs(towards) < grown) return { x, y: -grown, scale };
  const y = Math.sign(towards) * Math.min(Math.abs(towards), home.height * (0.5 + scale / 2) + 16);
  return { x, y, scale };
}

export const transformOf = ({ x, y, scale }: { x: number; y: number; scale: number }, turned: number): string =>
  `translate(${x}px, ${y}px) scale(${scale}) perspective(640px) rotateY(${turned}deg)`;

/** What is to be done once everything has been measured: what moves is not measured in between. */
type Start = (() => void) | null;

function turn({ ref, amid = false }: Turning, timing: KeyframeAnimationOptions): Start {
  const element = elementOf(ref);
  if (!element) return null;
  const spot = spotOf(element.getBoundingClientRect(), amid);
  const unseen = { opacity: 0, transform: transformOf(spot, -90), zIndex: 5 };
  const open = { opacity: 1, transform: transformOf(spot, 0), zIndex: 5, offset: OPEN };
  const stays = amid ? [{ ...open, offset: 0.62 }] : [];
  const home = { opacity: 1, transform: "none", zIndex: 5 };
  const lifted = [
    { ...unseen, offset: EDGE },
    { ...unseen, opacity: 1, offset: EDGE },
  ];
  const frames = [unseen, ...lifted, open, ...stays, home];
  return () => animate(element, frames, { ...timing, easing: "ease-in-out", fill: "backwards" });
}

function walk({ place, along }: Walk, timing: KeyframeAnimationOptions): Start {
  const element = elementOf(place);
  if (!element || along.length < 2) return null;
  const size = new DOMMatrixReadOnly(getComputedStyle(element).transform).a;
  const frames = along.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px) scale(${size})` }));
  return () => animate(element, frames, { ...timing, easing: "linear", fill: "backwards" });
}

function stretch({ ref, from }: Stretch, timing: KeyframeAnimationOptions): Start {
  const [element, end] = [elementOf(ref), placeOf(from)];
  if (!element || !end) return null;
  const box = element.getBoundingClientRect();
  const [x, y] = [end.left + end.width / 2 - box.left, end.top + end.height / 2 - box.top];
  const transformOrigin = `${(100 * x) / box.width}% ${(100 * y) / box.height}%`;
  const frames = [0.1, 1.06, 1].map((size) => ({ transform: `scale(${size})`, transformOrigin }));
  return () => animate(element, frames, { ...timing, easing: OUT, fill: "backwards" });
}

/** A ring is drawn over the page. */
const STIRS: Record<Exclude<Stir["does"], "ring">, Keyframe[]> = {
  shake: [0, -7, 6, -4, 3, 0].map((x) => ({ transform: `translateX(${x}px) rotate(${x / 4}deg)` })),
  twang: [0, 7, -5, 3, -1.5, 0].map((y) => ({ transform: `translateY(${y}px)` })),
  drop: [
    { opacity: 0, transform: "translateY(-26px) scale(1.5)" },
    { opacity: 1, transform: "translateY(2px) scale(0.94)", offset: 0.7 },
    { opacity: 1, transform: "none" },
  ],
  pulse: [{ opacity: 1 }, { opacity: 0.25 }, { opacity: 1 }],
};

/** Move what the page already shows; first everything is measured, then everything moves. */
export function perform(motions: readonly { motion: Motion; pace: number }[]): void {
  for (const start of motions.map(({ motion, pace }) => startOf(motion, pace))) start?.();
}

function startOf(motion: Motion, pace: number): Start {
  const timing = { duration: motion.ms * pace, delay: (motion.at ?? 0) * pace };
  if (motion.does === "turn") return turn(motion, timing);
  if (motion.does === "walk") return walk(motion, timing);
  if (motion.does === "stretch") return stretch(motion, timing);
  if (motion.does === "fly" || motion.does === "ring") return null;
  const [element, frames] = [elementOf(motion.ref), STIRS[motion.does]];
  return element && (() => animate(element, frames, { ...timing, easing: OUT, fill: "backwards" }));
}

/** What is drawn over the page for a motion: from where to where; null: neither is in sight, or nothing is drawn. */
export function flightOf(motion: Motion, was: Places | null): { from: DOMRect; to: DOMRect } | null {
  if (motion.does === "turn" || motion.does === "ring") {
    const to = elementOf(motion.ref)?.getBoundingClientRect();
    const from = motion.does === "turn" && motion.from ? placeThen(motion.from, was) : null;
    return to ? { from: from ?? to, to } : null;
  }
  if (motion.does !== "fly") return null;
  const [from, to] = [was?.get(motion.from) ?? placeThen(motion.from, was), placeThen(motion.to, was)];
  return from && to ? { from, to } : null;
}
