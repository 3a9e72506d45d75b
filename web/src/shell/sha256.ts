// SHA-256 (FIPS 180-4). Browsers have their own only for addresses they trust, and a server in the house
// is reached by http and a plain name.

/** The first bits of the fractional parts of a root of the first primes, as the standard says. */
function constants(count: number, root: number): Uint32Array {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    if (found.every((_, i) => n % (primes[i] as number) !== 0)) {
      primes[found.length] = n;
      const value = Math.pow(n, 1 / root);
      found.push(Math.floor((value - Math.floor(value)) * 2 ** 32));
    }
  }
  return Uint32Array.from(found);
}
const primes: number[] = [];
const K = constants(64, 3);
const H = constants(8, 2);

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** What a text in hexadecimal stands for. */
export const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from({ length: hex.length / 2 }, (_, i) => parseInt(hex.slice(2 * i, 2 * i + 2), 16));

/** The hash of bytes, or of a text in UTF-8, in hexadecimal. */
export function sha256(of: string | Uint8Array): string {
  const bytes = typeof of === "string" ? new TextEncoder().encode(of) : of;
  const padded = new Uint8Array(((bytes.length + 72) >> 6) << 6);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, bytes.length << 3);
  const hash = Uint32Array.from(H);
  const w = new Uint32Array(64);
  const at = (list: Uint32Array, i: number): number => list[i] as number;
  for (let start = 0; start < padded.length; start += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getUint32(start + 4 * i);
    for (let i = 16; i < 64; i++) {
      const a = at(w, i - 15);
      const b = at(w, i - 2);
      const low = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
      const high = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
      w[i] = at(w, i - 16) + low + at(w, i - 7) + high;
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const choice = (e & f) ^ (~e & g);
      const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + at(K, i) + at(w, i)) | 0;
      const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = at(hash, i) + word));
  }
  return [...hash].map((word) => word.toString(16).padStart(8, "0")).join("");
}
