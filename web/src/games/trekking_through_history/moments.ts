// The station: flaps rattle, the bell strikes, glass for a crystal, steam when a trek ends.

import type { Message } from "@shell/protocol";
import { inTurn, type Motion } from "@shell/moments/motion";
import { refsOf, seatOf, type Change, type Saying, type Staging } from "@shell/moments/staging";
import { idOf } from "@shell/refs";
import { CLOCK, onClock, watches } from "./model";
import type { HistoryPublic } from "./view";

const boards = ({ before, after }: Change): [HistoryPublic | null, HistoryPublic] => [
  (before?.public ?? null) as HistoryPublic | null,
  after.public as HistoryPublic,
];

/** What another traveller takes goes to them; the own card glides into the trek by itself. */
function takes(message: Message, { me }: Change): Motion[] {
  const [card] = refsOf(message, "card");
  const seat = seatOf(message);
  if (!card || seat === me) return [];
  return [{ does: "fly", as: "card", drawing: `h-scene-${idOf(card)}`, from: card, to: `seat:${seat}`, ms: 360 }];
}

const HOUR = 60;
const LONGEST_WAY = 360;

/** The watch runs hour by hour. */
function arrives(message: Message, change: Change): Motion[] {
  const [was, now] = boards(change);
  const seat = seatOf(message) ?? 0;
  const from = was?.travellers[seat]?.hour;
  const lies = watches(now.clock).find((watch) => watch.seat === seat);
  if (from === undefined || !lies || lies.hour <= from) return [];
  const hours = Array.from({ length: lies.hour - from }, (_, i) => onClock(from + i, CLOCK.watch));
  const along = [...hours, lies].map(({ x, y }) => [x, y] as const);
  return [{ does: "walk", place: `watch:${seat}`, along, ms: Math.min(LONGEST_WAY, HOUR * hours.length) }];
}

/** The spaces of a seat's itinerary that are newly covered. */
function freshOf(seat: number, change: Change): string[] {
  const [was, now] = boards(change);
  const [before, after] = [was?.travellers[seat]?.itinerary, now.travellers[seat]?.itinerary];
  if (!after || before?.itinerary !== after.itinerary) return [];
  return after.rows.flatMap((row, n) =>
    row.spaces.flatMap((space, column) =>
      space?.covered && !before.rows[n]?.spaces[column]?.covered
        ? [`cell:${idOf(after.itinerary)}:${n}:${column}`]
        : [],
    ),
  );
}

/** Tokens drop into the itinerary, one after the other. */
const covers = (message: Message, change: Change): Motion[] =>
  inTurn(freshOf(seatOf(message) ?? 0, change), 90, (ref, at) => ({ does: "drop", ref, at, ms: 200 }));

/** Points rise from the spaces that pay. */
const spaces = (message: Message, change: Change): string[] => freshOf(seatOf(message) ?? 0, change);
const watch = (message: Message): string[] => [`watch:${seatOf(message)}`];

/** The card with which a trek grew or ended. */
const trek = (seat: number, change: Change): string[] =>
  boards(change)[1].travellers[seat]?.treks.at(-1)?.cards.slice(-1) ?? [];

/** Exactly at twelve. */
const strikes = (message: Message): Saying[] => [
  { message: { id: "moment-exactly", args: {} }, refs: [...watch(message), `seat:${seatOf(message)}`] },
];

/** The new row rattles in, from left to right. */
const rattle = (_: Message, change: Change): Motion[] =>
  inTurn(
    boards(change)[1].departures.flatMap(({ card }) => card ?? []),
    60,
    (ref, at) => ({ does: "turn", ref, at, ms: 420 }),
  );

function newDay(change: Change): Message | null {
  const [was, now] = boards(change);
  if (!was || now.day === was.day) return null;
  return { id: now.day === now.days ? "moment-last-begins" : "moment-day-begins", args: { day: `day:${now.day}` } };
}

export const staging: Staging = {
  scenes: {
    "event-will-use": { at: ["itinerary"], ms: 200, cue: "paper" },
    "event-uses": { at: ["itinerary", "seat"], ms: 250, cue: "paper" },
    "event-takes": { at: ["card", "seat"], ms: 260, cue: "paper", moves: takes },
    "event-ancestor": { at: ["card", "seat"], ms: 260, cue: "paper" },
    "event-spends": { at: ["seat"], ms: 120, cue: "glass" },
    "event-arrives": { at: ["seat"], ms: 300, cue: "clock", moves: arrives },
    "event-punctual": { at: ["seat"], from: watch, ms: 300, cue: "exactly", says: strikes },
    "event-stopped": { at: ["seat"], ms: 200, cue: "bell" },
    "event-crystals": { at: ["seat"], ms: 160, cue: "glass" },
    "event-covers": { at: ["seat"], ms: 160, cue: "token", moves: covers },
    "event-loses": { at: ["seat"], ms: 160 },
    "event-space-points": { at: ["seat"], from: spaces, ms: 180, cue: "token" },
    "event-space-crystal": { at: ["seat"], ms: 160, cue: "glass" },
    "event-row-points": { at: ["seat"], from: spaces, ms: 240, cue: "token" },
    "event-row-crystal": { at: ["seat"], ms: 160, cue: "glass" },
    "event-trek-begins": { at: ["seat"], ms: 160, cue: "paper" },
    "event-trek-grows": { at: ["seat"], ms: 160, cue: "paper" },
    "event-trek-ends": { at: ["seat"], ms: 360, cue: "steam" },
    "event-new-card": { at: ["card"], ms: 220, cue: "flaps" },
    "event-nothing-left": { at: ["seat"], ms: 200 },
    "event-day": { at: [], ms: 700, cue: "flaps", moves: rattle },
    "event-game-ends": { at: [], ms: 400, cue: "bell" },
  },
  warns: newDay,
  untold: { treks: trek, crystals: () => [] },
  mine: () => "itinerary",
  ambience: {
    noise: 420,
    narrow: 0.5,
    breath: 12,
    every: 11,
    sounds: [
      [{ noise: 1400, lasts: 1.2, loud: 0.25, narrow: 0.5 }],
      [0, 1, 2, 3].map((i) => ({ pitch: 1250, at: i * 0.5, lasts: 0.03, loud: 0.25 })),
    ],
  },
};
