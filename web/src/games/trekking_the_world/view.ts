// Written by tools/web_types.py from the server's types. Do not edit: `make types` writes it anew.

/** An open destination card. */
export interface Destination {
  destination: string;
  place: string;
  cost: Record<string, number>;
  points: number;
  bonus: number;
}

/** An open journey card. */
export interface Journey {
  journey: string;
  lines: JourneyLine[];
}

/** What one line of a journey card allows, such as `move` and 3. */
export interface JourneyLine {
  effect: "airport" | "draw" | "gain" | "move" | "recolour" | "visit-less";
  number: number;
}

/** The symbols of an open destination card that a hand lacks. */
export interface Lack {
  destination: string;
  missing: Record<string, number>;
}

/** A place of the map. */
export interface Place {
  place: string;
  region: string;
  airport: boolean;
  cube: string | null;
  trekker: number | null;
}

/** What the seat has begun to pay for; nobody else sees it yet. */
export interface Plan {
  kind: "journey" | "trek" | "visit";
  goal: string;
  picked: Record<string, number>;
  links: number;
  lengths: number[];
  way: string[];
  waives: number;
  need: Record<string, number>;
}

/** A place the seat may go to now, and what that brings. */
export interface Reach {
  place: string;
  links: number;
  way: string[];
  cube: string | null;
  sets: number;
  set_points: number;
  tile: boolean;
  token: boolean;
  visit: boolean;
}

/** What is left in a region and who took its token; the value is shown at the end. */
export interface Region {
  region: string;
  cubes: number;
  holder: number | null;
  value: number | null;
}

/** A majority tile and who holds it. */
export interface Tile {
  souvenir: string;
  points: number;
  holder: number | null;
}

/** What all see of one seat. */
export interface Trekker {
  seat: number;
  place: string | null;
  hand_size: number;
  known: Record<string, number>;
  suitcase: Record<string, number>;
  sets: number;
  set_points: number;
  tiles: string[];
  destinations: string[];
  threes: number;
  fives: number;
  vp_points: number;
  tokens: number;
  score: number;
}

/** What only its owner knows, and what its next choices would bring. */
export interface WorldPrivate {
  seat: number;
  hand: Record<string, number>;
  tokens: Record<string, number>;
  score: number;
  plan: Plan | null;
  reach: Reach[];
  lacks: Lack[];
}

/** What lies open on the table. */
export interface WorldPublic {
  phase: "action" | "airport" | "drawing" | "line" | "move" | "over" | "turn" | "turn-ends";
  turn: number;
  number: number;
  draws: number;
  journey: string | null;
  line: JourneyLine | null;
  places: Place[];
  row: Destination[];
  next: string | null;
  destination_pile: number;
  open: (string | null)[];
  trek_pile: number;
  discards: Record<string, number>;
  journeys: Journey[];
  tiles: Tile[];
  regions: Region[];
  trekkers: Trekker[];
  threes_left: number;
  fives_left: number;
  set_points: number[];
  tokens_taken: number;
  end_tokens: number;
  end_visits: number;
  dry: number;
  end_dry: number;
}
