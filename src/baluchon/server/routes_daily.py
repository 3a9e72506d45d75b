"""Routes about deals that many have: the deal of the day."""

from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from baluchon.daily import LEVEL, Daily, day_of, today
from baluchon.kernel.errors import UnknownGame
from baluchon.kernel.registry import game_by_id
from baluchon.server.callers import known_person, person_of
from baluchon.server.calls import Caller
from baluchon.server.commands import carry_out
from baluchon.server.daily import deal_of, try_of
from baluchon.server.entries import Attempt, Opened
from baluchon.server.house import House
from baluchon.server.networks import address_of
from baluchon.server.opening import daily_table
from baluchon.server.protocol import BotScore, Command, DailyDeal, NewDaily, Start, Welcome
from baluchon.server.refusals import Refused
from baluchon.server.requests import AnyRequest, InjectedHouse
from baluchon.server.routes_tables import owner_of, welcome
from baluchon.server.store import Conflict, Person

DayQuery = Annotated[str | None, QueryParameter(max_length=10, description="Such as 2026-11-17; left out: today")]


def _daily(house: House, game: str, day: str | None) -> Daily:
    try:
        found = game_by_id(game)
    except UnknownGame as error:
        raise Refused("not-found", str(error)) from None
    now = house.clock()
    return Daily(found, today(now) if day is None else day_of(day, now))


@get("/api/daily/{game:str}", summary="The deal of a day")
async def read_daily(request: AnyRequest, game: FromPath[str], house: InjectedHouse, day: DayQuery = None) -> DailyDeal:
    person = await person_of(house, request.scope)
    return await deal_of(house.store, _daily(house, game, day), person.id if person else None, house.clock())


@get("/api/daily/{game:str}/bot", summary="What a bot scores with the deal of a day")
async def read_bot(request: AnyRequest, game: FromPath[str], house: InjectedHouse, day: DayQuery = None) -> BotScore:
    daily = _daily(house, game, day)
    score, place = await house.same_seat(await owner_of(request, house), daily.game.id, str(daily.day))
    return BotScore(LEVEL, score, place)


@post("/api/daily/{game:str}", summary="Play the deal of a day")
async def play_daily(
    request: AnyRequest, game: FromPath[str], data: JSONBody[NewDaily], house: InjectedHouse
) -> Welcome:
    person = await known_person(house, request.scope)
    daily = _daily(house, game, data.day)
    mine = await try_of(house.store, daily, person.id)
    counts = not data.practice and daily.day == today(house.clock())
    if not counts:
        if daily.day == today(house.clock()):
            await _check_tried(house, mine)
        return await begin_given(request, house, person, daily_table(daily, person, data.pace, counts=False))
    if mine is None:
        try:
            return await begin_given(request, house, person, daily_table(daily, person, data.pace, counts=True))
        except Conflict:  # asked twice at the same moment
            mine = await try_of(house.store, daily, person.id)
    if mine is None:
        raise Refused("busy", "your try is just being opened; try again")
    return await welcome(house.room(mine.table), person, None, None)


async def _check_tried(house: House, mine: Attempt | None) -> None:
    """Refuse to let somebody practise what they have yet to try."""
    if mine is None or (await house.room(mine.table).info()).status == "playing":
        raise Refused("wrong-status", "play your one try of today to its end first; then practise as often as you like")


async def begin_given(request: AnyRequest, house: House, person: Person, opened: Opened) -> Welcome:
    """Open a table for a deal that others have too, and start it."""
    address = address_of(request.scope)
    house.limits.new_table(address)
    room = house.room(await house.open_table(opened, address=address))
    await carry_out(room, Caller(person.id, person.nickname), Command(house.luck.text("command"), Start()))
    return await welcome(room, person, None, None)


ROUTES = [read_daily, read_bot, play_daily]
