"""Points: of a hand, of a round, of a game, and who wins. Points are bad: the lowest total wins."""

from typing import Final

from mypy_extensions import i64

from baluchon.games.tour_du_monde import facts
from baluchon.games.tour_du_monde.cards import Cards, weighed, weights_of
from baluchon.games.tour_du_monde.components import POINTS
from baluchon.games.tour_du_monde.state import DISCARDED_JOKER, TourState, Traveller, doubling
from baluchon.kernel.bits import plus
from baluchon.kernel.game import NONE, note

_POINTS: Final[list[int]] = weights_of(POINTS)


def points_of(cards: Cards) -> i64:
    """TM-C4: what it costs to be caught with these cards."""
    return weighed(cards, _POINTS)


def score_round(s: TourState, how: i64, out: i64) -> None:
    """TM-E2, TM-E3, TM-E6: write down what everyone is caught with; nobody is out of a round that ran dry."""
    s.ended = how
    s.out = out
    if how == DISCARDED_JOKER:
        s.doubled = plus(s.doubled, s.round)
    note(s, facts.ROUND_ENDS, out if out != NONE else s.turn, how, s.round + 1)
    for seat in range(s.seats):
        own = s.travellers[seat]
        own.caught = tuple(own.hand.members())
        own.points = (*own.points, points_of(own.hand))
        if not own.hand.is_empty():
            note(s, facts.CAUGHT, seat, own.hand.low, own.hand.high)
            if how == DISCARDED_JOKER:
                note(s, facts.DOUBLED, seat, own.points[s.round])


def round_points(s: TourState, own: Traveller, round: i64) -> i64:
    """A seat's points of a round that has been scored, doubling included."""
    return own.points[round] + doubling(s, own, round)


def total(s: TourState, seat: i64) -> i64:
    """TM-E5: all the points a seat has so far."""
    own = s.travellers[seat]
    points: i64 = 0
    for round in range(len(own.points)):
        points += round_points(s, own, round)
    return points


def rank_key(s: TourState, seat: i64) -> list[int]:
    """TM-E5: the lowest total wins."""
    return [-total(s, seat)]
