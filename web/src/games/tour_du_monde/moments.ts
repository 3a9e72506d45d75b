// The airport: a pin in cork, a plucked string, paper that tears, the boarding chime.

import type { Message } from "@shell/protocol";
import { inTurn, type Motion } from "@shell/moments/motion";
import { refsOf, seatOf, type Change, type Staging } from "@shell/moments/staging";
import type { TourPrivate, TourPublic } from "./view";

const handOf = (view: Change["before"]): TourPrivate["hand"] => (view?.private as TourPrivate | null)?.hand ?? [];

/** The pin drops, the string twangs, and what it opens in the own hand lights up. */
function lays(message: Message, { before, after }: Change): Motion[] {
  const shut = handOf(before).filter(({ open }) => !open);
  const opened = handOf(after).filter(({ card, open }) => open && shut.some((each) => each.card === card));
  return [
    ...refsOf(message, "card").map((ref): Motion => ({ does: "drop", ref: `pin:${ref}`, ms: 180 })),
    { does: "twang", ref: "string", at: 180, ms: 520 },
    ...inTurn(opened, 60, ({ card }, at): Motion => ({ does: "pulse", ref: card, at: 400 + at, ms: 400 })),
  ];
}

/** Others draw face down; the own card comes into the hand by itself. */
function draws(message: Message, { me }: Change): Motion[] {
  const seat = seatOf(message);
  if (seat === null || seat === me) return [];
  return [{ does: "fly", as: "card", hidden: true, from: "pile", to: `seat:${seat}`, ms: 260 }];
}

/** A “+1” goes to whoever is named. */
const names = (message: Message): Motion[] =>
  refsOf(message, "other").map((other) => ({
    does: "fly",
    as: "piece",
    words: "+1",
    from: `seat:${seatOf(message)}`,
    to: other,
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
    "event-drew-extra": { at: ["card", "seat"], ms: 300, cue: "tear", slip: true },
    "event-drew-extra-hidden": { at: ["seat"], ms: 300, cue: "tear", moves: draws },
    "event-nothing-to-draw": { at: ["seat"], ms: 160 },
    "event-reshuffled": { at: [], ms: 200, cue: "shuffle" },
    "event-laid": { at: ["card", "seat"], ms: 700, cue: "string", moves: lays },
    "event-laid-under": { at: ["card", "seat"], ms: 700, cue: "string", moves: lays },
    "event-chartered": { at: ["card", "seat"], ms: 700, cue: "chime", moves: lays },
    "event-discarded": { at: ["card", "seat"], ms: 260, cue: "paper" },
    "event-named": { at: ["other", "seat"], ms: 400, cue: "chime", cause: true, moves: names },
    "event-laid-all": { at: ["seat"], ms: 400, cue: "chime" },
    "event-discarded-last": { at: ["seat"], ms: 400, cue: "chime" },
    "event-discarded-joker": { at: ["seat"], ms: 400, cue: "chime" },
    "event-discarded-plus-one": { at: ["seat"], ms: 400, cue: "chime" },
    "event-ran-dry": { at: [], ms: 400, cue: "chime" },
    "event-caught": { at: ["seat"], points: "points", ms: 300, cue: "tear" },
    "event-doubled": { at: ["seat"], points: "points", ms: 300, cue: "tear", slip: true },
    "event-game-ends": { at: [], ms: 400, cue: "chime" },
  },
  ceremonies: [
    { by: ["event-game-ends"], title: "moment-last", last: true },
    {
      by: [
        "event-laid-all",
        "event-discarded-last",
        "event-discarded-joker",
        "event-discarded-plus-one",
        "event-ran-dry",
      ],
      title: "moment-round",
    },
  ],
  fewest: true,
  warns: lastRound,
};
