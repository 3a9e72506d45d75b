import { describe, expect, it } from "vitest";
import { calendar, left, shareText } from "../src/shell/daily/daily";
import type { DailyDeal } from "../src/shell/protocol";
import { Texts } from "../src/shell/texts";

const DEAL: DailyDeal = {
  game: "road-trip-europa",
  day: "2026-11-17",
  number: 16,
  ends: Date.parse("2026-11-18T00:00:00Z") / 1000,
  commit: "c",
  seed: null,
  seats: 4,
  level: "casual",
  played: 1,
  middle: 101,
  better: 0,
  best: [],
  mine: { day: "2026-11-17", game: "road-trip-europa", table: "t", score: 101, place: 2 },
  tries: [
    { day: "2026-11-17", game: "road-trip-europa", table: "t", score: 101, place: 2 },
    { day: "2026-11-16", game: "tour-du-monde", table: "u", score: 9, place: 1 },
    { day: "2026-11-15", game: "road-trip-europa", table: "v", score: null, place: null },
  ],
  streak: 2,
};

describe("the calendar", () => {
  it("has whole weeks from Monday on, none before the first deal and none after today", () => {
    const weeks = calendar(DEAL, "2026-11-17", 4);
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7]);
    const days = weeks.flat().filter((square) => square !== null);
    expect(days[0]?.day).toBe("2026-11-02");
    expect(days.at(-1)?.day).toBe("2026-11-17");
    expect(days).toHaveLength(16);
  });

  it("marks the tries at this game that are over", () => {
    const done = calendar(DEAL, "2026-11-17", 4)
      .flat()
      .filter((square) => square?.done);
    expect(done.map((square) => square?.day)).toEqual(["2026-11-17"]);
  });
});

describe("a day", () => {
  it("says how long it lasts, and not less than nothing", () => {
    expect(left(DEAL.ends, Date.parse("2026-11-17T18:48:30Z"))).toEqual({ hours: 5, minutes: 12 });
    expect(left(DEAL.ends, Date.parse("2026-11-19T00:00:00Z"))).toEqual({ hours: 0, minutes: 0 });
  });
});

describe("what is passed on", () => {
  const texts = new Texts("en", "daily-shared = { $number } { $game } { $score } { $place } { $seats } { $bot }");
  const bot = { level: "casual", score: 90, place: 3 };

  it("has the result and the address", () => {
    expect(shareText(DEAL, bot, "Road Trip", texts, "http://a/")).toBe("16 Road Trip 101 2 4 90\nhttp://a/");
  });

  it("is nothing before the try is over", () => {
    expect(shareText({ ...DEAL, mine: null }, bot, "Road Trip", texts, "http://a/")).toBeNull();
  });
});
