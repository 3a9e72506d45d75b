// What this device knows of the puzzles that were tried on it: the first answer to each, and right ones in a row.

const KEY = "baluchon-puzzles";

interface Kept {
  streak: number;
  /** By game and number, such as `some-game 3`: whether the first answer was right. */
  first: Record<string, boolean>;
}

let here: Kept = { streak: 0, first: {} };

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Kept | null;
    if (kept && typeof kept.streak === "number" && typeof kept.first === "object") return kept;
  } catch {
    // a browser that stores nothing, or something that is not ours
  }
  return here;
}

/** Right answers since the last wrong one. */
export const streakHere = (): number => read().streak;

/** The first answers to a game's puzzles, by number. */
export function answersHere(game: string): [number, boolean][] {
  return Object.entries(read().first)
    .filter(([puzzle]) => puzzle.startsWith(`${game} `))
    .map(([puzzle, right]) => [Number(puzzle.slice(game.length + 1)), right]);
}

/** Keep an answer, if it is the first to its puzzle; the streak after it. */
export function noteAnswer(puzzle: string, right: boolean): number {
  const kept = read();
  if (puzzle in kept.first) return kept.streak;
  here = { streak: right ? kept.streak + 1 : 0, first: { ...kept.first, [puzzle]: right } };
  try {
    localStorage.setItem(KEY, JSON.stringify(here));
  } catch {
    // it is known until the page is closed
  }
  return here.streak;
}
