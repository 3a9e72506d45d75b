"""Actions of environments are moves of a game: whether there is one, which move is meant, why it is not legal."""

from operator import index
from typing import Any

from baluchon.kernel.declaration import LANGUAGES, Game
from baluchon.kernel.errors import BaluchonError, Unparseable
from baluchon.texts import Texts


def check_begun(game: Any) -> None:
    """Refuse to go on where there is no game."""
    if not game:
        raise BaluchonError("no game is going on here; begin one with reset()")


def move_of(action: Any, game: Game) -> int:
    """The move that an action means, legal or not."""
    try:
        move = index(action)
    except TypeError:
        move = -1
    if 0 <= move < len(game.moves):
        return move
    raise Unparseable(str(action), [f"a number from 0 to {len(game.moves) - 1}"])


def refusal(game: Game, state: Any, seat: int, move: int) -> str:
    """Why the seat may not make this move, in a sentence."""
    return Texts(LANGUAGES[0], game, viewer=seat).reason(game.why_not(state, seat, move))
