// The director stands between what the server sent and what the board shows: changes are played one after another,
// each with the view before and after. An answer may be given as soon as it is asked, while scenes still play, and whoever
// touches the board has it as it is now.

import type { View } from "../board";
import type { Frame, Message } from "../protocol";
import type { Running } from "../scores";
import {
  actOf,
  heldOf,
  hurryOf,
  linesBetween,
  unseenIn,
  withoutLines,
  type Act,
  type Beat,
  type Held,
  type Speed,
  type Staging,
  type Step,
} from "./staging";

/** What the director needs of the page. */
export interface Craft<Places> {
  /** Where everything is now. */
  look(): Places;
  /** After the board has drawn what is shown. */
  drawn(): Promise<void>;
  /** Let everything come from where it was; some wait unseen for so long until they are turned over. */
  glide(from: Places, ms: number, unseen: ReadonlyMap<string, number>): void;
  /** End what still moves. */
  still(): void;
  pause(ms: number): Promise<void>;
  /** After what is shown was painted. */
  painted(): Promise<void>;
  /** Nobody looks, or wants nothing to move. */
  hidden(): boolean;
  calm(): boolean;
  sound(cue: string): void;
  /** The score that a view shows. */
  score(frame: Frame): readonly Running[];
  /** Somebody else waits: no ceremony lasts for ever. */
  awaited(): boolean;
  /** Keep a ceremony for a page that is loaded again; null: it is over. */
  note(held: Held | null): void;
}

/** A queue that falls so far behind jumps to now. */
const BEHIND = 3000;
/** How long a ceremony stays open while others wait. */
const WAITS = 20_000;
/** How long a ring stays on what is new where nothing moves, a warning over the board, a ceremony of what was missed. */
const STAYS = 2000;
/** What is held up before a ceremony is read for so long. */
const HERALD = 1800;

/** Where a round began. */
interface Round {
  v: number;
  score: readonly Running[];
}

export class Director<Places = unknown> {
  /** The frame that the board shows; null: none yet. */
  shown: Frame | null = $state.raw(null);
  /** What is pointed at now, and where everything was before. */
  beats: readonly Beat[] = $state.raw([]);
  was: Places | null = null;
  /** A sentence held up over the board. */
  warning: Message | null = $state.raw(null);
  /** The ceremony that is held, how many of its lines are told, and whether it waits for its button. */
  held: Held | null = $state.raw(null);
  told = $state(0);
  /** What was done to the reader, and why; it stays for a while. */
  slip: readonly Message[] = $state.raw([]);
  private cause: Message | null = null;
  playing = $state(false);
  /** What is shown has been: nothing is asked. */
  replaying = $state(false);
  /** The ceremony was on when the page was left: the board is further on. */
  resumed = $state(false);
  private queue: Act[] = [];
  /** Where nothing moves: what came before the last picture was painted; the next shows all of it. */
  private waiting: Act[] = [];
  private painting = false;
  /** It fell behind, and will jump to now after the next picture. */
  private catching = false;
  /** Ends the pause that is on. */
  private wake: () => void = () => {};
  /** Counts the jumps to now: a scene that was skipped does not go on. */
  private run = 0;
  /** The scores with which rounds began, by the version after which they count; the first may be that with which the
   *  reader came. */
  private rounds: Round[] = [];
  /** How many rounds were closed so far. */
  private closed = 0;
  /** The ceremony is to be told again. */
  private retells = false;

  constructor(
    readonly staging: () => Staging,
    private readonly speed: () => Speed,
    private readonly seat: () => number | null,
    private readonly craft: Craft<Places>,
  ) {}

  /** A frame has come; null: nothing may be shown. */
  take(frame: Frame | null): void {
    const last = this.newest;
    if (frame === last) return;
    const follows = frame !== null && last !== null && frame.seat === last.seat && frame.since === last.v;
    if (!follows && frame) this.arrive(frame);
    if (follows && !this.craft.hidden()) return this.enqueue(frame);
    this.jump(frame);
    if (follows) this.begin(frame);
  }

  /** A view that does not follow the last one: of another seat, or the first one, which tells all that happened. */
  private arrive(frame: Frame): void {
    const closings = this.closingsIn(frame);
    const known = frame.since === 0 ? closings === this.closed : closings === 0;
    const last = known ? this.rounds.at(-1) : undefined;
    this.rounds = [{ v: 0, score: last?.score ?? this.craft.score(frame) }];
    this.closed = frame.since === 0 ? closings : this.closed + closings;
  }

  /** The next round begins with this frame, if it closes one. */
  private begin(frame: Frame): void {
    const closings = this.closingsIn(frame);
    if (closings === 0 || this.rounds.some(({ v }) => v === frame.v)) return;
    this.rounds.push({ v: frame.v, score: this.craft.score(frame) });
    this.closed += closings;
  }

  private closingsIn(frame: Frame): number {
    return frame.events.filter((event) => this.staging().ceremonies.some(({ by }) => by.includes(event.id))).length;
  }

  /** Who comes in the middle of a round is told all of it: here is where it began, and what came after that. */
  know(began: Frame, frames: readonly Frame[]): void {
    const [guess, ...later] = this.rounds;
    if (!guess) return;
    const closing = frames.filter((frame) => this.closes(frame));
    if (closing.length > 0 && later.length > 0) return; // a round was closed meanwhile: which of them is not known
    const found = [began, ...closing].map((frame, i) => ({ v: i && frame.v, score: this.craft.score(frame) }));
    this.rounds = [...found, ...later];
  }

  private get newest(): Frame | null {
    return (this.queue.at(-1) ?? this.waiting.at(-1))?.frame ?? this.shown;
  }

  /** Play these again, from the view before them on, in a minute at most; the last is what is shown now. */
  again(before: Frame, frames: readonly Frame[]): void {
    this.jump(before);
    const acts = frames.map((frame, i) => this.actOf(frame, frames[i - 1] ?? before, true));
    const hurry = hurryOf(acts);
    this.queue = frames.map((frame, i) => this.actOf(frame, frames[i - 1] ?? before, true, hurry));
    this.replaying = this.queue.length > 0;
    if (this.queue.length > 0) void this.play();
  }

  /** A ceremony that was on when the page was left: all of it is told, the button is still to be touched. */
  resume(held: Held): void {
    if (this.playing) return;
    this.playing = true;
    this.held = held;
    this.resumed = true;
    const run = this.run;
    const goes = (): boolean => run === this.run;
    void this.tell(held, goes, held.lines.length).then(() => {
      if (goes()) this.jump(this.queue.at(-1)?.frame ?? this.shown);
    });
  }

  private actOf(frame: Frame, before: Frame | null, wanted = false, hurry = 1): Act {
    const speed = this.speed();
    const [was, now] = [before ? this.craft.score(before) : [], this.craft.score(frame)];
    const change = {
      before: (before?.view ?? null) as View | null,
      after: frame.view as View,
      me: frame.seat,
      won: before ? now.map(({ total }, seat) => (total ?? 0) - (was[seat]?.total ?? 0)) : [],
      lines: before ? linesBetween(was, now) : [],
      events: frame.events,
    };
    return actOf(frame, this.staging(), wanted && speed === "off" ? "normal" : speed, change, hurry);
  }

  private enqueue(frame: Frame): void {
    const act = this.actOf(frame, this.newest);
    const isStill = this.speed() === "off" || (this.craft.calm() && !this.closes(frame));
    if (isStill && !this.playing) {
      this.waiting.push(act);
      return this.painting ? undefined : this.settle();
    }
    this.settle();
    this.queue.push(act);
    if (this.isLate && this.held === null) this.catchUpSoon();
    if (!this.playing) void this.play();
  }

  /** Moves that come together are one jump: each would be a board drawn for nobody. */
  private catchUpSoon(): void {
    if (this.catching) return;
    this.catching = true;
    void this.craft.painted().then(() => {
      this.catching = false;
      if (this.isLate && this.held === null) this.catchUp();
    });
  }

  /** Show what has come: a bot's whole turn is one picture, not one for each of its moves. What is pointed at in it comes
   *  after the picture, which waits for nothing. */
  private settle(before: readonly Act[] = []): void {
    const come = this.waiting;
    const last = come.at(-1);
    if (!last) return before.length > 0 ? this.point(before) : undefined;
    this.jump(last.frame);
    for (const act of come) {
      this.keep(act);
      this.hail(act.warning);
    }
    const [acts, run] = [[...before, ...come], this.run];
    this.painting = true;
    void this.craft.painted().then(() => {
      this.painting = false;
      this.settle(run === this.run ? acts : []);
    });
  }

  private get isLate(): boolean {
    const late = this.queue.reduce((sum, each) => sum + each.ms, 0);
    return late > BEHIND && this.queue.length > 1 && !this.replaying;
  }

  /** Jump to now, but not past the end of a round: what it brought is seen before anything is dealt. */
  private catchUp(): void {
    const closing = this.queue.findIndex((act) => this.closes(act.frame));
    if (closing < 0) return this.jump(this.queue.at(-1)?.frame ?? this.shown);
    if (closing === 0) return;
    const [before, rest] = [this.queue[closing - 1], this.queue.slice(closing)];
    this.queue = [];
    this.jump(before?.frame ?? this.shown);
    this.queue = rest;
    void this.play();
  }

  private closes(frame: Frame): boolean {
    return this.closingsIn(frame) > 0;
  }

  /** What is asked next is in the way of nothing: the board is as it is now. */
  finish(): void {
    this.settle();
    if (this.playing) this.jump(this.queue.at(-1)?.frame ?? this.shown);
  }

  /** The next beat, or the ceremony's next line. */
  next(): void {
    this.wake();
  }

  private jump(frame: Frame | null): void {
    this.run++;
    for (const act of [...this.queue, ...this.waiting]) this.begin(act.frame);
    this.queue = [];
    this.waiting = [];
    this.shown = frame;
    this.beats = [];
    this.end();
    if (frame === null) [this.slip, this.warning, this.cause] = [[], null, null];
    this.playing = this.replaying = false;
    this.craft.still();
    this.wake();
  }

  private end(): void {
    if (this.held) this.craft.note(null);
    this.held = null;
    this.resumed = false;
  }

  /** Without movement: everything new has its ring for a while. */
  private point(acts: readonly Act[]): void {
    const run = this.run;
    this.beats = acts.flatMap((act) => act.steps.flatMap((step) => step.beats));
    void this.craft.pause(STAYS).then(() => {
      if (run === this.run) this.beats = [];
    });
  }

  private keep(act: Act): void {
    const mine: Message[] = [];
    for (const { message, done, cause } of act.steps.flatMap((step) => step.beats)) {
      if (cause) this.cause = message;
      if (message && done !== null && done === this.seat()) mine.push(message);
    }
    if (mine.length > 0) this.slip = this.cause ? [this.cause, ...mine] : mine;
    this.hail(act.herald);
  }

  private hail(message: Message | null): void {
    if (message) this.warning = message;
  }

  private async play(): Promise<void> {
    const run = this.run;
    const goes = (): boolean => run === this.run;
    this.playing = true;
    for (let act = this.queue[0]; act && goes(); act = this.queue[0]) {
      const held = this.ceremonyOf(act.frame);
      if (held) await this.hold(held, act, goes);
      else this.keep(act);
      if (!goes()) return;
      const steps = held ? withoutLines(act.steps.slice(act.early)) : act.steps;
      const from = this.craft.look();
      this.was = from;
      this.shown = act.frame;
      await this.craft.drawn();
      if (!goes()) return;
      this.craft.glide(from, Math.min(act.ms, 420), unseenIn(steps));
      this.hail(act.warning);
      await this.perform(steps, goes);
      if (!goes()) return;
      this.queue.shift();
      if (held && this.isLate) this.catchUp();
    }
    if (goes()) this.playing = this.replaying = false;
  }

  private async perform(steps: readonly Step[], goes: () => boolean): Promise<void> {
    for (const step of steps) {
      const cues = step.beats.flatMap((beat) => beat.cue ?? []);
      cues.filter((cue, i) => cues.indexOf(cue) === i).forEach((cue) => this.craft.sound(cue));
      this.beats = step.beats;
      await this.rest(step.ms);
      if (!goes()) return;
    }
    this.beats = [];
  }

  private ceremonyOf(frame: Frame): Held | null {
    if (!this.closes(frame)) return null;
    const after = this.craft.score(frame);
    const began = this.rounds.filter(({ v }) => v < frame.v).at(-1);
    this.begin(frame);
    return heldOf(frame.events, this.staging(), began?.score ?? [], after, this.speed());
  }

  /** What ended the round is seen on the table as it was; nothing is dealt before everyone has seen what it brought. */
  private async hold(held: Held, act: Act, goes: () => boolean): Promise<void> {
    this.keep(act);
    this.was = this.craft.look();
    await this.perform(withoutLines(act.steps.slice(0, act.early)), goes);
    if (act.herald && goes()) await this.rest(HERALD);
    if (!goes()) return;
    this.held = held;
    if (!this.replaying) this.craft.note(held);
    await this.tell(held, goes);
    if (goes()) this.end();
  }

  /** Line by line from this one on, until the button was touched; then from the first one if that is wished. */
  private async tell(held: Held, goes: () => boolean, from = 0): Promise<void> {
    this.retells = false;
    this.told = from;
    while (this.told < held.lines.length) {
      await this.rest(held.ms);
      if (!goes()) return;
      this.told = Math.min(this.told + 1, held.lines.length);
    }
    await this.left();
    if (goes() && this.retells) await this.tell(held, goes);
  }

  /** Tell the ceremony again, from its first line on. */
  retell(): void {
    this.retells = true;
    this.wake();
  }

  /** Until the ceremony's button was touched; nobody waits for ever, and what was missed goes on by itself. */
  private left(): Promise<void> {
    const pressed = new Promise<void>((resolve) => (this.wake = resolve));
    const most = this.replaying ? STAYS : this.craft.awaited() ? WAITS : null;
    return most === null ? pressed : Promise.race([pressed, this.craft.pause(most)]);
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
