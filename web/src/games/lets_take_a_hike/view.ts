// Written by tools/web_types.py from the server's types. Do not edit: `make types` writes it anew.

/** What the seat has chosen while others may still be choosing, and what is missing. */
export interface Choice {
  places: string[];
  cards: string[];
  boots_left: number;
  cards_left: number;
  done: boolean;
}

/** What the next card of the trail would do to the seat's pack if it were of this kind. */
export interface Coming {
  card: string;
  copies: number;
  effect: "lose-one" | "match" | "out" | "pay" | "robbed" | "safe" | "skunk";
  boots: number | null;
}

/** A card of the own hand; a hazard has no places. */
export interface HandCard {
  card: string;
  boots: number;
  places: string[];
}

/** What only its owner knows. */
export interface HikePrivate {
  seat: number;
  hand: HandCard[];
  pack: PackCard[];
  weight: number;
  ready: boolean;
  could_come: Record<string, number>;
  choice: Choice | null;
  outlook: Outlook | null;
  stopping: Stopping | null;
}

/** What lies open on the table. */
export interface HikePublic {
  phase: "bear" | "blister" | "deciding" | "guarding" | "joining" | "limit" | "over" | "packing" | "paying" | "skunk" | "taking" | "turn";
  hidden_packs: boolean;
  first: number | null;
  turn: number | null;
  deciding: number | null;
  asked: number[];
  actions_left: number;
  actions: number;
  swaps_left: number;
  pile: number;
  pile_known: boolean;
  next_pile: string[];
  last_hike: boolean;
  discards: string[];
  could_come: Record<string, number>;
  card: string | null;
  row: TrailCard[];
  row_boots: number;
  hike: number;
  leader: number | null;
  party: number[];
  nothing_left: boolean;
  hikers: Hiker[];
  lucky: number | null;
}

/** What all see of one seat. */
export interface Hiker {
  seat: number;
  hand_size: number;
  pack: PackCard[];
  weight: number | null;
  status: "asked" | "goes-on" | "home" | "joined" | "left" | "walking";
  score: number;
  taken: string[];
  known: KnownCard[];
  not_here: Record<string, string[]>;
}

/** A card that was seen going into a hand: it is there, or face down on one of these places. */
export interface KnownCard {
  card: string;
  places: string[];
}

/** What may be turned up next, from the cards that could be there. */
export interface Outlook {
  unseen: number;
  coming: Coming[];
}

/** A card on a place of a pack; face down it is `card:face-down` for all but its owner. */
export interface PackCard {
  place: string;
  card: string;
  boots: number | null;
  face_up: boolean;
}

/** What stopping now would bring. */
export interface Stopping {
  takes_all: boolean;
  boots: number;
}

/** A card of the trail row. */
export interface TrailCard {
  card: string;
  boots: number;
}
