// Written by tools/web_types.py from the server's types. Do not edit: `make types` writes it anew.

/** A component by its reference, such as `card:ancestor`. */
export type CardRef = string;

/** A component by its reference, such as `crystal:time`. */
export type CrystalRef = string;

export type Detail = CardPreview | LandingPreview | ColumnPreview;

/** A component by its reference, such as `experience:person`. */
export type ExperienceRef = string;

/** A component by its reference, such as `itinerary:a`. */
export type ItineraryRef = string;

/** A seat, from 0. */
export type Seat = number;

/** The pile of ancestor cards. */
export interface Ancestors {
  left: number;
  hours: number;
  benefits: (ExperienceRef | CrystalRef)[];
}

/** What taking a card would bring, apart from wild tokens that leave a choice. */
export interface CardPreview {
  type: "card";
  card: CardRef;
  year: number;
  landings: Landing[];
  covers: number[];
  lost: ExperienceRef[];
  points: number;
  crystals: number;
  wilds: number;
  breaks: boolean;
  trek_cards: number;
  trek_points: number;
  treks_change: number;
}

/** What a wild token put into a column would cover and pay now, the end of the row included. */
export interface ColumnPreview {
  type: "column";
  experience: ExperienceRef;
  row: number;
  points: number;
  crystals: number;
}

/** A place of the departure row; place 0 is the top of the deck. */
export interface Departure {
  place: number;
  bonus: (ExperienceRef | CrystalRef)[];
  card: CardRef | null;
  year: number | null;
  hours: number;
  benefits: (ExperienceRef | CrystalRef)[];
}

/** What only its owner knows. */
export interface HistoryPrivate {
  seat: Seat;
  hand: Itinerary[];
  choice: ItineraryRef | null;
}

/** What lies open on the table. */
export interface HistoryPublic {
  phase: "card" | "crystals" | "itinerary" | "over" | "wild";
  day: number;
  days: number;
  hours: number;
  turn: Seat | null;
  chosen: CardRef | null;
  wilds: number;
  departures: Departure[];
  deck: number;
  ancestors: Ancestors;
  order: Seat[];
  clock: Stack[];
  travellers: Traveller[];
  punctuality: number;
  ladder: number[];
  further: number;
}

/** An itinerary as it lies on the table or in a hand. */
export interface Itinerary {
  itinerary: ItineraryRef;
  rows: Row[];
  next: NextSpace[];
}

/** Where a number of crystals would bring the watch. */
export interface Landing {
  crystals: number;
  plan: number[];
  hour: number;
  punctual: number;
  stopped: number;
  onto: Seat[];
  again: boolean;
}

/** What some crystals would do for the card that is taken; what the card does stands with none of them. */
export interface LandingPreview {
  type: "landing";
  landing: Landing;
}

/** What a token put into a column would cover and pay now, the end of the row included. */
export interface NextSpace {
  experience: ExperienceRef;
  row: number;
  points: number;
  crystals: number;
}

/** A row of an itinerary: a space or nothing in each column, and what its end pays when it is complete. */
export interface Row {
  spaces: (Space | null)[];
  points: number;
  crystals: number;
  complete: boolean;
}

/** A space of an itinerary: what covering it pays, and whether it is covered. */
export interface Space {
  points: number;
  crystals: number;
  covered: boolean;
}

/** The watches on one hour, the top one first. */
export interface Stack {
  hour: number;
  seats: Seat[];
}

/** What all see of one seat. */
export interface Traveller {
  seat: Seat;
  hour: number;
  crystals: number;
  itinerary: Itinerary | null;
  used: ItineraryRef[];
  unused: number;
  treks: Trek[];
  itinerary_points: number[];
  punctual_points: number[];
  crystal_points: number;
  track: number;
  trek_points: number;
  score: number;
}

/** A trek: its cards with the years they count as. */
export interface Trek {
  cards: CardRef[];
  years: number[];
  points: number;
  finished: boolean;
}
