// The guide's map: where stories lie on it, and which one a finger or an arrow key means. Pure.

import { worldProjection, type Point } from "../../art/geo/world";
import type { Story } from "../protocol";

export const WIDTH = 972;
export const HEIGHT = 552;
export const projection = worldProjection(180, [486, 276]);

export interface Spot {
  story: Story;
  at: Point;
}

export function spotsOf(stories: readonly Story[]): Spot[] {
  return stories.flatMap((story) => {
    const at = story.place && projection([story.place[1], story.place[0]]);
    return at ? [{ story, at }] : [];
  });
}

const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The story nearest to a touch, within this reach; touched again, the next of those that lie as near. */
export function touched(spots: readonly Spot[], at: Point, reach: number, now: Story | null): Story | null {
  const near = spots
    .filter((spot) => apart(spot.at, at) <= reach)
    .sort((a, b) => apart(a.at, at) - apart(b.at, at))
    .map((spot) => spot.story);
  const place = near.findIndex((story) => story === now);
  return near[(place + 1) % near.length] ?? null;
}

/** The next story in a direction: near, and not far off to the side. */
export function towards(spots: readonly Spot[], from: Point, [x, y]: Point): Story | null {
  let best: Story | null = null;
  let least = Infinity;
  for (const { story, at } of spots) {
    const [dx, dy] = [at[0] - from[0], at[1] - from[1]];
    const ahead = dx * x + dy * y;
    const cost = ahead + 2 * (Math.abs(dx * y) + Math.abs(dy * x));
    if (ahead > 0.01 && cost < least) [best, least] = [story, cost];
  }
  return best;
}
