// The position and its choices in words.

import type { View } from "@shell/board";
import { detailOf, previewOf, spanOf } from "@shell/gains";
import type { Move } from "@shell/protocol";
import { has, listed, listedApart, sentence, sentenceOf } from "@shell/tell";
import type { Texts } from "@shell/texts";
import { kindOf, slotsOf, statusIds, type Slot } from "./model";
import { itemSaid, oddsSaid, sentenceOf as triedSaid } from "./saying";
import type { Detail, HikePrivate, HikePublic, Hiker, Stopping } from "./view";

const bootsSaid = (boots: number, texts: Texts): string => texts.say("board-boots", { boots });
const pointsSaid = (boots: number, texts: Texts): string => texts.say("board-points", { boots });
const cardSaid = (card: string, boots: number, texts: Texts): string =>
  `${texts.name(card)} (${boots > 0 ? bootsSaid(boots, texts) : texts.say("board-hazard")})`;

export function tell({ public: board, private: own }: View<HikePublic, HikePrivate>, texts: Texts): string[] {
  const mine = own ? (board.hikers[own.seat] ?? null) : null;
  const others = board.hikers.filter((each) => each !== mine);
  return [
    ...stage(board, texts),
    ...(own && mine ? ownThings(board, mine, own, texts) : []),
    ...others.map((hiker) => hikerSaid(board, hiker, texts)),
    ...trail(board, texts),
    ...(own?.outlook ? [nextSaid(own.outlook, texts)] : []),
  ];
}

function stage(board: HikePublic, texts: Texts): string[] {
  const parts = [
    ...(board.phase === "turn" ? [] : [texts.word(board.phase, "phase")]),
    ...(board.last_hike ? [texts.say("stage-last-hike")] : []),
  ];
  const left = board.actions_left;
  return [
    ...(board.turn !== null && board.phase !== "over" ? [texts.say("told-turn", { seat: `seat:${board.turn}` })] : []),
    ...(parts.length > 0 ? [sentenceOf(...parts)] : []),
    ...(board.turn !== null && board.leader === null && left > 0
      ? [sentence(texts.say("board-actions", { seat: `seat:${board.turn}`, left }))]
      : []),
    ...(board.leader !== null ? listed(texts.field("leader"), [texts.player(board.leader)], texts) : []),
  ];
}

function ownThings(board: HikePublic, mine: Hiker, own: HikePrivate, texts: Texts): string[] {
  const known = mine.known.map(({ card }) => card);
  return [
    has(mine.seat, [pointsSaid(mine.score, texts)], texts),
    sentence(texts.say("told-pack", { boots: own.weight })),
    ...listedApart(texts.say("board-your-pack"), packSaid(slotsOf(board, mine, own), texts), texts),
    ...listedApart(texts.say("board-your-hand"), handSaid(own, texts), texts),
    ...(known.length > 0 ? [sentence(texts.say("board-known", { seat: `seat:${mine.seat}`, cards: known }))] : []),
  ];
}

/** The cards of the hand, those that are the same only once. */
function handSaid(own: HikePrivate, texts: Texts): string[] {
  const counts = new Map<string, number>();
  for (const card of own.hand) {
    const words = itemSaid(card, texts).replace(/\.$/, "");
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  return [...counts].map(([words, count]) => (count > 1 ? `${count} × ${words}` : words));
}

function packSaid(slots: readonly Slot[], texts: Texts): string[] {
  return slots.flatMap(({ place, kind, back }) => {
    if (kind) return texts.say("board-slot", { place, what: cardSaid(kind.ref, kind.boots, texts) });
    return back ? texts.say("board-slot", { place, what: texts.say("board-face-down") }) : [];
  });
}

/** "Ben: on the trail, 12 points, 4 cards in hand, a pack of 7 boots: tent (3 boots), map (one boot)." */
function hikerSaid(board: HikePublic, hiker: Hiker, texts: Texts): string {
  const pack = slotsOf(board, hiker, null).flatMap(({ kind, back }) => {
    if (kind) return cardSaid(kind.ref, kind.boots, texts);
    return back ? texts.say("board-face-down") : [];
  });
  const weight =
    hiker.weight === null ? texts.say("board-weight-unknown") : texts.say("told-pack", { boots: hiker.weight });
  const facts = [
    ...statusIds(board, hiker).map((id) => texts.say(id)),
    pointsSaid(hiker.score, texts),
    texts.say("told-hand", { cards: hiker.hand_size }),
    weight,
  ].join(", ");
  const what = pack.length > 0 ? texts.labelled(facts, pack.join(", ")) : facts;
  const known = hiker.known.map(({ card }) => card);
  const seen = known.length > 0 ? texts.say("board-known", { seat: `seat:${hiker.seat}`, cards: known }) : "";
  return [sentence(texts.labelled(texts.player(hiker.seat), what)), ...(seen ? [sentence(seen)] : [])].join(" ");
}

function trail(board: HikePublic, texts: Texts): string[] {
  const row = board.row.map(({ card, boots }) => cardSaid(card, boots, texts));
  const empty = board.leader !== null && row.length === 0 ? [texts.say("board-trail-empty")] : [];
  const total =
    row.length > 0 ? [sentence(texts.say("board-row-total", { boots: bootsSaid(board.row_boots, texts) }))] : [];
  return [
    ...listed(texts.say("board-trail"), [...row, ...empty], texts),
    ...total,
    sentenceOf(
      texts.say("stage-pile", { number: board.pile }),
      texts.say("stage-discards", { number: board.discards.length }),
    ),
  ];
}

const nextSaid = (outlook: NonNullable<HikePrivate["outlook"]>, texts: Texts): string =>
  sentence(texts.labelled(texts.say("board-next", { cards: outlook.unseen }), oddsSaid(outlook, texts)));

export function detail(move: Move, view: View<HikePublic, HikePrivate>, texts: Texts): string | null {
  const { public: board, private: own } = view;
  const mine = own ? board.hikers[own.seat] : undefined;
  if (!own || !mine) return null;
  const slots = slotsOf(board, mine, own);
  const ahead = detailOf(view, move) as Detail | null;
  const then = ahead && "weight" in ahead ? [texts.say("told-pack", { boots: ahead.weight })] : [];
  const [ref = "", place] = move.refs;
  switch (move.verb) {
    case "place": {
      const out = slots.find((slot) => slot.place === place)?.kind;
      const swap = out ? [`${texts.say("board-do-swap")} ↔ ${cardSaid(out.ref, out.boots, texts)}`] : [];
      return [bootsSaid(kindOf(ref)?.boots ?? 0, texts), ...swap, ...then].join(", ");
    }
    case "drop":
    case "show": {
      const lying = slots.find((slot) => slot.place === ref)?.kind;
      return lying ? [cardSaid(lying.ref, lying.boots, texts), ...then].join(", ") : null;
    }
    case "take": {
      const brings = previewOf(view, move);
      return brings && pointsSaid(spanOf(brings).most, texts);
    }
    case "discard": {
      const boots = kindOf(ref)?.boots ?? 0;
      return boots > 0 ? bootsSaid(boots, texts) : texts.say("board-hazard");
    }
    case "play":
      return triedSaid(move, { board, own, slots, ahead }, texts);
    case "go-on":
      return own.outlook ? oddsSaid(own.outlook, texts) : null;
    case "stop":
      return ahead?.type === "stop" ? stopping(ahead, texts) : null;
    case "draw":
      return texts.say("stage-pile", { number: board.pile });
    case "hike":
    case "join":
    case "ready":
      return texts.say("told-pack", { boots: own.weight });
    default:
      return null;
  }
}

function stopping({ takes_all: all, boots }: Stopping, texts: Texts): string {
  if (boots === 0) return texts.say("board-take-nothing");
  return texts.say(all ? "board-take-all" : "board-take-one", { boots: bootsSaid(boots, texts) });
}
