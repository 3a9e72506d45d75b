"""Points: of a hand, of a round, of a game, and who wins. Points are bad: the lowest total wins."""

from mypy_extensions import i64

from baluchon.games.tour_du_monde.components import HALF, POINTS
from baluchon.games.tour_du_monde.state import (
    CAUGHT,
    DISCARDED_JOKER,
    DOUBLED,
    NO_SEAT,
    ROUND_ENDS,
    TourState,
)
from baluchon.kernel.bits import BIT, lowest


def points_of(low: i64, high: i64) -> i64:
    """TM-C4: what it costs to be caught with these cards."""
    total: i64 = 0
    while low != 0:
        total += POINTS[lowest(low)]
        low &= low - 1
    while high != 0:
        total += POINTS[HALF + lowest(high)]
        high &= high - 1
    return total


def score_round(s: TourState, how: i64, out: i64) -> None:
    """TM-E2, TM-E3, TM-E6: write down what everyone is caught with; nobody is out of a round that ran dry."""
    facts = s.facts
    s.ended = how
    s.out = out
    if facts is not None:
        facts.append((ROUND_ENDS, out if out != NO_SEAT else s.turn, how, s.round + 1))
    for seat in range(s.seats):
        low: i64 = s.hands[2 * seat]
        high: i64 = s.hands[2 * seat + 1]
        points = points_of(low, high)
        s.caught[2 * seat] = low
        s.caught[2 * seat + 1] = high
        s.points[seat * s.rounds + s.round] = points
        extra: i64 = points if how == DISCARDED_JOKER else 0
        s.doubled[seat * s.rounds + s.round] = extra
        if facts is not None and low | high != 0:
            facts.append((CAUGHT, seat, low, high))
            if extra != 0:
                facts.append((DOUBLED, seat, extra, 0))


def total(s: TourState, seat: i64) -> i64:
    """TM-E5: all the points a seat has so far."""
    points: i64 = 0
    for i in range(seat * s.rounds, (seat + 1) * s.rounds):
        points += s.points[i] + s.doubled[i]
    return points


def winners(s: TourState) -> i64:
    """TM-E5: the mask of the seats with the lowest total."""
    best = total(s, 0)
    mask: i64 = BIT[0]
    for seat in range(1, s.seats):
        points = total(s, seat)
        if points < best:
            best = points
            mask = BIT[seat]
        elif points == best:
            mask |= BIT[seat]
    return mask
