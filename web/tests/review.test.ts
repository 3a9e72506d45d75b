import { describe, expect, it, vi } from "vitest";
import { Refusal } from "../src/shell/api";
import type { Analysis, StageMark, TurningPoint } from "../src/shell/protocol";
import {
  bandOf,
  contrast,
  howKnown,
  labelled,
  lineOf,
  placeAt,
  stageAt,
  steered,
  turnsOf,
  withinOf,
} from "../src/shell/review/curve";
import { frameAfter, seenFrom, turnFrom } from "../src/shell/review/replaying";
import { sharpening } from "../src/shell/review/sharpening";

const ROOM = { width: 300, height: 100 };
const mark = (at: number, number: number): StageMark => ({ at, what: "round", number });
const MARKS = [mark(0, 1), mark(4, 2), mark(8, 3)];

describe("the curve of chances", () => {
  it("lies in its room, with a band around it", () => {
    const [chances, low, high] = [
      [[0.5], [1]],
      [[0.25], [0.75]],
      [[0.75], [1]],
    ];
    expect(lineOf(chances, 0, ROOM)).toBe("M0.0 50.0L300.0 0.0");
    expect(bandOf({ low, high }, 0, ROOM)).toBe("M0.0 25.0L300.0 0.0L300.0 25.0L0.0 75.0Z");
  });

  it("finds the place under the pointer, and keeps to the ends", () => {
    expect([-50, 0, 149, 151, 300, 900].map((x) => placeAt(x, 3, ROOM))).toEqual([0, 0, 1, 1, 2, 2]);
    expect([74, 76].map((x) => placeAt(x, 3, ROOM))).toEqual([0, 1]);
  });

  it("names as many rounds as there is room for", () => {
    const all = labelled(MARKS, 11, ROOM, ({ number }) => `R ${number}`);
    expect(all.map((label) => label.text)).toEqual(["R 1", "R 2", "R 3"]);
    const few = labelled(MARKS, 11, ROOM, ({ number }) => `The long round ${number}`);
    expect(few.map((label) => label.mark.number)).toEqual([1]);
  });

  it("is walked by keys: steps, rounds, ends", () => {
    const to = (key: string, at: number) => steered(key, at, 11, MARKS);
    expect([to("ArrowRight", 3), to("ArrowRight", 10), to("ArrowLeft", 0)]).toEqual([4, 10, 0]);
    expect([to("PageDown", 3), to("PageDown", 4), to("PageDown", 9)]).toEqual([4, 8, 10]);
    expect([to("PageUp", 9), to("PageUp", 8), to("PageUp", 2)]).toEqual([8, 4, 0]);
    expect([to("Home", 5), to("End", 5), to("a", 5)]).toEqual([0, 10, null]);
  });

  it("knows the round of a place", () => {
    expect([0, 3, 4, 10].map((at) => stageAt(MARKS, at)?.number)).toEqual([1, 1, 2, 3]);
    expect(stageAt([], 4)).toBeNull();
  });

  it("says where the chances come from: a net, some games, or as many as it takes", () => {
    expect(howKnown({ learned: true, whole: false, within: 0 })).toBe("chances-learned");
    expect(howKnown({ learned: false, whole: false, within: 0.2 })).toBe("chances-rough");
    expect(howKnown({ learned: false, whole: true, within: 0.05 })).toBe("chances-near");
    expect(howKnown({ learned: false, whole: true, within: 0 })).toBe("chances-sure");
    expect([withinOf(null), withinOf({ within: 0.05 })]).toEqual([0.03, 0.05]);
  });

  it("shows the turning points of one seat where they are", () => {
    const turning = [
      { n: 5, seat: 0 },
      { n: 7, seat: 1 },
    ] as TurningPoint[];
    expect(turnsOf({ turning, moments: [0, 1, 5, 7] }, 1)).toMatchObject([{ n: 7, at: 3 }]);
  });
});

describe("an analysis that grows sharper", () => {
  const unexpected = (what: unknown): void => expect.fail(String(what));
  const step = (number: number, whole = false) => ({ step: number, whole }) as Analysis;

  it("is asked for until it is whole, from where it stands", async () => {
    const ask = vi.fn((after: number) => Promise.resolve(step(after + 1, after === 2)));
    const found: number[] = [];
    sharpening(ask, (analysis) => found.push(analysis.step), unexpected);
    await vi.waitFor(() => expect(found).toEqual([1, 2, 3]));
    expect(ask.mock.calls).toEqual([[0], [1], [2]]);
  });

  it("waits for a busy server, and ends when nobody looks", async () => {
    vi.useFakeTimers();
    const busy = new Refusal(503, { code: "busy", message: "", clause: "", args: {} });
    const ask = vi.fn(() => Promise.reject(busy));
    const end = sharpening(ask, unexpected, unexpected);
    await vi.advanceTimersByTimeAsync(3500);
    expect(ask).toHaveBeenCalledTimes(2);
    end();
    await vi.advanceTimersByTimeAsync(9000);
    expect(ask).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  it("says what else went wrong", async () => {
    const failed = vi.fn();
    sharpening(() => Promise.reject(new Error("no")), unexpected, failed);
    await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce());
  });
});

describe("a replay", () => {
  const FRAMES = [
    { to_act: [0], entry: 0 },
    { to_act: [0], entry: 2 },
    { to_act: [1], entry: 3 },
    { to_act: [1], entry: 5 },
    { to_act: [], entry: 6 },
  ];

  it("goes by turns", () => {
    expect([turnFrom(FRAMES, 0, 1), turnFrom(FRAMES, 2, 1), turnFrom(FRAMES, 4, 1)]).toEqual([2, 4, 4]);
    expect([turnFrom(FRAMES, 4, -1), turnFrom(FRAMES, 3, -1), turnFrom(FRAMES, 0, -1)]).toEqual([3, 1, 0]);
  });

  it("finds the moment after an entry, whoever looks", () => {
    expect([0, 1, 2, 4, 5, 9].map((entry) => frameAfter(FRAMES, entry))).toEqual([0, 0, 1, 2, 3, 4]);
  });

  it("is seen from a side, and openly from every seat or by somebody who holds nothing", () => {
    const view = { public: "table", private: "mine" };
    expect(seenFrom({ view }, 1)).toEqual(view);
    const open = { view: { public: "table", privates: ["hers", "his"] } };
    expect([0, 1, null].map((side) => seenFrom(open, side).private)).toEqual(["hers", "his", null]);
  });
});

describe("two moves", () => {
  const move = (verb: string, ...refs: string[]) => ({ index: 0, verb, refs });
  it("are told by what they differ in", () => {
    expect(contrast(move("pick", "card:latvia"), move("pick", "card:greece"))).toEqual({
      played: ["card:latvia"],
      better: ["card:greece"],
    });
    const [top, main] = [move("pack", "card:tent", "place:top"), move("pack", "card:tent", "place:main")];
    expect(contrast(top, main)).toEqual({ played: ["place:top"], better: ["place:main"] });
  });
  it("are told whole if they are of two kinds, or one of them names nothing more", () => {
    expect(contrast(move("pick", "card:latvia"), move("pass"))).toBeNull();
    expect(contrast(move("stop"), move("stop", "card:oar"))).toBeNull();
  });
});
