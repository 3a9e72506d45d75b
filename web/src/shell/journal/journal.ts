// What a finished game leaves in a travel journal: the stops of a seat and its best moments, from the replay. Pure.

import type { Consequences, Message, ReplayFrame, Shape } from "../protocol";
import { idOf } from "../refs";
import { running } from "../scores";

/** What the events of a game mean, by id, as it travels with the game's texts. */
export type Happenings = Readonly<Record<string, Consequences>>;

interface Lead {
  ref: string;
  /** A card becomes the seat's: its line is shown on a postcard. Otherwise the seat only comes by. */
  taken: boolean;
}

/** Where an event leads a seat; null: nowhere. */
export function leadOf(event: Message, happenings: Happenings, seat: number): Lead | null {
  const { way, to = "" } = happenings[event.id]?.leads ?? { way: "anew" };
  const ref = event.args[to];
  if (way === "anew" || event.args["seat"] !== `seat:${seat}` || typeof ref !== "string") return null;
  return { ref, taken: way === "takes" };
}

export interface Stop {
  /** The id of its story. */
  id: string;
  /** The moment of the replay it was first reached in. */
  n: number;
  /** Whether it was taken, and not only passed. */
  taken: boolean;
  /** Which of several trips it belongs to, from 0. */
  leg: number;
}

/** The stops of a seat in the order they were first reached, each once a trip, those that tell something. */
export function stopsOf(
  frames: readonly Pick<ReplayFrame, "events">[],
  happenings: Happenings,
  seat: number,
  tells: (id: string) => boolean,
): Stop[] {
  const found = new Map<string, Stop>();
  let leg = 0;
  frames.forEach(({ events }, n) => {
    for (const event of events) {
      if (happenings[event.id]?.leads?.way === "anew") leg += 1;
      const lead = leadOf(event, happenings, seat);
      if (!lead) continue;
      const [id, key] = [idOf(lead.ref), `${leg} ${idOf(lead.ref)}`];
      if (!tells(id)) continue;
      const stop = found.get(key) ?? { id, n, taken: false, leg };
      if (lead.taken) stop.taken = true;
      found.set(key, stop);
    }
  });
  return [...found.values()];
}

export interface Highlight {
  n: number;
  /** What it brought in points; null: a stop or the end, where there was too little else to tell. */
  gain: number | null;
  /** What happened, the most worth first. */
  events: Message[];
}

const MOST = 3;
const SENTENCES = 3;

/** The moments that brought most, in order of play. Where points are bad: those where the others got most more of them.
 *  They come with what was told of the seat then, points first. */
export function highlightsOf(
  frames: readonly Pick<ReplayFrame, "events" | "view">[],
  shape: Shape,
  seat: number,
  fewest: boolean,
  happenings: Happenings,
): Highlight[] {
  const totals = frames.map(({ view }) => {
    const scores = running(shape, (view as { public: unknown }).public);
    return new Map(scores.map((each) => [each.seat, each.total ?? 0]));
  });
  const gains = frames.flatMap((frame, n): (Highlight & { worth: number })[] => {
    const [before, after] = [totals[n - 1], totals[n]];
    if (!before || !after) return [];
    const gained = [...after].map(([each, total]) => ({ seat: each, by: total - (before.get(each) ?? 0) }));
    const own = gained.find((each) => each.seat === seat)?.by ?? 0;
    const others = gained.filter((each) => each.seat !== seat);
    const mean = others.reduce((sum, each) => sum + each.by, 0) / (others.length || 1);
    const worth = fewest ? mean - own : own;
    return worth > 0 ? [{ n, gain: own, events: toldOf(frame.events, seat, happenings), worth }] : [];
  });
  const best = gains.sort((a, b) => b.worth - a.worth || a.n - b.n).slice(0, MOST);
  const last = frames.at(-1);
  const end = frames.length - 1;
  const told: Highlight[] = best.map(({ n, gain, events }) => ({ n, gain, events }));
  if (last && told.length < MOST && !told.some(({ n }) => n === end)) {
    told.push({ n: end, gain: null, events: toldOf(last.events, seat, happenings) });
  }
  // Where few moments brought anything, the first stops of the journey are worth telling.
  const stops = frames.flatMap((frame, n): Highlight[] => {
    const events = frame.events.filter((event) => leadOf(event, happenings, seat) !== null);
    return events.length > 0 && !told.some((each) => each.n === n) ? [{ n, gain: null, events }] : [];
  });
  return [...told, ...stops.slice(0, MOST - told.length)].sort((a, b) => a.n - b.n);
}

/** What brought points or a card comes first; what was only done for it is told where there is nothing of these. */
function toldOf(events: readonly Message[], seat: number, happenings: Happenings): Message[] {
  const points = ({ id, args }: Message): number => Math.abs(Number(args[happenings[id]?.points ?? ""] ?? 0));
  const own = events.filter((event) => event.args["seat"] === `seat:${seat}`);
  const worth = own.filter((event) => points(event) > 0 || leadOf(event, happenings, seat)?.taken);
  return (worth.length > 0 ? worth : own).sort((a, b) => points(b) - points(a)).slice(0, SENTENCES);
}

/** A text in lines of at most so many letters, words whole. */
export function lines(text: string, letters: number): string[] {
  const found: string[] = [];
  for (const word of text.split(" ")) {
    const last = found.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found;
}
