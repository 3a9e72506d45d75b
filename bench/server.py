"""What the server costs, held against its bars: `python bench/server.py` prints one table.

A server on 127.0.0.1 with a durable SQLite file; four people at each table, each with a WebSocket of their own; real
rules, four views for each move. Two loads: every table moves once a second, and every table moves as soon as it was
answered. Beside it the same loads for `yardstick.py`, which echoes the frames of a recorded game over the same lines
after the same commits: the bars are ratios, since milliseconds differ twofold between machines. The rest is measured in
this process. Everything is bounded by --seconds. `--source PATH`, more than once, holds packages of several versions
against each other, in turns with the yardstick: the two loads only.
"""

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import httpx
import msgspec

from baluchon.client import Client, ServerRefused
from baluchon.kernel.chance import FastChance
from baluchon.kernel.declaration import Game
from baluchon.kernel.registry import game_by_id
from baluchon.server.entries import Moved, Opened, Row, Seat, Started
from baluchon.server.house import House
from baluchon.server.protocol import Attach, Command, NewSeat, PlayMove, TableSettings
from baluchon.server.settings import ServerSettings
from baluchon.server.sitting import Sitting
from baluchon.server.store import open_store
from baluchon.server.table import Table
from baluchon.server.told import to_update

SEATS = 4
ROOMY = {"BALUCHON_PEOPLE_PER_ADDRESS": "1000000"}
"""A person for each table comes from one address. (Versions without this limit do not read it.)"""
PAGE = os.sysconf("SC_PAGE_SIZE")
TICKS = os.sysconf("SC_CLK_TCK")
LONG_GAME = "tour-du-monde"
YOUNG, OLD = 10, 300
"""Moves a table has behind it when its next ones are measured."""


class Server:
    """A server process and what it uses."""

    is_yardstick = False

    def __init__(self, folder: str, port: int, source: Path | None = None) -> None:
        path = os.environ.get("PYTHONPATH", "")
        environment = {**os.environ, "PYTHONPATH": f"{source}:{path}" if source else path, **ROOMY}
        self._start(
            port, ["-m", "baluchon", "serve", "--database", f"{folder}/db", "--log-level", "warning"], environment
        )

    def _start(self, port: int, arguments: list[str], environment: dict[str, str] | None = None) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        command = [sys.executable, *arguments, "--port", str(port)]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=environment)
        while self._process.poll() is None:
            try:
                httpx.get(f"{self.url}/healthz")
                return
            except httpx.TransportError:
                time.sleep(0.05)
        raise SystemExit("the server did not start")

    def cpu(self) -> float:
        """Seconds of processor time so far, all threads."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> int:
        return int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1]) * PAGE

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()


class Yardstick(Server):
    """The same without a game."""

    is_yardstick = True

    def __init__(self, folder: str, port: int, frames: Path) -> None:
        program = str(Path(__file__).with_name("yardstick.py"))
        self._start(port, [program, "--frames", str(frames), "--database", f"{folder}/yardstick"])


# ------------------------------------------------------------------------------------------------- the load


class Head(msgspec.Struct):
    """Just as much of a message as the load needs."""

    type: str
    id: str | None = None
    seat: int | None = None
    decision: int | None = None
    legal: list[int] = []


_decode = msgspec.json.Decoder(Head | list[Head]).decode
_encode = msgspec.json.Encoder().encode


class Player(asyncio.Protocol):
    """A WebSocket with as little around it as possible: the load must cost less than what it measures."""

    def __init__(self, table: "BusyTable", seat: int, port: int, token: str) -> None:
        self._table = table
        self._seat = seat
        self._data = b""
        self._open = False
        self._request = (
            f"GET /api/tables/{table.id}/socket?lists=true HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
            f"Authorization: Bearer {token}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.WriteTransport)
        self.transport = transport
        transport.write(self._request)

    def say(self, command: Command) -> None:
        self._send(0x1, _encode(command))

    def _send(self, opcode: int, data: bytes) -> None:
        """One masked frame; a mask of zeros leaves the data as it is."""
        length = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0xFE]) + len(data).to_bytes(2, "big")
        self.transport.write(bytes([0x80 | opcode]) + length + bytes(4) + data)

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self._open:
            head, found, rest = self._data.partition(b"\r\n\r\n")
            if not found:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self._open, self._data = True, rest
            self.say(Command("look", Attach(), self._seat))
        while (frame := self._frame()) is not None:
            opcode, payload = frame
            if opcode == 0x1:
                self._table.hear(payload)
            elif opcode == 0x9:
                self._send(0xA, payload)

    def _frame(self) -> tuple[int, bytes] | None:
        """The next whole frame, if it is there."""
        if len(self._data) < 2:
            return None
        length, start = self._data[1] & 0x7F, 2
        if length >= 126:
            start = 4 if length == 126 else 10
            length = int.from_bytes(self._data[2:start], "big")
        if len(self._data) < start + length:
            return None
        opcode, payload = self._data[0] & 0xF, self._data[start : start + length]
        self._data = self._data[start + length :]
        return opcode, payload


class BusyTable:
    """Four people at a table, each answering what they are asked with a random move."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.players: list[Player] = []
        self.offers: dict[int, tuple[int | None, list[int]]] = {}
        self.sent: dict[str, float] = {}
        self.latencies: list[float] = []
        self.refused = 0
        self.without_pause = False
        self._n = 0

    @classmethod
    async def open(cls, server: Server, game: str, number: int) -> "BusyTable":
        """A table with a person of its own, at an address of its own: one of either has only so much."""
        if server.is_yardstick:
            return await cls._sit_down(server, f"t{number}", "", number)
        client = Client(server.url)
        while client.token is None:
            try:
                await client.come_in("Ana")
            except ServerRefused:
                await asyncio.sleep(0.2)  # there are only so many new people in a second
        settings = TableSettings(pace="instant")
        opened = await client.open(game, [NewSeat("here")] * SEATS, settings=settings, start=True)
        token = client.token
        await client.__aexit__()
        return await cls._sit_down(server, opened.table.id, token, number)

    @classmethod
    async def _sit_down(cls, server: Server, id: str, token: str, number: int) -> "BusyTable":
        table = cls(id)
        for seat in range(SEATS):
            player = Player(table, seat, server.port, token)
            await asyncio.get_running_loop().create_connection(
                lambda player=player: player,  # type: ignore[misc]
                "127.0.0.1",
                server.port,
                local_addr=(f"127.1.{number // 250}.{number % 250 + 1}", 0),
            )
            table.players.append(player)
        return table

    def hear(self, data: bytes) -> None:
        heads = _decode(data)
        for head in heads if isinstance(heads, list) else [heads]:
            if head.type == "view" and head.seat is not None:
                self.offers[head.seat] = (head.decision, head.legal)
            elif head.id in self.sent:
                self.latencies.append(time.perf_counter() - self.sent.pop(head.id))
                self.refused += head.type == "err"
        if self.without_pause and not self.sent:
            self.move()

    def move(self) -> None:
        """One move of one of those who are asked, if somebody is."""
        ready = [(seat, *offer) for seat, offer in self.offers.items() if offer[1]]
        if not ready:
            return
        seat, decision, legal = random.choice(ready)
        self._n += 1
        id = f"{seat}-{self._n}"
        self.offers[seat] = (None, [])
        self.sent[id] = time.perf_counter()
        self.players[seat].say(Command(id, PlayMove(random.choice(legal)), seat, decision))


class Measured(msgspec.Struct):
    """One load."""

    moves: int
    seconds: float
    cpu: float
    """Milliseconds of the server for each move."""
    latencies: list[float]
    refused: int
    unanswered: int

    def latency(self, share: float) -> float:
        return 1000 * self.latencies[int(len(self.latencies) * share)]


class Loads(NamedTuple):
    """Both loads of a server, and the memory for each socket in kB."""

    memory: float
    of: dict[str, Measured]


@contextmanager
def measuring(server: Server, busy: list[BusyTable], into: list[Measured]) -> Iterator[None]:
    for table in busy:
        table.latencies, table.refused = [], 0
    cpu, began = server.cpu(), time.monotonic()
    yield
    cpu, took = server.cpu() - cpu, time.monotonic() - began
    latencies = sorted(latency for table in busy for latency in table.latencies)
    refused = sum(table.refused for table in busy)
    moves = len(latencies) - refused
    unanswered = sum(len(table.sent) for table in busy)
    into.append(Measured(moves, took, 1000 * cpu / max(1, moves), latencies, refused, unanswered))


async def paced(table: BusyTable, seconds: float) -> None:
    """A move each second, for so long."""
    loop = asyncio.get_running_loop()
    at = loop.time() + random.random()
    until = loop.time() + seconds
    while at < until:
        await asyncio.sleep(at - loop.time())
        table.move()
        at += 1.0


async def load(server: Server, game: str, tables: int, seconds: float) -> tuple[float, Measured, Measured]:
    """Memory for each socket in kB, the load of a move a second, and the load without a pause."""
    measured: list[Measured] = []
    async with Client(server.url) as client:
        if not server.is_yardstick:
            await client.come_in("Ana")  # the first request loads what takes long
        before = server.memory()
        busy = [await BusyTable.open(server, game, number) for number in range(tables)]
        await asyncio.sleep(2.0)
        memory = (server.memory() - before) / (tables * SEATS) / 1000
        with measuring(server, busy, measured):
            await asyncio.gather(*(paced(table, seconds) for table in busy))
            await asyncio.sleep(1.0)
        fresh = [await BusyTable.open(server, game, tables + number) for number in range(tables)]
        await asyncio.sleep(1.0)
        with measuring(server, fresh, measured):
            for table in fresh:
                table.without_pause = True
                table.move()
            while any(table.sent for table in fresh) and seconds > 0:
                seconds -= 0.1
                await asyncio.sleep(0.1)
            for table in fresh:
                table.without_pause = False
            while any(table.sent for table in fresh):
                await asyncio.sleep(0.01)
        for table in (*busy, *fresh):
            for player in table.players:
                player.transport.close()
    return memory, measured[0], measured[1]


# ------------------------------------------------------------------------------------------ in this process


def new_sitting(game: Game, seats: int, seed: int = 0) -> tuple[Sitting, list[Row]]:
    """A started game, and the rows of its table so far."""
    people = [Seat("person", f"P{seat}", "p") for seat in range(seats)]
    opened = Opened(game.id, game.version, game.settle(seats), people, TableSettings(), "p")
    rows = [Row(0, 0.0, opened)]
    sitting = Sitting(Table.from_rows("t", rows))
    rows.append(sitting.apply(Started(seed.to_bytes(32, "big").hex()), 0.0))
    return sitting, rows


def step(sitting: Sitting, chance: FastChance) -> tuple[Row, float]:
    """Make a random move and all views after it; its row, and the processor time it took in ms."""
    table, sights = sitting.table, sitting.sights
    assert sights is not None
    seat = table.to_act[0]
    legal = table.playing.legal(seat)
    move = Moved(seat, legal[chance.below(len(legal))])
    began = time.process_time()
    row = sitting.apply(move, 0.0)
    for viewer in range(len(table.seats)):
        sights.text(viewer, table.version(viewer) - 1, ahead=False)
    return row, 1000 * (time.process_time() - began)


def record(game: Game, folder: str) -> Path:
    """The frames of a game at random, in a file for the yardstick: for each step a text for each seat, or none."""
    sitting, _ = new_sitting(game, SEATS)
    table, sights = sitting.table, sitting.sights
    assert sights is not None
    steps: list[list[str | None]] = [[sights.text(seat, None, ahead=False) for seat in range(SEATS)]]
    chance = FastChance(0)
    while True:
        before = [table.version(seat) for seat in range(SEATS)]
        step(sitting, chance)
        if table.playing.is_over:
            break
        now = [table.version(seat) for seat in range(SEATS)]
        steps.append(
            [
                sights.text(seat, now[seat] - 1, ahead=False) if now[seat] > before[seat] else None
                for seat in range(SEATS)
            ]
        )
    path = Path(folder) / "frames.json"
    path.write_text(json.dumps(steps))
    return path


def age(id: str, games: int = 20) -> tuple[float, float]:
    """What a move costs a young table and an old one, in ms: the medians of some games."""
    game = game_by_id(id)
    young, old = [], []
    for seed in range(games):
        sitting, _ = new_sitting(game, SEATS, seed)
        chance = FastChance(seed)
        n = 0
        while not sitting.table.playing.is_over and n < OLD + YOUNG:
            _, took = step(sitting, chance)
            n += 1
            if YOUNG <= n < 2 * YOUNG:
                young.append(took)
            elif n > OLD:
                old.append(took)
    return statistics.median(young), statistics.median(old)


async def back(id: str, folder: str) -> tuple[int, float]:
    """A long game comes back from the store: its moves, and the ms until its first view is made."""
    game = game_by_id(id)
    sitting, rows = new_sitting(game, game.max_seats)
    chance = FastChance(1)
    while not sitting.table.playing.is_over:
        rows.append(step(sitting, chance)[0])
    rows = [msgspec.structs.replace(row, actor="p", command=f"c{row.n}") for row in rows]
    house = House(ServerSettings(f"{folder}/back"), open_store(f"{folder}/back"))
    await house.open()
    await house.store.append(to_update(sitting.table, rows))
    began = time.perf_counter()
    await house.room("t").read(lambda loaded: loaded.sights and loaded.sights.text(0, None, ahead=False))
    took = time.perf_counter() - began
    await house.close()
    return len(sitting.table.playing.log), 1000 * took


# ------------------------------------------------------------------------------------------------ the table


def row(what: str, found: str, bar: str, holds: bool | None) -> None:
    mark = "" if holds is None else "ok" if holds else "MISSED"
    print(f"{what:64} {found:>22} {bar:>12} {mark}")


RATIOS = {"without a pause": 2.4, "a move a second": 1.7}
"""The bars: how many times the processor time of the yardstick a move may take, as version 1.0.0 did in the median."""


def loads(folder: str, wanted: argparse.Namespace, *, source: Path | None = None, frames: Path | None = None) -> Loads:
    """The two loads for a server, or with frames for the yardstick."""
    server = Yardstick(folder, wanted.port, frames) if frames else Server(folder, wanted.port, source)
    try:
        memory, steady, full = asyncio.run(load(server, wanted.game, wanted.tables, wanted.seconds))
    finally:
        server.stop()
    return Loads(memory, {"without a pause": full, "a move a second": steady})


def compare(wanted: argparse.Namespace) -> None:
    """The processor time of a move for servers of several versions, in turns with the yardstick."""
    for each in range(wanted.rounds):
        with tempfile.TemporaryDirectory() as folder:
            yardstick = loads(folder, wanted, frames=record(game_by_id(wanted.game), folder))
        for source in wanted.source[:: 1 - 2 * (each % 2)]:
            with tempfile.TemporaryDirectory() as folder:
                found = loads(folder, wanted, source=source)
            told = ", ".join(
                f"{name} {one.cpu:.3f} ms, {one.cpu / yardstick.of[name].cpu:.2f} times the yardstick "
                f"(p99 {one.latency(0.99):.1f} ms)"
                for name, one in found.of.items()
            )
            print(f"{source}: {told}; load {os.getloadavg()[0]:.1f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="road-trip-europa")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20.0, help="of each load")
    parser.add_argument("--port", type=int, default=8765)
    parser.add_argument("--source", type=Path, action="append", help="a folder with a built package")
    parser.add_argument("--rounds", type=int, default=2, help="with --source: how often each is measured")
    wanted = parser.parse_args()
    if wanted.source:
        compare(wanted)
        return
    began = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder:
        young, old = age(LONG_GAME)
        moves, came_back = asyncio.run(back(LONG_GAME, folder))
        yardstick = loads(folder, wanted, frames=record(game_by_id(wanted.game), folder))
        found = loads(folder, wanted)
    full, steady = found.of["without a pause"], found.of["a move a second"]
    print(f"{wanted.game}, {wanted.tables} tables, {SEATS} seats; load of the machine {began:.1f} before it")
    row("", "measured", "bar", None)
    for name, each in found.of.items():
        ratio, bar = each.cpu / yardstick.of[name].cpu, RATIOS[name]
        told = f"{each.cpu:.3f} ms, {ratio:.2f} times"
        row(f"{name}: server's processor time for a move, and the yardstick's", told, f"{bar:.2f} times", ratio <= bar)
    row("without a pause: moves in a second", f"{full.moves / full.seconds:.0f}", "", None)
    told = f"{steady.latency(0.5):.1f} / {steady.latency(0.95):.1f} / {steady.latency(0.99):.1f} ms"
    row("a move a second: latency p50 / p95 / p99", told, "p99 50 ms", steady.latency(0.99) < 50)
    for name, each in found.of.items():
        told = f"{each.moves}, {each.refused}, {each.unanswered}"
        row(f"{name}: moves, refused, unanswered", told, "-, 0, 0", each.refused + each.unanswered == 0)
    told = f"{found.memory:.1f} kB"
    row("memory for an idle socket, its share of the table included", told, "40 kB", found.memory <= 40)
    what = f"{LONG_GAME}, {SEATS} seats: a move after {YOUNG} moves, after {OLD}"
    row(what, f"{young:.3f}, {old:.3f} ms", "the same", old <= young * 1.2)
    row(f"a table of {moves} moves back from the store", f"{came_back:.1f} ms", "50 ms", came_back < 50)


if __name__ == "__main__":
    main()
