"""Fields of an observation: what stands where, and how each is read from the view of a seat.

A layout is a list of fields. Each says what it means and reads its entries from a `Look`, which holds a view and no
state: that is the slow and certain way to make an observation. A game may have an encoder that writes the same bytes
straight from the state; `baluchon.testing` holds it to the layout, field by field.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from baluchon.kernel.encoder import LARGEST
from baluchon.kernel.options import Options


@dataclass(frozen=True)
class Look:
    """What a seat sees."""

    public: Any
    private: Any
    seat: int
    seats: int
    options: Options

    def after(self, steps: int) -> int:
        """The seat that sits so many places further on."""
        return (self.seat + steps) % self.seats

    @property
    def around(self) -> list[int]:
        """All seats, from the own one on."""
        return [self.after(steps) for steps in range(self.seats)]


Read: TypeAlias = Callable[[Any], Sequence[int] | int]
"""Reads the entries of a field from a look, or from a part of one; one number will do for a field of one."""


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
    read: Read = field(compare=False)

    @property
    def stop(self) -> int:
        """The entry behind the last."""
        return self.start + self.length

    def numbers(self, look: Look) -> list[int]:
        """The entries as they are seen, checked against what the field promises."""
        found = self.read(look)
        entries = [int(found)] if isinstance(found, int) else [int(entry) for entry in found]
        if len(entries) != self.length:
            raise ValueError(f"{self.name} has {self.length} entries, but {len(entries)} were read")
        for entry in entries:
            if not self.low <= entry <= self.high:
                raise ValueError(f"{self.name} goes from {self.low} to {self.high}, but {entry} was read")
        return entries


@dataclass(frozen=True)
class Layout:
    """Fields one after the other; what is added is read from one place of a view."""

    fields: list[Field] = field(default_factory=list)
    value: Callable[[Look], Any] = lambda look: look
    """Finds what stands at that place, which readers are given; None if nothing does."""
    whose: str = ""
    """`own`, `+1` … behind the names of fields, for what is told of each seat."""

    @property
    def size(self) -> int:
        return self.fields[-1].stop if self.fields else 0

    def number(self, name: str, high: int, meaning: str, read: Read, scaling: int | None = None, low: int = 0) -> None:
        """One number, scaled so that its highest value is 1 unless told otherwise."""
        self.numbers(name, ("",), high, meaning, read, scaling, low)

    def flag(self, name: str, meaning: str, read: Read) -> None:
        """0 or 1."""
        self.number(name, 1, meaning, read)

    def flags(self, name: str, entries: Sequence[str], meaning: str, read: Read) -> None:
        """0 or 1 for each entry, such as a 1 for one of several things or for those that are in a set."""
        self.numbers(name, entries, 1, meaning, read)

    def numbers(
        self,
        name: str,
        entries: Sequence[str],
        high: int,
        meaning: str,
        read: Read,
        scaling: int | None = None,
        low: int = 0,
    ) -> None:
        """A number for each entry. One alone may be too large for a byte: then the encoder writes an upper one, too."""
        large = low < 0 or high > LARGEST
        if large and len(entries) > 1:
            raise ValueError(f"{name} goes from {low} to {high}: numbers that do not fit into a byte stand alone")

        def found(look: Look) -> Sequence[int] | int:
            return read(self.value(look))

        name, scaling = f"{name} {self.whose}".strip(), scaling or max(high, 1)
        listed = tuple(entries) if len(entries) > 1 else ()
        self.fields.append(Field(name, self.size, len(entries), low, high, scaling, meaning, listed, large, found))


# --- what readers are made of


def one(entry: object, entries: Sequence[object]) -> list[int]:
    """A 1 at the place of an entry; nothing but zeros if it is not among them."""
    return [int(entry == each) for each in entries]


def several(chosen: Iterable[object], entries: Sequence[object]) -> list[int]:
    """A 1 for each of the chosen entries, all of which must be listed."""
    held = set(chosen)
    if not held <= set(entries):
        raise ValueError(f"{held - set(entries)} is not among the entries")
    return [int(each in held) for each in entries]


def counts(cards: Iterable[object] | Mapping[Any, int], entries: Sequence[object]) -> list[int]:
    """How many there are of each entry."""
    if isinstance(cards, Mapping):
        return [cards.get(each, 0) for each in entries]
    listed = list(cards)
    return [listed.count(each) for each in entries]


def places(cards: Sequence[object], entries: Sequence[object]) -> list[int]:
    """The place of each entry in a list, from 1; 0 if it is not there."""
    return [cards.index(each) + 1 if each in cards else 0 for each in entries]


def padded(values: Sequence[int | None], length: int) -> list[int]:
    """The values, 0 for None, with zeros behind them up to a length."""
    if len(values) > length:
        raise ValueError(f"{len(values)} values do not fit into {length} entries")
    return [*[value or 0 for value in values], *[0] * (length - len(values))]


def seats_from_here(seats: int) -> list[str]:
    """The entries of a field about seats: the seat itself, the next one, the one after it …"""
    return ["own", *[f"+{steps}" for steps in range(1, seats)]]


def numbered(word: str, count: int) -> list[str]:
    """Entries such as `round 1`, `round 2`."""
    return [f"{word} {n + 1}" for n in range(count)]
