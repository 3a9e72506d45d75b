// What refers to things, and what tells of them.

import { describe, expect, it } from "vitest";
import { isTold } from "../src/shell/refs";

describe("a move of a replay", () => {
  const laid = { id: "event-lay", args: { seat: "seat:1", card: "card:antananarivo" } };
  const placed = {
    id: "event-place",
    args: { seat: "seat:1", experiences: ["experience:event", "experience:person"] },
  };

  it("is told by an event of its player that names all it is about", () => {
    expect(isTold(["card:antananarivo"], 1, [laid])).toBe(true);
    expect(isTold(["place:antananarivo"], 1, [laid])).toBe(true);
    expect(isTold(["experience:person"], 1, [laid, placed])).toBe(true);
    expect(isTold([], 1, [placed])).toBe(true);
  });

  it("is not told by what others do, by something else, or by nothing", () => {
    expect(isTold(["card:antananarivo"], 0, [laid])).toBe(false);
    expect(isTold(["card:delhi"], 1, [laid, placed])).toBe(false);
    expect(isTold(["country:france"], 1, [])).toBe(false);
  });
});
