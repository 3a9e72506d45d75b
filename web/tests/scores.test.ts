import { describe, expect, it } from "vitest";
import { running, sum } from "../src/shell/scores";

const isLine = (id: string): boolean => ["food", "start-end", "culture"].includes(id);

describe("running scores", () => {
  it("are read from the list that has one entry for each seat", () => {
    const view = {
      stars: [{ region: "region:benelux" }, { region: "region:nordic" }],
      travellers: [
        { seat: 0, food: [5, 4], start_end: [2], culture: { music: 6 }, row: ["card:france"], score: 17 },
        { seat: 1, food: [], start_end: [], culture: {}, row: [], score: 0 },
      ],
    };
    const found = running(view, 2, isLine);
    expect(found?.map((each) => each.total)).toEqual([17, 0]);
    expect(found?.[0]?.lines).toEqual([
      { id: "food", parts: [5, 4] },
      { id: "start-end", parts: [2] },
      { id: "culture", parts: [6] },
    ]);
    expect(sum(found?.[0]?.lines[0]?.parts ?? [])).toBe(9);
  });

  it("are not guessed where a view has no such list", () => {
    expect(running({ piles: [{ size: 3 }, { size: 4 }] }, 2, isLine)).toBeNull();
    expect(running(null, 2, isLine)).toBeNull();
  });
});
