// A card, a choice and the whole position in words.

import type { View } from "@shell/board";
import type { Move } from "@shell/protocol";
import { detailOf } from "@shell/gains";
import { has, listed, listedApart, sentence, sentenceOf } from "@shell/tell";
import type { Texts } from "@shell/texts";
import { cardOf, kindOf } from "./model";
import type { Detail, HandCard, Stop, TourPrivate, TourPublic, Traveller } from "./view";

const pointsSaid = (count: number, texts: Texts): string => texts.say("board-points", { points: count });

/** Two of some places, and how many more there are. */
function either(refs: readonly string[], texts: Texts): string {
  const names = refs.slice(0, 2).map((ref) => texts.name(ref));
  if (refs.length > 2) return [...names, texts.say("board-more", { count: refs.length - 2 })].join(", ");
  return new Intl.ListFormat(texts.language, { type: "disjunction" }).format(names);
}

/** How a place in hand stands to the tour: from where it can be laid, or what it needs. */
export function placeSaid(held: HandCard, texts: Texts): string {
  const kind = kindOf(held.card);
  if (kind === "joker" || kind === "plus-one") return "";
  const cards = either(held.open ? held.via : held.needs, texts);
  if (held.open) return texts.say(kind === "secondary" ? "board-under" : "board-from", { cards });
  const text = texts.say("board-needs", { cards });
  return held.missing < 2 ? text : `${text} · ${texts.say("board-steps", { steps: held.steps })}`;
}

/** A card in hand: its points and how it stands to the tour; of the others, what they do. */
export function heldSaid(held: HandCard, newest: string | null, texts: Texts): string {
  const fresh = held.card === newest ? texts.say("board-just-drawn") : "";
  return [texts.name(held.card), ...factsOf(held, texts), fresh].filter(Boolean).join(", ");
}

function factsOf(held: HandCard, texts: Texts): string[] {
  const kind = kindOf(held.card);
  if (kind === "joker" || kind === "plus-one") return [texts.say(`board-${kind}`)];
  return [pointsSaid(held.points, texts), placeSaid(held, texts)];
}

export function tell({ public: board, private: own }: View<TourPublic, TourPrivate>, texts: Texts): string[] {
  const others = board.travellers.filter((each) => each.seat !== own?.seat);
  const mine = board.travellers.find((each) => each.seat === own?.seat);
  return [
    sentenceOf(
      ...texts.stages(board),
      board.phase === "over" ? null : texts.say("board-turn", { seat: `seat:${board.turn}` }),
      texts.word(board.phase, "phase"),
    ),
    ...(mine ? [travellerSaid(mine, texts)] : []),
    ...(own ? ownHand(own, texts) : []),
    ...others.map((each) => travellerSaid(each, texts)),
    sentence(texts.say("board-lowest-wins")),
    ...listedApart(
      texts.say("board-tour"),
      board.tour.map((stop) => stopSaid(stop, texts)),
      texts,
    ),
    ...listed(
      texts.field("open"),
      board.open.map(({ card }) => texts.name(card)),
      texts,
    ),
    ...listed(
      texts.field("open_secondaries"),
      board.open_secondaries.map((ref) => texts.name(ref)),
      texts,
    ),
    ...piles(board, texts),
  ];
}

const travellerSaid = (traveller: Traveller, texts: Texts): string =>
  has(
    traveller.seat,
    [pointsSaid(traveller.score, texts), texts.say("board-cards-in-hand", { cards: traveller.hand_size })],
    texts,
  );

const ownHand = (own: TourPrivate, texts: Texts): string[] => [
  ...listedApart(
    texts.say("board-hand"),
    own.hand.map((held) => heldSaid(held, own.newest, texts)),
    texts,
  ),
  sentence(texts.say("board-hand-points", { points: own.points })),
];

/** "Italy (from France; Venice)" */
function stopSaid(stop: Stop, texts: Texts): string {
  const notes: string[] = [];
  if (stop.joker) notes.push(texts.field("joker"));
  if (stop.via) notes.push(texts.say("board-from", { cards: texts.name(stop.via) }));
  notes.push(...stop.secondaries.map((ref) => texts.name(ref)));
  return notes.length > 0 ? `${texts.name(stop.card)} (${notes.join(", ")})` : texts.name(stop.card);
}

function piles(board: TourPublic, texts: Texts): string[] {
  const top = board.top ? [texts.labelled(texts.field("top"), texts.name(board.top))] : [];
  const sizes = [
    texts.say("board-pile", { cards: board.pile }),
    texts.say("board-discards", { cards: board.discards.length }),
  ];
  const dry = board.dry > 0 ? [texts.say("board-dry", { turns: board.dry, limit: board.dry_limit })] : [];
  return [sentenceOf(...sizes, ...top), ...dry.map(sentence)];
}

export function detail(move: Move, view: View<TourPublic, TourPrivate>, texts: Texts) {
  const { public: board, private: own } = view;
  const [ref = ""] = move.refs;
  if (move.verb === "give") {
    const traveller = board.travellers[Number(ref.split(":")[1])];
    return traveller
      ? [texts.say("board-cards-in-hand", { cards: traveller.hand_size }), pointsSaid(traveller.score, texts)].join(
          ", ",
        )
      : null;
  }
  const held = own?.hand.find((each) => each.card === ref);
  if (!held) {
    const card = cardOf(ref);
    return card ? pointsSaid(card.points, texts) : null;
  }
  const facts = move.verb === "charter" ? [pointsSaid(held.points, texts)] : factsOf(held, texts);
  const brings = detailOf(view, move) as Detail | null;
  if (!brings) return facts.join(", ");
  const frees = brings.frees.length > 0 ? ` ${texts.say("board-frees", { cards: brings.frees })}` : "";
  return [...facts, opens(brings, texts)].join(", ") + (frees ? `.${frees}` : "");
}

/** What laying a card opens to everyone: by name if it is little. */
function opens({ opens: places }: Detail, texts: Texts): string {
  if (places.length === 0) return texts.say("board-opens-nothing");
  if (places.length > 4) return texts.say("board-opens-places", { count: places.length });
  return texts.say("board-opens", { cards: places });
}
