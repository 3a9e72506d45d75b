import { describe, expect, it } from "vitest";
import { CommandRefused, Line, type LineState, type Socket } from "../src/shell/line";
import type { Push } from "../src/shell/protocol";

class FakeSocket implements Socket {
  sent: { id: string; seat: number | null; body: { type: string; since?: number | null } }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text) as FakeSocket["sent"][number]);
  }
  close() {}
  push(push: Push) {
    this.onmessage?.({ data: JSON.stringify(push) });
  }
}

function setUp(refused = false) {
  const sockets: FakeSocket[] = [];
  const states: LineState[] = [];
  const pauses: number[] = [];
  let ids = 0;
  const line = new Line(
    "t",
    () => {},
    (state) => states.push(state),
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
      newId: () => `id${ids++}`,
      isRefused: () => Promise.resolve(refused),
    },
  );
  return { line, sockets, states, pauses };
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
});
