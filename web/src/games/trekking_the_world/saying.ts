// What the strip says of a move being tried, and what its button is called. All of it comes from the view's previews.

import type { View } from "@shell/board";
import { detailOf, previewOf, spanOf } from "@shell/gains";
import type { Move } from "@shell/protocol";
import { idOf } from "@shell/refs";
import type { Texts } from "@shell/texts";
import type { Proposal } from "./paying";
import type { Reach, WorldPrivate, WorldPublic } from "./view";

const NAMED = new Set(["begin", "fly", "go", "visit", "journey", "take", "draw", "pay", "recolour", "waive", "gain"]);

/** One or two words for the button. */
export const wordsOf = (move: Move, texts: Texts): string | null =>
  NAMED.has(move.verb) ? texts.say(`board-do-${move.verb}`) : null;

/** What a try would bring, in at most 48 characters; null: the question stays. */
export function sentenceOf(
  move: Move,
  view: View<WorldPublic, WorldPrivate>,
  proposal: Proposal,
  short: (place: string) => string,
  texts: Texts,
): string | null {
  const board = view.public;
  const ref = move.refs[0] ?? "";
  const count = proposal.entry.length;
  if (move.verb === "fly") return texts.say("board-try-fly", { name: short(ref) });
  if (move.verb === "visit") {
    const brings = previewOf(view, move);
    const args = { name: short(`place:${idOf(ref)}`), points: brings ? spanOf(brings).most : 0, count };
    return texts.say(count > 0 ? "board-try-pay" : "board-try-less", args);
  }
  if (move.verb === "journey") {
    const lines = board.journeys.find((each) => each.journey === ref)?.lines ?? [];
    return lines.map((line) => texts.say(`board-line-${line.effect}`, { number: line.number })).join(", ");
  }
  if (move.verb !== "go") return null;
  const reach = detailOf(view, move) as Reach | null;
  if (!reach) return null;
  const cube = board.places.find(({ place }) => place === ref)?.cube ?? null;
  const told = (id: string) =>
    texts.say(`board-try-${id}`, {
      name: short(ref),
      links: reach.way.length,
      count,
      row: cube ? texts.say(`board-row-${idOf(cube)}`) : "",
      points: id === "tile" ? reach.tile_points : reach.set_points,
      sets: reach.sets,
    });
  if (reach.visit_points && count > 0) return told("visit");
  if (reach.token) return told("token");
  if (reach.tile_points) return told("tile");
  if (reach.set_points) return told("set");
  return told(cube ? "cube" : "way");
}
