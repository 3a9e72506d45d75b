"""WebSockets before they are messages: when one is read, and who is asked whether they are still there."""

import asyncio
from typing import Any
from unittest.mock import Mock

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from baluchon.server.connections import SocketConnection


class Line(SocketConnection):
    """A WebSocket without a network, and what was done to it."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.transport = Mock()
        self.transport.pause_reading = lambda: self.done.append("stop reading")
        self.transport.resume_reading = lambda: self.done.append("read on")
        self.queue = asyncio.Queue()
        self.read_paused = self.close_sent = False
        self._waiting = bytearray()
        self.curr_msg_data_type = "text"

    def hear(self, text: str) -> None:
        self.frames = [text.encode()]
        self.send_receive_event_to_app()

    async def take(self) -> str:
        message: Any = await self.receive()
        return str(message["text"])


def test_reading_stops_only_while_messages_wait() -> None:
    async def story() -> None:
        line = Line()
        line.hear("a")
        assert await line.take() == "a"
        assert line.done == []
        for text in "bcd":
            line.hear(text)
        assert line.done == ["stop reading"]
        assert [await line.take() for _ in range(3)] == ["b", "c", "d"]
        assert line.done == ["stop reading", "read on"]

    asyncio.run(story())


def test_only_those_who_are_silent_are_asked_whether_they_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    line = Line()
    monkeypatch.setattr(WebSocketsSansIOProtocol, "send_keepalive_ping", lambda self: self.done.append("ping"))
    monkeypatch.setattr(WebSocketsSansIOProtocol, "schedule_ping", lambda self: self.done.append("later"))
    line.send_keepalive_ping()
    line.hear("a")
    line.send_keepalive_ping()
    line.send_keepalive_ping()
    assert line.done == ["ping", "later", "ping"]
