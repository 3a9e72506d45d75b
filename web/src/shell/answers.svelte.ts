// What the reader does at a table: a question is answered once, and what is refused has words for the strip.

import { tick, untrack } from "svelte";
import type { Choices } from "./choices.svelte";
import type { Hosted } from "./hosted.svelte";
import type { Candidate, Frame, Message, Move, Plan, PlayMove, PlayPlan } from "./protocol";
import { wordsOf, type Table } from "./table.svelte";
import type { Texts } from "./texts";

export interface Notice {
  text: string;
  clause: string;
  /** Why: what speaks for a hint, and what against it. */
  reasons?: readonly Message[];
}

interface Asked {
  table: () => Table;
  board: Hosted;
  /** What the board shows, and asks. */
  frame: () => Frame | null;
}

/** Made while the page of a table is set up. */
export class Answers {
  readonly choices: Choices;
  /** What the strip says instead of the question. */
  notice: Notice | null = $state.raw(null);
  /** A few good moves to choose from, in no order of merit. */
  candidates: readonly Candidate[] | null = $state.raw(null);
  /** The version in which the reader decided last. */
  decided = $state(0);
  /** So much of what was told has been read. */
  readTo = $state(0);
  readonly news = $derived.by(() => Math.max(0, this.asked.table().told.length - this.readTo));
  /** The question whose answer is on its way. */
  private answered = $state("");
  readonly decision = $derived.by(() => this.asked.frame()?.decision ?? null);
  private readonly question = $derived.by(() => `${this.asked.table().seat}:${this.decision}`);
  readonly isSent = $derived.by(() => this.answered === this.question);
  /** What was pressed, and what it showed then; null: nothing, or the question after it has come. */
  private pressed: { button: Element | null; ref: string | null } | null = null;
  /** Whether there is something to say to a move before it is made: whoever says it may let it be made all the same. */
  objects: (move: Move) => boolean = () => false;

  constructor(private readonly asked: Asked) {
    this.choices = asked.board.choices;
    // Others who choose at the same time change the table, not the question: what is touched stays touched.
    $effect(() => {
      void this.decision;
      this.candidates = null;
      this.notice = null;
      this.choices.clear();
      untrack(() => this.keepFocus());
    });
  }

  async attempt(action: () => Promise<unknown>): Promise<void> {
    try {
      await action();
    } catch (error) {
      const { reason, clause, args, code } = wordsOf(error);
      this.notice = { text: this.said(reason, args) ?? this.say("refusal", { message: code }), clause };
    }
  }

  async hint(): Promise<void> {
    const { question } = this;
    await this.attempt(async () => {
      const answer = await this.asked.table().ask({ type: "hint" });
      const best = answer?.hint?.[0];
      const move = best && this.moves[best.move];
      if (!move || question !== this.question) return; // it comes too late
      const text = this.say("hint-says", { move: this.asked.board.texts.move(move) });
      this.notice = { text, clause: "", reasons: [...best.reasons, ...best.prospects].sort(pointsFirst) };
      this.choices.mean(move);
    });
  }

  async askCandidates(): Promise<void> {
    await this.attempt(async () => {
      this.candidates = (await this.asked.table().ask({ type: "hint", candidates: true }))?.candidates ?? null;
    });
  }

  /** Try one of the candidates. */
  take(candidate: Candidate): void {
    const move = this.moves[candidate.move];
    this.candidates = null;
    this.notice = null;
    if (move) this.choices.mean(move);
  }

  async undo(): Promise<void> {
    await this.attempt(() => this.asked.table().send({ type: "take-back" }));
  }

  /** Play it, unless there is something to say to it first. */
  choose(move: Move): void {
    if (!this.objects(move)) void this.play(move);
  }

  /** The same with a compound choice. A lesson has something to say to each part of it: there it is made part by part. */
  choosePlan(moves: readonly Move[]): void {
    const [first] = moves;
    if (!first || this.objects(first)) return;
    void (this.asked.table().frame?.lesson ? this.play(first) : this.playPlan(moves));
  }

  play(move: Move): Promise<void> {
    return this.send({ type: "move", move: move.index });
  }

  /** A compound choice in one go, all of it or nothing. */
  playPlan(moves: readonly Move[]): Promise<void> {
    return this.send({ type: "plan", moves: moves.map(({ index }) => index) });
  }

  /** The moves that the rules propose for one, with as much of a wish as is possible; null: they could not be had. */
  async propose(move: Move, wish: readonly Move[]): Promise<Plan | null> {
    const body = { type: "propose" as const, move: move.index, wish: wish.map(({ index }) => index) };
    const answer = await this.asked
      .table()
      .ask(body)
      .catch(() => null);
    return answer?.plan ?? null;
  }

  private async send(body: PlayMove | PlayPlan): Promise<void> {
    const { question } = this;
    if (this.answered === question) return;
    const table = this.asked.table();
    this.answered = question;
    this.notice = null;
    this.pressed = focused();
    this.readTo = table.told.length;
    this.decided = table.frame?.v ?? 0;
    await this.attempt(async () => {
      try {
        await table.send(body);
      } catch (error) {
        this.answered = "";
        throw error;
      }
    });
  }

  async whyNot(move: Move): Promise<void> {
    await this.attempt(async () => {
      const answer = await this.asked.table().ask({ type: "why-not", move: move.index });
      if (!answer) return;
      this.notice = { text: this.said(answer.reason, answer.args) ?? this.say("why-not-none"), clause: answer.clause };
    });
  }

  /** A button that was pressed is gone with its decision, or shows something else: the keyboard goes on at the next
   *  question. */
  private keepFocus(): void {
    const { pressed } = this;
    if (!pressed || !this.asked.frame()?.prompt) return;
    this.pressed = null;
    void tick().then(() => {
      const { button, ref } = focused();
      const isOther = button === pressed.button && ref !== pressed.ref;
      if (button === document.body || isOther) document.getElementById("prompt")?.focus();
    });
  }

  private get moves(): readonly Move[] {
    return this.asked.board.words?.moves ?? [];
  }

  private say(...message: Parameters<Texts["say"]>): string {
    return this.asked.board.texts.say(...message);
  }

  private said(reason: string | null, args: Parameters<Texts["say"]>[1]): string | null {
    return reason ? this.say(reason, args) : null;
  }
}

/** What is told in points weighs more than what the board shows, too. */
const pointsFirst = (a: Message, b: Message): number => Number(isPoints(b)) - Number(isPoints(a));
const isPoints = ({ id }: Message): boolean => id.startsWith("why-");

function focused(): { button: Element | null; ref: string | null } {
  const button = document.activeElement;
  return { button, ref: button?.getAttribute("data-ref") ?? null };
}
