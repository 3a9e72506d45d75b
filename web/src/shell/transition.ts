// Svelte's transitions, which take no time where nothing moves: hers ask for a style first, and the page is laid out
// for the answer.

import * as svelte from "svelte/transition";

type Made<Options> = (node: Element, options: Options & { duration: number }) => svelte.TransitionConfig;

function calmed<Options>(made: (node: Element, options?: Options) => svelte.TransitionConfig): Made<Options> {
  return (node, options) => (options.duration === 0 ? { duration: 0 } : made(node, options));
}

export const fade = calmed(svelte.fade);
export const fly = calmed(svelte.fly);
export const scale = calmed(svelte.scale);
