// To the table of a deal of the day: the own try is gone on with, whatever device began it.

import * as api from "../api";
import { house } from "../house.svelte";
import { go } from "../route.svelte";

/** Sit down; who is not known yet comes in as a guest. */
export async function playDaily(game: string, day: string, practice: boolean): Promise<void> {
  if (!house.me) await house.enter(house.texts.say("nickname-guest"));
  const opened = await api.playDaily(game, { day, practice });
  go(`table/${opened.table.id}`);
}
