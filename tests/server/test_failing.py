"""A store that cannot write: moves are refused with a clear error, nothing is half written, all is well again after."""

import asyncio
import resource
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Coroutine
from pathlib import Path
from typing import Any
from unittest.mock import patch

import psycopg
import pytest

from baluchon.client import Client, ServerRefused
from baluchon.server.protocol import NewSeat, TableSettings
from baluchon.server.store import StoreFailing, open_store
from tests.server.serving import FAST, HERE, PATIENCE, Process, Served, free_port, newer_view, process, serving, until

GAME = "road-trip-europa"


async def _pragma(served: Served, pragma: str) -> None:
    """Change how the writer's connection behaves."""
    store: Any = served.house.store
    await store._do(lambda connection: connection.execute(f"PRAGMA {pragma}"))


async def _play(client: Client, table: str, id: str) -> None:
    frame = await client.view(table, 0) or await client.view(table, 1)
    assert frame is not None
    if not frame.legal:
        frame = await client.view(table, 1)
        assert frame is not None
    await client.play(table, frame, frame.legal[0], id)


async def _refusal(wanted: Coroutine[Any, Any, None]) -> tuple[int, str] | None:
    try:
        await wanted
    except ServerRefused as error:
        return error.status, error.failure.code
    return None


@pytest.mark.parametrize(
    ("worse", "better"),
    [("query_only = 1", "query_only = 0"), ("max_page_count = 1", "max_page_count = 100000")],
    ids=["read-only", "full"],
)
def test_moves_are_refused_and_go_on_later(tmp_path: Path, worse: str, better: str) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db") as served, await served.person("Ana") as ana:
            table = (await ana.open(GAME, [HERE, HERE], settings=FAST, start=True)).table.id
            await _play(ana, table, "first")
            before = [await ana.view(table, seat) for seat in (0, 1)]
            await _pragma(served, worse)
            refused = None
            for n in range(300):  # a full disk shows only when the file must grow
                before = [await ana.view(table, seat) for seat in (0, 1)]
                refused = await _refusal(_play(ana, table, f"during-{n}"))
                if refused is not None:
                    break
                if (await ana.table(table)).status == "finished":
                    table = (await ana.open(GAME, [HERE, HERE], settings=FAST, start=True)).table.id
            assert refused == (503, "store-failing")
            assert [await ana.view(table, seat) for seat in (0, 1)] == before
            if "query_only" in worse:
                with pytest.raises(ServerRefused):
                    await ana.request("GET", "/healthz")
            await _pragma(served, better)
            assert (await ana.request("GET", "/healthz")).status_code == 200
            await _play(ana, table, "after")
            rows = await served.house.store.rows(table)
            assert rows[-1].command == "after"
            assert [row.n for row in rows] == list(range(len(rows)))

    asyncio.run(story())


@pytest.mark.parametrize("bots", [False, True])
def test_a_full_disk_under_a_real_server(tmp_path: Path, bots: bool) -> None:
    """The kernel lets no file of the server grow for a while."""

    async def story() -> None:
        database = tmp_path / "db"
        with Process(database, free_port()) as server:
            await asyncio.to_thread(server.wait_ready)
            async with Client(server.url) as ana:
                await ana.come_in("Ana")
                seats = [HERE, NewSeat("bot", level="random")] if bots else [HERE, HERE]
                table = (await ana.open(GAME, seats, settings=TableSettings(pace="instant"), start=True)).table.id
                pid = server._process.pid
                _, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
                resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, hard))
                frame = await ana.view(table, 0)
                assert frame is not None
                with pytest.raises(ServerRefused) as error:
                    await ana.play(table, frame, frame.legal[0], "full")
                assert error.value.failure.code == "store-failing"
                resource.prlimit(pid, resource.RLIMIT_FSIZE, (hard, hard))
                await ana.play(table, frame, frame.legal[0], "full")
                if bots:
                    later = await newer_view(ana, table, 0, frame.v)
                    while not later.legal:
                        later = await newer_view(ana, table, 0, later.v)
                    assert later.decision == 1
            await asyncio.to_thread(server.end, signal.SIGTERM)
        with sqlite3.connect(database) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            numbers = [row[0] for row in connection.execute("SELECT n FROM entries ORDER BY n")]
        connection.close()
        assert numbers == list(range(len(numbers)))

    asyncio.run(story())


def test_one_file_has_one_server_whose_address_the_second_tells(tmp_path: Path) -> None:
    for _ in range(2):  # what an ended server left says nothing
        with process(tmp_path / "db") as server, Process(tmp_path / "db", free_port()) as second:
            second._process.wait(PATIENCE)
            assert f"in use by another server, at {server.url}; stop that one first" in second.output()


def test_a_database_that_does_not_answer_is_told_and_comes_back(tmp_path: Path) -> None:
    """A frozen disk or a frozen PostgreSQL: nobody hangs, health says so at once, and afterwards play goes on."""

    async def story() -> None:
        async with serving(tmp_path / "db") as served, await served.person("Ana") as ana:
            table = (await ana.open(GAME, [HERE, HERE], settings=FAST, start=True)).table.id
            store: Any = served.house.store
            store.patience = 0.05
            thaw, frozen = threading.Event(), threading.Event()

            def freeze(_: Any) -> None:
                frozen.set()
                thaw.wait(PATIENCE)

            writing = asyncio.create_task(store._do(freeze))
            readings = [asyncio.create_task(store._read(freeze)) for _ in range(store._most_readers)]
            await asyncio.to_thread(frozen.wait, PATIENCE)
            first = await _refusal(_play(ana, table, "during"))
            assert first == (503, "store-failing")
            assert await _refusal(_play(ana, table, "during too")) == (503, "store-failing")
            for task in (writing, *readings):
                with pytest.raises(StoreFailing, match="does not answer"):
                    await task
            with pytest.raises(ServerRefused) as error:
                await ana.request("GET", "/healthz")
            assert error.value.status == 503
            with pytest.raises(ServerRefused) as error:
                await ana.me()
            assert error.value.status == 503
            thaw.set()
            store.patience = PATIENCE
            await until(lambda: not store.stalled and store._late == 0)
            await _play(ana, table, "after")
            assert (await ana.request("GET", "/healthz")).status_code == 200
            rows = await served.house.store.rows(table)
            assert [row.command for row in rows[2:]][-1] == "after"
            assert len({row.command for row in rows[2:]}) == len(rows[2:])

    asyncio.run(story())


@pytest.mark.postgres
def test_a_locked_postgresql_keeps_nobody_waiting(postgres_url: str) -> None:
    async def story() -> None:
        store = open_store(postgres_url)
        store.patience = 1.0
        async with serving(postgres_url, store=store) as served, await served.person("Ana") as ana:
            table = (await ana.open(GAME, [HERE, HERE], settings=FAST, start=True)).table.id
            with psycopg.connect(postgres_url) as other:
                other.execute("LOCK TABLE entries IN ACCESS EXCLUSIVE MODE")
                assert await _refusal(_play(ana, table, "during")) == (503, "store-failing")
            await until(lambda: store.problem is None)
            await _play(ana, table, "after")

    asyncio.run(story())


def test_health_writes_nothing_and_remembers_that_writing_failed(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db") as served, await served.person("Ana") as ana:
            store: Any = served.house.store
            with patch.object(store, "_queued", side_effect=AssertionError):
                assert (await ana.request("GET", "/healthz")).status_code == 200
            store.problem = "disk full"
            with pytest.raises(ServerRefused) as error:
                await ana.request("GET", "/healthz")
            assert error.value.status == 503
            await until(lambda: store.problem is None)  # the house tries to write, and it works
            assert (await ana.request("GET", "/healthz")).status_code == 200

    asyncio.run(story())


def test_a_process_that_hangs_at_its_end_is_ended() -> None:
    script = "import time; from baluchon.server import run; run.END_SECONDS = 0.1; run.end_in_time(); time.sleep(600)"
    ended = subprocess.run([sys.executable, "-c", script], capture_output=True, timeout=PATIENCE, check=False)
    assert ended.returncode == 1
    assert b"did not end" in ended.stderr
