"""A state as plain JSON with names, both ways, and where every card is."""

from baluchon.games.tour_du_monde.cards import Cards, cards_of
from baluchon.games.tour_du_monde.components import CARD_IDS
from baluchon.games.tour_du_monde.state import (
    ENDINGS,
    PHASES,
    START_OPTIONS,
    TourState,
    add_to_tour,
    blank,
    doubling,
)
from baluchon.kernel.bits import plus
from baluchon.kernel.fields import (
    FROM_ONE,
    NUMBER,
    SEAT,
    SEATS,
    Codec,
    Fields,
    each,
    field,
    list_of,
    maybe,
    one_of,
    special,
)


def _ids(cards: Cards) -> list[str]:
    return [CARD_IDS[card] for card in cards.members()]


def _cards(ids: list[str]) -> Cards:
    return cards_of([CARD_IDS.index(id) for id in ids])


_CARDS = Codec(_ids, _cards, _ids)
_CLASSES = Codec(lambda classes: [_ids(cards) for cards in classes], lambda listed: [_cards(ids) for ids in listed])


def _lay_tour(s: TourState, ids: list[str]) -> None:
    for card in list_of(CARD_IDS).from_json(ids):
        add_to_tour(s, card)


def _points(s: TourState) -> list[list[int]]:
    return [[*own.points, *[0] * (s.rounds - len(own.points))] for own in s.travellers]


def _score(s: TourState, points: list[list[int]]) -> None:
    for own, by_round in zip(s.travellers, points, strict=True):
        own.points = tuple(by_round[: s.round])


def _doubled(s: TourState) -> list[list[int]]:
    scored = [[doubling(s, own, round) for round in range(len(own.points))] for own in s.travellers]
    return [[*by_round, *[0] * (s.rounds - len(by_round))] for by_round in scored]


def _double(s: TourState, doubled: list[list[int]]) -> None:
    for by_round in doubled:
        for round, points in enumerate(by_round):
            if points:
                s.doubled = plus(s.doubled, round)


FIELDS = Fields(
    lambda dumped: blank(dumped["seats"], dumped["rounds"]),
    SEATS,
    field("rounds", NUMBER),
    field("start", one_of(START_OPTIONS), "choosing"),
    field("phase", one_of(PHASES)),
    field("round", FROM_ONE),
    field("turn", NUMBER),
    field("entered", NUMBER),
    field("added", NUMBER),
    field("dry", NUMBER),
    each("hands", "travellers.hand", _CARDS, place="hand"),
    each("newest", "travellers.newest", maybe(CARD_IDS)),
    field("pile", _CARDS, place="pile"),
    field("discards", _CARDS, place="discards"),
    field("top", maybe(CARD_IDS)),
    special(
        "tour",
        lambda s: list_of(CARD_IDS).to_json(s.tour),
        _lay_tour,
        "tour",
        "laid",
        "open",
        places=lambda s: {"tour": list_of(CARD_IDS).to_json(s.tour)},
    ),
    field("held-over", _CLASSES),
    special("points", _points, _score, "travellers.points"),
    special("doubled", _doubled, _double, "doubled"),
    field("ended", one_of(ENDINGS)),
    field("out", SEAT),
    each(
        "caught",
        "travellers.caught",
        Codec(list_of(CARD_IDS).to_json, lambda ids: tuple(list_of(CARD_IDS).from_json(ids))),
    ),
)

dump, load, inventory = FIELDS.dump, FIELDS.load, FIELDS.inventory
