// The dashboard radio: a card turns over, a pair honks, a line is ticked off, a stamp falls.

import type { Message } from "@shell/protocol";
import { inTurn, type Motion } from "@shell/moments/motion";
import { seatOf, type Change, type Finale, type Saying, type Staging } from "@shell/moments/staging";
import type { View } from "@shell/board";
import { cardOf, REGIONS, stopsOf, type Card } from "./model";
import type { RoadTripPrivate, RoadTripPublic } from "./view";

const boards = ({ before, after }: Change): [RoadTripPublic | null, RoadTripPublic] => [
  (before?.public ?? null) as RoadTripPublic | null,
  after.public as RoadTripPublic,
];

/** Everyone's card lies in the middle for a breath, turns over, and goes home to its road. */
const reveal = (laid: Message): Motion[] => [{ does: "turn", ref: String(laid.args["card"]), amid: true, ms: 900 }];

/** When a card that was turned over is home on its road. */
const HOME = 620;

/** The cards on a seat's road that the reader may see. */
function roadOf(view: View | null, seat: number): Card[] {
  const traveller = (view?.public as RoadTripPublic | undefined)?.travellers[seat];
  return traveller ? stopsOf(traveller, view?.private as RoadTripPrivate | null).flatMap(({ card }) => card ?? []) : [];
}

const vehicleOf = (card: Card): Card["symbols"][number] | undefined =>
  card.symbols.find(({ family }) => family === "transport");

/** A pair lights up with what it will score, and who completes a region is told to take its star. */
function completes(laid: Message, { before, after }: Change): Saying[] {
  const seat = seatOf(laid) ?? 0;
  const card = cardOf(String(laid.args["card"]));
  if (!card) return [];
  return [...pairOf(card, roadOf(before, seat), seat), ...starOf(card, after, seat)];
}

function pairOf(card: Card, road: readonly Card[], seat: number): Saying[] {
  const vehicle = vehicleOf(card);
  const alike = road.filter((each) => vehicle && vehicleOf(each)?.kind === vehicle.kind);
  const other = alike.at(-1);
  if (!vehicle || !other || alike.length % 2 === 0) return [];
  const message = { id: "moment-pair", args: { transport: vehicle.ref, points: vehicle.value ?? 0 } };
  return [{ message, refs: [card.ref, other.ref, `seat:${seat}`], pencil: true, at: HOME }];
}

function starOf(card: Card, after: View, seat: number): Saying[] {
  const board = after.public as RoadTripPublic;
  const region = REGIONS.find(({ id }) => id === card.region);
  const star = board.stars.find((each) => each.region === region?.ref);
  const been = new Set([...(board.travellers[seat]?.visited ?? []), ...roadOf(after, seat).map(({ ref }) => ref)]);
  const isFirst = star?.taken_by.length === 0 && !board.travellers[seat]?.visited.includes(card.ref);
  if (!region || !isFirst || !region.cards.every(({ ref }) => been.has(ref))) return [];
  const message = { id: "moment-star", args: { seat: `seat:${seat}`, region: region.ref } };
  return [{ message, refs: [`seat:${seat}`, region.ref], at: HOME }];
}

/** Whose hand comes, and whether it was here before. */
function comes({ before, me }: Change, giver: number): Saying[] {
  const known = (before?.private as RoadTripPrivate | null)?.seen.some(({ holder }) => holder === giver);
  const id = known ? "moment-hand-again" : "moment-hand";
  return me === null ? [] : [{ message: { id, args: { seat: `seat:${giver}` } }, refs: ["hand"] }];
}

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
  const giver = ((change.me ?? 0) - by + seats) % seats;
  return { ms: 300, cue: "slide", motions, says: comes(change, giver) };
}

/** The countries that a seat has marked. */
function marked(seat: number, change: Change): string[] {
  const [was, now] = boards(change);
  const before = was?.travellers[seat]?.visited ?? [];
  return (now.travellers[seat]?.visited ?? []).filter((ref) => !before.includes(ref));
}

function lastTrip(change: Change): Message | null {
  const [was, now] = boards(change);
  return was && now.round === now.rounds && was.round < now.rounds ? { id: "moment-last-begins", args: {} } : null;
}

export const staging: Staging = {
  scenes: {
    "event-chose": { at: ["card"], ms: 200, cue: "flip" },
    "event-laid-face-down": { at: ["card"], ms: 200, cue: "flip" },
    "event-laid": { at: ["card"], ms: 900, apart: 50, cue: "flip", moves: reveal, says: completes },
    "event-turned-up": { at: ["card"], ms: 500, apart: 50, cue: "flip", moves: reveal },
    "event-start-end": { at: ["seat"], ms: 200, cue: "pencil" },
    "event-food": { at: ["seat"], ms: 200, cue: "pencil" },
    "event-transport": { at: ["seat"], ms: 200, cue: "horn" },
    "event-star": { at: ["region", "seat"], ms: 350, cue: "stamp" },
    "event-passport": { at: ["seat"], ms: 350, cue: "stamp" },
    "event-will-name": { at: ["culture"], ms: 200, cue: "pencil" },
    "event-named": { at: ["culture", "seat"], ms: 300, cue: "stamp" },
    "event-named-none": { at: ["seat"], ms: 200 },
    "event-round": { at: [], ms: 400, cue: "shuffle" },
    "event-game-ends": { at: [], ms: 400, cue: "chime" },
  },
  back: "b-back",
  untold: { countries: marked },
  finale: pass,
  warns: lastTrip,
  ambience: {
    noise: 170,
    narrow: 0.6,
    breath: 9,
    every: 14,
    sounds: [[{ noise: 320, lasts: 1.6, loud: 0.5, narrow: 0.7 }], [{ pitch: 440, lasts: 0.5, loud: 0.12 }]],
  },
};
