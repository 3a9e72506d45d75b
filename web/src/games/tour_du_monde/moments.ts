// The airport: a pin in cork, a plucked string, paper that tears, the boarding chime.

import type { Message } from "@shell/protocol";
import { inTurn, type Motion } from "@shell/moments/motion";
import { refsOf, seatOf, type Change, type Saying, type Staging } from "@shell/moments/staging";
import type { TourPrivate, TourPublic } from "./view";

const handOf = (view: Change["before"]): TourPrivate["hand"] => (view?.private as TourPrivate | null)?.hand ?? [];

/** The cards of the own hand that may be laid now and could not before. */
function freedOf({ before, after }: Change): string[] {
  const shut = handOf(before).filter(({ open }) => !open);
  return handOf(after).flatMap(({ card, open }) => (open && shut.some((each) => each.card === card) ? [card] : []));
}

/** The places to which the tour may go now and could not before. */
function openedOf({ before, after }: Change): string[] {
  const open = (view: Change["before"]): string[] =>
    ((view?.public as TourPublic | undefined)?.open ?? []).map(({ card }) => card);
  const were = new Set(open(before));
  return open(after).filter((card) => !were.has(card));
}

/** The string is pulled taut to the pin and twangs; what it opens gets a ring, in the own hand it lights up. */
function lays(message: Message, change: Change): Motion[] {
  const [card] = refsOf(message, "card");
  const stop = (change.after.public as TourPublic).tour.find((each) => each.card === card);
  return [
    { does: "drop", ref: `pin:${card}`, ms: 180 },
    ...(stop?.via ? [{ does: "stretch", ref: "string", from: `pin:${stop.via}`, ms: 180 } as const] : []),
    { does: "twang", ref: "string", at: 180, ms: 520 },
    ...inTurn(openedOf(change), 30, (ref, at): Motion => ({ does: "ring", ref: `dot:${ref}`, at: 300 + at, ms: 400 })),
    ...inTurn(freedOf(change), 60, (ref, at): Motion => ({ does: "pulse", ref, at: 400 + at, ms: 400 })),
  ];
}

/** What leaves the own hand, and what may be laid now. */
function opens(message: Message, change: Change): Saying[] {
  const [card] = refsOf(message, "card");
  const refs = [`pin:${card}`];
  const held = seatOf(message) === change.me ? handOf(change.before).find((each) => each.card === card) : undefined;
  const [opened, freed] = [openedOf(change), freedOf(change)];
  const said = (id: string, args: Message["args"], pencil = false): Saying[] => [
    { message: { id, args }, refs, pencil, at: 180 },
  ];
  if (held) return said("moment-out-of-hand", { points: held.points }, true);
  if (freed.length > 0) return said("note-frees", { cards: freed });
  return opened.length > 0 ? said("note-opens", { count: opened.length }) : [];
}

/** Others draw face down; the own card comes into the hand by itself. */
function draws(message: Message, { me }: Change): Motion[] {
  const seat = seatOf(message);
  if (seat === null || seat === me) return [];
  return [{ does: "fly", as: "card", hidden: true, from: "pile", to: `seat:${seat}`, ms: 260 }];
}

/** A “+1” goes to whoever is named. */
const names = (message: Message, { me }: Change): Motion[] =>
  refsOf(message, "other").map((other) => ({
    does: "fly",
    as: "piece",
    words: "+1",
    from: `seat:${seatOf(message)}`,
    to: Number(other.slice("seat:".length)) === me ? "hand" : other,
    ms: 400,
  }));

function lastRound({ before, after }: Change): Message | null {
  const [was, now] = [before?.public as TourPublic | undefined, after.public as TourPublic];
  return was && now.round === now.rounds && was.round < now.rounds ? { id: "moment-last-begins", args: {} } : null;
}

export const staging: Staging = {
  scenes: {
    "event-round": { at: ["seat"], ms: 300, cue: "chime" },
    "event-start": { at: ["card"], ms: 300, cue: "pin" },
    "event-start-chosen": { at: ["card", "seat"], ms: 300, cue: "pin" },
    "event-drew": { at: ["card", "seat"], ms: 240, cue: "paper" },
    "event-drew-hidden": { at: ["seat"], ms: 240, cue: "paper", moves: draws },
    "event-drew-extra": { at: ["card", "seat"], ms: 300, cue: "tear" },
    "event-drew-extra-hidden": { at: ["seat"], ms: 300, cue: "tear", moves: draws },
    "event-nothing-to-draw": { at: ["seat"], ms: 160 },
    "event-reshuffled": { at: [], ms: 200, cue: "shuffle" },
    "event-laid": { at: ["card", "seat"], ms: 700, cue: "string", moves: lays, says: opens },
    "event-laid-under": { at: ["card", "seat"], ms: 700, cue: "string", moves: lays, says: opens },
    "event-chartered": { at: ["card", "seat"], ms: 700, cue: "chime", moves: lays, says: opens },
    "event-discarded": { at: ["card", "seat"], ms: 260, cue: "paper" },
    "event-named": { at: ["other", "seat"], ms: 400, cue: "chime", cause: true, moves: names },
    "event-laid-all": { at: ["seat"], ms: 400, cue: "chime" },
    "event-discarded-last": { at: ["seat"], ms: 400, cue: "chime" },
    "event-discarded-joker": { at: ["seat"], ms: 400, cue: "chime" },
    "event-discarded-plus-one": { at: ["seat"], ms: 400, cue: "chime" },
    "event-ran-dry": { at: [], ms: 400, cue: "chime" },
    "event-caught": { at: ["seat"], ms: 300, cue: "tear" },
    "event-doubled": { at: ["seat"], ms: 300, cue: "tear" },
    "event-game-ends": { at: [], ms: 400, cue: "chime" },
  },
  fewest: true,
  warns: lastRound,
  mine: () => "hand",
  ambience: {
    noise: 240,
    narrow: 0.5,
    breath: 11,
    every: 16,
    sounds: [
      [
        { pitch: 659.25, lasts: 0.7, loud: 0.15 },
        { pitch: 523.25, at: 0.35, lasts: 0.9, loud: 0.15 },
      ],
      [{ noise: 260, lasts: 2.4, loud: 0.5, narrow: 0.6 }],
    ],
  },
};
