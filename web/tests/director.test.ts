// What the director does now, and what leads from one of its phases to another. What it shows meanwhile is in
// moments.test.ts.

import { describe, expect, it } from "vitest";
import type { Director, Phase } from "../src/shell/moments/director.svelte";
import type { Held } from "../src/shell/moments/staging";
import { frame, LAID, message, settle, setUp, wait, type Hands } from "./directing";

const CLOSING = message("event-round", { round: 2 });
/** It is still to be seen after a ceremony. */
const ROBBED = message("event-robbed", { seat: "seat:0" });
const HELD: Held = {
  closes: "round",
  events: [CLOSING],
  lines: [{ id: "food", points: [7] }],
  from: [0],
  totals: [7],
  ms: 100,
};
interface At {
  hands: Hands;
  director: Director<string>;
  /** The version that comes next. */
  next: number;
}
const said = (phase: Phase): string => (phase.is === "held" ? `held amid ${phase.amid}` : phase.is);

/** How each phase is come to from the first version, with the newest one then; rounds bring 7 points. */
const PHASES: Record<string, { newest: number; enter: (at: At) => void }> = {
  idle: { newest: 1, enter: () => undefined },
  playing: { newest: 2, enter: ({ director }) => director.take(frame(2, LAID)) },
  replaying: { newest: 1, enter: ({ director }) => director.again(frame(0), [frame(1, LAID)]) },
  "held amid playing": { newest: 2, enter: ({ director }) => director.take(frame(2, CLOSING, ROBBED)) },
  "held amid replaying": { newest: 1, enter: ({ director }) => director.again(frame(0), [frame(1, CLOSING, ROBBED)]) },
  "held amid return": { newest: 1, enter: ({ director }) => director.resume(HELD) },
};

/** What can happen, until all that follows from it at once has happened. */
const EVENTS: Record<string, (at: At) => unknown> = {
  "a frame comes": ({ director, next }) => director.take(frame(next, LAID)),
  "a frame comes that closes a round": ({ director, next }) => director.take(frame(next, CLOSING, ROBBED)),
  "a frame comes while nobody looks": ({ hands, director, next }) => {
    hands.isHidden = true;
    director.take(frame(next, LAID));
  },
  "a frame comes where nothing moves": ({ hands, director, next }) => {
    hands.isCalm = true;
    director.take(frame(next, LAID));
  },
  "a frame comes that does not follow": ({ director }) => director.take({ ...frame(9, LAID), since: 5 }),
  "nothing may be shown": ({ director }) => director.take(null),
  "the board is touched": ({ director }) => director.finish(),
  "all pauses end": async ({ hands }) => {
    for (let i = 0; i < 4; i++) await wait(hands);
  },
  "the ceremony's button is touched": ({ director }) => director.goOn(),
  "the button is touched twice": async ({ director }) => {
    director.goOn();
    await settle();
    director.goOn();
  },
  "what was missed is wanted": ({ director }) => director.again(frame(0), [frame(1, LAID), frame(2, LAID)]),
  "nothing was missed": ({ director }) => director.again(frame(0), []),
  "a ceremony was left": ({ director }) => director.resume(HELD),
};
async function come(to: string): Promise<At> {
  const { newest, enter } = PHASES[to] as (typeof PHASES)[string];
  const at = { ...setUp(), next: newest + 1 };
  at.hands.score = ({ v }) => [{ seat: 0, total: v * 7, lines: [{ id: "food", parts: [v * 7] }] }];
  at.director.take({ ...frame(1), since: 0 });
  enter(at);
  await settle();
  expect(said(at.director.phase)).toBe(to);
  return at;
}

describe("the director's phase", () => {
  it.each<[string, string, string]>([
    ["idle", "a frame comes", "playing"],
    ["idle", "a frame comes that closes a round", "held amid playing"],
    ["idle", "a frame comes while nobody looks", "idle"],
    ["idle", "a frame comes where nothing moves", "idle"],
    ["idle", "a frame comes that does not follow", "idle"],
    ["idle", "nothing may be shown", "idle"],
    ["idle", "the board is touched", "idle"],
    ["idle", "what was missed is wanted", "replaying"],
    ["idle", "nothing was missed", "idle"],
    ["idle", "a ceremony was left", "held amid return"],

    ["playing", "a frame comes", "playing"],
    ["playing", "a frame comes that closes a round", "playing"],
    ["playing", "a frame comes while nobody looks", "idle"],
    ["playing", "a frame comes where nothing moves", "playing"],
    ["playing", "a frame comes that does not follow", "idle"],
    ["playing", "nothing may be shown", "idle"],
    ["playing", "the board is touched", "idle"],
    ["playing", "all pauses end", "idle"],
    ["playing", "what was missed is wanted", "replaying"],
    ["playing", "a ceremony was left", "playing"],

    ["replaying", "a frame comes", "replaying"],
    ["replaying", "the board is touched", "idle"],
    ["replaying", "all pauses end", "idle"],
    ["replaying", "nothing may be shown", "idle"],
    ["replaying", "what was missed is wanted", "replaying"],
    ["replaying", "a ceremony was left", "replaying"],

    ["held amid playing", "a frame comes", "held amid playing"],
    ["held amid playing", "a frame comes where nothing moves", "held amid playing"],
    ["held amid playing", "a frame comes that does not follow", "idle"],
    ["held amid playing", "all pauses end", "held amid playing"],
    ["held amid playing", "the ceremony's button is touched", "held amid playing"],
    ["held amid playing", "the button is touched twice", "playing"],
    ["held amid playing", "the board is touched", "idle"],
    ["held amid playing", "nothing may be shown", "idle"],
    ["held amid playing", "what was missed is wanted", "replaying"],

    ["held amid replaying", "a frame comes", "held amid replaying"],
    ["held amid replaying", "the button is touched twice", "replaying"],
    ["held amid replaying", "the board is touched", "idle"],

    ["held amid return", "a frame comes", "held amid return"],
    ["held amid return", "the ceremony's button is touched", "idle"],
    ["held amid return", "the board is touched", "idle"],
    ["held amid return", "a ceremony was left", "held amid return"],
  ])("goes from %s, when %s, to %s", async (from, event, to) => {
    const at = await come(from);
    await EVENTS[event]?.(at);
    await settle();
    expect(said(at.director.phase)).toBe(to);
    expect([at.director.playing, at.director.held !== null]).toEqual([to !== "idle", to.startsWith("held")]);
  });

  it.each(Object.keys(PHASES))("ends from %s once everything has been left", async (from) => {
    const { hands, director } = await come(from);
    for (let i = 0; i < 5; i++) {
      director.goOn();
      await wait(hands);
    }
    expect([director.phase.is, director.beats]).toEqual(["idle", []]);
  });

  it("waits in a replay for no button", async () => {
    const { hands, director } = await come("held amid replaying");
    await wait(hands); // its lines
    await wait(hands); // the ceremony
    expect(director.phase.is).toBe("replaying");
  });

  it("keeps a ceremony for a page that is loaded again only where it was new", async () => {
    const noted = async (from: string) => (await come(from)).hands.noted.length;
    expect([await noted("held amid playing"), await noted("held amid replaying")]).toEqual([1, 0]);
  });
});
