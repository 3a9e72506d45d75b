"""Copies of a database that is in use: whole, as it was at one moment, and never half written.

Of an SQLite file the copy is another one, a server can be started on it at once; of PostgreSQL it is an archive,
which `baluchon import` reads into any database.
"""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import msgspec

from baluchon.server.store.base import COLUMNS, Archived, StoreFailing
from baluchon.server.store.choice import is_postgres
from baluchon.server.store.migrations import VERSION

CONNECT_SECONDS = 5
ROWS_AT_ONCE = 1_000


def suffix_of(address: str) -> str:
    """How the name of a copy ends."""
    return ".jsonl" if is_postgres(address) else ".sqlite"


def copy_database(address: str, to: Path) -> None:
    """Write a copy of the database at this address; raises StoreFailing, and leaves nothing behind then."""
    copy: Callable[[str, Path], None] = _copy_postgres if is_postgres(address) else _copy_sqlite
    with _whole(to) as unfinished:
        copy(address, unfinished)


@contextmanager
def _whole(to: Path) -> Iterator[Path]:
    """A place to write, closed to everybody else, which has its name only once all is on disk."""
    unfinished = to.with_name(f".{to.name}.unfinished")
    try:
        unfinished.unlink(missing_ok=True)
        os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL, 0o600))
        yield unfinished
        with unfinished.open("rb+") as file:
            os.fsync(file.fileno())
        unfinished.replace(to)
    except OSError as error:
        raise StoreFailing(f"the copy failed: {error}") from None
    finally:
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)


def _copy_sqlite(address: str, to: Path) -> None:
    source = Path(address).resolve()
    try:
        with (
            closing(sqlite3.connect(f"{source.as_uri()}?mode=ro", uri=True)) as reader,
            closing(sqlite3.connect(to)) as copy,
        ):
            reader.backup(copy)
            found = copy.execute("PRAGMA quick_check(1)").fetchone()[0]
    except sqlite3.Error as error:
        raise StoreFailing(f"the copy failed: {error}") from None
    if found != "ok":
        raise StoreFailing(f"the database is damaged: {found}")


def _copy_postgres(address: str, to: Path) -> None:
    import psycopg

    try:
        with psycopg.connect(address, connect_timeout=CONNECT_SECONDS) as connection:
            connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
            connection.read_only = True
            version = connection.execute("SELECT version FROM baluchon_version").fetchone()
            if version is None or version[0] != VERSION:
                raise StoreFailing("the database is that of another version of Baluchon; start this one's server once")
            with to.open("wb") as file:
                for kind, columns in COLUMNS.items():
                    with connection.cursor(name="copy") as rows:
                        rows.itersize = ROWS_AT_ONCE
                        rows.execute(f"SELECT {', '.join(columns)} FROM {kind}")
                        for row in rows:
                            file.write(msgspec.json.encode(Archived(kind, list(row))) + b"\n")
    except psycopg.errors.UndefinedTable:
        raise StoreFailing("there is nothing of Baluchon in this database; name the right one") from None
    except psycopg.Error as error:
        raise StoreFailing(f"the database cannot be copied: {error}") from None
