"""The store in one SQLite file, with a write-ahead log and full synchronisation."""

import filecmp
import os
import sqlite3
import sys
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from itertools import count
from pathlib import Path
from typing import Any

from baluchon.server.logs import log
from baluchon.server.store.base import Conflict, StoreFailing
from baluchon.server.store.connection import Connection
from baluchon.server.store.migrations import steps_from
from baluchon.server.store.sql import SqlStore

if sys.platform != "win32":  # where open files are locked anyway
    import fcntl


LOG_PAGES = 8_000
"""Pages of the write-ahead log (32 MB) after which it goes into the file: by then most were written many times."""


def keep_private(path: Path, *, make: bool) -> None:
    """Let nobody else read a file: it has the seeds of games that are being played."""
    if make:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    with suppress(FileNotFoundError, PermissionError):  # somebody else's, who chose who may read it
        path.chmod(0o600)


class SqliteConnection:
    """A connection to the file."""

    def __init__(self, path: Path) -> None:
        self._raw = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        self._raw.execute("PRAGMA journal_mode = WAL")
        self._raw.execute("PRAGMA synchronous = FULL")
        self._raw.execute(f"PRAGMA wal_autocheckpoint = {LOG_PAGES}")
        self._raw.execute("PRAGMA busy_timeout = 5000")
        self.execute = self._raw.execute

    def transact(self, works: Sequence[Callable[[Connection], Any]]) -> list[Any]:
        try:
            self._raw.execute("BEGIN")
            results = [work(self) for work in works]
            self._raw.execute("COMMIT")
        except sqlite3.IntegrityError as error:
            self._undo()
            raise Conflict(str(error)) from None
        except sqlite3.Error as error:
            self._undo()
            raise StoreFailing(str(error)) from None
        except BaseException:
            self._undo()
            raise
        return results

    def _undo(self) -> None:
        if self._raw.in_transaction:
            try:
                self._raw.execute("ROLLBACK")
            except sqlite3.Error as error:
                raise StoreFailing(str(error)) from None

    def prepare(self, path: Path) -> None:
        """Bring the file to the newest version, after keeping a copy; refuse a newer one or another program's."""
        version = self._raw.execute("PRAGMA user_version").fetchone()[0]
        if version == 0 and self._raw.execute("SELECT 1 FROM sqlite_master").fetchone() is not None:
            raise StoreFailing("the database belongs to another program")
        steps = steps_from(version)
        if steps and version > 0:
            copy = self._keep_copy(path.with_name(f"{path.name}.version-{version}"))
            log.warning("the database is brought to a newer version", extra={"copy": str(copy)})
        if steps:
            script = " ".join(f"{statements} PRAGMA user_version = {number};" for number, statements in steps)
            self._raw.executescript(f"BEGIN IMMEDIATE; {script} COMMIT;")

    def _keep_copy(self, first: Path) -> Path:
        """The database as it is, in a file that has this name, or a number behind it if others are there already.

        It has its name once it is whole. If a try that ended early has left the same one, that is enough.
        """
        unfinished = first.with_name(f"{first.name}.unfinished")
        unfinished.unlink(missing_ok=True)
        keep_private(unfinished, make=True)
        with closing(sqlite3.connect(unfinished)) as copy:
            self._raw.backup(copy)
        with unfinished.open("rb+") as file:
            os.fsync(file.fileno())
        before, to = first, first
        for number in count(2):
            if not to.exists():
                break
            before, to = to, first.with_name(f"{first.name}-{number}")
        if before.is_file() and filecmp.cmp(unfinished, before, shallow=False):
            unfinished.unlink()
            return before
        unfinished.replace(to)
        return to

    def close(self) -> None:
        self._raw.close()


class SqliteStore(SqlStore):
    """Tables, people and chat in one file, which belongs to one server."""

    name = "sqlite"
    shared = False

    def __init__(self, path: Path) -> None:
        super().__init__(readers=2)
        self.path = path
        self._lock: Any = None

    def connect(self) -> Connection:
        try:
            return SqliteConnection(self.path)
        except sqlite3.Error as error:
            raise StoreFailing(f"{self.path} cannot be opened: {error}") from None

    async def open(self) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._take_lock()
            for suffix in ("", "-wal", "-shm"):
                keep_private(Path(f"{self.path}{suffix}"), make=not suffix)
            with closing(SqliteConnection(self.path)) as connection:
                connection.prepare(self.path)
        except (OSError, sqlite3.Error) as error:
            self._release_lock()
            raise StoreFailing(f"{self.path} cannot be opened: {error}") from None
        await super().open()

    async def close(self) -> None:
        await super().close()
        self._release_lock()

    def _release_lock(self) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def announce(self, address: str) -> None:
        if self._lock is not None:
            with suppress(OSError):  # a full disk: it is a courtesy
                self._lock.write(address)
                self._lock.flush()

    async def call_out(self, kind: str, text: str) -> None:
        """There is nobody else to tell."""

    def listen(
        self, heard: Callable[[str, int], None], called: Callable[[str, str, str], None], missed: Callable[[], None]
    ) -> None:
        """There is nobody else to hear of: a file has one server."""

    def _take_lock(self) -> None:
        if sys.platform == "win32":
            return
        self._lock = Path(f"{self.path}.lock").open("a+")  # noqa: SIM115 - held as long as the store is open
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._lock.seek(0)
            address = self._lock.read()
            self._lock.close()
            self._lock = None
            where = f", at {address}" if address else ""
            raise StoreFailing(f"{self.path} is in use by another server{where}; stop that one first") from None
        self._lock.truncate(0)
