// Written by tools/web_types.py from the server's types. Do not edit: `make types` writes it anew.

/** A component by its reference, such as `card:frying-pan`. */
export type CardRef = string;

export type Detail = Placing | Dropping | Discarding | Stopping;

/** A component by its reference, such as `place:top`. */
export type PlaceRef = string;

/** A seat, from 0. */
export type Seat = number;

/** The cards that would do one thing to the seat's pack if they came next. */
export interface Chance {
  effect: "free" | "hazard" | "out" | "pay" | "skunk";
  copies: number;
  least: number;
  most: number;
  cards: CardRef[];
}

/** What the seat has chosen while others may still be choosing, and what is missing. */
export interface Choice {
  places: PlaceRef[];
  cards: CardRef[];
  boots_left: number;
  boots_chosen: number;
  cards_left: number;
  done: boolean;
}

/** A card that leaves the hand. */
export interface Discarding {
  type: "discard";
  cards_left: number;
}

/** A card that leaves the pack, and all that has to go with it. */
export interface Dropping {
  type: "drop";
  weight: number;
  boots_left: number;
}

/** A card of the own hand; a hazard has no places. */
export interface HandCard {
  card: CardRef;
  boots: number;
  places: PlaceRef[];
}

/** What only its owner knows. */
export interface HikePrivate {
  seat: Seat;
  hand: HandCard[];
  pack: PackCard[];
  weight: number;
  ready: boolean;
  could_come: Record<CardRef, number>;
  choice: Choice | null;
  outlook: Outlook | null;
}

/** What lies open on the table. */
export interface HikePublic {
  phase: "bear" | "blister" | "deciding" | "guarding" | "joining" | "limit" | "over" | "packing" | "paying" | "skunk" | "taking" | "turn";
  hidden_packs: boolean;
  first: Seat | null;
  turn: Seat | null;
  deciding: Seat | null;
  asked: Seat[];
  actions_left: number;
  actions: number;
  swaps_left: number;
  pile: number;
  pile_known: boolean;
  next_pile: CardRef[];
  last_hike: boolean;
  discards: CardRef[];
  could_come: Record<CardRef, number>;
  card: CardRef | null;
  row: TrailCard[];
  row_boots: number;
  hike: number;
  leader: Seat | null;
  party: Seat[];
  nothing_left: boolean;
  hikers: Hiker[];
  lucky: Seat | null;
}

/** What all see of one seat. */
export interface Hiker {
  seat: Seat;
  hand_size: number;
  pack: PackCard[];
  weight: number | null;
  status: "asked" | "goes-on" | "home" | "joined" | "left" | "walking";
  score: number;
  fours: number;
  threes: number;
  twos: number;
  ones: number;
  taken: CardRef[];
  known: KnownCard[];
  not_here: Record<PlaceRef, CardRef[]>;
}

/** A card that was seen going into a hand: it is there, or face down on one of these places. */
export interface KnownCard {
  card: CardRef;
  places: PlaceRef[];
}

/** What may be turned up next, from the cards that could be there. */
export interface Outlook {
  unseen: number;
  chances: Chance[];
}

/** A card on a place of a pack; face down it is `card:face-down` for all but its owner. */
export interface PackCard {
  place: PlaceRef;
  card: CardRef;
  boots: number | null;
  face_up: boolean;
}

/** An item that goes into the pack. */
export interface Placing {
  type: "place";
  weight: number;
}

/** The end of the hike for one hiker. */
export interface Stopping {
  type: "stop";
  takes_all: boolean;
  boots: number;
}

/** A card of the trail row. */
export interface TrailCard {
  card: CardRef;
  boots: number;
}
