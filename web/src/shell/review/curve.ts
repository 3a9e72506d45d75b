// The chances of a finished game as a curve: where things lie, what is said at a place, who turned the game where. Pure.

import type { Analysis, Move, StageMark, TurningPoint } from "../protocol";

/** How sure the server makes itself of every chance, unless the game is too long for that. */
const WITHIN = 0.03;

/** How far a chance may be off; games that were looked back at before this was told are sure. */
export const withinOf = (analysis: Pick<Analysis, "within"> | null): number => Math.max(WITHIN, analysis?.within || 0);

/** The sentence that says where the chances come from. */
export function howKnown(analysis: Pick<Analysis, "learned" | "whole" | "within"> | null): string {
  if (analysis?.learned) return "chances-learned";
  if (!analysis?.whole) return "chances-rough";
  return withinOf(analysis) > WITHIN ? "chances-near" : "chances-sure";
}

/** The room for the curve, in pixels. */
export interface Room {
  width: number;
  height: number;
}

/** How many letters of an axis label a pixel holds. */
const LETTER = 8;

export const xOf = (at: number, count: number, room: Room): number => (count > 1 ? (at * room.width) / (count - 1) : 0);
export const yOf = (share: number, room: Room): number => room.height * (1 - share);

/** The place nearest to a point of the screen. */
export const placeAt = (x: number, count: number, room: Room): number =>
  clamped(Math.round((x / Math.max(room.width, 1)) * (count - 1)), count);

const clamped = (at: number, count: number): number => Math.min(Math.max(0, at), count - 1);

const point = (at: number, share: number, count: number, room: Room): string =>
  `${xOf(at, count, room).toFixed(1)} ${yOf(share, room).toFixed(1)}`;

/** A seat's line. */
export function lineOf(chances: readonly (readonly number[])[], seat: number, room: Room): string {
  return chances.map((row, at) => `${at ? "L" : "M"}${point(at, row[seat] ?? 0, chances.length, room)}`).join("");
}

/** The band within which a seat's chance surely lies. */
export function bandOf({ low, high }: Pick<Analysis, "low" | "high">, seat: number, room: Room): string {
  const there = high.map((row, at) => point(at, row[seat] ?? 0, high.length, room));
  const back = low.map((row, at) => point(at, row[seat] ?? 0, low.length, room)).reverse();
  return `M${[...there, ...back].join("L")}Z`;
}

export interface Label {
  mark: StageMark;
  x: number;
  text: string;
}

/** The marks that have room for their names, in words that do not touch each other or the edge. */
export function labelled(
  marks: readonly StageMark[],
  count: number,
  room: Room,
  say: (mark: StageMark) => string,
): Label[] {
  const labels: Label[] = [];
  let free = 0;
  for (const mark of marks) {
    const [x, text] = [xOf(mark.at, count, room), say(mark)];
    if (x < free || x + text.length * LETTER > room.width + LETTER) continue;
    labels.push({ mark, x, text });
    free = x + (text.length + 1) * LETTER;
  }
  return labels;
}

/** The round, day or hike that a place belongs to. */
export const stageAt = (marks: readonly StageMark[], at: number): StageMark | null =>
  marks.findLast((mark) => mark.at <= at) ?? null;

/** Where a key leads from a place: one on, one back, by rounds, to the ends; null: the key means something else. */
export function steered(key: string, at: number, count: number, marks: readonly StageMark[]): number | null {
  if (key === "ArrowRight" || key === "ArrowUp") return clamped(at + 1, count);
  if (key === "ArrowLeft" || key === "ArrowDown") return clamped(at - 1, count);
  if (key === "PageDown") return clamped(marks.find((mark) => mark.at > at)?.at ?? count - 1, count);
  if (key === "PageUp") return clamped(marks.findLast((mark) => mark.at < at)?.at ?? 0, count);
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return null;
}

export interface Turned extends TurningPoint {
  /** Its place on the curve. */
  at: number;
}

/** A seat's turning points, in the order of the game. */
export const turnsOf = (analysis: Pick<Analysis, "turning" | "moments">, seat: number): Turned[] =>
  analysis.turning
    .filter((turn) => turn.seat === seat)
    .map((turn) => ({ ...turn, at: analysis.moments.indexOf(turn.n) }));

/** What two moves of one kind differ in: “Latvia instead of Greece”. Null: they are told whole. */
export function contrast(played: Move, better: Move): { played: string[]; better: string[] } | null {
  const apart = (one: Move, other: Move): string[] => one.refs.filter((ref, i) => ref !== other.refs[i]);
  const found = { played: apart(played, better), better: apart(better, played) };
  return played.verb === better.verb && found.played.length > 0 && found.better.length > 0 ? found : null;
}
