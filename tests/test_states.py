"""States are declared once: their copies are written from their attributes, and none is left out of a dump."""

import ast
from importlib import import_module
from pathlib import Path

import pytest

from baluchon.kernel.fields import Fields
from tools import states

CLASSES = """
from typing import final


@final
class Seat:
    hand: list[i64]

    def __init__(self) -> None:
        self.hour: i64 = 0
        self.names: list[str] = []

    # Written by `make states` from the attributes above.
    # End of what is written.


class Table(State):
    seats_at_it: list[Seat]
    leader: Seat | None

    def __init__(self, seats: i64) -> None:
        self.facts: list[Fact] | None = None
        self.deck: i64 = 0

    # Written by `make states` from the attributes above.
    def copy(self) -> "Table":
        return self

    # End of what is written.
"""


def paths() -> list[Path]:
    """The states of our games."""
    return sorted(states.GAMES.glob("*/state.py"))


def test_copies_are_written_from_the_attributes() -> None:
    stale = [path.parent.name for path, text in states.files().items() if path.read_text(encoding="utf-8") != text]
    assert stale == [], "run make states"


@pytest.mark.parametrize("path", paths(), ids=lambda path: path.parent.name)
def test_every_attribute_is_dumped_or_follows_from_others(path: Path) -> None:
    fields = fields_of(path.parent.name)
    if fields is None:
        assert states.BEGIN not in path.read_text(encoding="utf-8"), "a state with written copies has dumps.FIELDS"
        return
    assert fields.covered == expected(path.read_text(encoding="utf-8"))


def fields_of(game: str) -> Fields | None:
    """The list of fields in the game's `dumps.py`."""
    if not (states.GAMES / game / "dumps.py").is_file():
        return None
    fields: Fields | None = getattr(import_module(f"baluchon.games.{game}.dumps"), "FIELDS", None)
    return fields


def expected(text: str) -> set[str]:
    """What the fields of a state must cover: its attributes, and those of the objects that it holds in lists."""
    classes = {node.name: node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)}
    state = next(node for node in classes.values() if "State" in [ast.unparse(base) for base in node.bases])
    found = {"seats"}
    for name, annotation in states.attributes(state):
        held = held_in(annotation, classes)
        if held is not None:
            found |= {f"{name}.{inner}" for inner, _ in states.attributes(held)}
        elif name != "facts":
            found.add(name)
    return found


def held_in(annotation: ast.expr, classes: dict[str, ast.ClassDef]) -> ast.ClassDef | None:
    """The class of the objects in a list."""
    if isinstance(annotation, ast.Subscript) and isinstance(annotation.slice, ast.Name):
        return classes.get(annotation.slice.id)
    return None


def test_what_a_class_holds_is_copied_by_its_type() -> None:
    lines = [line.strip() for line in states.rewritten(CLASSES).splitlines() if line.strip().startswith("c")]
    assert lines == [
        "class Seat:",
        "c = Seat()",
        "c.hand = self.hand[:]",
        "c.hour = self.hour",
        "c.names = self.names[:]",
        "class Table(State):",
        "c = Table(self.seats)",
        "c.seats_at_it = [each.copy() for each in self.seats_at_it]",
        "c.leader = None if self.leader is None else self.leader.copy()",
        "c.deck = self.deck",
    ]


def test_writing_twice_changes_nothing() -> None:
    once = states.rewritten(CLASSES)
    assert states.rewritten(once) == once
    assert "return self\n" not in once


def test_what_cannot_be_copied_is_refused() -> None:
    with pytest.raises(ValueError, match=r"self\.deck: make states cannot copy dict\[str, i64\]"):
        states.rewritten(CLASSES.replace("self.deck: i64", "self.deck: dict[str, i64]"))


def test_a_forgotten_attribute_is_noticed() -> None:
    assert expected(CLASSES) == {"seats", "seats_at_it.hand", "seats_at_it.hour", "seats_at_it.names", "leader", "deck"}
