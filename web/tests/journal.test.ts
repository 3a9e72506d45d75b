// The travel journal: the stops and best moments that a finished game leaves.
import { describe, expect, it } from "vitest";
import {
  columnsFor,
  HEIGHT,
  numbersOf,
  sightOf,
  stampOutline,
  waysOf,
  WIDTH,
  winding,
  type Halt,
} from "../src/shell/journal/drawing";
import { highlightsOf, leadOf, lines, stopsOf, type Happenings } from "../src/shell/journal/journal";
import type { Message, Shape } from "../src/shell/protocol";

const event = (id: string, args: Message["args"]): Message => ({ id, args });
const visit = (seat: number, destination: string) =>
  event("event-visited", { seat: `seat:${seat}`, destination: `destination:${destination}`, points: 3 });
const walk = (seat: number, place: string) => event("event-moved", { seat: `seat:${seat}`, place: `place:${place}` });
const LEADS: Happenings = {
  "event-visited": { points: "points", line: "destinations", leads: { way: "takes", to: "destination" } },
  "event-moved": { leads: { way: "passes", to: "place" } },
  "event-laid": { leads: { way: "takes", to: "card" } },
  "event-round": { leads: { way: "anew" } },
};

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
      { id: "giza", n: 0, taken: true, leg: 0 },
      { id: "fuji", n: 2, taken: false, leg: 0 },
    ]);
  });

  it("begins anew with each trip", () => {
    const events = [walk(0, "giza"), walk(0, "fuji"), event("event-round", { round: 2 }), walk(0, "giza")];
    const stops = stopsOf([{ events }], LEADS, 0, () => true);
    expect(stops.map(({ id, leg }) => [id, leg])).toEqual([
      ["giza", 0],
      ["fuji", 0],
      ["giza", 1],
    ]);
  });

  it("is nobody else's, and no card that tells nothing", () => {
    expect(leadOf(visit(1, "giza"), LEADS, 0)).toBeNull();
    const laid = event("event-laid", { seat: "seat:0", card: "card:nice", country: "country:france" });
    expect(leadOf(laid, LEADS, 0)).toEqual({ ref: "card:nice", taken: true });
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
    const found = highlightsOf(frames, SHAPE, 0, false, LEADS);
    expect(found.map(({ n, gain }) => [n, gain])).toEqual([
      [1, 5],
      [3, 8],
      [4, 2],
    ]);
    expect(found[0]?.events).toEqual([visit(0, "giza")]);
  });

  it("are what the others got more of where points are bad", () => {
    const frames = [moment([0, 0]), moment([10, 4]), moment([11, 30]), moment([11, 30])];
    expect(highlightsOf(frames, SHAPE, 0, true, LEADS)).toEqual([
      { n: 2, gain: 1, events: [] },
      { n: 3, gain: null, events: [] },
    ]);
  });

  it("are three, with the first stops where few moments brought anything", () => {
    const frames = [moment([0, 0]), moment([0, 0], visit(0, "giza")), moment([0, 0], visit(1, "fuji")), moment([0, 0])];
    const found = highlightsOf(
      [...frames, moment([0, 0], visit(0, "banff")), moment([0, 0], visit(0, "uluru")), moment([0, 0])],
      SHAPE,
      0,
      false,
      LEADS,
    );
    expect(found).toEqual([
      { n: 1, gain: null, events: [visit(0, "giza")] },
      { n: 4, gain: null, events: [visit(0, "banff")] },
      { n: 6, gain: null, events: [] },
    ]);
  });

  it("tell what was taken rather than what was done for it", () => {
    const stop = event("event-stopped", { seat: "seat:0" });
    const took = event("event-took", { seat: "seat:0", card: "card:tent" });
    const frames = [moment([0, 0]), moment([4, 0], stop, took)];
    expect(
      highlightsOf(frames, SHAPE, 0, false, { "event-took": { leads: { way: "takes", to: "card" } } })[0]?.events,
    ).toEqual([took]);
    expect(highlightsOf(frames, SHAPE, 0, false, {})[0]?.events).toEqual([stop, took]);
  });
});

describe("the drawing", () => {
  it("keeps every stop on the page, and no two in one place", () => {
    for (const count of [1, 2, 6, 7, 23, 36]) {
      const { at } = winding(count, columnsFor(count));
      expect(at.every(([x, y]) => x > 30 && x < WIDTH - 30 && y > 30 && y < HEIGHT - 50)).toBe(true);
      expect(new Set(at.map(String)).size).toBe(count);
    }
  });
  it("has a way for each trip, and none over the edge of the map", () => {
    const halts: Halt[] = [
      { at: [0, 0], leg: 0, taken: true },
      { at: [10, 0], leg: 0, taken: false },
      { at: [10, 10], leg: 0, taken: true, apart: true },
      { at: [5, 5], leg: 1, taken: true },
    ];
    const ways = waysOf(halts);
    expect(ways.map(({ leg }) => leg)).toEqual([0, 1]);
    expect(ways[0]?.d.match(/[MQ]/g)?.join("")).toBe("MQM");
    expect(numbersOf(halts)).toEqual([1, null, 2, 1]);
  });
  it("shows all stops, and of the map no more than is needed", () => {
    const map = { x: 0, y: -20, width: 1000, height: 560 };
    const holds = (points: [number, number][]) => {
      const sight = sightOf(points, map, 300, 20);
      expect(sight.width / sight.height).toBeCloseTo(WIDTH / HEIGHT);
      for (const [x, y] of points) {
        expect(x >= sight.x && x <= sight.x + sight.width && y >= sight.y && y <= sight.y + sight.height).toBe(true);
      }
      return sight.width;
    };
    expect(holds([[500, 200]])).toBe(300);
    expect(holds([[5, 10]])).toBe(300);
    expect(
      holds([
        [10, 0],
        [990, 500],
      ]),
    ).toBe(1000);
    expect(sightOf([], map, 300, 20).width).toBe(1000);
  });
  it("has stamps that close", () => {
    expect(stampOutline(80, 60)).toMatch(/^M-40\.0 -30\.0h.*z$/);
  });
  it("breaks lines between words", () => {
    expect(lines("Le jeu du tour du monde", 10)).toEqual(["Le jeu du", "tour du", "monde"]);
  });
});
