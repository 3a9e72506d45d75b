"""How far things are from a tour: steps along the connections, whoever may hold the cards between."""

from mypy_extensions import i64

from baluchon.games.tour_du_monde.components import COUNTRY, FARTHEST, NEAR_HIGH, NEAR_LOW, SECONDARY


def steps(low: i64, high: i64, stop: i64) -> i64:
    """How many stops have to be laid until this one is in the tour; more than FARTHEST if there is no tour."""
    at = stop * (FARTHEST + 1)
    for n in range(FARTHEST + 1):
        if low & NEAR_LOW[at + n] or high & NEAR_HIGH[at + n]:
            return n
    return FARTHEST + 1


def stop_of(card: i64) -> i64:
    """The stop a destination stands or falls with: itself, or the country of a secondary destination."""
    return card if card < SECONDARY else COUNTRY[card - SECONDARY]
