import { describe, expect, it } from "vitest";
import { peopleOf } from "../src/shell/people";
import type { ChatLine, TableInfo } from "../src/shell/protocol";

const seat = (seat: number, kind: string, more: object = {}) => ({ seat, kind, name: `P${seat}`, ...more });
const said = (k: number, seat: number | null, name: string) => ({ k, seat, name, text: "", at: 0 }) as ChatLine;

describe("who a host can mute and remove", () => {
  it("is everyone with a seat, and every spectator who was heard, by their latest line", () => {
    const info = {
      seats: [seat(0, "person"), seat(1, "person", { muted: true, removed: false }), seat(2, "bot"), seat(3, "open")],
      restrained: [{ name: "Eve", line: 4, removed: true }],
    } as unknown as TableInfo;
    const chat = [
      said(3, null, "Dan"),
      said(4, null, "Eve"),
      said(5, 1, "P1"),
      said(6, null, "Dan"),
      said(7, null, "Eve"),
    ];
    const people = peopleOf(info, [0], chat);
    expect(people.map(({ name, who, muted, removed }) => [name, who, muted, removed])).toEqual([
      ["P1", { target: 1 }, true, false],
      ["Dan", { line: 6 }, false, false],
      ["Eve", { line: 4 }, true, true],
    ]);
  });
});
