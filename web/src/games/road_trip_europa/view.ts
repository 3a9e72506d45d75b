// Written by tools/web_types.py from the server's types. Do not edit: `make types` writes it anew.

/** A component by its reference, such as `card:iceland`. */
export type CardRef = string;

/** A component by its reference, such as `culture:music`. */
export type CultureRef = string;

/** A component by its reference, such as `region:nordic`. */
export type RegionRef = string;

/** A seat, from 0. */
export type Seat = number;

/** What only its owner knows. */
export interface RoadTripPrivate {
  seat: Seat;
  hand: CardRef[];
  choice: CardRef | CultureRef | null;
  first: CardRef | null;
  seen: SeenHand[];
  sitting_out: CardRef[];
  returning: CardRef[];
  nameable: CultureRef[];
}

/** What lies open on the table. */
export interface RoadTripPublic {
  phase: "culture" | "draft" | "over";
  round: number;
  rounds: number;
  pick: number;
  passing: "left" | "right";
  travellers: Traveller[];
  stars: Star[];
  passports_left: number[];
  aside: number;
}

/** A hand the seat has held and passed on, as it is now: what was taken since lies open. */
export interface SeenHand {
  holder: Seat;
  cards: CardRef[];
}

/** The bonus of a region and who took it. */
export interface Star {
  region: RegionRef;
  points: number;
  taken_by: Seat[];
}

/** What all see of one seat. */
export interface Traveller {
  seat: Seat;
  row: CardRef[];
  hand_size: number;
  visited: CardRef[];
  start_end: number[];
  food: number[];
  transport: number[];
  culture: Record<CultureRef, number>;
  countries: number;
  stars: RegionRef[];
  star_points: number;
  passport: number;
  score: number;
}
