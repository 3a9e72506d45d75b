// My tables in the order in which they matter. Pure.

import type { TableCard } from "./protocol";

export interface Mine {
  /** It is my turn; the one that waits longest comes first. */
  turn: TableCard[];
  /** Others are to act; the latest comes first. */
  waiting: TableCard[];
  /** Not begun yet. */
  set: TableCard[];
  finished: TableCard[];
}

export function inOrder(tables: readonly TableCard[]): Mine {
  const latest = [...tables].sort((a, b) => b.changed - a.changed);
  const playing = latest.filter((table) => table.status === "playing");
  return {
    turn: playing.filter((table) => table.your_turn).reverse(),
    waiting: playing.filter((table) => !table.your_turn),
    set: latest.filter((table) => table.status === "waiting"),
    finished: latest.filter((table) => table.status === "finished"),
  };
}

/** Whether a table is meant by what somebody looks for: every word is in its game, its name or a player's. */
export function isMeant(table: TableCard, title: string, search: string): boolean {
  const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const told = plain([title, table.name, ...table.seats.map((seat) => seat.name)].join(" "));
  return plain(search)
    .split(/\s+/)
    .every((word) => told.includes(word));
}
