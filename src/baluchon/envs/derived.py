"""The default encoding: an observation made from what the types of a game's view say (`kernel/views.py`).

A game needs to write nothing for it. What a view holds becomes fields of a fixed size:

    a word, a component, a seat       an entry for each that there is, 1 for the one that is meant
    a number, a flag                  itself; a number without bounds is written as a large one
    components without an order       how many there are of each
    components in order               the place of each; with `atmost(n)`, which one lies at each place
    a list by seat                    the same fields for every seat, the own one first
    numbers or structs in a list      the same fields for every place: the list needs `atmost(n)`
    a table                           the same for every key
    what may be missing               a flag that says whether it is there, unless zeros say so already

Seats are counted from the one that looks. What is PRINTED or a PREVIEW is left out, and so is a field `seat` that only
repeats whose entry it stands in. The options of the table come last.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from baluchon.envs.encoder import LARGEST
from baluchon.envs.layout import Layout, Look, numbered, one, seats_from_here
from baluchon.kernel.declaration import Game
from baluchon.kernel.errors import BadGame
from baluchon.kernel.options import Option, Options
from baluchon.kernel.shapes import Shape, view_shape

_FARTHEST: Final = 2**15 - 1
"""What a large number may be, below 0 too."""
_UNBOUNDED_SCALING: Final = 100
_OWN_SEAT: Final = "seat"
_NO_ENTRY: Final = "none"

Value = Callable[[Look], Any]
"""Finds what a field holds; None where there is nothing, or what it stands in is not there."""


@dataclass(frozen=True)
class _Place:
    """Where something stands in a view, and what its fields are called."""

    path: str
    """As programmers write it, for error messages and meanings."""
    name: str
    whose: str = ""
    """`own`, `+1` … behind the name, for what is told of each seat."""

    def field(self, field: str) -> "_Place":
        return _Place(f"{self.path}.{field}", f"{self.name} {_spaced(field)}".strip(), self.whose)

    def entry(self, entry: str) -> "_Place":
        return _Place(f"{self.path}[{entry}]", f"{self.name} {entry}", self.whose)

    def seat(self, whose: str) -> "_Place":
        return _Place(f"{self.path}[{whose}]", self.name, f"{self.whose} {whose}".strip())

    @property
    def full_name(self) -> str:
        return f"{self.name} {self.whose}".strip()


def derived_layout(game: Game, seats: int, options: Options) -> Layout:
    """The fields of a game's view for so many seats; options change nothing but the entries that tell them."""
    writer = _Writer(game, seats)
    shape = view_shape(game)
    writer.struct(_Place("public", ""), shape.public, lambda look: look.public, repeats_seat=False)
    writer.struct(_Place("private", "own"), shape.private, lambda look: look.private, repeats_seat=True)
    for option in game.options:
        writer.option(option)
    return writer.layout


class _Writer:
    """Adds fields to a layout, shape by shape."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.layout = Layout()
        self._around = seats_from_here(seats)

    def add(self, place: _Place, shape: Shape, value: Value) -> None:
        """The fields for a shape at a place."""
        if shape.printed or shape.preview:
            return
        if shape.optional and shape.kind in ("number", "flag", "list", "table", "struct"):
            self._flag(place.entry("there"), lambda look: value(look) is not None)
        match shape.kind:
            case "number":
                self._number(place, shape, value)
            case "flag":
                self._flag(place, value)
            case "list":
                self._list(place, shape, value)
            case "table":
                self._table(place, shape, value)
            case "struct":
                self.struct(place, shape, value, repeats_seat=False)
            case _:
                entries, found = self._things(place, shape)
                self.layout.one_of(
                    place.full_name, entries, _meaning(place), lambda look: _one(place, value(look), found(look))
                )

    def struct(self, place: _Place, shape: Shape, value: Value, *, repeats_seat: bool) -> None:
        """The fields of a struct; `repeats_seat`: its own field `seat` tells nothing."""
        for field, each in shape.fields.items():
            if not (repeats_seat and field == _OWN_SEAT and each.kind == "seat"):
                self.add(place.field(field), each, partial(_attribute, value, field))

    def option(self, option: Option) -> None:
        """The value of an option, which is the same throughout a game."""
        name, meaning = f"option {_spaced(option.id)}", f"the option {option.id}"
        entries = [str(value).lower() for value in option.values]
        self.layout.one_of(name, entries, meaning, lambda look: one(look.options[option.id], option.values))

    def _flag(self, place: _Place, value: Value) -> None:
        self.layout.flag(place.full_name, _meaning(place), lambda look: int(bool(value(look))))

    def _number(self, place: _Place, shape: Shape, value: Value) -> None:
        low, high = _bounds(place, shape)
        meaning = _meaning(place)

        def read(look: Look) -> int:
            return value(look) or 0

        if low == 0 and high <= LARGEST:
            self.layout.number(place.full_name, high, meaning, read)
        else:
            is_bounded = shape.low is not None or shape.high is not None
            scaling = max(high, -low) if is_bounded else _UNBOUNDED_SCALING
            self.layout.large(place.full_name, high, meaning, read, scaling, low)

    def _list(self, place: _Place, shape: Shape, value: Value) -> None:
        item = shape.item
        assert item is not None
        if shape.by_seat:
            self._by_seat(place, item, value)
        elif item.kind in ("number", "flag", "list", "table", "struct"):
            self._by_place(place, shape, item, value)
        elif not shape.in_order:
            self._counts(place, item, value)
        elif shape.most is not None:
            self._length(place, shape.most, value)
            for n in range(shape.most):
                self.add(place.entry(str(n + 1)), item, partial(_item, value, n))
        else:
            self._order(place, item, value)

    def _by_seat(self, place: _Place, item: Shape, value: Value) -> None:
        for steps, whose in enumerate(self._around):
            at, found = place.seat(whose), partial(_of_seat, place, value, steps)
            if item.kind == "struct" and not item.optional:
                self.struct(at, item, found, repeats_seat=True)
            else:
                self.add(at, item, found)

    def _by_place(self, place: _Place, shape: Shape, item: Shape, value: Value) -> None:
        if shape.most is None:
            raise BadGame(
                f"{self.game.id}: {place.path} is a list of {item.kind}s of any length, which no observation can hold: "
                f"annotate it with atmost(n), or BY_SEAT if it has an entry for each seat, or PRINTED to leave it out"
            )
        most = shape.most
        self._length(place, most, value)
        low, high = _bounds(place, item) if item.kind == "number" else (0, 1)
        if item.kind in ("number", "flag") and not item.optional and low == 0 and high <= LARGEST and most > 1:
            self.layout.numbers(
                place.full_name, numbered("entry", most), high, _meaning(place), partial(_padded, place, value, most)
            )
            return
        for n in range(most):
            self.add(place.entry(str(n + 1)), item, partial(_item, value, n))

    def _length(self, place: _Place, most: int, value: Value) -> None:
        self.layout.number(
            place.entry("length").full_name, most, f"how many entries {place.path} has", partial(_length, value)
        )

    def _counts(self, place: _Place, item: Shape, value: Value) -> None:
        entries, found = self._things(place, item)
        if item.optional:
            entries = [*entries, _NO_ENTRY]

        def read(look: Look) -> list[int]:
            things = [*found(look), None] if item.optional else found(look)
            return _counted(place, value(look) or (), things)

        self.layout.numbers(place.full_name, entries, LARGEST, _meaning(place), read, scaling=1)

    def _order(self, place: _Place, item: Shape, value: Value) -> None:
        entries, found = self._things(place, item)

        def read(look: Look) -> list[int]:
            listed = list(value(look) or ())
            if None in listed or len(set(listed)) < len(listed):
                raise ValueError(f"{place.path} names something twice or nothing: annotate it with atmost(n)")
            _counted(place, listed, found(look))
            return [listed.index(each) + 1 if each in listed else 0 for each in found(look)]

        self.layout.numbers(place.full_name, entries, min(len(entries), LARGEST), _meaning(place), read)

    def _table(self, place: _Place, shape: Shape, value: Value) -> None:
        assert shape.key is not None
        assert shape.item is not None
        item = shape.item
        entries, found = self._things(place, shape.key)

        def there(look: Look) -> list[int]:
            return _counted(place, (value(look) or {}).keys(), found(look))

        self.layout.set_of(place.entry("there").full_name, entries, f"what {place.path} has an entry for", there)
        if item.kind == "number" and not item.optional:
            low, high = _bounds(place, item)
            if low == 0 and high <= LARGEST:

                def read(look: Look) -> list[int]:
                    held = value(look) or {}
                    return [held.get(key, 0) for key in found(look)]

                self.layout.numbers(place.full_name, entries, high, _meaning(place), read)
                return
        for n, entry in enumerate(entries):
            self.add(place.entry(entry), item, partial(_of_key, value, found, n))

    def _things(self, place: _Place, shape: Shape) -> tuple[list[str], Callable[[Look], Sequence[Any]]]:
        """What a word, seat or component may be: what the entries are called, and the values they stand for."""
        if shape.kind == "seat":
            return self._around, lambda look: look.around
        if shape.kind == "word":
            return list(shape.words), lambda look: shape.words
        if shape.kind == "text":
            raise BadGame(
                f"{self.game.id}: {place.path} is any text, which no observation can hold: make it a Literal of its "
                f"words or a reference (`Annotated[str, ref(kind)]`), or annotate it with PRINTED to leave it out"
            )
        refs = refs_of(self.game, shape.of)
        if not refs:
            raise BadGame(f"{self.game.id}: {place.path} is a {shape.of!r}, but game.names and the moves have none")
        if shape.kind == "named":
            numbers = [int(ref.partition(":")[2]) for ref in refs]
            return refs, lambda look: numbers
        return refs, lambda look: refs


def refs_of(game: Game, kinds: str) -> list[str]:
    """All components of a kind, or of several with blanks between them: those with names, then those in moves."""
    listed = [*game.names, *(ref for move in game.moves for ref in move.refs)]
    return [ref for kind in kinds.split() for ref in dict.fromkeys(listed) if ref.partition(":")[0] == kind]


def _spaced(id: str) -> str:
    return id.replace("_", " ").replace("-", " ")


def _meaning(place: _Place) -> str:
    return f"{place.path} of the view"


def _bounds(place: _Place, shape: Shape) -> tuple[int, int]:
    """Between what an entry lies: 0 is always among it, as it stands for what is not there."""
    if shape.low is None and shape.high is None:
        return -_FARTHEST, _FARTHEST
    low, high = min(shape.low or 0, 0), max(_FARTHEST if shape.high is None else shape.high, 1)
    if low < -_FARTHEST or high > _FARTHEST:
        raise BadGame(f"{place.path} goes from {low} to {high}: an observation holds numbers up to {_FARTHEST}")
    return low, high


# --- what readers do; a value that is not there is None, and stands for zeros


def _attribute(value: Value, field: str, look: Look) -> Any:
    struct = value(look)
    return None if struct is None else getattr(struct, field)


def _item(value: Value, n: int, look: Look) -> Any:
    listed = value(look) or ()
    return listed[n] if n < len(listed) else None


def _of_seat(place: _Place, value: Value, steps: int, look: Look) -> Any:
    listed = value(look) or ()
    if len(listed) not in (0, look.seats):
        raise ValueError(f"{place.path} is a list by seat, but has {len(listed)} entries for {look.seats} seats")
    return listed[look.after(steps)] if listed else None


def _of_key(value: Value, found: Callable[[Look], Sequence[Any]], n: int, look: Look) -> Any:
    return (value(look) or {}).get(found(look)[n])


def _length(value: Value, look: Look) -> int:
    return len(value(look) or ())


def _padded(place: _Place, value: Value, most: int, look: Look) -> list[int]:
    listed = [int(each) for each in value(look) or ()]
    if len(listed) > most:
        raise ValueError(f"{place.path} has {len(listed)} entries, but says atmost({most})")
    return [*listed, *[0] * (most - len(listed))]


def _one(place: _Place, thing: object, things: Sequence[object]) -> list[int]:
    if thing is not None and thing not in things:
        raise _unlisted(place, thing)
    return one(thing, things)


def _counted(place: _Place, listed: Any, things: Sequence[object]) -> list[int]:
    for each in listed:
        if each not in things:
            raise _unlisted(place, each)
    return [sum(other == each for other in listed) for each in things]


def _unlisted(place: _Place, thing: object) -> ValueError:
    return ValueError(f"{place.path} holds {thing!r}, which is not among what it may hold: does game.names list it?")
