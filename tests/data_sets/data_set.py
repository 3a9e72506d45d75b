"""A data set under examination: its files, what is wrong with them, and which checks have found something."""

import csv
import sys
import tomllib
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Any

Row = dict[str, str]
_SHORT = "short_"
"""Columns with names for narrow places come on top of what a data set must have."""


@lru_cache(maxsize=64)
def _table(raw: bytes) -> list[list[str]]:
    """A CSV file as it is written; of the files of a spoilt set all but one are the same as before."""
    return list(csv.reader(raw.decode("utf-8").splitlines()))


@lru_cache(maxsize=64)
def _tables(raw: bytes) -> dict[str, Any]:
    return tomllib.loads(raw.decode("utf-8"))


class DataSet:
    """The files of a game's data, read and checked; `faults` says what is wrong."""

    def __init__(self, texts: dict[str, bytes]) -> None:
        self.texts = texts
        self.read: set[str] = set()
        """The files that were looked at."""
        self.faults: list[str] = []
        self.failed: set[tuple[str, int]] = set()
        """The file and line of every check that has found something."""

    @classmethod
    def shipped(cls, package: str) -> "DataSet":
        """The data that comes with a game, as the newest version of its rules has it."""
        folder = files(package) / "data"
        return cls({file.name: file.read_bytes() for file in folder.iterdir() if file.is_file()})

    def need(self, holds: object, text: str, depth: int = 1) -> None:
        """Note a fault unless this holds."""
        if not holds:
            code = sys._getframe(depth)
            self.faults.append(text)
            self.failed.add((code.f_code.co_filename, code.f_lineno))

    def same(self, what: str, found: object, expected: object) -> None:
        """Note a fault unless both are equal."""
        self.need(found == expected, f"{what}: {found}, expected {expected}", depth=2)

    def rows(self, name: str, header: Sequence[str], *, empty: bool = False) -> list[Row]:
        """The rows of a CSV file with this header; fields may be empty only if it is said so."""
        raw = self._text(name)
        self.need(not raw.startswith(b"\xef\xbb\xbf"), f"{name}: byte order mark")
        self.need(b"\r" not in raw, f"{name}: carriage return")
        self.need(raw.endswith(b"\n"), f"{name}: no final newline")
        columns, *lines = _table(raw)
        required = [column for column in columns if not column.startswith(_SHORT)]
        self.need(required == list(header), f"{name}: header is {columns}")
        for number, line in enumerate(lines, 2):
            self.need(len(line) == len(columns), f"{name}:{number}: {len(line)} fields")
            self.need(all(field == field.strip() for field in line), f"{name}:{number}: stray blanks")
            self.need(empty or all(line), f"{name}:{number}: an empty field")
        return [dict(zip(columns, line, strict=False)) for line in lines]

    def tables(self, name: str = "tables.toml") -> dict[str, Any]:
        """The tables of a TOML file."""
        return _tables(self._text(name))

    def _text(self, name: str) -> bytes:
        self.read.add(name)
        return self.texts[name]

    def unique(self, what: str, values: Sequence[object]) -> None:
        """Note a fault if a value occurs twice."""
        twice = sorted(value for value, times in Counter(map(str, values)).items() if times > 1)
        self.need(not twice, f"{what} used twice: {twice}", depth=2)
