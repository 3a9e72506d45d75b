// Places in the client, as they stand behind the `#`.

/** Whose view of a finished game: all cards open, what everyone saw, or a seat's. Moments are counted in each anew. */
export type Seen = "open" | "all" | number;

export type Route =
  | { page: "home" }
  | { page: "games" }
  | { page: "admin" }
  | { page: "table"; id: string; key: string | null }
  | { page: "replay"; id: string; moment: number | null; entry: number | null; seen: Seen }
  | { page: "guide"; game: string | null; id: string | null }
  | { page: "journal"; id: string; seat: number | null }
  | { page: "quiz"; game: string | null }
  | { page: "challenge"; id: string; key: string }
  | { page: "puzzles"; game: string | null }
  | { page: "puzzle"; game: string; number: number }
  | { page: "daily"; game: string | null; day: string | null }
  | { page: "recover"; code: string }
  | { page: "invite"; token: string };

export function routeOf(hash: string): Route {
  const [page, first, second, third] = hash.replace(/^#\/?/, "").split("/");
  if (page === "table" && first) return { page: "table", id: first, key: second ?? null };
  if (page === "replay" && first) {
    return {
      page: "replay",
      id: first,
      moment: numberOf(second),
      entry: second?.startsWith("e") ? numberOf(second.slice(1)) : null,
      seen: third === "all" ? "all" : (numberOf(third) ?? "open"),
    };
  }
  if (page === "guide") return { page, game: first || null, id: second || null };
  if (page === "journal" && first) return { page, id: first, seat: numberOf(second) };
  if (page === "quiz") return { page, game: first || null };
  if (page === "challenge" && first && second) return { page, id: first, key: second };
  if (page === "puzzles") {
    const number = numberOf(second);
    return first && number !== null ? { page: "puzzle", game: first, number } : { page, game: first || null };
  }
  if (page === "daily") return { page, game: first || null, day: second || null };
  if (page === "games" || page === "admin") return { page };
  if (page === "recover" && first) return { page: "recover", code: first };
  if (page === "invite" && first) return { page: "invite", token: first };
  return { page: "home" };
}

function numberOf(text: string | undefined): number | null {
  return text && /^\d+$/.test(text) ? Number(text) : null;
}

export function guidePath(game: string | null, id: string | null = null): string {
  return ["guide", game, id].filter((part) => part !== null).join("/");
}

export function puzzlePath(game: string | null, number: number | null = null): string {
  return ["puzzles", game, number].filter((part) => part !== null).join("/");
}

export function dailyPath(game: string | null, day: string | null = null): string {
  return ["daily", game, day].filter((part) => part !== null).join("/");
}

export function replayPath(id: string, moment: number, seen: Seen): string {
  return `replay/${id}/${moment}${seen === "open" ? "" : `/${seen}`}`;
}

/** The moment after an entry of the log, whoever looks. */
export function entryPath(id: string, entry: number, seen: Seen): string {
  return `replay/${id}/e${entry}${seen === "open" ? "" : `/${seen}`}`;
}
