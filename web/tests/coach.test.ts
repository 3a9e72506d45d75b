// What the coach says, and when.

import { describe, expect, it } from "vitest";
import { adviceInShort, adviceSaid, doubtSaid, remarkSaid, type Found } from "../src/shell/coach/said";
import { asks, mayCoach, TALKS } from "../src/shell/coach/talk";
import type { Appraised, Move, SeatInfo, TableInfo } from "../src/shell/protocol";
import { Texts } from "../src/shell/texts";

const texts = new Texts(
  "en",
  `coach-sure = { $value } or { $best }?
coach-costs = Costs { $lines }.
coach-better = Better: { $move }, { $best } not { $value }.
coach-good = Good.
advice-line = { $line } decides { $decided } of { $losses }, { $points } behind.
advice-none = Nothing decides { $losses }.
move-pick = Pick
line-food = Food
line-stars = Stars
why-gain = { $line } +{ $points }
list-more = { $first }, { $next }
list-last = { $first } and { $last }`,
);
const move = (index: number): Move => ({ index, verb: "pick", refs: [], text: "pick" }) as unknown as Move;
const appraised = (index: number, weight: Appraised["weight"], lines: Appraised["lines"] = []): Appraised => ({
  move: index,
  value: index === 1 ? 0.6 : 0.41,
  cost: 0.19,
  weight,
  lines,
});
const found = (weight: Appraised["weight"], lines: Appraised["lines"] = []): Found => ({
  move: move(0),
  appraised: appraised(0, weight, lines),
  told: {
    best: {
      move: 1,
      value: 0.62,
      visits: 4,
      reasons: [{ id: "why-gain", args: { line: "line:food", points: 3 } }],
      prospects: [],
    },
    moves: [appraised(0, weight, lines), appraised(1, "none")],
  },
});

describe("a coach", () => {
  it("asks the more the more it talks", () => {
    const about = (weight: Appraised["weight"]) => TALKS.filter((talk) => asks(talk, { weight }));
    expect(about("grave")).toEqual(["quiet", "normal", "talkative"]);
    expect(about("costly")).toEqual(["normal", "talkative"]);
    expect(about("slight")).toEqual([]);
    expect(about("none")).toEqual([]);
  });

  it("says before a choice what it costs, and on which lines", () => {
    expect(doubtSaid(found("grave"), texts)).toBe("41% or 60%?");
    const lines = [
      { id: "food", points: -4.2 },
      { id: "stars", points: -1 },
    ];
    expect(doubtSaid(found("grave", lines), texts)).toBe("41% or 60%? Costs Food −4 and Stars −1.");
  });

  it("says afterwards what would have been better, or that nothing would", () => {
    expect(remarkSaid(found("slight"), [move(0), move(1)], texts)).toMatch(/^Better: .*, 60% not 41%\. .*\+3$/);
    expect(remarkSaid(found("none"), [move(0), move(1)], texts)).toBe("Good.");
  });

  it("says which line decides losses, or that none does", () => {
    const advice = { game: "x", games: 9, losses: 7, enough: true, line: "stars", decided: 5, behind: 3.6 };
    expect(adviceSaid(advice, texts)).toBe("Stars decides 5 of 7, 4 behind.");
    expect(adviceSaid({ ...advice, line: null }, texts)).toBe("Nothing decides 7.");
    expect(adviceInShort(advice, texts)).toBe("Stars decides 5 of your 7 losses in this game.");
    expect(adviceInShort({ ...advice, line: null }, texts)).toBeNull();
  });

  it("is there where hints are allowed and nobody else plays, but not in a lesson", () => {
    const seat = (kind: SeatInfo["kind"]) => ({ kind }) as SeatInfo;
    const table = (settings: Partial<TableInfo["settings"]>, ...kinds: SeatInfo["kind"][]) => ({
      settings: { hints: "casual", lesson: false, ...settings } as TableInfo["settings"],
      seats: kinds.map(seat),
      status: "playing" as const,
    });
    expect(mayCoach(table({}, "person", "bot", "bot"))).toBe(true);
    expect(mayCoach(table({}, "person", "person"))).toBe(false);
    expect(mayCoach(table({ hints: null }, "person", "bot"))).toBe(false);
    expect(mayCoach(table({ lesson: true }, "person", "bot"))).toBe(false);
    expect(mayCoach({ ...table({}, "person", "bot"), status: "finished" })).toBe(false);
  });
});
