"""What both stores have in common: the queries, a writer thread with group commit, and a few readers.

What many tables want to write at the same moment goes to disk in one transaction, and nobody hears of success
before that transaction is on disk. Placeholders in queries are `?`, which are translated for PostgreSQL.
"""

import asyncio
import threading
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache, partial
from queue import SimpleQueue
from typing import Any, NamedTuple, TypeVar

from baluchon.server.entries import Attempt, Row, TableUpdate
from baluchon.server.protocol import ChatLine, TableCard
from baluchon.server.store.admin import AdminQueries
from baluchon.server.store.base import (
    COLUMNS,
    GOING_ON,
    KEYS,
    Archived,
    Person,
    Said,
    Solution,
    StoreFailing,
    Token,
    card_of,
    encode,
    entry_row,
)
from baluchon.server.store.connection import Connection
from baluchon.server.store.migrations import CHALLENGES, SETTLE
from baluchon.server.store.queries import (
    ATTEMPT,
    CARD,
    COUNT_GOING_ON,
    COUNT_LISTED,
    ENDED,
    ENTRY,
    FINISHED_GAMES,
    FORGET,
    IDLE,
    LISTED,
    MEMBER,
    OWN_GOING_ON,
    OWN_OVER,
    PLAYING_SINCE,
    RECORD,
    SCORED,
    SURPLUS,
    WAITING_SINCE,
)

T = TypeVar("T")
MOST_IN_ONE = 256
"""Jobs in one transaction."""
MOST_READ = 1_000
"""Rows of an archive that are in memory at once."""
PACE = 0.03
"""Seconds from the start of one transaction to the next while several tables are playing: each transaction costs as
much as several moves. A table that plays alone does not wait."""
STALL_SECONDS = 5.0
"""How long a server waits for its database."""
CHECK_SECONDS = 0.8
"""How long the database may take to say that it is there."""

FAIR_SHARE = 3
"""Tables of one origin that stand in the open list before more of it come."""
LOOKED_THROUGH = 10
"""For one table that is listed, how many are looked at for others that may be listed as well."""
SILENT = "the database does not answer"


def _ignore(_: float) -> None:
    """Nobody wants to know."""


class Append(NamedTuple):
    """A table update, as rows of the database."""

    table: str
    entries: list[tuple[Any, ...]]
    card: tuple[Any, ...]
    members: list[tuple[Any, ...]] | None
    ended: float | None
    """Since when the table is over, if it is."""
    record: str | None
    attempt: Attempt | None


Work = Callable[[Connection], Any]
Job = tuple[Work | Append, asyncio.Future[Any]]


class SqlStore(AdminQueries):
    """Tables, people and chat in a database. Each kind of database adds how to connect."""

    name: str
    shared: bool

    def __init__(self, readers: int) -> None:
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._readers = ThreadPoolExecutor(readers, "reader")
        self._local = threading.local()
        self._reading: list[Connection] = []
        self._writer: threading.Thread | None = None
        self._most_readers = readers
        self._late = 0
        """Reads that nobody waits for any more, since the database took too long; each keeps a reader."""
        self._unwritten: set[asyncio.Future[Any]] = set()
        self._writing_since: float | None = None
        self._watching: asyncio.TimerHandle | None = None
        self.patience = STALL_SECONDS
        """After so many seconds without an answer of the database whoever waits for it is told that it fails."""
        self.stalled = False
        """Whether the database does not answer the writer."""
        self.problem: str | None = None
        """Why the last write failed, if it did."""
        self.wrote: Callable[[float], None] = _ignore
        """Is told how many seconds each transaction took."""

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
        self._watch()

    async def close(self) -> None:
        if self._watching is not None:
            self._watching.cancel()
        if self._writer is not None:
            self._jobs.put(None)
            await asyncio.to_thread(self._writer.join, STALL_SECONDS)
        self._readers.shutdown(wait=self._late == 0, cancel_futures=True)
        if self._late == 0:
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
            jobs = [each for each in jobs if not each[1].done()]  # nobody waits for those any more
            if jobs:
                self._writing_since = began
                results = self._together(connection, jobs)
                self._writing_since = None
                with suppress(RuntimeError):  # the loop is gone: nobody is waiting
                    self._loop.call_soon_threadsafe(self._settle, results, time.monotonic() - began)
            if job is None:
                connection.close()
                return

    def _together(self, connection: Connection, jobs: list[Job]) -> list[tuple[asyncio.Future[Any], Any]]:
        """Do all jobs in one transaction; if one fails, give each its own, so that it fails alone."""
        try:
            results = self._transact(connection, [what for what, _ in jobs])
        except Exception as error:
            results = [error] if len(jobs) == 1 else [self._alone(connection, *job) for job in jobs]
        return [(done, result) for (_, done), result in zip(jobs, results, strict=True)]

    def _alone(self, connection: Connection, what: Work | Append, done: asyncio.Future[Any]) -> Any:
        if done.done():  # it took too long, and nobody waits any more
            return StoreFailing(SILENT)
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
        _insert(connection, ENTRY, [row for append in appends for row in append.entries])
        _insert(connection, CARD, [append.card for append in appends])
        for append in appends:
            self.noted(connection, append.table, append.entries[-1][1] + 1)
            if append.members is not None:
                connection.execute("DELETE FROM members WHERE table_id = ?", (append.table,))
                _insert(connection, MEMBER, append.members)
            elif append.ended is not None:
                connection.execute(ENDED, (append.ended, append.table))
            if append.record is not None:
                connection.execute(RECORD, (append.table, append.record))
            if append.attempt is not None:
                _note_attempt(connection, append.attempt)

    async def _do(self, work: Callable[[Connection], T]) -> T:
        result: T = await self._queued(work)
        return result

    def _queued(self, what: Work | Append) -> asyncio.Future[Any]:
        if self.stalled:
            raise StoreFailing(SILENT)
        done: asyncio.Future[Any] = self._loop.create_future()
        self._unwritten.add(done)
        self._jobs.put((what, done))
        return done

    def _watch(self) -> None:
        """Now and then: if the database has not answered the writer for long, tell everyone who waits for it.

        What was on its way may still be stored later. Whoever asks again finds it then, by the number of the entry
        and the id of the command.
        """
        began = self._writing_since
        if began is not None and time.monotonic() - began > self.patience:
            self.stalled = True
            unwritten, self._unwritten = self._unwritten, set()
            for done in unwritten:
                if not done.done():
                    done.set_exception(StoreFailing(SILENT))
        self._watching = self._loop.call_later(STALL_SECONDS / 5, self._watch)

    def _settle(self, results: list[tuple[asyncio.Future[Any], Any]], seconds: float) -> None:
        """A transaction is over, well or badly."""
        self.stalled = False
        self.wrote(seconds)
        for done, result in results:
            self._unwritten.discard(done)
            if isinstance(result, StoreFailing):
                self.problem = str(result)
            elif not isinstance(result, Exception):
                self.problem = None
            if done.done():
                continue
            if isinstance(result, Exception):
                done.set_exception(result)
            else:
                done.set_result(result)

    async def _read(self, work: Callable[[Connection], T], seconds: float | None = None) -> T:
        def run() -> T:
            if not hasattr(self._local, "connection"):
                self._local.connection = self.connect()
                self._reading.append(self._local.connection)
            connection: Connection = self._local.connection
            result: T = connection.transact([work])[0]
            return result

        if self._late >= self._most_readers:
            raise StoreFailing(SILENT)
        reading = self._loop.run_in_executor(self._readers, run)
        done, _ = await asyncio.wait([reading], timeout=self.patience if seconds is None else seconds)
        if not done:
            self._late += 1
            reading.add_done_callback(self._came_late)
            raise StoreFailing(SILENT)
        return reading.result()

    def _came_late(self, reading: asyncio.Future[Any]) -> None:
        self._late -= 1
        if not reading.cancelled():
            reading.exception()  # nobody waits for it any more

    # -------------------------------------------------------------------------------------------- tables

    async def check(self) -> None:
        if self.stalled:
            raise StoreFailing(SILENT)
        if self.problem is not None:
            raise StoreFailing(self.problem)
        await self._read(lambda c: c.execute("SELECT 1").fetchone(), CHECK_SECONDS)

    async def try_writing(self) -> None:
        def work(connection: Connection) -> None:
            connection.execute("INSERT INTO tokens (hash, kind, expires) VALUES ('health', 'health', 0)")
            connection.execute("DELETE FROM tokens WHERE hash = 'health'")

        await self._do(work)

    async def rows(self, table: str, first: int = 0) -> list[Row]:
        sql = "SELECT n, at, actor, command, entry FROM entries WHERE table_id = ? AND n >= ? ORDER BY n"
        return await self._read(lambda c: [entry_row(*row) for row in c.execute(sql, (table, first))])

    async def append(self, update: TableUpdate) -> None:
        id, card, people = update.table, update.card, update.people
        goes_on = card.status in GOING_ON
        listed = update.listed and goes_on
        ended = None if goes_on else card.changed
        rows = Append(
            id,
            [(id, row.n, row.at, row.actor, row.command, encode(row.entry).decode()) for row in update.rows],
            (id, card.status, int(listed), card.changed, update.due, encode(card).decode(), update.origin),
            None if people is None else [(id, person, seats, ended) for person, seats in people.items()],
            ended,
            update.record,
            update.attempt,
        )
        await self._queued(rows)

    async def record(self, table: str) -> bytes | None:
        sql = "SELECT record FROM records WHERE table_id = ?"
        row = await self._read(lambda c: c.execute(sql, (table,)).fetchone())
        return None if row is None else str(row[0]).encode()

    async def analysis(self, table: str) -> bytes | None:
        sql = "SELECT analysis FROM records WHERE table_id = ?"
        row = await self._read(lambda c: c.execute(sql, (table,)).fetchone())
        return None if row is None or row[0] is None else str(row[0]).encode()

    async def keep_analysis(self, table: str, analysis: bytes) -> None:
        sql = "UPDATE records SET analysis = ? WHERE table_id = ?"
        await self._do(lambda c: c.execute(sql, (analysis.decode(), table)))

    async def attempts(self, day: str, game: str, most: int, *, fewest_wins: bool) -> list[tuple[Attempt, str]]:
        order = "ASC" if fewest_wins else "DESC"
        sql = (
            "SELECT day, game, person, table_id, score, place, nickname FROM attempts JOIN people ON id = person "
            f"WHERE day = ? AND game = ? AND score IS NOT NULL ORDER BY score {order}, table_id LIMIT ?"
        )
        return await self._read(lambda c: [(Attempt(*row[:6]), row[6]) for row in c.execute(sql, (day, game, most))])

    async def scores(self, day: str, game: str) -> list[tuple[int, int]]:
        sql = "SELECT score, count(*) FROM attempts WHERE day = ? AND game = ? AND score IS NOT NULL GROUP BY score"
        return await self._read(lambda c: [(row[0], row[1]) for row in c.execute(sql, (day, game))])

    async def attempts_of(self, person: str, most: int) -> list[Attempt]:
        columns = ", ".join(COLUMNS["attempts"])
        sql = f"SELECT {columns} FROM attempts WHERE person = ? ORDER BY day DESC LIMIT ?"
        return await self._read(lambda c: [Attempt(*row) for row in c.execute(sql, (person, most))])

    async def solve(self, solution: Solution) -> None:
        row = (solution.person, solution.game, solution.puzzle, int(solution.right), solution.at)
        sql = "INSERT INTO solutions (person, game, puzzle, correct, at) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
        await self._do(lambda c: c.execute(sql, row))

    async def solutions(self, person: str) -> list[Solution]:
        sql = "SELECT person, game, puzzle, correct, at FROM solutions WHERE person = ? ORDER BY at DESC"
        rows = await self._read(lambda c: c.execute(sql, (person,)).fetchall())
        return [Solution(row[0], row[1], row[2], bool(row[3]), row[4]) for row in rows]

    async def say(self, said: Said) -> None:
        line = said.line
        row = (said.table, line.k, line.at, said.actor, said.command, line.seat, line.name, line.text)

        def work(connection: Connection) -> None:
            connection.execute("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
            if line.k > said.most:
                connection.execute("DELETE FROM chat WHERE table_id = ? AND k <= ?", (said.table, line.k - said.most))
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

    async def author(self, table: str, k: int) -> tuple[str, str] | None:
        sql = "SELECT actor, name FROM chat WHERE table_id = ? AND k = ?"
        row = await self._read(lambda c: c.execute(sql, (table, k)).fetchone())
        return None if row is None else (str(row[0]), str(row[1]))

    async def _cards(self, rest: str, *values: Any, seats: str = "0") -> list[TableCard]:
        sql = f"SELECT card, {seats} FROM tables {rest}"
        return await self._read(lambda c: [card_of(*row) for row in c.execute(sql, values)])

    async def listed(self, most: int) -> list[TableCard]:
        rows = await self._read(lambda c: c.execute(LISTED, (most * LOOKED_THROUGH,)).fetchall())
        return [card_of(card) for card in _fair(rows, most)]

    async def listed_from(self, origin: int) -> int:
        return await self._read(lambda c: int(c.execute(COUNT_LISTED, (origin,)).fetchone()[0]))

    async def origin(self, table: str) -> int | None:
        row = await self._read(lambda c: c.execute("SELECT origin FROM tables WHERE id = ?", (table,)).fetchone())
        return None if row is None else row[0]

    async def tables_of(self, person: str, most: int) -> list[TableCard]:
        going_on = await self._cards(OWN_GOING_ON, person, most, seats="seats")
        over = await self._cards(OWN_OVER, person, most, seats="seats")
        return sorted([*going_on, *over], key=lambda card: -card.changed)[:most]

    async def finished_games(self, person: str, most: int) -> list[tuple[int, TableCard, bytes]]:
        def work(connection: Connection) -> list[tuple[int, TableCard, bytes]]:
            rows = connection.execute(FINISHED_GAMES, (person, most))
            found = ((int(seats), card_of(card), str(record).encode()) for seats, card, record in rows)
            return [each for each in found if not each[1].lesson]

        return await self._read(work)

    async def going_on(self, person: str) -> int:
        return await self._read(lambda c: int(c.execute(COUNT_GOING_ON, (person,)).fetchone()[0]))

    async def waiting_since(self, at: float, most: int) -> list[str]:
        return await self._read(lambda c: [row[0] for row in c.execute(WAITING_SINCE, (at, most))])

    async def playing_since(self, at: float, most: int) -> list[str]:
        return await self._read(lambda c: [row[0] for row in c.execute(PLAYING_SINCE, (at, most))])

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

    async def add_person(self, person: Person, token: Token | None, at: float, login: str | None = None) -> None:
        def work(connection: Connection) -> None:
            sql = "INSERT INTO people (id, nickname, created, login) VALUES (?, ?, ?, ?)"
            connection.execute(sql, (person.id, person.nickname, at, login))
            if token is not None:
                _add_token(connection, token)

        await self._do(work)

    async def rename(self, person: str, nickname: str) -> None:
        await self._do(lambda c: c.execute("UPDATE people SET nickname = ? WHERE id = ?", (nickname, person)))

    async def person(self, id: str) -> Person | None:
        sql = "SELECT id, nickname FROM people WHERE id = ?"
        row = await self._read(lambda c: c.execute(sql, (id,)).fetchone())
        return None if row is None else Person(*row)

    async def add_token(self, token: Token, most: int | None = None) -> None:
        def work(connection: Connection) -> None:
            _add_token(connection, token)
            if most is not None:
                owner = "table_id" if token.person is None else "person"
                seat = -1 if token.seat is None else token.seat
                of = token.table if token.person is None else token.person
                connection.execute(SURPLUS.format(owner=owner), (of, token.kind, seat, most))

        await self._do(work)

    async def token(self, hash: bytes) -> Token | None:
        sql = "SELECT kind, expires, person, table_id, seat FROM tokens WHERE hash = ?"
        row = await self._read(lambda c: c.execute(sql, (hash.hex(),)).fetchone())
        return None if row is None else Token(hash, *row)

    async def extend_token(self, hash: bytes, expires: float) -> bool:
        sql = "UPDATE tokens SET expires = ? WHERE hash = ? RETURNING 1"
        return await self._do(lambda c: c.execute(sql, (expires, hash.hex())).fetchone()) is not None

    async def spend_token(self, hash: bytes) -> Token | None:
        sql = "DELETE FROM tokens WHERE hash = ? RETURNING kind, expires, person, table_id, seat"
        row = await self._do(lambda c: c.execute(sql, (hash.hex(),)).fetchone())
        return None if row is None else Token(hash, *row)

    async def sweep(self, now: float) -> None:
        await self._do(lambda c: c.execute("DELETE FROM tokens WHERE expires < ?", (now,)))

    async def sweep_people(self, after: str, most: int, created: float, good_until: float) -> str | None:
        def look(connection: Connection) -> tuple[str | None, list[str]]:
            page = "SELECT id FROM people WHERE id > ? ORDER BY id LIMIT ?"
            ids = [row[0] for row in connection.execute(page, (after, most))]
            if not ids:
                return None, []
            idle = connection.execute(IDLE, (after, ids[-1], created, good_until))
            return ids[-1], [row[0] for row in idle]

        def forget(connection: Connection) -> None:
            for person in idle:
                # Whoever comes back at this moment has made their token good for longer, or finds it gone.
                connection.execute("DELETE FROM tokens WHERE person = ? AND expires <= ?", (person, good_until))
                connection.execute(FORGET, (person, good_until))

        last, idle = await self._read(look)
        if idle:
            await self._do(forget)
        return last

    # -------------------------------------------------------------------------------------------- moving

    async def archive(self) -> AsyncIterator[Archived]:
        for kind, columns in COLUMNS.items():
            last: tuple[Any, ...] = ()
            while True:
                rows = await self._read(partial(_page, kind=kind, last=last))
                for row in rows:
                    yield Archived(kind, list(row))
                if len(rows) < MOST_READ:
                    break
                last = tuple(rows[-1][columns.index(column)] for column in KEYS[kind])

    async def restore(self, rows: list[Archived]) -> None:
        def work(connection: Connection) -> None:
            for row in rows:
                columns = COLUMNS[row.kind][: len(row.values)]
                marks = ", ".join("?" * len(columns))
                sql = f"INSERT INTO {row.kind} ({', '.join(columns)}) VALUES ({marks}) ON CONFLICT DO NOTHING"
                connection.execute(sql, row.values)

        await self._do(work)

    async def settle(self) -> None:
        def work(connection: Connection) -> None:
            for statement in filter(str.strip, f"{SETTLE}{CHALLENGES}".split(";")):
                connection.execute(statement)

        await self._do(work)


def _page(connection: Connection, kind: str, last: tuple[Any, ...]) -> list[Any]:
    """The rows of one kind that come after the one with this key."""
    key = ", ".join(KEYS[kind])
    after = f"WHERE ({key}) > ({', '.join('?' * len(last))})" if last else ""
    sql = f"SELECT {', '.join(COLUMNS[kind])} FROM {kind} {after} ORDER BY {key} LIMIT {MOST_READ}"
    return connection.execute(sql, last).fetchall()


def _fair(rows: list[Any], most: int) -> list[str]:
    """The cards that are listed, of the latest ones with their origins: some of each origin before more of one."""
    if len(rows) <= most:
        return [card for card, _ in rows]
    seen: Counter[int | None] = Counter()
    first: list[int] = []
    more: list[int] = []
    for place, (_, origin) in enumerate(rows):
        if origin is not None:
            seen[origin] += 1
        (more if seen[origin] > FAIR_SHARE else first).append(place)
    return [rows[place][0] for place in sorted([*first, *more][:most])]


def _note_attempt(connection: Connection, attempt: Attempt) -> None:
    key = (attempt.day, attempt.game, attempt.person, attempt.table)
    if attempt.score is None:
        connection.execute(ATTEMPT, key)
    else:
        connection.execute(SCORED, (attempt.score, attempt.place, *key))


def _add_token(connection: Connection, token: Token) -> None:
    row = (token.hash.hex(), token.kind, token.expires, token.person, token.table, token.seat, token.note)
    sql = "INSERT INTO tokens (hash, kind, expires, person, table_id, seat, note) VALUES (?, ?, ?, ?, ?, ?, ?)"
    connection.execute(sql, row)


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
