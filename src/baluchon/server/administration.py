"""What whoever looks after a running server does with its tables, people and invitations, and before it is stopped.

The routes (`routes_admin.py`) have checked the token by then. Nothing here shows a hand, a secret or who said what.
"""

from contextlib import suppress

from msgspec.structs import replace

import baluchon
from baluchon.server import conduct
from baluchon.server.entries import Closed, Hosted, Seat, Seated
from baluchon.server.house import House
from baluchon.server.people import DAY, INVITE_DAYS, PERSON_DAYS
from baluchon.server.protocol import (
    Draining,
    Overview,
    PeopleFound,
    PersonFound,
    Quotas,
    ServerInvitation,
    ServerInvitations,
    Standing,
    TablesFound,
)
from baluchon.server.refusals import Refused
from baluchon.server.room import Room
from baluchon.server.sitting import Change
from baluchon.server.store import Person, StoreFailing
from baluchon.server.store.admin import SAID
from baluchon.server.store.base import GOING_ON, Token
from baluchon.server.writing import plain

MOST_FOUND = 50
"""Tables or people in one answer."""
PAGE = 200
"""Tables that are looked through together for somebody's name."""
ACTOR = "operator"
"""Whose entries those at a table are that its host did not make."""
ID_LENGTH = 12
"""By so much of its hash an invitation is named."""


async def overview_of(house: House) -> Overview:
    """How the server is."""
    problem = None
    try:
        await house.store.check()
    except StoreFailing as error:
        problem = str(error)
    counts = await house.store.counts()
    settings = house.settings
    return Overview(
        version=baluchon.__version__,
        store=house.store.name,
        address=settings.address,
        since=house.since,
        problem=problem,
        invite_only=settings.invite_only,
        people=counts.pop("people"),
        tables=counts,
        announcement=house.announcements.now,
        drain=draining_of(house),
    )


def draining_of(house: House) -> Draining:
    """How far the server is from a moment in which stopping it disturbs nobody."""
    games = sum(room.has_company for room in house.rooms.values())
    connections = sum(len(room.wires) for room in house.rooms.values())
    return Draining(house.draining, games, connections, ready=house.draining and not games)


# --------------------------------------------------------------------------------------------------- tables


async def find_tables(house: House, find: str, status: str, skip: int) -> TablesFound:
    found = await house.store.find_tables(find, status, skip, MOST_FOUND + 1)
    told = [replace(each, connected=_connected(house, each.card.id)) for each in found[:MOST_FOUND]]
    return TablesFound(told, more=len(found) > MOST_FOUND)


def _connected(house: House, table: str) -> int:
    room = house.rooms.get(table)
    return 0 if room is None else len(room.wires)


async def close_table(house: House, table: str) -> None:
    """Close a table in place of its host."""
    room = house.room(table)

    def act(change: Change) -> None:
        if change.table.status not in GOING_ON:
            raise Refused("wrong-status", f"the table is {change.table.status} already")
        change.apply(Closed())

    await room.do(lambda: room.change(ACTOR, None, act))


async def delete_table(house: House, table: str) -> None:
    """Remove a table with everything that is of it."""
    room = house.room(table)

    async def job() -> None:
        await room.load()
        await room.delete()

    await room.do(job)
    house.lists_changed()
    await house.store.call_out("deleted", table)


# --------------------------------------------------------------------------------------------------- people


async def find_people(house: House, find: str, skip: int) -> PeopleFound:
    found = await house.store.find_people(find, house.clock(), skip, MOST_FOUND + 1)
    return PeopleFound([_with_last_day(each) for each in found[:MOST_FOUND]], more=len(found) > MOST_FOUND)


def _with_last_day(found: PersonFound) -> PersonFound:
    """A device's token is made good for as long again when it comes, once a day: so the store knows when it came."""
    return found if found.seen is None else replace(found, seen=found.seen - PERSON_DAYS * DAY)


async def _person(house: House, id: str) -> Person:
    person = await house.store.person(id)
    if person is None:
        raise Refused("not-found", "there is no such person")
    return person


async def rename(house: House, id: str, nickname: str) -> None:
    """Give somebody another nickname, also at the tables where they go by the old one."""
    person = await _person(house, id)
    renamed = await house.people.rename(person, nickname)
    await _rename_at_tables(house, id, renamed.nickname, person.nickname)
    house.watched.stir([id])
    await house.store.call_out("standing", id)


async def _rename_at_tables(house: House, id: str, name: str, was: str | None) -> None:
    """Everywhere, also where somebody has been and is not any more."""
    after = ""
    while (found := await house.store.tables_naming(id, after, PAGE)) is not None:
        after, tables = found
        for table in tables:
            room = house.room(table)
            await room.do(lambda room=room: room.rename(id, name, was))  # type: ignore[misc]
            await house.store.call_out("rewritten", table)
    house.lists_changed()


async def restrain(house: House, id: str, standing: Standing | None) -> None:
    """Mute somebody everywhere, ban them, or neither."""
    if not await house.store.restrain(id, standing):
        raise Refused("not-found", "there is no such person")
    await house.people.learn_standings()
    if standing == "banned":
        house.shut_out(id)
    await house.store.call_out("standing", id)


async def delete_person(house: House, id: str) -> None:
    """Remove somebody with all that is theirs; at tables where others were, their name goes.

    The person goes last, so that whoever is interrupted can do it again.
    """
    await _person(house, id)
    await restrain(house, id, "banned")
    after = ""
    while (found := await house.store.tables_naming(id, after, PAGE)) is not None:
        after, tables = found
        for table in tables:
            await _leave(house, house.room(table), id)
    await house.store.delete_person(id)
    await house.people.learn_standings()
    house.lists_changed()
    await house.store.call_out("standing", id)


async def _leave(house: House, room: Room, id: str) -> None:
    """Take a person who is deleted out of a table: all of it goes if nobody else was there."""

    async def job() -> bool:
        table = (await room.load()).table
        others = [seat.person for seat in table.seats if seat.person not in (None, id)]
        if not others and table.host in (id, None):
            await room.delete()
            return True

        def act(change: Change) -> None:
            if table.status not in GOING_ON:
                return
            if table.host == id:
                change.apply(Hosted(str(others[0])))
            for seat in table.seats_of(id):
                if table.status == "waiting":
                    change.apply(Seated(seat, Seat()))
                else:
                    conduct.stand_in(change, seat)

        await room.change(ACTOR, None, act)
        await room.rename(id, SAID, None)
        return False

    with suppress(Refused):  # somebody else has deleted it meanwhile
        deleted = await room.do(job)
        await house.store.call_out("deleted" if deleted else "rewritten", room.id)


# ---------------------------------------------------------------------------------------------- invitations


def _told(token: Token, link: str | None = None) -> ServerInvitation:
    created = token.expires - INVITE_DAYS * DAY
    return ServerInvitation(token.hash.hex()[:ID_LENGTH], token.note or "", created, token.expires, link)


async def invitations_of(house: House) -> ServerInvitations:
    found = await house.store.invitations(house.clock())
    return ServerInvitations([_told(each) for each in found], house.settings.invite_only)


async def invite(house: House, address: str, note: str) -> ServerInvitation:
    """An invitation to the server, whose link is told this once."""
    token, secret = await house.people.invite(plain(note))
    return _told(token, f"{address}/#/invite/{secret}")


async def withdraw_invitation(house: House, id: str) -> None:
    for token in await house.store.invitations(house.clock()):
        if token.hash.hex()[:ID_LENGTH] == id and await house.store.spend_token(token.hash) is not None:
            return
    raise Refused("not-found", "there is no such invitation")


# -------------------------------------------------------------------------------------------------- quotas


def quotas_of(house: House) -> Quotas:
    """What is used of the shares that everyone has."""
    settings = house.settings
    return Quotas(
        addresses=house.limits.in_use(MOST_FOUND),
        lines=house.limits.most_lines,
        tables=settings.tables_per_address,
        people=settings.people_per_address,
        tables_per_person=settings.tables_per_person,
    )
