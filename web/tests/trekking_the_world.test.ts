// Trekking the World: from a view to what the board shows.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { globeOf } from "../src/art/geo/globe";
import { coarseAtlas } from "../src/art/geo/world";
import {
  ALL_LINKS,
  APART,
  HEIGHT,
  lineOf,
  loadLand,
  nearestTowards,
  onMap,
  REGIONS,
  tokenAt,
  WIDTH,
} from "../src/games/trekking_the_world/geo";
import { Zoom } from "../src/games/trekking_the_world/zoom.svelte";
import {
  costOf,
  deckOf,
  endingOf,
  fan,
  handCards,
  INDEX,
  legsOf,
  LINKS,
  marksOf,
  pageFor,
  scoresOf,
  SPOTS,
  spotOf,
  spread,
  suitcaseRows,
  tally,
  trekOf,
  without,
} from "../src/games/trekking_the_world/model";
import {
  NO_WISH,
  paying,
  payment,
  propose,
  stepsAfter,
  stepsLeft,
  symbolCards,
  type Step,
} from "../src/games/trekking_the_world/paying";
import type { ViewShape } from "../src/shell/protocol";
import { sceneOf } from "../src/games/trekking_the_world/scenes";
import type { JourneyLine, Reach, Trekker, WorldPrivate, WorldPublic } from "../src/games/trekking_the_world/view";

const refs = (cards: readonly { ref: string }[] | null) => cards?.map((card) => card.ref) ?? null;

const trekker = (seat: number, more: Partial<Trekker> = {}): Trekker => ({
  seat,
  place: null,
  hand_size: 0,
  known: {},
  suitcase: { "souvenir:red": 0, "souvenir:blue": 0, "souvenir:yellow": 0, "souvenir:white": 0 },
  sets: 0,
  set_points: 0,
  tiles: [],
  tile_points: [],
  destinations: [],
  destination_points: [],
  threes: 0,
  fives: 0,
  vp_points: 0,
  tokens: 0,
  token_points: [],
  score: 0,
  ...more,
});

const board = (more: Partial<WorldPublic> = {}): WorldPublic => ({
  phase: "move",
  turn: 0,
  number: 7,
  round: 4,
  draws: 0,
  journey: null,
  line: null,
  places: SPOTS.map((spot) => ({
    place: spot.ref,
    region: "region:asia",
    airport: spot.airport,
    cube: null,
    trekker: null,
  })),
  row: [
    {
      destination: "destination:ha-long-bay",
      place: "place:ha-long-bay",
      cost: { "symbol:scenery": 1, "symbol:adventure": 1, "symbol:water": 2 },
      points: 11,
      bonus: 3,
    },
  ],
  next: null,
  destination_pile: 40,
  open: [],
  trek_pile: 50,
  discards: {},
  journeys: [],
  tiles: ["red", "blue", "yellow", "white"].map((colour) => ({
    souvenir: `souvenir:${colour}`,
    points: 5,
    holder: null,
  })),
  regions: [],
  trekkers: [trekker(0), trekker(1)],
  threes_left: 18,
  fives_left: 12,
  set_points: [0, 4, 10, 17, 25],
  tokens_taken: 0,
  end_tokens: 5,
  most_visits: 0,
  end_visits: 5,
  dry: 0,
  end_dry: 100,
  ...more,
});

const reach = (place: string, more: Partial<Reach> = {}): Reach => ({
  place: `place:${place}`,
  way: ["place:airport-dubai", `place:${place}`],
  sets: 0,
  set_points: 0,
  tile_points: 0,
  token: false,
  visit_points: 0,
  ...more,
});

const owner = (hand: Record<string, number>, more: Partial<WorldPrivate> = {}): WorldPrivate => ({
  seat: 0,
  hand,
  tokens: {},
  score: 0,
  plan: null,
  lacks: [],
  ...more,
});

describe("the hand", () => {
  const hand = { "trek:water-2": 2, "trek:scenery-3": 1, "trek:scenery-1": 1 };
  it("lies by symbol and value, equal cards on one another where there is no room", () => {
    expect(handCards(hand, false).map((card) => card.key)).toEqual([
      "trek:scenery-1/0",
      "trek:scenery-3/0",
      "trek:water-2/0",
      "trek:water-2/1",
    ]);
    expect(handCards(hand, true).map((card) => [card.ref, card.count])).toEqual([
      ["trek:scenery-1", 1],
      ["trek:scenery-3", 1],
      ["trek:water-2", 2],
    ]);
  });

  it("always fits, with every index in sight up to twelve cards on the narrowest phone", () => {
    const many = Object.fromEntries(
      ["scenery", "adventure", "nature", "history", "water"].flatMap((symbol) =>
        [1, 2, 3].map((value) => [`trek:${symbol}-${value}`, 2]),
      ),
    );
    for (const count of [1, 2, 5, 9, 12, 30]) {
      for (const [room, width, gap] of [
        [344, 66, 0],
        [834, 112, 12],
      ] as const) {
        const lefts = fan(handCards(many, false).slice(0, count), room, width, gap);
        expect((lefts.at(-1) ?? 0) + width).toBeLessThanOrEqual(room + 0.01);
        if (count <= 12)
          lefts.slice(1).forEach((left, i) => expect(left - (lefts[i] ?? 0)).toBeGreaterThanOrEqual(INDEX - 1));
      }
    }
  });

  it("loses the cards that are used", () => {
    const hand = { "trek:water-2": 2, "trek:nature-1": 1 };
    expect(without(hand, [trekOf("trek:water-2"), trekOf("trek:nature-1")])).toEqual({ "trek:water-2": 1 });
    expect(tally(spread(hand))).toEqual(hand);
  });
});

describe("what pays a way", () => {
  it("adds up exactly, with few cards", () => {
    const hand = { "trek:water-1": 3, "trek:nature-2": 1, "trek:history-3": 1 };
    expect(refs(payment(hand, 3))).toEqual(["trek:history-3"]);
    expect(payment(hand, 4)?.reduce((sum, card) => sum + card.value, 0)).toBe(4);
    expect(payment(hand, 4)).toHaveLength(2);
    expect(payment({ "trek:history-3": 1 }, 2)).toBeNull();
  });

  it("leaves the symbols that are wanted for the visit", () => {
    const hand = { "trek:water-2": 1, "trek:nature-1": 2 };
    expect(refs(payment(hand, 2))).toEqual(["trek:water-2"]);
    expect(refs(payment(hand, 2, { "symbol:water": 1 }))).toEqual(["trek:nature-1", "trek:nature-1"]);
    expect(payment(hand, 2, { "symbol:water": 1, "symbol:nature": 2 })).toBeNull();
    expect(payment(hand, 2, { "symbol:history": 1 })).toBeNull();
  });

  it("is fast with a large hand", () => {
    const hand = Object.fromEntries(
      ["scenery", "adventure", "nature", "history", "water"].flatMap((symbol) =>
        [1, 2, 3].map((value) => [`trek:${symbol}-${value}`, 3]),
      ),
    );
    expect(payment(hand, 15)?.map((card) => card.value)).toEqual([3, 3, 3, 3, 3]);
  });
});

describe("a visit", () => {
  it("is paid with low cards first", () => {
    expect(
      refs(
        symbolCards(
          { "trek:water-3": 1, "trek:water-1": 1, "trek:nature-2": 1 },
          { "symbol:water": 1, "symbol:nature": 1 },
        ),
      ),
    ).toEqual(["trek:nature-2", "trek:water-1"]);
  });

  it("shows what the hand lacks", () => {
    expect(costOf({ "symbol:water": 2, "symbol:scenery": 1 }, { "symbol:water": 1 })).toEqual([
      { symbol: "scenery", lacks: false },
      { symbol: "water", lacks: false },
      { symbol: "water", lacks: true },
    ]);
  });
});

describe("a way that is tried", () => {
  const hand = { "trek:history-2": 1, "trek:scenery-1": 1, "trek:adventure-2": 1, "trek:water-1": 2 };
  const own = owner(hand);
  const reaches = new Map([["place:ha-long-bay", reach("ha-long-bay", { visit_points: 14 })]]);
  const go = (more: Partial<WorldPublic> = {}, wish = NO_WISH) =>
    propose(board(more), own, reaches, "go", "place:ha-long-bay", wish);

  it("tells fare and entry apart", () => {
    expect(refs(go()?.fare ?? null)).toEqual(["trek:history-2"]);
    expect(refs(go()?.entry ?? null)).toEqual(["trek:scenery-1", "trek:adventure-2", "trek:water-1", "trek:water-1"]);
  });

  it("costs nothing on a journey", () => {
    expect(go({ phase: "line" })).toEqual({ fare: [], entry: [] });
  });

  it("is paid otherwise if a card is touched, but never with a card that the visit needs", () => {
    const rich = owner({ ...hand, "trek:nature-1": 2 });
    const otherwise = (wanted: string | null, spared: string[]) =>
      refs(propose(board(), rich, reaches, "go", "place:ha-long-bay", { wanted, spared })?.fare ?? null);
    expect(otherwise(null, ["trek:history-2"])).toEqual(["trek:nature-1", "trek:nature-1"]);
    expect(otherwise("trek:nature-1", [])).toEqual(["trek:nature-1", "trek:nature-1"]);
    expect(otherwise("trek:water-1", [])).toBeNull();
    expect(otherwise(null, ["trek:history-2", "trek:nature-1"])).toBeNull();
  });

  it("goes on by itself: the cards, then the departure", () => {
    expect(stepsAfter("go", go() ?? { fare: [], entry: [] })).toEqual([
      { verb: "pay", ref: "trek:history-2" },
      { verb: "depart", ref: null },
    ]);
    expect(stepsAfter("go", { fare: [], entry: [] })).toEqual([]);
  });

  it("to a visit or a journey proposes cards that carry little", () => {
    const visit = propose(board({ phase: "action" }), own, reaches, "visit", "destination:ha-long-bay");
    expect(visit?.entry).toHaveLength(4);
    const pair = (wish = NO_WISH) =>
      refs(
        propose(board({ phase: "action" }), owner({ ...hand, "trek:history-1": 2 }), reaches, "journey", "", wish)
          ?.entry ?? null,
      );
    expect(pair()).toEqual(["trek:history-1", "trek:history-1"]);
    expect(pair({ wanted: "trek:history-2", spared: [] })).toEqual(["trek:history-2", "trek:history-1"]);
    expect(pair({ wanted: null, spared: ["trek:history-1"] })).toEqual(["trek:water-1", "trek:water-1"]);
  });
});

describe("a place", () => {
  it("is marked: what may be touched, what is open, where one looks", () => {
    const marks = marksOf(board(), (ref) => ref === "place:taj-mahal", "place:banff");
    expect(marks.filter((mark) => mark.may).map((mark) => mark.place)).toEqual(["place:taj-mahal"]);
    expect(marks.filter((mark) => mark.star).map((mark) => mark.place)).toEqual(["place:ha-long-bay"]);
    expect(marks.filter((mark) => mark.on).map((mark) => mark.place)).toEqual(["place:banff"]);
  });

  it("is reached leg by leg", () => {
    expect(
      legsOf("place:banff", ["place:airport-dallas", "place:old-havana"]).map((leg) => leg.map((spot) => spot.id)),
    ).toEqual([
      ["banff", "airport-dallas"],
      ["airport-dallas", "old-havana"],
    ]);
    expect(legsOf(null, [])).toEqual([]);
  });
});

describe("the suitcase", () => {
  it("shows the cube that would come and the tile it would bring", () => {
    const suitcase = { "souvenir:red": 2, "souvenir:blue": 1, "souvenir:yellow": 0, "souvenir:white": 0 };
    const places = board().places.map((each) =>
      each.place === "place:banff" ? { ...each, cube: "souvenir:blue" } : each,
    );
    const rows = suitcaseRows(board({ places }), trekker(0, { suitcase }), reach("banff", { tile_points: 5 }));
    expect(rows.map((row) => [row.colour, row.cubes, row.ghosts, row.gains])).toEqual([
      ["red", 2, 0, false],
      ["blue", 1, 1, true],
      ["yellow", 0, 0, false],
      ["white", 0, 0, false],
    ]);
  });
});

describe("the end", () => {
  it("comes nearer with tokens and visits", () => {
    const region = (id: string, holder: number | null) => ({ region: `region:${id}`, cubes: 0, holder, value: null });
    const ending = endingOf(
      board({
        regions: [region("asia", null), region("europe", 1), region("africa", 0)],
        most_visits: 1,
        trekkers: [
          trekker(0, { destinations: ["destination:banff"] }),
          trekker(1),
          trekker(2, { destinations: ["destination:uluru"] }),
        ],
      }),
    );
    expect(ending).toEqual({
      tokens: ["region:europe", "region:africa", null, null, null],
      leaders: [0, 2],
    });
    expect(endingOf(board()).leaders).toEqual([]);
  });
});

describe("the score sheet", () => {
  const { shape } = JSON.parse(readFileSync("tests/views/trekking_the_world.json", "utf-8")) as { shape: ViewShape };
  const visited = { destinations: ["destination:banff", "destination:uluru"], destination_points: [15, 10] };
  const seen = board({
    trekkers: [trekker(0), trekker(1, { ...visited, tile_points: [9, 12], tokens: 1, token_points: null, score: 46 })],
  });
  const holder = owner({}, { seat: 1, tokens: { "region:asia": 6 }, score: 52 });
  const line = (own: WorldPrivate | null, id: string) =>
    scoresOf(shape, seen, own)[1]?.lines.find((each) => each.id === id)?.parts;

  it("tells destinations card by card and tiles one by one, as they counted", () => {
    expect(line(null, "destinations")).toEqual([15, 10]);
    expect(line(null, "majorities")).toEqual([9, 12]);
  });

  it("has region tokens only for their holder", () => {
    expect(line(null, "region-tokens")).toEqual([]);
    expect(line(owner({}), "region-tokens")).toEqual([]);
    expect(line(holder, "region-tokens")).toEqual([6]);
    expect(scoresOf(shape, seen, holder)[0]?.lines.map((each) => each.parts)).toEqual([[0], [0], [0], [0], [0]]);
    expect(scoresOf(shape, seen, holder).map((each) => each.total)).toEqual([0, 52]);
  });
});

describe("a phone", () => {
  it("turns to the page that is asked for", () => {
    const line = (effect: JourneyLine["effect"]) => board({ phase: "line", line: { effect, number: 1 } });
    expect(pageFor(board())).toBe("posters");
    expect(pageFor(board({ phase: "action" }))).toBe("actions");
    expect(pageFor(board({ phase: "action" }), true)).toBe("posters");
    expect(pageFor(board({ phase: "drawing" }), true)).toBe("actions");
    expect(pageFor(line("recolour"))).toBe("suitcase");
    expect(pageFor(line("visit-less"))).toBe("posters");
    expect(pageFor(line("gain"))).toBe("actions");
  });
});

describe("the map", () => {
  it("keeps places apart and inside", () => {
    const points = SPOTS.map(onMap);
    for (const [i, a] of points.entries()) {
      expect(a[0] > 12 && a[0] < WIDTH - 12 && a[1] > 12 && a[1] < HEIGHT - 12).toBe(true);
      for (const b of points.slice(0, i))
        expect(Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]))).toBeGreaterThan(APART * 0.99);
    }
  });

  it("leads from place to place by arrows", () => {
    const frankfurt = spotOf("place:airport-frankfurt");
    expect(nearestTowards(frankfurt, [0, -1])?.id).toBe("geirangerfjord");
    expect(nearestTowards(spotOf("place:uluru"), [1, 0])?.id).toBe("great-barrier-reef");
    const [west] = [...SPOTS].sort((a, b) => onMap(a)[0] - onMap(b)[0]);
    expect(west && nearestTowards(west, [-1, 0])).toBeNull();
  });

  it("draws every link, those over the edge at both edges", () => {
    expect(ALL_LINKS).toHaveLength(LINKS.length);
    const over = LINKS.filter(([a, b]) => lineOf(a, b).arrows !== "").map(([a, b]) => `${a.id} ${b.id}`);
    expect(over).toEqual(["denali valley-of-geysers", "airport-nadi bora-bora", "nan-madol hawaii-volcanoes"]);
    expect(lineOf(spotOf("place:denali"), spotOf("place:valley-of-geysers")).path.match(/M/g)).toHaveLength(2);
  });

  it("knows the land of every region, and a globe for every place", async () => {
    const land = await loadLand();
    expect(land.regions.map((each) => each.region)).toEqual([...REGIONS]);
    expect(land.regions.every((each) => each.d.length > 200)).toBe(true);
    expect(land.russia.length).toBeGreaterThan(200);
    const atlas = await coarseAtlas();
    for (const { at } of SPOTS) {
      const globe = globeOf(atlas, at, 46);
      expect(globe.land.length).toBeGreaterThan(100);
      expect(Math.abs(globe.pin[1] - 23)).toBeLessThan(12);
    }
    for (const region of REGIONS) expect(tokenAt(region)[0]).toBeGreaterThan(0);
  });
});

describe("the cards", () => {
  const ids = (file: string) =>
    readFileSync(`../src/baluchon/games/trekking_the_world/data/${file}.csv`, "utf-8")
      .trim()
      .split("\n")
      .slice(1)
      .map((line) => line.split(",")[0] ?? "");
  const sprite = readFileSync("src/art/trekking_the_world/sprite.svg", "utf-8");

  it("have a picture each", () => {
    for (const id of ids("destinations")) {
      const scene = sceneOf(id);
      expect(sprite).toContain(`id="w-scene-${id}" viewBox="${scene.box}"`);
      expect(scene.sky !== null || scene.box === "0 0 189 212").toBe(true);
    }
    expect(ids("destinations").filter((id) => sceneOf(id).sky === null)).toHaveLength(3);
  });

  it("of journeys belong to a deck", () => {
    for (const id of ids("journeys")) expect(deckOf(`journey:${id}`)).toMatch(/^[AB]$/);
  });
});

const GO: Step = { verb: "go", ref: "place:banff" };
const DEPART: Step = { verb: "depart", ref: null };
const cards = paying(["trek:water-1", "trek:water-1", "trek:nature-3"].map(trekOf));

describe("several moves, one after the other", () => {
  it("pays what the rules have not picked yet", () => {
    expect(stepsLeft([...cards, DEPART], {})).toEqual([...cards, DEPART]);
    expect(stepsLeft([...cards, DEPART], { "trek:water-1": 1 })).toEqual([cards[1], cards[2], DEPART]);
    expect(stepsLeft([...cards, DEPART], { "trek:water-1": 2, "trek:nature-3": 1 })).toEqual([DEPART]);
  });

  it("leaves steps alone that pay nothing", () => {
    expect(stepsLeft([GO, DEPART], { "trek:water-1": 2 })).toEqual([GO, DEPART]);
  });
});

describe("the window on the map", () => {
  it("keeps its scale while it has no size: a screen that is turned", () => {
    const zoom = new Zoom();
    zoom.begin(600, 900);
    zoom.begin(0, 0);
    expect([zoom.width, zoom.scale]).toEqual([900, 1.5]);
  });
});
