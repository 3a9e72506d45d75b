// Who has played on this device, so that nobody types the names of the family again.

const KEY = "baluchon-names";
const MOST = 12;

/** Those who play now, and after them who did before. Pure. */
export function withNames(before: readonly string[], now: readonly string[]): string[] {
  const all = [...now, ...before].map((name) => name.trim()).filter((name) => name !== "");
  return [...new Set(all)].slice(0, MOST);
}

/** The first of the names that nobody at the table has. Pure. */
export function freeName(names: readonly string[], taken: readonly string[]): string | null {
  return names.find((name) => !taken.includes(name)) ?? null;
}

export function lastNames(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}

export function noteNames(now: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(withNames(lastNames(), now)));
  } catch {
    // private windows may refuse: then names are typed again
  }
}
