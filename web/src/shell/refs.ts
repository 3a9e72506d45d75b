// References to components, as moves, views and messages hold them: `card:france`.
import type { Message } from "./protocol";

/** `card` of `card:france`. */
export function kindOf(ref: string): string {
  return ref.split(":", 1)[0] ?? "";
}

/** `france` of `card:france`. */
export function idOf(ref: string): string {
  return ref.slice(ref.indexOf(":") + 1);
}

/** Whether what happened tells a move by itself: one event names who made it, and all that it is about. */
export const isTold = (refs: readonly string[], seat: number, events: readonly Message[]): boolean =>
  events.some(({ args }) => {
    const named = Object.values(args).flat().map(String);
    const ids = named.map(idOf);
    return named.includes(`seat:${seat}`) && refs.every((ref) => ids.includes(idOf(ref)));
  });
