import { describe, expect, it, vi } from "vitest";
import { BEAT, browserLine, CommandRefused, Line, staggered, type LineState, type Socket } from "../src/shell/line";
import type { Push } from "../src/shell/protocol";

class FakeSocket implements Socket {
  sent: { id: string; seat: number | null; body: { type: string; since?: number | null } }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text) as FakeSocket["sent"][number]);
  }
  isClosed = false;
  close() {
    this.isClosed = true;
  }
  push(push: Push) {
    this.onmessage?.({ data: JSON.stringify(push) });
  }
}

function setUp(refused = false) {
  const sockets: FakeSocket[] = [];
  const states: LineState[] = [];
  const pauses: number[] = [];
  const unconfirmed: boolean[] = [];
  let beat = () => {};
  let wake = () => {};
  let time = 0;
  let ids = 0;
  const line = new Line(
    "t",
    () => {},
    (state, waits) => {
      states.push(state);
      unconfirmed.push(waits);
    },
    {
      open: () => {
        const socket = new FakeSocket();
        sockets.push(socket);
        return socket;
      },
      later: (action, pause) => {
        pauses.push(pause);
        action();
      },
      every: (action) => {
        beat = action;
        return () => {};
      },
      onWake: (action) => {
        wake = action;
        return () => {};
      },
      now: () => time,
      newId: () => `id${ids++}`,
      isRefused: () => Promise.resolve(refused),
    },
  );
  const pass = (milliseconds: number) => {
    for (const end = time + milliseconds; time < end;) {
      time += BEAT;
      beat();
    }
  };
  return { line, sockets, states, pauses, unconfirmed, pass, wake: () => wake() };
}

const frame = (seat: number, v: number): Push => ({
  type: "view",
  seat,
  v,
  since: v - 1,
  view: {},
  events: [],
  decision: null,
  prompt: null,
  legal: [],
  take_back: false,
  lesson: null,
});

describe("line", () => {
  it("gives up where the server says no, and only there", async () => {
    const no = setUp(true);
    no.sockets[0]!.onclose?.({ code: 1006 });
    await Promise.resolve();
    expect(no.states.at(-1)).toBe("refused");
    const away = setUp();
    away.sockets[0]!.onclose?.({ code: 1006 });
    await Promise.resolve();
    expect(away.states.at(-1)).toBe("broken");
    expect(away.sockets).toHaveLength(2);
  });

  it("is left at once when it is open, and as soon as it is where it is not", () => {
    const open = setUp();
    open.sockets[0]!.onopen?.();
    open.line.end();
    expect(open.sockets[0]!.isClosed).toBe(true);
    const early = setUp();
    early.line.end();
    expect(early.sockets[0]!.isClosed).toBe(false);
    early.sockets[0]!.onopen?.();
    expect(early.sockets[0]!.isClosed).toBe(true);
    expect(early.states).toEqual([]);
  });

  it("sends what was not answered again after a break, with the same id", async () => {
    const { line, sockets } = setUp();
    sockets[0]!.onopen?.();
    const reply = line.command({ type: "move", move: 3 }, 0, 4);
    const first = sockets[0]!.sent[0]!;
    sockets[0]!.onclose?.({ code: 1006 });
    sockets[1]!.onopen?.();
    expect(sockets[1]!.sent.map((each) => each.id)).toEqual([first.id]);
    sockets[1]!.push({ type: "ack", id: first.id });
    expect((await reply).type).toBe("ack");
    sockets[1]!.onclose?.({ code: 1012 });
    sockets[2]!.onopen?.();
    expect(sockets[2]!.sent).toEqual([]);
  });

  it("attaches again from the last version seen", () => {
    const { line, sockets } = setUp();
    sockets[0]!.onopen?.();
    line.attach(1);
    sockets[0]!.push(frame(1, 9));
    sockets[0]!.onclose?.({ code: 1006 });
    sockets[1]!.onopen?.();
    expect(sockets[1]!.sent[0]).toMatchObject({ seat: 1, body: { type: "attach", since: 9 } });
  });

  it("waits longer from time to time, and shortly after a restart", () => {
    const { sockets, pauses } = setUp();
    sockets[0]!.onclose?.({ code: 1006 });
    sockets[1]!.onclose?.({ code: 1006 });
    sockets[2]!.onclose?.({ code: 1012 });
    expect(pauses).toEqual([250, 500, 250]);
  });

  it("gives up when refused", () => {
    const { sockets, states } = setUp();
    sockets[0]!.onclose?.({ code: 1008 });
    expect(states).toEqual(["refused"]);
    expect(sockets).toHaveLength(1);
  });

  it("rejects a refused command", async () => {
    const { line, sockets } = setUp();
    sockets[0]!.onopen?.();
    const reply = line.command({ type: "start" });
    sockets[0]!.push({ type: "err", id: "id0", code: "not-host", message: "only the host", clause: "", args: {} });
    await expect(reply).rejects.toBeInstanceOf(CommandRefused);
  });

  it("says within three seconds of a move that nothing comes back, and that the move is not confirmed", async () => {
    const { line, sockets, states, unconfirmed, pass } = setUp();
    sockets[0]!.onopen?.();
    const reply = line.command({ type: "move", move: 3 }, 0, 4);
    expect(unconfirmed.at(-1)).toBe(false);
    pass(3000);
    expect(states.at(-1)).toBe("stalled");
    expect(unconfirmed.at(-1)).toBe(true);
    expect(sockets[0]!.sent.map((each) => each.body.type)).toEqual(["move", "ping"]);
    sockets[0]!.push({ type: "ack", id: sockets[0]!.sent[0]!.id });
    expect((await reply).type).toBe("ack");
    expect(states.at(-1)).toBe("open");
    expect(unconfirmed.at(-1)).toBe(false);
  });

  it("does not call a line stalled on which something comes back", () => {
    const { line, sockets, states, pass } = setUp();
    sockets[0]!.onopen?.();
    void line.command({ type: "hint" }, 0);
    for (let seconds = 0; seconds < 30; seconds++) {
      pass(1000);
      const ping = sockets[0]!.sent.findLast((each) => each.body.type === "ping");
      if (ping) sockets[0]!.push({ type: "ack", id: ping.id });
    }
    expect(states).toEqual(["open"]);
  });

  it("cuts a line that stays silent, and sends the move again on a new one", () => {
    const { line, sockets, unconfirmed, pass } = setUp();
    sockets[0]!.onopen?.();
    void line.command({ type: "move", move: 3 }, 0, 4);
    pass(12_000);
    expect(sockets[0]!.isClosed).toBe(true);
    expect(sockets).toHaveLength(2);
    expect(unconfirmed.at(-1)).toBe(true);
    sockets[1]!.onopen?.();
    expect(sockets[1]!.sent.map((each) => each.id)).toEqual([sockets[0]!.sent[0]!.id]);
    expect(unconfirmed.at(-1)).toBe(false);
  });

  it("pings a quiet line, and at once when the page is looked at again", () => {
    const { sockets, pass, wake } = setUp();
    sockets[0]!.onopen?.();
    pass(19_000);
    expect(sockets[0]!.sent).toEqual([]);
    wake();
    expect(sockets[0]!.sent.map((each) => each.body.type)).toEqual(["ping"]);
    sockets[0]!.push({ type: "ack", id: sockets[0]!.sent[0]!.id });
    pass(21_000);
    expect(sockets[0]!.sent).toHaveLength(2);
  });

  it("says of a move that is made while the line is broken that it is not confirmed", () => {
    const { line, sockets, unconfirmed } = setUp();
    sockets[0]!.onopen?.();
    sockets[0]!.onclose?.({ code: 1006 });
    expect(unconfirmed.at(-1)).toBe(false);
    void line.command({ type: "move", move: 3 }, 0, 4);
    expect(unconfirmed.at(-1)).toBe(true);
  });
});

describe("coming back after a restart", () => {
  it("takes less than two seconds, however long the server was away", () => {
    const { sockets, pauses } = setUp();
    for (let tries = 0; tries < 50; tries++) sockets[tries]!.onclose?.({ code: 1006 });
    expect(pauses).toHaveLength(50);
    expect(Math.max(...pauses.map((pause) => staggered(pause, 1)))).toBeLessThanOrEqual(1800);
  });

  it("is spread over time, so that not everyone comes at the same moment", () => {
    vi.useFakeTimers();
    const came: string[] = [];
    for (const [name, random] of [
      ["late", 0.9],
      ["early", 0.1],
    ] as const) {
      vi.spyOn(Math, "random").mockReturnValue(random);
      browserLine.later(() => came.push(name), 1000);
    }
    vi.advanceTimersByTime(599);
    expect(came).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(came).toEqual(["early"]);
    vi.advanceTimersByTime(800);
    expect(came).toEqual(["early", "late"]);
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
});
