// Where the reader is: everything behind the `#`, which is never sent to the server.

export type Route =
  | { page: "home" }
  | { page: "table"; id: string; key: string | null }
  | { page: "replay"; id: string; moment: number | null }
  | { page: "recover"; code: string }
  | { page: "invite"; token: string };

export function routeOf(hash: string): Route {
  const [page, first, second] = hash.replace(/^#\/?/, "").split("/");
  if (page === "table" && first) return { page: "table", id: first, key: second ?? null };
  if (page === "replay" && first) {
    return { page: "replay", id: first, moment: second && /^\d+$/.test(second) ? Number(second) : null };
  }
  if (page === "recover" && first) return { page: "recover", code: first };
  if (page === "invite" && first) return { page: "invite", token: first };
  return { page: "home" };
}

let current = $state.raw(routeOf(location.hash));
addEventListener("hashchange", () => (current = routeOf(location.hash)));

export const route = {
  get now(): Route {
    return current;
  },
};

export function go(path: string): void {
  location.hash = `#/${path}`;
}

/** Take a secret out of the address once it is exchanged. */
export function replace(path: string): void {
  if (location.hash === `#/${path}`) return;
  history.replaceState(null, "", `#/${path}`);
  current = routeOf(location.hash);
}
