// What a finished game leaves in a travel journal: the stops of a seat and its best moments, from the replay. Pure.

import type { Message, ReplayFrame, Shape } from "../protocol";
import { idOf } from "../refs";
import { running } from "../scores";

/** Which events of a game bring a seat somewhere: `journal.json` beside the board. */
export interface Leads {
  /** A card becomes the seat's: its line is shown on a postcard. */
  taken: string[];
  /** The seat comes by. */
  passed: string[];
  /** Another trip begins: what comes after it is no longer connected with what was before. */
  legs: string[];
}

const leads = import.meta.glob<Leads>("../../games/*/journal.json", { import: "default" });

export async function leadsOf(game: string): Promise<Leads> {
  const load = leads[`../../games/${game.replaceAll("-", "_")}/journal.json`];
  // While the line is down nothing leads anywhere: there are no postcards then.
  return (await load?.().catch(() => null)) ?? { taken: [], passed: [], legs: [] };
}

/** The arguments of an event that say where it leads. */
const WHERE = ["card", "destination", "place"];

/** The components that a seat comes to by these events. */
export function reached(events: readonly Message[], ids: readonly string[], seat: number): string[] {
  return events
    .filter((event) => ids.includes(event.id) && event.args["seat"] === `seat:${seat}`)
    .flatMap((event) => WHERE.map((key) => event.args[key]).filter((ref) => typeof ref === "string"));
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
  { taken, passed, legs }: Leads,
  seat: number,
  tells: (id: string) => boolean,
): Stop[] {
  const found = new Map<string, Stop>();
  let leg = 0;
  frames.forEach(({ events }, n) => {
    for (const event of events) {
      if (legs.includes(event.id)) leg += 1;
      for (const ref of reached([event], [...taken, ...passed], seat)) {
        const [id, key] = [idOf(ref), `${leg} ${idOf(ref)}`];
        if (!tells(id)) continue;
        const stop = found.get(key) ?? { id, n, taken: false, leg };
        if (taken.includes(event.id)) stop.taken = true;
        found.set(key, stop);
      }
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
  { taken, passed }: Pick<Leads, "taken" | "passed"> = { taken: [], passed: [] },
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
    return worth > 0 ? [{ n, gain: own, events: toldOf(frame.events, seat, taken), worth }] : [];
  });
  const best = gains.sort((a, b) => b.worth - a.worth || a.n - b.n).slice(0, MOST);
  const last = frames.at(-1);
  const end = frames.length - 1;
  const told: Highlight[] = best.map(({ n, gain, events }) => ({ n, gain, events }));
  if (last && told.length < MOST && !told.some(({ n }) => n === end)) {
    told.push({ n: end, gain: null, events: toldOf(last.events, seat, taken) });
  }
  // Where few moments brought anything, the first stops of the journey are worth telling.
  const stops = frames.flatMap((frame, n): Highlight[] => {
    const events = frame.events.filter((event) => reached([event], [...taken, ...passed], seat).length > 0);
    return events.length > 0 && !told.some((each) => each.n === n) ? [{ n, gain: null, events }] : [];
  });
  return [...told, ...stops.slice(0, MOST - told.length)].sort((a, b) => a.n - b.n);
}

/** What brought points or a card comes first; what was only done for it is told where there is nothing of these. */
function toldOf(events: readonly Message[], seat: number, taken: readonly string[]): Message[] {
  const points = (event: Message): number => Math.abs(Number(event.args["points"] ?? 0));
  const own = events.filter((event) => event.args["seat"] === `seat:${seat}`);
  const worth = own.filter((event) => points(event) > 0 || taken.includes(event.id));
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
