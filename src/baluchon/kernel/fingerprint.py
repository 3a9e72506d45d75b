"""What a game is played by: the version of the program, that of the rules, and a hash of the game's data.

Games of two decks do not add up, and a record can only be checked with the data it was played with. So both carry a
fingerprint: records, runs of many games and their reports, and what is sent to other processes and machines.

The hash is of what can change a game, as it stands in `data/`: not of names in a language, nor of what is said about
the figures (`names.toml`, `provenance.toml`, `allowed.toml`), nor of blanks, remarks and ends of lines.
"""

import hashlib
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

import baluchon
from baluchon.kernel.allowed import is_name, rows_in, toml_in
from baluchon.kernel.declaration import LANGUAGES, Game
from baluchon.kernel.errors import BadData
from baluchon.kernel.provenance import NO_FIGURES

_DIGITS = 16


class Fingerprint(msgspec.Struct, frozen=True):
    """What a game is played by; equal ones play the same games."""

    program: str
    """The version of Baluchon."""
    rules: int
    """The version of the game's rules."""
    data: str
    """A hash of the game's data."""

    def __str__(self) -> str:
        return f"Baluchon {self.program}, rules {self.rules}, data {self.data}"


def fingerprint_of(game: Game) -> Fingerprint:
    """By what a game is played here. Its data is what was there when it was first asked for: when it was loaded."""
    return Fingerprint(baluchon.__version__, game.version, _data_of(game.package, game.version))


@cache
def _data_of(package: str, version: int) -> str:
    """The hash of the data of a version: of what lies in `data/`, and of what that version has otherwise."""
    found = hashlib.sha256()
    for path, file in _files_in(files(package) / "data", version):
        found.update(msgspec.json.encode([path, _content(file)]))
    return found.hexdigest()[:_DIGITS]


def _files_in(folder: Traversable, version: int, path: str = "") -> Iterator[tuple[str, Traversable]]:
    """The files of a folder and those below it with their paths, without what another version has otherwise."""
    for file in sorted(folder.iterdir(), key=lambda each: each.name) if folder.is_dir() else ():
        if file.is_file() and file.name not in NO_FIGURES:
            yield f"{path}{file.name}", file
        elif file.is_dir() and (not file.name.isdecimal() or file.name == str(version)):
            yield from _files_in(file, version, f"{path}{file.name}/")


def _content(file: Traversable) -> Any:
    """What a file holds that can change a game; the file as it is if nobody but its game can read it."""
    with suppress(BadData):
        if file.name.endswith(".csv"):
            head, rows = rows_in(file)
            columns = [column for column in head if not is_name(column)]
            return [columns, *([row[column] for column in columns] for _, row in rows)]
        if file.name.endswith(".toml"):
            return _figures(toml_in(file))
    return hashlib.sha256(file.read_bytes()).hexdigest()


def _figures(value: Any) -> Any:
    """A table as pairs, since the order of its keys may be that of cards; a name is nothing."""
    if not isinstance(value, Mapping):
        return value
    return list(_pairs(value))


def _pairs(table: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    for key, value in table.items():
        if not (isinstance(value, Mapping) and set(LANGUAGES) <= set(value)):
            yield key, _figures(value)
