"""How much a move costs the server: `python bench/server.py --help`.

Starts a server on 127.0.0.1 with a durable SQLite file, seats four people at each of many tables, each with a
WebSocket of their own, and lets every table move once a second. Everything is bounded by --seconds.
"""

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from baluchon.client import Client
from baluchon.kernel.chance import FastChance
from baluchon.kernel.declaration import Game
from baluchon.kernel.registry import game_by_id
from baluchon.server.conduct import Sitting
from baluchon.server.entries import Entry, Moved, Opened, Row, Seat, Started
from baluchon.server.protocol import Attach, Command, NewSeat, PlayMove, Settings
from baluchon.server.table import Table

SEATS = 4
PAGE = os.sysconf("SC_PAGE_SIZE")
TICKS = os.sysconf("SC_CLK_TCK")


class Head(msgspec.Struct):
    """Just as much of a message as the load needs."""

    type: str
    id: str | None = None
    code: str | None = None
    seat: int | None = None
    decision: int | None = None
    legal: list[int] = []


_decoder = msgspec.json.Decoder(Head | list[Head])


class Server:
    """A server process and what it uses."""

    def __init__(self, folder: str, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}"
        command = [sys.executable, "-m", "baluchon", "serve", "--port", str(port), "--database", f"{folder}/db"]
        self._process = subprocess.Popen([*command, "--log-level", "warning"], stdout=subprocess.DEVNULL)
        while True:
            try:
                httpx.get(f"{self.url}/healthz")
                break
            except httpx.TransportError:
                time.sleep(0.05)

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> int:
        return int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1]) * PAGE

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()


class BusyTable:
    """Four people at a table that moves at a steady pace."""

    def __init__(self, server: Server, id: str, token: str, lines: list[ClientConnection]) -> None:
        self.server = server
        self.id = id
        self.token = token
        self.lines = lines
        self.offers: dict[int, tuple[int | None, list[int]]] = {}
        self.sent: dict[str, float] = {}
        self.latencies: list[float] = []
        self.refused = 0

    @classmethod
    async def open(cls, server: Server, client: Client, game: str) -> "BusyTable":
        settings = Settings(pace="instant")
        opened = await client.open(game, [NewSeat("here")] * SEATS, settings=settings, start=True)
        assert client.token is not None
        address = f"{server.url.replace('http', 'ws')}/api/tables/{opened.table.id}/socket?lists=true"
        headers = {"Authorization": f"Bearer {client.token}"}
        lines = []
        for seat in range(SEATS):
            line = await connect(address, additional_headers=headers, compression=None, proxy=None, ping_interval=None)
            await line.send(msgspec.json.encode(Command("look", Attach(), seat)).decode())
            lines.append(line)
        return cls(server, opened.table.id, client.token, lines)

    async def listen(self) -> None:
        await asyncio.gather(*(self._listen(line) for line in self.lines))

    async def _listen(self, line: ClientConnection) -> None:
        async for text in line:
            heads = _decoder.decode(text)
            for head in heads if isinstance(heads, list) else [heads]:
                if head.type == "view" and head.seat is not None:
                    self.offers[head.seat] = (head.decision, head.legal)
                elif head.id in self.sent:
                    self.latencies.append(time.perf_counter() - self.sent.pop(head.id))
                    self.refused += head.type == "err"

    async def move(self, seconds: float, pause: float) -> None:
        until = time.monotonic() + seconds
        await asyncio.sleep(random.random() * pause)
        n = 0
        while time.monotonic() < until:
            began = time.monotonic()
            ready = [(seat, *offer) for seat, offer in self.offers.items() if offer[1]]
            if ready:
                seat, decision, legal = random.choice(ready)
                n += 1
                id = f"{seat}-{n}"
                body = PlayMove(random.choice(legal))
                self.offers[seat] = (None, [])
                self.sent[id] = time.perf_counter()
                await self.lines[seat].send(msgspec.json.encode(Command(id, body, seat, decision)).decode())
            await asyncio.sleep(max(0.0, pause - (time.monotonic() - began)))


async def load(server: Server, game: str, tables: int, seconds: float, pause: float) -> None:
    async with Client(server.url) as client:
        await client.come_in("Ana")
        before = server.memory()
        busy = [await BusyTable.open(server, client, game) for _ in range(tables)]
        await asyncio.sleep(1.0)
        sockets = tables * SEATS
        print(
            f"{tables} tables, {sockets} sockets: {(server.memory() - before) / sockets / 1000:.1f} kB for each socket"
        )
        listening = [asyncio.create_task(table.listen()) for table in busy]
        await asyncio.sleep(1.0)
        cpu, began = server.cpu(), time.monotonic()
        await asyncio.gather(*(table.move(seconds, pause) for table in busy))
        await asyncio.sleep(1.0)
        cpu, took = server.cpu() - cpu, time.monotonic() - began - 1.0
        latencies = sorted(latency for table in busy for latency in table.latencies)
        moves = len(latencies) - sum(table.refused for table in busy)
        lost = sum(len(table.sent) for table in busy)
        refused = sum(table.refused for table in busy)
        print(f"{moves} moves in {took:.1f} s ({moves / took:.0f}/s), {refused} refused, {lost} unanswered")
        print(f"server: {1000 * cpu / max(1, moves):.3f} ms of processor time for each move")
        for share in (0.5, 0.95, 0.99):
            print(f"latency p{100 * share:.0f}: {1000 * latencies[int(len(latencies) * share)]:.1f} ms")
        for task in listening:
            task.cancel()


def new_sitting(game: Game, seats: int) -> tuple[Sitting, list[Entry]]:
    people = [Seat("person", f"P{seat}", "p") for seat in range(seats)]
    opened = Opened(game.id, game.version, game.settle(seats), people, Settings(), "p")
    sitting = Sitting(Table.from_rows("t", [Row(0, 0.0, opened)]))
    sitting.apply(Started(bytes(range(32)).hex()), 0.0)
    return sitting, [opened]


def age(id: str, seats: int) -> None:
    """What a move costs early and late in a game, all views made; and how long a table takes to come back."""
    game, chance = game_by_id(id), FastChance(1)
    sitting, entries = new_sitting(game, seats)
    times: list[float] = []
    while not sitting.table.playing.is_over:
        seat = sitting.table.to_act[0]
        legal = sitting.table.playing.legal(seat)
        move = Moved(seat, legal[chance.below(len(legal))])
        began = time.perf_counter()
        sitting.apply(move, 0.0)
        for viewer in range(seats):
            sitting.sights.text(viewer, sitting.sights.versions[viewer] - 1)  # type: ignore[union-attr]
        times.append(time.perf_counter() - began)
    entries += sitting.fresh
    rows = [Row(n, 0.0, entry) for n, entry in enumerate(entries)]
    began = time.perf_counter()
    Sitting(Table.from_rows("t", rows))
    back = time.perf_counter() - began
    tenth = max(1, len(times) // 10)
    parts = [sorted(times[at : at + tenth])[tenth // 2] for at in range(0, len(times) - tenth + 1, tenth)]
    told = " ".join(f"{1000 * part:.3f}" for part in parts)
    print(f"{id}, {seats} seats, {len(times)} moves: ms for each move by tenths of the game: {told}")
    print(f"{id}: back from its log in {1000 * back:.1f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="road-trip-europa")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--pause", type=float, default=1.0, help="seconds between the moves of a table")
    parser.add_argument("--port", type=int, default=8765)
    parser.add_argument("--age", action="store_true", help="only how the cost of a move grows with the table's age")
    wanted = parser.parse_args()
    if wanted.age:
        game = game_by_id(wanted.game)
        age(wanted.game, game.max_seats)
        return
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder, wanted.port)
        try:
            asyncio.run(load(server, wanted.game, wanted.tables, wanted.seconds, wanted.pause))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
