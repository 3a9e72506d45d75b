// Who sits at a new table. Bots have names: people, not levels.

import type { NewTable } from "./protocol";

const COMPANY = ["Jonas", "Chloé", "Otto", "Mila", "Théo", "Ines", "Pablo", "Edda"];

/** A name for a bot that nobody at the table has. */
export function companion(taken: readonly string[]): string | null {
  return COMPANY.find((name) => !taken.includes(name)) ?? null;
}

/** Names for so many bots at a table with these people. */
export function companions(count: number, taken: readonly string[]): (string | null)[] {
  const names: (string | null)[] = [];
  for (let i = 0; i < count; i++) names.push(companion([...taken, ...names.filter((name) => name !== null)]));
  return names;
}

/** A table for a lesson, which brings its own company. */
export const lessonTable = (game: string): NewTable => ({
  game,
  seats: [{ kind: "here" }],
  settings: { lesson: true, hints: "casual" },
});
