// What was drawn in a finished game, checked by this device: it makes the stream of chance anew from the seed that was
// promised and the players' numbers. How cards come of the numbers is a matter of the rules, which are not here.

import { keyedBlake2b } from "./blake2b";
import type { TableInfo } from "./protocol";
import { bytesOf, sha256 } from "./sha256";

/** The seed from which the cards were drawn: the server's, and the players' numbers if they had a hand in it. */
export function dealSeed(info: TableInfo): string {
  const seed = info.result?.seed ?? "";
  if (!info.deal) return seed;
  return sha256(["baluchon deal", info.id, seed, ...info.deal.nonces.map((nonce) => nonce ?? "-")].join(" "));
}

const WORDS = 16;
const DIGITS = 8;

/** So many words of the stream that a seed gives, as the server writes them. */
export function streamOf(seed: string, words: number): string {
  const key = bytesOf(seed);
  let stream = "";
  for (let block = 0; block * WORDS < words; block++) {
    const number = new DataView(new ArrayBuffer(8));
    number.setBigUint64(0, BigInt(block));
    const bytes = keyedBlake2b(key, new Uint8Array(number.buffer));
    stream += [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  }
  return stream.slice(0, DIGITS * words);
}

export interface Drawn {
  /** How many numbers were drawn in the whole game. */
  words: number;
  /** After how many entries of the log one was drawn that is not the seed's next; null: all of them are. */
  wrong: number | null;
}

/** Whether what was drawn in a game, entry by entry, is the stream of its seed: from its beginning, without a gap. */
export function drawnFrom(seed: string, drawn: readonly string[]): Drawn {
  const digits = drawn.reduce((sum, each) => sum + each.length, 0);
  const stream = streamOf(seed, Math.ceil(digits / DIGITS));
  let place = 0;
  const wrong = drawn.findIndex((each) => {
    place += each.length;
    return stream.slice(place - each.length, place) !== each;
  });
  return { words: Math.floor(digits / DIGITS), wrong: wrong < 0 ? null : wrong };
}
