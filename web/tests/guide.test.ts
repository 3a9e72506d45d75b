import { existsSync, readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { topicNow, type Guide } from "../src/shell/guide";

const GAMES = "../src/baluchon/games";
const LANGUAGES = ["en", "fr", "de"];
const MOST_WORDS = 12;
const guided = readdirSync("src/games").filter((game) => existsSync(`src/games/${game}/guide.json`));

describe.each(guided)("the guide of %s", (game) => {
  const guide = JSON.parse(readFileSync(`src/games/${game}/guide.json`, "utf-8")) as Guide;
  const rules = readFileSync(`${GAMES}/${game}/rules/en.md`, "utf-8");
  const locale = readFileSync(`${GAMES}/${game}/locale/en.ftl`, "utf-8");

  it("names clauses of the rules", () => {
    expect(
      Object.values(guide)
        .flatMap(({ clauses }) => clauses)
        .filter((id) => !rules.includes(`- ${id} `)),
    ).toEqual([]);
  });

  it("points at places that there are", () => {
    const drawn = readdirSync(`src/games/${game}`)
      .filter((file) => file.endsWith(".svelte"))
      .map((file) => readFileSync(`src/games/${game}/${file}`, "utf-8"))
      .join();
    const spots = Object.values(guide)
      .flatMap(({ at }) => at)
      .filter((ref) => ref.startsWith("spot:"))
      .map((ref) => ref.slice("spot:".length));
    expect(spots.filter((spot) => !drawn.includes(`data-spot="${spot}"`))).toEqual([]);
  });

  it("explains every question, and events that there are", () => {
    const told = [...locale.matchAll(/^((?:prompt|event)-[\w-]+) =/gm)].map((match) => match[1] ?? "");
    expect(Object.keys(guide).filter((id) => id !== "start" && !told.includes(id))).toEqual([]);
    expect(guide["start"]).toBeDefined();
  });

  it.each(LANGUAGES)("has a short tip for every topic in %s", (language) => {
    const bundle = new FluentBundle(language);
    bundle.addResource(new FluentResource(readFileSync(`${GAMES}/${game}/locale/${language}.ftl`, "utf-8")));
    const tip = (topic: string): string => {
      const pattern = bundle.getMessage(`tip-${topic}`)?.value;
      return pattern ? bundle.formatPattern(pattern) : "";
    };
    const words = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    expect(Object.keys(guide).filter((topic) => tip(topic) === "")).toEqual([]);
    expect(Object.keys(guide).filter((topic) => words(tip(topic)) > MOST_WORDS)).toEqual([]);
  });
});

describe("the topic that is explained", () => {
  const tips = new Set(["start", "event-food", "event-star", "prompt-card"]);
  const message = (id: string) => ({ id, args: {} });
  const events = [message("event-other"), message("event-food"), message("event-star")];
  const now = (seen: string[], prompt: string | null, explained = false, happened = events): string | null =>
    topicNow((topic) => tips.has(topic), new Set(seen), happened, prompt ? message(prompt) : null, explained);

  it("is what the game is about, before anything else", () => {
    expect(now([], "prompt-card")).toBe("start");
    expect(now([], null)).toBe("start");
  });

  it("is what is asked before what happened, so that a tip comes before its decision", () => {
    expect(now(["start"], "prompt-card")).toBe("prompt-card");
    expect(now(["start"], "prompt-other")).toBe("event-food");
    expect(now(["start", "prompt-card"], "prompt-card")).toBe("event-food");
  });

  it("is never explained twice, and none without a tip", () => {
    expect(now(["start", "event-food"], "prompt-other")).toBe("event-star");
    expect(now(["start", "event-food", "event-star", "prompt-card"], "prompt-card")).toBeNull();
    expect(now(["start"], "prompt-other", false, [message("event-other")])).toBeNull();
  });

  it("is no event once something was explained since the last decision", () => {
    expect(now(["start"], "prompt-other", true)).toBeNull();
    expect(now(["start"], "prompt-card", true)).toBe("prompt-card");
  });
});
