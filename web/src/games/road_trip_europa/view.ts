// Written by tools/web_types.py from the server's types. Do not edit: `make types` writes it anew.

/** A kind the seat may name and what it scores now. */
export interface CultureChoice {
  culture: string;
  points: number;
}

/** What only its owner knows. */
export interface RoadTripPrivate {
  seat: number;
  hand: string[];
  choice: string | null;
  first: string | null;
  seen: SeenHand[];
  sitting_out: string[];
  returning: string[];
  culture: CultureChoice[];
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
  holder: number;
  cards: string[];
}

/** The bonus of a region and who took it. */
export interface Star {
  region: string;
  points: number;
  taken_by: number[];
}

/** What all see of one seat. */
export interface Traveller {
  seat: number;
  row: string[];
  hand_size: number;
  visited: string[];
  start_end: number[];
  food: number[];
  transport: number[];
  culture: Record<string, number>;
  stars: string[];
  passport: number;
  score: number;
}
