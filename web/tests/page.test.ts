// What a scene waits for.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pauseInSight } from "../src/shell/moments/page";

let frames: (() => void)[] = [];
let hidden = false;

/** Draw a frame, and let everything go on that it was waited for. */
async function draw(): Promise<void> {
  frames.splice(0).forEach((draw) => draw());
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  [frames, hidden] = [[], false];
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => frames.push(draw));
  vi.stubGlobal("document", {
    get hidden() {
      return hidden;
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Whether a pause of so many milliseconds is over. */
function begin(ms: number): () => boolean {
  let isOver = false;
  void pauseInSight(ms).then(() => (isOver = true));
  return () => isOver;
}

test("a scene lasts until its points rise, however slow the frames are", async () => {
  const isOver = begin(100);
  await vi.advanceTimersByTimeAsync(700);
  await draw();
  expect(isOver()).toBe(false);
  await draw();
  expect(isOver()).toBe(true);
});

test("it lasts as long as it takes to be read, however quick they are", async () => {
  const isOver = begin(100);
  await draw();
  await draw();
  expect(isOver()).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(isOver()).toBe(true);
});

test("nobody waits for a page that is not painted", async () => {
  const stalled = begin(100);
  await vi.advanceTimersByTimeAsync(2000);
  expect(stalled()).toBe(true);
  hidden = true;
  const unseen = begin(100);
  await vi.advanceTimersByTimeAsync(100);
  expect(unseen()).toBe(true);
});
