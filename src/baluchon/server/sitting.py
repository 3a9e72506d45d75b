"""A table in use: the table, what its viewers see, and a change while it is being made.

Nothing here checks whether a change is allowed (`conduct.py` does) or stores it (`room.py` does).
"""

from baluchon.server.entries import Row, Started, TableEntry
from baluchon.server.luck import Luck
from baluchon.server.sights import Sights
from baluchon.server.table import Table


class Sitting:
    """A table in memory together with what its viewers see."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.sights = Sights(table) if table.match is not None else None

    def apply(self, entry: TableEntry, at: float, actor: str = "", command: str | None = None) -> Row:
        """Carry out an entry that is not stored yet; the row to store."""
        row = self.table.add(Row(self.table.n, at, entry, actor, command), self._look)
        if isinstance(entry, Started):
            self.sights = Sights(self.table)
        return row

    def _look(self) -> int:
        assert self.sights is not None
        return self.sights.step()


class Change:
    """Something being done to a table: when, by whom, for which command, and the rows it has led to so far."""

    def __init__(self, sitting: Sitting, at: float, luck: Luck, actor: str, command: str | None = None) -> None:
        self.sitting = sitting
        self.table = sitting.table
        self.at = at
        self.luck = luck
        self.rows: list[Row] = []
        """Carried out, not yet stored."""
        self._actor = actor
        self._command = command

    def apply(self, entry: TableEntry) -> None:
        """Carry out an entry. The first one carries the command's id."""
        command = None if self.rows else self._command
        self.rows.append(self.sitting.apply(entry, self.at, self._actor, command))
