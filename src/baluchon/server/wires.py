"""Wires: clients' connections to a table, whatever carries them. A room pushes texts into them and never waits.

What is in the texts is the room's business; how commands come in is that of `socket.py` and the routes.
"""

import asyncio
from collections import deque
from contextlib import suppress
from typing import Protocol

from baluchon.server import eager
from baluchon.server.guard import Send
from baluchon.server.refusals import Refused

MOST_UNSENT = 500
"""Messages that may wait for a slow client before its wire is cut."""
FORGOTTEN = "this device was forgotten; say who you are again"


class Wire(Protocol):
    """A client's connection to a table."""

    person: str | None
    token: bytes | None
    """The hash of the token by which the client is that person."""
    viewers: dict[int, int]
    """The viewers it is attached to, each with the version it was last sent; -1: none yet."""
    ahead: bool
    """Whether the client wants to know what its choices would bring."""
    looking: int | None
    """The seat that still looks at what a round brought."""

    def push(self, text: str, version: int | None = None) -> None:
        """Send a message. With a view comes its version; every other message has none."""
        ...

    def cut(self, why: Refused) -> None:
        """End it now, and say why."""
        ...


class SocketWire:
    """An open WebSocket."""

    def __init__(
        self, person: str | None, send: Send, *, in_lists: bool, token: bytes | None = None, ahead: bool = False
    ) -> None:
        self.person = person
        self.token = token
        self.ahead = ahead
        self.looking: int | None = None
        self.cut_for: Refused | None = None
        """Why it was cut, if it was."""
        self._listener = asyncio.current_task()
        self.viewers: dict[int, int] = {}
        self._in_lists = in_lists
        self._send = send
        self._loop = asyncio.get_running_loop()
        self._unsent: deque[str] = deque()
        self._flushing = False
        """Whether what is unsent will go out without anyone asking again."""
        self._too_slow = False
        self._slow: asyncio.Task[None] | None = None

    def push(self, text: str, version: int | None = None) -> None:
        """Send a message, together with whatever else is pushed in this turn of the loop."""
        if len(self._unsent) >= MOST_UNSENT:
            self._too_slow = True
            return
        self._unsent.append(text)
        if not self._flushing:
            self._flushing = True
            self._loop.call_soon(self._flush)

    def _flush(self) -> None:
        self._slow = eager.begin(self._send_all(), self._loop)

    async def _send_all(self) -> None:
        try:
            while self._unsent:
                if self._in_lists and len(self._unsent) > 1:
                    text = f"[{','.join(self._unsent)}]"
                    self._unsent.clear()
                else:
                    text = self._unsent.popleft()
                await self._send({"type": "websocket.send", "text": text})
            if self._too_slow:
                await self._send({"type": "websocket.close", "code": 1013, "reason": "too slow"})
        except (OSError, RuntimeError):  # the client is gone or going; whoever listens to it hears so too
            self._unsent.clear()
        self._flushing = self._too_slow

    def cut(self, why: Refused) -> None:
        """Listen no more to what the client says, and hang up."""
        self.cut_for = why
        if self._listener is not None:
            self._listener.cancel()

    async def close(self, code: int) -> None:
        """Send what is unsent, and hang up."""
        self._flushing = True
        await self._send_all()
        with suppress(OSError, RuntimeError):
            await self._send({"type": "websocket.close", "code": code})


class QueueWire:
    """A wire whose messages are fetched one by one: by a request that waits, or a stream of events."""

    def __init__(self, person: str | None, token: bytes | None = None, *, ahead: bool = False) -> None:
        self.person = person
        self.token = token
        self.ahead = ahead
        self.looking: int | None = None
        self.viewers: dict[int, int] = {}
        self._unread: asyncio.Queue[tuple[str, int | None] | Refused] = asyncio.Queue()
        self._too_slow = False

    def cut(self, why: Refused) -> None:
        """Nothing comes after what is unread but the reason."""
        self._unread.put_nowait(why)

    def push(self, text: str, version: int | None = None) -> None:
        if self._unread.qsize() >= MOST_UNSENT:
            self._too_slow = True
            return
        self._unread.put_nowait((text, version))

    async def next(self) -> tuple[str, int | None]:
        """The next message; with a view comes its version. Refused if it was cut or the client is too slow."""
        if self._too_slow and self._unread.empty():
            raise Refused("too-slow", "messages were not read in time")
        message = await self._unread.get()
        if isinstance(message, Refused):
            raise message
        return message

    async def next_view(self) -> str:
        """The next view; other messages are skipped."""
        while True:
            text, version = await self.next()
            if version is not None:
                return text
