"""The shape of a view: what its fields hold, read from their types (`views.py`), and what follows from that alone.

A shape travels to the browser as JSON (`msgspec.json.encode(view_shape(game))`); there it tells the general board what
is a seat and what is a card, and the score panel which numbers are points.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from baluchon.kernel.declaration import Game
from baluchon.kernel.errors import BadGame
from baluchon.kernel.views import Meaning

ShapeKind = Literal["number", "flag", "word", "text", "seat", "ref", "named", "list", "table", "struct"]


class Shape(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a field holds."""

    kind: ShapeKind
    of: str = ""
    """The kind of component, for `ref` and `named`."""
    optional: bool = False
    low: int | None = None
    high: int | None = None
    """The bounds of a number."""
    most: int | None = None
    """How many entries a list may have."""
    words: tuple[str, ...] = ()
    item: "Shape | None" = None
    """Of what a list or a table consists."""
    key: "Shape | None" = None
    """What the entries of a table are called by."""
    fields: dict[str, "Shape"] = {}
    """Of a struct."""
    line: str | None = None
    """The line of the score sheet that these points belong to."""
    total: bool = False
    by_seat: bool = False
    in_order: bool = False
    printed: bool = False
    preview: bool = False
    stage: str = ""
    """What it counts of the way through the game, such as `round`."""
    out_of: int | str = ""
    """How many of them there are, or the field that says it."""


def shape_of(hint: Any) -> Shape:
    """The shape of a type, as a view may use it."""
    origin = get_origin(hint)
    if hasattr(hint, "__value__"):  # `type Phase = Literal[…]`, as newer Pythons write it
        return shape_of(hint.__value__)
    if origin is Annotated:
        base, *notes = get_args(hint)
        shape = shape_of(base)
        for note in notes:
            shape = _noted(shape, note)
        return shape
    if origin in (Union, UnionType):
        return _either([each for each in get_args(hint) if each is not NoneType], NoneType in get_args(hint))
    if origin is Literal:
        return _words(get_args(hint))
    if origin in (list, tuple, Sequence):
        return _list(origin, get_args(hint))
    if origin in (dict, Mapping):
        key, item = get_args(hint)
        return Shape("table", key=shape_of(key), item=shape_of(item))
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return _struct(hint)
    plain: dict[Any, ShapeKind] = {bool: "flag", int: "number", str: "text"}
    if isinstance(hint, type) and hint in plain:
        return Shape(plain[hint])
    raise BadGame(f"a view cannot hold {_called(hint)}: use int, bool, str, Literal, list, dict or a Struct of these")


@cache
def _struct(struct: type[msgspec.Struct]) -> Shape:
    hints = get_type_hints(struct, include_extras=True)
    fields: dict[str, Shape] = {}
    for name in struct.__struct_fields__:
        try:
            fields[name] = shape_of(hints[name])
        except BadGame as error:
            raise BadGame(f"{struct.__name__}.{name}: {error}") from None
    for name, shape in fields.items():
        if isinstance(shape.out_of, str) and shape.out_of and shape.out_of not in fields:
            raise BadGame(f"{struct.__name__}.{name}: there is no field {shape.out_of!r} that says how many there are")
    return Shape("struct", fields=fields)


def _words(words: tuple[Any, ...]) -> Shape:
    if not all(isinstance(word, str) for word in words):
        raise BadGame(f"a view cannot hold one of {words}: the words of a Literal are texts")
    return Shape("word", words=words)


def _list(origin: Any, items: tuple[Any, ...]) -> Shape:
    if origin is not tuple or items[1:] == (...,):
        return Shape("list", item=shape_of(items[0]))
    if len(set(items)) != 1:
        raise BadGame(f"a view cannot hold a tuple of {', '.join(map(_called, items))}: make it a Struct")
    return Shape("list", item=shape_of(items[0]), most=len(items))


def _either(hints: list[Any], optional: bool) -> Shape:
    shapes = [shape_of(hint) for hint in hints]
    if len(shapes) == 1:
        return msgspec.structs.replace(shapes[0], optional=optional or shapes[0].optional)
    kinds = {shape.kind for shape in shapes}
    if kinds == {"ref"}:  # components of one of several kinds
        return Shape("ref", of=" ".join(shape.of for shape in shapes), optional=optional)
    if kinds == {"word"}:
        return Shape("word", words=tuple(word for shape in shapes for word in shape.words), optional=optional)
    listed = ", ".join(map(_called, hints))
    raise BadGame(f"a view cannot hold one of {listed}: only None and references of several kinds may be mixed")


_FITS: dict[str, tuple[ShapeKind, ...]] = {
    "seat": ("number",),
    "ref": ("text",),
    "named": ("number",),
    "points": ("number", "list", "table"),
    "total": ("number", "list"),
    "by-seat": ("list",),
    "in-order": ("list",),
    "stage": ("number", "named", "word", "flag", "list"),
}
"""What a meaning may be said of; the others go with everything."""


def _noted(shape: Shape, note: Any) -> Shape:
    changed: dict[str, Any] = {}
    if isinstance(note, msgspec.Meta):
        found = {"low": note.ge, "high": note.le, "most": note.max_length}
        changed = {name: value for name, value in found.items() if value is not None}
    elif isinstance(note, Meaning):
        if shape.kind not in _FITS.get(note.kind, (shape.kind,)):
            inside = ": say it of the entries, not of the whole" if shape.kind in ("list", "table") else ""
            raise BadGame(f"a {shape.kind} cannot be marked as {note.kind!r}{inside}")
        if note.kind in ("seat", "ref", "named"):
            changed = {"kind": note.kind, "of": note.of}
        elif note.kind == "points":
            changed = {"line": note.of}
        elif note.kind == "stage":
            changed = {"stage": note.of, "out_of": note.out_of}
        else:
            changed = {note.kind.replace("-", "_"): True}
    return msgspec.structs.replace(shape, **changed)


def _called(hint: Any) -> str:
    return hint.__name__ if isinstance(hint, type) and get_origin(hint) is None else repr(hint)


class ViewShape(msgspec.Struct, frozen=True):
    """The shapes of the two parts of a game's view."""

    public: Shape
    private: Shape


def view_shape(game: Game) -> ViewShape:
    """What the views of a game hold, from the types that its view functions return."""
    return ViewShape(_returned(game.id, "public", game.public), _returned(game.id, "private", game.private))


@cache
def _returned(game: str, name: str, function: Callable[..., msgspec.Struct]) -> Shape:
    try:
        struct = get_type_hints(function, include_extras=True).get("return")
    except TypeError:  # such as a partial function
        struct = None
    if not isinstance(struct, type) or not issubclass(struct, msgspec.Struct) or struct is msgspec.Struct:
        raise BadGame(f"{game}: {name} must say which Struct it returns, as in `def {name}(…) -> MyView:`")
    try:
        return shape_of(struct)
    except BadGame as error:
        raise BadGame(f"{game}: {error}") from None


class Running(msgspec.Struct, frozen=True):
    """What a seat has scored so far, as far as everyone may know it."""

    seat: int
    total: int | None
    lines: dict[str, tuple[int, ...]]
    """By line of the score sheet: the points, by round or component where the view says so."""


def running_scores(game: Game, public: msgspec.Struct) -> list[Running]:
    """The running score sheet of every seat; empty if the view says nothing about points.

    Points stand in the entries of a list by seat, or are such a list themselves.
    """
    totals: dict[int, int] = {}
    lines: dict[int, dict[str, tuple[int, ...]]] = {}
    for seat, shape, value in _scored(view_shape(game).public, public):
        if shape.total:
            totals[seat] = value
        if shape.line is not None:
            lines.setdefault(seat, {})[shape.line] = _parts(value)
    return [Running(seat, totals.get(seat), lines.get(seat, {})) for seat in sorted(totals.keys() | lines.keys())]


def _scored(public: Shape, view: msgspec.Struct) -> Iterator[tuple[int, Shape, Any]]:
    """The points in a view, by seat, with the shape that tells what they are for."""
    for name, shape in public.fields.items():
        if not shape.by_seat or shape.item is None:
            continue
        for seat, entry in enumerate(getattr(view, name)):
            if shape.total or shape.line is not None:
                yield seat, shape, entry
            for field, each in shape.item.fields.items():
                if each.total or each.line is not None:
                    yield seat, each, getattr(entry, field)


def _parts(value: int | Sequence[int] | Mapping[str, int] | None) -> tuple[int, ...]:
    if value is None:
        return ()
    if isinstance(value, int):
        return (value,)
    return tuple(value.values() if isinstance(value, Mapping) else value)
