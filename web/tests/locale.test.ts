// Every text that is asked for exists in all three languages, and every text that exists is asked for.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const LANGUAGES = ["en", "fr", "de"];
const ADMIN = "src/shell/admin/locale";
const GAMES = "../src/baluchon/games";

function ids(file: string): string[] {
  return new FluentResource(readFileSync(file, "utf-8")).body.map((message) => message.id);
}

/** The variables that each message names, to see that a translation forgets none. */
function variables(file: string): Map<string, string> {
  const found = new FluentResource(readFileSync(file, "utf-8")).body.map((message): [string, string] => {
    const names = JSON.stringify(message.value).matchAll(/"type":"var","name":"([\w-]+)"/g);
    return [message.id, [...new Set([...names].map((match) => match[1]))].sort().join(" ")];
  });
  return new Map(found);
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => readFileSync(join(folder, name), "utf-8"));
}

/** The ids a source asks for: `say("a")`, `say(x ? "a" : "b")`; what a template leaves open is not known here. */
function asked(source: string): string[] {
  const calls = source.matchAll(/\bsay\(([^`{}]*?)[,)]/g);
  return [...calls].flatMap((call) =>
    [...(call[1] ?? "").matchAll(/(?:^|[?:]\s*)["']([a-z][\w-]*)["']/g)].map((id) => id[1] ?? ""),
  );
}

const own = ids("src/locale/en.ftl");
const common = ids("../src/baluchon/locale/en.ftl");
const everything = [...sources("src/shell"), ...sources("src/games")].join("\n");
const templates = [...everything.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((match) => match[1] ?? "");

describe("the shell's own words", () => {
  it.each(LANGUAGES)("are the same in %s", (language) => {
    expect(ids(`src/locale/${language}.ftl`)).toEqual(own);
    expect(variables(`src/locale/${language}.ftl`)).toEqual(variables("src/locale/en.ftl"));
  });

  it("stand there once each", () => {
    expect(own.filter((id, at) => own.indexOf(id) !== at)).toEqual([]);
  });

  it("are all used", () => {
    const used = (id: string): boolean =>
      everything.includes(`"${id}"`) ||
      everything.includes(`'${id}'`) ||
      templates.some((start) => id.startsWith(start));
    expect(own.filter((id) => !used(id))).toEqual([]);
  });

  it("are all there", () => {
    const known = new Set([...own, ...common, ...ids(`${ADMIN}/en.ftl`)]);
    const wanted = sources("src/shell").flatMap(asked);
    expect(wanted.length).toBeGreaterThan(80);
    expect(wanted.filter((id) => !known.has(id))).toEqual([]);
  });
});

describe("the words for whoever looks after the server", () => {
  const theirs = ids(`${ADMIN}/en.ftl`);

  it.each(LANGUAGES)("are the same in %s", (language) => {
    expect(ids(`${ADMIN}/${language}.ftl`)).toEqual(theirs);
    expect(variables(`${ADMIN}/${language}.ftl`)).toEqual(variables(`${ADMIN}/en.ftl`));
  });

  it("are all used, and are nobody else’s", () => {
    const page = sources("src/shell/admin").join("\n");
    const families = [
      "admin-waiting",
      "admin-playing",
      "admin-finished",
      "admin-closed",
      "admin-muted",
      "admin-banned",
    ];
    const parts = ["admin-server", "admin-tables", "admin-people", "admin-invitations", "admin-backups"];
    expect(theirs.filter((id) => ![...families, ...parts].includes(id) && !page.includes(`"${id}"`))).toEqual([]);
    expect(theirs.filter((id) => own.includes(id))).toEqual([]);
  });
});

describe.each(readdirSync("src/games"))("the words of the board %s", (game) => {
  it.each(LANGUAGES)("are all there in %s", (language) => {
    const theirs = game === "generic" ? [] : ids(`${GAMES}/${game}/locale/${language}.ftl`);
    const known = new Set([...own, ...common, ...theirs]);
    expect(
      sources(`src/games/${game}`)
        .flatMap(asked)
        .filter((id) => !known.has(id)),
    ).toEqual([]);
  });

  it("name no component that is not drawn", () => {
    const theirs = game === "generic" ? [] : ids(`${GAMES}/${game}/locale/en.ftl`);
    const drawn = sources(`src/games/${game}`).join("\n");
    expect(theirs.filter((id) => id.startsWith("part-") && !drawn.includes(`"${id}"`))).toEqual([]);
  });
});
