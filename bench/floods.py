"""What strangers can do to those who play: `python bench/floods.py` prints how long moves took during each flood.

A server on 127.0.0.1, some tables that move ten times a second together, and a flood in a process of its own from an
address of its own (127.0.0.66; all of 127.0.0.0/8 is this machine). Black box: it speaks HTTP and WebSocket only, so
that `--source PATH` can measure an older version from its worktree in the same minute. Everything is bounded by
--seconds. With `--casual` it is the replies of `casual` that are timed instead of moves, with `--kills N` how long
those who play are away after the server was killed.
"""

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from baluchon.client import Client, ServerRefused, Socket, SocketClosed
from baluchon.server.protocol import Acting, Frame, NewSeat, TableChanged, TableSettings

GAME = "road-trip-europa"
FLOODER = "127.0.0.66"
TABLES = 10
KILL_SECONDS = 4.0
"""From one kill to the next."""
Flood = Callable[[str, str, float], Coroutine[None, None, None]]
Player = Callable[[str, list[float], float], Coroutine[None, None, None]]


class Server:
    """A server process of some version."""

    def __init__(self, source: Path, folder: str, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}"
        code = source / ("build/tree" if (source / "build/tree").exists() else "src")  # compiled, if it was built
        self._environment = {**os.environ, "PYTHONPATH": f"{code}:{source / 'build/metadata'}"}
        command = [sys.executable, "-m", "baluchon", "serve", "--port", str(port), "--database", f"{folder}/db"]
        self._command = [*command, "--log-level", "error"]
        self._process = self._begin()
        while self._process.poll() is None:
            try:
                if httpx.get(f"{self.url}/api/games", timeout=60.0).status_code == 200:  # all is loaded
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise SystemExit("the server did not start")

    def _begin(self) -> "subprocess.Popen[bytes]":
        quiet = subprocess.DEVNULL
        return subprocess.Popen(self._command, env=self._environment, stdout=quiet, stderr=quiet)

    def kill(self) -> None:
        """As if the machine had failed, and at once up again."""
        self._process.kill()
        self._process.wait()
        self._process = self._begin()

    def cpu(self) -> float:
        """Seconds of processor time so far, all threads."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()


async def play(url: str, took: list[float], until: float) -> None:
    """A table with one person, who moves once a second."""
    loop = asyncio.get_running_loop()
    async with Client(url) as client:
        await client.come_in("Ana")
        while loop.time() < until:
            seats = [NewSeat("here")] * 2
            opened = await client.open(GAME, seats, settings=TableSettings(pace="instant"), start=True)
            async with Socket(url, opened.table.id, client.token) as socket:
                for seat in (0, 1):
                    await socket.attach(seat)
                async for message in socket:
                    if loop.time() >= until:
                        return
                    if isinstance(message, TableChanged) and message.table.status == "finished":
                        break
                    if isinstance(message, Frame) and message.legal:
                        await asyncio.sleep(1.0)
                        began = time.perf_counter()
                        with suppress(ServerRefused):
                            await socket.play(message, message.legal[0])
                            took.append(time.perf_counter() - began)


async def decide(socket: Socket, frame: Frame) -> None:
    """Make a move after a while."""
    await asyncio.sleep(0.5)
    with suppress(ServerRefused, SocketClosed):
        await socket.play(frame, frame.legal[0])


async def wait_for_casual(url: str, took: list[float], until: float) -> None:
    """A table with one person and one bot; what is timed is how long the bot is to act."""
    loop = asyncio.get_running_loop()
    async with Client(url) as client:
        await client.come_in("Ana")
        seats = [NewSeat("here"), NewSeat("bot", level="casual")]
        while loop.time() < until:
            opened = await client.open(GAME, seats, settings=TableSettings(pace="instant"), start=True)
            asked: float | None = None
            deciding: set[asyncio.Task[None]] = set()
            async with Socket(url, opened.table.id, client.token) as socket:
                await socket.attach(0)
                async for message in socket:
                    if loop.time() >= until:
                        return
                    if isinstance(message, Acting) and 1 in message.to_act:
                        asked = asked or loop.time()
                    elif isinstance(message, Acting) and asked is not None:
                        took.append(loop.time() - asked)
                        asked = None
                    if isinstance(message, TableChanged) and message.table.status == "finished":
                        break
                    if isinstance(message, Frame) and message.legal:
                        task = asyncio.create_task(decide(socket, message))  # what comes meanwhile is timed
                        deciding.add(task)
                        task.add_done_callback(deciding.discard)


async def stay(url: str, away: list[float], until: float) -> None:
    """A table with one person, who moves once a second; what is timed is how long lost connections were away."""
    loop = asyncio.get_running_loop()
    async with Client(url) as client:
        await client.come_in("Ana")
        opened = await client.open(GAME, [NewSeat("here")] * 2, settings=TableSettings(pace="instant"), start=True)
        async with Socket(url, opened.table.id, client.token) as socket:
            for seat in (0, 1):
                await socket.attach(seat)
            with suppress(TimeoutError):
                async with asyncio.timeout(until - loop.time()):
                    async for message in socket:
                        if isinstance(message, Frame) and message.legal:
                            await asyncio.sleep(1.0)
                            with suppress(ServerRefused):
                                await socket.play(message, message.legal[0])
            away += socket.resumed


async def nothing(url: str, table: str, until: float) -> None:
    """No flood."""


async def description(url: str, table: str, until: float) -> None:
    """30 requests a second for the description of the API."""
    loop = asyncio.get_running_loop()
    transport = httpx.AsyncHTTPTransport(local_address=FLOODER, limits=httpx.Limits(max_connections=30))
    async with httpx.AsyncClient(base_url=url, transport=transport, timeout=30.0) as http:
        going: set[asyncio.Task[httpx.Response]] = set()
        while loop.time() < until:
            task = asyncio.create_task(http.get("/api/openapi.json"))
            going.add(task)
            task.add_done_callback(going.discard)
            await asyncio.sleep(1 / 30)
        for task in going:
            task.cancel()


async def requests(url: str, table: str, until: float) -> None:
    """Lists of tables over 16 connections, as fast as they are answered."""
    loop = asyncio.get_running_loop()
    transport = httpx.AsyncHTTPTransport(local_address=FLOODER)

    async def one(http: httpx.AsyncClient) -> None:
        while loop.time() < until:
            with suppress(httpx.HTTPError):
                await http.get("/api/tables")

    async with httpx.AsyncClient(base_url=url, transport=transport, timeout=30.0) as http:
        await asyncio.gather(*(one(http) for _ in range(16)))


async def messages(url: str, table: str, until: float) -> None:
    """8 anonymous WebSockets that send without a pause, and come back when they are cut."""
    loop = asyncio.get_running_loop()
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"

    async def one() -> None:
        while loop.time() < until:
            with suppress(Exception):
                async with connect(address, local_addr=(FLOODER, 0), compression=None) as line:

                    async def read() -> None:
                        with suppress(ConnectionClosed):
                            async for _ in line:
                                pass

                    reading = asyncio.create_task(read())
                    while loop.time() < until and not reading.done():
                        await line.send('{"id": "x", "body": {"type": "ping"}}')
                        await asyncio.sleep(0)
            await asyncio.sleep(0.05)

    await asyncio.gather(*(one() for _ in range(8)))


async def handshakes(url: str, table: str, until: float) -> None:
    """Anonymous WebSockets, opened and closed without a pause, 8 at a time."""
    loop = asyncio.get_running_loop()
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"

    async def one() -> None:
        while loop.time() < until:
            with suppress(Exception):
                async with connect(address, local_addr=(FLOODER, 0), compression=None):
                    pass

    await asyncio.gather(*(one() for _ in range(8)))


async def halves(url: str, table: str, until: float) -> None:
    """1,500 connections with half a request each."""
    loop = asyncio.get_running_loop()
    port = int(url.rsplit(":", 1)[1])
    writers = []
    for _ in range(1_500):
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(1.0):
                _, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(FLOODER, 0))
                writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n")
                writers.append(writer)
        if loop.time() >= until:
            break
    await asyncio.sleep(max(0.0, until - loop.time()))
    for writer in writers:
        writer.close()


async def ten_bots(url: str, table: str, until: float) -> None:
    """10 tables of two `master` bots each."""
    await _all_bots(url, 10, until)


async def bots(url: str, table: str, until: float) -> None:
    """40 tables of two `master` bots each."""
    await _all_bots(url, 40, until)


async def _all_bots(url: str, tables: int, until: float) -> None:
    loop = asyncio.get_running_loop()
    async with Client(url) as client:
        await client.come_in("Eve")
        masters = [NewSeat("bot", level="master")] * 2
        for _ in range(tables):
            await client.open(GAME, masters, settings=TableSettings(pace="instant"), start=True)
        await asyncio.sleep(max(0.0, until - loop.time()))


async def routes(server: Server, count: int) -> None:
    """What a request of each kind costs the server, in processor time, and what it counts as."""
    from baluchon.server.costs import cost_of

    async with Client(server.url) as ana:
        await ana.come_in("Ana")
        bots = [NewSeat("bot", level="random")] * 2
        finished = (await ana.open(GAME, bots, settings=TableSettings(pace="instant"), start=True)).table.id
        while (await ana.table(finished)).status != "finished":
            await asyncio.sleep(0.2)
        table = (await ana.open(GAME, [NewSeat("here")] * 2, start=True)).table.id
        new = {"game": GAME, "seats": [{"kind": "here"}, {"kind": "open"}]}
        headers = {"Authorization": f"Bearer {ana.token}"}
        async with httpx.AsyncClient(base_url=server.url, headers=headers, timeout=60.0) as http:
            for method, path, body in (
                ("GET", "/", None),
                ("GET", "/healthz", None),
                ("GET", "/api/games", None),
                ("GET", f"/api/games/{GAME}", None),
                ("GET", "/api/openapi.json", None),
                ("GET", "/api/docs", None),
                ("GET", "/api/me", None),
                ("GET", "/api/tables", None),
                ("GET", f"/api/tables/{table}", None),
                ("GET", f"/api/tables/{table}/view?seat=0", None),
                ("GET", f"/api/tables/{finished}/events", None),
                ("GET", f"/api/tables/{finished}/record", None),
                ("GET", f"/api/tables/{finished}/replay", None),
                ("POST", "/api/me", {"nickname": "Ben"}),
                ("POST", "/api/tables", new),
            ):
                for _ in range(3):
                    await http.request(method, path, json=body)
                before, refused = server.cpu(), 0
                for _ in range(count):
                    refused += (await http.request(method, path, json=body)).status_code == 429
                each = 1000 * (server.cpu() - before) / count
                cost = cost_of(method, path.partition("?")[0])
                shown = path.replace(table, "T").replace(finished, "T")
                print(f"{method:5} {shown:34} {each:6.2f} ms, counts as {cost:4}, {refused} refused", flush=True)
                await asyncio.sleep(count * cost / 120)


FLOODS: tuple[Flood, ...] = (nothing, description, requests, messages, handshakes, halves, ten_bots, bots)


async def let_loose(flood: Flood, url: str, table: str, seconds: float) -> None:
    """A flood in a process of its own, with what those who play leave of this machine: it stands for another one."""
    os.nice(10)
    await flood(url, table, asyncio.get_running_loop().time() + seconds)


async def measure(server: Server, flood: Flood, seconds: float, player: Player, tables: int, kills: int) -> str:
    """How long what the players time has taken, while a flood comes and the server is killed now and then."""
    loop = asyncio.get_running_loop()
    async with Client(server.url) as host:
        await host.come_in("Host")
        opened = await host.open(GAME, [NewSeat("here")] * 2, settings=TableSettings(pace="instant"), start=True)
        table = opened.table.id
    took: list[float] = []
    until = loop.time() + seconds
    players = [asyncio.create_task(player(server.url, took, until)) for _ in range(tables)]
    await asyncio.sleep(1.0)
    command = [sys.executable, __file__, "--flood", server.url, table, "--only", flood.__name__]
    flooding = await asyncio.create_subprocess_exec(*command, "--seconds", str(seconds - 1.0))
    for _ in range(kills):
        await asyncio.sleep(KILL_SECONDS)
        server.kill()
    done, late = await asyncio.wait(players, timeout=seconds + 20)
    await flooding.wait()
    for task in late:
        task.cancel()
    for task in done:
        if (error := task.exception()) is not None:
            return f"a player failed: {error!r}"
    times = sorted(took)
    share = [1000 * times[int(len(times) * part)] for part in (0.5, 0.95, 0.99)] if times else [0.0] * 3
    return f"{len(times):5} times, p50 {share[0]:7.1f}, p95 {share[1]:7.1f}, p99 {share[2]:7.1f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="of each flood")
    parser.add_argument("--port", type=int, default=8766)
    parser.add_argument("--source", type=Path, action="append", help="a worktree to measure, this one if none is named")
    parser.add_argument("--only", help="one of the floods")
    parser.add_argument("--casual", action="store_true", help="time the replies of `casual`, not moves")
    parser.add_argument("--kills", type=int, default=0, help="time how long 40 tables are away after so many kills")
    parser.add_argument("--routes", type=int, default=0, help="instead: so many requests of each kind")
    parser.add_argument("--flood", nargs=2, metavar=("URL", "TABLE"), help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.flood:
        flood = next(each for each in FLOODS if each.__name__ == wanted.only)
        asyncio.run(let_loose(flood, *wanted.flood, wanted.seconds))
        return
    if wanted.routes:
        with tempfile.TemporaryDirectory() as folder:
            server = Server(Path(__file__).parents[1], folder, wanted.port)
            try:
                asyncio.run(routes(server, wanted.routes))
            finally:
                server.stop()
        return
    sources = wanted.source or [Path(__file__).parents[1]]
    player, tables, seconds = wait_for_casual if wanted.casual else play, TABLES, wanted.seconds
    if wanted.kills:
        player, tables, seconds = stay, 4 * TABLES, (wanted.kills + 2) * KILL_SECONDS
    for flood in FLOODS:
        if wanted.only and flood.__name__ != wanted.only:
            continue
        for source in sources:
            with tempfile.TemporaryDirectory() as folder:
                server = Server(source, folder, wanted.port)
                try:
                    found = asyncio.run(measure(server, flood, seconds, player, tables, wanted.kills))
                finally:
                    server.stop()
            load = os.getloadavg()[0]
            print(f"{flood.__name__:12} {source.name:12} {found}; load of the machine {load:.1f}", flush=True)


if __name__ == "__main__":
    main()
