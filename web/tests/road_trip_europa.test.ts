// The picture of Road Trip Europa: what of the map is shown, what stands on a road, what a card says in words.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { marksOf, windowOf } from "../src/games/road_trip_europa/map";
import { CARDS, REGIONS, regionsOf, stopsOf, tally } from "../src/games/road_trip_europa/model";
import { told, toldInShort } from "../src/games/road_trip_europa/told";
import type { RoadTripPrivate, Traveller } from "../src/games/road_trip_europa/view";
import type { GameTexts } from "../src/shell/protocol";
import { LANGUAGES, Texts } from "../src/shell/texts";

const GAME = "../src/baluchon/games/road_trip_europa";
const europe = JSON.parse(readFileSync("src/art/road_trip_europa/europe.json", "utf-8")) as {
  countries: Record<string, { x: number; y: number }>;
  stars: Record<string, [number, number]>;
};

const traveller = (row: string[], visited: string[] = []): Traveller => ({
  seat: 0,
  row,
  hand_size: 7 - row.length,
  visited,
  start_end: [],
  food: [],
  transport: [],
  culture: {},
  countries: visited.length,
  stars: [],
  star_points: 0,
  passport: 0,
  score: 0,
});
const own = (first: string | null): RoadTripPrivate => ({
  seat: 0,
  hand: [],
  choice: null,
  first,
  seen: [],
  sitting_out: [],
  returning: [],
  nameable: [],
});

describe("the map", () => {
  const frames = [
    [526, 305],
    [900, 520],
    [390, 330],
    [360, 150],
    [320, 240],
    [300, 600],
    [1600, 400],
    [0, 0],
  ] as const;
  it.each(frames)("shows every country and star in a frame of %i × %i", (width, height) => {
    const shown = windowOf(width, height);
    if (height > 0) expect(shown.width / shown.height).toBeCloseTo(width / height);
    const corners = Object.values(europe.stars).flatMap(([x, y]) => [
      { x, y },
      { x: x + 36, y: y + 36 },
    ]);
    for (const { x, y } of [...Object.values(europe.countries), ...corners]) {
      expect(x).toBeGreaterThan(shown.x);
      expect(x).toBeLessThan(shown.x + shown.width);
      expect(y).toBeGreaterThan(shown.y);
      expect(y).toBeLessThan(shown.y + shown.height);
    }
  });

  it("keeps figures legible, however small it is", () => {
    for (const scale of [0.4, 0.54, 0.73, 1, 2]) {
      expect(19 * marksOf(scale).size * scale).toBeGreaterThanOrEqual(14);
      expect(marksOf(scale).letter * scale).toBeGreaterThanOrEqual(13);
    }
  });
});

describe("a trip", () => {
  it("has seven stops; the first card is secret, seen by its owner only", () => {
    const row = traveller(["card:face-down", "card:denmark"]);
    const mine = stopsOf(row, own("card:france"));
    expect(mine).toHaveLength(7);
    expect(mine[0]).toMatchObject({ card: { id: "france" }, faceDown: false, secret: true });
    expect(stopsOf(row, null)[0]).toMatchObject({ card: null, faceDown: true, secret: false });
    expect(mine[6]).toMatchObject({ n: 7, card: null, faceDown: false });
    expect(tally(mine).map(({ symbol, count }) => [symbol.kind, count])).toEqual([
      ["wine", 1],
      ["art", 1],
      ["beer", 1],
      ["bicycle", 1],
    ]);
  });

  it("counts the regions that have been visited", () => {
    expect(regionsOf(traveller([], ["card:iceland", "card:norway", "card:france"]))).toBe(2);
    expect(
      regionsOf(
        traveller(
          [],
          CARDS.map((card) => card.ref),
        ),
      ),
    ).toBe(REGIONS.length);
  });
});

const names = (language: string): Record<string, string> => {
  const found: Record<string, string> = {};
  const table = (file: string): string[][] =>
    readFileSync(`${GAME}/data/${file}.csv`, "utf-8")
      .trim()
      .split("\n")
      .map((line) => line.split(","));
  for (const [kind, file] of [
    ["card", "cards"],
    ["region", "regions"],
  ] as const) {
    const [head = [], ...rows] = table(file);
    for (const row of rows) found[`${kind}:${row[0]}`] = row[head.indexOf(`name_${language}`)] ?? "";
  }
  let ref = "";
  for (const line of readFileSync(`${GAME}/data/names.toml`, "utf-8").split("\n")) {
    const section = /^\[(\w+)\.(\w+)\]/.exec(line);
    if (section) ref = `${section[1]}:${section[2]}`;
    else if (line.startsWith(`${language} =`)) found[ref] = line.split('"')[1] ?? "";
  }
  return found;
};

describe.each(LANGUAGES)("a card in words, in %s", (language) => {
  const game = { texts: readFileSync(`${GAME}/locale/${language}.ftl`, "utf-8"), names: names(language), moves: [] };
  const texts = new Texts(language, "", game as unknown as GameTexts);

  it("says its number, all symbols with their worth, and its region", () => {
    for (const card of CARDS) {
      const words = told(card, texts);
      const parts = [texts.name(card.ref), String(card.number), texts.name(`region:${card.region}`)];
      for (const symbol of card.symbols) {
        parts.push(texts.name(symbol.ref));
        if (symbol.value !== null) parts.push(String(symbol.value));
      }
      for (const part of parts) expect(words).toContain(part);
      expect(told(card, texts, true).length).toBeGreaterThan(words.length);
    }
  });

  it("fits the strip", () => {
    for (const card of CARDS) expect(toldInShort(card, texts).length).toBeLessThanOrEqual(48);
  });
});
