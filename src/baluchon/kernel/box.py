"""What lies in a game's box, as tables made from its data: every card and every figure, without a language.

A game lists its tables as `BOX` in `box.py`; `baluchon.rulespage` turns them into words at the end of the rules. A cell
is a number, a component reference such as `card:france`, a message, several of these, or plain text that is the same in
every language. Nothing here knows how a table is drawn, or where a figure comes from (`provenance`).
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from baluchon.kernel.words import Message

Part: TypeAlias = int | str | Message
Cell: TypeAlias = Part | tuple[Part, ...]
DataRow: TypeAlias = Mapping[str, Any]
"""A row of a CSV file, or made of a TOML file."""


@dataclass(frozen=True)
class Column:
    """A column: its heading, how a cell is made from a row of the data, and the figures that it shows."""

    heading: str | Message
    """The message `column-HEADING` or `field-HEADING`; a component reference, whose name it is; or any message."""
    cell: Callable[[DataRow], Cell]
    figures: tuple[str, ...] = ()
    """As the data calls them: `number` in the table's own file, `tables.toml/food` in another."""


@dataclass(frozen=True)
class Row:
    """A line of a table."""

    id: str
    """The id of the row of data it shows, if it shows one."""
    cells: tuple[Cell, ...]
    group: Cell = ""
    """What it stands under, together with the rows beside it that stand under the same."""
    figures: tuple[str, ...] = ()
    """The figures that this row alone shows."""


@dataclass(frozen=True)
class Table:
    """A table: its title is the message `box-ID`, with a remark `box-ID-note` if the game has one."""

    id: str
    file: str
    """The CSV file whose rows it shows; empty if there is none."""
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    group: Column | None = None


def table(id: str, rows: Iterable[DataRow], *columns: Column, file: str = "", group: Column | None = None) -> Table:
    """A table with a line for each of these rows; those of a file have an `id`."""
    made = tuple(
        Row(
            str(row.get("id", "")),
            tuple(column.cell(row) for column in columns),
            group.cell(row) if group is not None else "",
        )
        for row in rows
    )
    placed = tuple(_in_file(column, file) for column in columns)
    return Table(id, file, placed, made, _in_file(group, file) if group is not None else None)


def figures(id: str, *lines: tuple[Part, Cell, str]) -> Table:
    """A table of single figures: what each is called, its value, and what the data calls it."""
    columns = (Column("what", lambda row: ""), Column("figure", lambda row: ""))
    return Table(id, "", columns, tuple(Row("", (label, value), "", (path,)) for label, value, path in lines))


def name(kind: str, heading: str = "", of: str = "id") -> Column:
    """The name of the component that a row is about, or names."""
    return Column(heading or kind, lambda row: f"{kind}:{row[of]}" if row[of] else "", (of,))


def names(kind: str, heading: str, of: str) -> Column:
    """The names of the components that a row lists, with semicolons between them."""
    return Column(heading, lambda row: tuple(f"{kind}:{id}" for id in row[of].split(";") if id), (of,))


def number(key: str, heading: str | Message = "", *figures: str) -> Column:
    """A number of the row."""
    return Column(heading or key, lambda row: int(row[key]), figures or (key,))


def shown(heading: str | Message, cell: Callable[[DataRow], Cell], *figures: str) -> Column:
    """Anything else that is made from a row."""
    return Column(heading, cell, figures)


def label(id: str, **args: int | str) -> Message:
    """What a single figure is called: the message `figure-ID`."""
    return Message(f"figure-{id}", args)


def counted(refs: Iterable[str]) -> Cell:
    """Components of which some occur more than once."""
    return tuple(times(count, ref) for ref, count in Counter(refs).items())


def times(count: int, what: str) -> Part:
    """So many of a component; one of them is just its name."""
    return what if count == 1 else Message("cell-times", {"count": count, "what": what})


def players(side: str) -> Message:
    """A number of players as the data writes it: `2`, or `3-5`."""
    first, _, last = side.partition("-")
    if not last:
        return Message("cell-players", {"count": int(first)})
    return Message("cell-players-range", {"first": int(first), "last": int(last)})


def _in_file(column: Column, file: str) -> Column:
    placed = tuple(each if "/" in each else f"{file}/{each}" for each in column.figures if file or "/" in each)
    return Column(column.heading, column.cell, placed)
