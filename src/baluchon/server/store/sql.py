"""What both stores have in common: the queries, a writer thread with group commit, and a few readers.

What many tables want to write at the same moment goes to disk in one transaction, and nobody hears of success
before that transaction is on disk. Placeholders in queries are `?`, which are translated for PostgreSQL.
"""

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from queue import SimpleQueue
from typing import Any, NamedTuple, Protocol, TypeVar

from baluchon.server.entries import Row, TableUpdate
from baluchon.server.protocol import ChatLine, TableCard
from baluchon.server.store.base import (
    COLUMNS,
    Archived,
    Person,
    Said,
    Token,
    card_of,
    encode,
    entry_row,
)

T = TypeVar("T")
MOST_IN_ONE = 256
"""Jobs in one transaction."""
PACE = 0.02
"""Seconds from the start of one transaction to the next while several tables are playing: each transaction costs as
much as several moves. A table that plays alone does not wait."""
VERSION = 1

SCHEMA = """
CREATE TABLE people (id TEXT PRIMARY KEY, nickname TEXT NOT NULL, created DOUBLE PRECISION NOT NULL);
CREATE TABLE tokens (hash TEXT PRIMARY KEY, kind TEXT NOT NULL, expires DOUBLE PRECISION NOT NULL, person TEXT,
  table_id TEXT, seat INTEGER);
CREATE TABLE tables (id TEXT PRIMARY KEY, status TEXT NOT NULL, listed INTEGER NOT NULL,
  changed DOUBLE PRECISION NOT NULL, due DOUBLE PRECISION, card TEXT NOT NULL);
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_listed ON tables (changed) WHERE listed = 1;
CREATE TABLE members (table_id TEXT NOT NULL, person TEXT NOT NULL, seats INTEGER NOT NULL,
  PRIMARY KEY (person, table_id));
CREATE INDEX members_of ON members (table_id);
CREATE TABLE entries (table_id TEXT NOT NULL, n INTEGER NOT NULL, at DOUBLE PRECISION NOT NULL, actor TEXT NOT NULL,
  command TEXT, entry TEXT NOT NULL, PRIMARY KEY (table_id, n));
CREATE TABLE chat (table_id TEXT NOT NULL, k INTEGER NOT NULL, at DOUBLE PRECISION NOT NULL, actor TEXT NOT NULL,
  command TEXT NOT NULL, seat INTEGER, name TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (table_id, k));
CREATE UNIQUE INDEX chat_once ON chat (table_id, actor, command);
"""

_ENTRY = "INSERT INTO entries (table_id, n, at, actor, command, entry) VALUES (?, ?, ?, ?, ?, ?)"
_MEMBER = "INSERT INTO members (table_id, person, seats) VALUES (?, ?, ?)"
_CARD = (
    "INSERT INTO tables (id, status, listed, changed, due, card) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE "
    "SET status = excluded.status, listed = excluded.listed, changed = excluded.changed, due = excluded.due, "
    "card = excluded.card"
)


class Append(NamedTuple):
    """A table update, as rows of the database."""

    table: str
    entries: list[tuple[Any, ...]]
    card: tuple[Any, ...]
    members: list[tuple[Any, ...]] | None


class Cursor(Protocol):
    """The result of a query."""

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """What a query needs of a connection."""

    def execute(self, sql: str, values: Sequence[Any] = ()) -> Cursor: ...

    def transact(self, works: Sequence[Callable[["Connection"], Any]]) -> list[Any]:
        """Do all of these in one transaction, or none of them; raises StoreFailing or Conflict."""
        ...

    def close(self) -> None: ...


Work = Callable[[Connection], Any]
Job = tuple[Work | Append, asyncio.Future[Any]]


class SqlStore:
    """Tables, people and chat in a database. Each kind of database adds how to connect."""

    name: str
    shared: bool

    def __init__(self, readers: int) -> None:
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._readers = ThreadPoolExecutor(readers, "reader")
        self._local = threading.local()
        self._reading: list[Connection] = []
        self._writer: threading.Thread | None = None

    def connect(self) -> Connection:
        """A new connection; raises StoreFailing."""
        raise NotImplementedError

    def noted(self, connection: Connection, table: str, n: int) -> None:
        """Tell other nodes what is being stored, within its transaction."""

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        connection = await asyncio.to_thread(self.connect)
        self._writer = threading.Thread(target=self._write, args=(connection,), name="writer", daemon=True)
        self._writer.start()

    async def close(self) -> None:
        if self._writer is not None:
            self._jobs.put(None)
            await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()
        for connection in self._reading:
            connection.close()

    # ------------------------------------------------------------------------------------------- threads

    def _write(self, connection: Connection) -> None:
        """The writer thread: puts everything that is waiting into one transaction."""
        began, crowded = 0.0, False
        while True:
            job = self._jobs.get()
            if crowded and (early := began + PACE - time.monotonic()) > 0:
                time.sleep(early)
            began = time.monotonic()
            jobs = []
            while job is not None:
                jobs.append(job)
                if len(jobs) == MOST_IN_ONE or self._jobs.empty():
                    break
                job = self._jobs.get()
            crowded = len(jobs) > 1
            if jobs:
                results = self._together(connection, jobs)
                with suppress(RuntimeError):  # the loop is gone: nobody is waiting
                    self._loop.call_soon_threadsafe(_settle, results)
            if job is None:
                connection.close()
                return

    def _together(self, connection: Connection, jobs: list[Job]) -> list[tuple[asyncio.Future[Any], Any]]:
        """Do all jobs in one transaction; if one fails, give each its own, so that it fails alone."""
        try:
            results = self._transact(connection, [what for what, _ in jobs])
        except Exception as error:
            results = [error] if len(jobs) == 1 else [self._alone(connection, what) for what, _ in jobs]
        return [(done, result) for (_, done), result in zip(jobs, results, strict=True)]

    def _alone(self, connection: Connection, what: Work | Append) -> Any:
        try:
            return self._transact(connection, [what])[0]
        except Exception as error:
            return error

    def _transact(self, connection: Connection, whats: list[Work | Append]) -> list[Any]:
        appends = [what for what in whats if isinstance(what, Append)]
        works = [what for what in whats if not isinstance(what, Append)]
        results = iter(connection.transact([*works, lambda c: self._append(c, appends)]))
        return [None if isinstance(what, Append) else next(results) for what in whats]

    def _append(self, connection: Connection, appends: list[Append]) -> None:
        _insert(connection, _ENTRY, [row for append in appends for row in append.entries])
        _insert(connection, _CARD, [append.card for append in appends])
        for append in appends:
            self.noted(connection, append.table, append.entries[-1][1] + 1)
            if append.members is not None:
                connection.execute("DELETE FROM members WHERE table_id = ?", (append.table,))
                _insert(connection, _MEMBER, append.members)

    async def _do(self, work: Callable[[Connection], T]) -> T:
        result: T = await self._queued(work)
        return result

    def _queued(self, what: Work | Append) -> asyncio.Future[Any]:
        done: asyncio.Future[Any] = self._loop.create_future()
        self._jobs.put((what, done))
        return done

    async def _read(self, work: Callable[[Connection], T]) -> T:
        def run() -> T:
            if not hasattr(self._local, "connection"):
                self._local.connection = self.connect()
                self._reading.append(self._local.connection)
            connection: Connection = self._local.connection
            result: T = connection.transact([work])[0]
            return result

        return await self._loop.run_in_executor(self._readers, run)

    # -------------------------------------------------------------------------------------------- tables

    async def check(self) -> None:
        sql = (
            "INSERT INTO tokens (hash, kind, expires) VALUES ('health', 'health', ?) "
            "ON CONFLICT (hash) DO UPDATE SET expires = excluded.expires"
        )
        await self._do(lambda c: c.execute(sql, (time.time(),)))

    async def rows(self, table: str, first: int = 0) -> list[Row]:
        sql = "SELECT n, at, actor, command, entry FROM entries WHERE table_id = ? AND n >= ? ORDER BY n"
        return await self._read(lambda c: [entry_row(*row) for row in c.execute(sql, (table, first))])

    async def append(self, update: TableUpdate) -> None:
        id, card, people = update.table, update.card, update.people
        rows = Append(
            id,
            [(id, row.n, row.at, row.actor, row.command, encode(row.entry).decode()) for row in update.rows],
            (id, card.status, int(update.listed), card.changed, update.due, encode(card).decode()),
            None if people is None else [(id, person, seats) for person, seats in people.items()],
        )
        await self._queued(rows)

    async def say(self, said: Said) -> None:
        line = said.line
        row = (said.table, line.k, line.at, said.actor, said.command, line.seat, line.name, line.text)

        def work(connection: Connection) -> None:
            connection.execute("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
            self.noted(connection, said.table, -1)

        await self._do(work)

    async def chat(self, table: str, since: int, most: int) -> list[ChatLine]:
        def work(connection: Connection) -> list[ChatLine]:
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
        def work(connection: Connection) -> list[str]:
            sql = "UPDATE tables SET due = ? WHERE due <= ? RETURNING id"
            return [row[0] for row in connection.execute(sql, (until, now)).fetchall()]

        due = "SELECT 1 FROM tables WHERE due <= ? LIMIT 1"
        if await self._read(lambda c: c.execute(due, (now,)).fetchone()) is None:
            return []
        return await self._do(work)

    # -------------------------------------------------------------------------------------------- people

    async def add_person(self, person: Person, token: Token, at: float) -> None:
        def work(connection: Connection) -> None:
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

    # -------------------------------------------------------------------------------------------- moving

    async def archive(self) -> AsyncIterator[Archived]:
        for kind, columns in COLUMNS.items():
            sql = f"SELECT {', '.join(columns)} FROM {kind}"
            for row in await self._read(lambda c, sql=sql: c.execute(sql).fetchall()):  # type: ignore[misc]
                yield Archived(kind, list(row))

    async def restore(self, rows: list[Archived]) -> None:
        def work(connection: Connection) -> None:
            for row in rows:
                columns = COLUMNS[row.kind]
                marks = ", ".join("?" * len(columns))
                sql = f"INSERT INTO {row.kind} ({', '.join(columns)}) VALUES ({marks}) ON CONFLICT DO NOTHING"
                connection.execute(sql, row.values)

        await self._do(work)


def _add_token(connection: Connection, token: Token) -> None:
    row = (token.hash.hex(), token.kind, token.expires, token.person, token.table, token.seat)
    connection.execute("INSERT INTO tokens VALUES (?, ?, ?, ?, ?, ?)", row)


def _insert(connection: Connection, sql: str, rows: list[tuple[Any, ...]]) -> None:
    """Insert many rows with few statements: each statement lets other threads run, which costs more than a row."""
    first = 0
    while first < len(rows):
        count = min(MOST_IN_ONE, 1 << (len(rows) - first).bit_length() - 1)
        connection.execute(_of_many(sql, count), [value for row in rows[first : first + count] for value in row])
        first += count


@cache
def _of_many(sql: str, rows: int) -> str:
    """A statement that inserts one row, rewritten to insert several."""
    before, marks, after = sql.partition(sql[sql.index("(?") : sql.index("?)") + 2])
    return before + ", ".join([marks] * rows) + after


def _settle(results: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for done, result in results:
        if done.cancelled():
            continue
        if isinstance(result, Exception):
            done.set_exception(result)
        else:
            done.set_result(result)
