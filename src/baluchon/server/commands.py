"""Every command a client can send, and where it is carried out: one table, `HANDLERS`.

WebSocket and HTTP both come through `carry_out`. What a command does to a table is in `conduct.py`; here are those
that need more than the table: the room, its chat, other tables, the workers or the wire they came by.
"""

from collections.abc import Awaitable, Callable
from typing import Any, Generic, Literal, NamedTuple, TypeAlias

import msgspec

from baluchon.server import conduct, dealing, opening, order, rights
from baluchon.server.calls import B, Call, Caller
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
    PlayPlan,
    PromiseNonce,
    ProposePlan,
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


Place: TypeAlias = Literal["table", "room", "aside", "wire"]
Run: TypeAlias = Callable[[Room, Call[B]], Awaitable[Reply]]


class Handler(NamedTuple, Generic[B]):
    """How one kind of command is carried out."""

    kind: type[B]
    place: Place
    run: Run[B]


async def carry_out(room: Room, caller: Caller, command: Command) -> Reply:
    """Carry out a command; what it changed is stored when this returns. Raises Refused."""
    call = Call(caller, command.body, command.seat, command.decision, command.id)
    return await HANDLERS[type(command.body)].run(room, call)


def takes_long(command: Command) -> bool:
    """Whether the commands after it should not wait for its answer."""
    return HANDLERS[type(command.body)].place == "aside"


# ------------------------------------------------------------------------------------------------- the places


def _on_table(kind: type[B], act: Callable[[Change, Call[B]], None]) -> Handler[B]:
    """Changes the table and nothing else; carried out once, stored, then acknowledged."""

    async def run(room: Room, call: Call[B]) -> Reply:
        await room.do(lambda: room.change(call.actor, call.id, lambda change: act(change, call)))
        return Ack(call.id)

    return Handler(kind, "table", run)


def _in_room(kind: type[B], job: Run[B]) -> Handler[B]:
    """Needs the room; nobody else does anything to the table meanwhile."""

    async def run(room: Room, call: Call[B]) -> Reply:
        return await room.do(lambda: job(room, call))

    return Handler(kind, "room", run)


def _aside(kind: type[B], job: Run[B]) -> Handler[B]:
    """Takes long: it asks the room for what it needs and does the rest while the table goes on."""
    return Handler(kind, "aside", job)


def _on_wire(kind: type[B], job: Callable[[Room, Wire, Call[B]], Awaitable[None]]) -> Handler[B]:
    """Concerns only the wire it came by."""

    async def run(room: Room, call: Call[B]) -> Reply:
        if call.caller.wire is None:
            raise Refused("bad-request", "this command is for a WebSocket")
        await job(room, call.caller.wire, call)
        return Ack(call.id)

    return Handler(kind, "wire", run)


# ------------------------------------------------------------------------------------------------ in the room


async def _propose(room: Room, call: Call[ProposePlan]) -> Reply:
    return conduct.propose((await room.load()).table, call)


async def _why_not(room: Room, call: Call[WhyNot]) -> Reply:
    return conduct.why_not((await room.load()).table, call)


async def _say(room: Room, call: Call[Say]) -> Reply:
    table = (await room.load()).table
    if not table.settings.chat:
        raise Refused("chat-off", "the chat is off at this table")
    if call.person is None or call.caller.nickname is None:
        raise Refused("no-person", "say who you are first")
    rights.needs_to_be_in(table, call.person)
    if table.moderation.is_muted(call.person):
        raise Refused("muted", "the host of the table lets you say nothing here")
    if room.house.people.is_muted(call.person):
        raise Refused("muted", "whoever looks after this server lets you say nothing at any table")
    mine = table.seats_of(call.person)
    if call.seat is not None:
        mine = [rights.own_seat(table, call.person, call.seat)]
    if not mine and not table.settings.spectators:
        raise Refused("no-spectators", "this table does not allow spectators")
    seat = mine[0] if mine else None
    name = opening.name_among(call.caller.nickname, table.seats) if seat is None else table.seats[seat].name
    text = plain_line(call.body.text)
    await room.say(call.actor, call.id, seat, name, text)
    return Ack(call.id)


async def _change_settings(room: Room, call: Call[ChangeSettings]) -> Reply:
    body = call.body
    table = (await room.load()).table
    if body.settings.listed and not table.settings.listed:
        await room.house.check_listed(await room.house.store.origin(room.id))
    await room.change(call.actor, call.id, lambda change: conduct.change_settings(change, call))
    return Ack(call.id)


async def _rematch(room: Room, call: Call[Rematch]) -> Reply:
    table = (await room.load()).table
    mine = table.seats_of(call.person)
    rights.own_seat(table, call.person, mine[0] if mine else call.seat)
    if table.next is None:
        rights.needs(table, "finished")
        next = await room.house.open_table(opening.rematch_table(table, room.house.luck.deal(table.game_id)))
        await room.change(call.actor, call.id, lambda change: conduct.go_on(change, next))
    return Ack(call.id)


async def _stand_in(room: Room, call: Call[StandIn]) -> Reply:
    table, target = (await room.load()).table, call.body.target
    rights.needs_host(table, call.person)
    rights.needs(table, "playing")
    rights.check_seat(table, target)
    if target not in table.to_act or room.absence(table.seats[target].person) < GONE:
        raise Refused("not-gone", "a bot can stand in only for someone who is to act and has been gone for a minute")
    await room.change(call.actor, call.id, lambda change: conduct.stand_in(change, target, gone=True))
    return Ack(call.id)


async def _restrain(room: Room, call: Call[Mute | Remove]) -> Reply:
    who = await _meant(room, call)
    await room.change(call.actor, call.id, lambda change: order.restrain(change, call.person, who, call.body))
    return Ack(call.id)


async def _meant(room: Room, call: Call[Mute | Remove]) -> order.Someone:
    """Whom a host means, who need not know more of them than their seat or what they said."""
    table, body = (await room.load()).table, call.body
    order.check(table, call.person)
    who = order.seated(table, body.target) or order.restrained(table, body.line)
    if who is None and body.line is not None:
        author = await room.chat.author(body.line)
        if author is not None:
            who = order.Someone(author[0], author[1], None if table.seats_of(author[0]) else body.line)
    if who is None:
        raise Refused("bad-request", "name the seat of a person, or a line of the chat that is still there")
    return who


# ---------------------------------------------------------------------------------------------------- aside


async def _hint(room: Room, call: Call[Hint]) -> Reply:
    body = call.body

    async def position() -> tuple[str, bytes]:
        table = (await room.load()).table
        seat = rights.own_seat(table, call.person, call.seat)
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
        return Answer(call.id, coach=await room.house.appraise(call.person or "", level, dump))
    weighed = await room.house.weigh(call.person or "", level, dump)
    if not body.candidates:
        return Answer(call.id, hint=weighed)
    best = sorted(weighed[:MOST_CANDIDATES], key=lambda each: each.move)
    return Answer(call.id, candidates=[Candidate(each.move, each.reasons) for each in best])


# -------------------------------------------------------------------------------------------------- the wire


async def _attach(room: Room, wire: Wire, call: Call[Attach]) -> None:
    await room.attach(wire, call.seat, call.body.since)


async def _detach(room: Room, wire: Wire, call: Call[Detach]) -> None:
    await room.detach(wire, call.seat)


async def _look(room: Room, wire: Wire, call: Call[Look]) -> None:
    seat = await room.read(lambda sitting: rights.own_seat(sitting.table, wire.person, call.seat))
    room.look(wire, seat if call.body.looking else None)


async def _ping(room: Room, wire: Wire, call: Call[Ping]) -> None:
    """The answer is all that is wanted."""


_ALL: tuple[Handler[Any], ...] = (
    _on_table(PlayMove, conduct.play),
    _on_table(PlayPlan, conduct.play_plan),
    _on_table(TakeBackMove, conduct.take_back),
    _on_table(AnswerTakeBack, conduct.answer_take_back),
    _on_table(AnswerSettings, conduct.answer_settings),
    _on_table(Start, dealing.start),
    _on_table(PromiseNonce, dealing.promise),
    _on_table(RevealNonce, dealing.reveal),
    _on_table(ChangeSeat, conduct.change_seat),
    _on_table(ArrangeSeats, conduct.arrange_seats),
    _on_table(HandOver, conduct.hand_over),
    _on_table(Leave, conduct.leave),
    _on_table(ComeBack, conduct.come_back),
    _on_table(Close, conduct.close),
    _in_room(ChangeSettings, _change_settings),
    _in_room(ProposePlan, _propose),
    _in_room(WhyNot, _why_not),
    _in_room(Say, _say),
    _in_room(Rematch, _rematch),
    _in_room(StandIn, _stand_in),
    _in_room(Mute, _restrain),
    _in_room(Remove, _restrain),
    _aside(Hint, _hint),
    _on_wire(Attach, _attach),
    _on_wire(Detach, _detach),
    _on_wire(Look, _look),
    _on_wire(Ping, _ping),
)
HANDLERS: dict[type, Handler[Any]] = {handler.kind: handler for handler in _ALL}
"""One entry for every type of `Body`, which a test holds."""
