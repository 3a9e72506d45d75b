// What this device remembers about its reader. Nothing of it is sent anywhere.

import { flushSync } from "svelte";
import type { Language } from "./languages";
import { KEY, load, type Stored } from "./stored";
import { learn } from "./words";

export const settings: Stored = $state(load());

const night = matchMedia("(prefers-color-scheme: dark)");
let systemIsDark = $state(night.matches);
night.addEventListener("change", () => (systemIsDark = night.matches));

const paper = matchMedia("print");
let onPaper = $state(paper.matches);
paper.addEventListener("change", () => flushSync(() => (onPaper = paper.matches)));

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Say everything in another language, as soon as its words are here. */
export async function speak(language: Language): Promise<void> {
  await learn(language);
  settings.language = language;
}

/** How long a movement takes: not at all for those who want none. */
export function calm(milliseconds: number): number {
  return settings.speed !== "off" && !still.matches ? milliseconds : 0;
}

/** Keep the page and the store in step with the settings; call once, inside an effect root. */
export function applySettings(): void {
  $effect(() => {
    const root = document.documentElement;
    root.lang = settings.language;
    const dark = settings.theme === "dark" || (settings.theme === "system" && systemIsDark);
    // Paper is light, whatever the screen is.
    root.dataset.theme = dark && !onPaper ? "dark" : "light";
    root.dataset.motion = settings.speed === "off" ? "off" : "on";
    root.dataset.palette = settings.palette;
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // private windows may refuse: the settings then last as long as the page
    }
  });
}
