// Written by tools/web_types.py from the server's types. Do not edit: `make types` writes it anew.

/** The pile of ancestor cards. */
export interface Ancestors {
  left: number;
  hours: number;
  benefits: string[];
}

/** What taking a card would bring, apart from wild tokens that leave a choice. */
export interface CardPreview {
  card: string;
  year: number;
  landings: Landing[];
  covers: number[];
  lost: string[];
  points: number;
  crystals: number;
  wilds: number;
  breaks: boolean;
  trek_cards: number;
  trek_points: number;
  treks_change: number;
}

/** A place of the departure row; place 0 is the top of the deck. */
export interface Departure {
  place: number;
  bonus: string[];
  card: string | null;
  year: number | null;
  hours: number;
  benefits: string[];
}

/** What only its owner knows, and what its choices would bring. */
export interface HistoryPrivate {
  seat: number;
  hand: Itinerary[];
  choice: string | null;
  cards: CardPreview[];
  columns: NextSpace[];
}

/** What lies open on the table. */
export interface HistoryPublic {
  phase: "card" | "crystals" | "itinerary" | "over" | "wild";
  day: number;
  days: number;
  hours: number;
  turn: number | null;
  chosen: string | null;
  wilds: number;
  departures: Departure[];
  deck: number;
  ancestors: Ancestors;
  order: number[];
  clock: Stack[];
  travellers: Traveller[];
  punctuality: number;
  ladder: number[];
  further: number;
}

/** An itinerary as it lies on the table or in a hand. */
export interface Itinerary {
  itinerary: string;
  rows: Row[];
  next: NextSpace[];
}

/** Where a number of crystals would bring the watch. */
export interface Landing {
  crystals: number;
  hour: number;
  punctual: number;
  stopped: number;
  onto: number[];
  again: boolean;
}

/** What a token put into a column would cover and pay now, the end of the row included. */
export interface NextSpace {
  experience: string;
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
  seats: number[];
}

/** What all see of one seat. */
export interface Traveller {
  seat: number;
  hour: number;
  crystals: number;
  itinerary: Itinerary | null;
  used: string[];
  unused: number;
  treks: Trek[];
  itinerary_points: number[];
  punctual_points: number[];
  track: number;
  trek_points: number;
  score: number;
}

/** A trek: its cards with the years they count as. */
export interface Trek {
  cards: string[];
  years: number[];
  points: number;
  finished: boolean;
}
