// One table as this client knows it: what the server has pushed, and the commands to it.

import { browserLine, CommandRefused, Line, type LineState, type Reply } from "./line";
import { during } from "./quiet";
import { part } from "./fairness";
import { shared } from "./shared";
import type { Argument } from "./texts";
import type { Answer, ChatLine, Command, Err, Frame, Message, Push, TableInfo, You } from "./protocol";

export interface Told {
  v: number;
  message: Message;
}

const MOST_EVENTS = 2000;
const MOST_MOMENTS = 300;

export class Table {
  // What the server sends is replaced, never changed: a board reads thousands of fields of it for every move.
  info: TableInfo | null = $state.raw(null);
  you: You | null = $state.raw(null);
  /** The names of all seats; the same list as long as nobody changes theirs, for words are made of them. */
  players: readonly string[] = $state.raw([]);
  /** The newest frame of the seat shown, and what its log tells. */
  private newest: Frame | null = $state.raw(null);
  told: readonly Told[] = $state.raw([]);
  toAct: number[] = $state.raw([]);
  deadlines: Record<string, number> = $state.raw({});
  chat: readonly ChatLine[] = $state.raw([]);
  connected: number[] = $state.raw([]);
  spectators = $state(0);
  /** The seats that still look at what a round brought. */
  looking: readonly number[] = $state.raw([]);
  line: LineState = $state("connecting");
  /** A move was made whose arrival the line does not let us hear of; it is sent again until it is confirmed. */
  unconfirmed = $state(false);
  refused: Err | null = $state.raw(null);
  /** The seat shown now; null: the spectator's view. Pass-and-play changes it behind the curtain. */
  seat: number | null = $state(null);
  /** The curtain is up: nothing of any seat is here. */
  hidden = $state(false);
  /** Earlier views of the seat shown, by version: what the log leads back to. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- only looked up when a line of the log is touched
  moments: Map<number, Frame> = new Map();
  private readonly wire: Line;
  private attached = false;
  /** Somebody waits for the table until it is there, or cannot be. */
  private arrived = (): void => {};
  private said = "";

  constructor(readonly id: string) {
    void during(new Promise<void>((resolve) => (this.arrived = resolve)));
    this.wire = new Line(
      id,
      (push) => this.receive(push),
      (state, unconfirmed) => {
        this.line = state;
        if (state === "broken" || state === "refused") this.arrived();
        this.unconfirmed = unconfirmed;
      },
      browserLine,
    );
  }

  get frame(): Frame | null {
    return this.hidden ? null : this.newest;
  }

  send(body: Command["body"], seat: number | null = this.seat): Promise<Reply> {
    const decision =
      (body.type === "move" || body.type === "plan") && seat === this.seat ? (this.newest?.decision ?? null) : null;
    return this.wire.command(body, seat, decision);
  }

  async ask(body: Command["body"]): Promise<Answer | null> {
    const reply = await this.send(body);
    return reply.type === "answer" ? reply : null;
  }

  /** Show a seat's view (null: the spectator's) and nothing of any other seat. */
  show(seat: number | null): void {
    this.hide();
    this.hidden = false;
    this.seat = seat;
    this.wire.attach(seat, 0);
  }

  /** What these frames told was told at once when the table was opened: each line belongs to its own frame. */
  tellApart(frames: readonly Frame[]): void {
    const versions = frames.flatMap(({ v, events }) => events.map(() => v));
    const earlier = this.told.length - versions.length;
    const before = (frames[0]?.v ?? 1) - 1;
    this.told = this.told.map(({ message }, i) => ({ message, v: versions[i - earlier] ?? before }));
  }

  /** Nothing of any seat is in the page: the curtain is up. */
  hide(): void {
    if (!this.hidden && this.attached) this.wire.detach(this.seat);
    this.hidden = true;
    this.newest = null;
    this.told = [];
    this.moments.clear();
  }

  leave(): void {
    this.arrived();
    this.wire.end();
  }

  private receive(push: Push): void {
    switch (push.type) {
      case "you":
        this.you = push;
        if (push.removed) {
          this.hide();
          this.attached = false;
        } else this.sit(push.seats);
        this.takePart();
        break;
      case "table":
        this.info = shared(this.info, push.table);
        this.players = shared(
          this.players,
          push.table.seats.map((seat) => seat.name),
        );
        this.arrived();
        this.act(push.table.to_act, push.table.deadlines);
        this.takePart();
        break;
      case "view":
        this.renew(push);
        break;
      case "acting":
        this.act(push.to_act, push.deadlines);
        break;
      case "chat":
        if (!this.chat.some((line) => line.k === push.k)) this.chat = [...this.chat, push];
        break;
      case "presence":
        this.connected = push.connected;
        this.spectators = push.spectators;
        this.looking = shared(this.looking, push.looking);
        break;
      case "err":
        if (push.id === null || (this.line !== "open" && this.line !== "stalled")) this.refused = push;
        break;
    }
  }

  /** Promise this device's number for the deal, and tell it when it is asked for. */
  private takePart(): void {
    const body = this.info && this.you && part(this.info, this.you.seats);
    const said = JSON.stringify(body);
    if (!body || said === this.said) return;
    this.said = said;
    this.wire.command(body, null, null).catch(() => undefined); // then the game begins without it, and says so
  }

  /** Look from the own seat; whoever has several on this device is asked first who looks. */
  private sit(seats: readonly number[]): void {
    const stays = this.seat === null ? seats.length === 0 : seats.includes(this.seat);
    if (this.attached && stays) return;
    if (seats.length > 1) this.hide();
    else this.show(seats[0] ?? null);
    this.attached = true;
  }

  private act(seats: number[], deadlines: Record<string, number>): void {
    this.toAct = shared(this.toAct, seats);
    this.deadlines = shared(this.deadlines, deadlines);
  }

  private renew(come: Frame): void {
    if (this.hidden || come.seat !== this.seat) return;
    const { view, prompt, legal } = this.newest ?? {};
    const frame = {
      ...come,
      view: shared(view, come.view),
      prompt: shared(prompt, come.prompt),
      legal: shared(legal, come.legal),
    };
    const known = this.told.filter((each) => each.v <= frame.since);
    this.told = [...known, ...frame.events.map((message) => ({ v: frame.v, message }))].slice(-MOST_EVENTS);
    this.newest = frame;
    this.moments.set(frame.v, frame);
    const oldest = this.moments.keys().next().value;
    if (this.moments.size > MOST_MOMENTS && oldest !== undefined) this.moments.delete(oldest);
  }
}

/** What to say when a command was refused. */
export function wordsOf(error: unknown): {
  code: string;
  clause: string;
  reason: string | null;
  args: Record<string, Argument>;
} {
  if (error instanceof CommandRefused) {
    const { code, clause, args } = error.err;
    return {
      code,
      clause,
      reason: typeof args["reason"] === "string" ? args["reason"] : null,
      args: args as Record<string, Argument>,
    };
  }
  return { code: "offline", clause: "", reason: null, args: {} };
}
