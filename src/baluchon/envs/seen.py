"""What is seen at a place of a view, and the field of an observation that tells it.

The types of the view (`kernel/views.py`) give the entries of that field, their bounds and how they are read. What the
default encoding makes of a whole view is said in `derived.py`. A layout of a game's own names places, and gives a
reader only for what it works out:

    def layout(seen: Seen, options: Options) -> None:
        public, private = seen.at("public"), seen.at("private")
        public.take("phase", "turn", "deck")
        private.take("hand", most=1)
        for traveller in public.by_seat("travellers"):
            traveller.take("hour", "itinerary.itinerary")
            traveller.number("treks", 36, "how many treks it has", lambda each: len(each.treks))
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

from baluchon.envs.layout import Layout, Look, counts, numbered, one, padded, places, seats_from_here
from baluchon.kernel.declaration import Game
from baluchon.kernel.encoder import LARGEST
from baluchon.kernel.errors import BadGame
from baluchon.kernel.shapes import Shape, view_shape

_FARTHEST: Final = 2**15 - 1
"""What a large number may be, below 0 too."""
_UNBOUNDED_SCALING: Final = 100
_NO_ENTRY: Final = "none"

Among = Sequence[Any] | None
Things = tuple[Sequence[str], Callable[[Look], Sequence[Any]]]
"""What words, seats or components may be: what their entries are called, and the values that these stand for."""


@dataclass(frozen=True, kw_only=True)
class Seen(Layout):
    """Adds fields for one place of a view: the whole of it, a part, or what lies before a seat.

    Readers are given what stands at that place; for the whole view that is a `Look`.
    """

    game: Game
    seats: int
    shape: Shape
    path: str = ""
    """As programmers write it, for meanings and error messages."""
    name: str = ""

    @classmethod
    def of(cls, game: Game, seats: int) -> "Seen":
        """For the views of a game with so many seats."""
        view = view_shape(game)
        shape = Shape("struct", fields={"public": view.public, "private": view.private})
        return cls(game=game, seats=seats, shape=shape)

    def take(
        self,
        *paths: str,
        name: str = "",
        by: str = "",
        among: Among = None,
        most: int | None = None,
        scaling: int | None = None,
    ) -> None:
        """A field for each path, such as `hour`, `plan.goal`, `points.1`, `hand.card`; zeros for what is not there.

        A path through a list gathers what all its structs hold, unless it says which entry it means. Components are
        counted, or given their places if they are in order and none is there twice. `by` is another field of the
        structs, which then tells apart what they hold. `among` are the things that have an entry, if these are not all
        of the kind; it makes things of numbers, too. `most` is the highest number, if the types do not say it.
        """
        for path in paths:
            *way, last = path.split(".")
            place = self.at(".".join(way)) if way else self
            place = place.table(by, last) if by else place.at(last)
            replace(place, name=name or _spaced(path)).write(among, most, scaling)

    def at(self, path: str, whose: str = "") -> "Seen":
        """For a part of what stands here."""
        place = self
        for step in path.split("."):
            place = place.item(int(step)) if step.isdigit() else place.field(step)
        return replace(place, name="", whose=whose or self.whose)

    def by_seat(self, path: str = "", holder: str = "") -> list["Seen"]:
        """For each entry of a list by seat, the own one first; or for the one whose field `holder` names the seat."""
        place = self.at(path) if path else self

        def found(listed: Sequence[Any], look: Look, steps: int) -> Any:
            if holder:
                return next((each for each in listed if getattr(each, holder) == look.after(steps)), None)
            if len(listed) not in (0, look.seats):
                raise ValueError(
                    f"{place.path} is a list by seat, but has {len(listed)} entries for {look.seats} seats"
                )
            return listed[look.after(steps)] if listed else None

        items = []
        for steps, whose in enumerate(seats_from_here(self.seats)):
            item = place._inside(f"[{whose}]", place.item_shape, partial(found, steps=steps))
            items.append(replace(item, name=place.name, whose=f"{self.whose} {whose}".strip()))
        return items

    # --- one step further into the view

    def field(self, name: str) -> "Seen":
        """A field of a struct; of a list of structs, what they all hold in it."""
        shape, outer = self._shape_of(name), self.shape
        if outer.kind != "list":
            return self._inside(f".{name}", shape, lambda struct, _: getattr(struct, name))
        if shape.kind != "list":
            gathered = Shape("list", item=shape, most=outer.most)
            return self._inside(f".{name}", gathered, lambda all, _: [getattr(each, name, None) for each in all])
        most = outer.most and shape.most and outer.most * shape.most
        gathered = Shape("list", item=shape.item, most=most)
        return self._inside(
            f".{name}", gathered, lambda all, _: [one for each in all for one in getattr(each, name, ())]
        )

    def table(self, key: str, name: str) -> "Seen":
        """What the structs of a list hold in a field, by what they hold in another."""
        shape = Shape("table", key=self._shape_of(key), item=self._shape_of(name))
        return self._inside(f".{name}", shape, lambda all, _: {getattr(each, key): getattr(each, name) for each in all})

    def item(self, number: int) -> "Seen":
        """An entry of a list, from 1."""
        return self._inside(
            f"[{number}]", self.item_shape, lambda all, _: all[number - 1] if number <= len(all) else None
        )

    def keys(self) -> "Seen":
        """The keys of a table, as a list."""
        keys = self._inside("", Shape("list", item=self.shape.key), lambda table, _: list(table))
        return replace(keys, name=f"{self.name} there")

    def items_by_key(self) -> list["Seen"]:
        """The entries of a table, one for every key that there may be."""
        keys, found = self._things(self.shape.key or self.shape)

        def held(table: Mapping[Any, Any], look: Look, n: int) -> Any:
            return table.get(found(look)[n])

        return [self._inside(f"[{key}]", self.item_shape, partial(held, n=n)) for n, key in enumerate(keys)]

    def _inside(self, suffix: str, shape: Shape, find: Callable[[Any, Look], Any]) -> "Seen":
        def value(look: Look) -> Any:
            whole = self.value(look)
            return None if whole is None else find(whole, look)

        path, name = f"{self.path}{suffix}".lstrip("."), f"{self.name} {_spaced(suffix.strip('.[]'))}".strip()
        return replace(self, shape=shape, value=value, path=path, name=name)

    @property
    def item_shape(self) -> Shape:
        """What a list or a table consists of."""
        if self.shape.item is None:
            raise BadGame(f"{self.game.id}: {self.path} is a {self.shape.kind}, which has no entries")
        return self.shape.item

    def _shape_of(self, field: str) -> Shape:
        fields = (self.shape.item or self.shape).fields
        if field not in fields:
            raise BadGame(
                f"{self.game.id}: {self.path} has no field {field!r}, but {', '.join(fields) or 'none at all'}"
            )
        return fields[field]

    # --- the field that follows from a shape

    def write(self, among: Among = None, most: int | None = None, scaling: int | None = None) -> None:
        """The field for what stands here; for a table of anything but numbers, a field for each entry."""
        shape, item = self.shape, self.shape.item or self.shape
        if shape.kind == "table" and item.kind != "number":
            for each in self.items_by_key():
                each.write(among, most, scaling)
        elif shape.kind != "table" and item.kind in ("number", "flag") and among is None:
            self._write_numbers(item, most, scaling)
        else:
            self._write_things(shape.key or item, among, most, scaling)

    def _write_numbers(self, item: Shape, most: int | None, scaling: int | None) -> None:
        name, meaning = self.name, self.meaning
        low, high = self.bounds(item, most)
        if item is self.shape:
            usual = _UNBOUNDED_SCALING if high == _FARTHEST else max(high, -low)
            self.number(name, high, meaning, lambda found: found or 0, scaling or usual, low)
        else:
            length = self.length
            entries = numbered("entry", length)
            self.numbers(name, entries, high, meaning, lambda found: padded(found or (), length), scaling, low)

    def _write_things(self, thing: Shape, among: Among, most: int | None, scaling: int | None) -> None:
        shape = self.shape
        entries, values = self._things(thing, among)
        read: Callable[[Any, Sequence[Any]], list[int]] = counts
        none: list[None] = []
        if shape.kind == "table":
            high = self.bounds(self.item_shape, most)[1]
        elif shape.kind != "list":
            high, read = 1, one
        elif shape.in_order and shape.most is None:
            high, read = min(len(entries), LARGEST), self._places
        else:
            high, scaling = most or LARGEST, scaling or most or 1
            none = [None] if thing.optional and among is None else []

        def found(look: Look) -> list[int]:
            here, things = self.value(look), [*values(look), *none]
            if here is None:
                return [0] * len(things)
            numbers = read(here, things)
            for each in here if shape.item else (here,):
                if among is None and each not in things:
                    raise ValueError(
                        f"{self.path} holds {each!r}, which is not among what it may hold: does game.names list it?"
                    )
            return numbers

        listed = [*entries, *[_NO_ENTRY for _ in none]]
        replace(self, value=found).numbers(self.name, listed, high, self.meaning, lambda numbers: numbers, scaling)

    def _places(self, listed: Sequence[Any], things: Sequence[Any]) -> list[int]:
        if None in listed or len(set(listed)) < len(listed):
            raise ValueError(f"{self.path} names something twice or nothing: annotate it with atmost(n)")
        return places(listed, things)

    def _things(self, thing: Shape, among: Among = None) -> Things:
        if among is not None:
            return [str(each) for each in among], lambda look: among
        if thing.kind == "seat":
            return seats_from_here(self.seats), lambda look: look.around
        if thing.kind == "word":
            return thing.words, lambda look: thing.words
        if thing.kind == "text":
            raise BadGame(
                f"{self.game.id}: {self.path} is any text, which no observation can hold: make it a Literal of its "
                f"words or a reference (`Annotated[str, ref(kind)]`), or annotate it with PRINTED to leave it out"
            )
        if thing.kind not in ("ref", "named"):
            raise BadGame(f"{self.game.id}: {self.path} is a {thing.kind}, which does not fit into one field")
        refs = refs_of(self.game, thing.of)
        if not refs:
            raise BadGame(f"{self.game.id}: {self.path} is a {thing.of!r}, but game.names and the moves have none")
        numbers = [int(ref.partition(":")[2]) for ref in refs] if thing.kind == "named" else []
        return refs, lambda look: numbers or refs

    @property
    def length(self) -> int:
        """How many entries a list may have."""
        if self.shape.most is None:
            raise BadGame(
                f"{self.game.id}: {self.path} is a list of {self.item_shape.kind}s of any length, which no observation "
                f"can hold: annotate it with atmost(n), or BY_SEAT if it has an entry for each seat, or PRINTED to "
                f"leave it out"
            )
        return self.shape.most

    def bounds(self, shape: Shape, most: int | None = None) -> tuple[int, int]:
        """Between what a number lies: 0 is always among it, as it stands for what is not there."""
        if shape.kind == "flag":
            return 0, 1
        high = shape.high if most is None else most
        if shape.low is None and high is None:
            return -_FARTHEST, _FARTHEST
        low, high = min(shape.low or 0, 0), max(_FARTHEST if high is None else high, 1)
        if low < -_FARTHEST or high > _FARTHEST:
            raise BadGame(f"{self.path} goes from {low} to {high}: an observation holds numbers up to {_FARTHEST}")
        return low, high

    @property
    def meaning(self) -> str:
        return f"{self.path} of the view"


def refs_of(game: Game, kinds: str) -> list[str]:
    """All components of a kind, or of several with blanks between them: those with names, then those in moves."""
    listed = [*game.names, *(ref for move in game.moves for ref in move.refs)]
    return [ref for kind in kinds.split() for ref in dict.fromkeys(listed) if ref.partition(":")[0] == kind]


def _spaced(path: str) -> str:
    return path.replace("_", " ").replace(".", " ")
