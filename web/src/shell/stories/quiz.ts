// A round of questions: a few stories in a chosen order. Pure but for the chance that is handed in.

import type { Story } from "../protocol";

const QUESTIONS = 10;

/** So many different stories, dealt like cards. */
export function dealt(stories: readonly Story[], chance: () => number, most = QUESTIONS): Story[] {
  const deck = [...stories];
  for (let i = deck.length - 1; i > 0; i--) {
    const j = Math.floor(chance() * (i + 1));
    const [a, b] = [deck[i], deck[j]];
    if (a && b) [deck[i], deck[j]] = [b, a];
  }
  return deck.slice(0, most);
}
