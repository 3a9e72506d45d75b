// The picture of a story, as its game draws it: `StoryPicture.svelte` beside the board, with the id of the story.
// `small`: beside a name in a list, where nothing large is worth loading.

import type { Component } from "svelte";

export type StoryPicture = Component<{ id: string; small?: boolean }>;

const pictures = import.meta.glob<{ default: StoryPicture }>("../../games/*/StoryPicture.svelte");

export async function pictureOf(game: string): Promise<StoryPicture | null> {
  const load = pictures[`../../games/${game.replaceAll("-", "_")}/StoryPicture.svelte`];
  // While the line is down there is no picture; it comes the next time it is asked for.
  return load
    ? load().then(
        (found) => found.default,
        () => null,
      )
    : null;
}
