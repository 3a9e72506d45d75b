"""Connections before they are requests: half of one does not keep a place for ever, nor one that nobody reads.

Uvicorn has no deadline for the head of a request and none for a client that stops reading; these two classes add them.
They also bound what one connection may bring in one turn of the event loop, of whatever no application hears of: pings,
pongs and fragments of messages.
"""

import asyncio
import sys
from contextlib import suppress
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.datastructures import Headers
from websockets.frames import Frame
from websockets.http11 import Response

from baluchon.server.buckets import Bucket
from baluchon.server.guard import REQUEST_SECONDS
from baluchon.server.protocol import MOST_HEAD
from baluchon.server.refusals import Refused

if sys.platform != "win32":
    import resource

UNREAD_SECONDS = 30.0
"""How long a client may leave unread what is on its way to it."""
MOST_IDLE = 500
"""Connections without a request: more, and those go that have been so for longest."""
PIECE = 512
"""Bytes that are read at once: who sends a lot is looked at after each piece."""
MOST_WAITING = 65_536
"""Bytes of further requests that may wait for the answer to one."""
FRAMES, FRAMES_AT_ONCE = 30.0, 120.0
"""Pings, pongs, fragments and whatever comes after the end that a WebSocket may bring in a second, and at once."""
FRAMES_REST_SECONDS = 1.0
"""For which nothing is read of a WebSocket that has brought more."""
MOST_RESTS = 10
"""After which it is cut."""
MOST_FRAGMENTS = 1_000
"""Of one message."""


class Unread:
    """Cuts a connection that nobody reads."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._timer: asyncio.TimerHandle | None = None

    def wait(self) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(UNREAD_SECONDS, self._transport.abort)

    def end(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class HttpConnection(H11Protocol):
    """A connection for HTTP, until it becomes a WebSocket."""

    _idle: dict["HttpConnection", None] = {}  # noqa: RUF012 - of all, in the order in which they became idle
    _deadline: asyncio.TimerHandle | None = None
    _unread: Unread

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._waiting = bytearray()
        """Bytes that have arrived and were not read yet."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._unread = Unread(transport)
        self._rest()
        self._hurry()

    def connection_lost(self, exc: Exception | None) -> None:
        self._unread.end()
        self._work()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        self._waiting += data
        self.handle_events()
        if not self._is_asked:
            if self in self._idle and not self.transport.is_closing():
                self._hurry()
        else:
            self._work()

    def handle_events(self) -> None:
        """Read what is here, a piece at a time, up to the end of a request; the next one waits for its answer."""
        super().handle_events()
        read = 0
        while read < len(self._waiting) and not self._is_over and self.conn.their_state is not h11.DONE:
            piece = self._waiting[read : read + min(PIECE, MOST_HEAD - len(self.conn.trailing_data[0]))]
            self.conn.receive_data(bytes(piece))
            read += len(piece)
            super().handle_events()
        del self._waiting[:read]
        if self._waiting and not self._is_over:
            self.flow.pause_reading()
            if len(self._waiting) > MOST_WAITING:
                self.transport.abort()

    @property
    def _is_over(self) -> bool:
        """Whether nothing more is read here: the connection ends, or has become a WebSocket."""
        return self.conn.their_state in (h11.ERROR, h11.SWITCHED_PROTOCOL) or self.transport.is_closing()

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no request, or one with too long a head."""
        if len(self.conn.trailing_data[0]) >= MOST_HEAD:
            refused = Refused("head-too-large", f"the head of a request may have {MOST_HEAD} bytes")
        else:
            refused = Refused("bad-request", "this is not a request of HTTP/1.1")
        headers, body = refused.answer()
        response = h11.Response(status_code=refused.status, headers=[*headers, (b"connection", b"close")])
        with suppress(h11.LocalProtocolError):  # an answer is under way already
            for event in (response, h11.Data(data=body), h11.EndOfMessage()):
                self.transport.write(self.conn.send(event) or b"")
        self.transport.close()

    def on_response_complete(self) -> None:
        self._rest()
        super().on_response_complete()
        if self._is_asked:  # the next one was here already
            self._work()

    @property
    def _is_asked(self) -> bool:
        """Whether a whole head of a request is here that was not answered yet."""
        cycle: Any = self.cycle  # None before the first
        return cycle is not None and not cycle.response_complete

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._work()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread.wait()

    def resume_writing(self) -> None:
        self._unread.end()
        super().resume_writing()

    def _rest(self) -> None:
        """There is no request now."""
        self._idle[self] = None
        if len(self._idle) > MOST_IDLE:
            oldest = next(iter(self._idle))
            del self._idle[oldest]
            oldest.transport.abort()

    def _hurry(self) -> None:
        """A request begins: its head must be here soon."""
        if self._deadline is None:
            self._deadline = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _work(self) -> None:
        """A whole request is here, or there will never be one."""
        self._idle.pop(self, None)
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class SocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket. It is read a piece at a time, and no further while messages wait or too much has come."""

    _unread: Unread
    _heard = False
    """Whether the client has said anything since it was last looked at."""
    _rests = 0
    _resting: asyncio.TimerHandle | None = None
    """Until it ends nothing is read."""
    _is_cut = False

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._waiting = bytearray()
        """Bytes that have arrived and were not read yet."""
        self._frames = Bucket(FRAMES, FRAMES_AT_ONCE)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._unread = Unread(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._unread.end()
        self._waiting.clear()
        if self._resting is not None:
            self._resting.cancel()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._waiting += data
        self._read_on()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True  # it was refused: uvicorn would report that as a defect

    async def receive(self) -> Any:
        message = await super().receive()
        if self._waiting:
            self._read_on()
        return message

    def _read_on(self) -> None:
        """Read what is here, up to where the application or the peace of others asks for a pause."""
        read = 0
        while read < len(self._waiting) and not (self.read_paused or self._resting or self._is_cut):
            piece = bytes(self._waiting[read : read + PIECE])
            read += len(piece)
            super().data_received(piece)
        del self._waiting[:read]
        if self._is_cut:
            self._waiting.clear()
        elif self._waiting:
            self.transport.pause_reading()

    def _count(self) -> None:
        """Count a frame that no application hears of."""
        if self._resting is not None or self._is_cut or self._frames.take():
            return
        self._rests += 1
        if self._rests > MOST_RESTS:
            self._cut()
            return
        self._resting = self.loop.call_later(FRAMES_REST_SECONDS, self._rest_is_over)
        self.transport.pause_reading()

    def _rest_is_over(self) -> None:
        self._resting = None
        if not self.read_paused:
            self.transport.resume_reading()
        self._read_on()

    def _cut(self) -> None:
        if self._is_cut:
            return
        self._is_cut = True
        if not self.close_sent:
            self.conn.fail(1008, "too many frames")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.transport.close()

    def handle_ping(self) -> None:
        self._count()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._count()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        self._count()
        super().handle_cont(event)
        if len(self.frames) > MOST_FRAGMENTS:
            self._cut()

    def shutdown(self) -> None:
        """The server ends: whoever is still at the handshake is told to come again, everybody else that it restarts."""
        if not self.handshake_complete:
            headers, body = Refused("busy", "the server is stopping; try again in a moment").answer()
            named = Headers((name.decode(), value.decode()) for name, value in headers)
            self.conn.send_response(Response(503, "Service Unavailable", named, body))
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.handshake_complete = self.close_sent = self.disconnected = True
        super().shutdown()

    def send_keepalive_ping(self) -> None:
        """Ask whether the client is still there, unless it has shown that since the last time."""
        if self._heard:
            self._heard = False
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    def send_receive_event_to_app(self) -> None:
        """Pass a message on, and stop reading only if another one waits already.

        Uvicorn stops after each and begins again when it is taken, which costs several system calls.
        """
        self._heard = True
        if self.close_sent:
            self._count()
        if self.read_paused or not self.queue.empty():
            super().send_receive_event_to_app()
            return
        self.read_paused = True
        super().send_receive_event_to_app()
        self.read_paused = False

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread.wait()

    def resume_writing(self) -> None:
        self._unread.end()
        super().resume_writing()


def allow_many() -> None:
    """Let the process have as many connections as the system gives it."""
    if sys.platform == "win32":
        return
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = min(hard, 65_536) if hard != resource.RLIM_INFINITY else 65_536
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
