// The ambience of a page that shows a game, for those who want it: off unless it was switched on.

import type { Ambience } from "./ambience";
import { settings } from "./settings.svelte";
import { onceTouched } from "./sound";

/** Made while the page is set up: the place of a game is heard as long as it is shown and looked at. */
export function surroundings(ambience: () => Ambience | null): void {
  let looked = $state(!document.hidden);
  $effect(() => {
    const look = (): boolean => (looked = !document.hidden);
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  });
  $effect(() => {
    const place = ambience();
    if (!settings.ambience || !settings.sound || settings.volume === 0 || !looked || place === null) return;
    let end: (() => void) | null = null;
    let over = false;
    const unwait = onceTouched(() => {
      void import("./ambience").then(({ surround }) => {
        if (!over) end = surround(place);
      });
    });
    return () => {
      over = true;
      unwait();
      end?.();
    };
  });
}
