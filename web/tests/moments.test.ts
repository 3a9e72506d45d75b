import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Director } from "../src/shell/moments/director.svelte";
import {
  actOf,
  GAME,
  heldOf,
  hurryOf,
  linesBetween,
  LONGEST,
  MINUTE,
  playedUpTo,
  SPEEDS,
  standing,
  type Act,
  type Change,
  type Held,
  type Scene,
  type Speed,
  type Staged,
  type Staging,
} from "../src/shell/moments/staging";
import type { Motion } from "../src/shell/moments/motion";
import type { Frame } from "../src/shell/protocol";
import type { Running } from "../src/shell/scores";
import { CUES } from "../src/shell/cues";
import { frame, Hands, LAID, message, settle, setUp, STAGING, wait } from "./directing";

const GAMES = "../src/baluchon/games";
const games = readdirSync(GAMES).filter((each) => !each.startsWith("_"));
const stagings = import.meta.glob<{ staging: Staging }>("../src/games/*/moments.ts", { eager: true });

const UNSEEN: Change = { before: null, after: { public: {}, private: null }, me: 0, won: [], lines: [], events: [] };
const plan = (of: Frame, speed: Speed = "normal", staging: Staged = STAGING): Act => actOf(of, staging, speed, UNSEEN);
const SHAKE: Motion = { does: "shake", ref: "card:oar", ms: 200 };

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
  it("points at arguments that its sentences have", () => {
    const words = readFileSync(`${GAMES}/${game}/words.py`, "utf-8");
    const names = new Set(Object.values(staging?.scenes ?? {}).flatMap(({ at }) => at));
    expect([...names].filter((name) => !words.includes(`${name}=`))).toEqual([]);
  });
});

describe("an act", () => {
  it("lasts no longer than an ordinary move may, whatever happens in it", () => {
    const many = frame(2, ...Array.from({ length: 40 }, () => LAID));
    expect(plan(many).ms).toBeCloseTo(LONGEST);
    expect(plan(frame(2, LAID)).ms).toBe(300);
  });
  it("follows the reader's speed", () => {
    const lengths = SPEEDS.map((speed) => plan(frame(2, LAID), speed).ms);
    expect(lengths).toEqual([0, 150, 300, 480]);
  });
  it("says where, whose and how much", () => {
    const [beat] = plan(frame(2, message("event-food", { seat: "seat:1", points: 3 }))).steps[0]?.beats ?? [];
    expect(beat).toMatchObject({ refs: ["seat:1"], seat: 1, points: 3 });
  });
  it("lets everything rise by which a score has changed, told or not", () => {
    const told = message("event-food", { seat: "seat:1", points: 3 });
    const { steps } = actOf(frame(2, told), STAGING, "normal", { ...UNSEEN, won: [-2, 5, 0] });
    const rises = steps.flatMap(({ beats }) => beats.map(({ seat, points }) => [seat, points]));
    expect(rises).toEqual([
      [1, 3],
      [0, -2],
      [1, 2],
    ]);
  });
  it("shows events that nobody staged at their seat", () => {
    const [step] = plan(frame(2, message("event-new", { seat: "seat:2" }))).steps;
    expect(step?.beats[0]?.refs).toEqual(["seat:2"]);
  });
});

describe("a wave", () => {
  const staging: Staged = {
    scenes: {
      "event-laid": {
        at: ["card"],
        ms: 300,
        apart: 50,
        moves: (laid) => [{ does: "turn", ref: String(laid.args["card"]), ms: 300 }],
      },
    },
    happenings: {},
    finale: () => ({ ms: 200, motions: [] }),
  };
  const act = plan(frame(2, LAID, LAID, LAID), "normal", staging);

  it("is one step, each a little after the last, and what else the frame brings comes then", () => {
    expect(act.steps.map((step) => [step.beats.length, step.ms])).toEqual([
      [3, 400],
      [1, 200],
    ]);
    expect(act.steps[0]?.beats.map((beat) => beat.motions[0]?.at)).toEqual([0, 50, 100]);
    expect(act.ms).toBe(600);
  });
});

describe("figures and words", () => {
  const staging: Staged = {
    scenes: {
      "event-laid": {
        at: ["card"],
        ms: 300,
        says: (laid) => [{ message: message("moment-pair"), refs: [String(laid.args["card"])], at: 200 }],
      },
      "event-taken": { at: ["card"], ms: 300, slip: () => 0 },
    },
    happenings: STAGING.happenings,
    untold: { food: (seat) => [`plate:${seat}`] },
    heralds: (_, events) => (events.length > 2 ? message("moment-night") : null),
  };

  it("are read before the move is over", () => {
    expect(plan(frame(2, LAID), "normal", staging).ms).toBe(800);
    expect(plan(frame(2, LAID, LAID, LAID, LAID, LAID), "normal", staging).ms).toBeCloseTo(LONGEST);
  });
  it("rise from what earned them, and only what is left over from the seat", () => {
    const lines = [{ id: "food", points: [3, 0] }];
    const { steps } = actOf(frame(2), staging, "normal", { ...UNSEEN, won: [5, 0], lines });
    expect(steps.flatMap(({ beats }) => beats.map(({ points, from }) => [points, from]))).toEqual([
      [3, ["plate:0", "seat:0"]],
      [2, ["seat:0"]],
    ]);
  });
  it("are told to whom something is done, whoever did it", () => {
    const [beat] = plan(frame(2, message("event-taken", { seat: "seat:1" })), "normal", staging).steps[0]?.beats ?? [];
    expect([beat?.seat, beat?.done]).toEqual([1, 0]);
  });
  it("come before the ceremony if they happened before it", () => {
    const act = plan(frame(2, LAID, message("event-round"), LAID), "normal", staging);
    expect([act.steps.length, act.early, act.herald?.id]).toEqual([3, 1, "moment-night"]);
  });
});

describe("what a bot does to the reader", () => {
  it.each([
    ["lets_take_a_hike", "event-played", "event-dropped", "pack:0"],
    ["tour_du_monde", "event-named", "event-drew-extra", "hand"],
  ])("in %s lies on the reader's own things, with who did it", async (game, cause, effect, place) => {
    const staging = stagings[`../src/games/${game}/moments.ts`]?.staging as Staging;
    const still = Object.fromEntries(
      [cause, effect].map((id): [string, Scene] => {
        const { at, ms, cause: causes } = staging.scenes[id] as Scene;
        return [id, { at, ms, ...(causes && { cause: causes }) }];
      }),
    );
    const hands = new Hands();
    const director = new Director<string>(
      () => ({ scenes: still, happenings: { [effect]: { concerns: "seat" } } }),
      () => "normal",
      () => 0,
      hands,
    );
    director.take(frame(1));
    const [done, felt] = [message(cause, { seat: "seat:1" }), message(effect, { seat: "seat:0" })];
    director.take(frame(2, done, felt));
    await settle();
    expect(director.slip).toEqual([done, felt]);
    expect(staging.mine?.(0)).toBe(place);
  });
});

describe("what was missed", () => {
  const long = plan(frame(2, ...Array.from({ length: 9 }, () => LAID)));

  it("is told in a minute at most", () => {
    expect(hurryOf([long])).toBe(1);
    expect(hurryOf(Array.from({ length: 200 }, () => long))).toBeCloseTo(MINUTE / (200 * LONGEST));
  });
  it("leads up to what the table shows now", () => {
    const step = (n: number) => ({
      n,
      view: { n },
      events: [LAID],
      to_act: [],
      seat: null,
      move: null,
      text: null,
      entry: n,
    });
    const now = frame(9);
    const played = playedUpTo(now, [step(0), step(1), step(2)]);
    expect([played?.before.v, played?.frames.map(({ v }) => v)]).toEqual([7, [8, 9]]);
    expect(played?.frames.at(-1)).toEqual({ ...now, events: [LAID] });
    expect([playedUpTo(now, []), playedUpTo(now, [step(0)])]).toEqual([null, null]);
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
  it("ends with a standing in which equals share a place", () => {
    const held = heldOf([message("event-round")], STAGING, score(0, 0, 0), score(4, 2, 4), "normal") as Held;
    expect([held.from, held.totals]).toEqual([
      [0, 0, 0],
      [4, 2, 4],
    ]);
    expect(standing(held.totals, false).map(({ seat, place }) => [seat, place])).toEqual([
      [0, 1],
      [2, 1],
      [1, 3],
    ]);
    expect(standing(held.totals, true)[0]).toEqual({ seat: 1, place: 1 });
  });
  it("is held at the end of the game even if it brought nothing", () => {
    const last: Staged = { ...STAGING, happenings: { "event-round": { closes: GAME } } };
    expect(heldOf([message("event-round")], last, score(4), score(4), "normal")?.lines).toEqual([]);
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
    expect(director.slip).toHaveLength(1);
    director.take(null);
    await wait(hands);
    expect([director.shown, director.beats, director.slip]).toEqual([null, [], []]);
  });
  it("catches up when it falls behind, once for all that comes before the next picture", async () => {
    const { hands, director } = setUp("slow");
    for (let v = 2; v < 12; v++) director.take(frame(v, LAID, LAID, LAID, LAID));
    await settle();
    expect(director.shown?.v).toBe(2);
    hands.paint();
    await settle();
    expect([director.shown?.v, director.playing]).toEqual([11, false]);
  });
  it("does not run past the end of a round when it falls behind", async () => {
    const { hands, director } = setUp("slow");
    hands.scores.set(5, 7);
    for (let v = 2; v < 12; v++) {
      hands.scores.set(v, v < 5 ? 0 : 7);
      director.take(v === 5 ? frame(v, message("event-round")) : frame(v, LAID, LAID, LAID, LAID));
      await settle();
      hands.paint();
      await settle();
    }
    expect([director.shown?.v, director.held?.lines]).toEqual([4, [{ id: "food", points: [7] }]]);
    director.goOn();
    await settle();
    director.goOn();
    await settle();
    expect([director.held, director.shown?.v, director.playing]).toEqual([null, 11, false]);
  });
  it.each<[string, Speed, boolean]>([
    ["without speed", "off", false],
    ["for those who want nothing to move", "normal", true],
  ])("points at what is new %s", async (_, speed, calm) => {
    const { hands, director } = setUp(speed);
    hands.isCalm = calm;
    director.take(frame(2, LAID));
    expect([director.shown?.v, director.playing, director.beats.length]).toEqual([2, false, 0]);
    hands.paint();
    await settle();
    expect([director.shown?.v, director.playing, director.beats.length, hands.moved]).toEqual([2, false, 1, []]);
    await wait(hands);
    expect(director.beats).toEqual([]);
  });
  it("shows at once what comes first, and the rest in one picture where nothing moves", async () => {
    const { hands, director } = setUp("off");
    director.take(frame(2, LAID));
    director.take(frame(3, LAID));
    director.take(frame(4, LAID));
    expect([director.shown?.v, director.beats.length]).toEqual([2, 0]);
    hands.paint();
    await settle();
    expect([director.shown?.v, director.beats.length]).toEqual([4, 0]);
    hands.paint();
    await settle();
    expect([director.shown?.v, director.beats.length]).toEqual([4, 3]); // what is pointed at comes after its picture
    director.take(frame(5, LAID));
    director.take(frame(6, LAID));
    director.finish();
    expect([director.shown?.v, director.beats.length]).toEqual([6, 0]);
    hands.paint();
    await settle();
    expect([director.shown?.v, director.beats.length]).toEqual([6, 1]);
  });
  it("keeps what was done to the reader, and not what was done to others", async () => {
    const { hands, director } = setUp();
    director.take(frame(2, message("event-robbed", { seat: "seat:1" })));
    await wait(hands);
    expect(director.slip).toEqual([]);
    await wait(hands);
    const done = message("event-robbed", { seat: "seat:0" });
    director.take(frame(3, message("event-played"), done));
    await settle();
    expect(director.slip).toEqual([message("event-played"), done]);
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
  it("tells it again to who wants that", async () => {
    const { hands, director } = setUp();
    hands.scores.set(2, 7);
    director.take(frame(2, message("event-round")));
    await settle();
    director.goOn();
    await settle();
    director.retell();
    await settle();
    expect([director.told, director.shown?.v]).toEqual([0, 1]);
    await wait(hands);
    expect([director.told, director.held === null]).toEqual([1, false]);
    director.goOn();
    await settle();
    expect([director.shown?.v, director.held]).toEqual([2, null]);
  });
  it("tells all of a round to who came in the middle of it", async () => {
    const { hands, director } = setUp();
    [3, 4, 8, 9].forEach((points, i) => hands.scores.set([0, 1, 2, 5][i] ?? 0, points));
    director.know(frame(0), []);
    director.take(frame(2, message("event-round")));
    await settle();
    expect([director.held?.from, director.held?.lines]).toEqual([[3], [{ id: "food", points: [5] }]]);
    director.goOn();
    await settle();
    director.goOn();
    await settle();
    director.take(frame(3, LAID));
    director.finish();
    director.again(frame(1), [frame(2, message("event-round")), frame(3, LAID)]); // the same once more
    await settle();
    expect(director.held?.from).toEqual([3]);
    director.finish();
    director.take(frame(4));
    director.finish();
    director.take(frame(5, message("event-round")));
    await settle();
    expect(director.held?.from).toEqual([8]);
  });
  it("keeps where a round began when another seat looks, unless it was closed meanwhile", async () => {
    const { hands, director } = setUp();
    [6, 7, 8, 9].forEach((points, i) => hands.scores.set([4, 5, 9, 10][i] ?? 0, points));
    const [closing, other] = [message("event-round"), { seat: 1, since: 0 }];
    director.take(null);
    director.take({ ...frame(4, LAID), ...other });
    director.take({ ...frame(5, closing), seat: 1 });
    await settle();
    expect(director.held?.from).toEqual([0]);
    director.finish();
    director.take(null);
    director.take({ ...frame(9, LAID, closing, closing), ...other });
    director.take({ ...frame(10, closing), seat: 1 });
    await settle();
    expect(director.held?.from).toEqual([8]);
  });
  it("shows what ended the round on the table as it was, then what it brought, then who won", async () => {
    const last: Staged = { ...STAGING, happenings: { "event-round": { closes: GAME } } };
    const hands = new Hands();
    const director = new Director<string>(
      () => ({ ...last, scenes: { ...last.scenes, "event-laid": { at: ["card"], ms: 300, moves: () => [SHAKE] } } }),
      () => "normal",
      () => 0,
      hands,
    );
    hands.scores.set(2, 7);
    director.take(frame(1));
    director.take(frame(2, LAID, message("event-round")));
    await settle();
    expect([director.shown?.v, director.held, director.beats.length]).toEqual([1, null, 1]);
    await wait(hands);
    expect([director.shown?.v, director.held?.closes, director.playing]).toEqual([1, GAME, true]);
    director.goOn();
    await settle();
    director.goOn();
    await settle();
    await wait(hands);
    expect([director.shown?.v, director.held, director.playing]).toEqual([2, null, false]);
  });
  it("keeps a ceremony for a page that is loaded again, which then has only the button left", async () => {
    const { hands, director } = setUp();
    hands.scores.set(2, 7);
    director.take(frame(2, message("event-round", { round: 2 })));
    await settle();
    const [held] = hands.noted;
    director.finish();
    expect([held?.totals, hands.noted.at(-1)]).toEqual([[7], null]);

    const anew = setUp();
    anew.director.resume(held as Held);
    expect([anew.director.told, anew.director.phase]).toEqual([1, { is: "held", held, amid: "return" }]);
    anew.director.take(frame(2, LAID));
    expect(anew.director.held).toBe(held);
    anew.director.goOn();
    await settle();
    expect([anew.director.shown?.v, anew.director.held, anew.director.playing]).toEqual([2, null, false]);
  });
  it("waits for nobody longer than 20 seconds", async () => {
    const { hands, director } = setUp();
    hands.isAwaited = true;
    hands.scores.set(2, 7);
    director.take(frame(2, message("event-round", { round: 2 })));
    await settle();
    director.goOn(); // all lines
    await settle();
    expect(hands.waiting.at(-1)?.ms).toBe(20_000);
    await wait(hands);
    expect([director.held, director.shown?.v]).toEqual([null, 2]);
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
    expect([director.shown?.v, director.phase.is]).toEqual([2, "replaying"]);
    await wait(hands);
    expect(director.phase.is).toBe("idle");
  });
  it("does not cut short what is shown again", async () => {
    const { director } = setUp();
    const frames = Array.from({ length: 9 }, (_, i) => frame(i + 2, LAID, LAID, LAID, LAID));
    director.again(frame(1), frames);
    director.take(frame(11, LAID));
    await settle();
    expect([director.shown?.v, director.phase.is]).toEqual([2, "replaying"]);
    director.finish();
    expect([director.shown?.v, director.phase.is]).toEqual([11, "idle"]);
  });
});
