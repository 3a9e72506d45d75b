"""Routes about people: come in, be renamed, move to another device."""

from typing import Annotated, Any

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter

from baluchon.server.callers import known_person, secret_of
from baluchon.server.house import House
from baluchon.server.logins import check_newcomer, login_of
from baluchon.server.networks import address_of
from baluchon.server.people import hash_of
from baluchon.server.protocol import AdviceNow, Me, NewPerson, Past, Recovery, RecoveryCode
from baluchon.server.records import past_of
from baluchon.server.refusals import Refused
from baluchon.server.requests import AnyRequest, InjectedHouse, cookie, no_cookie
from baluchon.server.store import Person

MOST_OWN_TABLES = 100


async def _me(house: House, person: Person, token: str | None = None) -> Me:
    cards = await house.store.tables_of(person.id, MOST_OWN_TABLES)
    return Me(person.nickname, cards, token, house.announcements.now)


@get("/api/me", summary="Who am I, and my tables")
async def read_me(request: AnyRequest, house: InjectedHouse) -> Me:
    return await _me(house, await known_person(house, request.scope))


@post("/api/me", summary="Come in with a nickname")
async def add_me(request: AnyRequest, data: JSONBody[NewPerson], house: InjectedHouse) -> Response[Me]:
    if login_of(request.scope, house.settings) is not None:  # they are in already, and say how they are called
        person = await house.people.rename(await known_person(house, request.scope), data.nickname)
        return Response(await _me(house, person), status_code=201)
    check_newcomer(house.settings)
    if house.settings.invite_only:
        with house.limits.guess(address_of(request.scope), data.invite):
            if not await house.people.is_invited(data.invite):
                raise Refused("by-invitation", "this server needs an invitation")
    house.limits.new_person(address_of(request.scope))
    person, secret = await house.people.add(data.nickname)
    me = Me(person.nickname, [], secret if data.bearer else None, house.announcements.now)
    return Response(me, status_code=201, cookies=[cookie(house, secret)])


@post("/api/me/nickname", status_code=200, summary="Another nickname")
async def rename_me(request: AnyRequest, data: JSONBody[NewPerson], house: InjectedHouse) -> Me:
    person = await known_person(house, request.scope)
    return await _me(house, await house.people.rename(person, data.nickname))


@post("/api/me/recovery", summary="A code that makes another device the same person")
async def make_recovery(request: AnyRequest, house: InjectedHouse) -> RecoveryCode:
    person = await known_person(house, request.scope)
    code, expires = await house.people.recovery(person)
    return RecoveryCode(code, expires)


@post("/api/me/recover", status_code=200, summary="Become the person of a recovery code")
async def recover_me(request: AnyRequest, data: JSONBody[Recovery], house: InjectedHouse) -> Response[Me]:
    with house.limits.guess(address_of(request.scope), data.code):
        person, secret = await house.people.recover(data.code)
    me = await _me(house, person, secret if data.bearer else None)
    return Response(me, cookies=[cookie(house, secret)])


@post("/api/me/forget", status_code=204, summary="Forget this device")
async def forget_me(request: AnyRequest, house: InjectedHouse) -> Response[None]:
    secret = secret_of(request.scope)
    if secret is not None:
        await house.forget(hash_of(secret))
    return Response(None, status_code=204, cookies=[no_cookie(house)])


@get(
    "/api/me/advice",
    summary="What would help me most, by score line",
    responses={200: ResponseSpec(AdviceNow, generate_examples=False)},
)
async def read_advice(request: AnyRequest, house: InjectedHouse) -> Response[Any]:
    person = await known_person(house, request.scope)
    return Response(await house.advice(person.id), media_type="application/json")


@get("/api/me/past", summary="How my games of one kind ended")
async def read_past(
    request: AnyRequest, house: InjectedHouse, game: Annotated[str, QueryParameter(max_length=60)]
) -> Past:
    person = await known_person(house, request.scope)
    return await past_of(house.store, person.id, game)


ROUTES = [read_me, read_advice, read_past, add_me, rename_me, make_recovery, recover_me, forget_me]
