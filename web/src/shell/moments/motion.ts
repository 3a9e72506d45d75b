// What moves in a scene, as data: names of things and places, and milliseconds at normal speed. Pure.

interface Timed {
  /** When it begins, after its event. */
  at?: number;
  ms: number;
}

/** A small card, cube or token that flies from one place to another. */
export interface Flight extends Timed {
  does: "fly";
  /** A drawing of the game's sprite; none: only words. */
  drawing?: string;
  words?: string;
  /** What kind of thing it is. */
  as: "card" | "piece";
  from: string;
  to: string;
  /** A card that is seen from behind while it flies. */
  hidden?: boolean;
}

/** A card that lies face down, is held for a breath, and turns over. */
export interface Turning extends Timed {
  does: "turn";
  ref: string;
  /** It lies in the middle of the table until it is turned, then goes home. */
  amid?: boolean;
  /** Where it comes from. */
  from?: string;
}

/** A piece that goes from spot to spot of its own drawing. */
export interface Walk extends Timed {
  does: "walk";
  place: string;
  along: readonly (readonly [x: number, y: number])[];
}

/** Something is hit, plucked, drops into place, is pointed out, or gets a ring that widens once. */
export interface Stir extends Timed {
  does: "shake" | "twang" | "drop" | "pulse" | "ring";
  ref: string;
}

/** Something is pulled taut from one end. */
export interface Stretch extends Timed {
  does: "stretch";
  ref: string;
  from: string;
}

export type Motion = Flight | Turning | Walk | Stir | Stretch;

/** The same for several, one after another. */
export const inTurn = <Each>(all: readonly Each[], apart: number, make: (each: Each, at: number) => Motion): Motion[] =>
  all.map((each, i) => make(each, i * apart));
