// What the strip says of a move that is tried, and what its button is called: words for what the view shows.

import type { Move } from "@shell/protocol";
import type { Texts } from "@shell/texts";
import { ghostOf, kindOf, sharesOf, type Share, type Slot } from "./model";
import type { Detail, HandCard, HikePrivate, HikePublic, Outlook } from "./view";

export interface Seen {
  board: HikePublic;
  own: HikePrivate;
  slots: readonly Slot[];
  /** What the rules say of the move. */
  ahead: Detail | null;
}

/** Moves without components that the board offers as signs, or as the pile. */
export const DRAWN: readonly string[] = ["stop", "go-on", "stay", "join", "hike", "ready", "draw", "show-pack"];

const lying = (slots: readonly Slot[], place: string | undefined) =>
  slots.find((slot) => slot.place === place)?.kind ?? null;

/** What a move would bring, in at most 48 characters; null: what is asked says it already. */
export function sentenceOf(move: Move, { board, own, slots, ahead }: Seen, texts: Texts): string | null {
  const [ref = ""] = move.refs;
  const ghost = ghostOf(move);
  if (ghost) {
    if (ahead?.type !== "place") return null;
    const boots = ahead.weight;
    const out = lying(slots, ghost.place);
    if (!out) return texts.say("board-try-place", { card: ref, place: ghost.place, boots });
    return texts.say("board-try-swap", { card: `short:${ghost.kind.id}`, out: `short:${out.id}`, boots });
  }
  if (move.verb === "play") return texts.say(`board-try-play-${kindOf(ref)?.id ?? ""}`);
  if (move.verb === "take") return texts.say("board-try-take", { card: ref, boots: kindOf(ref)?.boots ?? 0 });
  if (ahead?.type === "discard") return texts.say("board-try-discard", { card: ref, left: ahead.cards_left });
  const card = lying(slots, ref);
  if (ahead?.type !== "drop" || !card) return null;
  if (board.phase === "skunk") return texts.say("board-try-drop-skunk", { card: card.ref });
  if (!own.choice?.boots_left) return texts.say("board-try-drop", { card: card.ref, boots: ahead.weight });
  return texts.say("board-try-pay", { card: card.ref, left: ahead.boots_left });
}

/** One or two words for the button. */
export function wordingOf(move: Move, slots: readonly Slot[], texts: Texts): string | null {
  if (move.refs.length === 0) return null;
  const swaps = move.verb === "place" && lying(slots, move.refs[1]) !== null;
  return texts.say(`board-do-${swaps ? "swap" : move.verb}`);
}

/** A card of the hand: its boots and where it may go; of a hazard, what it does. */
export function itemSaid(card: HandCard, texts: Texts): string {
  if (card.places.length > 0) {
    return texts.say("board-item", { card: card.card, boots: card.boots, places: card.places });
  }
  const what = texts.say(`board-try-play-${kindOf(card.card)?.id ?? ""}`);
  return texts.labelled(`${texts.name(card.card)}, ${texts.say("board-hazard")}`, what);
}

/** What a chance would bring: "pay 2–4". */
export function chanceSaid(chance: Share, texts: Texts): string {
  const boots = chance.least === chance.most ? `${chance.most}` : `${chance.least}–\u2060${chance.most}`;
  return texts.say(`board-chance-${chance.effect}`, { boots });
}

/** "40 % no loss, 35 % pay 1–3, …", from nothing lost to the worst. */
export const oddsSaid = (outlook: Outlook, texts: Texts): string =>
  texts.join(
    sharesOf(outlook)
      .filter((chance) => chance.copies > 0)
      .map((chance) => `${texts.percent(chance.percent / 100)} ${chanceSaid(chance, texts)}`),
  );
