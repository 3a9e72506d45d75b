"""Routes about finished games that are played again: handed on, or from one of their decisions."""

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from baluchon.server import challenges, opening, rights
from baluchon.server.callers import known_person
from baluchon.server.guard import address_for
from baluchon.server.house import House
from baluchon.server.networks import address_of
from baluchon.server.protocol import Challenge, ChallengeInfo, FromHere, NewChallenge, TakeChallenge, Welcome
from baluchon.server.requests import AnyRequest, InjectedHouse
from baluchon.server.routes_daily import begin_given
from baluchon.server.routes_tables import TableId, may_know_deal, seen_room, welcome
from baluchon.server.sitting import Sitting

ENTRIES = 40
"""A table that begins with so many entries counts as one more."""
KeyQuery = Annotated[str, QueryParameter(min_length=1, max_length=80)]


@post("/api/tables/{table:str}/challenges", summary="Hand a finished game on")
async def hand_on(request: AnyRequest, table: TableId, data: JSONBody[NewChallenge], house: InjectedHouse) -> Challenge:
    person = await known_person(house, request.scope)

    def own_seat(sitting: Sitting) -> int:
        challenges.check(sitting.table)
        return rights.own_seat(sitting.table, person.id, data.seat)

    seat = await house.room(table).read(own_seat)
    await may_know_deal(house, house.room(table))
    key = await house.people.challenge_key(table, seat)
    return Challenge(f"{address_for(request.scope, house.settings)}/#/challenge/{table}/{key}", key)


@get("/api/tables/{table:str}/challenge", summary="What one is challenged to")
async def read_challenge(request: AnyRequest, table: TableId, key: KeyQuery, house: InjectedHouse) -> ChallengeInfo:
    seat = await _seat_of(request, house, table, key)
    return await house.room(table).read(lambda sitting: challenges.info_of(sitting.table, seat))


@post("/api/tables/{table:str}/challenge", summary="Take a challenge up")
async def take_up(request: AnyRequest, table: TableId, data: JSONBody[TakeChallenge], house: InjectedHouse) -> Welcome:
    person = await known_person(house, request.scope)
    seat = await _seat_of(request, house, table, data.key)
    opened = await house.room(table).read(
        lambda sitting: opening.challenge_table(sitting.table, seat, person, data.pace)
    )
    return await begin_given(request, house, person, opened)


@post("/api/tables/{table:str}/from-here", summary="Play on from a decision of a finished game")
async def play_on(request: AnyRequest, table: TableId, data: JSONBody[FromHere], house: InjectedHouse) -> Welcome:
    person = await known_person(house, request.scope)
    room = await seen_room(request, house, table, None)
    await may_know_deal(house, room)
    opened, entries = await room.read(
        lambda sitting: opening.table_from_here(sitting.table, data.entry, person, data.pace)
    )
    address = address_of(request.scope)
    house.limits.new_table(address, 1 + len(entries) / ENTRIES)
    id = await house.open_table(opened, *entries, address=address)
    return await welcome(house.room(id), person, None, None)


async def _seat_of(request: AnyRequest, house: House, table: str, key: str) -> int:
    """The seat that a key lets one play again; who guesses keys is slowed."""
    with house.limits.guess(address_of(request.scope), key):
        return await house.people.challenged_seat(key, table)


ROUTES = [hand_on, read_challenge, take_up, play_on]
