// Who is at a table, as its host sees them: people with seats, spectators who said something, and those kept away.

import type { ChatLine, TableInfo } from "./protocol";

export interface Person {
  key: string;
  name: string;
  seat: number | null;
  muted: boolean;
  removed: boolean;
  /** How a command names them. */
  who: { target: number } | { line: number };
}

/** Everyone but those in the seats of the one who asks. A spectator is known by the latest line they said. */
export function peopleOf(info: TableInfo, own: readonly number[], chat: readonly ChatLine[]): Person[] {
  const seated = info.seats
    .filter((seat) => seat.kind === "person" && !own.includes(seat.seat))
    .map(({ seat, name, muted, removed }) => ({
      key: `seat ${seat}`,
      name,
      seat,
      muted,
      removed,
      who: { target: seat },
    }));
  const kept = info.restrained.map(({ name, line, removed }) => ({ name, line, muted: true, removed }));
  const names = new Set(kept.map((each) => each.name));
  const heard = new Map<string, number>();
  for (const line of chat) if (line.seat === null && !names.has(line.name)) heard.set(line.name, line.k);
  const free = [...heard].map(([name, line]) => ({ name, line, muted: false, removed: false }));
  const watching = [...free, ...kept].map(({ line, ...each }) => ({
    ...each,
    key: `line ${line}`,
    seat: null,
    who: { line },
  }));
  return [...seated, ...watching];
}
