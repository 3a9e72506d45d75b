import { expect, test } from "vitest";
import { byGrade } from "../src/shell/puzzles/hardness";

test("puzzles are told by how hard they are, whatever a game has of each kind", () => {
  expect(byGrade([0.17, 0.29, 0.3, 0.59, 0.6, 1])).toEqual([
    { grade: "easy", numbers: [1, 2] },
    { grade: "middling", numbers: [3, 4] },
    { grade: "hard", numbers: [5, 6] },
  ]);
  expect(byGrade([0.2, 0.7])).toEqual([
    { grade: "easy", numbers: [1] },
    { grade: "hard", numbers: [2] },
  ]);
  expect(byGrade([])).toEqual([]);
});
