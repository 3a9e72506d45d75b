// This device's part in the deal: it promises a number before the game, tells it when all promises are known, and
// can check at the end that the deal was drawn from it. docs/adr/0014 says why that is enough.

import type { TableInfo } from "./protocol";
import { bytesOf, sha256 } from "./sha256";

/** What this device knows of a table's deal from its own experience, not from what the server says at the end. */
interface Kept {
  nonce: string;
  /** The server's promise, as it was when this device made its own. */
  commit: string | null;
  /** Everyone's promises when this device told its number. */
  promises: (string | null)[] | null;
}

export const newNonce = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
export const promiseOf = (nonce: string): string => sha256(`baluchon nonce ${nonce}`);

const place = (table: string): string => `deal ${table}`;
const here = new Map<string, Kept>();

function write(table: string, kept: Kept): void {
  here.set(table, kept);
  try {
    localStorage.setItem(place(table), JSON.stringify(kept));
  } catch {
    // a browser that stores nothing: it is known until the page is closed
  }
}

function read(table: string): Kept | null {
  const kept = here.get(table);
  if (kept) return kept;
  try {
    return JSON.parse(localStorage.getItem(place(table)) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

/** Keep the number that was promised for a table. */
export const keep = (info: TableInfo, nonce: string): void =>
  write(info.id, { nonce, commit: info.commit ?? null, promises: null });

/** What this device has to say to a table's deal now, if it has a seat there: a promise, its number, or nothing. */
export function part(
  info: TableInfo,
  seats: readonly number[],
): { type: "promise"; hash: string } | { type: "nonce"; nonce: string } | null {
  const seat = seats[0];
  if (!info.deal || info.status !== "waiting" || seat === undefined) return null;
  const promised = info.deal.promises[seat] ?? null;
  let kept = read(info.id);
  if (info.deal.revealing) {
    if (!kept || promised !== promiseOf(kept.nonce)) return null; // another device of the same person's
    write(info.id, { ...kept, promises: info.deal.promises });
    return { type: "nonce", nonce: kept.nonce };
  }
  if (promised !== null) return null;
  if (!kept) {
    keep(info, newNonce());
    kept = read(info.id);
  }
  return kept && { type: "promise", hash: promiseOf(kept.nonce) };
}

export interface Verdict {
  /** Whether the seed is the promised one; and the promise the one that this device saw, if it took part. */
  seed: boolean;
  /** Whether every number is the promised one. */
  numbers: boolean;
  /** The seats whose numbers are in the deal. */
  took: number[];
  /** The seats that promised one and did not tell it. */
  withheld: number[];
  /** Whether this device's number is in the deal; null if it took no part. */
  mine: boolean | null;
}

/** What this device can tell about the deal of a finished game. */
export function verdict(info: TableInfo, mine: readonly number[]): Verdict | null {
  const { deal, result, commit } = info;
  if (!result) return null;
  if (!deal) {
    return { seed: sha256(bytesOf(result.seed)) === commit, numbers: true, took: [], withheld: [], mine: null };
  }
  const kept = read(info.id);
  const text = `baluchon commit ${info.id} ${info.game} ${info.rules} ${result.seed}`;
  const seats = deal.promises.map((_, seat) => seat);
  const toldSince = kept?.promises?.every((promise, seat) => promise === deal.promises[seat]) ?? true;
  return {
    seed: sha256(text) === commit && (!kept?.commit || kept.commit === commit),
    numbers:
      toldSince &&
      seats.every((seat) => {
        const nonce = deal.nonces[seat];
        return !nonce || promiseOf(nonce) === deal.promises[seat];
      }),
    took: seats.filter((seat) => deal.nonces[seat]),
    withheld: seats.filter((seat) => deal.promises[seat] && !deal.nonces[seat]),
    mine: kept?.promises ? mine.some((seat) => deal.nonces[seat] === kept.nonce) : null,
  };
}
