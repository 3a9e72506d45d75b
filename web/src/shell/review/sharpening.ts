// Asking for an analysis until nothing is left to find out, one answer after the other; a server that is busy is asked
// again a little later.

import { Refusal } from "../api";
import type { Analysis } from "../protocol";

const AGAIN = 3000;
const BUSY = ["busy", "limit"];

/** Begin to ask; the answer ends it. */
export function sharpening(
  ask: (after: number) => Promise<Analysis>,
  found: (analysis: Analysis) => void,
  failed: (error: unknown) => void,
): () => void {
  let ended = false;
  const isOver = (): boolean => ended;
  let timer: ReturnType<typeof setTimeout> | undefined;
  async function next(after: number): Promise<void> {
    if (isOver()) return;
    try {
      const analysis = await ask(after);
      if (isOver()) return;
      found(analysis);
      if (!analysis.whole) void next(analysis.step);
    } catch (error) {
      if (isOver()) return;
      if (error instanceof Refusal && BUSY.includes(error.failure.code)) {
        timer = setTimeout(() => void next(after), AGAIN);
      } else failed(error);
    }
  }
  void next(0);
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
