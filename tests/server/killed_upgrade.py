"""Upgrades that are killed: `python -m tests.server.killed_upgrade DATABASE FOLDER` kills one at each of its moments.

Each is a process of its own, made by forking this one, and kills itself at the next statement, and around the moment
in which its copy gets its name. After each kill the database is whole, as it was or as it will be, and so is its copy;
the next start brings it to the end, with one copy of it. Prints how many were killed.
"""

import os
import shutil
import signal
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

from baluchon.server.store.migrations import VERSION
from baluchon.server.store.sqlite import SqliteConnection

EVERYTHING = "SELECT * FROM entries ORDER BY table_id, n"


def read(path: Path) -> tuple[int, list[Any]]:
    """The version of a database, and all its entries."""
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA quick_check").fetchone() == ("ok",)
        return connection.execute("PRAGMA user_version").fetchone()[0], connection.execute(EVERYTHING).fetchall()


class Death:
    """Comes at the nth moment."""

    def __init__(self, nth: int) -> None:
        self._left = nth

    def __call__(self, *_: object) -> None:
        self._left -= 1
        if self._left == 0:
            os.kill(os.getpid(), signal.SIGKILL)


def upgrade(path: Path, death: Death) -> None:
    rename = Path.replace

    def dangerous(self: Path, to: Any) -> Path:
        death()
        renamed = rename(self, to)
        death()
        return renamed

    Path.replace = dangerous  # type: ignore[method-assign, assignment]
    with closing(SqliteConnection(path)) as connection:
        connection._raw.set_trace_callback(death)
        connection.prepare(path)


def copies(path: Path) -> list[Path]:
    return [each for each in path.parent.glob(f"{path.name}.version-*") if each.suffix != ".unfinished"]


def killed(database: Path, folder: Path, nth: int) -> bool:
    """Whether an upgrade was killed at its nth moment, after which all is well."""
    before, path = read(database), folder / f"{nth}" / "db"
    path.parent.mkdir()
    shutil.copy(database, path)
    child = os.fork()
    if child == 0:
        upgrade(path, Death(nth))
        os._exit(0)
    was_killed = os.waitpid(child, 0)[1] != 0
    version, entries = read(path)
    assert version in (before[0], VERSION), version
    assert entries == before[1]
    assert all(read(copy) == before for copy in copies(path))
    assert copies(path) or version == before[0]
    upgrade(path, Death(0))
    assert read(path) == (VERSION, before[1])
    assert [read(copy) for copy in copies(path)] == [before]
    shutil.rmtree(path.parent)
    return was_killed


if __name__ == "__main__":
    nth = 1
    while killed(Path(sys.argv[1]), Path(sys.argv[2]), nth):
        nth += 1
    print(nth - 1)
