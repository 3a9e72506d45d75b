// The woods: steps on gravel, a card snaps, canvas tears, somebody whistles on the way home.

import type { Tone } from "@shell/cues";
import type { Message } from "@shell/protocol";
import type { Motion } from "@shell/moments/motion";
import { refsOf, seatOf, type Change, type Saying, type Staging } from "@shell/moments/staging";
import { idOf } from "@shell/refs";
import { sum } from "@shell/scores";
import type { View } from "@shell/board";
import { kindOf, walkersOf } from "./model";
import type { HikePrivate, HikePublic } from "./view";

const boards = ({ before, after }: Change): [HikePublic | null, HikePublic] => [
  (before?.public ?? null) as HikePublic | null,
  after.public as HikePublic,
];
const packOf = (message: Message): string => `pack:${seatOf(message)}`;

/** Lifted from the pile, half turned for a fifth of a second of not knowing, then open before the packs. With the last
 *  card of a hike the trail is gone: it flies there. */
const turns = (message: Message, change: Change): Motion[] =>
  boards(change)[1].card === message.args["card"]
    ? [{ does: "turn", ref: "turned", from: "pile", amid: true, ms: 620 }]
    : card(message, "pile", "trail", 620);

/** A card on its way, small; face down if it is. */
const card = (message: Message, from: string, to: string, ms: number): Motion[] =>
  refsOf(message, "card").map((ref) => ({
    does: "fly",
    as: "card",
    hidden: ref === "card:face-down",
    drawing: `k-${idOf(ref)}`,
    from,
    to,
    ms,
  }));

/** A hazard flies from whoever plays it to every other pack. */
const plays = (message: Message, change: Change): Motion[] =>
  boards(change)[1]
    .hikers.filter(({ seat }) => seat !== seatOf(message))
    .flatMap(({ seat }) => card(message, `seat:${seatOf(message)}`, `pack:${seat}`, 380));

/** The pack shakes once, and what is lost leaves it. */
const loses = (message: Message): Motion[] => [
  { does: "shake", ref: packOf(message), ms: 320 },
  ...card(message, packOf(message), "pile", 360),
];
/** The boots of a pack count down while cards leave it; nothing is said of packs whose cards the reader does not see. */
function lightens(message: Message, { before, me, events }: Change): Saying[] {
  const seat = seatOf(message);
  const lost = events.filter((each) => each.id === message.id && seatOf(each) === seat);
  const view = before as View<HikePublic, HikePrivate> | null;
  const weight = seat === me ? view?.private?.weight : view?.public.hikers[seat ?? 0]?.weight;
  const kinds = lost.flatMap((each) => refsOf(each, "card").map(kindOf));
  if (lost[0] !== message || typeof weight !== "number" || kinds.includes(null)) return [];
  const boots = weight - sum(kinds.map((kind) => kind?.boots ?? 0));
  if (boots === weight) return [];
  return [
    {
      message: { id: "moment-boots", args: { before: weight, boots } },
      refs: [packOf(message)],
      counts: { name: "boots", from: weight },
    },
  ];
}
const falls = (message: Message): Motion[] => [{ does: "shake", ref: packOf(message), ms: 480 }];
const draws = (message: Message, { me }: Change): Motion[] =>
  card(message, "pile", seatOf(message) === me ? "hand" : packOf(message), 300);
/** Where a card lay that is taken: in the row, or nowhere yet on the trail if the same answer turned it up. */
function lay(message: Message, change: Change): string[] {
  const [was] = boards(change);
  return refsOf(message, "card").map((ref) => (was && !was.row.some((each) => each.card === ref) ? "trail" : ref));
}
/** From the trail to whoever takes it. */
const takes = (message: Message, change: Change): Motion[] =>
  lay(message, change).flatMap((from) => card(message, from, `seat:${seatOf(message)}`, 420));

/** Night falls on who has lost the pack; who is last on the trail takes everything. */
function heralds(change: Change, events: readonly Message[]): Message | null {
  const [was] = boards(change);
  const isMine = (event: Message): boolean => event.id === "event-thrown-out" && seatOf(event) === change.me;
  if (change.me !== null && events.some(isMine))
    return { id: "moment-night", args: { points: was?.hikers[change.me]?.score ?? 0 } };
  const walkers = was ? walkersOf(was) : [];
  const took = events.filter(({ id }) => id === "event-took");
  const [last] = walkers;
  if (!last || walkers.length > 1 || took.length === 0) return null;
  const points = sum(took.map(({ args }) => Number(args["boots"])));
  return { id: "moment-takes-all", args: { seat: `seat:${last.seat}`, points } };
}

function lastHike(change: Change): Message | null {
  const [was, now] = boards(change);
  return was && now.last_hike && !was.last_hike ? { id: "moment-last-begins", args: {} } : null;
}

/** A bird. */
const chirp = (pitch: number): Tone[] =>
  [0, 0.14, 0.28].map((at) => ({ pitch, to: pitch * 1.12, at, lasts: 0.1, loud: 0.25 }));

export const staging: Staging = {
  scenes: {
    "event-packed": { at: ["card"], ms: 200, cue: "canvas" },
    "event-placed": { at: ["card", "seat"], ms: 200, cue: "canvas" },
    "event-placed-unseen": { at: ["card", "seat"], ms: 200, cue: "canvas" },
    "event-first-turn": { at: ["seat"], ms: 160 },
    "event-drew": { at: ["card", "seat"], ms: 300, cue: "snap", moves: draws },
    "event-took-back": { at: ["card", "seat"], ms: 220, cue: "canvas" },
    "event-took-back-unseen": { at: ["card", "seat"], ms: 220, cue: "canvas" },
    "event-played": { at: ["card", "seat"], ms: 400, cue: "bear", cause: true, moves: plays },
    "event-set-out": { at: ["seat"], ms: 300, cue: "gravel" },
    "event-joined": { at: ["seat"], ms: 200, cue: "gravel" },
    "event-stayed": { at: ["seat"], ms: 160 },
    "event-turned-up": { at: ["card"], ms: 620, cue: "snap", cause: true, moves: turns },
    "event-matched": { at: ["card", "seat"], ms: 300, cue: "snap" },
    "event-showed": { at: ["card", "seat"], ms: 260, cue: "snap" },
    "event-will-show": { at: ["card"], ms: 160 },
    "event-will-show-pack": { at: ["seat"], ms: 160 },
    "event-will-drop": { at: ["card"], ms: 160 },
    "event-dropped": {
      at: ["card", "seat"],
      ms: 360,
      apart: 90,
      cue: "tear",
      moves: loses,
      says: lightens,
    },
    "event-thrown-out": { at: ["seat"], ms: 500, cue: "owl", moves: falls },
    "event-will-discard": { at: ["card"], ms: 160 },
    "event-discarded": { at: ["card", "seat"], ms: 240, cue: "snap" },
    "event-robbed": { at: ["card", "seat"], ms: 500, cue: "tear", moves: loses },
    "event-protected": { at: ["card", "seat"], ms: 360, cue: "whistle" },
    "event-nobody-hit": { at: ["card"], ms: 300, cue: "whistle" },
    "event-went-on": { at: ["seat"], ms: 200, cue: "gravel" },
    "event-stopped": { at: ["seat"], ms: 260, cue: "whistle" },
    "event-must-stop": { at: ["seat"], ms: 360, cue: "owl" },
    "event-took": {
      at: ["card", "seat"],

      from: lay,
      ms: 420,
      apart: 120,
      cue: "whistle",
      moves: takes,
    },
    "event-took-nothing": { at: ["seat"], ms: 240 },
    "event-picked-up": { at: ["seat"], ms: 260, cue: "canvas" },
    "event-leads-on": { at: ["seat"], ms: 240, cue: "gravel" },
    "event-row-lost": { at: [], ms: 300, cue: "tear" },
    "event-hike-ended": { at: [], ms: 300, cue: "owl" },
    "event-refilled": { at: [], ms: 200, cue: "shuffle" },
    "event-nothing-left": { at: [], ms: 200 },
    "event-game-ends": { at: [], ms: 400, cue: "whistle" },
    "event-won-draw": { at: ["seat"], ms: 300, cue: "whistle" },
  },
  back: "k-back",
  warns: lastHike,
  heralds,
  mine: (seat) => `pack:${seat}`,
  ambience: {
    noise: 700,
    narrow: 0.4,
    breath: 10,
    every: 8,
    sounds: [chirp(2300), chirp(3100), [{ pitch: 392, to: 370, lasts: 0.3, loud: 0.2 }]],
  },
};
