// The words of the general board and the list view: a view is walked together with its shape.

import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { entriesOf, isLine, isNothing, isShort, plainTeller, withoutSeat, words } from "../src/games/generic/fields";
import type { Shape } from "../src/shell/protocol";
import { Texts } from "../src/shell/texts";

const COMMON = readFileSync("../src/baluchon/locale/en.ftl", "utf-8");
const texts = new Texts(
  "en",
  COMMON,
  {
    texts: "word-phase-draft = everyone picks a card\nline-lights = Lights\nfield-oil = Oil in the lamp",
    names: { "year:-44": "44 BCE", "card:france": "France", "culture:music": "Music" },
  } as never,
  ["Ana", "Bruno"],
  0,
);

const NUMBER: Shape = { kind: "number" };
const SEAT: Shape = { kind: "seat" };
const CARD: Shape = { kind: "ref", of: "card" };
const YEAR: Shape = { kind: "named", of: "year" };
const struct = (fields: Record<string, Shape>): Shape => ({ kind: "struct", fields });
const list = (item: Shape): Shape => ({ kind: "list", item });
const bySeat = (item: Shape): Shape => ({ kind: "list", item, by_seat: true });
const told = (field: string, shape: Shape, value: unknown): [string, unknown][] =>
  entriesOf(texts, field, shape, value).map((each) => [each.label, each.value]);

describe("a single thing of a view", () => {
  it("is a seat, a number or a name as its shape says", () => {
    expect(words(texts, "turn", SEAT, 1)).toBe("Bruno");
    expect(words(texts, "anyone", SEAT, 0)).toBe("you");
    expect(words(texts, "turn", NUMBER, 1)).toBe("1");
    expect(words(texts, "turn", NUMBER, 0)).toBe("0");
    expect(words(texts, "counts_as", YEAR, -44)).toBe("44 BCE");
    expect(words(texts, "years", NUMBER, -44)).toBe("−44");
  });

  it("has words for what is in it", () => {
    expect(words(texts, "phase", { kind: "word", words: ["draft"] }, "draft")).toBe("everyone picks a card");
    expect(words(texts, "row", CARD, "card:france")).toBe("France");
    expect(words(texts, "row", CARD, "card:face-down")).toBe("face down");
    expect(words(texts, "row", { kind: "text" }, "card:france")).toBe("France");
    expect(words(texts, "open", { kind: "flag" }, true)).toBe("yes");
    expect(words(texts, "spaces", { ...CARD, optional: true }, null)).toBe("–");
  });

  it("may be several", () => {
    expect(words(texts, "asked", list(SEAT), [0, 1])).toBe("you, Bruno");
    expect(words(texts, "row", list({ ...CARD, optional: true }), ["card:france", null])).toBe("France, –");
    expect(isLine(list(CARD), ["card:france"]) && isLine(CARD, "card:france")).toBe(true);
    const nested = [list(list(CARD)), list(struct({})), bySeat(NUMBER), struct({})];
    expect(nested.some((shape) => isLine(shape, [0]))).toBe(false);
  });

  it("is a dash where a list has a gap, whatever could stand there", () => {
    for (const shape of [NUMBER, struct({ oil: NUMBER }), list(list(CARD)), bySeat(NUMBER)]) {
      expect(isLine({ ...shape, optional: true }, null)).toBe(true);
      expect(words(texts, "spaces", { ...shape, optional: true }, null)).toBe("–");
    }
  });

  it("is left out if there is nothing in it", () => {
    expect([null, undefined, false, [], {}].every(isNothing)).toBe(true);
    expect([0, true, "", [0], { a: 0 }].some(isNothing)).toBe(false);
  });
});

describe("what holds several things", () => {
  it("calls them as players do, or as the game does", () => {
    const shape = struct({ hand_size: NUMBER, oil: NUMBER, lantern_oil: NUMBER, asked: list(SEAT) });
    expect(told("", shape, { hand_size: 3, oil: 2, lantern_oil: 1, asked: [] })).toEqual([
      ["Cards in hand", 3],
      ["Oil in the lamp", 2],
      ["lantern oil", 1],
    ]);
  });

  it("calls points as the score sheet does, unless the game has a word for the field", () => {
    const points = { ...NUMBER, line: "lights" };
    const shape = struct({ points, shine: points, oil: points, lantern_oil: { ...NUMBER, line: "unheard-of" } });
    expect(told("", shape, { points: 4, shine: 3, oil: 2, lantern_oil: 1 })).toEqual([
      ["Lights", 4],
      ["Lights", 3],
      ["Oil in the lamp", 2],
      ["lantern oil", 1],
    ]);
  });

  it("shows only what its shape knows", () => {
    expect(told("", struct({ oil: NUMBER }), { oil: 2, other: 1 })).toEqual([["Oil in the lamp", 2]]);
  });

  it("calls the entries of a table by their keys", () => {
    const culture: Shape = { kind: "table", key: { kind: "ref", of: "culture" }, item: NUMBER };
    expect(told("culture", culture, { "culture:music": 6 })).toEqual([["Music", 6]]);
    expect(told("votes", { kind: "table", key: SEAT, item: NUMBER }, { 0: 2, 1: 3 })).toEqual([
      ["you", 2],
      ["Bruno", 3],
    ]);
    expect(told("cards", { kind: "table", key: YEAR, item: CARD }, { "-44": "card:france" })).toEqual([
      ["44 BCE", "card:france"],
    ]);
  });

  it("tells what lies by seat by the players, and whose it is only once", () => {
    const keepers = bySeat(struct({ seat: SEAT, oil: NUMBER }));
    const found = entriesOf(texts, "keepers", keepers, [
      { seat: 0, oil: 1 },
      { seat: 1, oil: 0 },
    ]);
    expect(found.map((each) => each.label)).toEqual(["you", "Bruno"]);
    expect(Object.keys(found[0]?.shape.fields ?? {})).toEqual(["oil"]);
    expect(told("points", bySeat(NUMBER), [4, 0])).toEqual([
      ["you", 4],
      ["Bruno", 0],
    ]);
    // A number of that name is no seat.
    expect(withoutSeat(struct({ seat: NUMBER })).fields).toEqual({ seat: NUMBER });
  });

  it("stands in one line where it is little", () => {
    const shape = struct({ oil: NUMBER, lantern_oil: NUMBER });
    expect(isShort(entriesOf(texts, "", shape, { oil: 1, lantern_oil: 2 }))).toBe(true);
    expect(isShort(entriesOf(texts, "", struct({ row: list(CARD) }), { row: ["card:france"] }))).toBe(false);
  });
});

describe("the shell and the general board", () => {
  it("know no game", () => {
    const ids = readdirSync("../src/baluchon/games", { withFileTypes: true })
      .filter((each) => each.isDirectory() && !each.name.startsWith("_"))
      .map((each) => each.name);
    expect(ids.length).toBeGreaterThan(4);
    const named = new RegExp(ids.flatMap((id) => [id, id.replaceAll("_", "-")]).join("|"));
    const files = ["src/shell", "src/games/generic", "src/locale"].flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((each) => each.isFile())
        .map((each) => `${each.parentPath}/${each.name}`),
    );
    expect(files.filter((file) => named.test(readFileSync(file, "utf-8")))).toEqual([]);
  });
});

describe("a game that tells nothing itself", () => {
  it("is told by its single fields, without what is nothing or 0", () => {
    const shape = {
      private: struct({ seat: SEAT, oil: NUMBER }),
      public: struct({ turn: SEAT, pile: NUMBER, round: NUMBER }),
    };
    const teller = plainTeller(shape);
    const view = { private: { seat: 0, oil: 3 }, public: { turn: 0, pile: 0, round: 2 } };
    expect(teller.tell(view, texts)).toEqual(["Oil in the lamp: 3.", "Whose turn: you.", "Round: 2."]);
    expect(teller.tell({ ...view, private: null }, texts)).toHaveLength(2);
  });
});
