// The picture of Let's Take a Hike: packs, odds, who walks, and which card of several equal ones is touched.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  bestPlace,
  counted,
  ghostOf,
  isTouched,
  KINDS,
  kindOf,
  leftOf,
  PLACES,
  restingOf,
  sharesOf,
  slotsOf,
  statusIds,
  walkersOf,
} from "../src/games/lets_take_a_hike/model";
import { staging } from "../src/games/lets_take_a_hike/moments";
import { DRAWN, sentenceOf, wordingOf } from "../src/games/lets_take_a_hike/saying";
import type {
  Chance,
  Detail,
  HandCard,
  HikePrivate,
  HikePublic,
  Hiker,
  PackCard,
} from "../src/games/lets_take_a_hike/view";
import { pines, tree } from "../src/games/lets_take_a_hike/woods";
import { rows } from "../src/shell/csv";
import type { Change } from "../src/shell/moments/staging";
import type { GameTexts, Message, Move } from "../src/shell/protocol";
import { LANGUAGES, Texts, type Language } from "../src/shell/texts";

const packed = (place: string, card: string, boots: number | null, face_up = true): PackCard => ({
  place: `place:${place}`,
  card: `card:${card}`,
  boots,
  face_up,
});
const hiker = (seat: number, status: Hiker["status"] = "home", pack: PackCard[] = []): Hiker => ({
  seat,
  hand_size: 5,
  pack,
  weight: 0,
  status,
  score: 0,
  fours: 0,
  threes: 0,
  twos: 0,
  ones: 0,
  taken: [],
  known: [],
  not_here: {},
});
const board = (hikers: Hiker[], more: Partial<HikePublic> = {}): HikePublic =>
  ({
    phase: "deciding",
    hidden_packs: false,
    card: null,
    leader: null,
    turn: 0,
    hikers,
    ...more,
  }) as unknown as HikePublic;
const move = (verb: string, ...refs: string[]): Move => ({ index: 0, verb, refs });
const chance = (effect: Chance["effect"], copies: number, least: number, most: number, ...cards: string[]): Chance => ({
  effect,
  copies,
  least,
  most,
  cards: cards.map((card) => `card:${card}`),
});

describe("the cards", () => {
  it("come from the data, each with a drawing of its own", () => {
    expect(KINDS).toHaveLength(16);
    expect(kindOf("card:tent")?.boots).toBe(4);
    expect(kindOf("card:bear")?.hazard).toBe(true);
    expect(kindOf("card:face-down")).toBeNull();
    const sprite = readFileSync("src/art/lets_take_a_hike/sprite.svg", "utf-8");
    for (const kind of KINDS) {
      expect(sprite).toContain(`id="k-${kind.id}"`);
      if (kind.hazard) expect(sprite).toContain(`id="k-scene-${kind.id}"`);
    }
  });
});

describe("a pack", () => {
  const open = hiker(0, "walking", [packed("top", "tent", 4), packed("main", "face-down", null, false)]);

  it("has seven places, some of them empty", () => {
    const slots = slotsOf(board([open], { card: "card:tent" }), open, null);
    expect(slots.map((slot) => slot.place)).toEqual(PLACES);
    expect(slots.filter((slot) => slot.kind !== null).map((slot) => slot.place)).toEqual(["place:top"]);
    expect(slots.filter((slot) => slot.back).map((slot) => slot.place)).toEqual(["place:main"]);
    expect(slots.find((slot) => slot.match)?.place).toBe("place:top");
  });

  it("shows its owner what lies face down, and what is chosen", () => {
    const own = {
      seat: 0,
      pack: [packed("top", "tent", 4), packed("main", "socks", 1, false)],
      choice: { places: ["place:top"], cards: [], boots_left: 0, cards_left: 0, done: true },
    } as unknown as HikePrivate;
    const slots = slotsOf(board([open], { hidden_packs: true }), open, own);
    expect(slots.find((slot) => slot.place === "place:main")).toMatchObject({
      back: false,
      secret: true,
      chosen: false,
    });
    expect(slots.find((slot) => slot.place === "place:top")).toMatchObject({ secret: false, chosen: true });
    const other = slotsOf(board([open], { hidden_packs: true }), hiker(1, "home", open.pack), own);
    expect(other.find((slot) => slot.place === "place:main")).toMatchObject({ kind: null, back: true, chosen: false });
  });

  it("is previewed with the move that is meant", () => {
    expect(ghostOf(move("place", "card:map", "place:top"))).toMatchObject({ place: "place:top", kind: { id: "map" } });
    expect(ghostOf(move("drop", "place:top"))).toBeNull();
  });
});

describe("a card on trial", () => {
  const held = (card: string, ...places: string[]): HandCard => ({
    card: `card:${card}`,
    boots: 1,
    places: places.map((place) => `place:${place}`),
  });
  const legal = ["top", "main", "bottom"].map((place) => move("place", "card:tent", `place:${place}`));
  const tent = held("tent", "top", "main", "bottom");
  const slots = (...pack: PackCard[]) => slotsOf(board([hiker(0)]), hiker(0, "home", pack), null);

  it("lies on a free place that the rest of the hand needs least", () => {
    const hand = [tent, held("socks", "main", "bottom"), held("map", "top", "main")];
    expect(bestPlace(legal, "card:tent", slots(), hand)?.refs[1]).toBe("place:top");
    expect(bestPlace(legal, "card:tent", slots(packed("top", "map", 1)), hand)?.refs[1]).toBe("place:bottom");
  });

  it("is swapped where nothing is free, and lies nowhere where it may not", () => {
    const full = slots(packed("top", "map", 1), packed("main", "socks", 1), packed("bottom", "socks", 1));
    expect(bestPlace(legal, "card:tent", full, [tent])?.refs[1]).toBe("place:top");
    expect(bestPlace(legal, "card:map", full, [tent])).toBeNull();
  });
});

describe("what a try would bring", () => {
  const HOME = "../src/baluchon/games/lets_take_a_hike";
  const read = (file: string) => readFileSync(`${HOME}/${file}`, "utf-8");
  const items = rows(read("data/items.csv"));
  const cards = [...items, ...rows(read("data/hazards.csv"))];
  const named = [...read("data/names.toml").matchAll(/\[((?:place|short)\..+)\]\n((?:.. = ".*"\n)+)/g)];
  const textsIn = (language: Language) => {
    const names = new Map<string, string>();
    for (const row of cards) names.set(`card:${row["id"]}`, row[`name_${language}`] ?? "");
    for (const [, id, words] of named) {
      names.set(id?.replace(".", ":") ?? "", new RegExp(`${language} = "(.*)"`).exec(words ?? "")?.[1] ?? "");
    }
    const given = { names: Object.fromEntries(names), texts: read(`locale/${language}.ftl`), moves: [] };
    return new Texts(language, "", given as unknown as GameTexts);
  };
  const hands = ["left-hand", "right-hand"];
  const placesOf = (row: Record<string, string>) =>
    (row["places"] ?? "").split(";").flatMap((each) => (each === "hands" ? hands : [each]));
  const fitting = (place: string) => items.filter((row) => placesOf(row).includes(place));

  it("is said in at most 48 characters, in every language", () => {
    const long: string[] = [];
    const aheads: Record<string, (due: number, left: number) => Detail> = {
      place: () => ({ type: "place", weight: 14 }),
      drop: (due) => ({ type: "drop", weight: 14, boots_left: Math.max(0, due - 1) }),
      discard: (_, left) => ({ type: "discard", cards_left: left - 1 }),
    };
    for (const language of LANGUAGES) {
      const texts = textsIn(language);
      const look = (tried: Move, pack: PackCard[], phase: HikePublic["phase"], due = 0, left = 0) => {
        const own = { weight: 14, choice: { boots_left: due, cards_left: left } } as unknown as HikePrivate;
        const ahead = aheads[tried.verb]?.(due, left) ?? null;
        const seen = board([hiker(0)], { phase });
        const slots = slotsOf(seen, hiker(0, "home", pack), null);
        const said = sentenceOf(tried, { board: seen, own, slots, ahead }, texts) ?? "";
        expect(said).not.toMatch(/^$|board-|\{/);
        if (said.length > 48) long.push(said);
        const word = wordingOf(tried, slots, texts) ?? "";
        expect(word).toMatch(/^\S{3,10}$/);
      };
      for (const row of items) {
        const card = `card:${row["id"]}`;
        for (const place of placesOf(row)) {
          look(move("place", card, `place:${place}`), [], "turn");
          for (const out of fitting(place)) {
            look(move("place", card, `place:${place}`), [packed(place, out["id"] ?? "", 1)], "turn");
          }
          const pack = [packed(place, row["id"] ?? "", 1)];
          look(move("drop", `place:${place}`), pack, "paying", 4);
          look(move("drop", `place:${place}`), pack, "paying", 1);
          look(move("drop", `place:${place}`), pack, "blister");
          look(move("drop", `place:${place}`), pack, "skunk");
        }
        look(move("take", card), [], "taking");
        look(move("discard", card), [], "limit", 0, 7);
      }
      for (const row of cards.slice(items.length)) look(move("play", `card:${row["id"]}`), [], "turn");
    }
    expect(named).toHaveLength(7 + 12 + 7);
    expect(long).toEqual([]);
  });

  it("is what the rules say of it, and nothing where they say nothing", () => {
    const texts = textsIn("en");
    const own = { weight: 14, choice: { boots_left: 3, cards_left: 0 } } as unknown as HikePrivate;
    const seen = board([hiker(0)], { phase: "paying" });
    const slots = slotsOf(seen, hiker(0, "home", [packed("top", "map", 1)]), null);
    const said = (tried: Move, ahead: Detail | null) => sentenceOf(tried, { board: seen, own, slots, ahead }, texts);
    const drop = move("drop", "place:top");
    // With the map all the rest has to go, too.
    expect(said(drop, { type: "drop", weight: 9, boots_left: 0 })).toContain("that pays for it");
    expect(said(drop, { type: "drop", weight: 9, boots_left: 2 })).toContain("2 more boots");
    expect(said(drop, null)).toBeNull();
    expect(said(move("place", "card:map", "place:main"), null)).toBeNull();
    expect(said(move("place", "card:map", "place:main"), { type: "place", weight: 9 })).toContain("9 boots");
  });

  it("is left to the strip where there is no sign for it", () => {
    expect(DRAWN).toContain("go-on");
    expect(DRAWN).not.toContain("leave"); // to take nothing is the smallest choice, not the biggest sign
  });
});

describe("the next card", () => {
  const outlook = {
    unseen: 20,
    chances: [
      chance("free", 8, 0, 0, "tent", "blister"),
      chance("pay", 7, 1, 3, "map", "camera"),
      chance("out", 2, 3, 3, "sleeping-bag"),
      chance("hazard", 2, 0, 2, "bear", "raccoon"),
      chance("skunk", 1, 0, 0, "skunk"),
    ],
  };

  it("is told by what it does, in shares of what it could be", () => {
    const chances = sharesOf(outlook);
    expect(chances.map(({ effect, percent }) => [effect, percent])).toEqual([
      ["free", 40],
      ["pay", 35],
      ["out", 10],
      ["hazard", 10],
      ["skunk", 5],
    ]);
    expect(chances[1]).toMatchObject({ least: 1, most: 3 });
    expect(chances.reduce((sum, chance) => sum + chance.copies, 0)).toBe(outlook.unseen);
  });

  it("has a share of nothing where nothing of the kind can come", () => {
    const chances = sharesOf({ unseen: 0, chances: [] });
    expect(chances).toHaveLength(5);
    expect(chances.every((chance) => chance.percent === 0 && chance.copies === 0)).toBe(true);
  });

  it("is counted by kind, with or without a pack", () => {
    const left = leftOf({ "card:tent": 6, "card:skunk": 1 }, outlook);
    expect(left).toHaveLength(KINDS.length);
    expect(left.find(({ kind }) => kind.id === "tent")).toMatchObject({ copies: 6, effect: "free" });
    expect(left.find(({ kind }) => kind.id === "socks")).toMatchObject({ copies: 0, effect: null });
    expect(leftOf({ "card:tent": 6 }, null).every(({ effect }) => effect === null)).toBe(true);
  });
});

describe("the party", () => {
  const hikers = [hiker(0, "goes-on"), hiker(1, "left"), hiker(2, "walking"), hiker(3, "home")];

  it("walks behind its leader; the others are at the hut", () => {
    const on = board(hikers, { leader: 2 });
    expect(walkersOf(on).map(({ seat, leads }) => [seat, leads])).toEqual([
      [2, true],
      [0, false],
    ]);
    expect(restingOf(on)).toEqual([1, 3]);
    expect(statusIds(on, hikers[0] as Hiker)).toEqual(["board-status-goes-on"]);
    expect(statusIds(on, hikers[2] as Hiker)).toEqual(["board-leads"]);
  });

  it("is at the hut while no hike is on", () => {
    const off = board(hikers, { leader: null, turn: 3 });
    expect(walkersOf(off)).toEqual([]);
    expect(restingOf(off)).toEqual([0, 1, 2, 3]);
    expect(hikers.map((each) => statusIds(off, each))).toEqual([[], [], [], ["board-turn"]]);
    expect(statusIds({ ...off, phase: "over" }, hikers[3] as Hiker)).toEqual([]);
  });
});

describe("equal cards", () => {
  const cards = ["card:tent", "card:map", "card:tent"];
  const tent = (ref: string) => ref === "card:tent";

  it("are told apart by the one that was touched", () => {
    const on = (touched: number | null) => cards.map((_, at) => isTouched(cards, at, touched, tent));
    expect(on(2)).toEqual([false, false, true]);
    expect(on(null)).toEqual([true, false, false]); // a hint touches none of them
    expect(on(1)).toEqual([true, false, false]); // touched something else before
  });

  it("are counted once", () => {
    expect(counted(cards).map(({ kind, copies }) => [kind.id, copies])).toEqual([
      ["tent", 2],
      ["map", 1],
    ]);
  });
});

describe("the woods", () => {
  it("are full of trees that stand on the ground", () => {
    expect(pines(0, 100, 20, 50, [30, 40], 24).match(/M/g)).toHaveLength(5);
    const { trunk, tiers } = tree(100, 400, 100);
    expect(trunk).toContain("M96 400");
    expect(tiers).toHaveLength(3);
    expect(tiers[2]?.crown).toContain("L100 300.0");
  });
});

describe("boots that leave a pack", () => {
  const lost = (card: string, seat = 0): Message => ({
    id: "event-dropped",
    args: { seat: `seat:${seat}`, card: `card:${card}` },
  });
  const events = [lost("tent"), lost("frying-pan"), lost("tent", 1), lost("face-down", 2)];
  const hikers = [hiker(0), { ...hiker(1), weight: 9 }, { ...hiker(2), weight: null }];
  const view = { public: { hikers }, private: { seat: 0, weight: 15 } };
  const change: Change = { before: view, after: view, me: 0, won: [], lines: [], events };
  const said = (message: Message) => staging.scenes["event-dropped"]?.says?.(message, change);

  it("are counted down once, from what was carried to what is left", () => {
    const left = (weight: number, ...cards: string[]): number =>
      cards.reduce((rest, card) => rest - (kindOf(`card:${card}`)?.boots ?? 0), weight);
    const args = { before: 15, boots: left(15, "tent", "frying-pan") };
    const counted = { message: { id: "moment-boots", args }, refs: ["pack:0"], counts: { name: "boots", from: 15 } };
    expect(events.slice(0, 2).map(said)).toEqual([[counted], []]);
    expect(events.slice(2, 3).map(said)).toMatchObject([
      [{ message: { args: { before: 9, boots: left(9, "tent") } } }],
    ]);
  });
  it("are not told of a card that is taken from a hand", () => {
    expect(staging.scenes["event-robbed"]?.says).toBeUndefined();
    const robbed: Message = { ...lost("camera"), id: "event-robbed" };
    const both = { ...change, events: [robbed, ...events] };
    const args = {
      before: 15,
      boots: 15 - (kindOf("card:tent")?.boots ?? 0) - (kindOf("card:frying-pan")?.boots ?? 0),
    };
    expect(staging.scenes["event-dropped"]?.says?.(events[0] as Message, both)).toMatchObject([{ message: { args } }]);
  });
  it("are not told of packs that nobody sees into", () => {
    expect(events.slice(3).map(said)).toEqual([[]]);
  });
});
