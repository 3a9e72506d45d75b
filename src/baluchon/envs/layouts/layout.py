"""Fields of an observation and how a layout is put together."""

from collections.abc import Sequence
from dataclasses import dataclass

from baluchon.envs.encodings.encoder import LARGEST


@dataclass(frozen=True, slots=True)
class Field:
    """A named stretch of an observation. An entry is a whole number from low to high, divided by `scaling`."""

    name: str
    start: int
    length: int
    low: int
    high: int
    scaling: int
    meaning: str
    entries: tuple[str, ...]
    """What each entry stands for, where it has more than one."""
    large: bool
    """Whether the encoder writes it with an upper byte."""

    @property
    def stop(self) -> int:
        """The entry behind the last."""
        return self.start + self.length


class Layout:
    """Fields one after the other."""

    def __init__(self) -> None:
        self.fields: list[Field] = []

    @property
    def size(self) -> int:
        return self.fields[-1].stop if self.fields else 0

    def number(self, name: str, high: int, meaning: str, scaling: int | None = None) -> None:
        """One number, scaled so that its highest value is 1 unless told otherwise."""
        self._add(name, ("",), high, meaning, scaling=scaling)

    def large(self, name: str, high: int, meaning: str, scaling: int, low: int = 0) -> None:
        """One number that does not always fit into a byte."""
        self._add(name, ("",), high, meaning, low, scaling, large=True)

    def flag(self, name: str, meaning: str) -> None:
        """0 or 1."""
        self.number(name, 1, meaning)

    def one_of(self, name: str, entries: Sequence[str], meaning: str) -> None:
        """At most one entry is 1."""
        self._add(name, entries, 1, meaning)

    def set_of(self, name: str, entries: Sequence[str], meaning: str) -> None:
        """Any entries are 1."""
        self._add(name, entries, 1, meaning)

    def numbers(self, name: str, entries: Sequence[str], high: int, meaning: str) -> None:
        """A number for each entry."""
        self._add(name, entries, high, meaning)

    def _add(
        self,
        name: str,
        entries: Sequence[str],
        high: int,
        meaning: str,
        low: int = 0,
        scaling: int | None = None,
        large: bool = False,
    ) -> None:
        if high > LARGEST and not large:
            raise ValueError(f"{name} may be {high}: use large() and put_large()")
        listed = tuple(entries) if len(entries) > 1 else ()
        scaling = scaling or max(high, 1)
        self.fields.append(Field(name, self.size, len(entries), low, high, scaling, meaning, listed, large))


def seats_from_here(seats: int) -> list[str]:
    """The entries of a field about seats: the seat itself, the next one, the one after it …"""
    return ["own", *[f"+{steps}" for steps in range(1, seats)]]


def numbered(word: str, count: int) -> list[str]:
    """Entries such as `round 1`, `round 2`."""
    return [f"{word} {n + 1}" for n in range(count)]
