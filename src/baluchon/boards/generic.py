"""Shows any game: its view as a tree in the reader's words, and the running scores.

What a field holds is read from its type (`kernel/shapes.py`): seats become players' names, references the names of
components, words of a game the messages `word-FIELD-WORD`; labels are the messages `field-FIELD`. What is nothing,
empty or not so is left out.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text
from rich.tree import Tree

from baluchon.boards.drawing import SEPARATOR, seat_table, signed
from baluchon.kernel.declaration import View
from baluchon.kernel.moves import Move
from baluchon.kernel.shapes import Shape, running_scores, view_shape
from baluchon.texts import Texts

_NESTED: Final = ("struct", "list", "table")
_FEW: Final = 4
"""Fields of a struct that stand in one line …"""
_SHORT: Final = 60
"""… of at most so many signs."""
_OWN_SEAT: Final = "seat"


def draw(view: View, texts: Texts, seat: int | None) -> RenderableType:
    """The table."""
    assert texts.game is not None
    shape = view_shape(texts.game)
    tree = Tree(f"[bold]{texts.title()}[/bold]")
    _grow_struct(tree, view.public, shape.public, texts)
    if view.private is not None:
        _grow_struct(tree, view.private, _without_seat(shape.private), texts)
    return tree


def scores(view: View, texts: Texts, seat: int | None) -> RenderableType:
    """The running scores, as far as everyone may know them; the whole table where a view says nothing of points."""
    assert texts.game is not None
    return score_table(view, texts) if running_scores(texts.game, view.public) else draw(view, texts, seat)


def detail(move: Move, view: View, texts: Texts) -> list[str]:
    """Nothing more than the label."""
    return []


def score_table(view: View, texts: Texts) -> Table:
    """The running scores: a line for each line of the score sheet that all may know, and the totals."""
    assert texts.game is not None
    running = running_scores(texts.game, view.public)
    table = seat_table([each.seat for each in running], texts)
    for line in dict.fromkeys(line for each in running for line in each.lines):
        table.add_row(texts.line(line), *(signed(sum(each.lines[line])) for each in running))
    totals = [each.total for each in running if each.total is not None]
    if totals:
        table.add_row(texts.say("table-total"), *map(signed, totals), style="bold")
    return table


def _grow_struct(tree: Tree, struct: msgspec.Struct, shape: Shape, texts: Texts) -> None:
    for field, each in shape.fields.items():
        _grow(tree, _label(field, texts), getattr(struct, field), each, field, texts)


def _grow(tree: Tree, label: str, value: Any, shape: Shape, field: str, texts: Texts) -> None:
    """Add what a field holds: in one line if there is room, else as branches."""
    if _is_nothing(value):
        return
    line = _line(value, shape, field, texts)
    if line is not None:
        if line:
            tree.add(Text(texts.labelled(label, line)))
    elif shape.kind == "struct":
        _grow_struct(tree.add(Text(label)), value, shape, texts)
    else:
        assert shape.item is not None
        branch = tree.add(Text(label))
        for key, entry in _entries(value, shape, field, texts):
            _grow(branch, key, entry, _within(shape), field, texts)


def _entries(value: Any, shape: Shape, field: str, texts: Texts) -> Iterator[tuple[str, Any]]:
    """What a list or table holds, with what each entry is called."""
    if shape.kind == "table":
        assert shape.key is not None
        for key, entry in value.items():
            yield _word(key, shape.key, field, texts), entry
        return
    for number, entry in enumerate(value):
        yield texts.heading(number) if shape.by_seat else str(number + 1), entry


def _within(shape: Shape) -> Shape:
    """The shape of an entry."""
    assert shape.item is not None
    return _without_seat(shape.item) if shape.by_seat else shape.item


def _without_seat(shape: Shape) -> Shape:
    """The shape of what is told of one seat: which seat that is need not be told again."""
    fields = {name: each for name, each in shape.fields.items() if name != _OWN_SEAT}
    return msgspec.structs.replace(shape, fields=fields)


def _line(value: Any, shape: Shape, field: str, texts: Texts) -> str | None:
    """What a field holds in one line; None if it has to be more."""
    if shape.kind not in _NESTED:
        return _word(value, shape, field, texts)
    if shape.kind == "struct":
        return _short(value, shape, texts)
    assert shape.item is not None
    if shape.item.kind in _NESTED:
        return None
    if shape.kind == "list" and not shape.by_seat:
        return ", ".join(_word(each, shape.item, field, texts) for each in value)
    entries = _entries(value, shape, field, texts)
    return SEPARATOR.join(texts.labelled(key, _word(each, shape.item, field, texts)) for key, each in entries)


def _short(struct: msgspec.Struct, shape: Shape, texts: Texts) -> str | None:
    """The fields of a struct in one line, if they are few and short."""
    told = {name: value for name in shape.fields if not _is_nothing(value := getattr(struct, name))}
    if len(told) > _FEW or any(shape.fields[name].kind == "struct" for name in told):
        return None
    lines = {name: _line(value, shape.fields[name], name, texts) for name, value in told.items()}
    if None in lines.values():
        return None
    line = SEPARATOR.join(texts.labelled(_label(name, texts), each or "") for name, each in lines.items())
    return line if len(line) <= _SHORT else None


def _is_nothing(value: Any) -> bool:
    return value is None or value is False or (isinstance(value, Sequence | Mapping) and len(value) == 0)


def _word(value: Any, shape: Shape, field: str, texts: Texts) -> str:
    """A single thing in the reader's words."""
    if value is None or value is False:
        return "–"
    if value is True:
        return texts.say("word-yes")
    if shape.kind == "seat":
        return texts.player(value)
    if shape.kind == "named":
        return texts.name(f"{shape.of}:{value}")
    if isinstance(value, int):
        return signed(value)
    if ":" in value:
        return texts.name(value)
    for id in (f"word-{_dashed(field)}-{value}", f"word-{value}"):
        if texts.knows(id):
            return texts.say(id)
    return str(value)


def _label(field: str, texts: Texts) -> str:
    """What a field is called; a game that has no words for it shows its own name for it."""
    id = f"field-{_dashed(field)}"
    return texts.say(id) if texts.knows(id) else field.replace("_", " ")


def _dashed(field: str) -> str:
    return field.replace("_", "-")
