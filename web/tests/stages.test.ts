// Where a game stands, from the shape of its view.
import { describe, expect, it } from "vitest";
import type { GameTexts, Shape } from "../src/shell/protocol";
import { standing } from "../src/shell/stages";

const field = (kind: Shape["kind"], more: Partial<Shape> = {}): Shape => ({ kind, ...more });
const fields = {
  way: field("word", { stage: "way" }),
  turn: field("number", { stage: "turn", out_of: 9 }),
  day: field("named", { of: "day", stage: "day", out_of: "days" }),
  days: field("number"),
  pile: field("list", { stage: "pile" }),
  last: field("flag", { stage: "last" }),
};
const game = (happenings: GameTexts["happenings"]) =>
  ({ shape: { public: field("struct", { fields }) }, happenings }) as unknown as GameTexts;
const DAYS = game({ "event-day": { closes: "day" }, "event-end": { closes: "game" } });

describe("where a game stands", () => {
  it("is said in the order of the view, what closes first", () => {
    expect(standing(DAYS, { way: "left", turn: 4, day: 2, days: 3, pile: ["a"], last: false })).toEqual([
      { id: "stage-day-of", args: { number: 2, name: "day:2", of: 3 } },
      { id: "stage-way-left", args: {} },
      { id: "stage-turn-of", args: { number: 4, of: 9 } },
      { id: "stage-pile", args: { number: 1 } },
    ]);
  });
  it("is not said before it begins, or if it is not so", () => {
    const said = standing(DAYS, { way: "right", turn: 0, day: 0, days: 3, pile: [], last: true });
    expect(said.map(({ id }) => id)).toEqual(["stage-way-right", "stage-pile", "stage-last"]);
  });
  it("is counted by the first number where nothing is closed", () => {
    expect(standing(game({}), { way: "left", turn: 4, day: 2, days: 3, pile: [], last: false })[0]?.id).toBe(
      "stage-turn-of",
    );
  });
});
