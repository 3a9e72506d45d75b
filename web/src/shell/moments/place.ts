// What a round has changed for the reader, in a sentence: the best of all, past whom, how far behind. Pure.

import { standing, type Held } from "./staging";

export interface Said {
  id: string;
  /** Whom it names. */
  seats: readonly number[];
  points: number;
}

/** What a round did, and where the reader stands after it; nothing for those who only watch. */
export function placeAfter({ from, totals }: Held, me: number | null, fewest: boolean): Said[] {
  if (me === null || totals.length < 2) return [];
  const sign = fewest ? -1 : 1;
  const seats = totals.map((_, seat) => seat).filter((seat) => seat !== me);
  const worth = (points: readonly number[], seat: number): number => sign * (points[seat] ?? 0);
  const ahead = (points: readonly number[], seat: number): number => worth(points, seat) - worth(points, me);
  const won = (seat: number): number => worth(totals, seat) - worth(from, seat);
  const isBest = seats.every((seat) => won(seat) < won(me));
  const passed = seats.filter((seat) => ahead(from, seat) > 0 && ahead(totals, seat) < 0);
  const passing = seats.filter((seat) => ahead(from, seat) < 0 && ahead(totals, seat) > 0);
  const did = isBest
    ? { id: passed.length > 0 ? "place-best-past" : "place-best", seats: passed }
    : passed.length > 0
      ? { id: "place-past", seats: passed }
      : passing.length > 0
        ? { id: "place-passed", seats: passing }
        : null;
  return [...(did ? [{ ...did, points: 0 }] : []), gapOf(totals, me, fewest, seats)];
}

/** How far from the first, or from the second for who is first. */
function gapOf(totals: readonly number[], me: number, fewest: boolean, others: readonly number[]): Said {
  const order = standing(totals, fewest);
  const first = order.filter(({ place }) => place === 1).map(({ seat }) => seat);
  const far = (seat: number): number => Math.abs((totals[seat] ?? 0) - (totals[me] ?? 0));
  if (!first.includes(me)) return { id: "place-behind", seats: first, points: far(first[0] ?? me) };
  if (first.length > 1) return { id: "place-level", seats: first.filter((seat) => seat !== me), points: 0 };
  return { id: "place-ahead", seats: [], points: Math.min(...others.map(far)) };
}
