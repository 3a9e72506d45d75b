"""Who wants to hear when one of their tables changes."""

import asyncio
from collections.abc import Iterable, Iterator
from contextlib import contextmanager


class Watched:
    """People who are looking, each with the lines by which they do."""

    def __init__(self) -> None:
        self._lines: dict[str, set[asyncio.Event]] = {}

    @contextmanager
    def by(self, person: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever a table of this person has changed."""
        stirred = asyncio.Event()
        self._lines.setdefault(person, set()).add(stirred)
        try:
            yield stirred
        finally:
            lines = self._lines[person]
            lines.discard(stirred)
            if not lines:
                del self._lines[person]

    @property
    def anyone(self) -> bool:
        return bool(self._lines)

    def stir(self, people: Iterable[str]) -> None:
        """A table of these people has changed."""
        for person in people:
            for stirred in self._lines.get(person, ()):
                stirred.set()

    def stir_all(self) -> None:
        """Something is new that everybody is told."""
        self.stir(list(self._lines))
