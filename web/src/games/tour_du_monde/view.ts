// Written by tools/web_types.py from the server's types. Do not edit: `make types` writes it anew.

/** A card in hand: how it stands to the tour, and what laying it would do. */
export interface HandCard {
  card: string;
  points: number;
  open: boolean;
  steps: number;
  via: string[];
  needs: string[];
  opens: string[];
  frees: string[];
  nearer: Nearer[];
}

/** Cards known to be in hands since the discards were shuffled, and how many of them each seat has. */
export interface HeldOver {
  cards: string[];
  by_seat: number[];
}

/** A card in hand that comes nearer: the steps it is away then, and the stops that lead on to it. */
export interface Nearer {
  card: string;
  steps: number;
  next: string[];
}

/** A stop that may be added to the tour, and the stops in the tour it connects to. */
export interface Opening {
  card: string;
  via: string[];
}

/** How the last round ended and what everyone was caught with. */
export interface RoundResult {
  round: number;
  ending: "discarded-joker" | "discarded-last" | "discarded-plus-one" | "laid-all" | "ran-dry";
  out: number | null;
  doubled: boolean;
  caught: string[][];
  points: number[];
}

/** A country or island in the tour, with what lies under it. */
export interface Stop {
  card: string;
  via: string | null;
  joker: string | null;
  secondaries: string[];
}

/** What only its owner knows. */
export interface TourPrivate {
  seat: number;
  hand: HandCard[];
  newest: string | null;
  points: number;
}

/** What lies open on the table. */
export interface TourPublic {
  phase: "discard" | "give" | "over" | "play" | "start";
  round: number;
  rounds: number;
  turn: number;
  first: number;
  entered: boolean;
  tour: Stop[];
  open: Opening[];
  open_secondaries: string[];
  travellers: Traveller[];
  pile: number;
  discards: string[];
  top: string | null;
  dry: number;
  dry_limit: number;
  held_over: HeldOver[];
  last_round: RoundResult | null;
}

/** What all see of one seat. */
export interface Traveller {
  seat: number;
  hand_size: number;
  points: number[];
  score: number;
}
