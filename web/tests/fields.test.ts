// The words of the list view: what the numbers and words of a view stand for.

import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { NAMED, SEATS, isNothing, words } from "../src/games/generic/fields";
import { Texts } from "../src/shell/texts";

const COMMON = readFileSync("../src/baluchon/locale/en.ftl", "utf-8");
const texts = new Texts(
  "en",
  COMMON,
  {
    texts: "word-phase-draft = everyone picks a card",
    names: { "year:-44": "44 BCE", "card:france": "France" },
  } as never,
  ["Ana", "Bruno"],
  0,
);

describe("a field of a view", () => {
  it("tells seats from numbers", () => {
    expect(words(texts, "turn", 1)).toBe("Bruno");
    expect(words(texts, "seat", 0)).toBe("you");
    expect(words(texts, "points", 1)).toBe("1");
  });

  it("has words for what is in it", () => {
    expect(words(texts, "phase", "draft")).toBe("everyone picks a card");
    expect(words(texts, "row", "card:france")).toBe("France");
    expect(words(texts, "row", "card:face-down")).toBe("face down");
    expect(words(texts, "years", -44)).toBe("44 BCE");
    expect(words(texts, "open", true)).toBe("yes");
    expect(words(texts, "spaces", null)).toBe("–");
  });

  it("is called as players call it, or as the game does", () => {
    expect(texts.field("hand_size")).toBe("Cards in hand");
    expect(texts.field("lantern_oil")).toBe("lantern oil");
  });

  it("is left out if there is nothing in it", () => {
    expect([null, false, [], {}].every(isNothing)).toBe(true);
    expect([0, true, "", [0], { a: 0 }].some(isNothing)).toBe(false);
  });

  it("is one that some view has", () => {
    const views = readdirSync("src/games")
      .filter((game) => game !== "generic")
      .map((game) => readFileSync(`src/games/${game}/view.ts`, "utf-8"))
      .join("\n");
    expect(
      [...SEATS, ...NAMED.keys()].filter((field) => !new RegExp(`^  ${field}: .*number`, "m").test(views)),
    ).toEqual([]);
  });
});
