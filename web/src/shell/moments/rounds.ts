// Where each round of a table began, by score: a ceremony tells what came between. Pure bookkeeping, without a clock.

import type { Frame } from "../protocol";
import type { Running } from "../scores";
import { closedBy, type Staged } from "./staging";

interface Round {
  /** The version after which its scores count. */
  v: number;
  score: readonly Running[];
}

export class Rounds {
  /** The first may be that with which the reader came. */
  private begun: Round[] = [];
  /** How many were closed so far. */
  private closed = 0;

  constructor(
    private readonly staging: () => Staged,
    private readonly score: (frame: Frame) => readonly Running[],
  ) {}

  /** Whether a round ends with this frame. */
  closes(frame: Frame): boolean {
    return this.closingsIn(frame) > 0;
  }

  /** The score with which the round of this frame began. */
  startOf(frame: Frame): readonly Running[] {
    return this.begun.filter(({ v }) => v < frame.v).at(-1)?.score ?? [];
  }

  /** A view that does not follow the last one: of another seat, or the first one, which tells all that happened. */
  arrive(frame: Frame): void {
    const closings = this.closingsIn(frame);
    const known = frame.since === 0 ? closings === this.closed : closings === 0;
    const last = known ? this.begun.at(-1) : undefined;
    this.begun = [{ v: 0, score: last?.score ?? this.score(frame) }];
    this.closed = frame.since === 0 ? closings : this.closed + closings;
  }

  /** The next round begins with this frame, if it closes one. */
  pass(frame: Frame): void {
    const closings = this.closingsIn(frame);
    if (closings === 0 || this.begun.some(({ v }) => v === frame.v)) return;
    this.begun.push({ v: frame.v, score: this.score(frame) });
    this.closed += closings;
  }

  /** Who comes in the middle of a round is told all of it: here is where it began, and what came after that. */
  know(began: Frame, frames: readonly Frame[]): void {
    const [guess, ...later] = this.begun;
    if (!guess) return;
    const closing = frames.filter((frame) => this.closes(frame));
    if (closing.length > 0 && later.length > 0) return; // a round was closed meanwhile: which of them is not known
    const found = [began, ...closing].map((frame, i) => ({ v: i && frame.v, score: this.score(frame) }));
    this.begun = [...found, ...later];
  }

  private closingsIn(frame: Frame): number {
    return frame.events.filter((event) => closedBy([event], this.staging()) !== null).length;
  }
}
