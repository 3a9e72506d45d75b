"""How games look in a terminal: one module for each game, found by its name.

A board is the module `boards/<game id with underscores>.py` with these three functions; a game of another package
brings it as its own module `board`, and a game without one is shown by `generic.py`. Boards draw what a seat may
know: they get a view and never a state.

    draw(view, texts, seat) -> RenderableType     the table, for this seat (None: a spectator)
    scores(view, texts, seat) -> RenderableType   the running scores, as far as the seat may know them
    detail(move, view, texts) -> list[str]        what else is to be said of a choice, such as a card's symbols:
                                                  cells of a table, with rich markup; equally many for moves
                                                  that are offered together, or none

Take from `generic` what the game needs nothing special for. Words come from `texts`: names of components by
reference, labels of score lines from `line-ID`, words of the board from messages `board-…` in the game's locale.
Draw for 80 columns; wider terminals may get more. Colour is never the only sign.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from rich.console import RenderableType

from baluchon.kernel.declaration import Game, View
from baluchon.kernel.moves import Move
from baluchon.texts import Texts


class Board(Protocol):
    """What a module of this package provides."""

    def draw(self, view: View, texts: Texts, seat: int | None) -> RenderableType: ...

    def scores(self, view: View, texts: Texts, seat: int | None) -> RenderableType: ...

    def detail(self, move: Move, view: View, texts: Texts) -> list[str]: ...


def board_of(game: Game) -> Board:
    """The board of a game, or the one that can show any game."""
    names = (f"{__name__}.{game.id.replace('-', '_')}", f"{game.package}.board", f"{__name__}.generic")
    return cast(Board, import_module(next(name for name in names if find_spec(name))))
