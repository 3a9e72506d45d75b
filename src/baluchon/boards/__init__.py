"""How games look in a terminal: what their boards have in common, and the board of games without one.

A board is the module `board` of a game's package with these functions; what it leaves out, or all of it, comes from
`generic.py`. Boards draw what a seat may know: they get a view and never a state.

    draw(view, texts, seat) -> RenderableType     the table, for this seat (None: a spectator)
    scores(view, texts, seat) -> RenderableType   the running scores, as far as the seat may know them
    detail(move, view, texts) -> list[str]        what else is to be said of a choice, such as a card's symbols:
                                                  cells of a table, with rich markup; equally many for moves
                                                  that are offered together, or none

Words come from `texts`: names of components by reference, labels of score lines from `line-ID`, words of the board
from messages `board-…` in the game's locale. `drawing.py` has what boards draw alike. Draw for 80 columns; wider
terminals may get more. Colour is never the only sign.
"""

from collections.abc import Callable
from dataclasses import dataclass

from rich.console import RenderableType

from baluchon.boards import generic
from baluchon.kernel.declaration import Game, View
from baluchon.kernel.moves import Move
from baluchon.texts import Texts


@dataclass(frozen=True)
class Board:
    """How a game is shown."""

    draw: Callable[[View, Texts, int | None], RenderableType]
    scores: Callable[[View, Texts, int | None], RenderableType]
    detail: Callable[[Move, View, Texts], list[str]]


def board_of(game: Game) -> Board:
    """The board of a game, as far as it brings one."""
    own = game.module("board")
    return Board(*(getattr(own, name, getattr(generic, name)) for name in ("draw", "scores", "detail")))
