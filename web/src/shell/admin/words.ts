// The words of this page come with it: nobody else needs them.

import { settings } from "../settings.svelte";
import { Texts, type Language } from "../texts";

const files = import.meta.glob<string>("./locale/*.ftl", { query: "?raw", import: "default" });

/** The words of the reader's language. */
export async function adminTexts(language: Language = settings.language): Promise<Texts> {
  return new Texts(language, (await files[`./locale/${language}.ftl`]?.()) ?? "");
}
