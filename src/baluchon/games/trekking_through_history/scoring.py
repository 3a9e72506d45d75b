"""Points: of a seat, of its treks, and what decides who wins."""

from mypy_extensions import i64

from baluchon.games.trekking_through_history.components import CRYSTAL_POINTS, DAYS, trek_points
from baluchon.games.trekking_through_history.state import Traveller
from baluchon.kernel import rows


def itinerary_points(own: Traveller) -> list[int]:
    """TH-T6: what the itineraries have paid, by day."""
    return rows.numbers_in(own.itinerary_points, DAYS)


def punctual_points(own: Traveller) -> list[int]:
    """TH-T3: what arriving exactly at 12 was worth, by day."""
    return rows.numbers_in(own.punctual_points, DAYS)


def track_points(own: Traveller) -> i64:
    """TH-P1: what the marker on the track shows."""
    return rows.total(own.itinerary_points + own.punctual_points)


def crystal_points(own: Traveller) -> i64:
    """TH-P1: what the crystals that are left score."""
    return own.crystals * CRYSTAL_POINTS


def all_trek_points(own: Traveller) -> i64:
    """TH-P2: what the treks score, finished or not."""
    return own.finished_points + trek_points(own.trek_cards)


def total(own: Traveller) -> i64:
    """TH-P1: all the points a seat would have if the game ended now."""
    return track_points(own) + crystal_points(own) + all_trek_points(own)


def rank_key(own: Traveller) -> list[int]:
    """TH-P3: total, then the lengths of the treks; a list that ends counts as less than one that goes on."""
    lengths = own.trek_lengths()
    lengths.sort()
    lengths.append(total(own))
    lengths.reverse()
    return lengths
