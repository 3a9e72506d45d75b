// A director whose pauses, pictures and scores are in the hands of a test.

import { Director, type Craft } from "../src/shell/moments/director.svelte";
import type { Held, Speed, Staged } from "../src/shell/moments/staging";
import type { Frame, Message } from "../src/shell/protocol";
import type { Running } from "../src/shell/scores";

/** Everything that waits, waits for us. */
export class Hands implements Craft<string> {
  moved: string[] = [];
  sounds: string[] = [];
  isHidden = false;
  isCalm = false;
  waiting: { ms: number; go: () => void }[] = [];
  scores = new Map<number, number>();
  look = (): string => "before";
  drawn = (): Promise<void> => Promise.resolve();
  glide = (from: string): number => this.moved.push(from);
  still = (): void => {};
  pause = (ms: number): Promise<void> => new Promise((go) => this.waiting.push({ ms, go }));
  paint = (): void => {};
  painted = (): Promise<void> => new Promise((go) => (this.paint = go));
  hidden = (): boolean => this.isHidden;
  calm = (): boolean => this.isCalm;
  sound = (cue: string): number => this.sounds.push(cue);
  awaited = (): boolean => this.isAwaited;
  isAwaited = false;
  noted: (Held | null)[] = [];
  note = (held: Held | null): number => this.noted.push(held);
  score = (frame: Frame): Running[] => [
    { seat: 0, total: this.scores.get(frame.v) ?? 0, lines: [{ id: "food", parts: [this.scores.get(frame.v) ?? 0] }] },
  ];
}

export const STAGING: Staged = {
  scenes: {
    "event-laid": { at: ["card"], ms: 300, cue: "flip" },
    "event-food": { at: ["seat"], ms: 400 },
    "event-played": { at: [], ms: 100, cause: true },
    "event-robbed": { at: ["seat"], ms: 400 },
  },
  happenings: {
    "event-food": { points: "points", line: "food" },
    "event-robbed": { concerns: "seat" },
    "event-round": { closes: "round" },
  },
};
export const message = (id: string, args: Message["args"] = {}): Message => ({ id, args });
export const frame = (v: number, ...events: Message[]): Frame => ({
  type: "view",
  seat: 0,
  v,
  since: v - 1,
  view: {},
  events,
  decision: null,
  prompt: null,
  legal: [],
  take_back: false,
  lesson: null,
});
export const LAID = message("event-laid", { seat: "seat:1", card: "card:oar" });

export function setUp(speed: Speed = "normal") {
  const hands = new Hands();
  const director = new Director<string>(
    () => STAGING,
    () => speed,
    () => 0,
    hands,
  );
  director.take(frame(1));
  return { hands, director };
}
/** Let everything that may go on go on. */
export const settle = async (): Promise<void> => {
  for (let i = 0; i < 20; i++) await Promise.resolve();
};
export async function wait(hands: Hands): Promise<void> {
  hands.waiting.splice(0).forEach((each) => each.go());
  await settle();
}
