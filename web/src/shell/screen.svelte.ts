// Which of three arrangements the screen asks for. CSS knows it as `data-screen` on the root, boards as `screen.kind`.

import { MediaQuery } from "svelte/reactivity";

/** A phone upright (bar, board, strip, hand below each other), a phone on its side (rail, board, a column with the hand
 *  above the strip), or anything larger (board over strip over hand, an aside, a rail of panels). */
export type ScreenKind = "portrait" | "landscape" | "desk";

const flat = new MediaQuery("(orientation: landscape) and (max-height: 500px)");
const narrow = new MediaQuery("(max-width: 760px), (max-width: 1000px) and (orientation: portrait)");
const wide = new MediaQuery("(min-width: 2000px) and (min-height: 800px)");

export const screen = {
  get kind(): ScreenKind {
    return flat.current ? "landscape" : narrow.current ? "portrait" : "desk";
  },
  /** So wide that a panel has a place of its own beside the table. */
  get wide(): boolean {
    return this.kind === "desk" && wide.current;
  },
};

/** Keep the page in step with the screen; call once, inside an effect root. */
export function applyScreen(): void {
  $effect(() => {
    document.documentElement.dataset.screen = screen.kind;
  });
}
