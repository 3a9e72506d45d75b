import { describe, expect, it } from "vitest";
import type { ComponentTable, RulesPage } from "../src/shell/protocol";
import { groups, isEmpty, matching, narrow, signed } from "../src/shell/rules";

const row = (group: string, ...cells: string[]) => ({ group, cells });
const cards: ComponentTable = {
  title: "Cards",
  columns: ["Country", "No."],
  rows: [row("Nordic", "Norway", "5"), row("Nordic", "Sweden", "3"), row("Benelux", "Belgium", "5")],
  note: "",
  origins: [],
};
const page: RulesPage = {
  title: "A trip",
  head: ["2–4 players"],
  sign: "◇ marks a ruling.",
  short_title: "In short",
  short: ["Choose cards.", "Go north."],
  sections: [
    {
      title: "Setup",
      entries: [
        { id: "RT-S1", text: "Everyone gets seven cards." },
        { id: "RT-S2", text: "The rest is put aside. ◇" },
      ],
    },
    { title: "Examples", entries: [{ id: "", text: "Norway after Sweden." }] },
  ],
  components_title: "All cards and figures",
  components_intro: "",
  components: [cards],
};

describe("a search in the rules", () => {
  it("leaves the page as it is as long as nothing is looked for", () => {
    expect(matching(page, "  ")).toBe(page);
  });

  it("finds clauses, examples and cards that have all words, whatever their case", () => {
    const found = matching(page, "NORWAY");
    expect(found.short).toEqual([]);
    expect(found.sections).toEqual([page.sections[1]]);
    expect(found.components.map((table) => table.rows)).toEqual([[cards.rows[0]]]);
    expect(matching(page, "rt-s seven").sections[0]?.entries.map((entry) => entry.id)).toEqual(["RT-S1"]);
  });

  it("finds what stands under a heading", () => {
    expect(matching(page, "nordic").components[0]?.rows).toEqual(cards.rows.slice(0, 2));
    expect(matching(page, "setup").sections[0]?.entries).toHaveLength(2);
  });

  it("finds nothing where there is nothing", () => {
    expect(isEmpty(matching(page, "dragon"))).toBe(true);
    expect(isEmpty(page)).toBe(false);
  });
});

describe("a text with rulings", () => {
  it("keeps a sign with the word before it", () => {
    expect(signed("Draw one. The rest waits.\u00a0◇ Go on.")).toEqual([
      { before: "Draw one. The rest ", last: "waits.\u00a0", ruling: true },
      { before: " Go ", last: "on.", ruling: false },
    ]);
    expect(signed("◇ marks")).toEqual([
      { before: "", last: "", ruling: true },
      { before: " ", last: "marks", ruling: false },
    ]);
  });
});

describe("a table", () => {
  it("puts rows under the heading they share", () => {
    expect(groups(cards.rows).map((group) => [group.title, group.rows.length])).toEqual([
      ["Nordic", 2],
      ["Benelux", 1],
    ]);
  });

  it("sets columns of numbers in the middle", () => {
    expect(narrow(cards)).toEqual([false, true]);
  });
});
