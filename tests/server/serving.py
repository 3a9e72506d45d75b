"""Servers for tests: in this process on a free port, or as a process of their own that can be killed."""

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any, Self, TypeVar
from urllib.parse import quote

import httpx
import msgspec

from baluchon.client import Client, Socket
from baluchon.kernel.registry import all_games
from baluchon.server.app import build
from baluchon.server.house import House
from baluchon.server.protocol import Frame, NewSeat, TableChanged, TableSettings, Welcome
from baluchon.server.run import Server, config, open_house
from baluchon.server.settings import ServerSettings
from baluchon.server.store import Store, open_store
from tests.luck import SHIFT, SeededLuck, next_seed, running, seed_of
from tests.server.seeded import ANEW

HERE = NewSeat("here")
OPEN = NewSeat("open")
FAST = TableSettings(pace="instant")
ROOT = Path(__file__).parents[2]
PATIENCE = 120.0
"""Seconds after which a test gives up on something that should come by itself. On no machine is it a measure."""


async def until(is_so: Callable[[], bool | Awaitable[bool]]) -> None:
    """Wait for something that comes by itself."""
    async with asyncio.timeout(PATIENCE):
        while True:
            so = is_so()
            if so if isinstance(so, bool) else await so:
                return
            await asyncio.sleep(0.01)


async def newer_view(client: Client, table: str, seat: int, since: int) -> Frame:
    """The next view of a seat after a version."""
    async with asyncio.timeout(PATIENCE):
        while True:
            frame = await client.view(table, seat, since=since, wait=14)
            if frame is not None:
                return frame


class _QuietServer(Server):
    """A server that leaves the signals of the test process alone."""

    def capture_signals(self) -> Any:
        return nullcontext()


class Served:
    """A server in this process."""

    def __init__(self, url: str, house: House) -> None:
        self.url = url
        self.house = house

    def client(self, token: str | None = None) -> Client:
        return Client(self.url, token)

    async def person(self, nickname: str) -> Client:
        """A client who has come in."""
        client = self.client()
        await client.come_in(nickname)
        return client

    def socket(self, table: str, client: Client | None = None) -> Socket:
        return Socket(self.url, table, client.token if client else None)


@asynccontextmanager
async def serving(
    database: str | Path, *, store: Store | None = None, clock: Callable[[], float] = time.time, **settings: Any
) -> AsyncIterator[Served]:
    """A server in this process, with luck that follows from the test and from how many it has started before."""
    port = free_port()
    chosen = ServerSettings(database=str(database), port=port, **{"workers": 1, "rate": 10_000.0, **settings})
    kept = store if store is not None else open_store(str(database))
    async with open_house(House(chosen, kept, clock, SeededLuck(next_seed()))) as house:
        server = _QuietServer(config(build(house), chosen))
        ready = asyncio.Event()
        server.ready = lambda _: ready.set()
        task = asyncio.create_task(server.serve())
        await ready.wait()
        try:
            yield Served(f"http://127.0.0.1:{port}", house)
        finally:
            server.should_exit = True
            await task


_PORTS = random.Random(os.getpid())
"""Processes that look for ports at the same time look elsewhere."""


def free_port() -> int:
    """A port below those of outgoing connections: one of these could take it while a server restarts."""
    while True:
        port = _PORTS.randrange(10_000, 30_000)
        with socket.socket() as bound, suppress(OSError):
            bound.bind(("127.0.0.1", port))
            return port


class Process:
    """A server in a process of its own: `baluchon serve`, as people start it. It runs within a `with`, no longer."""

    def __init__(self, database: str | Path, port: int, *more: str) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self._arguments = [sys.executable, "-m", *self._command(database, *more)]
        self._said: str | None = None

    def __enter__(self) -> Self:
        self._process = subprocess.Popen(
            self._arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=os.environ, cwd=ROOT
        )
        return self

    def __exit__(self, *_: object) -> None:
        if self.is_running:
            self.end(signal.SIGKILL)
        self.output()

    def _command(self, database: str | Path, *more: str) -> list[str]:
        where = ["--port", str(self.port), "--database", str(database)]
        return ["baluchon", "serve", "--workers", "1", *where, *more]

    def wait_ready(self) -> None:
        """Return when the server answers."""
        give_up = time.monotonic() + PATIENCE
        while time.monotonic() < give_up:
            if self._process.poll() is not None:
                raise RuntimeError(f"the server ended: {self.output()}")
            try:
                if httpx.get(f"{self.url}/healthz").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.02)
        raise RuntimeError("the server does not answer")

    def end(self, how: signal.Signals = signal.SIGKILL) -> int:
        """Send a signal and wait for the end."""
        self._process.send_signal(how)
        return self._process.wait(PATIENCE)

    @property
    def is_running(self) -> bool:
        return self._process.poll() is None

    def output(self) -> str:
        """What it has said; only after its end."""
        if self._said is None:
            out, err = self._process.communicate()
            self._said = (out + err).decode()
        return self._said


class SeededProcess(Process):
    """A server in a process of its own whose games the test knows."""

    def __init__(self, database: str | Path, port: int | None = None, seed: str | None = None, **settings: Any) -> None:
        self._seed = next_seed() if seed is None else seed
        self._settings = settings
        super().__init__(database, free_port() if port is None else port)

    def _command(self, database: str | Path, *more: str) -> list[str]:
        given = {"workers": 1, "people_per_address": 1_000_000, **self._settings}  # all guests are at one address
        chosen = ServerSettings(database=str(database), port=self.port, **given)
        return ["tests.server.seeded", self._seed, str(SHIFT), msgspec.json.encode(chosen).decode()]

    def begin(self) -> None:
        """Let the test that runs begin from its own seed."""
        httpx.post(f"{self.url}{ANEW}?{quote(seed_of(running()))}").raise_for_status()


P = TypeVar("P", bound=Process)


def process(database: str | Path, *more: str) -> AbstractContextManager[Process]:
    """A server in a process of its own, ready."""
    return ready(Process(database, free_port(), *more))


def seeded(
    database: str | Path, port: int | None = None, seed: str | None = None, **settings: Any
) -> AbstractContextManager[SeededProcess]:
    """The same with games that the test knows."""
    return ready(SeededProcess(database, port, seed, **settings))


@contextmanager
def ready(served: P) -> Iterator[P]:
    """A server that answers; it is gone at the end."""
    with served:
        served.wait_ready()
        yield served


def fewest(game: str) -> int:
    return next(each.min_seats for each in all_games() if each.id == game)


async def open_game(host: Client, game: str, seats: int, settings: TableSettings = FAST) -> Welcome:
    """A started game in which the host has all seats."""
    return await host.open(game, [HERE] * seats, settings=settings, start=True)


async def play_out(
    served: Served, table: str, clients: Sequence[Client], choose: Callable[[Frame], int], most: int = 100_000
) -> int:
    """Each client plays its own seat over a WebSocket until the game is over; how many moves were made."""
    moves = 0

    async def one(seat: int, client: Client) -> None:
        nonlocal moves
        async with served.socket(table, client) as socket:
            await socket.attach(seat)
            async for message in socket:
                if isinstance(message, Frame) and message.legal:
                    if moves >= most:
                        return
                    moves += 1
                    await socket.play(message, choose(message))
                if isinstance(message, TableChanged) and message.table.status == "finished":
                    return

    await asyncio.gather(*(one(seat, client) for seat, client in enumerate(clients)))
    return moves
