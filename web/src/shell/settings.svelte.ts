// What this device remembers about its reader. Nothing of it is sent anywhere.

import { flushSync } from "svelte";
import type { Speed } from "./moments/staging";
import { LANGUAGES, type Language } from "./texts";

export type Theme = "system" | "light" | "dark";

interface Stored {
  language: Language;
  theme: Theme;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  /** The place of a game is heard behind it. */
  ambience: boolean;
  /** How fast what happens is shown. */
  speed: Speed;
  palette: "poster" | "safe";
  guide: boolean;
  /** Sound and vibration when it becomes one's turn while the page is out of sight. */
  call: boolean;
  /** The client is kept on the device. */
  keep: boolean;
  /** The line of a card when it is taken. */
  postcards: boolean;
  /** Letters that say the table, the choices and what happened. */
  keys: boolean;
}

const KEY = "baluchon-settings";

function preferredLanguage(): Language {
  for (const tag of navigator.languages) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

function load(): Stored {
  const fresh: Stored = {
    language: preferredLanguage(),
    theme: "system",
    sound: true,
    volume: 0.4,
    ambience: false,
    speed: "normal",
    palette: "poster",
    guide: true,
    call: true,
    keep: true,
    postcards: true,
    keys: true,
  };
  try {
    const { motion, ...stored } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored> & {
      motion?: boolean;
    };
    // Before there were speeds, movement was on or off.
    return { ...fresh, ...(motion === false ? { speed: "off" as const } : {}), ...stored };
  } catch {
    return fresh;
  }
}

export const settings: Stored = $state(load());

const night = matchMedia("(prefers-color-scheme: dark)");
let systemIsDark = $state(night.matches);
night.addEventListener("change", () => (systemIsDark = night.matches));

const paper = matchMedia("print");
let onPaper = $state(paper.matches);
paper.addEventListener("change", () => flushSync(() => (onPaper = paper.matches)));

const still = matchMedia("(prefers-reduced-motion: reduce)");

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
