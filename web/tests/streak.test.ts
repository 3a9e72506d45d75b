import { beforeEach, describe, expect, it, vi } from "vitest";
import { answersHere, noteAnswer, streakHere } from "../src/shell/puzzles/streak";

describe("puzzles on this device", () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });

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
