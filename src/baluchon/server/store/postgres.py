"""The store in PostgreSQL, for several nodes: the key (table, n) decides races, NOTIFY wakes the others."""

import threading
import time
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from functools import cache
from itertools import count
from typing import Any

import psycopg
from psycopg import errors

from baluchon.server.logs import log
from baluchon.server.luck import ID_LENGTH, Luck
from baluchon.server.store.base import COLUMNS, Conflict, StoreFailing
from baluchon.server.store.connection import Connection, Cursor
from baluchon.server.store.migrations import steps_from
from baluchon.server.store.sql import STALL_SECONDS, SqlStore

CHANNEL = "baluchon"
CONNECT_SECONDS = 5
RETRY_SECONDS = 1.0
LOCK = 20_250_101
"""Held while the tables are created, so that nodes starting together do not create them twice."""


@cache
def _translated(sql: str) -> str:
    return sql.replace("?", "%s")


class PostgresConnection:
    """A connection that is renewed when it has broken."""

    def __init__(self, address: str, patience: float) -> None:
        self._address = address
        self._patience = int(patience)
        self._raw = self._connect()

    def _connect(self) -> psycopg.Connection[Any]:
        try:
            return psycopg.connect(
                self._address,
                autocommit=True,
                connect_timeout=CONNECT_SECONDS,
                options=f"-c statement_timeout={self._patience}s -c lock_timeout={self._patience}s",
                tcp_user_timeout=self._patience * 1000,
                keepalives_idle=5,
                keepalives_interval=2,
                keepalives_count=3,
            )
        except psycopg.Error as error:
            raise StoreFailing(f"the database cannot be reached: {error}") from None

    def execute(self, sql: str, values: Sequence[Any] = ()) -> Cursor:
        return self._raw.execute(_translated(sql), values)

    def transact(self, works: Sequence[Callable[[Connection], Any]]) -> list[Any]:
        if self._raw.closed or self._raw.broken:
            self._raw = self._connect()
        try:
            with self._raw.transaction():
                return [work(self) for work in works]
        except errors.IntegrityError as error:
            raise Conflict(str(error)) from None
        except psycopg.Error as error:
            raise StoreFailing(str(error)) from None

    def prepare(self) -> None:
        """Bring the database to the newest version, after keeping a copy; refuse a newer one."""
        with self._raw.transaction():
            self._raw.execute("SET LOCAL statement_timeout = 0")
            self._raw.execute("SET LOCAL lock_timeout = 0")
            self._raw.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
            self._raw.execute("CREATE TABLE IF NOT EXISTS baluchon_version (version INTEGER NOT NULL)")
            row = self._raw.execute("SELECT version FROM baluchon_version").fetchone()
            if row is None:
                self._raw.execute("INSERT INTO baluchon_version VALUES (0)")
            version = 0 if row is None else row[0]
            steps = steps_from(version)
            if steps and version > 0:
                self._keep_copy(f"baluchon_version_{version}")
            for number, statements in steps:
                self._raw.execute(statements)
                self._raw.execute("UPDATE baluchon_version SET version = %s", (number,))

    def _keep_copy(self, first: str) -> None:
        """Everything as it was, beside what is in use: PostgreSQL copies no database while it is open.

        The schema has this name, or a number behind it if others are there already. A try that ends early leaves none.
        """
        schemas = {name for (name,) in self._raw.execute("SELECT nspname FROM pg_namespace")}
        names = (first if number == 1 else f"{first}_{number}" for number in count(1))
        schema = next(name for name in names if name not in schemas)
        self._raw.execute(f"CREATE SCHEMA {schema}")
        existing = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
        there = {name for (name,) in self._raw.execute(existing)}
        for table in COLUMNS.keys() & there:
            self._raw.execute(f"CREATE TABLE {schema}.{table} AS TABLE {table}")
        log.warning("the database is brought to a newer version", extra={"copy": f"schema {schema}"})

    def close(self) -> None:
        self._raw.close()


class PostgresStore(SqlStore):
    """Tables, people and chat in a database that several servers share."""

    name = "postgresql"
    shared = True

    def __init__(self, address: str) -> None:
        super().__init__(readers=4)
        self._address = address
        self._node = Luck().text("node", ID_LENGTH)
        self._closing = threading.Event()
        self._ear: threading.Thread | None = None

    def connect(self) -> PostgresConnection:
        return PostgresConnection(self._address, self.patience)

    async def open(self) -> None:
        try:
            with closing(self.connect()) as connection:
                connection.prepare()
        except psycopg.Error as error:
            raise StoreFailing(f"the database cannot be prepared: {error}") from None
        await super().open()

    async def close(self) -> None:
        self._closing.set()
        await super().close()
        if self._ear is not None:
            self._ear.join(0.0 if self.stalled else STALL_SECONDS)

    def noted(self, connection: Connection, table: str, n: int) -> None:
        connection.execute("SELECT pg_notify(?, ?)", (CHANNEL, f"{self._node} {table} {n}"))

    def announce(self, address: str) -> None:
        """Nobody needs it: any number of servers may have the same database."""

    async def call_out(self, kind: str, text: str) -> None:
        note = f"{self._node} @{kind} {text}"
        await self._do(lambda c: c.execute("SELECT pg_notify(?, ?)", (CHANNEL, note)))

    async def claim_due(self, now: float, until: float) -> list[str]:
        def work(connection: Connection) -> list[str]:
            sql = (
                "UPDATE tables SET due = ? WHERE id IN "
                "(SELECT id FROM tables WHERE due <= ? FOR UPDATE SKIP LOCKED) RETURNING id"
            )
            return [row[0] for row in connection.execute(sql, (until, now)).fetchall()]

        return await self._do(work)

    def listen(
        self, heard: Callable[[str, int], None], called: Callable[[str, str, str], None], missed: Callable[[], None]
    ) -> None:
        self._ear = threading.Thread(target=self._listen, args=(heard, called, missed), name="ear", daemon=True)
        self._ear.start()

    def _listen(
        self, heard: Callable[[str, int], None], called: Callable[[str, str, str], None], missed: Callable[[], None]
    ) -> None:
        while not self._closing.is_set():
            try:
                with psycopg.connect(self._address, autocommit=True, connect_timeout=CONNECT_SECONDS) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._tell(missed)
                    while not self._closing.is_set():
                        for note in connection.notifies(timeout=0.5):
                            node, what, rest = note.payload.split(" ", 2)
                            if node == self._node:
                                continue
                            if what.startswith("@"):
                                self._tell(called, node, what[1:], rest)
                            else:
                                self._tell(heard, what, int(rest))
            except psycopg.Error:
                time.sleep(RETRY_SECONDS)

    def _tell(self, whom: Callable[..., None], *args: Any) -> None:
        with suppress(RuntimeError):  # the loop is gone: nobody is listening
            self._loop.call_soon_threadsafe(whom, *args)
