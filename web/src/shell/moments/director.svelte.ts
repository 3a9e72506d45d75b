// The director stands between what the server sent and what the board shows: changes are played one after another,
// each with the view before and after. An answer may be given as soon as it is asked, while scenes still play, and whoever
// touches the board has it as it is now.

import type { View } from "../board";
import type { Frame, Message } from "../protocol";
import type { Running } from "../scores";
import { Rounds } from "./rounds";
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
  type Staged,
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

/** What the director does now. */
export type Phase =
  /** The board shows now. */
  | { is: "idle" }
  /** Scenes play, one frame after another; the first touch ends them. */
  | { is: "playing" }
  /** What is shown has been: nothing is asked. */
  | { is: "replaying" }
  /** A ceremony is held, while scenes play or have been replayed; or it was on when the page was left, and the board is
   *  further on. */
  | { is: "held"; held: Held; amid: "playing" | "replaying" | "return" };

const IDLE: Phase = { is: "idle" };

/** How a pause ends before its time. */
type Nudge = "on" | "again";

export class Director<Places = unknown> {
  phase: Phase = $state.raw(IDLE);
  /** The frame that the board shows; null: none yet. */
  shown: Frame | null = $state.raw(null);
  /** What is pointed at now, and where everything was before. */
  beats: readonly Beat[] = $state.raw([]);
  was: Places | null = null;
  /** A sentence held up over the board. */
  warning: Message | null = $state.raw(null);
  /** How many lines of the ceremony are told. */
  told = $state(0);
  /** What was done to the reader, and why; it stays for a while. */
  slip: readonly Message[] = $state.raw([]);
  private cause: Message | null = null;
  private queue: Act[] = [];
  /** Where nothing moves: what came before the last picture was painted; the next shows all of it. */
  private waiting: Act[] = [];
  private readonly stills: AfterPicture;
  private readonly catching: AfterPicture;
  /** Ends the pause that is on. */
  private nudge: (how: Nudge) => void = () => {};
  /** A jump ends the run: a scene that was skipped does not go on. */
  private run = new AbortController();
  private readonly rounds: Rounds;

  constructor(
    readonly staging: () => Staged,
    private readonly speed: () => Speed,
    private readonly seat: () => number | null,
    private readonly craft: Craft<Places>,
  ) {
    this.rounds = new Rounds(staging, (frame) => craft.score(frame));
    this.stills = new AfterPicture(() => craft.painted());
    this.catching = new AfterPicture(() => craft.painted());
  }

  /** Something is still shown that was before now. */
  get playing(): boolean {
    return this.phase.is !== "idle";
  }

  get held(): Held | null {
    return this.phase.is === "held" ? this.phase.held : null;
  }

  /** A frame has come; null: nothing may be shown. */
  take(frame: Frame | null): void {
    const last = this.newest;
    if (frame === last) return;
    const follows = frame !== null && last !== null && frame.seat === last.seat && frame.since === last.v;
    if (!follows && frame) this.rounds.arrive(frame);
    if (follows && !this.craft.hidden()) return this.enqueue(frame);
    this.jump(frame);
    if (follows) this.rounds.pass(frame);
  }

  /** Who comes in the middle of a round is told all of it: here is where it began, and what came after that. */
  know(began: Frame, frames: readonly Frame[]): void {
    this.rounds.know(began, frames);
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
    if (this.queue.length > 0) void this.play("replaying");
  }

  /** A ceremony that was on when the page was left: all of it is told, the button is still to be touched. */
  resume(held: Held): void {
    if (this.playing) return;
    this.phase = { is: "held", held, amid: "return" };
    const { signal } = this.run;
    void this.tell(held, signal, held.lines.length).then(() => {
      if (!signal.aborted) this.jumpToNow();
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
    const isStill = this.speed() === "off" || (this.craft.calm() && !this.rounds.closes(frame));
    if (isStill && !this.playing) {
      this.waiting.push(act);
      return this.stills.isDue ? undefined : this.settle();
    }
    this.settle();
    this.queue.push(act);
    // Moves that come together are one jump: each would be a board drawn for nobody.
    if (this.isLate) this.catching.do(() => this.isLate && this.catchUp());
    if (!this.playing) void this.play("playing");
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
    const [acts, { signal }] = [[...before, ...come], this.run];
    this.stills.do(() => this.settle(signal.aborted ? [] : acts));
  }

  private get isLate(): boolean {
    const late = this.queue.reduce((sum, each) => sum + each.ms, 0);
    return this.phase.is === "playing" && late > BEHIND && this.queue.length > 1;
  }

  /** Jump to now, but not past the end of a round: what it brought is seen before anything is dealt. */
  private catchUp(): void {
    const closing = this.queue.findIndex((act) => this.rounds.closes(act.frame));
    if (closing < 0) return this.jumpToNow();
    if (closing === 0) return;
    const [before, rest] = [this.queue[closing - 1], this.queue.slice(closing)];
    this.queue = [];
    this.jump(before?.frame ?? this.shown);
    this.queue = rest;
    void this.play("playing");
  }

  /** What is asked next is in the way of nothing: the board is as it is now. */
  finish(): void {
    this.settle();
    if (this.playing) this.jumpToNow();
  }

  /** The next beat, or the ceremony's next line. */
  next(): void {
    this.nudge("on");
  }

  private jumpToNow(): void {
    this.jump(this.queue.at(-1)?.frame ?? this.shown);
  }

  private jump(frame: Frame | null): void {
    this.run.abort();
    this.run = new AbortController();
    for (const act of [...this.queue, ...this.waiting]) this.rounds.pass(act.frame);
    this.queue = [];
    this.waiting = [];
    this.shown = frame;
    this.beats = [];
    if (this.held) this.craft.note(null);
    if (frame === null) [this.slip, this.warning, this.cause] = [[], null, null];
    this.phase = IDLE;
    this.craft.still();
    this.nudge("on");
  }

  /** Without movement: everything new has its ring for a while. */
  private point(acts: readonly Act[]): void {
    const { signal } = this.run;
    this.beats = acts.flatMap((act) => act.steps.flatMap((step) => step.beats));
    void this.craft.pause(STAYS).then(() => {
      if (!signal.aborted) this.beats = [];
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

  private async play(is: "playing" | "replaying"): Promise<void> {
    const { signal } = this.run;
    this.phase = { is };
    for (let act = this.queue[0]; act; act = this.queue[0]) {
      const held = this.ceremonyOf(act.frame);
      if (held) await this.hold(held, act, is, signal);
      else this.keep(act);
      if (signal.aborted) return;
      const steps = held ? withoutLines(act.steps.slice(act.early)) : act.steps;
      const from = this.craft.look();
      this.was = from;
      this.shown = act.frame;
      await this.craft.drawn();
      if (signal.aborted) return;
      this.craft.glide(from, Math.min(act.ms, 420), unseenIn(steps));
      this.hail(act.warning);
      await this.perform(steps, signal);
      if (signal.aborted) return;
      this.queue.shift();
      if (held && this.isLate) this.catchUp();
      if (signal.aborted) return;
    }
    this.phase = IDLE;
  }

  private async perform(steps: readonly Step[], signal: AbortSignal): Promise<void> {
    for (const step of steps) {
      const cues = step.beats.flatMap((beat) => beat.cue ?? []);
      cues.filter((cue, i) => cues.indexOf(cue) === i).forEach((cue) => this.craft.sound(cue));
      this.beats = step.beats;
      await this.rest(step.ms);
      if (signal.aborted) return;
    }
    this.beats = [];
  }

  private ceremonyOf(frame: Frame): Held | null {
    if (!this.rounds.closes(frame)) return null;
    const began = this.rounds.startOf(frame);
    this.rounds.pass(frame);
    return heldOf(frame.events, this.staging(), began, this.craft.score(frame), this.speed());
  }

  /** What ended the round is seen on the table as it was; nothing is dealt before everyone has seen what it brought. */
  private async hold(held: Held, act: Act, amid: "playing" | "replaying", signal: AbortSignal): Promise<void> {
    this.keep(act);
    this.was = this.craft.look();
    await this.perform(withoutLines(act.steps.slice(0, act.early)), signal);
    if (act.herald && !signal.aborted) await this.rest(HERALD);
    if (signal.aborted) return;
    this.phase = { is: "held", held, amid };
    if (amid === "playing") this.craft.note(held);
    await this.tell(held, signal);
    if (signal.aborted) return;
    this.craft.note(null);
    this.phase = { is: amid };
  }

  /** Line by line from this one on, until the button was touched; then from the first one if that is wished. */
  private async tell(held: Held, signal: AbortSignal, from = 0): Promise<void> {
    this.told = from;
    while (this.told < held.lines.length) {
      await this.rest(held.ms);
      if (signal.aborted) return;
      this.told = Math.min(this.told + 1, held.lines.length);
    }
    const nudge = await this.rest(this.patience);
    if (nudge === "again" && !signal.aborted) await this.tell(held, signal);
  }

  /** How long a ceremony waits for its button: nobody waits for ever, and what was missed goes on by itself. */
  private get patience(): number | null {
    if (this.phase.is === "held" && this.phase.amid === "replaying") return STAYS;
    return this.craft.awaited() ? WAITS : null;
  }

  /** Tell the ceremony again, from its first line on. */
  retell(): void {
    this.nudge("again");
  }

  /** Tell all lines of the ceremony at once, or go on if they are told. */
  goOn(): void {
    if (this.held && this.told < this.held.lines.length) this.told = this.held.lines.length;
    this.nudge("on");
  }

  /** For so long, or until it is nudged; null: only then. */
  private rest(ms: number | null): Promise<unknown> {
    const nudged = new Promise<Nudge>((resolve) => (this.nudge = resolve));
    return ms === null ? nudged : Promise.race([nudged, this.craft.pause(ms)]);
  }
}

/** Work that waits for the next picture: only the last that was asked for is done. */
class AfterPicture {
  private work: (() => unknown) | null = null;

  constructor(private readonly painted: () => Promise<void>) {}

  get isDue(): boolean {
    return this.work !== null;
  }

  do(work: () => unknown): void {
    const isDue = this.isDue;
    this.work = work;
    if (isDue) return;
    void this.painted().then(() => {
      const due = this.work;
      this.work = null;
      due?.();
    });
  }
}
