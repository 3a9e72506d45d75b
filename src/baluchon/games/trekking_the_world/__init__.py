"""Trekking the World: trek from place to place, collect souvenirs, visit destinations, 2 to 5 seats."""

from baluchon.games.trekking_the_world import components as c
from baluchon.games.trekking_the_world.rules import WorldRules
from baluchon.kernel.declaration import Game
from baluchon.kernel.options import flag, number

__all__ = ["GAME"]

# A turn at its longest: a flight, a place and 15 cards of value 1 for it, the departure; then a journey and its two
# cards, and three lines of which one is a visit with at most five symbols to waive or pay.
_LONGEST_TURN = 2 + c.MOST_LINKS + 1 + 3 + 2 + 6


def _most_decisions(seats: int) -> int:
    """TW-E4: a bound on the turns that bring a cube, a card or a VP token, and on the dry ones between them."""
    gains = sum(c.CUBES[seats]) + c.THREES + c.FIVES + seats * (c.END_VISITS - 1) + 1
    return seats + (gains + 1) * c.DRY_TURNS * seats * _LONGEST_TURN


GAME = Game.of(
    __name__,
    rules=WorldRules(),
    seats=(c.MIN_SEATS, c.MAX_SEATS),
    most_decisions=_most_decisions,
    options=(
        number("open-destinations", c.OPEN_DESTINATIONS, default=c.OPEN_DESTINATIONS[0]),
        flag("first-game"),
    ),
)
