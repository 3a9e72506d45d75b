"""The shape of a view: what its fields hold, read from their types (`views.py`), and what follows from that alone.

A shape travels to the browser as JSON; there it tells the general board what is a seat and what is a card, and the
score panel which numbers are points.
"""

from collections.abc import Mapping, Sequence
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


def shape_of(hint: Any) -> Shape:
    """The shape of a type, as a view may use it."""
    if get_origin(hint) is Annotated:
        base, *notes = get_args(hint)
        shape = shape_of(base)
        for note in notes:
            shape = _noted(shape, note)
        return shape
    if get_origin(hint) in (Union, UnionType):
        return _either([each for each in get_args(hint) if each is not NoneType], NoneType in get_args(hint))
    if get_origin(hint) is Literal:
        return Shape("word", words=tuple(str(word) for word in get_args(hint)))
    if get_origin(hint) in (list, tuple):
        return Shape("list", item=shape_of(get_args(hint)[0]))
    if get_origin(hint) in (dict, Mapping):
        key, item = get_args(hint)
        return Shape("table", key=shape_of(key), item=shape_of(item))
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return _struct(hint)
    plain: dict[Any, ShapeKind] = {bool: "flag", int: "number", str: "text"}
    if hint in plain:
        return Shape(plain[hint])
    raise BadGame(f"a view cannot hold {hint!r}: use int, bool, str, Literal, list, dict or a Struct of these")


@cache
def _struct(struct: type[msgspec.Struct]) -> Shape:
    hints = get_type_hints(struct, include_extras=True)
    return Shape("struct", fields={name: shape_of(hints[name]) for name in struct.__struct_fields__})


def _either(hints: list[Any], optional: bool) -> Shape:
    shapes = [shape_of(hint) for hint in hints]
    if len(shapes) == 1:
        return msgspec.structs.replace(shapes[0], optional=optional or shapes[0].optional)
    if {shape.kind for shape in shapes} <= {"ref", "text"}:  # components of one of several kinds
        kinds = " ".join(shape.of for shape in shapes)
        return Shape("ref" if all(shape.kind == "ref" for shape in shapes) else "text", of=kinds, optional=optional)
    raise BadGame(f"a view cannot hold one of {hints!r}: only None and references of several kinds may be mixed")


def _noted(shape: Shape, note: Any) -> Shape:
    changed: dict[str, Any] = {}
    if isinstance(note, msgspec.Meta):
        found = {"low": note.ge, "high": note.le, "most": note.max_length}
        changed = {name: value for name, value in found.items() if value is not None}
    elif isinstance(note, Meaning):
        if note.kind in ("seat", "ref", "named"):
            changed = {"kind": note.kind, "of": note.of}
        elif note.kind == "points":
            changed = {"line": note.of}
        else:
            changed = {note.kind.replace("-", "_"): True}
    return msgspec.structs.replace(shape, **changed)


class ViewShape(msgspec.Struct, frozen=True):
    """The shapes of the two parts of a game's view."""

    public: Shape
    private: Shape


@cache
def view_shape(game: Game) -> ViewShape:
    """What the views of a game hold, from the types that its view functions return."""
    return ViewShape(
        *(shape_of(get_type_hints(part, include_extras=True)["return"]) for part in (game.public, game.private))
    )


class Running(msgspec.Struct, frozen=True):
    """What a seat has scored so far, as far as everyone may know it."""

    seat: int
    total: int | None
    lines: dict[str, tuple[int, ...]]
    """By line of the score sheet: the points, by round or component where the view says so."""


def running_scores(game: Game, public: msgspec.Struct) -> list[Running]:
    """The running score sheet of every seat; empty if the view says nothing about points."""
    found: list[Running] = []
    for name, shape in view_shape(game).public.fields.items():
        if not shape.by_seat or shape.item is None or shape.item.kind != "struct":
            continue
        scored = {field: each for field, each in shape.item.fields.items() if each.line or each.total}
        if not scored:
            continue
        for seat, entry in enumerate(getattr(public, name)):
            total = next((getattr(entry, field) for field, each in scored.items() if each.total), None)
            lines = {
                each.line: _parts(getattr(entry, field)) for field, each in scored.items() if each.line is not None
            }
            found.append(Running(seat, total, lines))
    return found


def _parts(value: int | Sequence[int] | Mapping[str, int]) -> tuple[int, ...]:
    if isinstance(value, int):
        return (value,)
    return tuple(value.values() if isinstance(value, Mapping) else value)
