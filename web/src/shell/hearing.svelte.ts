// What a table sounds like beside its scenes: that something is asked, that the game is over, the place it is set in.

import type { TableSession } from "./session.svelte";
import { settings } from "./settings.svelte";
import { play, ready } from "./sound";
import { surroundings } from "./surroundings.svelte";

/** Called while the page of a table is set up. */
export function heard(session: TableSession): void {
  let before = { v: 0, asked: false, over: false };
  $effect(() => {
    const { frame } = session;
    const now = { v: frame?.v ?? 0, asked: frame?.prompt != null, over: session.table.info?.result != null };
    if (settings.sound && before.v > 0 && now.v !== before.v) {
      if (now.over && !before.over) play("end");
      else if (now.asked && !before.asked) play("turn");
    }
    before = now;
  });
  $effect(() => (settings.sound && settings.volume > 0 ? ready() : undefined));
  const place = $derived(session.playing ? (session.director.staging().ambience ?? null) : null);
  surroundings(() => place);
}
