import { beforeEach, describe, expect, it } from "vitest";
import { answersHere, noteAnswer, streakHere } from "../src/shell/puzzles/streak";
import { emptyStorage } from "./storage";

describe("puzzles on this device", () => {
  beforeEach(emptyStorage);

  it("count right first answers in a row", () => {
    expect(noteAnswer("a-game 1", true)).toBe(1);
    expect(noteAnswer("a-game 2", true)).toBe(2);
    expect(noteAnswer("a-game 2", false)).toBe(2);
    expect(noteAnswer("b-game 1", false)).toBe(0);
    expect(noteAnswer("a-game 3", true)).toBe(1);
    expect(streakHere()).toBe(1);
    expect(answersHere("a-game")).toEqual([
      [1, true],
      [2, true],
      [3, true],
    ]);
  });
});
