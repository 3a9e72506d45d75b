// Tips: the first time something is asked or happens, one short sentence explains it. The tips are messages of the game
// (`tip-TOPIC`); what they point at, and which clauses say more, is data beside each board (`guide.json`).

import type { Message } from "./protocol";

/** Topics (ids of prompts and events, and `start`): where what they explain is, and the clauses that say more. */
export type Guide = Record<string, { at: string[]; clauses: string[] }>;

const guides = import.meta.glob<Guide>("../games/*/guide.json", { import: "default" });

export async function guideOf(game: string): Promise<Guide> {
  return (await guides[`../games/${game.replaceAll("-", "_")}/guide.json`]?.()) ?? {};
}

/** What is to be explained now, of what has a tip and was not explained before: what the game is about, then what is
 *  asked, so that a tip comes before its decision, then what happened. Of the last only if nothing was explained since
 *  the last decision: one tip is enough to think about. */
export function topicNow(
  hasTip: (topic: string) => boolean,
  seen: ReadonlySet<string>,
  events: readonly Message[],
  prompt: Message | null,
  explained: boolean,
): string | null {
  const asked = ["start", ...(prompt ? [prompt.id] : [])];
  const topics = explained ? asked : [...asked, ...events.map((event) => event.id)];
  return topics.find((topic) => hasTip(topic) && !seen.has(topic)) ?? null;
}

/** Instead of a topic: the reader wants no tips in this game. */
const NONE = "*";

export const isHidden = (seen: ReadonlySet<string>, game: string): boolean => seen.has(`${game} ${NONE}`);
export const hide = (seen: ReadonlySet<string>, game: string): Set<string> => new Set([...seen, `${game} ${NONE}`]);

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
