"""Another name for somebody in what is stored of a table: in its entries, its card and its record. No I/O.

So a name that nobody should read goes, and so does that of a person who is deleted. What happened at the table stays
as it was; who a person is stands in it as a random number, which leads nowhere once the person is gone.
"""

from collections.abc import Iterable, Sequence

import msgspec
from msgspec.structs import replace

from baluchon.server.entries import (
    Arranged,
    Opened,
    Proposed,
    Restrained,
    Row,
    Seat,
    Seated,
    Settled,
    Started,
    TableEntry,
)
from baluchon.server.store.base import Renaming
from baluchon.server.table import Table
from baluchon.server.told import to_card
from baluchon.server.writing import distinct


def renaming_of(
    table: str, rows: Sequence[Row], record: bytes | None, person: str, name: str, was: str | None
) -> Renaming:
    """What is to be stored so that a person goes by another name at a table.

    Seats change that are called as they `was`; None: all that the person has, and the table's own name if they
    opened it.
    """
    now = Table.from_rows(table, rows)
    name = distinct(name, (seat.name for seat in now.seats if seat.person != person and seat.kind != "open"))
    change = _Change(person, name, was, opened=isinstance(rows[0].entry, Opened) and rows[0].entry.host == person)
    changed = [replace(row, entry=change.entry(row.entry)) for row in rows]
    return Renaming(
        table,
        n=len(rows),
        rows=[after for before, after in zip(rows, changed, strict=True) if after.entry is not before.entry],
        card=to_card(Table.from_rows(table, changed)),
        record=None if record is None else _with_players(record, _players(changed)),
        person=person,
        name=name,
        was=was,
    )


class _Change:
    """What becomes of each entry."""

    def __init__(self, person: str, name: str, was: str | None, *, opened: bool) -> None:
        self._person = person
        self._name = name
        self._was = was
        self._opened = opened
        """Whether the person opened the table."""

    def entry(self, entry: TableEntry) -> TableEntry:
        """An entry as it is to be stored; the same object if nothing changes."""
        match entry:
            case Opened(seats=seats) | Arranged(seats=seats):
                after = [self._seat(seat) for seat in seats]
                entry = entry if after == seats else replace(entry, seats=after)
            case Seated(by=by):
                entry = entry if self._seat(by) == by else replace(entry, by=self._seat(by))
            case Restrained(person=person, name=name) if person == self._person and self._is_meant(name):
                entry = replace(entry, name=self._name)
            case _:
                pass
        if (
            isinstance(entry, Opened | Settled | Proposed)
            and self._opened
            and self._was is None
            and entry.settings.name
        ):
            entry = replace(entry, settings=replace(entry.settings, name=""))
        return entry

    def _is_meant(self, name: str) -> bool:
        return self._was is None or name == self._was

    def _seat(self, seat: Seat) -> Seat:
        if seat.person != self._person or not self._is_meant(seat.name):
            return seat
        return replace(seat, name=self._name)


def _players(rows: Iterable[Row]) -> list[str]:
    """Who sat in the seats when the game began."""
    seats: list[Seat] = []
    for row in rows:
        match row.entry:
            case Opened(seats=now) | Arranged(seats=now):
                seats = list(now)
            case Seated(seat=seat, by=by):
                seats[seat] = by
            case Started():
                break
    return [seat.name for seat in seats]


def _with_players(record: bytes, players: list[str]) -> str:
    told = msgspec.json.decode(record)
    told["players"] = players
    return msgspec.json.encode(told).decode()
