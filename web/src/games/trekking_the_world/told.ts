// The position and its choices in words.

import type { View } from "@shell/board";
import type { Move } from "@shell/protocol";
import { detailOf } from "@shell/gains";
import { idOf } from "@shell/refs";
import { apart, listed, listedApart, sentence, sentenceOf } from "@shell/tell";
import type { Texts } from "@shell/texts";
import { COLOURS, JOURNEY_PRICE, reachesOf, type Counts } from "./model";
import type { Destination, Journey, JourneyLine, Place, Reach, Trekker, WorldPrivate, WorldPublic } from "./view";

const total = (counts: Counts): number => Object.values(counts).reduce((sum, n) => sum + n, 0);
const counted = (counts: Counts, texts: Texts): string[] =>
  Object.entries(counts)
    .filter(([, n]) => n > 0)
    .map(([ref, n]) => (n > 1 ? `${n} × ${texts.name(ref)}` : texts.name(ref)));

/** An open destination: what it is worth and costs, what the own hand lacks, and how far it is. */
export const posterSaid = (card: Destination, view: View<WorldPublic, WorldPrivate>, texts: Texts): string =>
  [
    texts.say("board-poster", { destination: card.destination, points: card.points }),
    ...priceOf(card, view.private, texts),
    farSaid(card, view, texts),
  ]
    .filter(Boolean)
    .join(", ");

function priceOf(card: Destination, own: WorldPrivate | null, texts: Texts): string[] {
  const missing = own?.lacks.find((lack) => lack.destination === card.destination)?.missing;
  const parts = [texts.join(counted(card.cost, texts))];
  if (card.bonus) parts.push(`+${card.bonus}`);
  if (missing && total(missing) === 0) parts.push(texts.say("board-payable"));
  else if (missing) parts.push(`${texts.say("board-lacks")} ${texts.join(counted(missing, texts))}`);
  return parts;
}

/** How far the place of an open destination is, as far as the reader may go there now. */
export function farSaid(card: Destination, view: View<WorldPublic, WorldPrivate>, texts: Texts, small = false): string {
  const { public: board, private: own } = view;
  if (!own) return "";
  if (board.trekkers[own.seat]?.place === card.place) return texts.say("board-here");
  const reach = reachesOf(view).get(card.place);
  if (reach?.visit_points) return texts.say(small ? "board-visit-short" : "board-visit");
  return reach ? texts.say(small ? "board-links" : "board-away", { links: reach.way.length }) : "";
}

export const lineSaid = (line: JourneyLine, texts: Texts): string =>
  texts.say(`board-line-${line.effect}`, { number: line.number });
const linesOf = (journey: Journey, texts: Texts): string =>
  journey.lines.map((line) => lineSaid(line, texts)).join(", ");

export const journeySaid = (journey: Journey, texts: Texts): string =>
  texts.say("board-journey-lines", { journey: journey.journey, lines: linesOf(journey, texts) });

export function tell(view: View<WorldPublic, WorldPrivate>, texts: Texts): string[] {
  const { public: board, private: own } = view;
  const mine = own ? (board.trekkers[own.seat] ?? null) : null;
  const others = board.trekkers.filter((each) => each !== mine);
  const price = texts.say("board-price", { count: JOURNEY_PRICE });
  return [
    ...stage(board, texts),
    ...(own && mine ? [trekkerSaid(mine, texts), ...ownThings(own, texts)] : []),
    ...others.map((each) => trekkerSaid(each, texts)),
    ...board.row.map((card) => sentence(posterSaid(card, view, texts))),
    ...(board.next ? [sentence(texts.say("board-next", { destination: board.next }))] : []),
    ...listed(texts.say("board-open"), openTreks(board, texts), texts),
    sentence(price),
    ...board.journeys.map((journey) => sentence(journeySaid(journey, texts))),
    ...listedApart(texts.field("tiles"), tiles(board, texts), texts),
    ...regions(board, texts),
  ];
}

function stage(board: WorldPublic, texts: Texts): string[] {
  const turn = board.phase === "over" ? [] : [texts.say("event-turn", { seat: `seat:${board.turn}` })];
  return [
    ...turn,
    sentence(texts.word(board.phase, "phase")),
    sentenceOf(
      texts.say("board-tokens", { count: board.tokens_taken, of: board.end_tokens }),
      texts.say("board-visits", { count: board.most_visits, of: board.end_visits }),
    ),
  ];
}

const openTreks = (board: WorldPublic, texts: Texts): string[] => [
  ...board.open.flatMap((ref) => (ref === null ? [] : texts.name(ref))),
  texts.say("board-pile", { count: board.trek_pile }),
];

function ownThings(own: WorldPrivate, texts: Texts): string[] {
  const tokens = Object.entries(own.tokens).map(([ref, value]) => `${texts.name(ref)} ${texts.number(value)}`);
  return [
    ...listed(texts.say("board-hand"), counted(own.hand, texts), texts),
    ...(own.plan ? listed(texts.field("picked"), counted(own.plan.picked, texts), texts) : []),
    ...listed(texts.field("tokens"), tokens, texts),
  ];
}

/** "Ben: Denali, 34 VP, 5 cards in hand; suitcase: clothing 2, crafts 1, one set, 3 VP; destinations: Petra." */
function trekkerSaid(trekker: Trekker, texts: Texts): string {
  const cubes = COLOURS.flatMap((colour) => {
    const count = trekker.suitcase[`souvenir:${colour}`] ?? 0;
    return count > 0 ? `${texts.say(`board-row-${colour}`)} ${count}` : [];
  });
  if (trekker.sets > 0) cubes.push(texts.say("board-sets-worth", { sets: trekker.sets, points: trekker.set_points }));
  const parts = [
    [
      trekker.place ? texts.name(trekker.place) : "",
      `${trekker.score} ${texts.say("board-vp")}`,
      texts.say("told-hand", { cards: trekker.hand_size }),
    ]
      .filter(Boolean)
      .join(", "),
  ];
  if (cubes.length > 0) parts.push(texts.labelled(texts.field("suitcase"), cubes.join(", ")));
  if (trekker.destinations.length > 0) {
    const names = trekker.destinations.map((ref) => texts.name(ref));
    parts.push(texts.labelled(texts.field("destinations"), names.join(", ")));
  }
  if (trekker.tokens > 0) parts.push(texts.labelled(texts.field("tokens"), texts.number(trekker.tokens)));
  return sentence(texts.labelled(texts.player(trekker.seat), apart(parts, texts)));
}

const tiles = (board: WorldPublic, texts: Texts): string[] =>
  board.tiles.map(({ souvenir, points, holder }) => {
    const worth = `${texts.say(`board-row-${idOf(souvenir)}`)} ${points} ${texts.say("board-vp")}`;
    return holder === null ? worth : `${worth} (${texts.player(holder)})`;
  });

/** Where cubes lie, region by region. */
function regions(board: WorldPublic, texts: Texts): string[] {
  return board.regions.flatMap(({ region }) => {
    const cubes = board.places.filter((place) => place.region === region && place.cube !== null);
    const words = cubes.map((place) => `${texts.name(place.place)} (${cubeSaid(place, texts)})`);
    return listed(texts.name(region), words, texts);
  });
}

const cubeSaid = (place: Place, texts: Texts): string => (place.cube ? texts.say(`board-row-${idOf(place.cube)}`) : "");

export function detail(move: Move, view: View<WorldPublic, WorldPrivate>, texts: Texts): string | null {
  const { public: board, private: own } = view;
  const [ref = ""] = move.refs;
  switch (move.verb) {
    case "begin":
    case "fly":
    case "go":
      return wayTo(move, view, texts);
    case "visit": {
      const card = board.row.find((each) => each.destination === ref);
      return card ? [`${card.points} ${texts.say("board-vp")}`, ...priceOf(card, own, texts)].join(", ") : null;
    }
    case "journey": {
      const journey = board.journeys.find((each) => each.journey === ref);
      return journey ? `${linesOf(journey, texts)}. ${texts.say("board-price", { count: JOURNEY_PRICE })}` : null;
    }
    case "draw":
      return texts.say("board-pile", { count: board.trek_pile });
    case "depart":
      return own?.plan ? texts.say("board-links", { links: own.plan.links }) : null;
    case "gain":
    case "skip":
      return board.line ? lineSaid(board.line, texts) : null;
    default:
      return null;
  }
}

/** How to get to a place and what it brings there. */
function wayTo(move: Move, view: View<WorldPublic, WorldPrivate>, texts: Texts): string {
  const board = view.public;
  const [ref = ""] = move.refs;
  const place = board.places.find((each) => each.place === ref);
  const reach = detailOf(view, move) as Reach | null;
  const card = board.row.find((each) => each.place === ref);
  const parts: string[] = [];
  if (move.verb === "fly") parts.push(texts.say("board-fly-free"));
  if (reach) parts.push(texts.say("board-links", { links: reach.way.length }));
  const via = reach?.way.slice(0, -1) ?? [];
  if (via.length > 0) parts.push(texts.say("board-via", { places: via }));
  if (place && !reach) parts.push(texts.name(place.region));
  if (place?.cube) parts.push(cubeSaid(place, texts));
  if (reach?.set_points) parts.push(texts.say("board-set-now", { points: reach.set_points }));
  if (reach?.tile_points) parts.push(texts.say("board-tile-now", { points: reach.tile_points }));
  if (reach?.token) parts.push(texts.say("board-token-now"));
  if (card) parts.push(texts.say("told-open-destination", { points: card.points }));
  if (reach?.visit_points) parts.push(texts.say("board-visit"));
  return parts.join(", ");
}
