// How a game's events are shown, as data beside its board (`src/games/<game>/moments.ts`), and the plan of an act: what
// one frame brought, step by step. Pure: no page, no clock.

import type { View } from "../board";
import type { Frame, Message, ReplayFrame } from "../protocol";
import { sum, type Running } from "../scores";
import type { Motion } from "./motion";

/** What the reader saw before a frame, and sees after it. */
export interface Change {
  before: View | null;
  after: View;
  /** The reader's seat. */
  me: number | null;
  /** What each seat's score has changed by. */
  won: readonly number[];
}

/** How one kind of event is shown. */
export interface Scene {
  /** The event's arguments that name what it happens to: these get a ring, and points rise from the first in sight. */
  at: readonly string[];
  /** The argument that says how many points it brings. */
  points?: string;
  /** Points are lost, not won. */
  loses?: boolean;
  /** Milliseconds at normal speed. */
  ms: number;
  /** What it sounds like, of the game's own cues. */
  cue?: string;
  /** Done to the seat that it names: the sentence stays on that reader's table for a while. */
  slip?: boolean;
  /** Why something is done to somebody: it is told with what follows. */
  cause?: boolean;
  /** Events of this kind that follow one another are one wave, each so many milliseconds after the last. */
  apart?: number;
  /** What moves, from what the reader saw and sees. */
  moves?: (message: Message, change: Change) => readonly Motion[];
}

/** The end of a round, a day, a game: what it brought to everyone, line by line, then a button. */
export interface Ceremony {
  /** The events that close it. */
  by: readonly string[];
  /** What it is called: a message of the game. */
  title: string;
  /** The game is over with it. */
  last?: boolean;
}

/** What a frame brings besides its events, such as hands that are passed on. */
export interface Finale {
  ms: number;
  cue?: string;
  motions: readonly Motion[];
}

export interface Staging {
  scenes: Readonly<Record<string, Scene>>;
  ceremonies: readonly Ceremony[];
  /** The drawing on the back of a card, in the game's sprite. */
  back?: string;
  /** Whoever has the fewest points stands first. */
  fewest?: boolean;
  finale?: (change: Change) => Finale | null;
  /** A message that is held up over the board, such as that the last round begins. */
  warns?: (change: Change) => Message | null;
}

/** A game that says nothing: each event is shown where it names something. */
export const PLAIN: Staging = { scenes: {}, ceremonies: [] };
const UNSTAGED: Scene = { at: ["seat"], ms: 300 };

export type Speed = "off" | "fast" | "normal" | "slow";
export const SPEEDS: readonly Speed[] = ["off", "fast", "normal", "slow"];
const PACE: Record<Speed, number> = { off: 0, fast: 0.5, normal: 1, slow: 1.6 };

/** An ordinary move takes no longer, from any seat. */
export const LONGEST = 1200;
/** What was missed is told in a minute at most. */
export const MINUTE = 60_000;
/** One line of a ceremony. */
const LINE = 800;
const CEREMONY = 5100;

export interface Beat {
  /** Null: it comes with the frame, not with an event. */
  message: Message | null;
  cue: string | undefined;
  slip: boolean;
  cause: boolean;
  /** The components it happens to. */
  refs: readonly string[];
  /** What its seat wins or loses by it. */
  points: number;
  seat: number | null;
  motions: readonly Motion[];
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

/** A ceremony that is held. Plain data: a page that is loaded again still has it. */
export interface Held {
  ceremony: Ceremony;
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
  /** Held up over the board. */
  warning: Message | null;
  /** Milliseconds that it asks for. */
  ms: number;
}

export function seatOf(message: Message): number | null {
  const seat = message.args["seat"];
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

const pointsOf = (message: Message, scene: Scene): number => {
  const points = scene.points === undefined ? 0 : message.args[scene.points];
  return typeof points === "number" ? (scene.loses ? -Math.abs(points) : points) : 0;
};

/** What each line brought between two scores; lines that brought nobody anything are left out. */
export function linesBetween(before: readonly Running[], after: readonly Running[]): Line[] {
  return (after[0]?.lines ?? []).flatMap(({ id }) => {
    const points = after.map((each, seat) => lineOf(each, id) - lineOf(before[seat], id));
    return points.some((each) => each !== 0) ? [{ id, points }] : [];
  });
}

const lineOf = (score: Running | undefined, id: string): number =>
  sum(score?.lines.find((line) => line.id === id)?.parts ?? []);

/** The ceremony that a frame brings: `mark` is the score when the last one was over. */
export function heldOf(
  events: readonly Message[],
  staging: Staging,
  mark: readonly Running[],
  after: readonly Running[],
  speed: Speed,
): Held | null {
  const ceremony = staging.ceremonies.find(({ by }) => events.some((event) => by.includes(event.id)));
  const lines = ceremony ? linesBetween(mark, after) : [];
  if (!ceremony || (lines.length === 0 && !ceremony.last)) return null;
  const ms = Math.min(LINE, CEREMONY / Math.max(lines.length, 1)) * PACE[speed];
  const from = after.map((_, seat) => mark[seat]?.total ?? 0);
  return { ceremony, events, lines, from, totals: after.map((each) => each.total ?? 0), ms };
}

/** Where everyone stands: the place that seats share, from first to last. */
export function standing(held: Held, fewest: boolean): { seat: number; place: number }[] {
  const better = (a: number, b: number): boolean => (fewest ? a < b : a > b);
  return held.totals
    .map((total, seat) => ({ seat, place: 1 + held.totals.filter((each) => better(each, total)).length }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

/** What seats won or lost by a frame beyond what its events say: the parts of a score that no event tells. */
function restOf(beats: readonly Beat[], won: readonly number[], pace: number): Step[] {
  const rest = won.map((all, seat) => all - sum(beats.filter((beat) => beat.seat === seat).map((beat) => beat.points)));
  const rising = rest.flatMap((points, seat): Beat[] =>
    points === 0 ? [] : [{ ...NOTHING, refs: [`seat:${seat}`], points, seat, ms: REST * pace, pace }],
  );
  return rising.length > 0 ? [{ beats: rising, ms: REST * pace }] : [];
}
const REST = 260;

/** One event, shown at this pace, so many milliseconds after its step has begun. */
function beatOf(message: Message, scene: Scene, change: Change, pace: number, after: number): Beat {
  const motions = scene.moves?.(message, change) ?? [];
  return {
    message,
    cue: scene.cue,
    slip: scene.slip === true,
    cause: scene.cause === true,
    refs: refsOf(message, ...scene.at),
    points: pointsOf(message, scene),
    seat: seatOf(message),
    motions: motions.map((each) => ({ ...each, at: (each.at ?? 0) + after })),
    ms: scene.ms * pace,
    pace,
  };
}

/** What one frame brought, step by step; `hurry` below 1: faster than the reader's speed. */
export function actOf(frame: Frame, staging: Staging, speed: Speed, change: Change, hurry = 1): Act {
  const finale = staging.finale?.(change) ?? null;
  const waves: { scene: Scene; apart: number; messages: Message[] }[] = [];
  for (const message of frame.events) {
    const scene = staging.scenes[message.id] ?? UNSTAGED;
    const last = waves.at(-1);
    if (scene.apart !== undefined && last?.scene === scene) last.messages.push(message);
    else waves.push({ scene, apart: scene.apart ?? 0, messages: [message] });
  }
  const lengthOf = (wave: (typeof waves)[0]): number => wave.scene.ms + (wave.messages.length - 1) * wave.apart;
  const rest = change.won.some((points) => points !== 0) ? REST : 0;
  const asked = sum(waves.map(lengthOf)) + (finale?.ms ?? 0) + rest;
  const pace = PACE[speed] * hurry * Math.min(1, LONGEST / Math.max(asked, 1));
  const steps: Step[] = waves.map((wave) => ({
    beats: wave.messages.map((message, i) => beatOf(message, wave.scene, change, pace, i * wave.apart)),
    ms: lengthOf(wave) * pace,
  }));
  if (finale) {
    const beat: Beat = { ...NOTHING, cue: finale.cue, motions: finale.motions, ms: finale.ms * pace, pace };
    steps.push({ beats: [beat], ms: beat.ms });
  }
  steps.push(
    ...restOf(
      steps.flatMap((step) => step.beats),
      change.won,
      pace,
    ),
  );
  return { frame, steps, warning: staging.warns?.(change) ?? null, ms: sum(steps.map((step) => step.ms)) };
}

/** What is turned over in an act, and the milliseconds after which it is: until then it is not seen. */
export function unseenIn(act: Act): Map<string, number> {
  const unseen = new Map<string, number>();
  let start = 0;
  for (const { beats, ms } of act.steps) {
    for (const { motions, pace } of beats)
      for (const each of motions) if (each.does === "turn") unseen.set(each.ref, start + (each.at ?? 0) * pace);
    start += ms;
  }
  return unseen;
}

const NOTHING: Omit<Beat, "ms" | "pace"> = {
  message: null,
  cue: undefined,
  slip: false,
  cause: false,
  refs: [],
  points: 0,
  seat: null,
  motions: [],
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
