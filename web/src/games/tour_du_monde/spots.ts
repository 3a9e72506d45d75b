// From places to spots with coordinates, and the names they want beside them.

import type { Point } from "../../art/geo/world";
import { placeLabels, type Box, type Label, type Wanted } from "../../art/geo/labels";
import type { Mark, Place } from "./model";

export interface Spot extends Place {
  x: number;
  y: number;
}

/** The names that matter most come first. */
const ORDER: readonly Mark[] = ["meant", "may", "opens", "start", "tour", "hand", "key"];

export function spotsOf(places: readonly Place[], at: (place: Place) => Point | null): Spot[] {
  return places.flatMap((place) => {
    const point = at(place);
    return point ? [{ ...place, x: point[0], y: point[1] }] : [];
  });
}

export function labelsOf(
  spots: readonly Spot[],
  name: (ref: string) => string,
  letter: number,
  isFree: (box: Box) => boolean,
): Label[] {
  const named = spots.filter(
    (spot) => spot.mark !== "quiet" && !(spot.mark === "tour" && spot.card.kind === "secondary"),
  );
  const wanted = named
    .sort((a, b) => ORDER.indexOf(a.mark) - ORDER.indexOf(b.mark))
    .map((spot): Wanted => {
      const pinned = spot.mark === "tour" || spot.mark === "start" || spot.mark === "meant";
      const strong = spot.mark === "meant" || spot.mark === "may";
      return {
        id: spot.card.ref,
        text: name(spot.card.ref),
        at: [spot.x, pinned ? spot.y - 8 : spot.y],
        size: strong ? letter * 1.11 : letter,
        gap: strong ? 13 : 10,
      };
    });
  return placeLabels(
    wanted,
    named.map((spot) => [spot.x, spot.y]),
    isFree,
    spots.filter((spot) => spot.mark === "meant").length,
  );
}
