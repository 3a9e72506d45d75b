import { describe, expect, it } from "vitest";
import { featOf } from "../src/shell/feat";
import { placeAfter } from "../src/shell/moments/place";
import type { Held } from "../src/shell/moments/staging";
import type { PastGame, Result } from "../src/shell/protocol";

const ALL = ["random", "novice", "casual", "expert"];
const ended = (scores: number[], ranking: number[], transport: number[] = []): Result => ({
  outcome: { scores, ranking, ending: { id: "end", args: {} }, tie_break: null },
  winners: ranking.flatMap((place, seat) => (place === 1 ? [seat] : [])),
  sheets: scores.map((total, seat) => ({
    seat,
    total,
    lines: [{ id: "transport", points: transport[seat] ?? 0 }] as Result["sheets"][number]["lines"],
  })),
  seed: "",
});
const game = (scores: number[], ranking: number[], levels: (string | null)[] = [null, "casual"]): PastGame => ({
  table: "t",
  seat: 0,
  scores,
  ranking,
  levels,
});
const known = (past: PastGame[] | null, fewest = false) => ({ past, levels: [null, "casual"], all: ALL, fewest });

describe("a true sentence about a result", () => {
  it.each([
    ["a first win", ended([9, 5], [1, 2]), [game([4, 8], [2, 1])], "feat-first-win", 4, true],
    [
      "the first one at a level",
      ended([9, 5], [1, 2]),
      [game([10, 8], [1, 2], [null, "novice"])],
      "feat-first-at",
      4,
      false,
    ],
    ["a best game that was won", ended([12, 5], [1, 2]), [game([10, 8], [1, 2])], "feat-best", 12, true],
    ["a win like others", ended([9, 5], [1, 2]), [game([10, 8], [1, 2])], "feat-ahead", 4, false],
    ["a win by the tie-break", ended([9, 9], [1, 2]), [game([10, 8], [1, 2])], "feat-level", 0, false],
    ["a best game that was not", ended([121, 135], [2, 1]), [game([90, 99], [2, 1])], "feat-short-best", 14, true],
    ["the closest one", ended([80, 83], [2, 1]), [game([90, 99], [2, 1])], "feat-short-closest", 3, false],
    ["most of something", ended([80, 99], [2, 1], [7, 4]), [game([90, 99], [2, 1])], "feat-short-most", 19, false],
    ["nothing else", ended([80, 99], [2, 1]), [game([90, 99], [2, 1])], "feat-short", 19, false],
    ["nobody's past", ended([9, 5], [1, 2]), null, "feat-ahead", 4, false],
  ] as const)("tells %s", (_, result, past, id, points, best) => {
    expect(featOf(result, 0, known(past && [...past]))).toMatchObject({ id, points, best });
  });
  it("names the strongest bot and the line", () => {
    const at = { ...known([game([10, 8], [1, 2])]), levels: [null, "casual", "expert"] };
    expect(featOf(ended([9, 5, 4], [1, 2, 3]), 0, at).level).toBe("expert");
    expect(featOf(ended([8, 9], [2, 1], [7, 4]), 0, known([])).line).toBe("transport");
  });
  it("compares games of as many seats only, and knows where few points are good", () => {
    expect(featOf(ended([12, 20], [2, 1]), 0, known([game([5, 9, 7], [3, 1, 2])])).best).toBe(false);
    const few = featOf(ended([50, 36], [2, 1], [9, 1]), 0, known([game([60, 20], [2, 1])], true));
    expect(few).toMatchObject({ id: "feat-short-best", points: 14, best: true });
    expect(featOf(ended([50, 36], [2, 1], [1, 9]), 0, known([], true)).id).toBe("feat-short");
  });
});

describe("where a round has brought the reader", () => {
  const held = (from: number[], totals: number[]): Held => ({
    closes: "round",
    events: [],
    lines: [],
    from,
    totals,
    ms: 0,
  });
  const told = (from: number[], totals: number[], me: number | null = 0, fewest = false) =>
    placeAfter(held(from, totals), me, fewest).map(({ id, seats, points }) => [id, [...seats], points]);

  it("is told to who plays", () => {
    expect(told([60, 66, 64, 81], [93, 90, 95, 112])).toEqual([
      ["place-best-past", [1], 0],
      ["place-behind", [3], 19],
    ]);
    expect(told([10, 5], [12, 9])).toEqual([["place-ahead", [], 3]]);
    expect(told([10, 5], [14, 8])).toEqual([
      ["place-best", [], 0],
      ["place-ahead", [], 6],
    ]);
    expect(told([5, 6, 0], [9, 8, 9])).toEqual([
      ["place-past", [1], 0],
      ["place-level", [2], 0],
    ]);
    expect(told([6, 5], [8, 9])[0]).toEqual(["place-passed", [1], 0]);
    expect(told([6, 5], [8, 9], null)).toEqual([]);
  });
  it("turns round where few points are good", () => {
    expect(told([25, 20, 40], [50, 20, 55], 0, true)).toEqual([["place-behind", [1], 30]]);
    expect(told([25, 20], [25, 40], 0, true)).toEqual([
      ["place-best-past", [1], 0],
      ["place-ahead", [], 15],
    ]);
  });
});
