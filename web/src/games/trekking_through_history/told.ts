// The position and its choices in words.

import type { View } from "@shell/board";
import type { Move } from "@shell/protocol";
import { apart, listed, listedApart, sentence, sentenceOf } from "@shell/tell";
import type { Texts } from "@shell/texts";
import { ANCESTOR, cardsOf, columnsOf, KINDS, landingOf, treksOf } from "./model";
import {
  ancestorFacts,
  ancestorSaid,
  arrivalSaid,
  columnSaid,
  departureFacts,
  departureSaid,
  itineraryFacts,
} from "./said";
import type { CardPreview, HistoryPrivate, HistoryPublic, Itinerary, Landing, Traveller } from "./view";

export function tell(view: View<HistoryPublic, HistoryPrivate>, texts: Texts): string[] {
  const { public: board, private: own } = view;
  const mine = own ? (board.travellers[own.seat] ?? null) : null;
  const others = board.travellers.filter((each) => each !== mine);
  return [
    ...texts.stages(board).map(sentence),
    turn(board, texts),
    ...(mine ? [traveller(mine, board, texts), ...ownThings(mine, texts)] : []),
    ...others.map((each) => traveller(each, board, texts)),
    ...departures(view, texts),
    ...listed(
      texts.field("ladder"),
      board.ladder.slice(1).map((each) => texts.number(each)),
      texts,
    ),
  ];
}

export function detail(move: Move, view: View<HistoryPublic, HistoryPrivate>, texts: Texts): string | null {
  const { public: board, private: own } = view;
  const [ref = ""] = move.refs;
  if (move.verb === "use") {
    const itinerary = own?.hand.find((each) => each.itinerary === ref);
    return itinerary ? apart(itineraryFacts(itinerary, texts), texts) : null;
  }
  if (move.verb === "place") {
    const column = columnsOf(view).find((each) => each.experience === ref);
    return column ? columnSaid(column, texts) : null;
  }
  const card = cardsOf(view).find((each) => each.card === (board.chosen ?? ref)) ?? null;
  if (move.verb === "spend") {
    const landing = landingOf(card, Number(ref.split(":")[1]));
    return landing ? arrival(landing, texts).join(", ") : null;
  }
  const departure = board.departures.find((each) => each.card === ref);
  const facts = departure
    ? [texts.name(`year:${departure.year ?? 0}`), ...departureFacts(departure, card?.breaks ?? false, texts)]
    : ref === ANCESTOR
      ? ancestorFacts(board, card?.year ?? null, texts)
      : [];
  return [...facts, ...(card ? brings(card, texts) : [])].join(", ");
}

const arrival = (landing: Landing, texts: Texts): string[] => [
  texts.say("board-at-hour", { hour: landing.hour }),
  ...arrivalSaid(landing, texts),
];

/** What taking a card brings, without crystals being spent. */
function brings(card: CardPreview, texts: Texts): string[] {
  const landing = landingOf(card, 0);
  return [
    ...(landing ? arrival(landing, texts) : []),
    ...(card.points > 0 ? [texts.say("told-itinerary-pays", { points: card.points })] : []),
    ...(card.lost.length > 0 ? [texts.say("board-no-room", { tokens: card.lost })] : []),
    ...(card.breaks ? [] : [texts.labelled(texts.say("board-trek-title"), trekThen(card, texts))]),
  ];
}

const trekThen = (card: CardPreview, texts: Texts): string =>
  texts.say("board-trek-then", { cards: card.trek_cards, points: card.trek_points });

function turn(board: HistoryPublic, texts: Texts): string {
  if (board.phase === "over") return texts.say("board-over");
  if (board.turn === null) return texts.say("board-choosing");
  return texts.say("board-furthest-behind", { seat: `seat:${board.turn}` });
}

function traveller(each: Traveller, board: HistoryPublic, texts: Texts): string {
  const { current } = treksOf(each);
  const year = `year:${current?.years.at(-1) ?? 0}`;
  return sentence(
    texts.say("board-traveller", {
      seat: texts.player(each.seat),
      hour:
        each.hour >= board.hours
          ? texts.say("board-done")
          : texts.say("board-at-hour", { hour: each.hour === 0 ? board.hours : each.hour }),
      trek: current ? texts.say("board-trek-to", { cards: current.cards.length, year }) : texts.say("board-no-trek"),
      crystals: each.crystals,
      points: each.score,
    }),
  );
}

function ownThings(mine: Traveller, texts: Texts): string[] {
  const { current, finished } = treksOf(mine);
  const cards = current?.cards.map((ref, i) => `${texts.name(`year:${current.years[i] ?? 0}`)} ${texts.name(ref)}`);
  const sum = finished.reduce((total, trek) => total + trek.points, 0);
  return [
    ...listedApart(texts.say("board-your-trek"), cards ?? [], texts),
    ...(finished.length > 0 ? [sentence(texts.say("told-finished", { treks: finished.length, points: sum }))] : []),
    ...(mine.itinerary ? listedApart(texts.say("board-today"), columns(mine.itinerary, texts), texts) : []),
  ];
}

/** The columns of the day's itinerary: how many spaces are free, and what the next one pays. */
function columns(itinerary: Itinerary, texts: Texts): string[] {
  return KINDS.map((kind, column) => {
    const experience = `experience:${kind}`;
    const free = itinerary.rows.filter((row) => row.spaces[column]?.covered === false).length;
    const next = itinerary.next.find((each) => each.experience === experience);
    return texts.say("told-column", { experience, free, pays: next ? columnSaid(next, texts) : "" });
  });
}

function departures(view: View<HistoryPublic, HistoryPrivate>, texts: Texts): string[] {
  const board = view.public;
  const known = cardsOf(view);
  const cards = board.departures
    .filter((departure) => departure.card !== null)
    .map((departure) => {
      const preview = known.find((each) => each.card === departure.card);
      return sentence(departureSaid(departure, preview?.breaks ?? false, texts));
    });
  const year = known.find((each) => each.card === ANCESTOR)?.year ?? null;
  const deck = texts.say("board-deck", { cards: board.deck });
  return [
    sentenceOf(`${texts.say("board-departures")} (${deck})`),
    ...cards,
    sentence(ancestorSaid(board, year, texts)),
  ];
}
