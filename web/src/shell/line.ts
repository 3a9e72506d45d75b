// The line to a table: a WebSocket that comes back by itself and loses nothing.
// A command stays in `unanswered` until its ack, err or answer is there; after a break it is sent
// again with the same id, which the server carries out once.
// A line may also fall silent without breaking: what is not answered soon is followed by a ping, and where no ping
// comes back the line is stalled. It is cut and made anew if that lasts.

import { addressOf, socketAddressOf } from "./address";
import { newId } from "./device";
import type { Ack, Answer, Attach, Command, Err, Push } from "./protocol";

/** Stalled: it is open, but nothing comes back. */
export type LineState = "connecting" | "open" | "stalled" | "broken" | "refused";
export type Reply = Ack | Answer;

export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface LineOptions {
  open: (address: string) => Socket;
  later: (action: () => void, milliseconds: number) => void;
  /** Do something again and again until told to stop. */
  every: (action: () => void, milliseconds: number) => () => void;
  /** Do something whenever the page is looked at again or the network is back, until told to stop. */
  onWake: (action: () => void) => () => void;
  /** Milliseconds since some moment. */
  now: () => number;
  newId: () => string;
  /** Whether the server says no to this table: a browser is not told why a socket did not open. */
  isRefused: (table: string) => Promise<boolean>;
}

export class CommandRefused extends Error {
  constructor(readonly err: Err) {
    super(err.message);
  }
}

interface Waiting {
  text: string;
  /** Something happens at the table, rather than being asked. */
  isMove: boolean;
  /** When it was last sent; null: not yet. */
  sent: number | null;
  resolve: (reply: Reply) => void;
  reject: (error: Error) => void;
}

const FIRST_PAUSE = 250;
/** Staggered it is half as much again: with the time it takes to connect, a line is back two seconds after its server. */
const LONGEST_PAUSE = 1200;
/** How often a line looks after itself. */
export const BEAT = 250;
/** Without an answer for so long, a ping asks whether anyone is there. */
const PATIENCE = 900;
/** Without an answer to that for so long, the line is stalled: it shows within three seconds of a move. */
const PING_PATIENCE = 1200;
/** On a line without any news a ping goes out so often. */
const QUIET = 20_000;
/** A line that has been stalled for so long is cut and made anew. */
const GIVEN_UP = 8000;
const RESTART = 1012;
const REFUSED = 1008;
/** Stands for a socket that nothing came out of. */
const SILENT = 1006;

export class Line {
  state: LineState = "connecting";
  private socket: Socket | null = null;
  private readonly unanswered = new Map<string, Waiting>();
  private readonly attached = new Map<number | null, number | null>();
  private pause = FIRST_PAUSE;
  private ended = false;
  private heard = 0;
  private pinged: number | null = null;
  private readonly stops: (() => void)[];

  constructor(
    private readonly table: string,
    private readonly onPush: (push: Push) => void,
    /** Also told whether a move is on its way that the server has not confirmed, on a line that does not work. */
    private readonly onState: (state: LineState, unconfirmed: boolean) => void,
    private readonly options: LineOptions,
  ) {
    this.stops = [options.every(() => this.beat(), BEAT), options.onWake(() => this.wake())];
    this.connect();
  }

  /** Whether a move was sent, or will be, whose answer the state of the line keeps away. */
  get unconfirmed(): boolean {
    return this.state !== "open" && [...this.unanswered.values()].some((waiting) => waiting.isMove);
  }

  /** Ask for the frames of a seat (null: the spectator's); after a break from the last version seen. */
  attach(seat: number | null, since: number | null = null): void {
    this.attached.set(seat, since);
    if (this.isUp) this.sendAttach(seat);
  }

  detach(seat: number | null): void {
    this.attached.delete(seat);
    if (this.isUp) this.socket?.send(this.encode({ type: "detach" }, seat).text);
  }

  command(body: Command["body"], seat: number | null = null, decision: number | null = null): Promise<Reply> {
    const { id, text } = this.encode(body, seat, decision);
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        text,
        isMove: body.type === "move" || body.type === "plan",
        sent: null,
        resolve,
        reject,
      };
      this.unanswered.set(id, waiting);
      if (this.isUp) this.send(waiting);
      if (this.unconfirmed) this.change(this.state);
    });
  }

  end(): void {
    this.ended = true;
    for (const stop of this.stops) stop();
    const socket = this.socket;
    if (!socket || this.isUp) return socket?.close();
    // Browsers complain of a socket that is closed before it is open.
    socket.onclose = null;
    socket.onopen = () => socket.close();
  }

  private get isUp(): boolean {
    return this.state === "open" || this.state === "stalled";
  }

  private send(waiting: Waiting): void {
    waiting.sent = this.options.now();
    this.socket?.send(waiting.text);
  }

  private encode(body: Command["body"], seat: number | null, decision: number | null = null) {
    const id = this.options.newId();
    return { id, text: JSON.stringify({ id, seat, decision, body } satisfies Command) };
  }

  private sendAttach(seat: number | null): void {
    const since = this.attached.get(seat) ?? null;
    const body: Attach = { type: "attach", since };
    this.socket?.send(this.encode(body, seat).text);
  }

  private connect(): void {
    const socket = this.options.open(`/api/tables/${this.table}/socket?previews=true`);
    this.socket = socket;
    let opened = false;
    socket.onopen = () => {
      opened = true;
      this.pause = FIRST_PAUSE;
      this.heard = this.options.now();
      this.pinged = null;
      this.change("open");
      for (const seat of this.attached.keys()) this.sendAttach(seat);
      for (const waiting of this.unanswered.values()) this.send(waiting);
    };
    socket.onmessage = (event) => {
      this.heard = this.options.now();
      this.pinged = null;
      if (this.state === "stalled") this.change("open");
      this.receive(JSON.parse(event.data) as Push);
    };
    socket.onclose = (event) => {
      this.closed(event.code);
      if (!opened) void this.options.isRefused(this.table).then((refused) => refused && this.giveUp());
    };
  }

  private receive(push: Push): void {
    if (push.type === "view") this.attached.set(push.seat, push.v);
    if ((push.type === "ack" || push.type === "answer" || push.type === "err") && push.id !== null) {
      const waiting = this.unanswered.get(push.id);
      this.unanswered.delete(push.id);
      if (push.type === "err") waiting?.reject(new CommandRefused(push));
      else waiting?.resolve(push);
    }
    this.onPush(push);
  }

  /** Look whether anyone is there, if there is reason to. */
  private beat(): void {
    if (!this.isUp) return;
    const now = this.options.now();
    if (this.pinged === null) {
      const waits = [...this.unanswered.values()].some(({ sent }) => sent !== null && now - sent >= PATIENCE);
      if (now - this.heard >= (waits ? PATIENCE : QUIET)) this.ping(now);
    } else if (now - this.pinged >= PING_PATIENCE + GIVEN_UP) {
      this.drop();
    } else if (now - this.pinged >= PING_PATIENCE && this.state === "open") {
      this.change("stalled");
    }
  }

  private ping(now: number): void {
    this.pinged = now;
    this.socket?.send(this.encode({ type: "ping" }, null).text);
  }

  /** A device that slept, or lost its network, may hold a line that is dead. */
  private wake(): void {
    if (this.isUp && this.pinged === null) this.ping(this.options.now());
  }

  /** Give a silent socket up at once: a browser would wait a minute for its end to be confirmed. */
  private drop(): void {
    const socket = this.socket;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.closed(SILENT);
  }

  private closed(code: number): void {
    this.socket = null;
    if (this.ended) return;
    if (code === REFUSED) {
      this.change("refused");
      return;
    }
    this.change("broken");
    const pause = code === RESTART ? FIRST_PAUSE : this.pause;
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
    this.options.later(() => {
      if (!this.ended) this.connect();
    }, pause);
  }

  private giveUp(): void {
    if (this.ended || this.isUp) return;
    this.end();
    this.change("refused");
  }

  private change(state: LineState): void {
    this.state = state;
    this.onState(state, this.unconfirmed);
  }
}

/** Half the pause to half as much again: after a restart not everyone comes back at the same moment. */
export const staggered = (milliseconds: number, random: number) => milliseconds * (0.5 + random);

/** How a browser opens a line. */
export const browserLine: LineOptions = {
  open: (address) => new WebSocket(socketAddressOf(address)) as unknown as Socket,
  later: (action, milliseconds) => void setTimeout(action, staggered(milliseconds, Math.random())),
  every: (action, milliseconds) => {
    const timer = setInterval(action, milliseconds);
    return () => clearInterval(timer);
  },
  onWake: (action) => {
    const seen = () => document.visibilityState === "visible" && action();
    document.addEventListener("visibilitychange", seen);
    addEventListener("online", action);
    return () => {
      document.removeEventListener("visibilitychange", seen);
      removeEventListener("online", action);
    };
  },
  now: () => performance.now(),
  newId,
  isRefused: async (table) => {
    const address = addressOf(`/api/tables/${encodeURIComponent(table)}`);
    const answer = await fetch(address, { credentials: "same-origin" }).catch(() => null);
    return answer !== null && (answer.status === 403 || answer.status === 404);
  },
};
