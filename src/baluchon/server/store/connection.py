"""What a query needs of a database, whichever it is. Placeholders are `?`."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol


class Cursor(Protocol):
    """The result of a query."""

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """What a query needs of a connection."""

    def execute(self, sql: str, values: Sequence[Any] = ()) -> Cursor: ...

    def transact(self, works: Sequence[Callable[["Connection"], Any]]) -> list[Any]:
        """Do all of these in one transaction, or none of them; raises StoreFailing or Conflict."""
        ...

    def close(self) -> None: ...
