// The guided first game: the first time something is asked or happens, its clauses are shown. Which clauses
// belong to what is data beside each board (`guide.json`); the words are those of the rules.

import type { Message } from "./protocol";

/** Message ids (of prompts and events) and the clauses that explain them; `start` comes first of all. */
export type Guide = Record<string, string[]>;

const guides = import.meta.glob<Guide>("../games/*/guide.json", { import: "default" });

export async function guideOf(game: string): Promise<Guide> {
  return (await guides[`../games/${game.replaceAll("-", "_")}/guide.json`]?.()) ?? {};
}

/** What is new to someone who has seen these topics, in the order in which it came up. */
export function topics(
  guide: Guide,
  seen: ReadonlySet<string>,
  events: readonly Message[],
  prompt: Message | null,
): string[] {
  const met = ["start", ...events.map((event) => event.id), ...(prompt ? [prompt.id] : [])];
  return [...new Set(met)].filter((id) => id in guide && !seen.has(id));
}

const KEY = "baluchon-guide";

/** The topics that this device has shown, each with its game before it. */
export function seenTopics(): Set<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[]);
  } catch {
    return new Set();
  }
}

export function note(seen: ReadonlySet<string>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...seen]));
  } catch {
    // private windows may refuse: then the tips come again
  }
}
