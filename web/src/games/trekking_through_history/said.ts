// What is said of things and choices: the names of what may be touched, what a try would bring, what the button is called.

import type { View } from "@shell/board";
import type { Move } from "@shell/protocol";
import { apart } from "@shell/tell";
import type { Texts } from "@shell/texts";
import { ANCESTOR, cardsOf, columnsOf, KINDS, landingOf, worthOf } from "./model";
import type { CardPreview, ColumnPreview, Departure, HistoryPrivate, HistoryPublic, Itinerary, Landing } from "./view";

/** As many characters as the strip has room for beside its button. */
const ROOM = 48;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A departure: year, title, hours, all that it gives, and whether it breaks the trek. */
export const departureSaid = (departure: Departure, breaks: boolean, texts: Texts): string =>
  [
    texts.name(`year:${departure.year ?? 0}`),
    texts.name(departure.card ?? ""),
    ...departureFacts(departure, breaks, texts),
  ].join(", ");

/** The same without year and title. */
export function departureFacts(departure: Departure, breaks: boolean, texts: Texts): string[] {
  const gives = givesSaid([...departure.benefits, ...departure.bonus], texts);
  const parts = [texts.say("board-takes", { hours: departure.hours })];
  if (gives) parts.push(gives);
  if (breaks) parts.push(texts.say("board-breaks"));
  return parts;
}

/** "person and 2 event tokens": what is there several times is counted. */
function givesSaid(refs: readonly string[], texts: Texts): string {
  const said = [...new Set(refs)].map((ref) => {
    const count = refs.filter((each) => each === ref).length;
    if (count === 1) return texts.name(ref);
    if (ref.startsWith("crystal:")) return texts.say("board-gives-crystals", { count });
    return texts.say("board-gives-tokens", { count, experience: ref });
  });
  return texts.join(said);
}

/** The pile of ancestors: hours, what it gives, the year it would take, how many are left. */
export const ancestorSaid = (board: HistoryPublic, year: number | null, texts: Texts): string =>
  [texts.name(ANCESTOR), ...ancestorFacts(board, year, texts)].join(", ");

/** The same without its name. */
export function ancestorFacts(board: HistoryPublic, year: number | null, texts: Texts): string[] {
  const parts = year === null ? [] : [texts.name(`year:${year}`)];
  parts.push(texts.say("board-takes", { hours: board.ancestors.hours }));
  parts.push(givesSaid(board.ancestors.benefits, texts));
  parts.push(texts.say("board-ancestors", { cards: board.ancestors.left }));
  return parts;
}

/** Where a number of crystals leads, with all that comes of it. */
export function landingSaid(landing: Landing, texts: Texts): string {
  const parts = [
    texts.name(`crystals:${landing.crystals}`),
    texts.say("board-at-hour", { hour: landing.hour }),
    ...arrivalSaid(landing, texts),
  ];
  return parts.join(", ");
}

/** What is special about arriving there. */
export function arrivalSaid(landing: Landing, texts: Texts): string[] {
  if (landing.punctual > 0) return [texts.say("board-punctual", { points: landing.punctual })];
  if (landing.stopped > 0) return [texts.say("board-too-late", { hours: landing.stopped })];
  const words: string[] = [];
  if (landing.onto.length > 0)
    words.push(texts.say("board-onto", { seats: texts.join(landing.onto.map((seat) => texts.player(seat))) }));
  if (landing.again) words.push(texts.say("board-again"));
  return words;
}

/** An itinerary: the spaces of each column with what they pay, and what complete rows pay. */
export const itinerarySaid = (itinerary: Itinerary, texts: Texts): string =>
  apart([capital(texts.name(itinerary.itinerary)), ...itineraryFacts(itinerary, texts)], texts);

/** The same without its name. */
export function itineraryFacts(itinerary: Itinerary, texts: Texts): string[] {
  const columns = KINDS.map((kind, column) => {
    const spaces = itinerary.rows.flatMap((row) => row.spaces[column] ?? []);
    const paying = spaces.flatMap((space, i) =>
      space.points > 0 || space.crystals > 0
        ? texts.say("board-space-pays", { number: i + 1, points: space.points, crystals: space.crystals })
        : [],
    );
    const experience = `experience:${kind}`;
    return [texts.say("board-column", { experience, spaces: spaces.length }), ...paying].join(", ");
  });
  const rows = itinerary.rows.flatMap((row, n) =>
    row.points > 0 || row.crystals > 0
      ? texts.say("board-row-pays", { row: n + 1, points: row.points, crystals: row.crystals })
      : [],
  );
  return [...columns, ...rows];
}

/** What a wild token would earn in a column. */
export function columnSaid(column: Pick<ColumnPreview, "points" | "crystals">, texts: Texts): string {
  const parts: string[] = [];
  if (column.points > 0) parts.push(texts.signed(column.points));
  if (column.crystals > 0) parts.push(texts.name("crystal:time"));
  return parts.length > 0 ? texts.join(parts) : texts.say("board-nothing");
}

/** What the button is called that does this move. */
export function actOf(move: Move, texts: Texts): string | null {
  const verb = move.refs[0] === ANCESTOR ? "visit" : move.verb;
  return texts.has(`board-act-${verb}`) ? texts.say(`board-act-${verb}`) : null;
}

/** What a move being tried would bring, in the strip's room. */
export function bringsOf(
  move: Move,
  view: View<HistoryPublic, HistoryPrivate>,
  crystals: number,
  texts: Texts,
): string | null {
  const { public: board, private: own } = view;
  const ref = move.refs[0] ?? "";
  if (move.verb === "use") {
    const itinerary = own?.hand.find((each) => each.itinerary === ref);
    return itinerary ? said(ref, texts.say("board-tried-itinerary", worthOf(itinerary)), texts) : null;
  }
  if (move.verb === "place") {
    const column = columnsOf(view).find((each) => each.experience === ref);
    return column ? said(ref, columnSaid(column, texts), texts) : null;
  }
  const card = cardsOf(view).find((each) => each.card === (board.chosen ?? ref));
  if (move.verb === "spend") {
    const landing = card && landingOf(card, crystals);
    return landing ? fitting([landingSaid(landing, texts), texts.name(ref)]) : null;
  }
  return card ? cardSaid(card, texts) : null;
}

function cardSaid(card: CardPreview, texts: Texts): string {
  const title = texts.name(card.card);
  if (card.breaks) return fitting([texts.labelled(title, texts.say("board-breaks")), title]);
  const cards = card.trek_cards;
  return fitting([
    texts.say("board-tried-trek", { card: card.card, cards, points: card.trek_points }),
    texts.labelled(title, texts.say("board-trek-after", { cards })),
    title,
  ]);
}

const said = (ref: string, words: string, texts: Texts) => fitting([texts.labelled(capital(texts.name(ref)), words)]);

/** The first that has room, or the last. */
function fitting(wordings: readonly string[]): string {
  return wordings.find((each) => each.length <= ROOM) ?? wordings.at(-1) ?? "";
}
