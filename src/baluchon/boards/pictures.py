"""Boards as characters, as a picture and as HTML, without a terminal.

A picture loads nothing from elsewhere: its font is whatever the reader has.
"""

import io
import re
from collections.abc import Sequence
from html import unescape

from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.segment import SegmentLines
from rich.text import Text

from baluchon.boards import board_of
from baluchon.kernel.declaration import LANGUAGES, Game, View
from baluchon.texts import Texts

WIDTH = 100

_FROM_ELSEWHERE = re.compile(r"(?:@font-face \{.*?\}|<!--.*?-->)\s*", re.S)
_TEXT = re.compile(r'textLength="[\d.]+"([^>]*)>([^<]*)</text>')
_CELL = 12.2
"""How wide a character is in the picture."""


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


def to_svg(drawn: RenderableType, title: str, *, rows: int | None = None, width: int = WIDTH) -> str:
    """The board as a picture of a terminal; of exactly so many rows if that is asked for."""
    console = _console(width)
    lines = console.render_lines(drawn, pad=False)
    if rows is not None:
        lines = [*lines, *[[]] * rows][:rows]
    console.print(SegmentLines(lines, new_lines=True), end="")
    svg = _FROM_ELSEWHERE.sub("", console.export_svg(title=title))
    return _TEXT.sub(lambda text: f'textLength="{_pixels(text[2])}"{text[1]}>{text[2]}</text>', svg)


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


def _pixels(escaped: str) -> str:
    """How long a text is: rich counts its characters, but some of them are two cells wide."""
    return f"{_CELL * cell_len(unescape(escaped)):.1f}"
