// BLAKE2b (RFC 7693) of one short block with a key: what the server's stream of chance is made of. No browser has it.

const MASK = (1n << 64n) - 1n;
const IV = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];
/** In which order each round takes the sixteen words of a block. */
const ORDER = [
  "0123456789abcdef",
  "ea489fd61c02b753",
  "b8c052fdae367194",
  "7931dcbe265a40f8",
  "905724afe1bc683d",
  "2c6a0b834d75fe19",
  "c51fed4a0763928b",
  "db7ec13950f4862a",
  "6fe9b308c2d714a5",
  "a2847615fb9e3cd0",
].map((row) => Array.from(row, (digit) => parseInt(digit, 16)));
const MIXES = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;
const BLOCK = 128;
const LENGTH = 64;

const turned = (word: bigint, by: bigint): bigint => ((word >> by) | (word << (64n - by))) & MASK;
const at = <T>(list: readonly T[], i: number): T => list[i] as T;

function mix(v: bigint[], [a, b, c, d]: (typeof MIXES)[number], x: bigint, y: bigint): void {
  v[a] = (at(v, a) + at(v, b) + x) & MASK;
  v[d] = turned(at(v, d) ^ at(v, a), 32n);
  v[c] = (at(v, c) + at(v, d)) & MASK;
  v[b] = turned(at(v, b) ^ at(v, c), 24n);
  v[a] = (at(v, a) + at(v, b) + y) & MASK;
  v[d] = turned(at(v, d) ^ at(v, a), 16n);
  v[c] = (at(v, c) + at(v, d)) & MASK;
  v[b] = turned(at(v, b) ^ at(v, c), 63n);
}

function compress(hash: readonly bigint[], block: Uint8Array, taken: number, isLast: boolean): bigint[] {
  const view = new DataView(block.buffer);
  const words = Array.from({ length: 16 }, (_, i) => view.getBigUint64(8 * i, true));
  const v = [...hash, ...IV];
  v[12] = at(v, 12) ^ BigInt(taken);
  if (isLast) v[14] = at(v, 14) ^ MASK;
  for (let round = 0; round < 12; round++) {
    const order = at(ORDER, round % 10);
    MIXES.forEach((four, i) => mix(v, four, at(words, at(order, 2 * i)), at(words, at(order, 2 * i + 1))));
  }
  return hash.map((word, i) => word ^ at(v, i) ^ at(v, i + 8));
}

function padded(bytes: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(bytes);
  return block;
}

/** The hash of 64 bytes of a message that fits one block, under a key. */
export function keyedBlake2b(key: Uint8Array, message: Uint8Array): Uint8Array {
  const first = IV.map((word, i) => (i === 0 ? word ^ BigInt(0x01010000 | (key.length << 8) | LENGTH) : word));
  const hash = compress(compress(first, padded(key), BLOCK, false), padded(message), BLOCK + message.length, true);
  const view = new DataView(new ArrayBuffer(LENGTH));
  hash.forEach((word, i) => view.setBigUint64(8 * i, word, true));
  return new Uint8Array(view.buffer);
}
