"""Every text that people read, with its language and where it stands: sentences, rules, names, titles.

What is right or wrong about a text is not said here; `typography.py` and the tests do that.
"""

import csv
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast

LANGUAGES: Final = ("en", "fr", "de")
ROOT: Final = Path(__file__).parent.parent
SOURCE: Final = ROOT / "src" / "baluchon"
GAMES: Final = (*sorted(each for each in (SOURCE / "games").iterdir() if (each / "game.toml").is_file()),)
PACKAGES: Final = (*GAMES, SOURCE / "lanterns")
"""Our games, and the one that new games start from."""
HOUSE: Final = (SOURCE, ROOT / "web" / "src", ROOT / "web" / "src" / "shell" / "admin")
"""Whose folders `locale` hold the words of the house."""


@dataclass(frozen=True)
class Read:
    """A text, as far as it can be told without arguments: what a sentence is given stands as `{name}`."""

    path: Path
    place: str
    language: str
    text: str

    def __str__(self) -> str:
        return f"{self.path.relative_to(ROOT)} {self.place}: {self.text}"


def everything() -> Iterator[Read]:
    """All texts, of the house and of the games."""
    for folder in HOUSE:
        yield from sentences(folder)
    for folder in PACKAGES:
        yield from of_game(folder)


def of_game(folder: Path) -> Iterator[Read]:
    """The texts of one game."""
    yield from sentences(folder)
    yield from rules(folder)
    yield from names(folder)
    yield from lessons(folder)


def lessons(folder: Path) -> Iterator[Read]:
    """The sentences of a game's lesson."""
    for language in LANGUAGES:
        path = folder / "lessons" / f"{language}.toml"
        if path.is_file():
            for id, text in tomllib.loads(path.read_text(encoding="utf-8")).items():
                yield Read(path, id, language, text)


def sentences(folder: Path) -> Iterator[Read]:
    """The messages of a folder's `locale`, one text for each variant."""
    for language in LANGUAGES:
        path = folder / "locale" / f"{language}.ftl"
        for message in messages(path):
            if message.value is not None:
                for text in variants(message.value):
                    yield Read(path, message.id.name, language, text)


@cache
def messages(path: Path) -> list[ast.Message]:
    """The messages of a file."""
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return [entry for entry in entries if isinstance(entry, ast.Message)]


def variants(pattern: ast.Pattern) -> list[str]:
    """What a pattern can become: all ways to choose among its variants."""
    return ["".join(each) for each in product(*(_spoken(element) for element in pattern.elements))]


def _spoken(element: ast.TextElement | ast.Placeable) -> list[str]:
    if isinstance(element, ast.TextElement):
        return [element.value]
    expression = element.expression
    if isinstance(expression, ast.SelectExpression):
        return [text for variant in expression.variants for text in variants(variant.value)]
    if isinstance(expression, ast.StringLiteral):
        return [expression.value]
    return [f"{{{variable(expression)}}}"]


def variable(expression: object) -> str:
    """The argument that an expression shows, through a function such as NUMBER or not."""
    if isinstance(expression, ast.VariableReference):
        return expression.id.name
    if isinstance(expression, ast.FunctionReference) and expression.arguments.positional:
        return variable(expression.arguments.positional[0])
    return "…"


def rules(folder: Path) -> Iterator[Read]:
    """The lines of a game's rules."""
    for language in LANGUAGES:
        path = folder / "rules" / f"{language}.md"
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if line.strip():
                yield Read(path, str(number), language, line)


def names(folder: Path) -> Iterator[Read]:
    """Titles and the names of components: values by language in TOML, columns by language in CSV."""
    for path in [folder / "game.toml", *sorted((folder / "data").rglob("*.toml"))]:
        yield from _by_language(path, "", tomllib.loads(path.read_text(encoding="utf-8")))
    for path in sorted((folder / "data").rglob("*.csv")):
        with path.open(encoding="utf-8", newline="") as file:
            for number, row in enumerate(csv.DictReader(file), 2):
                for column, text in row.items():
                    language = column.rpartition("_")[2]
                    if "_" in column and language in LANGUAGES and text:
                        yield Read(path, f"{number} {column}", language, text)


def _by_language(path: Path, place: str, value: object) -> Iterator[Read]:
    if isinstance(value, list):
        for number, entry in enumerate(value, 1):
            yield from _by_language(path, f"{place}.{number}", entry)
    if not isinstance(value, dict):
        return
    for key, entry in value.items():
        if key in LANGUAGES and isinstance(entry, str):
            yield Read(path, place.lstrip("."), key, entry)
        else:
            yield from _by_language(path, f"{place}.{key}", entry)
