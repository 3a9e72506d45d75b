// The line to a table: a WebSocket that comes back by itself and loses nothing.
// A command stays in `unanswered` until its ack, err or answer is there; after a break it is sent
// again with the same id, which the server carries out once.

import { newId } from "./device";
import type { Ack, Answer, Attach, Command, Err, Push } from "./protocol";

export type LineState = "connecting" | "open" | "broken" | "refused";
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
  resolve: (reply: Reply) => void;
  reject: (error: Error) => void;
}

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 2000;
const RESTART = 1012;
const REFUSED = 1008;

export class Line {
  state: LineState = "connecting";
  private socket: Socket | null = null;
  private readonly unanswered = new Map<string, Waiting>();
  private readonly attached = new Map<number | null, number | null>();
  private pause = FIRST_PAUSE;
  private ended = false;

  constructor(
    private readonly table: string,
    private readonly onPush: (push: Push) => void,
    private readonly onState: (state: LineState) => void,
    private readonly options: LineOptions,
  ) {
    this.connect();
  }

  /** Ask for the frames of a seat (null: the spectator's); after a break from the last version seen. */
  attach(seat: number | null, since: number | null = null): void {
    this.attached.set(seat, since);
    if (this.state === "open") this.sendAttach(seat);
  }

  detach(seat: number | null): void {
    this.attached.delete(seat);
    if (this.state === "open") this.socket?.send(this.encode({ type: "detach" }, seat).text);
  }

  command(body: Command["body"], seat: number | null = null, decision: number | null = null): Promise<Reply> {
    const { id, text } = this.encode(body, seat, decision);
    return new Promise((resolve, reject) => {
      this.unanswered.set(id, { text, resolve, reject });
      if (this.state === "open") this.socket?.send(text);
    });
  }

  end(): void {
    this.ended = true;
    this.socket?.close();
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
    const socket = this.options.open(`/api/tables/${this.table}/socket`);
    this.socket = socket;
    let opened = false;
    socket.onopen = () => {
      opened = true;
      this.pause = FIRST_PAUSE;
      this.change("open");
      for (const seat of this.attached.keys()) this.sendAttach(seat);
      for (const { text } of this.unanswered.values()) socket.send(text);
    };
    socket.onmessage = (event) => this.receive(JSON.parse(event.data) as Push);
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
    if (this.ended || this.state === "open") return;
    this.end();
    this.change("refused");
  }

  private change(state: LineState): void {
    this.state = state;
    this.onState(state);
  }
}

/** How a browser opens a line. */
export const browserLine: LineOptions = {
  open: (address) => new WebSocket(address) as unknown as Socket,
  later: (action, milliseconds) => void setTimeout(action, milliseconds),
  newId,
  isRefused: async (table) => {
    const answer = await fetch(`/api/tables/${encodeURIComponent(table)}`, { credentials: "same-origin" }).catch(
      () => null,
    );
    return answer !== null && (answer.status === 403 || answer.status === 404);
  },
};
