"""Boards as characters, as a picture and as HTML, without a terminal.

A picture loads nothing from elsewhere: its font is whatever the reader has.
"""

import io
import re
from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.text import Text

from baluchon.boards import board_of
from baluchon.kernel.declaration import LANGUAGES, Game, View
from baluchon.texts import Texts

WIDTH = 100

_FONT_FACE = re.compile(r"@font-face \{.*?\}\s*", re.S)


def board(
    game: Game, view: View, seat: int | None, *, moves: Sequence[int] = (), players: Sequence[str] = ()
) -> RenderableType:
    """The board as the seat sees it (None: a spectator), in the first language, with the moves it may make."""
    texts = Texts(LANGUAGES[0], game, players, seat)
    drawn = board_of(game).draw(view, texts, seat)
    if not moves:
        return drawn
    return Group(drawn, "", Text(" · ".join(texts.move(move) for move in moves)))


def to_text(drawn: RenderableType, *, colour: bool = False, width: int = WIDTH) -> str:
    """The board as lines of characters, with the colour codes of a terminal or without."""
    console = _console(width)
    console.print(drawn)
    return console.export_text(styles=colour)


def to_svg(drawn: RenderableType, title: str, *, rows: int = 0, width: int = WIDTH) -> str:
    """The board as a picture of a terminal, of at least so many rows."""
    console = _console(width)
    console.print(drawn)
    used = console.export_text(clear=False).count("\n")
    console.print("\n" * max(0, rows - used), end="")
    return _FONT_FACE.sub("", console.export_svg(title=title))


def to_html(game: Game, view: View, seat: int | None, *, moves: Sequence[int] = (), players: Sequence[str] = ()) -> str:
    """What a notebook shows of a position or a match."""
    return to_svg(board(game, view, seat, moves=moves, players=players), game.titles[LANGUAGES[0]])


def _console(width: int) -> Console:
    """Draws the same everywhere, whatever the terminal and its settings are."""
    return Console(
        file=io.StringIO(),
        record=True,
        width=width,
        color_system="truecolor",
        force_terminal=True,
        force_jupyter=False,
        legacy_windows=False,
        highlight=False,
        _environ={},
    )
