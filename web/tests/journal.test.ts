// The travel journal: the stops and best moments that a finished game leaves.
import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { HEIGHT, WIDTH, winding } from "../src/shell/journal/drawing";
import { highlightsOf, leadsOf, lines, reached, stopsOf } from "../src/shell/journal/journal";
import type { Message, Shape } from "../src/shell/protocol";

const event = (id: string, args: Message["args"]): Message => ({ id, args });
const visit = (seat: number, destination: string) =>
  event("event-visited", { seat: `seat:${seat}`, destination: `destination:${destination}`, points: 3 });
const walk = (seat: number, place: string) => event("event-moved", { seat: `seat:${seat}`, place: `place:${place}` });
const LEADS = { taken: ["event-visited"], passed: ["event-moved"] };

describe("the route", () => {
  it("has each stop once, in order, and knows what was taken", () => {
    const frames = [[walk(0, "giza")], [walk(1, "banff")], [visit(0, "giza"), walk(0, "fuji")], [walk(0, "giza")]];
    const stops = stopsOf(
      frames.map((events) => ({ events })),
      LEADS,
      0,
      (id) => id !== "nowhere",
    );
    expect(stops).toEqual([
      { id: "giza", n: 0, taken: true },
      { id: "fuji", n: 2, taken: false },
    ]);
  });

  it("is nobody else's, and no card that tells nothing", () => {
    expect(reached([visit(1, "giza")], ["event-visited"], 0)).toEqual([]);
    const laid = event("event-laid", { seat: "seat:0", card: "card:nice", country: "country:france" });
    expect(reached([laid], ["event-laid"], 0)).toEqual(["card:nice"]);
    expect(stopsOf([{ events: [visit(0, "giza")] }], LEADS, 0, () => false)).toEqual([]);
  });
});

const NUMBER = { type: "integer" } as unknown as Shape;
const SHAPE = {
  fields: { trekkers: { by_seat: true, item: { fields: { score: { ...NUMBER, total: true } } } } },
} as unknown as Shape;
const moment = (scores: number[], ...events: Message[]) => ({
  view: { public: { trekkers: scores.map((score) => ({ score })) } },
  events,
});

describe("highlights", () => {
  it("are the three largest gains, in order of play", () => {
    const frames = [
      moment([0, 0]),
      moment([5, 9], visit(0, "giza"), visit(1, "banff")),
      moment([6, 9]),
      moment([14, 9]),
      moment([16, 9]),
    ];
    const found = highlightsOf(frames, SHAPE, 0, false);
    expect(found.map(({ n, gain }) => [n, gain])).toEqual([
      [1, 5],
      [3, 8],
      [4, 2],
    ]);
    expect(found[0]?.events).toEqual([visit(0, "giza")]);
  });

  it("are what the others got more of where points are bad", () => {
    const frames = [moment([0, 0]), moment([10, 4]), moment([11, 30]), moment([11, 30])];
    expect(highlightsOf(frames, SHAPE, 0, true)).toEqual([
      { n: 2, gain: 1, events: [] },
      { n: 3, gain: null, events: [] },
    ]);
  });
});

describe("each game", () => {
  const games = readdirSync("src/games").filter((game) => game !== "generic");
  it.each(games)("%s names events that it has", async (game) => {
    const { taken, passed } = await leadsOf(game);
    const file = `../src/baluchon/games/${game}/locale/en.ftl`;
    const known = new FluentResource(readFileSync(file, "utf-8")).body.map((message) => message.id);
    expect(taken.length).toBeGreaterThan(0);
    expect([...taken, ...passed].filter((id) => !known.includes(id))).toEqual([]);
  });
});

describe("the drawing", () => {
  it("keeps every stop on the page, and no two in one place", () => {
    for (const count of [1, 2, 6, 7, 23, 36]) {
      const { at } = winding(count, count > 20 ? 6 : 5);
      expect(at.every(([x, y]) => x > 30 && x < WIDTH - 30 && y > 30 && y < HEIGHT - 50)).toBe(true);
      expect(new Set(at.map(String)).size).toBe(count);
    }
  });
  it("breaks lines between words", () => {
    expect(lines("Le jeu du tour du monde", 10)).toEqual(["Le jeu du", "tour du", "monde"]);
  });
});
