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

/** What this page has had without its worker is asked for once more, so that it is kept too: a guide that was opened
 *  once can be read without a server. That includes what was on its way when the worker came, so it is looked for until
 *  the page is left. Such files come from the browser's own cache. */
function keepUsed(): void {
  const kept = [addressOf("assets/"), addressOf("api/games")].map((path) => new URL(path, location.href).href);
  const asked = new Set<string>();
  const observer = new PerformanceObserver((seen) => {
    for (const { name, workerStart } of seen.getEntries() as PerformanceResourceTiming[]) {
      if (workerStart > 0 || asked.has(name) || !kept.some((start) => name.startsWith(start))) continue;
      asked.add(name);
      void fetch(name).catch(() => undefined);
    }
  });
  observer.observe({ type: "resource", buffered: true });
}

/** Let the device keep the client, or forget it. Browsers offer that on safe addresses only. */
export async function keepShell(keep: boolean): Promise<void> {
  if (!("serviceWorker" in navigator) || !window.isSecureContext || import.meta.env.DEV) return;
  const scope = addressOf("");
  try {
    navigator.serviceWorker.controller?.postMessage(keep ? "keep" : "forget");
    if (keep) {
      const first = navigator.serviceWorker.controller === null;
      if (first) navigator.serviceWorker.addEventListener("controllerchange", keepUsed, { once: true });
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
