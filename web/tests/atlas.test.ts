// The coarse atlas is sent in larger steps than it is made in: nothing that can be seen is lost.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { coarser, type Atlas } from "../vite.plugins";

const atlas = JSON.parse(readFileSync("node_modules/world-atlas/countries-110m.json", "utf-8")) as Atlas;
const sent = coarser(atlas);

/** Degrees east and north of each point of an outline. */
function pointsOf({ transform: { scale, translate } }: Atlas, arc: Atlas["arcs"][number]): [number, number][] {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    [x, y] = [x + dx, y + dy];
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}

describe("the coarse atlas", () => {
  const step = sent.transform.scale;

  it("has every outline from where it began to where it ended", () => {
    expect(sent.arcs.length).toBe(atlas.arcs.length);
    atlas.arcs.forEach((arc, i) => {
      const [before, now] = [pointsOf(atlas, arc), pointsOf(sent, sent.arcs[i] ?? [])];
      for (const end of [0, -1]) {
        const [x, y] = before.at(end) ?? [0, 0];
        const [nowX, nowY] = now.at(end) ?? [999, 999];
        expect(Math.abs(x - nowX)).toBeLessThanOrEqual(step[0] / 2 + 1e-9);
        expect(Math.abs(y - nowY)).toBeLessThanOrEqual(step[1] / 2 + 1e-9);
      }
    });
  });

  it("has steps that nobody can see, and loses few points", () => {
    expect(step[0]).toBeLessThan(0.04);
    const count = (each: Atlas) => each.arcs.reduce((sum, arc) => sum + arc.length, 0);
    expect(count(sent)).toBeGreaterThan(0.95 * count(atlas));
    expect(JSON.stringify(sent).length).toBeLessThan(0.9 * JSON.stringify(atlas).length);
  });
});
