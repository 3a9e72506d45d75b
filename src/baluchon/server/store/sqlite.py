"""The store in one SQLite file: write-ahead log, fully synchronous, one writer thread with group commit.

What many tables want to write at the same moment goes to disk in one transaction; nobody hears of success before
that transaction is on disk.
"""

import asyncio
import fcntl
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

from baluchon.server.entries import Row
from baluchon.server.protocol import ChatLine, TableCard
from baluchon.server.store.base import (
    COLUMNS,
    Archived,
    Batch,
    Conflict,
    Person,
    Said,
    StoreFailing,
    Token,
    card_of,
    encode,
    entry_row,
)

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]
Job = tuple[Work, asyncio.Future[Any]]

MOST_IN_ONE = 256
"""Jobs in one transaction."""
VERSION = 1

SCHEMA = """
CREATE TABLE people (id TEXT PRIMARY KEY, nickname TEXT NOT NULL, created REAL NOT NULL) WITHOUT ROWID;
CREATE TABLE tokens (hash TEXT PRIMARY KEY, kind TEXT NOT NULL, expires REAL NOT NULL, person TEXT, table_id TEXT,
  seat INTEGER) WITHOUT ROWID;
CREATE TABLE tables (id TEXT PRIMARY KEY, status TEXT NOT NULL, listed INTEGER NOT NULL, changed REAL NOT NULL,
  due REAL, card TEXT NOT NULL) WITHOUT ROWID;
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_listed ON tables (changed) WHERE listed = 1;
CREATE TABLE members (table_id TEXT NOT NULL, person TEXT NOT NULL, seats INTEGER NOT NULL,
  PRIMARY KEY (person, table_id)) WITHOUT ROWID;
CREATE INDEX members_of ON members (table_id);
CREATE TABLE entries (table_id TEXT NOT NULL, n INTEGER NOT NULL, at REAL NOT NULL, actor TEXT NOT NULL,
  command TEXT, entry TEXT NOT NULL, PRIMARY KEY (table_id, n)) WITHOUT ROWID;
CREATE UNIQUE INDEX entries_once ON entries (table_id, actor, command) WHERE command IS NOT NULL;
CREATE TABLE chat (table_id TEXT NOT NULL, k INTEGER NOT NULL, at REAL NOT NULL, actor TEXT NOT NULL,
  command TEXT NOT NULL, seat INTEGER, name TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (table_id, k)) WITHOUT ROWID;
CREATE UNIQUE INDEX chat_once ON chat (table_id, actor, command);
"""

_APPEND = "INSERT INTO entries (table_id, n, at, actor, command, entry) VALUES (?, ?, ?, ?, ?, ?)"
_CARD = (
    "INSERT INTO tables (id, status, listed, changed, due, card) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE "
    "SET status = excluded.status, listed = excluded.listed, changed = excluded.changed, due = excluded.due, "
    "card = excluded.card"
)


class SqliteStore:
    """Tables, people and chat in one file."""

    name = "sqlite"

    def __init__(self, path: Path) -> None:
        self.path = path
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._readers = ThreadPoolExecutor(2, "reader")
        self._local = threading.local()
        self._writer: threading.Thread | None = None
        self._lock: Any = None

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._take_lock()
            connection = self._connect()
            _prepare(connection)
        except (OSError, sqlite3.Error) as error:
            raise StoreFailing(f"{self.path} cannot be opened: {error}") from None
        self._writer = threading.Thread(target=self._write, args=(connection,), name="writer", daemon=True)
        self._writer.start()

    async def close(self) -> None:
        if self._writer is not None:
            self._jobs.put(None)
            await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()
        if self._lock is not None:
            self._lock.close()

    def listen(self, heard: Callable[[str, int], None]) -> None:
        """One file has one server: there is nobody else to hear of."""

    # ------------------------------------------------------------------------------------------- threads

    def _take_lock(self) -> None:
        self._lock = Path(f"{self.path}.lock").open("w")  # noqa: SIM115 - held as long as the store is open
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._lock.close()
            self._lock = None
            raise StoreFailing(f"{self.path} is in use by another server; stop that one first") from None

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA busy_timeout = 5000")
        return connection

    def _write(self, connection: sqlite3.Connection) -> None:
        """The writer thread: everything that waits, in one transaction."""
        while True:
            job = self._jobs.get()
            jobs = []
            while job is not None:
                jobs.append(job)
                if len(jobs) == MOST_IN_ONE or self._jobs.empty():
                    break
                job = self._jobs.get()
            if jobs:
                results = _together(connection, jobs)
                with suppress(RuntimeError):  # the loop is gone: nobody waits any more
                    self._loop.call_soon_threadsafe(_settle, results)
            if job is None:
                connection.close()
                return

    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        done: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put((work, done))
        return await done

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        def run() -> T:
            if not hasattr(self._local, "connection"):
                self._local.connection = self._connect()
            try:
                return work(self._local.connection)
            except sqlite3.Error as error:
                raise StoreFailing(str(error)) from None

        return await self._loop.run_in_executor(self._readers, run)

    # -------------------------------------------------------------------------------------------- tables

    async def check(self) -> None:
        await self._do(lambda c: c.execute("UPDATE tables SET due = due WHERE id = ''"))

    async def rows(self, table: str, first: int = 0) -> list[Row]:
        sql = "SELECT n, at, actor, command, entry FROM entries WHERE table_id = ? AND n >= ? ORDER BY n"
        return await self._read(lambda c: [entry_row(*row) for row in c.execute(sql, (table, first))])

    async def append(self, batch: Batch) -> None:
        id, card = batch.table, batch.card
        rows = [(id, row.n, row.at, row.actor, row.command, encode(row.entry).decode()) for row in batch.rows]
        shown = (id, card.status, batch.listed, card.changed, batch.due, encode(card).decode())

        def work(connection: sqlite3.Connection) -> None:
            for row in rows:
                connection.execute(_APPEND, row)
            connection.execute(_CARD, shown)
            if batch.people is not None:
                connection.execute("DELETE FROM members WHERE table_id = ?", (id,))
                members = [(id, person, seats) for person, seats in batch.people.items()]
                connection.executemany("INSERT INTO members (table_id, person, seats) VALUES (?, ?, ?)", members)

        await self._do(work)

    async def say(self, said: Said) -> None:
        line = said.line
        row = (said.table, line.k, line.at, said.actor, said.command, line.seat, line.name, line.text)
        await self._do(lambda c: c.execute("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row))

    async def chat(self, table: str, since: int, most: int) -> list[ChatLine]:
        def work(connection: sqlite3.Connection) -> list[ChatLine]:
            latest = since < 0
            sql = f"SELECT k, seat, name, text, at FROM chat WHERE table_id = ? AND k > ? ORDER BY k {'DESC' * latest}"
            lines = [ChatLine(*row) for row in connection.execute(f"{sql} LIMIT ?", (table, since, most))]
            return lines[::-1] if latest else lines

        return await self._read(work)

    async def said(self, table: str, actor: str, command: str) -> bool:
        sql = "SELECT 1 FROM chat WHERE table_id = ? AND actor = ? AND command = ?"
        return await self._read(lambda c: c.execute(sql, (table, actor, command)).fetchone() is not None)

    async def _cards(self, rest: str, *values: Any, seats: str = "0") -> list[TableCard]:
        sql = f"SELECT card, {seats} FROM tables {rest}"
        return await self._read(lambda c: [card_of(*row) for row in c.execute(sql, values)])

    async def listed(self, most: int) -> list[TableCard]:
        where = "WHERE listed = 1 AND status IN ('waiting', 'playing') ORDER BY changed DESC LIMIT ?"
        return await self._cards(where, most)

    async def tables_of(self, person: str, most: int) -> list[TableCard]:
        where = "JOIN members ON table_id = id WHERE person = ? ORDER BY changed DESC LIMIT ?"
        return await self._cards(where, person, most, seats="seats")

    async def all_tables(self) -> list[TableCard]:
        return await self._cards("ORDER BY changed DESC")

    async def claim_due(self, now: float, until: float) -> list[str]:
        def work(connection: sqlite3.Connection) -> list[str]:
            sql = "UPDATE tables SET due = ? WHERE due <= ? RETURNING id"
            return [row[0] for row in connection.execute(sql, (until, now)).fetchall()]

        due = "SELECT 1 FROM tables WHERE due <= ? LIMIT 1"
        if await self._read(lambda c: c.execute(due, (now,)).fetchone()) is None:
            return []
        return await self._do(work)

    # -------------------------------------------------------------------------------------------- people

    async def add_person(self, person: Person, token: Token, at: float) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT INTO people VALUES (?, ?, ?)", (person.id, person.nickname, at))
            _add_token(connection, token)

        await self._do(work)

    async def rename(self, person: str, nickname: str) -> None:
        await self._do(lambda c: c.execute("UPDATE people SET nickname = ? WHERE id = ?", (nickname, person)))

    async def person(self, id: str) -> Person | None:
        sql = "SELECT id, nickname FROM people WHERE id = ?"
        row = await self._read(lambda c: c.execute(sql, (id,)).fetchone())
        return None if row is None else Person(*row)

    async def add_token(self, token: Token) -> None:
        await self._do(lambda c: _add_token(c, token))

    async def token(self, hash: bytes) -> Token | None:
        sql = "SELECT kind, expires, person, table_id, seat FROM tokens WHERE hash = ?"
        row = await self._read(lambda c: c.execute(sql, (hash.hex(),)).fetchone())
        return None if row is None else Token(hash, *row)

    async def extend_token(self, hash: bytes, expires: float) -> None:
        await self._do(lambda c: c.execute("UPDATE tokens SET expires = ? WHERE hash = ?", (expires, hash.hex())))

    async def spend_token(self, hash: bytes) -> Token | None:
        sql = "DELETE FROM tokens WHERE hash = ? RETURNING kind, expires, person, table_id, seat"
        row = await self._do(lambda c: c.execute(sql, (hash.hex(),)).fetchone())
        return None if row is None else Token(hash, *row)

    async def sweep(self, now: float) -> None:
        await self._do(lambda c: c.execute("DELETE FROM tokens WHERE expires < ?", (now,)))

    # --------------------------------------------------------------------------------- copies and moving

    async def backup(self, path: Path) -> None:
        def work(connection: sqlite3.Connection) -> None:
            copy = sqlite3.connect(path)
            try:
                connection.backup(copy)
            finally:
                copy.close()

        await self._read(work)

    async def archive(self) -> AsyncIterator[Archived]:
        for kind, columns in COLUMNS.items():
            sql = f"SELECT {', '.join(columns)} FROM {kind}"
            for row in await self._read(lambda c, sql=sql: c.execute(sql).fetchall()):  # type: ignore[misc]
                yield Archived(kind, list(row))

    async def restore(self, rows: list[Archived]) -> None:
        def work(connection: sqlite3.Connection) -> None:
            for row in rows:
                columns = COLUMNS[row.kind]
                marks = ", ".join("?" * len(columns))
                sql = f"INSERT OR IGNORE INTO {row.kind} ({', '.join(columns)}) VALUES ({marks})"
                connection.execute(sql, row.values)

        await self._do(work)


def _prepare(connection: sqlite3.Connection) -> None:
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if version == 0:
        connection.executescript(f"BEGIN; {SCHEMA} PRAGMA user_version = {VERSION}; COMMIT;")
    elif version != VERSION:
        raise StoreFailing(f"the database has version {version}; this program knows version {VERSION}")


def _add_token(connection: sqlite3.Connection, token: Token) -> None:
    row = (token.hash.hex(), token.kind, token.expires, token.person, token.table, token.seat)
    connection.execute("INSERT INTO tokens VALUES (?, ?, ?, ?, ?, ?)", row)


def _together(connection: sqlite3.Connection, jobs: list[Job]) -> list[tuple[asyncio.Future[Any], Any]]:
    """Do all jobs in one transaction; if one fails, each in its own, so that it fails alone."""
    results = _transaction(connection, [work for work, _ in jobs])
    if isinstance(results, Exception):
        results = []
        for work, _ in jobs:
            alone = _transaction(connection, [work])
            results.append(alone if isinstance(alone, Exception) else alone[0])
    return [(done, result) for (_, done), result in zip(jobs, results, strict=True)]


def _transaction(connection: sqlite3.Connection, works: list[Work]) -> list[Any] | Exception:
    try:
        connection.execute("BEGIN IMMEDIATE")
        results = [work(connection) for work in works]
        connection.execute("COMMIT")
        return results
    except sqlite3.IntegrityError as error:
        problem: Exception = Conflict(str(error))
    except sqlite3.Error as error:
        problem = StoreFailing(str(error))
    except Exception as error:  # a defect in a job must not end the writer
        problem = error
    try:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
    except sqlite3.Error as error:
        return StoreFailing(str(error))
    return problem


def _settle(results: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for done, result in results:
        if done.cancelled():
            continue
        if isinstance(result, Exception):
            done.set_exception(result)
        else:
            done.set_result(result)
