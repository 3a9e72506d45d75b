import { beforeEach, describe, expect, it, vi } from "vitest";
import { levelAfter, matched, matching, noteEnd, type Ended } from "../src/shell/match";
import { emptyStorage } from "./storage";

const ALL = matching(["random", "novice", "casual", "swift", "expert", "master"]);
const ended = (ranking: number[], levels: (string | null)[], table = "t"): Ended => ({
  game: "g",
  table,
  seat: 0,
  levels,
  ranking,
});

describe("the level that suits", () => {
  it.each([
    ["casual", [1, 2], "casual", "swift"],
    ["casual", [2, 1], "casual", "novice"],
    ["master", [1, 2], "master", "master"],
    ["novice", [2, 1], "novice", "novice"],
    ["casual", [1, 1], "casual", "casual"],
    ["casual", [1, 2], "expert", "master"],
    ["expert", [1, 2], "novice", "expert"],
    ["casual", [2, 1], "master", "casual"],
    ["novice", [1, 2], "random", "novice"],
  ])("%s, places %j against %s: %s", (level, ranking, met, then) => {
    expect(levelAfter(level, ended(ranking, [null, met]), ALL)).toBe(then);
  });
  it.each([
    [[1, 2, 3, 4], "swift"],
    [[2, 1, 3, 4], "casual"],
    [[3, 1, 2, 4], "casual"],
    [[4, 1, 2, 3], "novice"],
    [[3, 1, 2, 3], "novice"],
    [[1, 1, 3, 4], "casual"],
    [[1, 1, 1, 1], "casual"],
  ])("with more seats only the first and the last places count: %j", (ranking, then) => {
    expect(levelAfter("casual", ended(ranking, [null, "casual", "casual", "casual"]), ALL)).toBe(then);
  });
  it("goes by the strongest after a win and by the weakest after a loss", () => {
    expect(levelAfter("casual", ended([1, 2, 3], [null, "novice", "expert"]), ALL)).toBe("master");
    expect(levelAfter("expert", ended([3, 1, 2], [null, "swift", "expert"]), ALL)).toBe("casual");
  });
  it("stays without bots", () => {
    expect(levelAfter("casual", ended([1, 2], [null, null]), ALL)).toBe("casual");
  });
});

describe("what this device remembers", () => {
  beforeEach(emptyStorage);
  it("begins at casual, by game, and counts a table once", () => {
    expect(matched("g", ALL)).toBe("casual");
    noteEnd(ended([1, 2], [null, "casual"]), ALL);
    noteEnd(ended([1, 2], [null, "swift"]), ALL);
    expect(matched("g", ALL)).toBe("swift");
    expect(matched("other", ALL)).toBe("casual");
    noteEnd(ended([2, 1], [null, "swift"], "second"), ALL);
    expect(matched("g", ALL)).toBe("casual");
  });
  it("lives with what is spoilt and with levels that are gone", () => {
    localStorage.setItem("baluchon-match", "{");
    expect(matched("g", ALL)).toBe("casual");
    localStorage.setItem("baluchon-match", JSON.stringify({ g: { level: "wizard", tables: [] } }));
    expect(matched("g", ALL)).toBe("novice");
  });
  it("lives without storage", () => {
    vi.stubGlobal("localStorage", {
      getItem: () => null,
      setItem: () => {
        throw new Error("refused");
      },
    });
    noteEnd(ended([1, 2], [null, "casual"]), ALL);
    expect(matched("g", ALL)).toBe("casual");
  });
});
