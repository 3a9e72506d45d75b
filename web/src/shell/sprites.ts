// The drawings of each game: `src/art/<game id with underscores>/sprite.svg`.

import { once, textOf } from "./files";

const addresses = import.meta.glob<string>("../art/*/sprite.svg", { query: "?url", import: "default", eager: true });
const sprites = new Map(Object.entries(addresses).map(([path, address]) => [path, once(() => textOf(address))]));

/** The drawings of a game; null: it has none. */
export const spriteOf = (game: string): Promise<string> | null =>
  sprites.get(`../art/${game.replaceAll("-", "_")}/sprite.svg`)?.() ?? null;

const SYMBOL = /<symbol id="([^"]+)"([^>]*)>(.*?)<\/symbol>/gs;

/** Each drawing of a sprite as an address of its own; it must refer to no other. */
export const picturesIn = (sprite: string): Map<string, string> =>
  new Map(
    [...sprite.matchAll(SYMBOL)].map(([, id = "", attributes = "", drawn = ""]) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${drawn}</svg>`;
      return [id, `data:image/svg+xml,${encodeURIComponent(svg)}`];
    }),
  );
