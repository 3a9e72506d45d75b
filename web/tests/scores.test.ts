import { describe, expect, it } from "vitest";
import type { Shape } from "../src/shell/protocol";
import { running, sum } from "../src/shell/scores";

const NUMBER: Shape = { kind: "number" };
const NUMBERS: Shape = { kind: "list", item: NUMBER };
const struct = (fields: Record<string, Shape>): Shape => ({ kind: "struct", fields });
const bySeat = (item: Shape): Shape => ({ kind: "list", item, by_seat: true });

describe("running scores", () => {
  it("are what the shape marks as points in the list by seat", () => {
    const traveller = struct({
      seat: { kind: "seat" },
      food: { ...NUMBERS, line: "food" },
      ends: { ...NUMBERS, line: "start-end" },
      culture: { kind: "table", key: { kind: "ref", of: "culture" }, item: NUMBER, line: "culture" },
      row: { kind: "list", item: { kind: "ref", of: "card" } },
      hand_size: NUMBER,
      score: { ...NUMBER, total: true },
    });
    const shape = struct({
      stars: { kind: "list", item: struct({ region: { kind: "ref", of: "region" } }) },
      travellers: bySeat(traveller),
    });
    const view = {
      stars: [{ region: "region:benelux" }, { region: "region:nordic" }],
      travellers: [
        {
          seat: 0,
          food: [5, 4],
          ends: [2],
          culture: { "culture:music": 6 },
          row: ["card:france"],
          hand_size: 3,
          score: 17,
        },
        { seat: 1, food: [], ends: [], culture: {}, row: [], hand_size: 3, score: 0 },
      ],
    };
    const found = running(shape, view);
    expect(found.map((each) => [each.seat, each.total])).toEqual([
      [0, 17],
      [1, 0],
    ]);
    expect(found[0]?.lines).toEqual([
      { id: "food", parts: [5, 4] },
      { id: "start-end", parts: [2] },
      { id: "culture", parts: [6] },
    ]);
    expect(sum(found[0]?.lines[0]?.parts ?? [])).toBe(9);
  });

  it("are not guessed where nothing is marked, however much it looks like it", () => {
    const keeper = struct({ seat: { kind: "seat" }, food: NUMBER, score: NUMBER });
    const view = {
      keepers: [
        { seat: 0, food: 3, score: 4 },
        { seat: 1, food: 1, score: 2 },
      ],
    };
    expect(running(struct({ keepers: bySeat(keeper) }), view)).toEqual([]);
    const scored = struct({ ...keeper.fields, score: { ...NUMBER, total: true } });
    expect(running(struct({ keepers: { kind: "list", item: scored } }), view)).toEqual([]);
  });

  it("may stand in lists of their own, as a small game of another package has them", () => {
    const shape = struct({
      lights: { ...bySeat(NUMBER), line: "lights" },
      totals: { ...bySeat(NUMBER), total: true },
      buried: bySeat(NUMBER),
    });
    expect(running(shape, { lights: [1, 0, 2], totals: [1, 0, 3], buried: [4, 4, 4] })).toEqual([
      { seat: 0, total: 1, lines: [{ id: "lights", parts: [1] }] },
      { seat: 1, total: 0, lines: [{ id: "lights", parts: [0] }] },
      { seat: 2, total: 3, lines: [{ id: "lights", parts: [2] }] },
    ]);
  });

  it("have a line without points where they are not known yet", () => {
    const shape = struct({
      keepers: bySeat(struct({ tokens: { ...NUMBER, optional: true, line: "tokens" } })),
    });
    expect(running(shape, { keepers: [{ tokens: null }, { tokens: 5 }] })).toEqual([
      { seat: 0, total: null, lines: [{ id: "tokens", parts: [] }] },
      { seat: 1, total: null, lines: [{ id: "tokens", parts: [5] }] },
    ]);
  });
});
