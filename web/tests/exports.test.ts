// What a module offers is wanted somewhere: nothing stays behind when the last that used it goes.

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const SOURCES = "src";
/** Made from the server's types, which have all of them. */
const GENERATED = /shell\/protocol\.ts$|games\/\w+\/view\.ts$/;
const EXPORT = /^export (?:async )?(?:const|let|function|class|interface|type) (\w+)/gm;

const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|ts)$/.test(name))
  .map((name) => ({ name, text: readFileSync(`${SOURCES}/${name}`, "utf8") }));
const named = new Map<string, number>();
for (const { text } of files) for (const [word] of text.matchAll(/\w+/g)) named.set(word, (named.get(word) ?? 0) + 1);

describe("what is exported", () => {
  const exported = files
    .filter(({ name }) => !GENERATED.test(name))
    .flatMap(({ name, text }) => [...text.matchAll(EXPORT)].map(([, word]) => ({ name, word: word ?? "" })));

  it("is named more than once", () => {
    expect(exported.length).toBeGreaterThan(400);
    expect(exported.filter(({ word }) => (named.get(word) ?? 0) < 2)).toEqual([]);
  });
});
