// Written by tools/web_types.py from the server's types. Do not edit: `make types` writes it anew.

/** A component by its reference, such as `card:france`. */
export type CardRef = string;

/** A seat, from 0. */
export type Seat = number;

/** What laying a stop does to the tour. */
export interface Detail {
  opens: CardRef[];
  frees: CardRef[];
  nearer: Nearer[];
}

/** A card in hand and how it stands to the tour. */
export interface HandCard {
  card: CardRef;
  points: number;
  open: boolean;
  steps: number;
  missing: number;
  via: CardRef[];
  needs: CardRef[];
}

/** Cards known to be in hands since the discards were shuffled, and how many of them each seat has. */
export interface HeldOver {
  cards: CardRef[];
  by_seat: number[];
}

/** A card in hand that comes nearer: the steps it is away then. */
export interface Nearer {
  card: CardRef;
  steps: number;
  next: CardRef[];
}

/** A stop that may be added to the tour, and the stops in the tour it connects to. */
export interface Opening {
  card: CardRef;
  via: CardRef[];
}

/** How the last round ended and what everyone was caught with. */
export interface RoundResult {
  round: number;
  ending: "discarded-joker" | "discarded-last" | "discarded-plus-one" | "laid-all" | "ran-dry";
  out: Seat | null;
  doubled: boolean;
  caught: CardRef[][];
  points: number[];
}

/** A country or island in the tour, with what lies under it. */
export interface Stop {
  card: CardRef;
  via: CardRef | null;
  joker: CardRef | null;
  secondaries: CardRef[];
}

/** What only its owner knows. */
export interface TourPrivate {
  seat: Seat;
  hand: HandCard[];
  newest: CardRef | null;
  points: number;
}

/** What lies open on the table. */
export interface TourPublic {
  phase: "discard" | "give" | "over" | "play" | "start";
  round: number;
  rounds: number;
  turn: Seat;
  first: Seat;
  entered: boolean;
  tour: Stop[];
  open: Opening[];
  open_secondaries: CardRef[];
  travellers: Traveller[];
  pile: number;
  discards: CardRef[];
  top: CardRef | null;
  dry: number;
  dry_limit: number;
  held_over: HeldOver[];
  last_round: RoundResult | null;
}

/** What all see of one seat. */
export interface Traveller {
  seat: Seat;
  hand_size: number;
  points: number[];
  caught: number[];
  doubled: number[];
  score: number;
}
