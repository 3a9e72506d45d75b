import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Director, type Craft } from "../src/shell/moments/director.svelte";
import { actOf, heldOf, linesBetween, LONGEST, SPEEDS, type Speed, type Staging } from "../src/shell/moments/staging";
import type { Frame, Message } from "../src/shell/protocol";
import type { Running } from "../src/shell/scores";
import { CUES } from "../src/shell/cues";

const GAMES = "../src/baluchon/games";
const games = readdirSync(GAMES).filter((each) => !each.startsWith("_"));
const stagings = import.meta.glob<{ staging: Staging }>("../src/games/*/moments.ts", { eager: true });

/** Everything that waits, waits for us. */
class Hands implements Craft<string> {
  moved: string[] = [];
  sounds: string[] = [];
  isHidden = false;
  isCalm = false;
  waiting: { ms: number; go: () => void }[] = [];
  scores = new Map<number, number>();
  look = (): string => "before";
  drawn = (): Promise<void> => Promise.resolve();
  glide = (from: string): number => this.moved.push(from);
  still = (): void => {};
  pause = (ms: number): Promise<void> => new Promise((go) => this.waiting.push({ ms, go }));
  hidden = (): boolean => this.isHidden;
  calm = (): boolean => this.isCalm;
  sound = (cue: string): number => this.sounds.push(cue);
  awaited = (): boolean => false;
  score = (frame: Frame): Running[] => [
    { seat: 0, total: this.scores.get(frame.v) ?? 0, lines: [{ id: "food", parts: [this.scores.get(frame.v) ?? 0] }] },
  ];
}

const STAGING: Staging = {
  scenes: {
    "event-laid": { at: ["card"], ms: 300, cue: "flip" },
    "event-food": { at: ["seat"], points: "points", ms: 400 },
    "event-robbed": { at: ["seat"], ms: 400, slip: true },
  },
  ceremonies: [{ by: ["event-round"], title: "moment-round" }],
};
const message = (id: string, args: Message["args"] = {}): Message => ({ id, args });
const frame = (v: number, ...events: Message[]): Frame => ({
  type: "view",
  seat: 0,
  v,
  since: v - 1,
  view: {},
  events,
  decision: null,
  prompt: null,
  legal: [],
  take_back: false,
  lesson: null,
});
const LAID = message("event-laid", { seat: "seat:1", card: "card:oar" });

function setUp(speed: Speed = "normal") {
  const hands = new Hands();
  const director = new Director<string>(
    () => STAGING,
    () => speed,
    () => 0,
    hands,
  );
  director.take(frame(1));
  return { hands, director };
}
/** Let everything that may go on go on. */
const settle = async (): Promise<void> => {
  for (let i = 0; i < 20; i++) await Promise.resolve();
};
async function wait(hands: Hands): Promise<void> {
  hands.waiting.splice(0).forEach((each) => each.go());
  await settle();
}

describe.each(games)("%s", (game) => {
  const staging = stagings[`../src/games/${game}/moments.ts`]?.staging;
  const locale = readFileSync(`${GAMES}/${game}/locale/en.ftl`, "utf-8");
  const told = [...locale.matchAll(/^(event-[\w-]+) =/gm)].map((match) => match[1] ?? "");

  it("has a scene for every event, and none for others", () => {
    expect(Object.keys(staging?.scenes ?? {}).sort()).toEqual(told.sort());
  });
  it("has cues that sound", () => {
    const cues = Object.values(staging?.scenes ?? {}).flatMap(({ cue }) => cue ?? []);
    expect(cues.filter((cue) => !(cue in CUES))).toEqual([]);
  });
  it("holds ceremonies that have a name, at events that there are", () => {
    for (const { by, title } of staging?.ceremonies ?? []) {
      expect(by.filter((id) => !told.includes(id))).toEqual([]);
      for (const language of ["en", "fr", "de"])
        expect(readFileSync(`${GAMES}/${game}/locale/${language}.ftl`, "utf-8")).toContain(`\n${title} = `);
    }
  });
  it("points at arguments that its sentences have", () => {
    const words = readFileSync(`${GAMES}/${game}/words.py`, "utf-8");
    const names = new Set(Object.values(staging?.scenes ?? {}).flatMap(({ at, points }) => [...at, points ?? "seat"]));
    expect([...names].filter((name) => !words.includes(`${name}=`))).toEqual([]);
  });
});

describe("an act", () => {
  it("lasts no longer than an ordinary move may, whatever happens in it", () => {
    const many = frame(2, ...Array.from({ length: 40 }, () => LAID));
    expect(actOf(many, STAGING, "normal").ms).toBeCloseTo(LONGEST);
    expect(actOf(frame(2, LAID), STAGING, "normal").ms).toBe(300);
  });
  it("follows the reader's speed", () => {
    const lengths = SPEEDS.map((speed) => actOf(frame(2, LAID), STAGING, speed).ms);
    expect(lengths).toEqual([0, 150, 300, 480]);
  });
  it("says where, whose and how much", () => {
    const [beat] = actOf(frame(2, message("event-food", { seat: "seat:1", points: 3 })), STAGING, "normal").beats;
    expect(beat).toMatchObject({ refs: ["seat:1"], seat: 1, points: 3 });
  });
  it("shows events that nobody staged at their seat", () => {
    expect(actOf(frame(2, message("event-new", { seat: "seat:2" })), STAGING, "normal").beats[0]?.refs).toEqual([
      "seat:2",
    ]);
  });
});

describe("a ceremony", () => {
  const score = (...points: number[]): Running[] =>
    points.map((each, seat) => ({
      seat,
      total: each,
      lines: [
        { id: "food", parts: [each] },
        { id: "stars", parts: [] },
      ],
    }));

  it("tells what each line brought since the last one", () => {
    expect(linesBetween(score(1, 2), score(4, 2))).toEqual([{ id: "food", points: [3, 0] }]);
  });
  it("is held at its events only, and not for nothing", () => {
    const round = [message("event-round", { round: 2 })];
    expect(heldOf(round, STAGING, score(0, 0), score(4, 2), "normal")?.totals).toEqual([4, 2]);
    expect(heldOf([LAID], STAGING, score(0, 0), score(4, 2), "normal")).toBeNull();
    expect(heldOf(round, STAGING, score(4, 2), score(4, 2), "normal")).toBeNull();
  });
});

describe("the director", () => {
  it("plays one after the other and ends at now", async () => {
    const { hands, director } = setUp();
    director.take(frame(2, LAID));
    director.take(frame(3, LAID));
    await settle();
    expect([director.shown?.v, director.beats.length, hands.moved, hands.sounds]).toEqual([2, 1, ["before"], ["flip"]]);
    await wait(hands);
    expect(director.shown?.v).toBe(3);
    await wait(hands);
    expect([director.playing, director.beats.length]).toEqual([false, 0]);
  });
  it("has the newest view as soon as somebody touches the board", async () => {
    const { hands, director } = setUp();
    director.take(frame(2, LAID));
    director.take(frame(3, LAID));
    director.finish();
    expect([director.shown?.v, director.playing]).toEqual([3, false]);
    await wait(hands);
    expect([director.shown?.v, director.beats.length]).toEqual([3, 0]);
  });
  it("goes to the next beat when asked", async () => {
    const { director } = setUp();
    director.take(frame(2, LAID, message("event-food", { seat: "seat:0", points: 2 })));
    await settle();
    expect(director.beats[0]?.points).toBe(0);
    director.next();
    await settle();
    expect(director.beats[0]?.points).toBe(2);
  });
  it.each<[string, (hands: Hands) => unknown, Frame]>([
    ["nobody looks", (hands) => (hands.isHidden = true), frame(2, LAID)],
    ["it was away", () => null, { ...frame(9, LAID), since: 4 }],
    ["it looks from another seat", () => null, { ...frame(2, LAID), seat: 1 }],
  ])("jumps to now if %s", (_, prepare, next) => {
    const { hands, director } = setUp();
    prepare(hands);
    director.take(next);
    expect([director.shown, director.playing]).toEqual([next, false]);
  });
  it("shows nothing once nothing may be shown", async () => {
    const { hands, director } = setUp();
    director.take(frame(2, message("event-robbed", { seat: "seat:0" })));
    await settle();
    expect(director.slip).not.toBeNull();
    director.take(null);
    await wait(hands);
    expect([director.shown, director.beats, director.slip]).toEqual([null, [], null]);
  });
  it("catches up when it falls behind", () => {
    const { director } = setUp("slow");
    for (let v = 2; v < 12; v++) director.take(frame(v, LAID, LAID, LAID, LAID));
    expect(director.shown?.v ?? 0).toBeGreaterThan(7);
  });
  it.each<[string, Speed, boolean]>([
    ["without speed", "off", false],
    ["for those who want nothing to move", "normal", true],
  ])("points at what is new %s", async (_, speed, calm) => {
    const { hands, director } = setUp(speed);
    hands.isCalm = calm;
    director.take(frame(2, LAID));
    expect([director.shown?.v, director.playing, director.beats.length, hands.moved]).toEqual([2, false, 1, []]);
    await wait(hands);
    expect(director.beats).toEqual([]);
  });
  it("keeps what was done to the reader, and not what was done to others", async () => {
    const { hands, director } = setUp();
    director.take(frame(2, message("event-robbed", { seat: "seat:1" })));
    await wait(hands);
    expect(director.slip).toBeNull();
    await wait(hands);
    director.take(frame(3, message("event-robbed", { seat: "seat:0" })));
    await settle();
    expect(director.slip?.seat).toBe(0);
  });
  it("deals nothing before the ceremony was left", async () => {
    const { hands, director } = setUp();
    hands.scores.set(2, 7);
    director.take(frame(2, message("event-round", { round: 2 })));
    await settle();
    expect([director.shown?.v, director.held?.lines]).toEqual([1, [{ id: "food", points: [7] }]]);
    director.goOn(); // all lines
    await settle();
    expect([director.shown?.v, director.told]).toEqual([1, 1]);
    director.goOn();
    await settle();
    expect([director.shown?.v, director.held]).toEqual([2, null]);
  });
  it("holds no ceremony without speed", () => {
    const { hands, director } = setUp("off");
    hands.scores.set(2, 7);
    director.take(frame(2, message("event-round", { round: 2 })));
    expect([director.shown?.v, director.held]).toEqual([2, null]);
  });
  it("shows again what happened, even without speed", async () => {
    const { hands, director } = setUp("off");
    director.take(frame(2, LAID));
    director.again(frame(1), [frame(2, LAID)]);
    await settle();
    expect([director.shown?.v, director.playing]).toEqual([2, true]);
    await wait(hands);
    expect(director.playing).toBe(false);
  });
});
