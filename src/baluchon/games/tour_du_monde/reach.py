"""How far things are from a tour: steps along the connections, whoever may hold the cards between."""

from mypy_extensions import i64

from baluchon.games.tour_du_monde import components as c
from baluchon.games.tour_du_monde.cards import Cards


def steps(laid: Cards, stop: i64) -> i64:
    """How many stops have to be laid until this one is in the tour; more than FARTHEST if there is no tour."""
    at = stop * (c.FARTHEST + 1)
    for n in range(c.FARTHEST + 1):
        if laid.meets(c.NEAR[at + n]):
            return n
    return c.FARTHEST + 1


def stop_of(card: i64) -> i64:
    """The stop a destination stands or falls with: itself, or the country of a secondary destination."""
    return card if card < c.SECONDARY else c.COUNTRY[card - c.SECONDARY]


def open_from(card: i64) -> i64:
    """From how many steps on a destination may be laid: a stop beside the tour, a secondary one in it."""
    return 1 if card < c.SECONDARY else 0
