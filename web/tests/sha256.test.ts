import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { sha256 } from "../src/shell/sha256";

describe("SHA-256", () => {
  it("gives the standard's examples", () => {
    expect(sha256("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")).toBe(
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    );
  });
  it("gives what others give, at every length around a block and beyond ASCII", () => {
    for (let length = 0; length < 260; length++) {
      const text = `${"é€x".repeat(length).slice(0, length)}𝄞`;
      expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
    }
  });
});
