"""A state as plain JSON with names, both ways, and where every card is."""

from baluchon.games.tour_du_monde import state
from baluchon.games.tour_du_monde.cards import Cards, cards_of
from baluchon.games.tour_du_monde.components import CARD_IDS
from baluchon.games.tour_du_monde.state import TourState, Traveller, doubling
from baluchon.kernel import fields as f
from baluchon.kernel.bits import plus


def _ids(cards: Cards) -> list[str]:
    return [CARD_IDS[card] for card in cards.members()]


def _cards(ids: list[str]) -> Cards:
    return cards_of([CARD_IDS.index(id) for id in ids])


_CARDS = f.Codec(_ids, _cards, _ids)
_CLASSES = f.Codec(lambda classes: [_ids(cards) for cards in classes], lambda listed: [_cards(ids) for ids in listed])


def _lay_tour(s: TourState, ids: list[str]) -> None:
    for card in f.list_of(CARD_IDS).from_json(ids):
        state.add_to_tour(s, card)


def _by_round(s: TourState, points: list[int]) -> list[int]:
    """Rounds to come have no points."""
    return [*points, *[0] * (s.rounds - len(points))]


def _score(s: TourState, own: Traveller, points: list[int]) -> None:
    own.points = tuple(points[: s.round])


def _doubled(s: TourState) -> list[list[int]]:
    scored = [[doubling(s, own, round) for round in range(len(own.points))] for own in s.travellers]
    return [_by_round(s, points) for points in scored]


def _double(s: TourState, doubled: list[list[int]]) -> None:
    for by_round in doubled:
        for round, points in enumerate(by_round):
            if points:
                s.doubled = plus(s.doubled, round)


FIELDS = f.Fields(
    lambda dumped: state.blank(dumped["seats"], dumped["rounds"]),
    f.SEATS,
    f.field("rounds", f.NUMBER),
    f.field("start", f.one_of(state.START_OPTIONS), "choosing"),
    f.field("phase", f.one_of(state.PHASES)),
    f.field("round", f.FROM_ONE),
    f.field("turn", f.NUMBER),
    f.field("entered", f.NUMBER),
    f.field("added", f.NUMBER),
    f.field("dry", f.NUMBER),
    f.each("hands", "travellers.hand", _CARDS, place="hand"),
    f.each("newest", "travellers.newest", f.maybe(CARD_IDS)),
    f.field("pile", _CARDS, place="pile"),
    f.field("discards", _CARDS, place="discards"),
    f.field("top", f.maybe(CARD_IDS)),
    f.special(
        "tour",
        lambda s: f.list_of(CARD_IDS).to_json(s.tour),
        _lay_tour,
        "tour",
        "laid",
        "open",
        places=lambda s: {"tour": f.list_of(CARD_IDS).to_json(s.tour)},
    ),
    f.field("held-over", _CLASSES),
    f.special_each("points", "travellers", lambda s, own: _by_round(s, own.points), _score, "points"),
    f.special("doubled", _doubled, _double, "doubled"),
    f.field("ended", f.one_of(state.ENDINGS)),
    f.field("out", f.SEAT),
    f.each(
        "caught",
        "travellers.caught",
        f.Codec(f.list_of(CARD_IDS).to_json, lambda ids: tuple(f.list_of(CARD_IDS).from_json(ids))),
    ),
)

dump, load, inventory = FIELDS.dump, FIELDS.load, FIELDS.inventory
