// The director of a page that shows a game: a table, or the replay of one.

import { untrack } from "svelte";
import type { View } from "../board";
import type { Hosted } from "../hosted.svelte";
import type { Frame } from "../protocol";
import { caughtUp, isBehind } from "../nextframe.svelte";
import { running } from "../scores";
import { calm, settings } from "../settings.svelte";
import { play } from "../sound";
import { Director } from "./director.svelte";
import { drawn, glide, look, NOTHING, painted, pauseInSight, stop, type Places } from "./page";
import { PLAIN, type Held, type Staged, type Staging } from "./staging";

const modules = import.meta.glob<{ staging: Staging }>("../../games/*/moments.ts");

/** How a game stages its moments: `src/games/<game id with underscores>/moments.ts`. */
async function stagingOf(game: string): Promise<Staging> {
  const load = modules[`../../games/${game.replaceAll("-", "_")}/moments.ts`];
  // While the line is down nothing is staged.
  return (await load?.().catch(() => null))?.staging ?? PLAIN;
}

/** What events mean; without ceremonies they end nothing. */
function meant(happenings: Staged["happenings"], withoutCeremonies: boolean): Staged["happenings"] {
  if (!withoutCeremonies) return happenings;
  return Object.fromEntries(Object.entries(happenings).map(([id, means]) => [id, { ...means, closes: "" }]));
}

interface Directed {
  /** What is to be shown; the director says what is shown. */
  frame: () => Frame | null;
  /** The reader looks at an earlier moment. */
  elsewhere?: () => boolean;
  /** Somebody else waits for the reader. */
  awaited?: () => boolean;
  /** The ends of rounds pass like everything else. */
  withoutCeremonies?: boolean;
  /** Keep the ceremony that is held; null: it is over. */
  note?: (held: Held | null) => void;
}

/** Made while the page of a board is set up: it takes every frame that comes. */
export function directed(
  board: Hosted,
  { frame, elsewhere, awaited, withoutCeremonies, note }: Directed,
): Director<Places> {
  /** Null: not loaded yet. */
  let staging: Staging | null = $state.raw(null);
  const staged: Staged = $derived({
    ...(staging ?? PLAIN),
    happenings: meant(board.words?.happenings ?? {}, withoutCeremonies === true),
  });
  const isStill = (): boolean => calm(1) === 0;
  let scene = 0;
  const director = new Director<Places>(
    () => staged,
    () => settings.speed,
    () => board.reader,
    {
      look: () => look(document),
      drawn,
      glide: (from, ms, unseen) => {
        if (isStill()) return;
        const there = glide(document, from, ms, unseen);
        const mine = ++scene;
        if (!isBehind()) return;
        void caughtUp().then(() => mine === scene && glide(document, from, ms, NOTHING, there));
      },
      still: () => {
        scene++;
        stop();
      },
      pause: pauseInSight,
      painted,
      hidden: () => document.hidden || elsewhere?.() === true,
      calm: isStill,
      sound: (cue) => settings.sound && play(cue),
      score: (of) => (board.words ? running(board.words.shape.public, (of.view as View).public) : []),
      awaited: () => awaited?.() === true,
      note: (held) => note?.(held),
    },
  );
  $effect(() => {
    if (board.game) void stagingOf(board.game).then((loaded) => (staging = loaded));
  });
  $effect(() => {
    const now = frame();
    // Which events close a round is known before the first frame, which tells all that happened.
    if (board.words && staging) untrack(() => director.take(now));
  });
  return director;
}
