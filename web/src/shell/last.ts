// What was played last on this device, so that home offers it again.

export interface LastTable {
  game: string | null;
  bots: number;
  level: string;
}

const KEY = "baluchon-last";
const FIRST: LastTable = { game: null, bots: 3, level: "casual" };

export function lastTable(): LastTable {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<LastTable>) };
  } catch {
    return FIRST;
  }
}

export function noteTable(table: LastTable): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(table));
  } catch {
    // private windows may refuse: then home begins as it does for everyone
  }
}
