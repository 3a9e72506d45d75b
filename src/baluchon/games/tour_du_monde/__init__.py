"""Le jeu du tour du monde: shed your hand into a world tour that all build together, 2 to 6 seats."""

from baluchon.games.tour_du_monde import state, view
from baluchon.games.tour_du_monde.components import DRY_TURNS, JOKER, ROUNDS, SEATS, names
from baluchon.games.tour_du_monde.moves import MOVES
from baluchon.games.tour_du_monde.rules import TourRules
from baluchon.kernel.declaration import Game
from baluchon.kernel.options import choice, number

__all__ = ["GAME"]

_TITLE = "Le jeu du tour du monde"


def _most_decisions(seats: int) -> int:
    """TM-E6: a round is at most so many runs of dry turns, each but the last ended by a turn that adds."""
    addable = JOKER - 1  # all destinations but the one the tour starts with
    turns = addable * DRY_TURNS + DRY_TURNS
    # A turn has three decisions at most beside what it adds: finish, discard, and give for a "+1".
    return ROUNDS * (1 + addable + 3 * turns)


GAME = Game(
    id="tour-du-monde",
    package=__name__,
    titles={"en": _TITLE, "fr": _TITLE, "de": _TITLE},
    min_seats=min(SEATS),
    max_seats=max(SEATS),
    version=1,
    rules=TourRules(),
    moves=MOVES,
    names=names(),
    dump=state.dump,
    load=state.load,
    inventory=state.inventory,
    public=view.public,
    private=view.private,
    prompt=view.prompt,
    events=view.events,
    why_not=view.why_not,
    sheets=view.sheets,
    outcome=view.outcome,
    most_decisions=_most_decisions,
    options=(
        choice("start", state.START_OPTIONS, default="random"),
        number("rounds", [1, int(ROUNDS)], default=int(ROUNDS)),
    ),
)
