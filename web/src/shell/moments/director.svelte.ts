// The director stands between what the server sent and what the board shows: changes are played one after another,
// each with the view before and after. An answer may be given as soon as it is asked, while scenes still play, and whoever
// touches the board has it as it is now.

import type { Frame } from "../protocol";
import type { Running } from "../scores";
import { actOf, heldOf, type Act, type Beat, type Held, type Speed, type Staging } from "./staging";

/** What the director needs of the page. */
export interface Craft<Places> {
  /** Where everything is now. */
  look(): Places;
  /** After the board has drawn what is shown. */
  drawn(): Promise<void>;
  /** Let everything come from where it was. */
  glide(from: Places, ms: number): void;
  /** End what still moves. */
  still(): void;
  pause(ms: number): Promise<void>;
  /** Nobody looks, or wants nothing to move. */
  hidden(): boolean;
  calm(): boolean;
  sound(cue: string): void;
  /** The score that a view shows. */
  score(frame: Frame): readonly Running[];
  /** Somebody else waits: no ceremony lasts for ever. */
  awaited(): boolean;
}

/** A queue that falls so far behind jumps to now. */
const BEHIND = 3000;
/** How long a ceremony stays open while others wait. */
const WAITS = 20_000;
/** How long a ring stays on what is new where nothing moves. */
const STAYS = 2000;

export class Director<Places = unknown> {
  /** The frame that the board shows; null: none yet. */
  shown: Frame | null = $state.raw(null);
  /** What is pointed at now. */
  beats: readonly Beat[] = $state.raw([]);
  /** The ceremony that is held, how many of its lines are told, and whether it waits for its button. */
  held: Held | null = $state.raw(null);
  told = $state(0);
  /** A sentence about what was done to the reader; it stays for a while. */
  slip: Beat | null = $state.raw(null);
  playing = $state(false);
  private queue: Act[] = [];
  /** Ends the pause that is on. */
  private wake: () => void = () => {};
  /** Counts the jumps to now: a scene that was skipped does not go on. */
  private run = 0;
  /** The score when the last ceremony was over, or when the reader came. */
  private mark: readonly Running[] = [];

  constructor(
    private readonly staging: () => Staging,
    private readonly speed: () => Speed,
    private readonly seat: () => number | null,
    private readonly craft: Craft<Places>,
  ) {}

  /** A frame has come; null: nothing may be shown. */
  take(frame: Frame | null): void {
    const last = this.queue.at(-1)?.frame ?? this.shown;
    if (frame === last) return;
    const follows = frame !== null && last !== null && frame.seat === last.seat && frame.since === last.v;
    if (!follows || this.craft.hidden()) return this.jump(frame);
    this.enqueue(frame);
  }

  /** Play these again, from the view before them on; ends at the newest, which is what is shown now. */
  again(before: Frame, frames: readonly Frame[]): void {
    this.jump(before);
    for (const frame of frames) this.enqueue(frame, true);
  }

  private enqueue(frame: Frame, wanted = false): void {
    const speed = this.speed();
    const act = actOf(frame, this.staging(), wanted && speed === "off" ? "normal" : speed);
    const isStill = speed === "off" || (this.craft.calm() && !this.closes(frame));
    if (isStill && !wanted) {
      this.jump(frame);
      return this.point(act);
    }
    this.queue.push(act);
    const late = this.queue.reduce((sum, each) => sum + each.ms, 0);
    if (late > BEHIND && this.queue.length > 1 && !wanted && !this.held) return this.jump(frame);
    if (!this.playing) void this.play();
  }

  private closes(frame: Frame): boolean {
    return this.staging().ceremonies.some(({ by }) => frame.events.some((event) => by.includes(event.id)));
  }

  /** What is asked next is in the way of nothing: the board is as it is now. */
  finish(): void {
    if (this.playing) this.jump(this.queue.at(-1)?.frame ?? this.shown);
  }

  /** The next beat, or the ceremony's next line. */
  next(): void {
    this.wake();
  }

  private jump(frame: Frame | null): void {
    this.run++;
    const skipped = this.queue.some((act) => this.closes(act.frame));
    this.queue = [];
    if (frame && (this.mark.length === 0 || skipped || this.closes(frame))) this.mark = this.craft.score(frame);
    this.shown = frame;
    this.beats = [];
    this.held = null;
    if (frame === null) this.slip = null;
    this.playing = false;
    this.craft.still();
    this.wake();
  }

  /** Without movement: everything new has its ring for a while. */
  private point(act: Act): void {
    const run = this.run;
    this.beats = act.beats;
    this.keep(act.beats);
    void this.craft.pause(STAYS).then(() => {
      if (run === this.run) this.beats = [];
    });
  }

  private keep(beats: readonly Beat[]): void {
    const mine = beats.findLast((beat) => beat.scene.slip && beat.seat !== null && beat.seat === this.seat());
    if (mine) this.slip = mine;
  }

  private async play(): Promise<void> {
    const run = this.run;
    const goes = (): boolean => run === this.run;
    this.playing = true;
    for (let act = this.queue[0]; act && goes(); act = this.queue[0]) {
      await this.hold(act.frame, goes);
      if (!goes()) return;
      const from = this.craft.look();
      this.shown = act.frame;
      await this.craft.drawn();
      if (!goes()) return;
      this.craft.glide(from, Math.min(act.ms, 420));
      this.keep(act.beats);
      for (const beat of act.beats) {
        if (beat.scene.cue) this.craft.sound(beat.scene.cue);
        this.beats = [beat];
        await this.rest(beat.ms);
        if (!goes()) return;
      }
      this.beats = [];
      this.queue.shift();
    }
    if (goes()) this.playing = false;
  }

  /** Nothing is dealt before everyone has seen what the last round brought. */
  private async hold(frame: Frame, goes: () => boolean): Promise<void> {
    if (!this.closes(frame)) return;
    const after = this.craft.score(frame);
    const held = heldOf(frame.events, this.staging(), this.mark, after, this.speed());
    this.mark = after;
    if (!held) return;
    this.held = held;
    this.told = 0;
    while (this.told < held.lines.length) {
      await this.rest(held.ms);
      if (!goes()) return;
      this.told = Math.min(this.told + 1, held.lines.length);
    }
    const pressed = new Promise<void>((resolve) => (this.wake = resolve));
    await (this.craft.awaited() ? Promise.race([pressed, this.craft.pause(WAITS)]) : pressed);
    if (goes()) this.held = null;
  }

  /** Tell all lines of the ceremony at once, or go on if they are told. */
  goOn(): void {
    if (this.held && this.told < this.held.lines.length) this.told = this.held.lines.length;
    this.wake();
  }

  private rest(ms: number): Promise<void> {
    return Promise.race([this.craft.pause(ms), new Promise<void>((resolve) => (this.wake = resolve))]);
  }
}
