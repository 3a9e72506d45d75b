"""Every command a client can send, and where it is carried out: one table, `HANDLERS`.

WebSocket and HTTP both come through `carry_out`. What a command does to a table is in `conduct.py`; here are those
that need more than the table: the room, its chat, other tables, the workers or the wire they came by.
"""

from collections.abc import Awaitable, Callable
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from baluchon.server import conduct, dealing, order, rights
from baluchon.server.protocol import (
    Ack,
    Answer,
    AnswerSettings,
    AnswerTakeBack,
    ArrangeSeats,
    Attach,
    Candidate,
    ChangeSeat,
    ChangeSettings,
    Close,
    ComeBack,
    Command,
    Detach,
    HandOver,
    Hint,
    Leave,
    Look,
    Mute,
    Ping,
    PlayMove,
    PromiseNonce,
    Rematch,
    Remove,
    Reply,
    RevealNonce,
    Say,
    StandIn,
    Start,
    TakeBackMove,
    WhyNot,
)
from baluchon.server.refusals import Refused
from baluchon.server.room import Room
from baluchon.server.sitting import Change
from baluchon.server.wires import Wire
from baluchon.server.writing import plain_line

GONE = 60.0
"""Seconds without a connection after which the host may let a bot stand in."""
MOST_CANDIDATES = 3
"""Good moves that are told without saying which is the best."""


class Caller(NamedTuple):
    """Who sends a command, and the wire it came by; a plain HTTP request comes by none."""

    person: str | None
    nickname: str | None
    wire: Wire | None = None


Place: TypeAlias = Literal["table", "room", "aside", "wire"]
Run: TypeAlias = Callable[[Room, Caller, Command], Awaitable[Reply]]


class Handler(NamedTuple):
    """How one kind of command is carried out."""

    place: Place
    run: Run


async def carry_out(room: Room, caller: Caller, command: Command) -> Reply:
    """Carry out a command; what it changed is stored when this returns. Raises Refused."""
    return await HANDLERS[type(command.body)].run(room, caller, command)


def takes_long(command: Command) -> bool:
    """Whether the commands after it should not wait for its answer."""
    return HANDLERS[type(command.body)].place == "aside"


# ------------------------------------------------------------------------------------------------- the places


def _on_table(act: Callable[[Change, str | None, Command], None]) -> Handler:
    """Changes the table and nothing else; carried out once, stored, then acknowledged."""

    async def run(room: Room, caller: Caller, command: Command) -> Reply:
        actor = rights.actor_of(caller.person, command)
        await room.do(lambda: room.change(actor, command.id, lambda change: act(change, caller.person, command)))
        return Ack(command.id)

    return Handler("table", run)


def _in_room(job: Run) -> Handler:
    """Needs the room; nobody else does anything to the table meanwhile."""

    async def run(room: Room, caller: Caller, command: Command) -> Reply:
        return await room.do(lambda: job(room, caller, command))

    return Handler("room", run)


def _aside(job: Run) -> Handler:
    """Takes long: it asks the room for what it needs and does the rest while the table goes on."""
    return Handler("aside", job)


def _on_wire(job: Callable[[Room, Wire, Command], Awaitable[None]]) -> Handler:
    """Concerns only the wire it came by."""

    async def run(room: Room, caller: Caller, command: Command) -> Reply:
        if caller.wire is None:
            raise Refused("bad-request", "this command is for a WebSocket")
        await job(room, caller.wire, command)
        return Ack(command.id)

    return Handler("wire", run)


# ------------------------------------------------------------------------------------------------ in the room


async def _why_not(room: Room, caller: Caller, command: Command) -> Reply:
    return conduct.why_not((await room.load()).table, caller.person, command)


async def _say(room: Room, caller: Caller, command: Command) -> Reply:
    body = command.body
    assert isinstance(body, Say)
    table = (await room.load()).table
    if not table.settings.chat:
        raise Refused("chat-off", "the chat is off at this table")
    if caller.person is None or caller.nickname is None:
        raise Refused("no-person", "say who you are first")
    rights.needs_to_be_in(table, caller.person)
    if table.is_muted(caller.person):
        raise Refused("muted", "the host of the table lets you say nothing here")
    if room.house.people.is_muted(caller.person):
        raise Refused("muted", "whoever looks after this server lets you say nothing at any table")
    mine = table.seats_of(caller.person)
    if command.seat is not None:
        mine = [rights.own_seat(table, caller.person, command.seat)]
    if not mine and not table.settings.spectators:
        raise Refused("no-spectators", "this table does not allow spectators")
    seat = mine[0] if mine else None
    name = conduct.name_among(caller.nickname, table.seats) if seat is None else table.seats[seat].name
    text = plain_line(body.text)
    await room.say(rights.actor_of(caller.person, command), command.id, seat, name, text)
    return Ack(command.id)


async def _change_settings(room: Room, caller: Caller, command: Command) -> Reply:
    body = command.body
    assert isinstance(body, ChangeSettings)
    table = (await room.load()).table
    if body.settings.listed and not table.settings.listed:
        await room.house.check_listed(await room.house.store.origin(room.id))
    actor = rights.actor_of(caller.person, command)
    await room.change(actor, command.id, lambda change: conduct.change_settings(change, caller.person, command))
    return Ack(command.id)


async def _rematch(room: Room, caller: Caller, command: Command) -> Reply:
    table = (await room.load()).table
    mine = table.seats_of(caller.person)
    rights.own_seat(table, caller.person, mine[0] if mine else command.seat)
    if table.next is None:
        rights.needs(table, "finished")
        next = await room.house.open_table(conduct.rematch_of(table, room.house.luck.deal(table.game_id)))
        actor = rights.actor_of(caller.person, command)
        await room.change(actor, command.id, lambda change: conduct.go_on(change, next))
    return Ack(command.id)


async def _stand_in(room: Room, caller: Caller, command: Command) -> Reply:
    body = command.body
    assert isinstance(body, StandIn)
    table, target = (await room.load()).table, body.target
    rights.needs_host(table, caller.person)
    rights.needs(table, "playing")
    rights.check_seat(table, target)
    if target not in table.to_act or room.absence(table.seats[target].person) < GONE:
        raise Refused("not-gone", "a bot can stand in only for someone who is to act and has been gone for a minute")
    actor = rights.actor_of(caller.person, command)
    await room.change(actor, command.id, lambda change: conduct.stand_in(change, target, gone=True))
    return Ack(command.id)


async def _restrain(room: Room, caller: Caller, command: Command) -> Reply:
    body = command.body
    assert isinstance(body, Mute | Remove)
    who = await _meant(room, caller, body)
    actor = rights.actor_of(caller.person, command)
    await room.change(actor, command.id, lambda change: order.restrain(change, caller.person, who, body))
    return Ack(command.id)


async def _meant(room: Room, caller: Caller, body: Mute | Remove) -> order.Someone:
    """Whom a host means, who need not know more of them than their seat or what they said."""
    table = (await room.load()).table
    order.check(table, caller.person)
    who = order.seated(table, body.target) or order.restrained(table, body.line)
    if who is None and body.line is not None:
        author = await room.chat.author(body.line)
        if author is not None:
            who = order.Someone(author[0], author[1], None if table.seats_of(author[0]) else body.line)
    if who is None:
        raise Refused("bad-request", "name the seat of a person, or a line of the chat that is still there")
    return who


# ---------------------------------------------------------------------------------------------------- aside


async def _hint(room: Room, caller: Caller, command: Command) -> Reply:
    body = command.body
    assert isinstance(body, Hint)

    async def position() -> tuple[str, bytes]:
        table = (await room.load()).table
        seat = rights.own_seat(table, caller.person, command.seat)
        rights.needs(table, "playing")
        if table.settings.hints is None:
            raise Refused("hints-off", "hints are off at this table")
        if body.coach:
            rights.needs_to_be_alone(table)
        if seat not in table.to_act:
            raise Refused("not-your-turn", "it is not your turn")
        return table.settings.hints, msgspec.json.encode(table.playing.position(seat).dump())

    level, dump = await room.do(position)
    if body.coach:
        return Answer(command.id, coach=await room.house.appraise(caller.person or "", level, dump))
    weighed = await room.house.weigh(caller.person or "", level, dump)
    if not body.candidates:
        return Answer(command.id, hint=weighed)
    best = sorted(weighed[:MOST_CANDIDATES], key=lambda each: each.move)
    return Answer(command.id, candidates=[Candidate(each.move, each.reasons) for each in best])


# -------------------------------------------------------------------------------------------------- the wire


async def _attach(room: Room, wire: Wire, command: Command) -> None:
    body = command.body
    assert isinstance(body, Attach)
    await room.attach(wire, command.seat, body.since)


async def _detach(room: Room, wire: Wire, command: Command) -> None:
    await room.detach(wire, command.seat)


async def _look(room: Room, wire: Wire, command: Command) -> None:
    body = command.body
    assert isinstance(body, Look)
    seat = await room.read(lambda sitting: rights.own_seat(sitting.table, wire.person, command.seat))
    room.look(wire, seat if body.looking else None)


async def _ping(room: Room, wire: Wire, command: Command) -> None:
    """The answer is all that is wanted."""


HANDLERS: dict[type, Handler] = {
    PlayMove: _on_table(conduct.play),
    TakeBackMove: _on_table(conduct.take_back),
    AnswerTakeBack: _on_table(conduct.answer_take_back),
    AnswerSettings: _on_table(conduct.answer_settings),
    Start: _on_table(dealing.start),
    PromiseNonce: _on_table(dealing.promise),
    RevealNonce: _on_table(dealing.reveal),
    ChangeSeat: _on_table(conduct.change_seat),
    ArrangeSeats: _on_table(conduct.arrange_seats),
    HandOver: _on_table(conduct.hand_over),
    Leave: _on_table(conduct.leave),
    ComeBack: _on_table(conduct.come_back),
    Close: _on_table(conduct.close),
    ChangeSettings: _in_room(_change_settings),
    WhyNot: _in_room(_why_not),
    Say: _in_room(_say),
    Rematch: _in_room(_rematch),
    StandIn: _in_room(_stand_in),
    Mute: _in_room(_restrain),
    Remove: _in_room(_restrain),
    Hint: _aside(_hint),
    Attach: _on_wire(_attach),
    Detach: _on_wire(_detach),
    Look: _on_wire(_look),
    Ping: _on_wire(_ping),
}
"""One entry for every type of `Body`, which a test holds."""
