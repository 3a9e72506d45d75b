"""What terminal boards draw alike: headings, labels, tables and grids, the marks of seats, signed numbers.

Nothing here knows a game; a game's `board.py` builds on it. The general board is `generic.py`.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeVar

import msgspec
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Column, Table
from rich.text import Text

from baluchon.kernel.declaration import View
from baluchon.texts import Texts

WIDE: Final = 112
"""Columns from which blocks have room beside each other."""
MINUS: Final = "−"
SEPARATOR: Final = " · "

_MARKS: Final = (
    ("●", "dark_orange"),
    ("■", "dodger_blue1"),
    ("▲", "spring_green3"),
    ("◆", "orchid"),
    ("⬢", "cyan"),
    ("✚", "yellow"),
)
"""A sign and a colour for each seat: colour is never the only sign."""

Public = TypeVar("Public", bound=msgspec.Struct)
Private = TypeVar("Private", bound=msgspec.Struct)


def parts(view: View, public: type[Public], private: type[Private]) -> tuple[Public, Private | None]:
    """The two parts of a view as the types that the game makes them of."""
    if not isinstance(view.public, public) or not isinstance(view.private, private | None):
        raise TypeError(f"this board draws {public.__name__} and {private.__name__}, not the view of another game")
    return view.public, view.private


class ByRoom:
    """Blocks that are drawn one way where they have room beside each other (True) and another where they have not."""

    def __init__(self, draw: Callable[[bool], Iterable[RenderableType]]) -> None:
        self._draw = draw

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self._draw(options.max_width >= WIDE)


def seat_mark(seat: int) -> Text:
    """The mark of a seat, the same in all games."""
    sign, colour = _MARKS[seat % len(_MARKS)]
    return Text(sign, style=f"bold {colour}")


def seat_name(seat: int, texts: Texts, style: str = "bold") -> Text:
    """The mark of a seat and who sits there; a name that is too long for its place is cut."""
    return Text.assemble(seat_mark(seat), " ", (texts.heading(seat), style), no_wrap=True, overflow="ellipsis")


def signed(points: int) -> str:
    """A number with a true minus sign if it is below 0."""
    return f"{MINUS}{-points}" if points < 0 else str(points)


def id_of(ref: str) -> str:
    """What stands behind the colon of a reference."""
    return ref.partition(":")[2]


def names(refs: Iterable[str], texts: Texts) -> str:
    """What some components are called, one after the other."""
    return ", ".join(map(texts.name, refs))


def dim(text: str) -> Text:
    """What one looks at last."""
    return Text(text, style="dim")


def heading(parts: Iterable[str]) -> Text:
    """The line above a board."""
    return Text(SEPARATOR.join(parts), style="bold reverse")


def label(text: str, texts: Texts) -> Text:
    """What stands before a line: cells or words are appended to it, with a style of their own or none."""
    return Text.assemble((texts.labelled(text), "bold"))


def grid(*columns: Column, gap: int = 2, expand: bool = False) -> Table:
    """Cells below and beside each other, without headings or lines."""
    return Table.grid(*columns, padding=(0, gap, 0, 0), expand=expand)


def in_rows(cells: Sequence[RenderableType], across: int, gap: int = 2) -> Table:
    """Cells in rows of so many."""
    table = grid(gap=gap)
    for first in range(0, len(cells), across):
        table.add_row(*cells[first : first + across])
    return table


def table(*columns: Column) -> Table:
    """Columns with headings, without lines around their cells."""
    return Table(*columns, box=None, padding=(0, 1), pad_edge=False, header_style="dim")


def numbers(*headings: RenderableType, no_wrap: bool = False) -> list[Column]:
    """Columns of numbers with these headings."""
    return [Column(each, justify="right", no_wrap=no_wrap) for each in headings]


def seat_table(seats: Iterable[int], texts: Texts, label: str = "", *columns: str) -> Table:
    """A table with a column of labels, perhaps some further columns, and then one for each seat."""
    by_seat = numbers(*map(texts.heading, seats), no_wrap=True)
    return table(Column(label, no_wrap=True), *numbers(*columns), *by_seat)
