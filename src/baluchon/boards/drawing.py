"""What terminal boards draw alike: headings, tables by seat, the marks of seats, signed numbers.

Nothing here knows a game; a game's `board.py` builds on it. The general board is `generic.py`.
"""

from collections.abc import Iterable
from typing import Final, TypeVar

import msgspec
from rich.console import ConsoleOptions
from rich.table import Table
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


def is_wide(options: ConsoleOptions) -> bool:
    """Whether blocks have room beside each other."""
    return options.max_width >= WIDE


def seat_mark(seat: int) -> Text:
    """The mark of a seat, the same in all games."""
    sign, colour = _MARKS[seat % len(_MARKS)]
    return Text(sign, style=f"bold {colour}")


def signed(points: int) -> str:
    """A number with a true minus sign if it is below 0."""
    return f"{MINUS}{-points}" if points < 0 else str(points)


def id_of(ref: str) -> str:
    """What stands behind the colon of a reference."""
    return ref.partition(":")[2]


def heading(parts: Iterable[str]) -> Text:
    """The line above a board."""
    return Text(SEPARATOR.join(parts), style="bold reverse")


def plain_table() -> Table:
    """A table without lines around its cells."""
    return Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")


def seat_table(seats: Iterable[int], texts: Texts, label: str = "", *columns: str) -> Table:
    """A table with a column of labels, perhaps some further columns, and then one for each seat."""
    table = plain_table()
    table.add_column(label, no_wrap=True)
    for column in columns:
        table.add_column(column, justify="right")
    for seat in seats:
        table.add_column(texts.heading(seat), justify="right", no_wrap=True)
    return table
