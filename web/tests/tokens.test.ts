// A custom property that is used but nowhere declared fails without a word: the thing is drawn without its colour.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { KINDS } from "../src/games/lets_take_a_hike/model";

const SOURCES = new URL("../src/", import.meta.url);
const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((name) =>
  /\.(svelte|css|ts)$/.test(name),
);
const texts = new Map(files.map((name) => [name, readFileSync(new URL(name, SOURCES), "utf8")]));
const tokens = new Map([...texts].filter(([name]) => name.endsWith("tokens.css")));

const namesIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1] ?? "");
const declared = new Set([...texts.values()].flatMap((text) => namesIn(text, /(--[\w-]+)["']?\s*[:=](?!=)/g)));

describe("tokens", () => {
  it("that are used are declared", () => {
    const used = [...texts].flatMap(([file, text]) =>
      namesIn(text, /var\((--[\w-]+)(?=[),])/g).map((name) => ({ file, name })),
    );
    expect(used.length).toBeGreaterThan(500);
    expect(used.filter(({ name }) => !declared.has(name))).toEqual([]);
  });

  it("that are declared are used", () => {
    const all = [...texts.values()].join("\n");
    // `var(--world-{sky}-low)` stands for each sky.
    const families = [...all.matchAll(/var\(--([\w-]*)\$?\{[^}]*\}([\w-]*)\)/g)].map(
      ([, before, after]) => new RegExp(`^--${before}[\\w-]+${after}$`),
    );
    const idle = [...texts]
      .filter(([name]) => !name.endsWith(".ts"))
      .flatMap(([, text]) => namesIn(text, /^\s*(--[\w-]+):/gm))
      .filter(
        (name) =>
          ![")", ","].some((end) => all.includes(`var(${name}${end}`)) && !families.some((family) => family.test(name)),
      );
    expect([...new Set(idle)]).toEqual([]);
  });

  it("give every card of the Hike its paper", () => {
    const own = tokens.get("games/lets_take_a_hike/tokens.css") ?? "";
    for (const kind of KINDS) expect(own).toContain(`${kind.tint.slice("var(".length, -1)}:`);
  });
});
