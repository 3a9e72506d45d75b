// Written by tools/web_types.py from the server's types. Do not edit: `make types` writes it anew.

/** A component by its reference, such as `destination:denali`. */
export type DestinationRef = string;

/** A component by its reference, such as `journey:exchange-rate`. */
export type JourneyRef = string;

/** A component by its reference, such as `place:denali`. */
export type PlaceRef = string;

/** A component by its reference, such as `region:north-america`. */
export type RegionRef = string;

/** A seat, from 0. */
export type Seat = number;

/** A component by its reference, such as `souvenir:red`. */
export type SouvenirRef = string;

/** A component by its reference, such as `symbol:scenery`. */
export type SymbolRef = string;

/** A component by its reference, such as `trek:scenery-1`. */
export type TrekRef = string;

/** An open destination card. */
export interface Destination {
  destination: DestinationRef;
  place: PlaceRef;
  cost: Record<SymbolRef, number>;
  points: number;
  bonus: number;
}

/** An open journey card. */
export interface Journey {
  journey: JourneyRef;
  lines: JourneyLine[];
}

/** What one line of a journey card allows, such as `move` and 3. */
export interface JourneyLine {
  effect: "airport" | "draw" | "gain" | "move" | "recolour" | "visit-less";
  number: number;
}

/** The symbols of an open destination card that a hand lacks. */
export interface Lack {
  destination: DestinationRef;
  missing: Record<SymbolRef, number>;
}

/** A place of the map. */
export interface Place {
  place: PlaceRef;
  region: RegionRef;
  airport: boolean;
  cube: SouvenirRef | null;
  trekker: Seat | null;
}

/** What the seat has begun to pay for; nobody else sees it yet. */
export interface Plan {
  kind: "journey" | "trek" | "visit";
  goal: PlaceRef | DestinationRef | JourneyRef;
  picked: Record<TrekRef, number>;
  links: number;
  lengths: number[];
  way: PlaceRef[];
  waives: number;
  need: Record<SymbolRef, number>;
}

/** A place within reach, and what going there brings. */
export interface Reach {
  place: PlaceRef;
  way: PlaceRef[];
  sets: number;
  set_points: number;
  tile_points: number;
  token: boolean;
  visit_points: number;
}

/** What is left in a region and who took its token; the value is shown at the end. */
export interface Region {
  region: RegionRef;
  cubes: number;
  holder: Seat | null;
  value: number | null;
}

/** A majority tile and who holds it. */
export interface Tile {
  souvenir: SouvenirRef;
  points: number;
  holder: Seat | null;
}

/** What all see of one seat. */
export interface Trekker {
  seat: Seat;
  place: PlaceRef | null;
  hand_size: number;
  known: Record<TrekRef, number>;
  destinations: DestinationRef[];
  destination_points: number[];
  threes: number;
  fives: number;
  vp_points: number;
  suitcase: Record<SouvenirRef, number>;
  sets: number;
  set_points: number;
  tiles: SouvenirRef[];
  tile_points: number[];
  tokens: number;
  token_points: number[] | null;
  score: number;
}

/** What only its owner knows. */
export interface WorldPrivate {
  seat: Seat;
  hand: Record<TrekRef, number>;
  tokens: Record<RegionRef, number>;
  score: number;
  plan: Plan | null;
  lacks: Lack[];
}

/** What lies open on the table. */
export interface WorldPublic {
  phase: "action" | "airport" | "drawing" | "line" | "move" | "over" | "turn" | "turn-ends";
  turn: Seat;
  number: number;
  round: number;
  draws: number;
  journey: JourneyRef | null;
  line: JourneyLine | null;
  places: Place[];
  row: Destination[];
  next: DestinationRef | null;
  destination_pile: number;
  open: (TrekRef | null)[];
  trek_pile: number;
  discards: Record<TrekRef, number>;
  journeys: Journey[];
  tiles: Tile[];
  regions: Region[];
  trekkers: Trekker[];
  threes_left: number;
  fives_left: number;
  set_points: number[];
  tokens_taken: number;
  end_tokens: number;
  most_visits: number;
  end_visits: number;
  dry: number;
  end_dry: number;
}
