import { existsSync, readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { topics, type Guide } from "../src/shell/guide";

const GAMES = "../src/baluchon/games";
const guided = readdirSync("src/games").filter((game) => existsSync(`src/games/${game}/guide.json`));

describe.each(guided)("the guide of %s", (game) => {
  const guide = JSON.parse(readFileSync(`src/games/${game}/guide.json`, "utf-8")) as Guide;
  const rules = readFileSync(`${GAMES}/${game}/rules/en.md`, "utf-8");
  const locale = readFileSync(`${GAMES}/${game}/locale/en.ftl`, "utf-8");

  it("names clauses of the rules", () => {
    expect(
      Object.values(guide)
        .flat()
        .filter((id) => !rules.includes(`- ${id} `)),
    ).toEqual([]);
  });

  it("explains every question, and events that there are", () => {
    const told = [...locale.matchAll(/^((?:prompt|event)-[\w-]+) =/gm)].map((match) => match[1] ?? "");
    expect(Object.keys(guide).filter((id) => id !== "start" && !told.includes(id))).toEqual([]);
    expect(guide["start"]).toBeDefined();
  });
});

describe("topics", () => {
  const guide: Guide = { start: ["A-1"], "event-food": ["A-2"], "prompt-card": ["A-3"] };
  const event = (id: string) => ({ id, args: {} });

  it("come in the order in which they came up, each once", () => {
    const events = [event("event-food"), event("event-other"), event("event-food")];
    expect(topics(guide, new Set(), events, event("prompt-card"))).toEqual(["start", "event-food", "prompt-card"]);
    expect(topics(guide, new Set(["start", "event-food"]), events, event("prompt-card"))).toEqual(["prompt-card"]);
  });
});
