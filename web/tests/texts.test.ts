// Numbers, shares, lists and labels in the reader's language.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LANGUAGES, Texts, type Language } from "../src/shell/texts";

const texts = (language: Language): Texts =>
  new Texts(language, readFileSync(`../src/baluchon/locale/${language}.ftl`, "utf-8"), null, ["Ana", "Ben"], 0);
const spaced = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, "_");

describe("numbers", () => {
  it.each([
    ["en", "−12,345.7", "35%", "0.5"],
    ["fr", "−12_345,7", "35_%", "0,5"],
    ["de", "−12.345,7", "35_%", "0,5"],
  ] as const)("are written as in %s", (language, number, share, speed) => {
    expect(spaced(texts(language).number(-12345.67, 1))).toBe(number);
    expect(spaced(texts(language).percent(0.354))).toBe(share);
    expect(texts(language).number(0.5, 1)).toBe(speed);
    expect(texts(language).number(1903)).toBe("1903");
  });

  it("say what is won and lost", () => {
    expect(texts("fr").signed(5.63, 1)).toBe("+5,6");
    expect(texts("en").signed(-3)).toBe("−3");
    expect(texts("en").signed(0)).toBe("0");
    expect(texts("en").signed(-0.04, 1)).toBe("0.0");
  });

  it("have a true minus sign and a form for one in sentences", () => {
    expect(texts("en").say("table-points", { points: -1234 })).toBe("−1,234 points");
    expect(texts("fr").say("table-points", { points: 1 })).toBe("1 point");
  });
});

describe("words", () => {
  it("are labelled with the language's colon", () => {
    const colons = LANGUAGES.map((language) => spaced(texts(language).labelled("Score", "7")));
    expect(colons).toEqual(["Score: 7", "Score_: 7", "Score: 7"]);
  });

  it("are listed as in the terminal", () => {
    const lists = LANGUAGES.map((language) => texts(language).join(["a", "b", "c"]));
    expect(lists).toEqual(["a, b and c", "a, b et c", "a, b und c"]);
  });

  it("tell for whom the table waits, or ask for a moment", () => {
    const waiting = (count: number, players: string) =>
      LANGUAGES.map((language) => spaced(texts(language).say("waiting-for-others", { count, players })));
    expect(waiting(1, "Ana")).toEqual(["Waiting for Ana.", "On attend Ana.", "Ana ist am Zug."]);
    expect(waiting(2, "Ana und Ben")[2]).toBe("Ana und Ben sind am Zug.");
    expect(waiting(0, "")).toEqual(["One moment…", "Un instant…", "Einen Moment_…"]);
  });
});
