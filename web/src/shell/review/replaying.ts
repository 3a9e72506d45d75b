// Finding one's way through the frames of a replay, and what a seat sees of them. Pure.

import type { View } from "../board";
import type { ReplayFrame } from "../protocol";

type Step = Pick<ReplayFrame, "to_act" | "entry">;

/** Where the next turn begins, or the last one did: somebody else is to act there. */
export function turnFrom(frames: readonly Pick<Step, "to_act">[], from: number, by: 1 | -1): number {
  const actor = frames[from]?.to_act.join();
  let to = from + by;
  while (to > 0 && to < frames.length - 1 && frames[to]?.to_act.join() === actor) to += by;
  return Math.min(Math.max(0, to), frames.length - 1);
}

/** The frame that shows the moment after an entry of the log: the last one that is not later. */
export function frameAfter(frames: readonly Pick<Step, "entry">[], entry: number): number {
  return Math.max(
    0,
    frames.findLastIndex((frame) => frame.entry <= entry),
  );
}

/** The view of one side: in the open replay a frame has the things of all seats. Null: somebody who holds nothing. */
export function seenFrom({ view }: Pick<ReplayFrame, "view">, side: number | null): View {
  const told = view as { public: unknown; private?: unknown; privates?: readonly unknown[] };
  const own = told.privates ? told.privates[side ?? -1] : told.private;
  return { public: told.public, private: own ?? null };
}
