"""Shows any game: its view as a tree, with names instead of references."""

from typing import Any

import msgspec
from rich.console import RenderableType
from rich.text import Text
from rich.tree import Tree

from baluchon.kernel.declaration import View
from baluchon.kernel.moves import Move
from baluchon.texts import Texts


def draw(view: View, texts: Texts, seat: int | None) -> RenderableType:
    """The table."""
    tree = Tree(f"[bold]{texts.title()}[/bold]")
    for part in (view.public, view.private):
        if part is not None:
            _grow(tree, msgspec.to_builtins(part), texts)
    return tree


def scores(view: View, texts: Texts, seat: int | None) -> RenderableType:
    """Nothing of its own: a view shows the scores too."""
    return draw(view, texts, seat)


def detail(move: Move, view: View, texts: Texts) -> list[str]:
    """Nothing more than the label."""
    return []


def _grow(tree: Tree, value: Any, texts: Texts) -> None:
    entries = value.items() if isinstance(value, dict) else enumerate(value, 1)
    for key, member in entries:
        label = texts.name(key) if isinstance(key, str) else str(key)
        if isinstance(member, list) and not any(isinstance(each, dict | list) for each in member):
            tree.add(Text(f"{label}: {', '.join(_leaf(each, texts) for each in member) or '–'}"))
        elif isinstance(member, dict | list):
            _grow(tree.add(Text(label)), member, texts)
        else:
            tree.add(Text(f"{label}: {_leaf(member, texts)}"))


def _leaf(value: Any, texts: Texts) -> str:
    if value is None:
        return "–"
    if isinstance(value, bool):
        return texts.say("on" if value else "off")
    return texts.name(value) if isinstance(value, str) else str(value)
