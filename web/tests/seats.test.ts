import { beforeEach, describe, expect, it, vi } from "vitest";
import { freeName, lastNames, noteNames, withNames } from "../src/shell/names";
import { askedAtOnce, isGone, presenceOf } from "../src/shell/presence";
import type { SeatInfo } from "../src/shell/protocol";
import { emptyStorage } from "./storage";

describe("names on one device", () => {
  beforeEach(emptyStorage);

  it("are remembered, those of the last game first", () => {
    expect(lastNames()).toEqual([]);
    noteNames(["Ben", "Cleo"]);
    noteNames(["Dora ", "Ben", ""]);
    expect(lastNames()).toEqual(["Dora", "Ben", "Cleo"]);
  });

  it("are not kept for ever", () => {
    const many = Array.from({ length: 30 }, (_, n) => `Name ${n}`);
    expect(withNames(many, ["Ben"])).toHaveLength(12);
    expect(withNames(many, ["Ben"])[0]).toBe("Ben");
  });

  it("are proposed to whoever has none, once each", () => {
    expect(freeName(["Ben", "Cleo"], ["Ana"])).toBe("Ben");
    expect(freeName(["Ben", "Cleo"], ["Ana", "Ben"])).toBe("Cleo");
    expect(freeName(["Ben"], ["Ana", "Ben"])).toBeNull();
  });

  it("are forgotten where nothing can be read or written", () => {
    localStorage.setItem("baluchon-names", "{");
    expect(lastNames()).toEqual([]);
    localStorage.setItem("baluchon-names", '{"a": 1}');
    expect(lastNames()).toEqual([]);
    vi.stubGlobal("localStorage", undefined);
    noteNames(["Ben"]);
    expect(lastNames()).toEqual([]);
  });
});

describe("who is there", () => {
  const seat = (number: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
    seat: number,
    kind: "person",
    name: "Ana",
    level: null,
    away: false,
    host: false,
    muted: false,
    removed: false,
    ...more,
  });

  it("is said in words that are true", () => {
    const told = (each: SeatInfo) => presenceOf(each, 0, [0, 1], [0, 1, 2]);
    expect(told(seat(0))).toBeNull();
    expect(told(seat(1))).toBe("seat-here");
    expect(told(seat(2))).toBe("presence-here");
    expect(told(seat(3))).toBe("presence-gone");
    expect(told(seat(2, { away: true }))).toBe("away-label");
    expect(told(seat(3, { kind: "bot" }))).toBe("bot-label");
    expect(told(seat(3, { kind: "open" }))).toBeNull();
  });

  it("tells a spectator of everyone", () => {
    expect([0, 1].map((each) => presenceOf(seat(each), null, [], [1]))).toEqual(["presence-gone", "presence-here"]);
  });

  it("shows who is not there", () => {
    expect((["away-label", "presence-gone"] as const).every(isGone)).toBe(true);
    expect((["seat-here", "presence-here", "bot-label", null] as const).some(isGone)).toBe(false);
  });
});

describe("who has chosen", () => {
  const after = (...questions: number[][]): readonly number[] => {
    let [asked, before]: (readonly number[])[] = [[], []];
    for (const toAct of questions) {
      asked = askedAtOnce(asked ?? [], before ?? [], toAct);
      before = toAct;
    }
    return asked ?? [];
  };

  it("is told while others who were asked with them still choose", () => {
    expect(after([0, 1, 2], [1, 2], [2])).toEqual([0, 1, 2]);
  });

  it("is forgotten once they act one after the other", () => {
    expect(after([0, 1, 2], [2], [0])).toEqual([0]);
    expect(after([0, 1, 2], [2], [0], [1])).toEqual([1]);
  });
});
