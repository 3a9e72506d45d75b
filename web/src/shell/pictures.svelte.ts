// The drawings of a game as pictures. A picture is one element, however much is drawn in it: for cards that come and go
// by the dozen.

import { whenIdle } from "./idle";
import { picturesIn, spriteOf } from "./sprites";

/** By the id of the drawing, once they are here. */
let had: Readonly<Record<string, ReadonlyMap<string, string>>> = $state.raw({});

/** Where the pictures of a game are; asked for before they are here, they come by themselves. */
export function picturesOf(game: string): (id: string) => string | undefined {
  void spriteOf(game)?.then((sprite) => {
    if (had[game]) return;
    const pictures = picturesIn(sprite);
    had = { ...had, [game]: pictures };
    whenIdle([...pictures.values()].map((address) => () => read(address)));
  });
  return (id) => had[game]?.get(id);
}

/** Pictures that are kept are there at once when they are shown: reading one takes about a millisecond. */
const kept: HTMLImageElement[] = [];

function read(address: string): void {
  const picture = new Image();
  picture.src = address;
  kept.push(picture);
}
