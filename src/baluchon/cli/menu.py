"""The choices a seat has, numbered, with what the board says of each. Nothing is cut: what is too long wraps."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from baluchon.boards import Board
from baluchon.kernel.declaration import View
from baluchon.kernel.moves import Move
from baluchon.kernel.previews import Preview
from baluchon.texts import Texts

_GAP = 2
_AFTER_NAME = 2
"""Cells of a choice: its number, its name, what it brings, and what the board says of it."""
_WIDE = 110
"""Columns from which the notation of each choice is shown beside it."""


def menu(legal: Sequence[int], view: View, board: Board, texts: Texts, width: int) -> RenderableType:
    """The choices for a screen of so many columns, with the points that each would bring."""
    assert texts.game is not None
    offered = [texts.game.moves[index] for index in legal]
    gains = {move.index: _gain(view.previews.get(move.index), texts) for move in offered}
    rows = [
        [Text(str(number), style="bold"), *_choice(move, view, board, texts, width)]
        for number, move in enumerate(offered, 1)
    ]
    if any(gains.values()):
        for row, move in zip(rows, offered, strict=True):
            row.insert(_AFTER_NAME, Text(gains[move.index], style="bold"))
    return _aligned(rows, width)


def _gain(preview: Preview | None, texts: Texts) -> str:
    """All points of a preview, certain or as a range; nothing if it brings none."""
    if preview is None or not preview.gains:
        return ""
    if preview.least == preview.most:
        return texts.signed(preview.most)
    return texts.say("menu-range", least=preview.least, most=preview.most)


def _choice(move: Move, view: View, board: Board, texts: Texts, width: int) -> list[Text]:
    """The cells of a choice: its label, its notation where there is room, and what the board says of it."""
    notation = [Text(move.text, style="dim")] if width >= _WIDE else []
    detail = [Text.from_markup(cell) for cell in board.detail(move, view, texts)]
    return [Text(texts.move(move.index)), *notation, *detail]


def _aligned(rows: list[list[Text]], width: int) -> Table:
    """Cells in columns if all fit; else each choice for itself, in one line or with the details below."""
    columns = max(map(len, rows))
    widths = [max(row[column].cell_len for row in rows if column < len(row)) for column in range(columns)]
    grid = Table.grid(padding=(0, _GAP, 0, 0))
    if sum(widths) + _GAP * (columns - 1) <= width:
        for row in rows:
            grid.add_row(*row)
        return grid
    room = width - widths[0] - _GAP
    for number, name, *cells in rows:
        detail = Text(" " * _GAP).join(cell for cell in cells if cell.plain.strip())
        in_one_line = Text(" " * _GAP).join([name, detail] if detail else [name])
        if in_one_line.cell_len <= room:
            grid.add_row(number, in_one_line)
        else:
            grid.add_row(number, name)
            grid.add_row("", detail)
    return grid
