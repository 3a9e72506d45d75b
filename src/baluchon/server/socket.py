"""The WebSocket of a table, from its handshake to its end. Plain ASGI, since this is the hot path.

Messages are read, checked and answered here; `commands.py` carries them out, `wires.py` sends what is pushed.
"""

import asyncio
import time
from urllib.parse import parse_qs

import msgspec

from baluchon.server.chat import LATEST, PAGE
from baluchon.server.commands import Caller, carry_out, takes_long
from baluchon.server.guard import Bucket, Receive, Scope, Send, check_nesting, check_origin
from baluchon.server.house import House
from baluchon.server.protocol import MOST_BYTES, Command, Err
from baluchon.server.refusals import Refused
from baluchon.server.requests import secret_of
from baluchon.server.room import Room
from baluchon.server.store import StoreFailing
from baluchon.server.wires import SocketWire

MOST_ASIDE = 4
"""Long commands of one client that are carried out at the same time."""

_decoder = msgspec.json.Decoder(Command)
_encode = msgspec.json.Encoder().encode


class _Id(msgspec.Struct):
    """Just enough of a message to say which one was refused."""

    id: str | None = None


_id_decoder = msgspec.json.Decoder(_Id)


async def serve_socket(house: House, id: str, scope: Scope, receive: Receive, send: Send) -> None:
    """Serve a WebSocket from its handshake to its end."""
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
    wire = SocketWire(person.id if person else None, send, in_lists=asked.get("lists") == ["true"])
    try:
        await room.enter(wire)
        await _tell_chat(room, wire, asked.get("chat", [""])[0])
        caller = Caller(wire.person, person.nickname if person else None, wire)
        await _listen(house, room, caller, wire, receive)
    except Refused as refused:
        wire.push(_err(None, refused))
        await wire.close(1013 if refused.status in (429, 503) else 1008)
    finally:
        room.leave(wire)


async def _turn_away(send: Send, refused: Refused) -> None:
    body = _encode(refused.failure)
    headers = [(b"content-type", b"application/json")]
    await send({"type": "websocket.http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body})


async def _tell_chat(room: Room, wire: SocketWire, asked: str) -> None:
    since = int(asked) if asked.isdecimal() and len(asked) < 16 else None
    for line in await room.chat.lines(since, LATEST if since is None else PAGE):
        wire.push(_encode(line).decode())


async def _listen(house: House, room: Room, caller: Caller, wire: SocketWire, receive: Receive) -> None:
    """Answer commands in their order until the client is gone. Long ones run aside, so that nobody waits for them."""
    bucket = Bucket(house.settings.rate)
    aside: set[asyncio.Task[None]] = set()
    while True:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            return
        data = message.get("bytes") or (message.get("text") or "").encode()
        if not bucket.take():
            wire.push(_err(_id_of(data), Refused("too-many", "slow down, please")))
            continue
        try:
            command = _read(data)
        except Refused as refused:
            wire.push(_err(_id_of(data), refused))
            continue
        answering = _answer(house, room, caller, wire, command)
        if not takes_long(command):
            await answering
            continue
        if len(aside) >= MOST_ASIDE:
            await asyncio.wait(aside, return_when=asyncio.FIRST_COMPLETED)
        task = asyncio.create_task(answering)
        aside.add(task)
        task.add_done_callback(aside.discard)


def _read(data: bytes) -> Command:
    if len(data) > MOST_BYTES:
        raise Refused("too-large", f"more than {MOST_BYTES} bytes")
    check_nesting(data)
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refused("bad-request", f"this is not a command: {error}") from None


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


async def _answer(house: House, room: Room, caller: Caller, wire: SocketWire, command: Command) -> None:
    """Carry out one command and answer it exactly once."""
    began, kind = time.perf_counter(), type(command.body).__struct_config__.tag
    result = "ack"
    try:
        reply = await carry_out(room, caller, command)
        wire.push(_encode(reply).decode())
    except Refused as refused:
        result = refused.code
        wire.push(_err(command.id, refused))
    except Exception:
        result = "broken"
        house.report_defect(room.id)
        wire.push(_err(command.id, Refused("broken", "something is wrong with the server; nothing was changed")))
    house.metrics.answered(str(kind), result, time.perf_counter() - began)
