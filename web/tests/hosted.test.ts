// Every page that shows a board is arranged around a host of it.

import { describe, expect, it } from "vitest";

const sources = import.meta.glob<string>("../src/shell/**/*.{ts,svelte}", {
  eager: true,
  query: "?raw",
  import: "default",
});
const having = (text: string): string[] =>
  Object.entries(sources)
    .filter(([, source]) => source.includes(text))
    .map(([path]) => path.replace("../src/shell/", ""))
    .sort();

describe("a board", () => {
  it("is loaded by its host, and ahead of a table's page", () => {
    expect(having("boardOf(")).toEqual(["ahead.ts", "board.ts", "hosted.svelte.ts"]);
  });
  it("is drawn by its host alone", () => {
    expect(having("<board.Board")).toEqual(["HostedBoard.svelte"]);
    expect(having("<HostedBoard")).toEqual([
      "ReplayPage.svelte",
      "SeatedTable.svelte",
      "puzzles/PuzzlePage.svelte",
      "review/Moment.svelte",
    ]);
  });
  it("gets its choices from its host", () => {
    expect(having("new Choices(")).toEqual(["hosted.svelte.ts"]);
  });
});
