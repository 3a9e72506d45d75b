import { describe, expect, it } from "vitest";
import { shared } from "../src/shell/shared";

describe("what has come", () => {
  const before = {
    seats: [
      { name: "Ana", cards: ["a", "b"] },
      { name: "Jonas", cards: [] },
    ],
    round: 1,
    last: null,
  };
  const copy = (): typeof before => structuredClone(before);

  it("is what was there if nothing has changed", () => {
    expect(shared(before, copy())).toBe(before);
  });

  it("keeps everything that is equal", () => {
    const now = { ...copy(), round: 2 };
    now.seats[1]?.cards.push("c");
    const told = structuredClone(now);
    const found = shared(before, now);
    expect(found).toEqual(told);
    expect(found).not.toBe(before);
    expect(found.seats).not.toBe(before.seats);
    expect(found.seats[0]).toBe(before.seats[0]);
    expect(found.seats[1]).not.toBe(before.seats[1]);
  });

  it("takes nothing from what has another shape", () => {
    for (const [was, now] of [
      [{ a: 1, b: 2 }, { a: 1 }],
      [{ a: 1 }, { a: 1, b: undefined }],
      [["a"], ["a", "b"]],
      [["a", "b"], ["a"]],
      [[], {}],
      [{}, []],
      [null, { a: null }],
      [{ a: { b: 1 } }, { a: null }],
      [{ a: 0 }, { a: false }],
      ["a", { 0: "a" }],
    ]) {
      const told = structuredClone(now);
      const found = shared(was, now);
      expect(found).toEqual(told);
      expect(found).toBe(now);
    }
  });
});
