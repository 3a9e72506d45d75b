"""Where a game's figures come from: what `data/provenance.toml` says of every column and every value of its data.

An entry is named as the data is, `["cards.csv"]`, `["cards.csv".number]` or `["tables.toml".setup.players]`, and goes
for everything below it that has no entry of its own; `id` stands for which rows there are. It has an `origin`
("rulebook": printed there; "sourced": told by other public sources; "ours": set by us; or a list of these), a note in
every language where one word does not say it, and `shown = false` for what only serves to draw. Names are no figures.
"""

from collections.abc import Iterator, Mapping
from csv import reader
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from baluchon.kernel.allowed import FILE as ALLOWED
from baluchon.kernel.allowed import is_name
from baluchon.kernel.data import read_toml
from baluchon.kernel.declaration import LANGUAGES

FILE = "provenance.toml"
ORIGINS = ("rulebook", "sourced", "ours")
NO_FIGURES = (FILE, ALLOWED, "names.toml")


@dataclass(frozen=True)
class Origin:
    """Where a figure comes from."""

    figure: str
    """As the data calls it: `cards.csv/number`, `tables.toml/setup.players`."""
    origins: tuple[str, ...]
    notes: Mapping[str, str]
    """By language; empty if there is nothing to add."""
    shown: bool


def provenance(package: str) -> dict[str, Origin]:
    """What a game says of its figures, by figure."""
    if not (files(package) / "data" / FILE).is_file():
        return {}
    found = [each for file, table in read_toml(package, FILE).items() for each in _entries(file, "/", table)]
    return {each.figure: each for each in found}


def origin_of(figure: str, known: Mapping[str, Origin]) -> Origin | None:
    """The entry that goes for a figure: its own, or that of what it is a part of."""
    file, _, path = figure.partition("/")
    while path:
        if f"{file}/{path}" in known:
            return known[f"{file}/{path}"]
        path = path.rpartition(".")[0]
    return known.get(file)


def figures_in(package: str) -> list[str]:
    """Every figure in the data of a game: the columns of CSV files and the values of TOML files, without names."""
    found: list[str] = []
    for file in sorted((files(package) / "data").iterdir(), key=lambda each: each.name):
        if file.name.endswith(".csv"):
            found += [f"{file.name}/{column}" for column in _head(file) if not is_name(column)]
        elif file.name.endswith(".toml") and file.name not in NO_FIGURES:
            found += [f"{file.name}/{path}" for path in _values(read_toml(package, file.name))]
    return found


def _head(file: Traversable) -> list[str]:
    return next(reader(file.read_text(encoding="utf-8").splitlines()))


def _values(table: Mapping[str, Any], path: str = "") -> Iterator[str]:
    for key, value in table.items():
        if not isinstance(value, dict):
            yield f"{path}{key}"
        elif not set(LANGUAGES) <= set(value):
            yield from _values(value, f"{path}{key}.")


def _entries(path: str, step: str, table: Mapping[str, Any]) -> Iterator[Origin]:
    if "origin" in table:
        origins = table["origin"]
        listed = (origins,) if isinstance(origins, str) else tuple(origins)
        notes = {language: table[language] for language in LANGUAGES if language in table}
        yield Origin(path, listed, notes, table.get("shown", True))
    for key, value in table.items():
        if isinstance(value, dict):
            yield from _entries(f"{path}{step}{key}", ".", value)
