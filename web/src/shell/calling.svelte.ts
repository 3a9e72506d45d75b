// Calls the reader back to a table: the title and icon of the page count the tables at which it is their turn; when that
// becomes one more while the page is out of sight, it rings and the device shakes.

import icon from "../art/icon.svg?raw";
import { house } from "./house.svelte";
import { route } from "./route.svelte";
import { settings } from "./settings.svelte";
import { play } from "./sound";
import { iconWith, newTurns } from "./turns";

const SHAKE = [120, 80, 120];

/** Keep title and icon in step with the tables; call once, inside an effect root. */
export function applyCalling(): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const plain = link?.href ?? "";
  let before: string[] | null = null;
  const count = $derived(house.myTurns.length); // an icon that is set anew is asked for anew
  $effect(() => {
    document.title = count > 0 ? `${house.texts.say("title-your-turn", { count })} · Baluchon` : "Baluchon";
    if (link) link.href = count > 0 ? iconWith(count, icon) : plain;
  });
  $effect(() => {
    if (house.me === null) return;
    const now = house.myTurns.map((table) => table.id);
    const fresh = newTurns(before, now);
    before = now;
    // At a table with sounds on, the table itself rings.
    const at = route.now.page === "table" && settings.sound ? route.now.id : "";
    if (fresh.length > 0) call(fresh.some((table) => table !== at));
  });
}

function call(rings: boolean): void {
  // Browsers let a page make itself heard once it was touched, and complain before.
  if (!settings.call || !document.hidden || !navigator.userActivation.hasBeenActive) return;
  if (rings) play("turn");
  if ("vibrate" in navigator) navigator.vibrate(SHAKE);
}
