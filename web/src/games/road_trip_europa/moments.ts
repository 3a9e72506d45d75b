// The dashboard radio: a card turns over, a pair honks, a line is ticked off, a stamp falls.

import type { Message } from "@shell/protocol";
import { inTurn, type Motion } from "@shell/moments/motion";
import type { Change, Finale, Staging } from "@shell/moments/staging";
import type { RoadTripPublic } from "./view";

const boards = ({ before, after }: Change): [RoadTripPublic | null, RoadTripPublic] => [
  (before?.public ?? null) as RoadTripPublic | null,
  after.public as RoadTripPublic,
];

/** Everyone's card lies in the middle for a breath, turns over, and goes home to its road. */
const reveal = (laid: Message): Motion[] => [{ does: "turn", ref: String(laid.args["card"]), amid: true, ms: 900 }];

/** The hands go round: backs only. */
function pass(change: Change): Finale | null {
  const [was, now] = boards(change);
  if (!was || now.phase !== "draft" || now.round !== was.round || now.pick <= was.pick) return null;
  const seats = now.travellers.length;
  const by = now.passing === "left" ? 1 : seats - 1;
  const nameOf = (seat: number): string => (seat === change.me ? "hand" : `seat:${seat}`);
  const motions = inTurn(
    now.travellers.map(({ seat }) => seat),
    20,
    (seat, at): Motion => ({
      does: "fly",
      as: "card",
      hidden: true,
      from: nameOf(seat),
      to: nameOf((seat + by) % seats),
      at,
      ms: 280,
    }),
  );
  return { ms: 300, cue: "slide", motions };
}

function lastTrip(change: Change): Message | null {
  const [was, now] = boards(change);
  return was && now.round === now.rounds && was.round < now.rounds ? { id: "moment-last-begins", args: {} } : null;
}

export const staging: Staging = {
  scenes: {
    "event-chose": { at: ["card"], ms: 200, cue: "flip" },
    "event-laid-face-down": { at: ["card"], ms: 200, cue: "flip" },
    "event-laid": { at: ["card"], ms: 900, apart: 50, cue: "flip", moves: reveal },
    "event-turned-up": { at: ["card"], ms: 500, apart: 50, cue: "flip", moves: reveal },
    "event-start-end": { at: ["seat"], points: "points", ms: 200, cue: "pencil" },
    "event-food": { at: ["seat"], points: "points", ms: 200, cue: "pencil" },
    "event-transport": { at: ["seat"], points: "points", ms: 200, cue: "horn" },
    "event-star": { at: ["region", "seat"], points: "points", ms: 350, cue: "stamp" },
    "event-passport": { at: ["seat"], points: "points", ms: 350, cue: "stamp" },
    "event-will-name": { at: ["culture"], ms: 200, cue: "pencil" },
    "event-named": { at: ["culture", "seat"], points: "points", ms: 300, cue: "stamp" },
    "event-named-none": { at: ["seat"], ms: 200 },
    "event-round": { at: [], ms: 400, cue: "shuffle" },
    "event-game-ends": { at: [], ms: 400, cue: "chime" },
  },
  ceremonies: [
    { by: ["event-game-ends"], title: "moment-last", last: true },
    { by: ["event-round"], title: "moment-round" },
  ],
  back: "b-back",
  finale: pass,
  warns: lastTrip,
};
