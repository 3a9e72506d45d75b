"""What a WebSocket brings that no application hears of: pings, pongs, fragments. It is counted where bytes arrive."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import httpx
import pytest
import uvicorn
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.server import ServerState

from baluchon.server import buckets, connections, watching
from baluchon.server.connections import FRAMES_AT_ONCE, MOST_FRAGMENTS, MOST_RESTS, PIECE, SocketConnection
from tests.server.serving import PATIENCE, open_game, serving

GAME = "road-trip-europa"
MASK = b"\x80\0\0\0\0"
PING, PONG, FRAGMENT, BEGINNING, MESSAGE = (bytes([first]) + MASK for first in (0x89, 0x8A, 0x00, 0x01, 0x81))
KINDS = {"pings": PING, "pongs": PONG, "empty fragments": FRAGMENT}
MANY = 40_000
"""Frames that fit into the buffer from which a loop reads in one turn."""
IN_A_PIECE = PIECE // len(PING) + 1
UPGRADE = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "


def handshake(table: str) -> bytes:
    line = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    return f"{line}{UPGRADE}{'A' * 22}==\r\n\r\n".encode()


class Line(SocketConnection):
    """An open WebSocket without a network. It counts its frames, and timers wait until they are rung."""

    def __init__(self) -> None:
        config = uvicorn.Config(self._application, log_config=None, ws_ping_interval=None, interface="asgi3")
        config.load()
        super().__init__(config, ServerState(), {})
        self.plain: Any = Mock(is_closing=lambda: False)
        self.read = 0
        self.heard: list[Any] = []
        self.takes = asyncio.Event()
        self.timers: list[Callable[[], Any]] = []

    async def _application(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while True:
            await self.takes.wait()
            self.heard.append(await receive())

    async def open(self) -> None:
        self.connection_made(self.plain)
        self.data_received(handshake("none"))
        while not self.handshake_complete:  # the application answers
            await asyncio.sleep(0)
        self.loop = Mock(call_later=self._later)

    def _later(self, seconds: float, ring: Callable[[], Any]) -> Any:
        self.timers.append(ring)
        return Mock()

    def handle_ping(self) -> None:
        self.read += 1
        super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        self.read += 1
        super().handle_pong(event)

    def handle_cont(self, event: Any) -> None:
        self.read += 1
        super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        self.read += 1
        super().send_receive_event_to_app()


@pytest.fixture(autouse=True)
def stopped_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(buckets, "monotonic", lambda: 0.0)


@pytest.mark.parametrize("kind", KINDS)
def test_frames_without_a_message_are_read_a_few_at_a_time(kind: str) -> None:
    async def story() -> None:
        line = Line()
        await line.open()
        if kind == "empty fragments":
            line.data_received(BEGINNING)
        line.data_received(KINDS[kind] * MANY)
        assert FRAMES_AT_ONCE <= line.read <= FRAMES_AT_ONCE + IN_A_PIECE
        line.plain.pause_reading.assert_called()
        for _ in range(MOST_RESTS):
            before = line.read
            line.timers.pop()()
            assert line.read - before <= IN_A_PIECE
        assert not line.timers
        line.plain.close.assert_called_once()
        line.data_received(KINDS[kind] * MANY)
        assert line.read <= FRAMES_AT_ONCE + (MOST_RESTS + 2) * IN_A_PIECE

    asyncio.run(story())


def test_a_message_has_no_endless_number_of_fragments(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "FRAMES_AT_ONCE", 1e9)

    async def story() -> None:
        line = Line()
        await line.open()
        line.data_received(BEGINNING + FRAGMENT * MANY)
        assert line.read < MOST_FRAGMENTS + IN_A_PIECE
        line.plain.close.assert_called_once()

    asyncio.run(story())


def test_messages_that_nobody_has_taken_are_not_read_further() -> None:
    """A buffer full of them is not read in one turn of the loop, though each is counted by whoever takes it."""

    async def story() -> None:
        line = Line()
        await line.open()
        line.data_received(MESSAGE * MANY)
        assert line.read <= 2 * IN_A_PIECE
        line.takes.set()
        while len(line.heard) < MANY:
            await asyncio.sleep(0)
        assert line.read == MANY

    asyncio.run(story())


def test_frames_after_the_end_are_counted_too() -> None:
    async def story() -> None:
        line = Line()
        await line.open()
        await line.send({"type": "websocket.close", "code": 1008})
        before = line.read
        line.data_received(MESSAGE * MANY)
        assert line.read - before <= FRAMES_AT_ONCE + IN_A_PIECE

    asyncio.run(story())


def test_a_handshake_that_meets_the_end_of_the_server_is_told_to_come_again() -> None:
    async def story() -> None:
        line = Line()
        line.connection_made(line.plain)
        line.data_received(handshake("none"))
        line.shutdown()
        answer = b"".join(call.args[0] for call in line.plain.write.call_args_list)
        assert answer.startswith(b"HTTP/1.1 503 ")
        assert b'"code":"busy"' in answer
        with pytest.raises(ClientDisconnected):  # whatever serves it may go on for a moment
            await line.send({"type": "websocket.accept"})
        line.plain.write.reset_mock()
        line.shutdown()
        line.plain.write.assert_not_called()
        for task in line.tasks:
            task.cancel()

    asyncio.run(story())


@pytest.mark.parametrize("kind", KINDS)
def test_a_flood_of_frames_is_cut_and_holds_nobody_up(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "FRAMES_REST_SECONDS", 0.001)

    async def story() -> None:
        async with serving(tmp_path / "db") as served, await served.person("Ana") as ana:
            table = (await open_game(ana, GAME, 2)).table.id
            reader, writer = await asyncio.open_connection("127.0.0.1", int(served.url.rsplit(":", 1)[1]))
            writer.write(handshake(table))
            assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101 ")
            writer.write(BEGINNING if kind == "empty fragments" else b"")

            async def flood() -> int:
                came = 0
                while data := await reader.read(65_536):
                    came += data.count(b"\x8a\x00")
                return came

            cut = asyncio.create_task(flood())
            async with asyncio.timeout(PATIENCE):
                while not cut.done():
                    writer.write(KINDS[kind] * MANY)
                    assert (await _health(served.url)) == httpx.codes.OK
                    await asyncio.sleep(0)
            if not cut.exception():  # or it was reset while more was on its way
                assert cut.result() <= FRAMES_AT_ONCE + (MOST_RESTS + 2) * IN_A_PIECE
            writer.transport.abort()

    asyncio.run(story())


async def _health(url: str) -> int:
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        return (await http.get("/healthz")).status_code


def test_whoever_talks_to_a_line_that_only_tells_is_slowed_and_cut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watching, "HEARD_SECONDS", 0.0)

    async def story() -> None:
        async with serving(tmp_path / "db") as served, await served.person("Ana") as ana:
            reader, writer = await asyncio.open_connection("127.0.0.1", int(served.url.rsplit(":", 1)[1]))
            secret = f"Authorization: Bearer {ana.token}\r\n"
            begin = f"GET /api/me/socket HTTP/1.1\r\nHost: 127.0.0.1\r\n{secret}{UPGRADE}"
            writer.write(f"{begin}{'A' * 22}==\r\n\r\n".encode())
            assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101 ")
            writer.write(MESSAGE * MANY)
            async with asyncio.timeout(PATIENCE):
                await reader.readuntil(b"\x88\x02\x03\xf0")  # 1008
            writer.transport.abort()

    asyncio.run(story())
