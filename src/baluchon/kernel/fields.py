"""A state as plain JSON with names, both ways, and where every component is: all from one list of fields.

A game lists its fields once, in its `dumps.py`, in the order in which `dump` writes them:

    FIELDS = Fields(
        blank,
        SEATS,
        field("phase", one_of(PHASES)),
        field("deck", set_of(CARD_IDS), place="deck"),
        each("hands", "travellers.hand", set_of(CARD_IDS), place="hand"),
    )
    dump, load, inventory = FIELDS.dump, FIELDS.load, FIELDS.inventory

A `Codec` turns one value of a state into JSON and back. `field` is an attribute of the state, `each` one attribute of
all the objects in a list (one for each seat, say), `special` and `special_each` whatever a game has to say of the state
or of each of those objects in its own way.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from baluchon.kernel import bags, rows
from baluchon.kernel.bits import mask_of, members
from baluchon.kernel.game import NONE

Json: TypeAlias = Any
Names: TypeAlias = dict[str, list[str]]


@dataclass(frozen=True)
class Codec:
    """How a value is written as JSON and read again; and which components it stands for, if it does."""

    to_json: Callable[[Any], Json]
    from_json: Callable[[Json], Any]
    names: Callable[[Any], Iterable[str]] | None = None


@dataclass(frozen=True)
class Field:
    """One entry of a dump."""

    key: str
    read: Callable[[Any], Json]
    write: Callable[[Any, Json], None]
    covers: tuple[str, ...]
    """The attributes that it writes: of the state, or `list.attribute` of the objects in a list of it."""
    places: Callable[[Any], Names] | None = None
    """Which components lie where, as far as this field says so."""


def _same(value: Any) -> Any:
    return value


NUMBER = Codec(int, _same)
FLAG = Codec(bool, int)
FROM_ONE = Codec(lambda number: int(number) + 1, lambda number: number - 1)
"""A number that people count from 1."""
SEAT = Codec(lambda seat: None if seat == NONE else int(seat), lambda seat: NONE if seat is None else seat)
"""A seat, or none."""
SEATS_IN = Codec(members, mask_of)
"""A set of seats, or of other things without names."""


def one_of(ids: Sequence[str]) -> Codec:
    """One of some named things."""
    return Codec(lambda n: ids[n], ids.index, lambda n: [ids[n]])


def maybe(ids: Sequence[str]) -> Codec:
    """One of some named things, or none."""
    return Codec(
        lambda n: None if n == NONE else ids[n],
        lambda id: NONE if id is None else ids.index(id),
        lambda n: [] if n == NONE else [ids[n]],
    )


def set_of(ids: Sequence[str]) -> Codec:
    """A set of named things (a mask), in the order of their names' list."""

    def names(mask: int) -> list[str]:
        return [ids[n] for n in members(mask)]

    return Codec(names, lambda listed: mask_of([ids.index(id) for id in listed]), names)


def list_of(ids: Sequence[str]) -> Codec:
    """A list of named things, in its order."""

    def names(numbers: Iterable[int]) -> list[str]:
        return [ids[n] for n in numbers]

    return Codec(names, lambda listed: [ids.index(id) for id in listed], names)


def bag_of(ids: Sequence[str]) -> Codec:
    """A bag of cards, each by the name of its kind."""

    def names(bag: int) -> list[str]:
        return [ids[kind] for kind in bags.kinds_in(bag)]

    return Codec(names, lambda listed: bags.from_kinds([ids.index(id) for id in listed]), names)


def counts_of(ids: Sequence[str]) -> Codec:
    """A bag of cards, as how many there are of each kind that is there at all."""

    def to_json(bag: int) -> dict[str, int]:
        return {id: n for id, n in zip(ids, bags.counts(bag, len(ids)), strict=True) if n}

    return Codec(
        to_json,
        lambda numbers: bags.from_counts([numbers.get(id, 0) for id in ids]),
        lambda bag: [ids[kind] for kind in bags.kinds_in(bag)],
    )


def row_of(ids: Sequence[str], length: int, *, gaps: bool = True) -> Codec:
    """A row of so many places with a named thing or none at each; without gaps, places without a thing are not told."""

    def names(row: int) -> list[str]:
        return [ids[thing] for thing in rows.things_in(row, length) if thing != NONE]

    def places(row: int) -> list[str | None]:
        return [None if thing == NONE else ids[thing] for thing in rows.things_in(row, length)]

    def from_json(listed: Iterable[str | None]) -> int:
        return rows.row_of_things([NONE if id is None else ids.index(id) for id in listed])

    return Codec(places if gaps else names, from_json, names)


def numbers_by(length: int) -> Codec:
    """A row of so many numbers."""
    return Codec(lambda row: rows.numbers_in(row, length), rows.row_of)


def field(key: str, codec: Codec, attribute: str | None = None, *, place: str | None = None) -> Field:
    """An attribute of the state, called as the key unless told otherwise; `place`: it holds components there."""
    name = attribute or key.replace("-", "_")

    def read(s: Any) -> Json:
        return codec.to_json(getattr(s, name))

    def write(s: Any, json: Json) -> None:
        setattr(s, name, codec.from_json(json))

    def places(s: Any) -> Names:
        assert codec.names is not None
        assert place is not None
        return {place: list(codec.names(getattr(s, name)))}

    return Field(key, read, write, (name,), None if place is None else places)


def each(key: str, path: str, codec: Codec, *, place: str | None = None) -> Field:
    """`list.attribute`: an attribute of every object in a list of the state, as a list; places are numbered."""
    whose, name = path.split(".")

    def places(s: Any) -> Names:
        assert codec.names is not None
        assert place is not None
        return {f"{place} {n}": list(codec.names(getattr(own, name))) for n, own in enumerate(getattr(s, whose))}

    return special_each(
        key,
        whose,
        lambda s, own: codec.to_json(getattr(own, name)),
        lambda s, own, json: setattr(own, name, codec.from_json(json)),
        name,
        places=None if place is None else places,
    )


def special(
    key: str,
    read: Callable[[Any], Json],
    write: Callable[[Any, Json], None],
    *covers: str,
    places: Callable[[Any], Names] | None = None,
) -> Field:
    """An entry that a game reads and writes in its own way, with the attributes that it covers."""
    return Field(key, read, write, covers, places)


def special_each(
    key: str,
    whose: str,
    read: Callable[[Any, Any], Json],
    write: Callable[[Any, Any, Json], None],
    *covers: str,
    places: Callable[[Any], Names] | None = None,
) -> Field:
    """Likewise for every object in a list of the state, as a list; both functions get the state and the object."""

    def read_all(s: Any) -> Json:
        return [read(s, own) for own in getattr(s, whose)]

    def write_all(s: Any, json: Json) -> None:
        for own, value in zip(getattr(s, whose), json, strict=True):
            write(s, own, value)

    return Field(key, read_all, write_all, tuple(f"{whose}.{name}" for name in covers), places)


def _made_with_the_state(s: Any, json: Json) -> None:
    """Nothing is left to do."""


SEATS = Field("seats", lambda s: int(s.seats), _made_with_the_state, ("seats",))


class Fields:
    """The fields of a state in the order of its dump."""

    def __init__(
        self,
        make: Callable[[Mapping[str, Json]], Any],
        *fields: Field,
        follows: Sequence[str] = (),
        settle: Callable[[Any], None] | None = None,
        also: Callable[[Any], Names] | None = None,
    ) -> None:
        """`make`: a blank state for a dump. `follows`: attributes that follow from others and are not dumped.

        `settle` works those out after a load and refuses what cannot be (ValueError); `also` names components in
        places that no field holds, such as the box.
        """
        self.fields = fields
        self.follows = tuple(follows)
        self._make = make
        self._settle = settle
        self._also = also

    @property
    def covered(self) -> set[str]:
        """All attributes that are dumped or follow from others: a test compares them with the class."""
        return {name for each in self.fields for name in each.covers} | set(self.follows)

    def dump(self, s: Any) -> dict[str, Json]:
        """The whole state as plain JSON with names."""
        return {each.key: each.read(s) for each in self.fields}

    def load(self, dumped: Mapping[str, Json]) -> Any:
        """The state that `dump` wrote."""
        s = self._make(dumped)
        for each in self.fields:
            each.write(s, dumped[each.key])
        if self._settle is not None:
            self._settle(s)
        return s

    def inventory(self, s: Any) -> Names:
        """Where every component is."""
        found: Names = {}
        for each in self.fields:
            if each.places is not None:
                found |= each.places(s)
        return found if self._also is None else found | self._also(s)
