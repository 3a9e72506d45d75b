"""The WebSocket of a table, from its handshake to its end. Plain ASGI, since this is the hot path.

Messages are read, checked and answered here; `commands.py` carries them out, `wires.py` sends what is pushed.
"""

import asyncio
import time
from contextlib import ExitStack
from urllib.parse import parse_qs

import msgspec

from baluchon.server.buckets import Bucket, Together
from baluchon.server.callers import person_of, token_of
from baluchon.server.calls import Caller
from baluchon.server.chat import LATEST, PAGE
from baluchon.server.commands import carry_out, takes_long
from baluchon.server.guard import Receive, Scope, Send, check_nesting
from baluchon.server.house import House
from baluchon.server.limits import BYTES
from baluchon.server.networks import address_of
from baluchon.server.protocol import MOST_BYTES, Command, Err
from baluchon.server.refusals import Refused
from baluchon.server.room import Room
from baluchon.server.store import StoreFailing
from baluchon.server.wires import SocketWire

MOST_STRIKES = 100
"""Refusals of messages that came too fast, after which a line is cut."""
PENALTY_SECONDS = 0.2
"""For which nothing is read after such a refusal."""
MOST_ASIDE = 4
"""Long commands of one client that are carried out at the same time."""

_decoder = msgspec.json.Decoder(Command)
_encode = msgspec.json.Encoder().encode


class _Id(msgspec.Struct):
    """Just enough of a message to say which one was refused."""

    id: str | None = None


_id_decoder = msgspec.json.Decoder(_Id)


async def serve_socket(house: House, id: str, scope: Scope, receive: Receive, send: Send) -> None:
    """Serve a WebSocket from its handshake to its end; raises Refused before it is open."""
    with ExitStack() as held:
        await _serve(house, id, scope, receive, send, held)


async def _serve(house: House, id: str, scope: Scope, receive: Receive, send: Send, held: ExitStack) -> None:
    await receive()
    try:
        person = await person_of(house, scope)
        held.enter_context(house.limits.line(address_of(scope), person.id if person else None))
        room = house.room(id)
        await room.info()
    except StoreFailing:
        raise Refused("store-failing", "the server cannot read its tables now; try again later") from None
    await send({"type": "websocket.accept"})
    asked = parse_qs(scope["query_string"].decode("latin-1"))
    lists, ahead = (asked.get(option) == ["true"] for option in ("lists", "previews"))
    token = token_of(person, scope)
    wire = SocketWire(person.id if person else None, send, in_lists=lists, token=token, ahead=ahead)
    try:
        await room.enter(wire)
        await _tell_chat(room, wire, asked.get("chat", [""])[0])
        caller = Caller(wire.person, person.nickname if person else None, wire)
        shared = house.limits.messages(address_of(scope), wire.person)
        await _listen(house, room, caller, wire, receive, shared)
    except Refused as refused:
        wire.push(_err(None, refused))
        await wire.close(1013 if refused.code != "too-fast" and refused.status in (429, 503) else 1008)
    except asyncio.CancelledError:
        if wire.cut_for is None:
            raise
        wire.push(_err(None, wire.cut_for))
        await wire.close(1008)
    finally:
        room.leave(wire)


async def _tell_chat(room: Room, wire: SocketWire, asked: str) -> None:
    if not room.may_watch(wire):
        return
    since = int(asked) if asked.isdecimal() and len(asked) < 16 else None
    for line in await room.chat.lines(since, LATEST if since is None else PAGE):
        wire.push(_encode(line).decode())


async def _listen(
    house: House, room: Room, caller: Caller, wire: SocketWire, receive: Receive, shared: Bucket | Together
) -> None:
    """Answer commands in their order until the client is gone. Long ones run aside, so that nobody waits for them.

    Who says too much is refused before anything is decoded, and nothing more is read from them for a moment; who goes
    on with it is cut.
    """
    bucket, strikes = Bucket(house.settings.rate), 0
    aside: set[asyncio.Task[None]] = set()
    while True:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            return
        data = message.get("bytes") or (message.get("text") or "").encode()
        cost = 1.0 + len(data) // BYTES
        if not (bucket.take(cost) and shared.take(cost)):
            strikes += 1
            if strikes > MOST_STRIKES:
                raise Refused("too-fast", "too many messages, in spite of warnings")
            wire.push(_err(_id_of(data), Refused("too-many", "slow down, please")))
            await asyncio.sleep(PENALTY_SECONDS)
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
        reply = await house.pending.in_time(carry_out(room, caller, command))
        wire.push(_encode(reply).decode())
    except Refused as refused:
        result = refused.code
        wire.push(_err(command.id, refused))
    except Exception:
        result = "broken"
        house.report_defect(room.id)
        wire.push(_err(command.id, Refused("broken", "something is wrong with the server; nothing was changed")))
    house.metrics.answered(str(kind), result, time.perf_counter() - began)
