import { describe, expect, it } from "vitest";
import { changesOf } from "../src/shell/proposal";

const texts = {
  has: (id: string) => id === "level-random",
  say: (id: string, args?: Record<string, unknown>) => `${id} ${Object.values(args ?? {}).join(" ")}`.trim(),
};

describe("proposed settings", () => {
  it("are told by what they change for those who play", () => {
    const now = {
      move_limit: 600,
      stand_in: "casual",
      hints: null,
      take_backs: true,
      spectators: true,
      name: "Sunday",
    };
    const then = { move_limit: null, stand_in: "random", hints: "casual", take_backs: false, spectators: false };
    expect(changesOf(now, then, texts)).toEqual([
      "change-move-limit 0",
      "change-stand-in level-random",
      "change-hints 1",
      "change-take-backs 0",
      "change-spectators 0",
    ]);
    expect(changesOf(now, { ...now, name: "Monday", chat: false }, texts)).toEqual([]);
  });
});
