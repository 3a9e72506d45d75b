// Svelte's transitions for what is seen as it is, without a transform, while it rests. Hers ask the page how it looks first, and the
// whole page is laid out for the answer, in the middle of a redraw.

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

interface Timed {
  /** Milliseconds; 0: nothing moves. */
  duration: number;
  delay?: number;
}

export const fade = (_: Element, timing: Timed): TransitionConfig => ({ ...timing, css: (t) => `opacity: ${t}` });

export const fly = (_: Element, { x = 0, y = 0, ...timing }: Timed & { x?: number; y?: number }): TransitionConfig => ({
  ...timing,
  easing: cubicOut,
  css: (t, u) => `transform: translate(${u * x}px, ${u * y}px); opacity: ${t}`,
});

export const scale = (_: Element, { start, ...timing }: Timed & { start: number }): TransitionConfig => ({
  ...timing,
  easing: cubicOut,
  css: (t, u) => `transform: scale(${1 - (1 - start) * u}); opacity: ${t}`,
});
