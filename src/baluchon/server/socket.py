"""The WebSocket of a table, as plain ASGI: this is the hot path."""

import asyncio
import time
import types
from collections import deque
from collections.abc import Coroutine, Generator
from contextlib import suppress
from typing import Any
from urllib.parse import parse_qs

import msgspec

from baluchon.server import protocol as wire
from baluchon.server.guard import Bucket, Receive, Scope, Send, check_nesting, check_origin
from baluchon.server.house import House
from baluchon.server.identity import secret_of
from baluchon.server.protocol import MOST_BYTES, Ack, Command, Err
from baluchon.server.refusals import Refused
from baluchon.server.room import Room
from baluchon.server.store import Person, StoreFailing

MOST_UNSENT = 500
"""Messages that may wait for a slow client before the line is cut."""
MOST_HINTS = 4
"""Of one line, at the same time."""
OLD_CHAT = 50

_decoder = msgspec.json.Decoder(Command)
_encode = msgspec.json.Encoder().encode


class _Id(msgspec.Struct):
    """Just enough of a message to answer it."""

    id: str | None = None


_id_decoder = msgspec.json.Decoder(_Id)


class SocketLine:
    """One open WebSocket."""

    def __init__(self, person: str | None, send: Send, *, in_lists: bool) -> None:
        self.person = person
        self.viewers: dict[int, int] = {}
        self._in_lists = in_lists
        self._send = send
        self._loop = asyncio.get_running_loop()
        self._unsent: deque[str] = deque()
        self._flushing = False
        """Whether what is unsent will be sent without being asked for again."""
        self._too_slow = False

    def push(self, text: str) -> None:
        """Send something, together with what else is pushed before the loop comes round."""
        if len(self._unsent) >= MOST_UNSENT:
            self._too_slow = True
            return
        self._unsent.append(text)
        if not self._flushing:
            self._flushing = True
            self._loop.call_soon(self._flush)

    def _flush(self) -> None:
        """Sending waits only for a client that is slow: a task is made for those alone."""
        sending = self._send_all()
        try:
            waiting_for = sending.send(None)
        except StopIteration:
            return
        self._slow = self._loop.create_task(_go_on(sending, waiting_for))

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
        except (OSError, RuntimeError):  # the line is gone or closing, which its listener hears too
            self._unsent.clear()
        self._flushing = self._too_slow

    async def close(self, code: int) -> None:
        """Send what is unsent and end."""
        self._flushing = True
        await self._send_all()
        with suppress(OSError, RuntimeError):
            await self._send({"type": "websocket.close", "code": code})


@types.coroutine
def _go_on(begun: Coroutine[Any, None, None], waiting_for: Any) -> Generator[Any, None, None]:
    """The rest of a coroutine that was begun outside of a task and waits for something."""
    yield waiting_for
    yield from begun


async def serve_socket(house: House, id: str, scope: Scope, receive: Receive, send: Send) -> None:
    """A WebSocket from its handshake to its end."""
    await receive()
    try:
        check_origin(scope, house.settings)
        person = await house.people.of(secret_of(scope))
        if house.settings.invite_only and person is None:
            raise Refused("by-invitation", "this server needs an invitation")
        room = house.room(id)
        await room.info()
    except Refused as refused:
        await _turn_away(send, refused)
        return
    except StoreFailing:
        await _turn_away(send, Refused("store-failing", "the server cannot read its tables now; try again later"))
        return
    await send({"type": "websocket.accept"})
    asked = parse_qs(scope["query_string"].decode("latin-1"))
    line = SocketLine(person.id if person else None, send, in_lists=asked.get("lists") == ["true"])
    try:
        await room.enter(line)
        await _tell_chat(house, room, line, asked.get("chat", [""])[0])
        await _listen(house, room, line, person, receive)
    except Refused as refused:
        line.push(_err(None, refused))
        await line.close(1013 if refused.status in (429, 503) else 1008)
    finally:
        room.leave(line)


async def _turn_away(send: Send, refused: Refused) -> None:
    body = _encode(refused.failure)
    headers = [(b"content-type", b"application/json")]
    await send({"type": "websocket.http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body})


async def _tell_chat(house: House, room: Room, line: SocketLine, asked: str) -> None:
    since = int(asked) if asked.isdecimal() and len(asked) < 16 else -1
    for said in await house.store.chat(room.id, since, OLD_CHAT if since < 0 else 200):
        line.push(_encode(said).decode())


async def _listen(house: House, room: Room, line: SocketLine, person: Person | None, receive: Receive) -> None:
    """Answer commands in their order until the line ends. Hints take long, so nobody waits for them."""
    bucket = Bucket(house.settings.rate)
    hints: set[asyncio.Task[None]] = set()
    while True:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            return
        data = message.get("bytes") or (message.get("text") or "").encode()
        if not bucket.take():
            line.push(_err(_id_of(data), Refused("too-many", "slower, please")))
            continue
        try:
            command = _read(data)
        except Refused as refused:
            line.push(_err(_id_of(data), refused))
            continue
        answering = _answer(house, room, line, person, command)
        if not isinstance(command.body, wire.Hint):
            await answering
            continue
        if len(hints) >= MOST_HINTS:
            await asyncio.wait(hints, return_when=asyncio.FIRST_COMPLETED)
        task = asyncio.create_task(answering)
        hints.add(task)
        task.add_done_callback(hints.discard)


def _read(data: bytes) -> Command:
    if len(data) > MOST_BYTES:
        raise Refused("too-large", f"more than {MOST_BYTES} bytes")
    check_nesting(data)
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refused("bad-request", f"this is no command: {error}") from None


def _id_of(data: bytes) -> str | None:
    if len(data) > MOST_BYTES:
        return None
    try:
        check_nesting(data)
        return _id_decoder.decode(data).id
    except (Refused, msgspec.DecodeError, UnicodeDecodeError):
        return None


def _err(id: str | None, refused: Refused) -> str:
    failure = refused.failure
    return _encode(Err(id, failure.code, failure.message, failure.clause, failure.args)).decode()


async def _answer(house: House, room: Room, line: SocketLine, person: Person | None, command: Command) -> None:
    """Carry out one command and answer it exactly once."""
    began, kind = time.perf_counter(), type(command.body).__struct_config__.tag
    result = "ack"
    try:
        match command.body:
            case wire.Ping():
                line.push(_encode(Ack(command.id)).decode())
            case wire.Attach(since):
                await room.attach(line, command.seat, since)
                line.push(_encode(Ack(command.id)).decode())
            case wire.Detach():
                seats = len((await room.info()).seats)
                line.viewers.pop(seats if command.seat is None else command.seat, None)
                line.push(_encode(Ack(command.id)).decode())
            case _:
                nickname = person.nickname if person else None
                reply = await room.command(line.person, nickname, command)
                line.push(_encode(reply).decode())
    except Refused as refused:
        result = refused.code
        line.push(_err(command.id, refused))
    except Exception:
        result = "broken"
        house.report_defect(room.id)
        line.push(_err(command.id, Refused("broken", "something is wrong with the server; nothing was changed")))
    house.metrics.answered(str(kind), result, time.perf_counter() - began)
