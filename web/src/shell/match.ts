// “Match me”: the level of bots that suits somebody, by their results on this device. It begins at casual; who wins
// alone meets stronger bots next time, who comes last weaker ones, and everything between changes nothing.

/** Stands for a level where one is chosen. */
export const MATCH = "match";
const FIRST = "casual";
const KEY = "baluchon-match";
const MOST = 20;

interface Known {
  level: string;
  /** The tables that have counted, the last ones. */
  tables: string[];
}

/** A game that is over. */
export interface Ended {
  game: string;
  table: string;
  seat: number;
  /** The level of the bot on each seat; null: a person. */
  levels: readonly (string | null)[];
  ranking: readonly number[];
}

/** The levels that “match me” chooses from, the weakest first. Pure. */
export const matching = (levels: readonly string[]): string[] => levels.filter((level) => level !== "random");

/** The level that suits after a game. Pure. */
export function levelAfter(level: string, { seat, levels, ranking }: Ended, all: readonly string[]): string {
  const met = levels.filter((each) => each !== null).map((each) => all.indexOf(each));
  const place = ranking[seat];
  const now = all.indexOf(level);
  const clamp = (n: number): string => all[Math.max(0, Math.min(all.length - 1, n))] ?? level;
  if (met.length === 0 || place === undefined || all.length === 0) return level;
  const others = ranking.filter((_, other) => other !== seat);
  if (others.every((other) => other > place)) return clamp(Math.max(now, Math.max(...met) + 1));
  if (others.every((other) => other <= place) && others.some((other) => other < place))
    return clamp(Math.min(now, Math.min(...met) - 1));
  return clamp(now);
}

function known(): Record<string, Known> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Known>;
  } catch {
    return {};
  }
}

/** The level that suits whoever plays on this device in a game. */
export function matched(game: string, all: readonly string[]): string {
  const level = known()[game]?.level ?? FIRST;
  return all.includes(level) ? level : (all[0] ?? FIRST);
}

/** Take a game into account, once. */
export function noteEnd(ended: Ended, all: readonly string[]): void {
  const before = known();
  const tables = before[ended.game]?.tables ?? [];
  if (tables.includes(ended.table)) return;
  const level = levelAfter(matched(ended.game, all), ended, all);
  const now: Known = { level, tables: [ended.table, ...tables].slice(0, MOST) };
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...before, [ended.game]: now }));
  } catch {
    // private windows may refuse: then the level stays where it begins
  }
}
