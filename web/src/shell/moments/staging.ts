// How a game's events are shown, as data beside its board (`src/games/<game>/moments.ts`), and the plan of an act: what
// one frame brought, beat by beat. Pure: no page, no clock.

import type { Frame, Message, ReplayFrame } from "../protocol";
import { sum, type Running } from "../scores";

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

export interface Staging {
  scenes: Readonly<Record<string, Scene>>;
  ceremonies: readonly Ceremony[];
}

/** A game that says nothing: each event is shown where it names something. */
export const PLAIN: Staging = { scenes: {}, ceremonies: [] };
const UNSTAGED: Scene = { at: ["seat"], ms: 300 };

export type Speed = "off" | "fast" | "normal" | "slow";
export const SPEEDS: readonly Speed[] = ["off", "fast", "normal", "slow"];
const PACE: Record<Speed, number> = { off: 0, fast: 0.5, normal: 1, slow: 1.6 };

/** An ordinary move takes no longer, from any seat. */
export const LONGEST = 1200;
/** One line of a ceremony. */
const LINE = 800;
const CEREMONY = 5100;

export interface Beat {
  message: Message;
  scene: Scene;
  /** The components it happens to. */
  refs: readonly string[];
  /** What its seat wins or loses by it. */
  points: number;
  seat: number | null;
  ms: number;
}

/** One line of a ceremony: what it brought to each seat. */
export interface Line {
  /** The line of the score sheet. */
  id: string;
  points: readonly number[];
}

/** A ceremony that is held. */
export interface Held {
  ceremony: Ceremony;
  lines: readonly Line[];
  /** The points of each seat when it is over. */
  totals: readonly number[];
  /** Milliseconds for each line. */
  ms: number;
}

export interface Act {
  frame: Frame;
  beats: readonly Beat[];
  /** Milliseconds that it asks for. */
  ms: number;
}

export function seatOf(message: Message): number | null {
  const seat = message.args["seat"];
  return typeof seat === "string" && seat.startsWith("seat:") ? Number(seat.slice(5)) : null;
}

function refsOf(message: Message, names: readonly string[]): string[] {
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
  if (!ceremony || lines.length === 0) return null;
  const ms = Math.min(LINE, CEREMONY / lines.length) * PACE[speed];
  return { ceremony, lines, totals: after.map((each) => each.total ?? 0), ms };
}

/** What one frame brought, beat by beat. */
export function actOf(frame: Frame, staging: Staging, speed: Speed): Act {
  const scenes = frame.events.map((message) => staging.scenes[message.id] ?? UNSTAGED);
  const asked = scenes.reduce((all, scene) => all + scene.ms, 0);
  const pace = PACE[speed] * Math.min(1, LONGEST / Math.max(asked, 1));
  const beats = frame.events.map((message, i): Beat => {
    const scene = scenes[i] ?? UNSTAGED;
    const [refs, points] = [refsOf(message, scene.at), pointsOf(message, scene)];
    return { message, scene, refs, points, seat: seatOf(message), ms: scene.ms * pace };
  });
  return { frame, beats, ms: asked * pace };
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
