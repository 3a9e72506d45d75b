"""A server without a game, as a yardstick: it takes what players of a table say and sends what was recorded.

`python bench/yardstick.py --port P --frames FILE --database FILE` answers each message with the frames that a real game
sent for its next move, to the same lines, after the same rows are on disk: one transaction for all that came meanwhile,
at the pace of Baluchon's store. `bench/server.py` runs it beside Baluchon and tells a move's processor time as a ratio,
since the same commit costs twice as much on one machine as on another. It uses uvicorn and sqlite3 and nothing of
Baluchon, so it stays the same from one version to the next.
"""

import argparse
import asyncio
import gc
import json
import sqlite3
import time
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeAlias

import uvicorn

PACE = 0.03
"""Seconds from the start of one transaction to the next, as in Baluchon's store."""

Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]


class Disk:
    """What is to be kept goes to disk together, and whoever waits for it hears of it then."""

    def __init__(self, database: Path) -> None:
        self._file = sqlite3.connect(database, isolation_level=None, check_same_thread=False)
        self._file.execute("PRAGMA journal_mode = WAL")
        self._file.execute("PRAGMA synchronous = FULL")
        self._file.execute("PRAGMA wal_autocheckpoint = 8000")
        self._file.execute(
            "CREATE TABLE entries (table_id TEXT, n INTEGER, at REAL, entry TEXT, PRIMARY KEY (table_id, n))"
        )
        self._file.execute("CREATE TABLE tables (id TEXT PRIMARY KEY, changed REAL, card TEXT)")
        self._due: list[tuple[tuple[str, int, float, str], asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def keep(self, table: str, n: int, entry: str) -> None:
        kept = asyncio.get_running_loop().create_future()
        self._due.append(((table, n, time.time(), entry), kept))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
        await kept

    async def _write(self) -> None:
        while self._due:
            began = time.monotonic()
            due, self._due = self._due, []
            await asyncio.to_thread(self._transact, [row for row, _ in due])
            for _, kept in due:
                kept.set_result(None)
            await asyncio.sleep(max(0.0, began + PACE - time.monotonic()))
        self._writing = None

    def _transact(self, rows: list[tuple[str, int, float, str]]) -> None:
        self._file.execute("BEGIN")
        self._file.executemany("INSERT INTO entries VALUES (?, ?, ?, ?)", rows)
        self._file.executemany(
            "INSERT INTO tables VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET changed = excluded.changed, "
            "card = excluded.card",
            [(table, at, entry) for table, _, at, entry in rows],
        )
        self._file.execute("COMMIT")


class Table:
    """The lines of a table, and how far its recording is."""

    def __init__(self, id: str, steps: list[list[str | None]], disk: Disk) -> None:
        self.id = id
        self.lines: list[tuple[int, Send]] = []
        self._steps, self._disk = steps, disk
        self._n = 0

    async def hear(self, message: str, sender: Send) -> None:
        command = json.loads(message)
        if command["body"]["type"] == "attach":
            seat = command["seat"]
            self.lines.append((seat, sender))
            # Whoever comes gets what is asked now; the others have it.
            await sender({"type": "websocket.send", "text": f'[{self._steps[0][seat]},{{"type":"ack","id":"look"}}]'})
            return
        self._n += 1
        n = self._n
        await self._disk.keep(self.id, n, message)
        ack = f'{{"type":"ack","id":"{command["id"]}","decision":{n}}}'
        for seat, send in self.lines:
            text = self._steps[n % len(self._steps)][seat]
            parts = [part for part in (text, ack if send is sender else None) if part is not None]
            if parts:
                await send({"type": "websocket.send", "text": parts[0] if len(parts) == 1 else f"[{','.join(parts)}]"})


class Yardstick:
    """The application: `/healthz`, and a WebSocket for each player of a table."""

    def __init__(self, steps: list[list[str | None]], disk: Disk) -> None:
        self._steps, self._disk = steps, disk
        self._tables: dict[str, Table] = {}

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": b"ready"})
            return
        id = scope["path"].split("/")[3]
        table = self._tables.get(id)
        if table is None:
            table = self._tables[id] = Table(id, self._steps, self._disk)
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            await table.hear(message["text"], send)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--frames", type=Path, required=True, help="JSON: for each step the text for each seat")
    parser.add_argument("--database", type=Path, required=True, help="a new file")
    wanted = parser.parse_args()
    app = Yardstick(json.loads(wanted.frames.read_text()), Disk(wanted.database))
    config = uvicorn.Config(
        app,
        port=wanted.port,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        access_log=False,
        log_level="warning",
        lifespan="off",
    )
    gc.freeze()
    gc.set_threshold(100_000, 20, 1)
    with suppress(KeyboardInterrupt):
        uvicorn.Server(config).run()


if __name__ == "__main__":
    main()
