import { beforeEach, describe, expect, it } from "vitest";
import { dealSeed, drawnFrom, streamOf } from "../src/shell/draws";
import { keep, newNonce, part, promiseOf, verdict } from "../src/shell/fairness";
import type { TableInfo } from "../src/shell/protocol";
import { bytesOf, sha256 } from "../src/shell/sha256";
import { emptyStorage } from "./storage";

const OTHER = "2".repeat(64);
let number = 0;

function table(deal: TableInfo["deal"], more: object = {}): TableInfo {
  return { id: `t${number}`, game: "g", rules: 1, status: "waiting", commit: "c", deal, ...more } as TableInfo;
}

describe("this device's part in the deal", () => {
  beforeEach(() => {
    number += 1;
    emptyStorage();
  });

  it("is a number of 256 bits, never the same", () => {
    expect(newNonce()).toMatch(/^[0-9a-f]{64}$/);
    expect(newNonce()).not.toBe(newNonce());
  });

  it("is promised once, told when it is asked for, and found in the deal", () => {
    const open = { promises: [null, null], nonces: [null, null], revealing: false };
    expect(part(table(open), [])).toBeNull();
    expect(part(table(null), [0])).toBeNull();
    const first = part(table(open), [0]);
    expect(first?.type).toBe("promise");
    expect(part(table(open), [0])).toEqual(first);
    const hash = first?.type === "promise" ? first.hash : "";
    const promises = [hash, promiseOf(OTHER)];
    expect(part(table({ ...open, promises }), [0])).toBeNull();
    const told = part(table({ ...open, promises, revealing: true }), [0]);
    const nonce = told?.type === "nonce" ? told.nonce : "";
    expect(promiseOf(nonce)).toBe(hash);
    const end = (deal: object, seed = "5eed") =>
      verdict(
        table(
          { promises, nonces: [nonce, OTHER], revealing: false, ...deal },
          { status: "finished", result: { seed } },
        ),
        [0],
      );
    expect(end({})?.seed).toBe(false);
    expect(end({})).toMatchObject({ numbers: true, took: [0, 1], withheld: [], mine: true });
    expect(end({ nonces: [null, OTHER] })).toMatchObject({ took: [1], withheld: [0], mine: false });
    expect(end({ nonces: [nonce, nonce] })?.numbers).toBe(false);
    expect(end({ promises: [hash, promiseOf(nonce)], nonces: [nonce, nonce] })?.numbers).toBe(false);
  });

  it("holds the server to the promise that was shown", () => {
    const commit = sha256(`baluchon commit t${number} g 1 5eed`);
    const deal = { promises: [null], nonces: [null], revealing: false };
    const finished = table(deal, { status: "finished", result: { seed: "5eed" }, commit });
    expect(verdict(finished, [])?.seed).toBe(true);
    keep(table(deal), newNonce()); // "c" was shown to this device
    expect(verdict(finished, [])?.seed).toBe(false);
  });

  it("checks a deal without numbers by the hash of the seed alone", () => {
    const old = (commit: string) => table(null, { status: "finished", result: { seed: "5eed" }, commit });
    expect(verdict(old(sha256(bytesOf("5eed"))), [])?.seed).toBe(true);
    expect(verdict(old(sha256("5eed")), [])?.seed).toBe(false);
  });

  it("leaves the promise of another device of the same person alone", () => {
    const open = { promises: [promiseOf(OTHER)], nonces: [null], revealing: false };
    expect(part(table(open), [0])).toBeNull();
    expect(part(table({ ...open, revealing: true }), [0])).toBeNull();
  });
});

describe("what was drawn", () => {
  const SEED = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

  it("is the stream of the seed, as the server makes it", () => {
    expect(streamOf(SEED, 3)).toBe("9212bc97156556f62890b1af");
    expect(streamOf(SEED, 40)).toHaveLength(320);
    expect(streamOf(SEED, 40).startsWith(streamOf(SEED, 17))).toBe(true);
  });

  it("is compared entry by entry, and nothing may be left out, changed or drawn twice", () => {
    const stream = streamOf(SEED, 40);
    const drawn = [stream.slice(0, 160), "", stream.slice(160, 200), stream.slice(200, 320)];
    expect(drawnFrom(SEED, drawn)).toEqual({ words: 40, wrong: null });
    expect(drawnFrom(SEED, [])).toEqual({ words: 0, wrong: null });
    expect(drawnFrom(SEED, [drawn[0] ?? "", drawn[2] ?? "", drawn[2] ?? ""])).toMatchObject({ wrong: 2 });
    expect(drawnFrom(SEED, drawn.slice(2))).toMatchObject({ wrong: 0 });
    expect(drawnFrom(SEED.replace("00", "01"), drawn)).toMatchObject({ wrong: 0 });
  });

  it("comes from the server's seed and the players' numbers", () => {
    const deal = { promises: ["a", null], nonces: [OTHER, null], revealing: false };
    const finished = table(deal, { result: { seed: SEED } });
    expect(dealSeed(finished)).toBe(sha256(`baluchon deal ${finished.id} ${SEED} ${OTHER} -`));
    expect(dealSeed(table(null, { result: { seed: SEED } }))).toBe(SEED);
  });
});
