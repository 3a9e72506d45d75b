// The director of a table's page.

import { untrack } from "svelte";
import type { View } from "../board";
import type { GameTexts } from "../protocol";
import { running } from "../scores";
import { calm, settings } from "../settings.svelte";
import { play } from "../sound";
import type { Table } from "../table.svelte";
import { Director } from "./director.svelte";
import { drawn, glide, look, pause, type Places } from "./page";
import { PLAIN, type Staging } from "./staging";

const modules = import.meta.glob<{ staging: Staging }>("../../games/*/moments.ts");

/** How a game stages its moments: `src/games/<game id with underscores>/moments.ts`. */
async function stagingOf(game: string): Promise<Staging> {
  const load = modules[`../../games/${game.replaceAll("-", "_")}/moments.ts`];
  return load ? (await load()).staging : PLAIN;
}

interface Directed {
  game: () => string | null;
  texts: () => GameTexts | null;
  table: () => Table;
  /** The reader looks at an earlier moment. */
  elsewhere: () => boolean;
}

/** Made while the page is set up: it takes every frame that comes. */
export function directed({ game, texts, table, elsewhere }: Directed): Director<Places> {
  let staging: Staging = PLAIN;
  let moving: Animation[] = [];
  const isStill = (): boolean => calm(1) === 0;
  const director = new Director<Places>(
    () => staging,
    () => settings.speed,
    () => table().seat,
    {
      look: () => look(document),
      drawn,
      glide: (from, ms) => (moving = isStill() ? [] : glide(document, from, ms)),
      still: () => moving.forEach((each) => each.cancel()),
      pause,
      hidden: () => document.hidden || elsewhere(),
      calm: isStill,
      sound: (cue) => settings.sound && play(cue),
      score: (frame) => {
        const loaded = texts();
        return loaded ? running(loaded.shape.public, (frame.view as View).public) : [];
      },
      awaited: () => table().info?.seats.some(({ kind, seat }) => kind === "person" && seat !== table().seat) ?? false,
    },
  );
  $effect(() => {
    const name = game();
    if (name !== null) void stagingOf(name).then((loaded) => (staging = loaded));
  });
  $effect(() => {
    const frame = table().frame;
    if (texts()) untrack(() => director.take(frame));
  });
  return director;
}
