// Whoever comes by the link of a table need not wait for one thing after the other: the page of the table, its game's
// board and words come at the same time as the list of games.

import * as api from "./api";
import { boardOf } from "./board";
import { house } from "./house.svelte";
import { settings } from "./settings.svelte";

export async function aheadOf(table: string): Promise<void> {
  const asked = api.table(table); // first: a browser asks for few things at once
  void import("./TablePage.svelte");
  try {
    const { game, rules } = await asked;
    void house.gameTexts(game, settings.language, rules);
    await boardOf(game);
  } catch {
    // the page of the table asks again, and says what is wrong
  }
}
