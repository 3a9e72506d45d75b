// A test has no browser: what a device keeps lies in a map that every test begins anew.

import { vi } from "vitest";

/** Empty storage, in the place of the browser's. */
export function emptyStorage(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
}
