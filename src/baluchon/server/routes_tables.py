"""Routes about tables: open, find and join them, send commands, read, wait."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import ExitStack
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter
from litestar.response import Stream
from msgspec.structs import replace

from baluchon.daily import today
from baluchon.server import conduct, opening, rights
from baluchon.server.callers import caller_of, known_person, person_of, token_of
from baluchon.server.calls import Caller
from baluchon.server.commands import carry_out
from baluchon.server.guard import address_for
from baluchon.server.house import House
from baluchon.server.logins import check_newcomer
from baluchon.server.networks import address_of
from baluchon.server.people import hash_of
from baluchon.server.protocol import (
    Analysis,
    ChatLines,
    Command,
    Draws,
    EventLog,
    Frame,
    Invitation,
    Join,
    NewInvitation,
    NewTable,
    PromiseNonce,
    Replay,
    Reply,
    Start,
    TableInfo,
    Tables,
    Welcome,
)
from baluchon.server.records import record_of
from baluchon.server.refusals import Refused
from baluchon.server.requests import AnyRequest, InjectedHouse, cookie
from baluchon.server.room import Room
from baluchon.server.sitting import Change, Sitting
from baluchon.server.store import Person
from baluchon.server.wires import QueueWire

LONGEST_WAIT = 14.0
"""Seconds for which a request may wait for a newer view: every request is answered within 15."""
STREAM_PING = 15.0

TableId = Annotated[str, PathParameter(max_length=40)]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=15, description="Left out: the spectator's")]
VersionQuery = Annotated[int | None, QueryParameter(ge=0, le=2**53)]
PreviewsQuery = Annotated[bool, QueryParameter(description="With what choices would bring")]


def _spec(kind: Any) -> dict[int, ResponseSpec]:
    return {200: ResponseSpec(kind, generate_examples=False)}


def _json(body: bytes | str) -> Response[Any]:
    return Response(body, media_type="application/json")


async def _invitation(request: AnyRequest, house: House, table: str) -> Invitation:
    return _link(request, house, table, await house.people.key(table), None)


def _link(request: AnyRequest, house: House, table: str, key: str, seat: int | None) -> Invitation:
    return Invitation(key, seat, f"{address_for(request.scope, house.settings)}/#/table/{table}/{key}")


async def welcome(room: Room, person: Person, invitation: Invitation | None, secret: str | None) -> Welcome:
    info = await room.info()
    you = await room.read(lambda sitting: rights.you_of(sitting.table, person.id, person.nickname))
    return Welcome(info, you, invitation, secret)


@post("/api/tables", summary="Open a table")
async def open_table(request: AnyRequest, data: JSONBody[NewTable], house: InjectedHouse) -> Welcome:
    person = await known_person(house, request.scope)
    address = address_of(request.scope)
    house.limits.new_table(address)
    opened = opening.wanted_table(data, person, house.luck.deal(data.game))
    starts = data.start or opened.settings.lesson
    if starts and any(seat.kind == "open" for seat in opened.seats):
        raise Refused("seats-open", "seats are still open: fill them with people or bots first")
    room = house.room(await house.open_table(opened, address=address))
    caller = Caller(person.id, person.nickname)
    if (
        data.promise is not None
        and not opened.settings.lesson
        and any(seat.person == person.id for seat in opened.seats)
    ):
        await carry_out(room, caller, Command(house.luck.text("command"), PromiseNonce(data.promise)))
    if starts:
        await carry_out(room, caller, Command(house.luck.text("command"), Start()))
    return await welcome(room, person, await _invitation(request, house, room.id), None)


@get("/api/tables", summary="Tables that can be found", responses=_spec(Tables))
async def list_tables(request: AnyRequest, house: InjectedHouse) -> Response[Any]:
    await person_of(house, request.scope)
    return _json(await house.open_tables())


@get("/api/tables/{table:str}", summary="One table")
async def read_table(request: AnyRequest, table: TableId, house: InjectedHouse) -> TableInfo:
    await person_of(house, request.scope)
    return await house.room(table).info()


@post("/api/tables/{table:str}/join", status_code=200, summary="Sit down")
async def join_table(
    request: AnyRequest, table: TableId, data: JSONBody[Join], house: InjectedHouse
) -> Response[Welcome]:
    room = house.room(table)
    settings = (await room.info()).settings
    with house.limits.guess(address_of(request.scope), data.key):
        key = await house.people.key_token(data.key, table)
    if key is None and not settings.listed:
        raise Refused("wrong-key", "this table is joined by its link")
    seat_key = key.hash.hex() if key is not None and key.seat is not None else None
    if seat_key is not None and await caller_of(house, request.scope) is None:
        await room.read(lambda sitting: conduct.opened_by(sitting.table, seat_key, house.clock()))
    person, secret = await _who_joins(request, data, house, invited=key is not None)
    name = data.nickname or person.nickname
    await house.check_quota(person.id)

    def act(change: Change) -> None:
        if seat_key is not None:
            conduct.sit_down_with_key(change, person.id, name, seat_key)
        else:
            conduct.sit_down(change, person.id, name, data.seat)

    await room.do(lambda: room.change(person.id, None, act))
    told = await welcome(room, person, None, secret if data.bearer else None)
    return Response(told, cookies=[cookie(house, secret)] if secret is not None else [])


async def _who_joins(request: AnyRequest, data: Join, house: House, *, invited: bool) -> tuple[Person, str | None]:
    """The person who joins and, if they are new, their token."""
    try:
        return await known_person(house, request.scope), None
    except Refused as refused:
        if data.nickname is None or refused.code == "banned":
            raise
        check_newcomer(house.settings)
        if house.settings.invite_only and not invited:
            raise Refused("by-invitation", "this server needs an invitation") from None
        house.limits.new_person(address_of(request.scope))
        return await house.people.add(data.nickname)


@post("/api/tables/{table:str}/invitations", summary="A new key for a link")
async def invite(
    request: AnyRequest, table: TableId, data: JSONBody[NewInvitation], house: InjectedHouse
) -> Invitation:
    person = await known_person(house, request.scope)
    room, seat = house.room(table), data.seat
    if seat is None:
        await room.read(lambda sitting: rights.needs_host(sitting.table, person.id))
        return await _invitation(request, house, table)
    key, expires = house.luck.text("key"), house.clock() + house.settings.seat_key_minutes * 60.0

    def act(change: Change) -> None:
        conduct.key_seat(change, person.id, seat, hash_of(key).hex(), expires)

    await room.do(lambda: room.change(person.id, None, act))
    await house.people.keep_seat_key(key, table, seat, expires)
    return _link(request, house, table, key, seat)


@post("/api/tables/{table:str}/commands", status_code=200, summary="Any command, as over the WebSocket")
async def command(request: AnyRequest, table: TableId, data: JSONBody[Command], house: InjectedHouse) -> Reply:
    person = await person_of(house, request.scope)
    caller = Caller(person.id, person.nickname) if person else Caller(None, None)
    return await carry_out(house.room(table), caller, data)


# --------------------------------------------------------------------------------------------------- reading


async def _wire(request: AnyRequest, house: House, table: str, previews: bool) -> tuple[Room, QueueWire, ExitStack]:
    """The room of a table, a wire to it for whoever asks, and what counts the wire until it is closed."""
    person = await person_of(house, request.scope)
    room = house.room(table)
    wire = QueueWire(person.id if person else None, token_of(person, request.scope), ahead=previews)
    return room, wire, house.limits.hold(address_of(request.scope), wire.person)


@get(
    "/api/tables/{table:str}/view",
    summary="A view; with since and wait: as soon as it is newer",
    responses=_spec(Frame) | {204: ResponseSpec(None, generate_examples=False, description="Nothing newer in time")},
)
async def read_view(
    request: AnyRequest,
    table: TableId,
    house: InjectedHouse,
    seat: SeatQuery = None,
    since: VersionQuery = None,
    wait: Annotated[float, QueryParameter(ge=0.0, le=3600.0, description=f"Seconds, at most {LONGEST_WAIT:.0f}")] = 0.0,
    previews: PreviewsQuery = False,
) -> Response[Any]:
    room, wire, held = await _wire(request, house, table, previews)
    try:
        await room.enter(wire)
        await room.attach(wire, seat, since, only_newer=True)
        async with asyncio.timeout(min(wait, LONGEST_WAIT) + 0.001):
            return _json(await wire.next_view())
    except TimeoutError:
        return Response(None, status_code=204)
    finally:
        room.leave(wire)
        held.close()


@get(
    "/api/tables/{table:str}/stream",
    summary="The WebSocket's messages as server-sent events",
    media_type="text/event-stream",
)
async def stream(
    request: AnyRequest,
    table: TableId,
    house: InjectedHouse,
    seat: SeatQuery = None,
    since: VersionQuery = None,
    chat: VersionQuery = None,
    previews: PreviewsQuery = False,
) -> Stream:
    room, wire, held = await _wire(request, house, table, previews)
    last = request.headers.get("last-event-id", "")
    try:
        await room.enter(wire)
        for line in await room.chat.lines(chat):
            wire.push(msgspec.json.encode(line).decode())
        await room.attach(wire, seat, int(last) if last.isdecimal() and len(last) < 16 else since)
    except BaseException:
        room.leave(wire)
        held.close()
        raise
    return Stream(_events(house, room, wire, held), media_type="text/event-stream")


async def _events(house: House, room: Room, wire: QueueWire, held: ExitStack) -> AsyncIterator[str]:
    """A wire's messages as server-sent events; the id of a view is its version."""
    try:
        while not house.closing:
            try:
                async with asyncio.timeout(STREAM_PING):
                    text, version = await wire.next()
            except TimeoutError:
                yield ": still here\n\n"
                continue
            id = "" if version is None else f"id: {version}\n"
            yield f"{id}data: {text}\n\n"
    except Refused:
        return  # it was not read in time, or the device was forgotten
    finally:
        room.leave(wire)
        held.close()


@get("/api/tables/{table:str}/events", summary="Everything a viewer saw happen")
async def read_events(
    request: AnyRequest, table: TableId, house: InjectedHouse, seat: SeatQuery = None, since: VersionQuery = None
) -> EventLog:
    person = await person_of(house, request.scope)
    room = house.room(table)

    def work(sitting: Sitting) -> EventLog:
        viewer = rights.viewer_of(sitting.table, person.id if person else None, seat)
        if sitting.sights is None:
            return EventLog(seat, 0, [])
        return EventLog(seat, sitting.table.version(viewer), sitting.sights.events(viewer, since or 0))

    return await room.read(work)


@get("/api/tables/{table:str}/chat", summary="The chat")
async def read_chat(request: AnyRequest, table: TableId, house: InjectedHouse, since: VersionQuery = None) -> ChatLines:
    room = await seen_room(request, house, table, None)
    return ChatLines(await room.chat.lines(since))


@get("/api/tables/{table:str}/record", summary="The record of a finished game")
async def read_record(request: AnyRequest, table: TableId, house: InjectedHouse) -> Response[bytes]:
    room = await seen_room(request, house, table, None)
    await may_know_deal(house, room)
    headers = {"Content-Disposition": f'attachment; filename="{table}.baluchon.json"'}
    return Response(await record_of(room), media_type="application/json", headers=headers)


@get("/api/tables/{table:str}/replay", summary="A finished game, step by step", responses=_spec(Replay))
async def read_replay(
    request: AnyRequest,
    table: TableId,
    house: InjectedHouse,
    seat: SeatQuery = None,
    open: FromQuery[bool] = False,
    first: Annotated[int, QueryParameter(ge=0, le=100_000)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=200)] = 50,
    entry: Annotated[
        int | None, QueryParameter(ge=0, le=100_000, description="First is what was seen after it")
    ] = None,
) -> Response[Any]:
    room = await seen_room(request, house, table, None)
    if seat is not None:
        await room.read(lambda sitting: rights.check_seat(sitting.table, seat))
    if open or (seat is not None and seat not in await _own_seats(request, house, room)):
        await may_know_deal(house, room)
    return _json(await house.replay(await owner_of(request, house), room, seat, open, first, count, entry))


@get(
    "/api/tables/{table:str}/missed",
    summary="What a seat saw since it decided last, step by step",
    responses=_spec(Replay),
)
async def read_missed(
    request: AnyRequest,
    table: TableId,
    house: InjectedHouse,
    seat: Annotated[int, QueryParameter(ge=0, le=15)],
) -> Response[Any]:
    room = await seen_room(request, house, table, seat)
    return _json(await house.missed(await owner_of(request, house), room, seat))


@get("/api/tables/{table:str}/draws", summary="What was drawn in a finished game", responses=_spec(Draws))
async def read_draws(request: AnyRequest, table: TableId, house: InjectedHouse) -> Response[Any]:
    room = await seen_room(request, house, table, None)
    await may_know_deal(house, room)
    return _json(await house.draws(await owner_of(request, house), room))


@get("/api/tables/{table:str}/analysis", summary="Chances to win over a finished game", responses=_spec(Analysis))
async def read_analysis(
    request: AnyRequest,
    table: TableId,
    house: InjectedHouse,
    after: Annotated[int, QueryParameter(ge=0, le=100_000, description="The step that is known already")] = 0,
) -> Response[Any]:
    room = await seen_room(request, house, table, None)
    told = await house.analysis(await owner_of(request, house), room, after)
    if await _is_sealed(house, room):
        own, whole = await _own_seats(request, house, room), msgspec.json.decode(told, type=Analysis)
        return _json(msgspec.json.encode(replace(whole, turning=[turn for turn in whole.turning if turn.seat in own])))
    return _json(told)


async def owner_of(request: AnyRequest, house: House) -> str:
    """For whom the work of a request counts: the person, or the address."""
    person = await person_of(house, request.scope)
    return person.id if person else address_of(request.scope)


async def seen_room(request: AnyRequest, house: House, table: str, seat: int | None) -> Room:
    """The room of a table, for those who may see what this seat sees; or, if it is none, what a spectator does."""
    person = await person_of(house, request.scope)
    room = house.room(table)
    await room.read(lambda sitting: rights.viewer_of(sitting.table, person.id if person else None, seat))
    return room


async def _own_seats(request: AnyRequest, house: House, room: Room) -> list[int]:
    person = await person_of(house, request.scope)
    return [] if person is None else await room.read(lambda sitting: sitting.table.seats_of(person.id))


async def _is_sealed(house: House, room: Room) -> bool:
    """Whether it is a deal of the day that others may be playing yet."""
    given = await room.read(lambda sitting: sitting.table.given)
    return given is not None and given.day >= str(today(house.clock()))


async def may_know_deal(house: House, room: Room) -> None:
    """Refuse to tell a deal of the day as long as others may be playing it."""
    if await _is_sealed(house, room):
        raise Refused("wrong-status", "a deal of the day is told when its day is over (midnight, UTC)")


ROUTES = [
    open_table,
    list_tables,
    read_table,
    join_table,
    invite,
    command,
    read_view,
    stream,
    read_events,
    read_chat,
    read_record,
    read_missed,
    read_replay,
    read_draws,
    read_analysis,
]
