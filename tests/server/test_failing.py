"""A store that cannot write: moves are refused with a clear error, nothing is half written, all is well again after."""

import asyncio
import resource
import signal
import sqlite3
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from baluchon.client import Client, ServerRefused
from baluchon.server.protocol import NewSeat, TableSettings
from tests.server.serving import FAST, HERE, PATIENCE, Process, Served, free_port, newer_view, serving

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
        server = Process(database, free_port())
        try:
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
        finally:
            await asyncio.to_thread(server.end, signal.SIGTERM)
            server.output()
        with sqlite3.connect(database) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            numbers = [row[0] for row in connection.execute("SELECT n FROM entries ORDER BY n")]
        connection.close()
        assert numbers == list(range(len(numbers)))

    asyncio.run(story())


def test_one_file_has_one_server(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db"):
            second = Process(tmp_path / "db", free_port())
            await asyncio.to_thread(second._process.wait, PATIENCE)
            assert "in use by another server" in second.output()

    asyncio.run(story())
