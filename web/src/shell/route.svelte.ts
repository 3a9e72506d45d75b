// Where the reader is: everything behind the `#`, which is never sent to the server.

import { routeOf, type Route } from "./routes";
export { dailyPath, entryPath, guidePath, puzzlePath, replayPath, type Seen } from "./routes";

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
