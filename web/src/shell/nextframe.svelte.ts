// First what the eye looks at, then the rest: what lies beside what happens is drawn in the frame after it, so that
// neither frame is long.

import { tick, untrack } from "svelte";

let waiting = $state(0);
let waiters: (() => void)[] = [];

/** Whether a part of the board is still to be drawn. */
export const isBehind = (): boolean => waiting > 0;

/** When all of the board is drawn, before it is painted. */
export const caughtUp = (): Promise<void> => new Promise((resolve) => waiters.push(resolve));

function count(by: 1 | -1): void {
  untrack(() => (waiting += by));
  if (untrack(isBehind)) return;
  const told = waiters;
  waiters = [];
  void tick().then(() => told.forEach((tell) => tell()));
}

interface How {
  /** Nobody waits for what is no part of the board. */
  isPart?: boolean;
  /** When it is drawn at once. */
  isFirst?: () => boolean;
}

/** The same one frame later; what is there at the start is there at once. */
export function aFrameLater<T>(read: () => T, { isPart = true, isFirst = () => false }: How = {}): { readonly now: T } {
  let late: T = $state.raw(untrack(read));
  $effect(() => {
    const next = read();
    if (isFirst()) {
      late = next; // what was before it does not come back
      return;
    }
    let isDue = isPart;
    const done = (): void => {
      if (isDue) count(-1);
      isDue = false;
    };
    if (isPart) count(1);
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        late = next;
        done();
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      done();
    };
  });
  // Who shows it hears of nothing but another value.
  const now = $derived(isFirst() ? read() : late);
  return {
    get now() {
      return now;
    },
  };
}
