// What would change in a running game if everyone agreed to the settings that the host proposes.

import type { TableSettings } from "./protocol";
import type { Texts } from "./texts";

/** The differences between two sets of settings, in words. Those the host may change alone are not among them. */
export function changesOf(now: TableSettings, then: TableSettings, texts: Pick<Texts, "say" | "has">): string[] {
  const changes: string[] = [];
  const level = (code: string) => (texts.has(`level-${code}`) ? texts.say(`level-${code}`) : code);
  const tick = (word: string, before: boolean, after: boolean) => {
    if (before !== after) changes.push(texts.say(word, { on: after ? 1 : 0 }));
  };
  if ((now.move_limit ?? 0) !== (then.move_limit ?? 0))
    changes.push(texts.say("change-move-limit", { seconds: then.move_limit ?? 0 }));
  if (now.stand_in !== then.stand_in)
    changes.push(texts.say("change-stand-in", { level: level(then.stand_in ?? "swift") }));
  tick("change-hints", !!now.hints, !!then.hints);
  tick("change-take-backs", now.take_backs ?? true, then.take_backs ?? true);
  tick("change-spectators", now.spectators ?? true, then.spectators ?? true);
  return changes;
}
