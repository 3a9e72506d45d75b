// What comes after the page can be used: its faces, and the worker that keeps the client on the device.

import { addressOf } from "./address";
import { quiet } from "./quiet";
import { settings } from "./settings.svelte";

const FONTS = "baluchon-fonts";
const loadFonts = () => import("../fonts").catch(() => undefined);

/** Faces that this device has had before come from its cache, so nothing waits for them. */
function hasFonts(): boolean {
  try {
    return localStorage.getItem(FONTS) !== null;
  } catch {
    return false;
  }
}

export function later(): void {
  if (hasFonts()) void loadFonts();
  void quiet().then(async () => {
    await loadFonts();
    try {
      localStorage.setItem(FONTS, "yes");
    } catch {
      // a private window: the faces come after the first sight each time
    }
    await keepShell(settings.keep);
  });
  addEventListener("vite:preloadError", () => void renew());
}

/** A page that is older than its server asks for files that are gone: it comes anew, and its table is where it was. */
async function renew(): Promise<void> {
  const running = document.querySelector<HTMLScriptElement>("script[type=module]")?.src.split("/").at(-1) ?? "";
  const answer = await fetch(addressOf("")).catch(() => null);
  if (answer?.ok && !(await answer.text()).includes(running)) location.reload();
}

/** Let the device keep the client, or forget it. Browsers offer that on safe addresses only. */
export async function keepShell(keep: boolean): Promise<void> {
  if (!("serviceWorker" in navigator) || !window.isSecureContext || import.meta.env.DEV) return;
  const scope = addressOf("");
  try {
    if (keep) {
      await navigator.serviceWorker.register(addressOf("worker.js"), { scope });
      return;
    }
    const registered = await navigator.serviceWorker.getRegistrations();
    await Promise.all(registered.filter((each) => each.scope === scope).map((each) => each.unregister()));
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith("baluchon-")).map((name) => caches.delete(name)));
  } catch {
    // a browser that keeps nothing: the client then comes from the server each time
  }
}
