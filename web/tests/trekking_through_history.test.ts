// The picture of Trekking Through History: clock, time line, flaps, itinerary and treks as they are drawn.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  CLOCK,
  fanOf,
  flaps,
  gridOf,
  ladderOf,
  landingOf,
  landingSpot,
  lozengeSpot,
  onClock,
  previewOf,
  shortFlaps,
  spotsOf,
  spread,
  sweep,
  timeAt,
  treksOf,
  watches,
  worthOf,
  yearLabels,
  yearParts,
  YEARS,
} from "../src/games/trekking_through_history/model";
import { sceneOf } from "../src/games/trekking_through_history/scenes";
import type { View } from "../src/shell/board";
import type {
  CardPreview,
  HistoryPrivate,
  HistoryPublic,
  Itinerary,
  Landing,
  Traveller,
} from "../src/games/trekking_through_history/view";

const landing = (crystals: number, hour: number, onto: number[] = []): Landing => ({
  crystals,
  plan: [],
  hour,
  punctual: 0,
  stopped: 0,
  onto,
  again: false,
});
const preview: CardPreview = {
  type: "card",
  card: "card:1717",
  year: 1717,
  landings: [landing(0, 9, [1, 2]), landing(1, 8)],
  covers: [4],
  lost: [],
  points: 3,
  crystals: 0,
  wilds: 0,
  breaks: false,
  trek_cards: 3,
  trek_points: 2,
  treks_change: 2,
};
const board = (phase: string, chosen: string | null): HistoryPublic =>
  ({ phase, chosen, ladder: [0, -3, 0, 2, 4], further: 3 }) as unknown as HistoryPublic;
/** What is seen where this card may be taken, or is taken and not yet laid. */
const seen = (phase: string, chosen: string | null, previews: NonNullable<View["previews"]>) => ({
  public: board(phase, chosen),
  private: {} as HistoryPrivate,
  previews,
});
const taking = { 3: { detail: preview } };

describe("the time line", () => {
  it("runs from the first to the last card, and never back", () => {
    expect(YEARS[0]).toBe(-37000);
    expect(YEARS.at(-1)).toBe(1994);
    const places = YEARS.map(timeAt);
    expect(places[0]).toBe(0);
    expect(places.at(-1)).toBe(1);
    expect(places.every((place, i) => i === 0 || place > (places[i - 1] ?? 0))).toBe(true);
  });

  it("has a place for years without a card and beyond its ends", () => {
    expect(timeAt(1700)).toBeGreaterThan(timeAt(1690));
    expect(timeAt(1700)).toBeLessThan(timeAt(1717));
    expect([timeAt(-50000), timeAt(2020)]).toEqual([0, 1]);
  });

  it("moves labels apart, keeps their order and stays between the edges", () => {
    const places = spread([96, 90, 94], [20, 20, 20], 0, 100);
    expect(places).toEqual([90, 50, 70]);
    expect(spread([5], [20], 0, 100)).toEqual([10]);
    expect(spread([10, 60], [20, 20], 0, 100)).toEqual([10, 60]);
  });

  it("writes years in one form, in a second line when there is no room for all in one", () => {
    const names = ["37\u202f000\u00a0av.", "2000\u00a0av.", "49\u00a0av.", "1271", "1519", "1903"];
    const pins = [20, 40, 60, 90, 120, 150];
    const wide = yearLabels(names, pins, 0, 600);
    expect(wide.map((label) => label.text)).toEqual(names);
    expect(new Set(wide.map((label) => label.line))).toEqual(new Set([0]));
    const narrow = yearLabels(names, pins, 0, 300);
    expect(narrow.map((label) => label.text)).toEqual(names);
    expect(narrow.map((label) => label.line)).toEqual([0, 1, 0, 1, 0, 1]);
  });

  it("keeps labels of one line apart and between the edges", () => {
    const longest = [
      "37\u202f000\u00a0av.",
      "12\u202f000\u00a0av.",
      "2000\u00a0av.",
      "1772\u00a0av.",
      "1472\u00a0av.",
      "708\u00a0av.",
    ];
    const labels = yearLabels(longest, [10, 12, 14, 16, 18, 20], 0, 300);
    for (const line of [0, 1]) {
      const here = labels.filter((label) => label.line === line);
      expect(here).toHaveLength(3);
      here.forEach((label, i) => {
        const before = here[i - 1];
        expect(label.at - label.width / 2).toBeGreaterThanOrEqual(before ? before.at + before.width / 2 : 0);
        expect(label.at + label.width / 2).toBeLessThanOrEqual(300);
      });
    }
  });
});

describe("the parts of a year", () => {
  it("are its number, as the language groups it, and its era", () => {
    expect(yearParts("37\u202f000\u00a0av.")).toEqual({ number: "37\u202f000", era: "av." });
    expect(yearParts("194\u00a0v.\u00a0Chr.")).toEqual({ number: "194", era: "v.\u00a0Chr." });
    expect(yearParts("1717")).toEqual({ number: "1717", era: "" });
  });
});

describe("the flaps", () => {
  it("show digits and era in every language", () => {
    expect(flaps("1717")).toEqual({ digits: ["1", "7", "1", "7"], era: "" });
    expect(flaps("37,000\u00a0BCE")).toEqual({ digits: ["3", "7", "0", "0", "0"], era: "BCE" });
    expect(flaps("37\u00a0000\u00a0av.\u00a0J.-C.")).toEqual({
      digits: ["3", "7", "0", "0", "0"],
      era: "av.\u00a0J.-C.",
    });
    expect(flaps("194\u00a0v.\u00a0Chr.")).toEqual({ digits: ["1", "9", "4"], era: "v.\u00a0Chr." });
    expect(flaps("")).toEqual({ digits: [], era: "" });
  });
});

describe("the flaps of a phone", () => {
  it("have a minus for the era, and thousands in short where it is narrow", () => {
    expect(shortFlaps(-194, false).join("")).toBe("−194");
    expect(shortFlaps(-37000, false).join("")).toBe("−37000");
    expect(shortFlaps(-37000, true).join("")).toBe("−37k");
    expect(shortFlaps(-3500, true).join("")).toBe("−3500");
  });
});

describe("the clock", () => {
  it("has 12 on top and 3 at the right", () => {
    expect(onClock(12, 100).y).toBeCloseTo(60);
    expect(onClock(0, 100).x).toBeCloseTo(160);
    expect(onClock(3, 100).x).toBeCloseTo(260);
  });

  it("draws the top of a stack last and innermost", () => {
    const drawn = watches([{ hour: 3, seats: [2, 0] }]);
    expect(drawn.map((watch) => watch.seat)).toEqual([0, 2]);
    expect(drawn[0]?.x).toBeGreaterThan(drawn[1]?.x ?? 999);
  });

  it("lays the ghost on top of the watches already there", () => {
    expect(landingSpot(landing(0, 3, [1, 2])).x).toBeCloseTo(CLOCK.middle + CLOCK.watch - 2 * CLOCK.step);
  });

  it("keeps the choices of neighbouring hours apart, however many watches lie there", () => {
    const stacks = [[], [1], [1, 2], [1, 2, 3]];
    for (const here of stacks)
      for (const there of stacks) {
        const [a, b] = [lozengeSpot(landing(1, 3, here)), lozengeSpot(landing(2, 2, there))];
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(0.16 * CLOCK.width);
      }
  });

  it("takes the long way round when it is long", () => {
    expect(sweep(0, 3)).toContain(" 0 0 1 ");
    expect(sweep(0, 9)).toContain(" 0 1 1 ");
  });
});

describe("what is looked at", () => {
  it("is the card touched, and then the card taken", () => {
    expect(previewOf(seen("card", null, taking), [])).toBeNull();
    expect(previewOf(seen("card", null, taking), ["card:1717"])).toEqual(preview);
    const spending = { ...taking, 4: { detail: { type: "landing", landing: preview.landings[1] } } };
    expect(previewOf(seen("crystals", "card:1717", spending), ["crystals:1"])).toEqual(preview);
    expect(previewOf(seen("card", null, {}), ["card:1717"])).toBeNull();
  });

  it("lands where the crystals bring it", () => {
    expect(landingOf(preview, 0)?.hour).toBe(9);
    expect(landingOf(preview, 1)?.hour).toBe(8);
    expect(landingOf(null, 0)).toBeNull();
  });
});

describe("the itinerary", () => {
  const space = (points: number, crystals: number, covered: boolean) => ({ points, crystals, covered });
  const itinerary: Itinerary = {
    itinerary: "itinerary:itinerary-01",
    rows: [
      { spaces: [space(0, 0, true), null, null, null], points: 0, crystals: 0, complete: true },
      { spaces: [space(2, 0, false), space(0, 1, false), null, null], points: 7, crystals: 0, complete: false },
    ],
    next: [
      { experience: "experience:person", row: 1, points: 2, crystals: 0 },
      { experience: "experience:event", row: 1, points: 0, crystals: 0 },
    ],
  };

  it("marks next spaces with what they pay, gaps and ghosts", () => {
    const [first, second] = gridOf(itinerary, [4]);
    expect(first?.cells.map((cell) => cell?.covered ?? null)).toEqual([true, null, null, null]);
    expect(second?.cells[0]).toMatchObject({
      at: 4,
      kind: "person",
      next: true,
      ghost: true,
      pays: { points: 2, crystals: 0 },
    });
    expect(second?.cells[1]).toMatchObject({ at: 5, kind: "event", next: true, ghost: false, pays: null });
  });
});

describe("what an itinerary could pay", () => {
  it("is the sum of its spaces and its rows", () => {
    const space = (points: number, crystals: number) => ({ points, crystals, covered: false });
    const rows = [{ spaces: [space(2, 0), null, space(0, 1), null], points: 7, crystals: 0, complete: false }];
    expect(worthOf({ itinerary: "itinerary:a", rows, next: [] })).toEqual({ points: 9, crystals: 1 });
  });
});

describe("the cards of a trek in hand", () => {
  it.each([
    ["a phone of 360 px", 344, 70, 44, 64],
    ["a phone on its side", 200, 170, 44, 64],
    ["a desk", 800, 80, 58, 150],
  ])("stay inside and keep their years legible, with room for one more: %s", (_, width, height, least, most) => {
    for (let cards = 0; cards <= 13; cards++) {
      const spots = spotsOf(cards, width, height, least, most);
      expect(spots).toHaveLength(cards + 1);
      for (const [i, spot] of spots.entries()) {
        expect(spot.x + spot.width).toBeLessThanOrEqual(width + 0.01);
        expect(spot.y + spot.height).toBeLessThanOrEqual(height + 0.01);
        const next = spots[i + 1];
        if (next && next.y === spot.y) expect(next.x - spot.x).toBeGreaterThanOrEqual(40);
      }
    }
  });
});

describe("treks", () => {
  const trek = { cards: ["card:1690", "card:ancestor"], years: [1690, 1690], points: 0, finished: false };
  const traveller = { treks: [{ ...trek, finished: true }, trek] } as unknown as Traveller;

  it("are the one that goes on and those that are finished", () => {
    expect(treksOf(traveller).current).toBe(trek);
    expect(treksOf(traveller).finished).toHaveLength(1);
    expect(treksOf({ treks: [] } as unknown as Traveller)).toEqual({ current: null, finished: [] });
  });

  it("are fanned with the ghost of the card looked at", () => {
    expect(fanOf(trek, preview).map((card) => [card.card, card.year, card.ghost])).toEqual([
      ["card:1690", 1690, false],
      ["card:ancestor", 1690, false],
      ["card:1717", 1717, true],
    ]);
    expect(fanOf(null, null)).toEqual([]);
  });

  it("climb a ladder that goes on beyond its last rung", () => {
    expect(ladderOf(board("card", null), 2, 3).map((rung) => rung.state)).toEqual(["", "now", "then", ""]);
    expect(ladderOf(board("card", null), 6, null).map((rung) => rung.points)).toEqual([-3, 0, 2, 4, 7, 10]);
  });

  it("show the rungs around them where there is little room, and the first when they break", () => {
    const cards = (now: number, then: number | null) =>
      ladderOf(board("card", null), now, then, 3).map((rung) => rung.cards);
    expect(cards(4, 5)).toEqual([3, 4, 5]);
    expect(cards(6, 1)).toEqual([1, 5, 6]);
  });
});

describe("the pictures", () => {
  const sprite = readFileSync("src/art/trekking_through_history/sprite.svg", "utf-8");

  it("are there for every card, and for the ancestor", () => {
    const ids = [...YEARS.map((year) => (year < 0 ? `${-year}-bce` : `${year}`)), "ancestor"];
    expect(ids).toHaveLength(109);
    expect(ids.filter((id) => !sprite.includes(`id="h-scene-${sceneOf(id).drawing}"`))).toEqual([]);
  });

  it("hold no inline style", () => {
    expect(sprite).not.toContain("style=");
  });
});
