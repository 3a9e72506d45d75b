// Stories: which one a card tells, how they are found, where they lie on the guide's map.
import { describe, expect, it } from "vitest";
import type { Story } from "../src/shell/protocol";
import { spotsOf, touched, towards } from "../src/shell/stories/guidemap";
import { dealt } from "../src/shell/stories/quiz";
import { find, plain } from "../src/shell/stories/search";
import { byYear, eraOf, eraText, far, nearby, placeOf, storyOf, yearOf } from "../src/shell/stories/stories";
import { Texts } from "../src/shell/texts";

function story(id: string, title: string, rest: Partial<Story> = {}): Story {
  const words = { line: "", text: "", question: "?", answer: "", place: null, year: null, sources: [] };
  return { game: "trekking-the-world", id, title, ...words, ...rest };
}

const registan = story("registan", "Registan de Samarcande", { place: [39.7, 67] });
const samarkand = story("samarkand", "Samarcande", { game: "tour-du-monde", place: [39.65, 66.97] });
const marco = story("1271", "Halte de caravane", { text: "Marco Polo passe par Samarcande.", year: 1271 });
const hand = story("37000-bce", "Une main peinte", { year: -37000 });
const sao = story("salar-de-uyuni", "São Tomé", { place: [-20.1, -67.5] });
const all = [registan, marco, hand, samarkand, sao];
const [en, fr, de] = [new Texts("en"), new Texts("fr"), new Texts("de")];

describe("a component", () => {
  it("tells the story of its id, whatever kind it is", () => {
    expect(storyOf(all, "destination:registan")).toBe(registan);
    expect(storyOf(all, "place:registan")).toBe(registan);
    expect(storyOf(all, "card:1271")).toBe(marco);
    expect(storyOf(all, "seat:1271")).toBeNull();
    expect(storyOf(all, "symbol:water")).toBeNull();
  });
});

describe("the search", () => {
  it("finds titles first, then texts", () => {
    expect(find(all, "sam")).toEqual([samarkand, registan, marco]);
    expect(find(all, "")).toEqual(all);
  });
  it("forgives accents, capitals and slips", () => {
    expect(plain("  São TOMÉ, l’Œuvre!")).toBe("sao tome l oeuvre");
    expect(find(all, "SAO TOME")).toEqual([sao]);
    expect(find(all, "registna")).toEqual([registan]);
    expect(find(all, "samrcande")).toEqual([registan, samarkand]);
    expect(find(all, "xyz")).toEqual([]);
  });
  it("knows years", () => expect(find(all, "1271")).toEqual([marco]));
});

describe("years and places", () => {
  it("are written in each language", () => {
    expect([en, fr, de].map((texts) => yearOf(hand, texts))).toEqual([
      "37,000\u00a0BCE",
      "37\u202f000\u00a0av.\u00a0J.-C.",
      "37.000\u00a0v.\u00a0Chr.",
    ]);
    expect([en, fr, de].map((texts) => placeOf(sao, texts))).toEqual([
      "20.1°\u00a0S, 67.5°\u00a0W",
      "20,1°\u00a0S, 67,5°\u00a0O",
      "20,1°\u00a0S, 67,5°\u00a0W",
    ]);
    expect(placeOf(registan, de)).toBe("39,7°\u00a0N, 67,0°\u00a0O");
  });
  it("stand in order in the index of dates", () => {
    expect(byYear(all)).toEqual([hand, marco]);
    const eras = [-37000, -1001, -1000, -1, 1, 1000, 1001, 1501, 1994, 2001].map((year) => eraText(eraOf(year), en));
    expect(eras).toEqual([
      "up to 1001\u00a0BCE",
      "up to 1001\u00a0BCE",
      "1000–1\u00a0BCE",
      "1000–1\u00a0BCE",
      "1–1000",
      "1–1000",
      "1001–1500",
      "1501–1600",
      "1901–2000",
      "from 2001",
    ]);
  });
  it("are near or far", () => {
    expect(far([48.857, 2.352], [51.507, -0.128])).toBeCloseTo(344, -1);
    expect(nearby(all, registan)).toEqual([samarkand]);
    expect(nearby(all, hand)).toEqual([]);
  });
});

describe("the map", () => {
  const spots = spotsOf(all);
  it("has what has a place", () => expect(spots.map((spot) => spot.story)).toEqual([registan, samarkand, sao]));
  it("gives the nearest to a touch, and the next one when it is touched again", () => {
    const at = spots[0]!.at;
    expect(touched(spots, at, 20, null)).toBe(registan);
    expect(touched(spots, at, 20, registan)).toBe(samarkand);
    expect(touched(spots, at, 20, samarkand)).toBe(registan);
    expect(touched(spots, [0, 0], 20, null)).toBeNull();
  });
  it("is walked with arrow keys", () => {
    expect(towards(spots, spots[2]!.at, [1, 0])).toBe(samarkand);
    expect(towards(spots, spots[2]!.at, [-1, 0])).toBeNull();
  });
});

describe("a quiz", () => {
  it("asks different questions, no more than there are", () => {
    const round = dealt(all, () => 0.5, 3);
    expect(new Set(round).size).toBe(3);
    expect(dealt(all, () => 0.99)).toHaveLength(all.length);
  });
});
