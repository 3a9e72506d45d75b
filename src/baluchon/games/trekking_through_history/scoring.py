"""Points: of a seat, of its treks, and who wins."""

from mypy_extensions import i64

from baluchon.games.trekking_through_history.components import CRYSTAL_POINTS, DAYS, PUNCTUALITY, trek_points
from baluchon.games.trekking_through_history.state import (
    TREKS_EVEN,
    HistoryState,
    days_punctual,
    itinerary_points,
    treks,
)
from baluchon.kernel.bits import BIT, count
from baluchon.kernel.lanes import lane


def sum_of_days(points: i64) -> i64:
    """What lanes by day add up to."""
    total: i64 = 0
    for day in range(DAYS):
        total += lane(points, day)
    return total


def track_points(s: HistoryState, seat: i64) -> i64:
    """TH-P1: what the marker on the track shows."""
    return sum_of_days(itinerary_points(s, seat)) + count(days_punctual(s, seat)) * PUNCTUALITY


def finished_points(s: HistoryState, seat: i64) -> i64:
    """What the treks score that are finished."""
    return lane(s.trek_scored, seat) - TREKS_EVEN


def all_trek_points(s: HistoryState, seat: i64) -> i64:
    """TH-P2: what the treks score, finished or not."""
    return finished_points(s, seat) + trek_points(lane(s.trek_cards, seat))


def total(s: HistoryState, seat: i64) -> i64:
    """TH-P1: all the points a seat would have if the game ended now."""
    return track_points(s, seat) + lane(s.crystals, seat) * CRYSTAL_POINTS + all_trek_points(s, seat)


def trek_lengths(s: HistoryState, seat: i64) -> list[int]:
    """How many cards a seat's treks have, the longest first."""
    lengths = [len(trek) for trek in treks(s, seat)]
    lengths.sort(reverse=True)
    return lengths


def rank_key(s: HistoryState, seat: i64) -> list[int]:
    """TH-P3: total, then the lengths of the treks; a list that ends counts as less than one that goes on."""
    return [total(s, seat), *trek_lengths(s, seat)]


def winners(s: HistoryState) -> i64:
    """The mask of the seats with the best key."""
    best: i64 = total(s, 0)
    mask: i64 = BIT[0]
    for seat in range(1, s.seats):
        points = total(s, seat)
        if points > best:
            best = points
            mask = BIT[seat]
        elif points == best:
            mask |= BIT[seat]
    if mask & (mask - 1) == 0:
        return mask
    return _longest(s, mask)


def _longest(s: HistoryState, tied: i64) -> i64:
    """TH-P3: who has the longest treks among seats of equal points."""
    best: list[int] = []
    mask: i64 = 0
    for seat in range(s.seats):
        if tied & BIT[seat] == 0:
            continue
        lengths = trek_lengths(s, seat)
        if lengths > best:
            best = lengths
            mask = BIT[seat]
        elif lengths == best:
            mask |= BIT[seat]
    return mask
