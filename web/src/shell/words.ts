// The shell's own words, a file for each language: a page has those of its reader before it begins.

import { once, textOf } from "./files";
import { LANGUAGES, type Language } from "./languages";

const addresses = import.meta.glob<string>("../locale/*.ftl", { query: "?url", import: "default", eager: true });
const known = new Map<Language, string>();
const lessons = new Map(
  LANGUAGES.map((language) => [
    language,
    once(async () => void known.set(language, await textOf(addresses[`../locale/${language}.ftl`] ?? ""))),
  ]),
);

/** Have the words of a language. */
export const learn = async (language: Language): Promise<void> => lessons.get(language)?.();

/** The words of a language that was learned. */
export const wordsIn = (language: Language): string => known.get(language) ?? "";
