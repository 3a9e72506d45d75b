// How hard puzzles are, in three words: from 0 (bots of all levels find the best choice) to 1 (none does).

const GRADES = ["easy", "middling", "hard"] as const;
export type Grade = (typeof GRADES)[number];

/** Up to which hardness a puzzle is easy, and middling. Random choices are among the levels, so nothing is at 0. */
const EASY = 0.3;
const MIDDLING = 0.6;

const gradeOf = (hardness: number): Grade => (hardness < EASY ? "easy" : hardness < MIDDLING ? "middling" : "hard");

/** The numbers of a game's puzzles by grade; grades without any are left out. */
export const byGrade = (hardness: readonly number[]): { grade: Grade; numbers: number[] }[] =>
  GRADES.map((grade) => ({
    grade,
    numbers: hardness.flatMap((each, n) => (gradeOf(each) === grade ? [n + 1] : [])),
  })).filter(({ numbers }) => numbers.length > 0);
