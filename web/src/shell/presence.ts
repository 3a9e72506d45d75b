// Whether someone is there, in words that are true. Pure: the server says who is connected, on whichever node.

import type { SeatInfo } from "./protocol";

export type Presence = "bot-label" | "away-label" | "seat-here" | "presence-here" | "presence-gone";

/** The message for a seat; null for the reader's own and for one that nobody has. Those here have no line of their own. */
export function presenceOf(
  seat: SeatInfo,
  reader: number | null,
  mine: readonly number[],
  connected: readonly number[],
): Presence | null {
  if (seat.kind === "bot") return "bot-label";
  if (seat.away) return "away-label";
  if (seat.kind !== "person" || seat.seat === reader) return null;
  if (mine.includes(seat.seat)) return "seat-here";
  return connected.includes(seat.seat) ? "presence-here" : "presence-gone";
}

/** All who were asked at once, with those who have chosen since: one more who is to act means that all is asked anew. */
export function askedAtOnce(
  asked: readonly number[],
  before: readonly number[],
  toAct: readonly number[],
): readonly number[] {
  return toAct.length > 0 && toAct.every((seat) => before.includes(seat)) ? asked : toAct;
}

/** Whether nobody is there to answer. */
export const isGone = (presence: Presence | null): boolean => presence === "away-label" || presence === "presence-gone";
