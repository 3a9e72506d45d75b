import { describe, expect, it } from "vitest";
import { detailOf, previewOf, previewSaid, spanOf, spanSaid, type Known } from "../src/shell/gains";
import { Texts } from "../src/shell/texts";

const texts = new Texts("en", "line-food = Food\nline-stars = Stars\nnote-race = { $player } needs it too.");
const preview: Known = {
  gains: [
    { line: "food", least: -2, most: -2, refs: ["food:wine"] },
    { line: "stars", least: 0, most: 5, refs: [] },
  ],
  notes: [{ id: "note-race", args: { player: "Ben" } }],
  detail: { hours: 3 },
  plan: [],
};
const NOTHING: Known = { gains: [], notes: [], detail: null, plan: [] };
const move = { index: 7 };

describe("what a choice would bring", () => {
  it("is found by the move", () => {
    const view = { public: {}, private: {}, previews: { 7: preview } };
    expect(previewOf(view, move)).toEqual(preview);
    expect(previewOf({ public: {}, private: {}, previews: { 7: {} } }, move)).toEqual(NOTHING);
    expect(previewOf(view, { index: 8 })).toBeNull();
    expect(previewOf(view, null)).toBeNull();
    expect([detailOf(view, move), detailOf(view, { index: 8 })]).toEqual([{ hours: 3 }, null]);
    expect(previewOf({ public: {}, private: null }, move)).toBeNull();
    expect(previewOf(null, move)).toBeNull();
  });

  it("is summed up with its bounds", () => {
    expect(spanOf(preview)).toEqual({ least: -2, most: 3 });
  });

  it.each([
    [4, 4, "+4"],
    [0, 0, "0"],
    [-2, -2, "−2"],
    [0, 5, "0–5"],
    [2, 5, "+2–5"],
    [-2, 3, "−2 … +3"],
  ])("from %d to %d is written %s", (least, most, words) => {
    expect(spanSaid({ least, most }, texts)).toBe(words);
  });

  it("is told line by line, then what is not points", () => {
    expect(previewSaid(preview, texts)).toEqual(["Food −2", "Stars 0–5", "Ben needs it too."]);
  });
});
