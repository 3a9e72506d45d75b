// A rematch against bots alone begins at once: nobody else has to come.

import type { TableInfo } from "./protocol";

let wanted: string | null = null;

/** Whether the same people and bots can begin again without anyone else. */
export const isAlone = (info: TableInfo, mine: readonly number[]): boolean =>
  info.seats.every(({ kind, seat }) => kind === "bot" || mine.includes(seat));

export function beginAt(table: string): void {
  wanted = table;
}

/** Whether this table is to begin as soon as its host is there; told once. */
export function begins(table: string): boolean {
  const is = wanted === table;
  if (is) wanted = null;
  return is;
}
