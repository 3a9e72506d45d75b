"""An acknowledged move is never lost: the server is killed at random moments under load."""

import asyncio
import os
import random
import signal
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import ExitStack, asynccontextmanager
from itertools import count
from pathlib import Path

import httpx
import pytest

from baluchon.client import Client, ServerRefused, Socket, SocketClosed
from baluchon.client.socket import RETRY_SECONDS
from baluchon.server.entries import Moved
from baluchon.server.protocol import Frame, PlayMove, TableChanged
from baluchon.server.store import open_store
from baluchon.server.table import Table
from tests.server.serving import FAST, HERE, PATIENCE, Process, free_port, process, until

GAMES = ("tour-du-monde", "road-trip-europa")
HARMLESS = {"stale", "not-your-turn", "game-over", "store-failing"}
"""What a move may be refused for: the table went on, or the server was ended."""


class Load:
    """Tables that play without a pause, and everything that was acknowledged to them."""

    def __init__(self, *urls: str) -> None:
        self.urls: Sequence[str] = urls
        self.acknowledged: dict[str, list[str]] = {}
        self.sockets: list[Socket] = []
        self.refused: Counter[str] = Counter()
        """By what was asked for, code and message: how often it was refused."""
        self.harmful: set[str] = set()
        """Those refusals of moves that nothing here explains."""
        self.lags: list[float] = []
        """Of several nodes: how long after the one at which a move was made another shows the view."""
        self.dice = random.Random("kills")
        self._ids = count()

    @property
    def moves(self) -> int:
        """How many moves were acknowledged so far."""
        return sum(map(len, self.acknowledged.values()))

    @property
    def resumed(self) -> list[float]:
        """For how long each broken connection was away."""
        return [seconds for socket in self.sockets for seconds in socket.resumed]

    async def more(self, moves: int) -> None:
        """Wait until so many more moves are acknowledged."""
        wanted = self.moves + moves
        try:
            await until(lambda: self.moves >= wanted or bool(self.harmful) or self._playing.done())
        except TimeoutError:
            raise AssertionError(f"{self.moves} moves instead of {wanted}; refused: {dict(self.refused)}") from None
        self.check()

    def check(self) -> None:
        """Nobody has stopped playing, and no move was refused without a reason."""
        if self._playing.done():
            self._playing.result()
        assert self.harmful == set()

    @asynccontextmanager
    async def playing(self, tables: int) -> AsyncIterator[None]:
        ways = [(game, url) for url in self.urls for game in GAMES]
        self._playing = asyncio.gather(*(self._play(*ways[n % len(ways)]) for n in range(tables)))
        try:
            yield
        finally:
            self._playing.cancel()
            await asyncio.gather(self._playing, return_exceptions=True)

    async def _play(self, game: str, url: str) -> None:
        """One table after the other, for ever."""
        while True:
            async with Client(url) as client:
                try:
                    await client.come_in("Ana")
                    opened = await client.open(game, [HERE, HERE], settings=FAST, start=True)
                except (httpx.TransportError, ServerRefused) as error:
                    if isinstance(error, ServerRefused):
                        self._note("a table", error)
                    await asyncio.sleep(0.1)  # killed just now
                    continue
                await self._play_table(url, opened.table.id, client.token)

    async def _play_table(self, url: str, table: str, token: str | None) -> None:
        done = self.acknowledged.setdefault(table, [])
        try:
            socket = await Socket(url, table, token, patience=600.0).__aenter__()
        except (SocketClosed, ServerRefused):
            return
        self.sockets.append(socket)
        seen: dict[int, float] = {}
        watching = asyncio.create_task(self._watch(self._after(url), table, token, seen))
        try:
            for seat in (0, 1):
                await socket.attach(seat)
            async for message in socket:
                if isinstance(message, Frame):
                    if message.seat == 0:
                        seen[message.v] = asyncio.get_running_loop().time()
                    if message.legal:
                        await self._move(socket, message, done)
                if isinstance(message, TableChanged) and message.table.status == "finished":
                    return
        finally:
            watching.cancel()
            await asyncio.gather(watching, return_exceptions=True)
            await socket.__aexit__()

    def _after(self, url: str) -> str:
        return self.urls[(self.urls.index(url) + 1) % len(self.urls)]

    async def _watch(self, url: str, table: str, token: str | None, seen: dict[int, float]) -> None:
        """The first seat at another node, if there is one: how much later its views come there."""
        if len(self.urls) == 1:
            return
        async with Socket(url, table, token, patience=600.0) as socket:
            await socket.attach(0)
            async for message in socket:
                if isinstance(message, Frame) and message.v in seen:
                    self.lags.append(asyncio.get_running_loop().time() - seen[message.v])

    async def _move(self, socket: Socket, frame: Frame, done: list[str]) -> None:
        id = f"move-{next(self._ids)}"
        body = PlayMove(self.dice.choice(frame.legal))
        try:
            await socket.command(body, seat=frame.seat, decision=frame.decision, id=id)
            done.append(id)
        except ServerRefused as error:
            self._note("a move", error)
            if error.failure.code not in HARMLESS:
                self.harmful.add(str(error.failure))

    def _note(self, what: str, error: ServerRefused) -> None:
        self.refused[f"{what}: {error.failure.code}, {error.failure.message}"] += 1


async def kill_again_and_again(
    database: str | Path, tables: int, kills: int, nodes: int = 1
) -> tuple[Load, list[float]]:
    """Load, kills at random moments, one node after the other, and at the end a check of every log."""
    load, restarts = Load(), list[float]()
    loop = asyncio.get_running_loop()
    with ExitStack() as started:
        servers = [started.enter_context(Process(database, free_port())) for _ in range(nodes)]
        load.urls = [server.url for server in servers]
        for server in servers:
            await asyncio.to_thread(server.wait_ready)
        async with load.playing(tables):
            for kill in range(kills):
                await load.more(load.dice.randrange(20, 200))
                for _ in range(load.dice.randrange(500)):  # not only when a move was just acknowledged
                    await asyncio.sleep(0)
                load.check()
                server = servers[kill % nodes]
                server.end(signal.SIGKILL)
                began = loop.time()
                server.output()
                servers[kill % nodes] = server = started.enter_context(Process(database, server.port))
                await asyncio.to_thread(server.wait_ready)
                restarts.append(loop.time() - began)
            await until(lambda: len(load.resumed) > 0)
            await load.more(20)
        for server in servers:
            await asyncio.to_thread(server.end, signal.SIGTERM)
    await check_logs(database, load)
    return load, restarts


async def check_logs(database: str | Path, load: Load) -> None:
    store = open_store(str(database))
    await store.open()
    try:
        for id, acknowledged in load.acknowledged.items():
            rows = await store.rows(id)
            assert [row.n for row in rows] == list(range(len(rows))), "a gap"
            stored = [row.command for row in rows if isinstance(row.entry, Moved)]
            assert len(set(stored)) == len(stored), "a duplicate"
            assert set(acknowledged) <= set(stored), "an acknowledged move is lost"
            assert Table.from_rows(id, rows).n == len(rows)
    finally:
        await store.close()


def test_kills_lose_nothing(tmp_path: Path) -> None:
    load, _ = asyncio.run(kill_again_and_again(tmp_path / "db", tables=6, kills=2))
    assert load.moves >= 60


KILLS = int(os.environ.get("BALUCHON_KILLS", "100"))


@pytest.mark.soak
def test_many_kills_lose_nothing(tmp_path: Path) -> None:
    """`BALUCHON_KILLS=1000` for the full length: about two seconds each."""
    _tell(*asyncio.run(kill_again_and_again(tmp_path / "db", tables=40, kills=KILLS)))


@pytest.mark.soak
@pytest.mark.postgres
@pytest.mark.parametrize("nodes", [2, 3])
def test_many_kills_of_several_nodes_lose_nothing(postgres_url: str, nodes: int) -> None:
    load, restarts = asyncio.run(kill_again_and_again(postgres_url, tables=20, kills=KILLS, nodes=nodes))
    _tell(load, restarts)
    lags = sorted(load.lags)
    shares = (f"p{100 * share:.0f} {1000 * lags[int(len(lags) * share)]:.0f} ms" for share in (0.5, 0.95, 0.99))
    print(f"{len(lags)} views seen at another node, later by {', '.join(shares)}, kills included")


def _tell(load: Load, restarts: list[float]) -> None:
    away = sorted(load.resumed)
    print(
        f"{len(restarts)} kills: {load.moves} moves acknowledged at {len(load.acknowledged)} tables, none lost; "
        f"{len(away)} connections resumed, "
        f"p95 {away[int(len(away) * 0.95)]:.2f} s; server back after {sorted(restarts)[len(restarts) // 2]:.2f} s"
    )
    assert load.moves > 1_000


def test_a_clean_end_tells_everyone_and_loses_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        with process(tmp_path / "db") as server:
            load = Load(server.url)
            async with load.playing(3):
                await load.more(10)
                assert await asyncio.to_thread(server.end, signal.SIGTERM) == 0
        said = server.output()
        assert "Traceback" not in said
        assert "leaked" not in said
        await check_logs(tmp_path / "db", load)

    asyncio.run(story())


def test_no_handshake_is_a_defect_while_the_server_ends(tmp_path: Path) -> None:
    """Whoever comes at that moment is let in, told to come again, or finds nobody: never an error of the server."""
    socket = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    answers: list[bytes] = []
    gone = asyncio.Event()

    async def come(port: int, table: str) -> None:
        request = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\n{socket}"
        while not gone.is_set():
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(f"{request}Sec-WebSocket-Key: {'A' * 22}==\r\n\r\n".encode())
                answers.append(await reader.readline())
                writer.transport.abort()
            except OSError:
                gone.set()  # there is no server any more

    async def story(server: Process) -> None:
        async with Client(server.url) as ana:
            await ana.come_in("Ana")
            table = (await ana.open(GAMES[0], [HERE] * 2, settings=FAST, start=True)).table.id
        coming = [asyncio.create_task(come(server.port, table)) for _ in range(20)]
        await until(lambda: len(answers) > 40)
        assert await asyncio.to_thread(server.end, signal.SIGTERM) == 0
        await asyncio.wait_for(asyncio.gather(*coming), PATIENCE)
        assert {answer.partition(b" ")[2][:3] for answer in answers} <= {b"101", b"503", b"429", b""}
        assert "Traceback" not in server.output()

    with process(tmp_path / "db") as server:
        asyncio.run(story(server))


def test_programs_come_back_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a restart not everyone comes at the same moment; `line.test.ts` has the same of browsers."""
    pauses: list[float] = []

    async def note(seconds: float) -> None:
        pauses.append(seconds)

    async def refuse(_: Socket) -> None:
        if len(pauses) < 40:
            raise ConnectionRefusedError
        raise asyncio.CancelledError

    async def story() -> None:
        monkeypatch.setattr(Socket, "_connect", refuse)
        monkeypatch.setattr(asyncio, "sleep", note)
        with pytest.raises(asyncio.CancelledError):
            await Socket("http://127.0.0.1:1", "t", patience=PATIENCE)._again()

    asyncio.run(story())
    assert len(set(pauses)) > 30
    assert 0 < min(pauses) < 0.8 * RETRY_SECONDS < 1.2 * RETRY_SECONDS < max(pauses) <= 2 * RETRY_SECONDS
