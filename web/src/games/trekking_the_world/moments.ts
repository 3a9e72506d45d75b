// The harbour: steps on the quay, a cube clicks, the ship's bell for a visit, a seal for a token.

import type { Message } from "@shell/protocol";
import { inTurn, type Motion } from "@shell/moments/motion";
import { refsOf, seatOf, type Change, type Saying, type Staging } from "@shell/moments/staging";
import { idOf } from "@shell/refs";
import { onMap } from "./geo";
import { spotOf, wayBetween } from "./model";
import type { WorldPublic } from "./view";

const boards = ({ before, after }: Change): [WorldPublic | null, WorldPublic] => [
  (before?.public ?? null) as WorldPublic | null,
  after.public as WorldPublic,
];
const [LINK, LONGEST_WAY] = [110, 660];
/** A trekker stands a little below the middle of a place. */
const FEET = 2;

/** Link by link over the map. */
function walks(message: Message, change: Change): Motion[] {
  const seat = seatOf(message) ?? 0;
  const from = boards(change)[0]?.trekkers[seat]?.place;
  const [to] = refsOf(message, "place");
  if (!from || !to) return [];
  const along = [from, ...wayBetween(from, to)].map((place) => {
    const [x, y] = onMap(spotOf(place));
    return [x, y + FEET] as const;
  });
  return [{ does: "walk", place: `trekker:${seat}`, along, ms: Math.min(LONGEST_WAY, LINK * (along.length - 1)) }];
}

/** Straight through the air. */
function flies(message: Message, change: Change): Motion[] {
  const seat = seatOf(message) ?? 0;
  const from = boards(change)[0]?.trekkers[seat]?.place;
  const [to] = refsOf(message, "place");
  return from && to ? [{ does: "fly", as: "piece", drawing: "w-plane", from, to, ms: 480 }] : [];
}

/** To whom something goes: the own suitcase, or somebody's name. */
const ownerOf = (seat: number | null, me: number | null, own: string): string =>
  seat === me || seat === null ? own : `seat:${seat}`;

function takesCube(message: Message, { me }: Change): Motion[] {
  const [[cube], [place]] = [refsOf(message, "souvenir"), refsOf(message, "place")];
  if (!cube || !place) return [];
  const to = ownerOf(seatOf(message), me, cube);
  return [{ does: "fly", as: "piece", drawing: `w-cube-${idOf(cube)}`, from: place, to, ms: 300 }];
}

/** The card that was visited in this frame, and by whom. */
function visitOf(change: Change): { seat: number; card: string } | null {
  const [was, now] = boards(change);
  for (const { seat, destinations } of now.trekkers) {
    const card = destinations.find((each) => was && !was.trekkers[seat]?.destinations.includes(each));
    if (card) return { seat, card };
  }
  return null;
}

/** The cards pay: each flies to what it pays for. */
function pays(message: Message, change: Change): Motion[] {
  const visit = visitOf(change);
  const [was, now] = boards(change);
  const seat = visit?.seat ?? was?.turn ?? now.turn;
  const to = visit?.card ?? now.trekkers[seat]?.place ?? "";
  return inTurn(refsOf(message, "treks"), 60, (trek, at) => ({
    does: "fly",
    as: "card",
    drawing: `w-${idOf(trek).replace(/-\d+$/, "")}`,
    from: seat === change.me ? trek : `seat:${seat}`,
    to,
    at,
    ms: 260,
  }));
}

/** The poster goes to whoever has been there. */
function visits(message: Message, { me }: Change): Motion[] {
  const [card] = refsOf(message, "destination");
  if (!card) return [];
  const to = ownerOf(seatOf(message), me, "stickers");
  return [{ does: "fly", as: "card", drawing: `w-scene-${idOf(card)}`, from: card, to, at: 200, ms: 400 }];
}

/** Face down for all but its owner. */
function token(message: Message, { me }: Change): Motion[] {
  const [region] = refsOf(message, "region");
  const points = message.args["points"];
  if (!region) return [];
  const words = typeof points === "number" ? String(points) : "?";
  return [{ does: "fly", as: "piece", words, from: region, to: ownerOf(seatOf(message), me, "stickers"), ms: 600 }];
}

/** A majority changes hands: the tile comes from whoever had it. */
function tile(message: Message, change: Change): Motion[] {
  const [souvenir] = refsOf(message, "souvenir");
  const holder = boards(change)[0]?.tiles.find((each) => each.souvenir === souvenir)?.holder ?? null;
  if (!souvenir) return [];
  const from = holder === null ? souvenir : `seat:${holder}`;
  return [
    { does: "fly", as: "piece", drawing: `w-cube-${idOf(souvenir)}`, from, to: `seat:${seatOf(message)}`, ms: 420 },
    { does: "shake", ref: souvenir, at: 300, ms: 300 },
  ];
}

/** Whoever had the tile loses it. */
const loser = (message: Message, change: Change): number | null =>
  boards(change)[0]?.tiles.find((each) => each.souvenir === refsOf(message, "souvenir")[0])?.holder ?? null;

/** Others see that a token was taken, not what it is worth. */
const onlyYou = (message: Message): Saying[] => [
  {
    message: { id: "moment-only-you", args: { points: message.args["points"] ?? 0 } },
    refs: refsOf(message, "region"),
  },
];

/** The rows of the suitcase that have changed. */
function packed(seat: number, change: Change): string[] {
  const [was, now] = boards(change);
  const [before, after] = [was?.trekkers[seat]?.suitcase ?? {}, now.trekkers[seat]?.suitcase ?? {}];
  return seat === change.me ? Object.keys(after).filter((souvenir) => after[souvenir] !== before[souvenir]) : [];
}

/** The end is one token or one visit away. */
function nearEnd(change: Change): Message | null {
  const [was, now] = boards(change);
  if (!was || now.phase === "over") return null;
  if (now.tokens_taken > was.tokens_taken && now.tokens_taken === now.end_tokens - 1)
    return { id: "moment-last-token", args: {} };
  const isLastVisit = now.most_visits > was.most_visits && now.most_visits === now.end_visits - 1;
  return isLastVisit ? { id: "moment-last-visit", args: {} } : null;
}

export const staging: Staging = {
  scenes: {
    "event-began": { at: ["place", "seat"], ms: 300, cue: "steps" },
    "event-laid-out": { at: [], ms: 200, cue: "paper" },
    "event-turn": { at: ["seat"], ms: 80 },
    "event-flew": { at: ["place", "seat"], ms: 500, cue: "wings", moves: flies },
    "event-plans-trek": { at: ["place"], ms: 120 },
    "event-plans-visit": { at: ["destination"], ms: 120 },
    "event-plans-journey": { at: ["journey"], ms: 120 },
    "event-picks": { at: ["trek"], ms: 120, cue: "paper" },
    "event-waives": { at: ["symbol"], ms: 120 },
    "event-trekked": { at: ["place", "seat"], ms: 660, cue: "steps", moves: walks },
    "event-moved": { at: ["place", "seat"], ms: 660, cue: "steps", moves: walks },
    "event-stayed": { at: ["seat"], ms: 160 },
    "event-paid": { at: ["treks"], ms: 360, cue: "paper", moves: pays },
    "event-cube": { at: ["place", "seat"], ms: 200, cue: "click", moves: takesCube },
    "event-tile": { at: ["souvenir", "seat"], ms: 420, cue: "latch", slip: loser, moves: tile },
    "event-tile-returned": { at: ["souvenir", "seat"], ms: 300 },
    "event-token": { at: ["region", "seat"], ms: 600, cue: "seal", moves: token },
    "event-own-token": { at: ["region", "seat"], ms: 600, cue: "seal", moves: token, says: onlyYou },
    "event-token-shown": { at: ["region", "seat"], ms: 300, cue: "seal" },
    "event-took": { at: ["trek", "seat"], ms: 260, cue: "paper" },
    "event-drew": { at: ["trek", "seat"], ms: 220, cue: "paper" },
    "event-drew-nothing": { at: ["seat"], ms: 160 },
    "event-turned-up": { at: ["trek"], ms: 160, cue: "paper" },
    "event-reshuffled": { at: [], ms: 200, cue: "shuffle" },
    "event-visited": { at: ["destination", "seat"], ms: 640, cue: "bell", moves: visits },
    "event-opened": { at: ["destination"], ms: 220, cue: "paper" },
    "event-gained": { at: ["seat"], ms: 260, cue: "click" },
    "event-journeyed": { at: ["journey", "seat"], ms: 400, cue: "wings" },
    "event-recoloured": { at: ["souvenir", "seat"], ms: 240, cue: "click" },
    "event-skipped": { at: ["seat"], ms: 160 },
    "event-end-tokens": { at: ["seat"], ms: 400, cue: "bell" },
    "event-end-visits": { at: ["seat"], ms: 400, cue: "bell" },
    "event-end-drought": { at: [], ms: 400, cue: "bell" },
  },
  warns: nearEnd,
  untold: { suitcase: packed, majorities: packed },
  mine: () => "stickers",
  ambience: {
    noise: 300,
    narrow: 0.4,
    breath: 7,
    every: 13,
    sounds: [
      [{ pitch: 1180, to: 900, lasts: 0.35, loud: 0.15 }],
      [0, 0.5].map((at) => ({ pitch: 830, at, lasts: 0.9, loud: 0.15 })),
    ],
  },
};
