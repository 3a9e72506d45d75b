// A card carried from the hand to a place, by mouse or finger. Letting go over a place that takes it plays the move.

import type { Choices } from "@shell/choices.svelte";

/** So far a pointer moves before a touch becomes a drag. */
const SLACK = 8;

export class Drag {
  card: string | null = $state(null);
  over: string | null = $state(null);
  x = $state(0);
  y = $state(0);
  private from: { card: string; x: number; y: number; picked: () => void } | null = null;
  private dropped = false;

  constructor(private readonly choices: () => Choices) {}

  /** @param picked called once the card is really carried */
  down(event: PointerEvent, card: string, picked: () => void): void {
    this.dropped = false;
    const fits = this.choices().legal.some((move) => move.verb === "place" && move.refs[0] === card);
    if (event.button === 0 && fits) this.from = { card, x: event.clientX, y: event.clientY, picked };
  }

  move(event: PointerEvent): void {
    if (!this.from) return;
    if (this.card === null && Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y) < SLACK) return;
    if (this.card === null) {
      this.from.picked();
      this.card = this.from.card;
      this.choices().selection = { verb: "place", refs: [this.card] };
    }
    this.x = event.clientX;
    this.y = event.clientY;
    const target = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-place]");
    this.over = target?.getAttribute("data-place") ?? null;
  }

  up(): void {
    const { card, over } = this;
    this.stop();
    if (card === null) return;
    this.dropped = true;
    const choices = this.choices();
    const move = choices.legal.find((each) => each.verb === "place" && each.refs[0] === card && each.refs[1] === over);
    if (move) choices.play(move);
    else {
      if (over !== null) choices.why("place", card, over);
      choices.clear();
    }
  }

  stop(): void {
    this.from = null;
    this.card = null;
    this.over = null;
  }

  /** Whether a click is only the end of a drag. */
  swallows(): boolean {
    const was = this.dropped;
    this.dropped = false;
    return was;
  }
}
