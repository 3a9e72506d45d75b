// The languages there are, and which of them the reader of this device wants.

export const LANGUAGES = ["en", "fr", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What the device remembers of its reader. */
export const SETTINGS = "baluchon-settings";

/** The one that was chosen on this device, or else the first that its browser asks for. */
export function chosenLanguage(): Language {
  try {
    const { language } = JSON.parse(localStorage.getItem(SETTINGS) ?? "{}") as { language?: Language };
    if (language) return language;
  } catch {
    // a private window, or something else was kept: as if nothing were
  }
  for (const tag of navigator.languages) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}
