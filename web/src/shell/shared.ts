// What the server sends is whole each time, and most of it is as it was. What is equal stays the very same object, so that
// a board draws anew only what has changed.

/** What has come, with everything that was there before taken from there; `now` must belong to nobody yet. */
export function shared<T>(before: unknown, now: T): T {
  if (!isTree(before) || !isTree(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const keys = Object.keys(now);
  let isSame = keys.length === Object.keys(before).length;
  for (const key of keys) {
    const value = shared(before[key], now[key]);
    (now as Record<string, unknown>)[key] = value;
    isSame &&= value === before[key];
  }
  return isSame ? (before as T) : now;
}

const isTree = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
