// A true sentence about a result, from the reader's side: what was won or nearly won, never only that it was lost. Pure.

import type { PastGame, Result } from "./protocol";

export interface Feat {
  id: string;
  points: number;
  /** The line of the score sheet or the level of bots that it names. */
  line?: string;
  level?: string;
  /** The best game so far. */
  best: boolean;
}

interface Known {
  /** The reader's earlier games of this kind; null: nobody knows. */
  past: readonly PastGame[] | null;
  /** The level of the bot in each seat; null: a person. */
  levels: readonly (string | null)[];
  /** All levels, the weakest first. */
  all: readonly string[];
  fewest: boolean;
}

export function featOf({ outcome, winners, sheets }: Result, me: number, known: Known): Feat {
  const { past, fewest } = known;
  const sign = fewest ? -1 : 1;
  const score = outcome.scores[me] ?? 0;
  // Games with more or fewer seats bring other scores.
  const alike = (past ?? []).filter(({ scores }) => scores.length === outcome.scores.length);
  const own = (game: PastGame): number => game.scores[game.seat] ?? 0;
  const best = alike.length > 0 && alike.every((game) => sign * own(game) < sign * score);
  const told = (id: string, points: number, more: Pick<Feat, "line" | "level"> = {}): Feat => ({
    id,
    points,
    best,
    ...more,
  });
  if (winners.includes(me)) {
    const others = outcome.scores.filter((_, seat) => seat !== me);
    const ahead = Math.min(...others.map((each) => sign * (score - each)));
    const level = strongest(known.levels, known.all);
    const hasWon = (game: PastGame): boolean => game.ranking[game.seat] === 1;
    if (past && !past.some(hasWon)) return told("feat-first-win", ahead);
    if (past && level && !past.some((game) => hasWon(game) && game.levels.includes(level)))
      return told("feat-first-at", ahead, { level });
    if (best) return told("feat-best", score);
    return told(winners.length > 1 || ahead <= 0 ? "feat-level" : "feat-ahead", ahead);
  }
  const shortOf = (scores: readonly number[], seat: number): number =>
    Math.max(...scores.map((each) => sign * (each - (scores[seat] ?? 0))));
  const short = shortOf(outcome.scores, me);
  const lost = alike.filter((game) => (game.ranking[game.seat] ?? 1) > 1);
  if (best) return told("feat-short-best", short);
  if (lost.length > 0 && lost.every((game) => shortOf(game.scores, game.seat) > short))
    return told("feat-short-closest", short);
  const line = fewest ? null : mostOf(sheets, me);
  return line === null ? told("feat-short", short) : told("feat-short-most", short, { line });
}

/** The strongest bot at the table. */
function strongest(levels: readonly (string | null)[], all: readonly string[]): string | null {
  return [...all].reverse().find((level) => levels.includes(level)) ?? null;
}

/** The line of the score sheet on which the reader was further ahead of everyone than on any other. */
function mostOf(sheets: Result["sheets"], me: number): string | null {
  const points = (seat: number, id: string): number => sheets[seat]?.lines.find((line) => line.id === id)?.points ?? 0;
  const ahead = (sheets[me]?.lines ?? []).map(({ id }) => {
    const others = sheets.map((_, seat) => seat).filter((seat) => seat !== me);
    return { id, by: points(me, id) - Math.max(...others.map((seat) => points(seat, id))) };
  });
  const [first] = ahead.filter(({ by }) => by > 0).sort((a, b) => b.by - a.by);
  return first?.id ?? null;
}
