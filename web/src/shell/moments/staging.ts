// How a game's events are shown, as data beside its board (`src/games/<game>/moments.ts`), and the plan of an act: what
// one frame brought, step by step. Pure: no page, no clock.

import type { Ambience } from "../ambience";
import type { View } from "../board";
import type { Consequences, Frame, Message, ReplayFrame } from "../protocol";
import { sum, type Running } from "../scores";
import type { Motion } from "./motion";

/** What the reader saw before a frame, and sees after it. */
export interface Change {
  before: View | null;
  after: View;
  /** The reader's seat. */
  me: number | null;
  /** What each seat's score has changed by, and each line of the score sheet. */
  won: readonly number[];
  lines: readonly Line[];
  /** What happened. */
  events: readonly Message[];
}

/** A few words held up at something for a moment. */
export interface Saying {
  message: Message;
  /** Where: the first in sight; what is as good as won is lit. */
  refs: readonly string[];
  /** The argument that counts to its value, from this one on. */
  counts?: { name: string; from: number };
  /** It counts later: written in pencil. */
  pencil?: boolean;
  /** Milliseconds after its event. */
  at?: number;
}

/** How one kind of event is shown. */
export interface Scene {
  /** The event's arguments that name what it happens to: these get a ring, and points rise from the first in sight. */
  at: readonly string[];
  /** What its points rise from, if its arguments do not name it. */
  from?: (message: Message, change: Change) => readonly string[];
  /** Milliseconds at normal speed. */
  ms: number;
  /** What it sounds like, of the game's own cues. */
  cue?: string;
  /** The seat to which it is done, if the event does not name it: the sentence stays on that reader's things. */
  slip?: (message: Message, change: Change) => number | null;
  /** Why something is done to somebody: it is told with what follows. */
  cause?: boolean;
  /** Events of this kind that follow one another are one wave, each so many milliseconds after the last. */
  apart?: number;
  /** What moves, from what the reader saw and sees. */
  moves?: (message: Message, change: Change) => readonly Motion[];
  /** What is said about it where it happens. */
  says?: (message: Message, change: Change) => readonly Saying[];
}

/** What a frame brings besides its events, such as hands that are passed on. */
export interface Finale {
  ms: number;
  cue?: string;
  motions: readonly Motion[];
  says?: readonly Saying[];
}

/** How a game's moments are seen and heard: `moments.ts` beside its board. */
export interface Staging {
  scenes: Readonly<Record<string, Scene>>;
  /** The drawing on the back of a card, in the game's sprite. */
  back?: string;
  /** Whoever has the fewest points stands first. */
  fewest?: boolean;
  finale?: (change: Change) => Finale | null;
  /** A message that is held up over the board: what begins, such as the last round, and what has just happened, before
   *  any ceremony. `Herald.svelte` beside the board draws both, if there is one. */
  warns?: (change: Change) => Message | null;
  heralds?: (change: Change, events: readonly Message[]) => Message | null;
  /** The lines of the score sheet that no event tells, and what their points rise from. */
  untold?: Readonly<Record<string, (seat: number, change: Change) => readonly string[]>>;
  /** Where what was done to a seat is told: a place on that reader's table. */
  mine?: (seat: number) => string;
  /** How its place sounds, for those who want to hear it. */
  ambience?: Ambience;
}

/** A staging with what the events mean, which the game tells with its texts: the end of a stage is a ceremony. */
export interface Staged extends Staging {
  happenings: Readonly<Record<string, Consequences>>;
}

/** A game that says nothing: each event is shown where it names something. */
export const PLAIN: Staging = { scenes: {} };
/** The stage that ends with a game. */
export const GAME = "game";
const UNSTAGED: Scene = { at: ["seat"], ms: 300 };

export type Speed = "off" | "fast" | "normal" | "slow";
export const SPEEDS: readonly Speed[] = ["off", "fast", "normal", "slow"];
const PACE: Record<Speed, number> = { off: 0, fast: 0.5, normal: 1, slow: 1.6 };

/** An ordinary move takes no longer, from any seat. */
export const LONGEST = 1200;
/** How long points and words are to be seen. */
export const RISE = 600;
/** What was missed is told in a minute at most. */
export const MINUTE = 60_000;
/** One line of a ceremony. */
const LINE = 800;
const CEREMONY = 5100;

export interface Beat {
  /** Null: it comes with the frame, not with an event. */
  message: Message | null;
  cue: string | undefined;
  /** The seat to which it is done; null: to none. */
  done: number | null;
  cause: boolean;
  /** The components it happens to, and those its points rise from. */
  refs: readonly string[];
  from: readonly string[];
  /** What its seat wins or loses by it. */
  points: number;
  seat: number | null;
  motions: readonly Motion[];
  sayings: readonly Saying[];
  /** When it begins, after its step. */
  at: number;
  ms: number;
  /** How much slower or faster than at normal speed. */
  pace: number;
}

/** What is shown at the same time. */
export interface Step {
  beats: readonly Beat[];
  ms: number;
}

/** One line of a ceremony: what it brought to each seat. */
export interface Line {
  /** The line of the score sheet. */
  id: string;
  points: readonly number[];
}

/** A ceremony that is held: what a round, a day, a game brought to everyone, line by line, then a button. Plain data: a
 *  page that is loaded again still has it. */
export interface Held {
  /** The stage that is over. */
  closes: string;
  /** What closed it, as far as it is told. */
  events: readonly Message[];
  lines: readonly Line[];
  /** The points of each seat before it, and when it is over. */
  from: readonly number[];
  totals: readonly number[];
  /** Milliseconds for each line. */
  ms: number;
}

export interface Act {
  frame: Frame;
  steps: readonly Step[];
  /** The steps that come before a ceremony: they are seen on the table as it was. */
  early: number;
  /** Held up over the board, before a ceremony and after it. */
  herald: Message | null;
  warning: Message | null;
  /** Milliseconds that it asks for. */
  ms: number;
}

export function seatOf(message: Message, argument = "seat"): number | null {
  const seat = message.args[argument];
  return typeof seat === "string" && seat.startsWith("seat:") ? Number(seat.slice(5)) : null;
}

/** The components that some of an event's arguments name. */
export function refsOf(message: Message, ...names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const value = message.args[name];
    const found: unknown[] = Array.isArray(value) ? value : [value];
    return found.filter((each): each is string => typeof each === "string" && each.includes(":"));
  });
}

const pointsOf = (message: Message, { points: counts = "" }: Consequences): number => {
  const points = message.args[counts];
  return typeof points === "number" ? points : 0;
};

/** The stage that some events end, the game before all others; null: none. */
export function closedBy(events: readonly Message[], { happenings }: Staged): string | null {
  const closed = events.flatMap(({ id }) => happenings[id]?.closes || []);
  return closed.includes(GAME) ? GAME : (closed[0] ?? null);
}

/** What each line brought between two scores; lines that brought nobody anything are left out. */
export function linesBetween(before: readonly Running[], after: readonly Running[]): Line[] {
  return (after[0]?.lines ?? []).flatMap(({ id }) => {
    const points = after.map((each, seat) => lineOf(each, id) - lineOf(before[seat], id));
    return points.some((each) => each !== 0) ? [{ id, points }] : [];
  });
}

const lineOf = (score: Running | undefined, id: string): number =>
  sum(score?.lines.find((line) => line.id === id)?.parts ?? []);

/** The ceremony that a frame brings: `mark` is the score with which its round began. */
export function heldOf(
  events: readonly Message[],
  staging: Staged,
  mark: readonly Running[],
  after: readonly Running[],
  speed: Speed,
): Held | null {
  const closes = closedBy(events, staging);
  const lines = closes ? linesBetween(mark, after) : [];
  if (!closes || (lines.length === 0 && closes !== GAME)) return null;
  const ms = Math.min(LINE, CEREMONY / Math.max(lines.length, 1)) * PACE[speed];
  const from = after.map((_, seat) => mark[seat]?.total ?? 0);
  return { closes, events, lines, from, totals: after.map((each) => each.total ?? 0), ms };
}

/** Where everyone stands: the place that seats share, from first to last. */
export function standing(totals: readonly number[], fewest: boolean): { seat: number; place: number }[] {
  const better = (a: number, b: number): boolean => (fewest ? a < b : a > b);
  return totals
    .map((total, seat) => ({ seat, place: 1 + totals.filter((each) => better(each, total)).length }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

/** What seats won or lost by a frame beyond what its events say: it rises from what earned it, else from the seat. */
function restOf(beats: readonly Beat[], { untold = {} }: Staging, change: Change): Step[] {
  const rising = change.won.flatMap((all, seat): Beat[] => {
    const told = sum(beats.filter((beat) => beat.seat === seat).map((beat) => beat.points));
    const found = change.lines.flatMap(({ id, points }) => {
      const from = untold[id];
      return from && points[seat] ? [{ points: points[seat], from: [...from(seat, change), `seat:${seat}`] }] : [];
    });
    const rest = all - told - sum(found.map(({ points }) => points));
    const risen = rest === 0 ? found : [...found, { points: rest, from: [`seat:${seat}`] }];
    return risen.map((each) => ({ ...NOTHING, ...each, seat, ms: REST }));
  });
  return rising.length > 0 ? [{ beats: rising, ms: REST }] : [];
}
const REST = 260;

/** One event, so many milliseconds after its step has begun. */
function beatOf(message: Message, scene: Scene, means: Consequences, change: Change, at: number): Beat {
  const motions = scene.moves?.(message, change) ?? [];
  const refs = refsOf(message, ...scene.at);
  return {
    message,
    cue: scene.cue,
    done: scene.slip?.(message, change) ?? (means.concerns ? seatOf(message, means.concerns) : null),
    cause: scene.cause === true,
    refs,
    from: [...(scene.from?.(message, change) ?? []), ...refs],
    points: pointsOf(message, means),
    seat: seatOf(message),
    motions: motions.map((each) => ({ ...each, at: (each.at ?? 0) + at })),
    sayings: scene.says?.(message, change) ?? [],
    at,
    ms: scene.ms,
    pace: 1,
  };
}

/** Events of one kind that follow one another are one step. */
function stepsOf(events: readonly Message[], { scenes, happenings }: Staged, change: Change): Step[] {
  const waves: { scene: Scene; messages: Message[] }[] = [];
  for (const message of events) {
    const scene = scenes[message.id] ?? UNSTAGED;
    const last = waves.at(-1);
    if (scene.apart !== undefined && last?.scene === scene) last.messages.push(message);
    else waves.push({ scene, messages: [message] });
  }
  return waves.map(({ scene, messages }) => ({
    beats: messages.map((message, i) =>
      beatOf(message, scene, happenings[message.id] ?? {}, change, i * (scene.apart ?? 0)),
    ),
    ms: scene.ms + (messages.length - 1) * (scene.apart ?? 0),
  }));
}

function finaleOf(finale: Finale): Step {
  const { cue, motions, says = [], ms } = finale;
  return { beats: [{ ...NOTHING, cue, motions, sayings: says, ms }], ms };
}

/** When everything in some steps has come to rest, and the last figure and word is gone. */
function restBy(steps: readonly Step[]): number {
  let start = 0;
  const ends = steps.flatMap(({ beats, ms }) => {
    const from = start;
    start += ms;
    return beats.flatMap((beat) => [
      ...(beat.points === 0 ? [] : [from + beat.at + RISE]),
      ...beat.sayings.map(({ at = 0 }) => from + beat.at + at + RISE),
      ...beat.motions.map(({ at = 0, ms: moves }) => from + at + moves),
    ]);
  });
  return Math.max(0, ...ends);
}

/** What one frame brought, step by step; `hurry` below 1: faster than the reader's speed. */
export function actOf(frame: Frame, staging: Staged, speed: Speed, change: Change, hurry = 1): Act {
  const finale = staging.finale?.(change);
  const steps = [...stepsOf(frame.events, staging, change), ...(finale ? [finaleOf(finale)] : [])];
  steps.push(
    ...restOf(
      steps.flatMap((step) => step.beats),
      staging,
      change,
    ),
  );
  const last = steps.at(-1);
  const long = sum(steps.map((step) => step.ms));
  const asked = Math.max(long, restBy(steps));
  if (last) steps[steps.length - 1] = { ...last, ms: last.ms + asked - long };
  const pace = PACE[speed] * hurry * Math.min(1, LONGEST / Math.max(asked, 1));
  const paced = steps.map(({ beats, ms }) => ({
    beats: beats.map((beat) => ({ ...beat, ms: beat.ms * pace, pace })),
    ms: ms * pace,
  }));
  const closing = paced.findIndex(({ beats }) =>
    beats.some(({ message }) => message && closedBy([message], staging) !== null),
  );
  const herald = staging.heralds?.(change, frame.events) ?? null;
  const warning = staging.warns?.(change) ?? null;
  return { frame, steps: paced, early: Math.max(0, closing), herald, warning, ms: asked * pace };
}

/** What is still to be seen of steps whose lines a ceremony tells: what moves, and what is said. */
export function withoutLines(steps: readonly Step[]): Step[] {
  return steps.flatMap(({ beats, ms }) => {
    const seen = beats.filter(({ motions, sayings, done }) => motions.length + sayings.length > 0 || done !== null);
    return seen.length > 0 ? [{ beats: seen, ms }] : [];
  });
}

/** What is turned over in some steps, and the milliseconds after which it is: until then it is not seen. */
export function unseenIn(steps: readonly Step[]): Map<string, number> {
  const unseen = new Map<string, number>();
  let start = 0;
  for (const { beats, ms } of steps) {
    for (const { motions, pace } of beats)
      for (const each of motions) if (each.does === "turn") unseen.set(each.ref, start + (each.at ?? 0) * pace);
    start += ms;
  }
  return unseen;
}

const NOTHING: Omit<Beat, "ms"> = {
  message: null,
  cue: undefined,
  done: null,
  cause: false,
  refs: [],
  from: [],
  points: 0,
  seat: null,
  motions: [],
  sayings: [],
  at: 0,
  pace: 1,
};

/** How much faster what was missed is shown, so that it takes a minute at most. */
export function hurryOf(acts: readonly Act[]): number {
  return Math.min(1, MINUTE / Math.max(1, sum(acts.map((act) => act.ms))));
}

/** A step of a replay as the director takes it: one frame after another, seen by one seat. */
export function staged(step: Pick<ReplayFrame, "view" | "events">, seat: number | null, at: number): Frame {
  const { view, events } = step;
  return {
    type: "view",
    seat,
    v: at,
    since: at - 1,
    view,
    events,
    decision: null,
    prompt: null,
    legal: [],
    take_back: false,
    lesson: null,
  };
}

/** The view before, and what followed; the last frame is the one that the table has now. */
export interface Played {
  before: Frame;
  frames: readonly Frame[];
}

/** Steps that the server told, as frames that lead up to the one that is here. */
export function playedUpTo(now: Frame, steps: readonly ReplayFrame[]): Played | null {
  const [first, ...rest] = steps;
  const last = rest.pop();
  if (!first || !last) return null;
  const at = (step: ReplayFrame, i: number): Frame => staged(step, now.seat, now.v - rest.length - 1 + i);
  return { before: at(first, 0), frames: [...rest.map((step, i) => at(step, i + 1)), { ...now, events: last.events }] };
}
