"""Trekking the World: trek from place to place, collect souvenirs, visit destinations, 2 to 5 seats."""

from baluchon.games.trekking_the_world import components as c
from baluchon.games.trekking_the_world.dumps import fields
from baluchon.games.trekking_the_world.figures import EARLIER, MOST_SYMBOLS, NEWEST, WorldFigures
from baluchon.games.trekking_the_world.rules import WorldRules
from baluchon.kernel.declaration import Game
from baluchon.kernel.options import flag, number

__all__ = ["GAME"]

# A turn at its longest: a flight, a place and as many cards of value 1 for it as a move may have links, the departure;
# then a journey and its two cards, and three lines of which one is a visit with all its symbols to waive or pay.
_LONGEST_TURN = 2 + c.MOST_LINKS + 1 + 3 + 2 + 1 + MOST_SYMBOLS


def _most_decisions(seats: int) -> int:
    """TW-E4: a bound on the turns that bring a cube, a card or a VP token, and on the dry ones between them."""
    gains = sum(c.CUBES[seats]) + c.THREES + c.FIVES + seats * (c.END_VISITS - 1) + 1
    return seats + (gains + 1) * c.DRY_TURNS * seats * _LONGEST_TURN


def _game(figures: WorldFigures, *earlier: Game) -> Game:
    """The game by the figures of a version."""
    return Game.of(
        __name__,
        rules=WorldRules(figures),
        seats=(c.MIN_SEATS, c.MAX_SEATS),
        most_decisions=_most_decisions,
        options=(
            number("open-destinations", c.OPEN_DESTINATIONS, default=c.OPEN_DESTINATIONS[0]),
            flag("first-game"),
        ),
        version=int(figures.version),
        load=fields(figures).load,
        earlier=earlier,
    )


GAME = _game(NEWEST, *(_game(figures) for figures in EARLIER))
