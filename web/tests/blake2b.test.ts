import { expect, it } from "vitest";
import { keyedBlake2b } from "../src/shell/blake2b";

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const KEY = Uint8Array.from({ length: 32 }, (_, i) => i);

// From Python's hashlib.blake2b(message, key=bytes(range(32)), digest_size=64).
it.each([
  [
    [0, 0, 0, 0, 0, 0, 0, 0],
    "9212bc97156556f62890b1af163258514c78fd9c7a4fffa97a3381bca1fa788f239282c9d2934fa9bd1daab210574f3907a9351baeaa33d3e2a68484a6af5d25",
  ],
  [
    [0, 0, 0, 0, 0, 0, 1, 44],
    "f4dc4fa3fa6d5b40ea39bf25c0a5e8fbe542a0c673778650d6b4393517530867e0919a5e5663a75185501fdfc3f01b107f3d8778bbb2ae989e96c65ed1735173",
  ],
])("hashes %j as Python does", (message, expected) => {
  expect(hex(keyedBlake2b(KEY, Uint8Array.from(message)))).toBe(expected);
});
