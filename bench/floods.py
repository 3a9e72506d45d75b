"""What strangers can do to those who play: `python bench/floods.py` prints how long moves took during each flood.

The kinds of floods are in `flood_kinds.py`. The exit code is 1 if moves took longer than the bar during one of them; on
a busy machine hold it against `nothing`, the run without a flood, and against the load that is printed.

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

sys.path.insert(0, str(Path(__file__).parents[1]))
from baluchon.client import Client, ServerRefused, Socket, SocketClosed
from baluchon.server.protocol import Acting, Frame, NewSeat, TableChanged, TableSettings
from bench.flood_kinds import FLOODS, GAME, Flood

TABLES = 10
BAR = 0.05
"""Seconds within which 99 of 100 moves are to be acknowledged, whatever comes beside them."""
KILL_SECONDS = 4.0
"""From one kill to the next."""
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


async def let_loose(flood: Flood, url: str, table: str, seconds: float) -> None:
    """A flood in a process of its own, with what those who play leave of this machine: it stands for another one."""
    os.nice(10)
    await flood(url, table, asyncio.get_running_loop().time() + seconds)


async def measure(server: Server, flood: Flood, seconds: float, player: Player, tables: int, kills: int) -> list[float]:
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
            raise SystemExit(f"a player failed: {error!r}") from error
    return sorted(took)


def said(times: list[float]) -> str:
    share = [1000 * times[int(len(times) * part)] for part in (0.5, 0.95, 0.99)] if times else [0.0] * 3
    return f"{len(times):5} times, p50 {share[0]:7.1f}, p95 {share[1]:7.1f}, p99 {share[2]:7.1f} ms"


def is_late(times: list[float]) -> bool:
    return not times or times[int(len(times) * 0.99)] > BAR


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="of each flood")
    parser.add_argument("--port", type=int, default=8766)
    parser.add_argument("--source", type=Path, action="append", help="a worktree to measure, this one if none is named")
    parser.add_argument("--only", help="one of the floods, or several with commas between them")
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
    late: list[str] = []
    for flood in FLOODS:
        if wanted.only and flood.__name__ not in wanted.only.split(","):
            continue
        for source in sources:
            with tempfile.TemporaryDirectory() as folder:
                server = Server(source, folder, wanted.port)
                try:
                    before = server.cpu()
                    times = asyncio.run(measure(server, flood, seconds, player, tables, wanted.kills))
                    core = 0.0 if wanted.kills else (server.cpu() - before) / seconds
                finally:
                    server.stop()
            beside = f"{core:4.0%} of a core, load of the machine {os.getloadavg()[0]:.1f}"
            print(f"{flood.__name__:14} {source.name:10} {said(times)}; {beside}", flush=True)
            if is_late(times):
                late.append(flood.__name__)
    if late and player is play:
        sys.exit(f"moves took longer than {1000 * BAR:.0f} ms during: {', '.join(late)}")


if __name__ == "__main__":
    main()
