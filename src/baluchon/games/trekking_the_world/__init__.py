"""Trekking the World: trek from place to place, collect souvenirs, visit destinations, 2 to 5 seats."""

from baluchon.games.trekking_the_world import reasons, state, view, words
from baluchon.games.trekking_the_world.components import (
    CUBES,
    DRY_TURNS,
    END_VISITS,
    FIVES,
    MAX_SEATS,
    MIN_SEATS,
    MOST_LINKS,
    OPEN_DESTINATIONS,
    THREES,
    names,
)
from baluchon.games.trekking_the_world.moves import MOVES
from baluchon.games.trekking_the_world.rules import WorldRules
from baluchon.kernel.declaration import Game
from baluchon.kernel.options import flag, number

__all__ = ["GAME"]

# A turn at its longest: a flight, a place and 15 cards of value 1 for it, the departure; then a journey and its two
# cards, and three lines of which one is a visit with at most five symbols to waive or pay.
_LONGEST_TURN = 2 + MOST_LINKS + 1 + 3 + 2 + 6


def _most_decisions(seats: int) -> int:
    """TW-E4: at most so many turns bring a cube, a card or a VP token, and so many dry ones lie between any two."""
    gains = sum(CUBES[seats]) + THREES + FIVES + seats * (END_VISITS - 1) + 1
    return seats + (gains + 1) * DRY_TURNS * seats * _LONGEST_TURN


GAME = Game(
    id="trekking-the-world",
    package=__name__,
    titles={"en": "Trekking the World", "fr": "Trekking the World", "de": "Trekking the World"},
    min_seats=MIN_SEATS,
    max_seats=MAX_SEATS,
    version=1,
    rules=WorldRules(),
    moves=MOVES,
    names=names(),
    dump=state.dump,
    load=state.load,
    inventory=state.inventory,
    public=view.public,
    private=view.private,
    prompt=words.prompt,
    events=words.events,
    why_not=reasons.why_not,
    sheets=words.sheets,
    outcome=words.outcome,
    most_decisions=_most_decisions,
    options=(
        number("open-destinations", OPEN_DESTINATIONS, default=OPEN_DESTINATIONS[0]),
        flag("first-game"),
    ),
)
