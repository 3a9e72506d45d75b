"""Le jeu du tour du monde: shed your hand into a world tour that all build together, 2 to 6 seats."""

from baluchon.games.tour_du_monde.components import DRY_TURNS, JOKER, MAX_SEATS, MIN_SEATS, ROUNDS
from baluchon.games.tour_du_monde.rules import TourRules
from baluchon.games.tour_du_monde.state import START_OPTIONS
from baluchon.kernel.declaration import Game
from baluchon.kernel.options import choice, number

__all__ = ["GAME"]


def _most_decisions(seats: int) -> int:
    """TM-E6: a round is at most so many runs of dry turns, each but the last ended by a turn that adds."""
    addable = JOKER - 1  # all destinations but the one the tour starts with
    turns = addable * DRY_TURNS + DRY_TURNS
    # A turn has three decisions at most beside what it adds: finish, discard, and give for a "+1".
    return ROUNDS * (1 + addable + 3 * turns)


GAME = Game.of(
    __name__,
    rules=TourRules(),
    seats=(MIN_SEATS, MAX_SEATS),
    most_decisions=_most_decisions,
    options=(
        choice("start", START_OPTIONS, default="random"),
        number("rounds", [1, int(ROUNDS)], default=int(ROUNDS)),
    ),
)
