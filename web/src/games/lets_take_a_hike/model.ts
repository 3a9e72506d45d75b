// The cards as printed, and what the board draws of a view. No rules: what a card would do comes with the view.

import hazardsText from "@data/lets_take_a_hike/data/hazards.csv?raw";
import itemsText from "@data/lets_take_a_hike/data/items.csv?raw";
import { rows } from "@shell/csv";
import type { Move } from "@shell/protocol";
import type { Chance, HandCard, HikePrivate, HikePublic, Hiker, Outlook } from "./view";

export interface Kind {
  ref: string;
  id: string;
  /** 0 for a hazard. */
  boots: number;
  hazard: boolean;
  /** The paper behind its drawing. */
  tint: string;
}

function printed(id: string, boots: number, hazard: boolean): Kind {
  return { ref: `card:${id}`, id, boots, hazard, tint: `var(--hike-paper-${hazard ? "hazard" : id})` };
}

export const KINDS: readonly Kind[] = [
  ...rows(itemsText).map((row) => printed(row["id"] ?? "", Number(row["boots"]), false)),
  ...rows(hazardsText).map((row) => printed(row["id"] ?? "", 0, true)),
];

const byRef = new Map(KINDS.map((kind) => [kind.ref, kind]));

/** The kind of a card; none for one that lies face down. */
export function kindOf(ref: string | null): Kind | null {
  return ref === null ? null : (byRef.get(ref) ?? null);
}

/** The places as they are reached by keyboard: down the rucksack, then the hands. */
export const PLACES = ["top", "left-pocket", "main", "right-pocket", "bottom", "left-hand", "right-hand"].map(
  (id) => `place:${id}`,
);

export interface Slot {
  place: string;
  /** Null: empty, or a card that the reader sees from behind. */
  kind: Kind | null;
  back: boolean;
  /** An own card that the others see from behind. */
  secret: boolean;
  /** The card that was turned up is carried here. */
  match: boolean;
  /** Chosen to be dropped or shown, while others still choose. */
  chosen: boolean;
}

/** A pack as it is drawn: the reader's own, or as all see it. */
export function slotsOf(board: HikePublic, hiker: Hiker, own: HikePrivate | null): Slot[] {
  const mine = own !== null && own.seat === hiker.seat ? own : null;
  const lying = new Map((mine ?? hiker).pack.map((card) => [card.place, card]));
  return PLACES.map((place) => {
    const card = lying.get(place);
    const kind = kindOf(card?.card ?? null);
    return {
      place,
      kind,
      back: card !== undefined && kind === null,
      secret: board.hidden_packs && kind !== null && card?.face_up === false,
      match: kind !== null && kind.ref === board.card,
      chosen: mine?.choice?.places.includes(place) ?? false,
    };
  });
}

/** What would come to lie on which place by the move that is meant. */
export function ghostOf(meant: Move | null): { place: string; kind: Kind } | null {
  if (meant?.verb !== "place") return null;
  const kind = kindOf(meant.refs[0] ?? null);
  return kind ? { place: meant.refs[1] ?? "", kind } : null;
}

/** Where a card is tried first: on a free place that few others of the hand could use, else by a swap. */
export function bestPlace(
  legal: readonly Move[],
  card: string,
  slots: readonly Slot[],
  hand: readonly HandCard[],
): Move | null {
  const rank = (move: Move) => {
    const place = move.refs[1] ?? "";
    const taken = slots.find((slot) => slot.place === place)?.kind ? 1 : 0;
    const rivals = hand.filter((each) => each.card !== card && each.places.includes(place)).length;
    return [taken, rivals, PLACES.indexOf(place)] as const;
  };
  const found = legal
    .filter((move) => move.verb === "place" && move.refs[0] === card)
    .map((move) => ({ move, by: rank(move) }))
    .sort((a, b) => a.by[0] - b.by[0] || a.by[1] - b.by[1] || a.by[2] - b.by[2]);
  return found[0]?.move ?? null;
}

/** Which of the cards of one kind is the touched one: the one with this number, else the first. */
export function isTouched(
  cards: readonly string[],
  at: number,
  touched: number | null,
  isOn: (ref: string) => boolean,
): boolean {
  const ref = cards[at];
  if (ref === undefined || !isOn(ref)) return false;
  return touched !== null && cards[touched] === ref ? touched === at : cards.indexOf(ref) === at;
}

/** From nothing lost to the worst. */
const EFFECTS: readonly Chance["effect"][] = ["free", "pay", "out", "hazard", "skunk"];

/** A chance as it is drawn: with its share of the cards it could be. */
export type Share = Omit<Chance, "cards"> & { percent: number };

/** What the next card may bring, one for each effect, also for those that no card has. */
export function sharesOf({ chances, unseen }: Outlook): Share[] {
  return EFFECTS.map((effect) => {
    const { copies, least, most } = chances.find((each) => each.effect === effect) ?? { copies: 0, least: 0, most: 0 };
    return { effect, copies, percent: Math.round((100 * copies) / Math.max(unseen, 1)), least, most };
  });
}

export interface Left {
  kind: Kind;
  copies: number;
  effect: Chance["effect"] | null;
}

/** What is left by kind, as far as the reader can tell; with what each would do to the own pack. */
export function leftOf(couldCome: Readonly<Record<string, number>>, outlook: Outlook | null): Left[] {
  return KINDS.map((kind) => ({
    kind,
    copies: couldCome[kind.ref] ?? 0,
    effect: outlook?.chances.find(({ cards }) => cards.includes(kind.ref))?.effect ?? null,
  }));
}

export interface Walker {
  seat: number;
  status: Hiker["status"];
  leads: boolean;
}

/** Who is on the trail, the leader in front. */
export function walkersOf(board: HikePublic): Walker[] {
  if (board.leader === null) return [];
  const seats = board.hikers.length;
  const behind = (seat: number) => (seat - (board.leader ?? 0) + seats) % seats;
  return board.hikers
    .filter((hiker) => !["home", "left"].includes(hiker.status))
    .map((hiker) => ({ seat: hiker.seat, status: hiker.status, leads: hiker.seat === board.leader }))
    .sort((a, b) => behind(a.seat) - behind(b.seat));
}

/** Who is at the hut: everyone while no hike is on. */
export function restingOf(board: HikePublic): number[] {
  const walking = new Set(walkersOf(board).map((walker) => walker.seat));
  return board.hikers.map((hiker) => hiker.seat).filter((seat) => !walking.has(seat));
}

/** How a seat stands, as message ids. */
export function statusIds(board: HikePublic, hiker: Hiker): string[] {
  if (board.leader === null) {
    return board.turn === hiker.seat && board.phase !== "over" ? ["board-turn"] : [];
  }
  const found = board.leader === hiker.seat ? ["board-leads"] : [];
  if (found.length === 0 || hiker.status === "goes-on") found.push(`board-status-${hiker.status}`);
  return found;
}

/** The cards that lie on a pile or in a hand, each kind once with its number. */
export function counted(cards: readonly string[]): { kind: Kind; copies: number }[] {
  return KINDS.map((kind) => ({ kind, copies: cards.filter((card) => card === kind.ref).length })).filter(
    (each) => each.copies > 0,
  );
}
