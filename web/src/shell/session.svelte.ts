// A table as its reader has it open: what the server pushes, the board it is shown on, what is answered, and what lies
// beside it. Pages and their parts arrange what is here; nothing is drawn.

import { Answers } from "./answers.svelte";
import { Beside } from "./beside.svelte";
import type { View } from "./board";
import { heard } from "./hearing.svelte";
import { Hosted } from "./hosted.svelte";
import { house } from "./house.svelte";
import { noteCeremony } from "./moments/ceremony";
import { directed } from "./moments/directed.svelte";
import { Missed } from "./moments/missed.svelte";
import type { Frame, Plan } from "./protocol";
import { replace } from "./route.svelte";
import type Saying from "./Saying.svelte";
import { Telling } from "./stories/telling.svelte";
import type { Aside } from "./strip";
import { Table } from "./table.svelte";
import { tellerOf, type Teller } from "./tell";

/** The result may be here before the last frame is: the end waits until nothing more comes, and all is shown. */
const LAST = 400;

/** Made while the page of a table is set up. */
export class TableSession {
  table: Table;
  /** The version of an earlier view that is looked at; null: now. */
  moment: number | null = $state(null);
  /** The page after the game is wanted. */
  showEnd = $state(true);
  /** Nothing more comes, and all of it has been shown. */
  ended = $state(false);
  /** Null: the game tells nothing itself, or its words are not here yet. */
  teller: Teller | null = $state.raw(null);
  /** The position in words instead of the board. */
  asList = $state(false);
  /** What says aloud what is asked for, once there is something to speak of. */
  saying: Saying | undefined = $state.raw();
  readonly beside = new Beside();

  readonly board = new Hosted({
    game: () => this.table.info?.game ?? null,
    rules: () => this.table.info?.rules,
    seats: () => this.table.info?.seats ?? [],
    players: () => this.table.players,
    reader: () => this.table.seat,
    view: () => ((this.past ?? this.frame)?.view ?? null) as View | null,
    toAct: () => this.table.toAct,
    legal: () => (this.past ? [] : (this.frame?.legal ?? [])),
    play: (move) => this.answers.choose(move),
    playPlan: (moves) => this.answers.choosePlan(moves),
    propose: (move, wish): Promise<Plan | null> => this.answers.propose(move, wish),
    whyNot: (move) => void this.answers.whyNot(move),
  });
  readonly director = directed(this.board, {
    frame: () => this.table.frame,
    elsewhere: () => this.moment !== null,
    awaited: () => this.awaited,
    note: (held) => noteCeremony(held && { table: this.id, seat: this.table.seat, held }),
  });
  readonly answers = new Answers({ table: () => this.table, board: this.board, frame: () => this.frame });

  /** Stories: what is turned over, and the postcards of what the reader takes. */
  readonly telling = new Telling({
    game: () => (house.card(this.board.game)?.stories ? this.board.game : null),
    seat: () => this.table.seat,
    frame: () => this.frame,
    touched: () => this.board.choices.selection.refs.at(-1) ?? null,
    open: () => this.beside.show("story"),
  });
  /** What happened since the reader decided last: shown again on request, and once by itself to who was away. */
  readonly missed = new Missed({
    table: () => this.table,
    director: this.director,
    decided: () => this.answers.decided,
    ready: () =>
      this.board.words !== null && this.board.Board !== null && this.table.info !== null && this.own.length === 1,
  });

  constructor(
    readonly id: string,
    private readonly key: string | null,
  ) {
    this.table = $state.raw(new Table(id));
    this.board.choices.tells = (ref) => this.telling.hasCorner(ref);
    $effect(() => () => this.table.leave());
    $effect(() => {
      if (this.board.game) void tellerOf(this.board.game).then((told) => (this.teller = told));
    });
    $effect(() => {
      const { table } = this;
      if (this.curtain && !table.hidden) table.hide();
      if (table.info?.status === "finished" && table.hidden) table.show(this.own[0] ?? null);
    });
    $effect(() => {
      void this.answers.decision;
      this.moment = null;
    });
    this.tellWhoLooks();
    this.waitForEnd();
    heard(this);
  }

  get playing(): boolean {
    return this.table.info?.status === "playing";
  }

  /** What the board shows, and asks: nothing is asked before it is seen. */
  get frame(): Frame | null {
    return this.director.shown;
  }

  private get past(): Frame | null {
    return this.moment === null ? null : (this.table.moments.get(this.moment) ?? null);
  }

  /** The seats that are played on this device. */
  get own(): readonly number[] {
    return this.table.you?.seats ?? [];
  }

  /** Pass-and-play: the next of these that is to act. */
  get next(): number | null {
    return this.own.length > 1 ? (this.own.find((seat) => this.table.toAct.includes(seat)) ?? null) : null;
  }

  /** The device is to be passed on: nothing of any seat is shown. */
  get curtain(): boolean {
    const { next, table } = this;
    return this.playing && this.own.length > 1 && (table.hidden || (next !== null && next !== table.seat));
  }

  /** Somebody else plays, too. */
  private get awaited(): boolean {
    const { info, seat } = this.table;
    return info?.seats.some((each) => each.kind === "person" && each.seat !== seat) ?? false;
  }

  /** Why the strip has no question: the board shows something else. */
  get aside(): Aside | null {
    if (this.moment !== null) return "earlier";
    if (this.director.phase.is === "replaying") return "replay";
    return this.table.info?.result && !this.showEnd ? "over" : null;
  }

  /** Whoever comes may take a seat here. */
  get joinable(): boolean {
    const { info } = this.table;
    const hasRoom = info?.seats.some((seat) => seat.kind === "open") || (this.key !== null && this.playing);
    return hasRoom === true && (this.key !== null || info?.settings.listed === true);
  }

  /** The server knows this device from now on: come in again as a player. */
  comeIn(): void {
    replace(`table/${this.id}`);
    this.table.leave();
    this.table = new Table(this.id);
  }

  /** Show again what happened since the reader decided last. */
  again(): void {
    this.moment = null;
    this.missed.again();
  }

  /** Back to what is asked now. */
  toNow(): void {
    if (this.aside === "over") this.showEnd = true;
    if (this.aside === "replay") this.director.finish();
    this.moment = null;
  }

  /** Others are told that somebody still looks at the scores; another connection knows nothing of it. */
  private tellWhoLooks(): void {
    const looks = $derived.by(() => {
      const { phase } = this.director;
      return this.awaited && this.own.length === 1 && phase.is === "held" && phase.amid !== "replaying";
    });
    let told = false;
    $effect(() => {
      if (this.table.line !== "open") told = false;
      else if (looks !== told) {
        told = looks;
        this.table.send({ type: "look", looking: looks }).catch(() => undefined); // then nobody hears of it
      }
    });
  }

  private waitForEnd(): void {
    $effect(() => {
      const { table, director } = this;
      const isStill = table.info?.result != null && !director.playing && director.shown?.v === table.frame?.v;
      if (!isStill) this.ended = false;
      const timer = isStill ? setTimeout(() => (this.ended = true), LAST) : 0;
      return () => clearTimeout(timer);
    });
  }
}
