// How a game draws a journey: `Journey.svelte` beside its board, into a drawing of 700 by 560 with nothing but
// attributes, so that it can leave the page as a picture. A game without one has its stops as stamps on a winding road.

import type { Component } from "svelte";
import type { Story } from "../protocol";

export const WIDTH = 700;
export const HEIGHT = 560;

export interface Visit {
  story: Story;
  taken: boolean;
}

export interface JourneyProps {
  visits: readonly Visit[];
}

const journeys = import.meta.glob<{ default: Component<JourneyProps> }>("../../games/*/Journey.svelte");

export async function journeyOf(game: string): Promise<Component<JourneyProps> | null> {
  const load = journeys[`../../games/${game.replaceAll("-", "_")}/Journey.svelte`];
  return load ? (await load()).default : null;
}

/** Where stops stand on a road that winds down the page, and the road itself. */
export function winding(
  count: number,
  columns: number,
  top = 90,
  bottom = 90,
): { at: [number, number][]; road: string } {
  const rows = Math.max(1, Math.ceil(count / columns));
  const [dx, dy] = [(WIDTH - 140) / Math.max(1, columns - 1), rows > 1 ? (HEIGHT - top - bottom) / (rows - 1) : 0];
  const at = Array.from({ length: count }, (_, i): [number, number] => {
    const [row, place] = [Math.floor(i / columns), i % columns];
    const column = row % 2 === 0 ? place : columns - 1 - place;
    return [70 + column * dx, (rows > 1 ? top : HEIGHT / 2) + row * dy];
  });
  const road = at
    .map(([x, y], i) => {
      const before = at[i - 1];
      if (!before) return `M${x} ${y}`;
      if (before[1] === y) return `L${x} ${y}`;
      const out = x > WIDTH / 2 ? dx * 0.45 : -dx * 0.45;
      return `C${before[0] + out} ${before[1]} ${x + out} ${y} ${x} ${y}`;
    })
    .join("");
  return { at, road };
}
