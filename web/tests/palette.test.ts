// The colour-safe palette: colours that are to be told apart stay apart for every kind of sight. Groups are written in
// tokens.css as `/* safe-group: --a --b */`; they are measured as the safe palette shows them, by day and by night.

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const SOURCES = new URL("../src/", import.meta.url);
const read = (file: string) => readFileSync(new URL(file, SOURCES), "utf8");
const FILES = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith("tokens.css"));
/** The least distance in OKLab. */
const LEAST = 0.07;

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** Machado, Oliveira and Fernandes 2009, severity 1.0, on linear RGB. */
const SIGHTS: Record<string, Matrix> = {
  "full colour": [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const times = (matrix: Matrix, [x, y, z]: Triple): Triple => {
  const row = ([a, b, c]: Triple) => a * x + b * y + c * z;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
};

/** `#d55e00` or `#fff` in linear RGB. */
function linear(hex: string): Triple {
  const digits = hex.length === 4 ? hex.slice(1).replaceAll(/./g, "$&$&") : hex.slice(1);
  const at = (i: number) => {
    const value = parseInt(digits.slice(2 * i, 2 * i + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [at(0), at(1), at(2)];
}

/** Ottosson's OKLab of linear RGB. */
function oklab(rgb: Triple): Triple {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    rgb,
  ).map(Math.cbrt) as unknown as Triple;
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  );
}

const clipped = (rgb: Triple) => rgb.map((value) => Math.min(1, Math.max(0, value))) as unknown as Triple;
const seen = (hex: string, sight: Matrix) => oklab(clipped(times(sight, linear(hex))));

/** What is declared for the whole page in a theme, later rules winning as in the browser; the shell's come first. */
function declared(theme: string): Map<string, string> {
  const found = new Map<string, string>();
  const rules = FILES.toSorted((a, b) => Number(b.startsWith("shell")) - Number(a.startsWith("shell"))).flatMap(
    (file) => [
      ...read(file)
        .replaceAll(/\/\*.*?\*\//gs, "")
        .matchAll(/:root((?:\[data-[a-z]+="[a-z]+"\])*)\s*\{([^}]*)\}/g),
    ],
  );
  const weight = (selector: string) => selector.split("[").length;
  for (const [, selector = "", body = ""] of rules.toSorted((a, b) => weight(a[1] ?? "") - weight(b[1] ?? ""))) {
    const conditions = [...selector.matchAll(/data-([a-z]+)="([a-z]+)"/g)];
    const holds = conditions.every(([, name, value]) => value === { palette: "safe", theme }[name as "theme"]);
    if (!holds) continue;
    for (const [, name = "", value = ""] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) found.set(name, value);
  }
  return found;
}

function colourOf(name: string, tokens: Map<string, string>): string {
  const value = tokens.get(name) ?? "";
  const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return other ? colourOf(other, tokens) : value;
}

const groups = FILES.flatMap((file) =>
  [...read(file).matchAll(/safe-group:\s*([^*]+?)\s*\*\//g)].map((match) => (match[1] ?? "").split(/\s+/)),
);

describe("the colour-safe palette", () => {
  it("has groups in every game and for the seats", () => {
    const all = groups.flat();
    for (const start of ["--seat-", "--road-", "--history-", "--world-", "--hike-", "--tour-"]) {
      expect(all.some((name) => name.startsWith(start))).toBe(true);
    }
  });

  describe.each(["light", "dark"])("%s", (theme) => {
    const tokens = declared(theme);
    it.each(Object.keys(SIGHTS))("keeps the colours of a group apart with %s", (kind) => {
      const sight = SIGHTS[kind] as Matrix;
      const near: string[] = [];
      for (const group of groups) {
        const colours = group.map((name) => colourOf(name, tokens));
        for (const colour of colours) expect(colour).toMatch(/^#(?:[0-9a-f]{3}){1,2}$/);
        const places = colours.map((colour) => seen(colour, sight));
        places.forEach((a, i) =>
          places.slice(i + 1).forEach((b, j) => {
            const distance = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
            if (distance < LEAST) near.push(`${group[i]} ${group[i + j + 1]} ${distance.toFixed(3)}`);
          }),
        );
      }
      expect(near).toEqual([]);
    });
  });
});
