// What this device has noted about its reader, as it is read when the page begins.

import type { Talk } from "./coach/talk";
import type { Speed } from "./moments/staging";
import { LANGUAGES, type Language } from "./languages";

export type Theme = "system" | "light" | "dark";

export interface Stored {
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
  /** How much the coach says in games against bots. */
  coach: Talk;
  /** Sound and vibration when it becomes one's turn while the page is out of sight. */
  call: boolean;
  /** The client is kept on the device. */
  keep: boolean;
  /** The line of a card when it is taken. */
  postcards: boolean;
  /** Letters that say the table, the choices and what happened. */
  keys: boolean;
}

export const KEY = "baluchon-settings";

function preferredLanguage(): Language {
  for (const tag of navigator.languages) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

export function load(): Stored {
  const fresh: Stored = {
    language: preferredLanguage(),
    theme: "system",
    sound: true,
    volume: 0.4,
    ambience: false,
    speed: "normal",
    palette: "poster",
    guide: true,
    coach: "off",
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
