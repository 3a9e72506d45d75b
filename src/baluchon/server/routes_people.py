"""Routes about people and games."""

import re
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from baluchon.bots import bot_codes
from baluchon.kernel.declaration import LANGUAGES, Game
from baluchon.kernel.errors import UnknownGame
from baluchon.kernel.registry import all_games, game_by_id
from baluchon.server.house import House
from baluchon.server.identity import cookie, known_person, no_cookie, secret_of
from baluchon.server.protocol import (
    Clause,
    GameCard,
    Games,
    GameTexts,
    Me,
    NewPerson,
    Recovery,
    RecoveryCode,
)
from baluchon.server.refusals import Refused
from baluchon.server.store import Person
from baluchon.server.wiring import AnyRequest, TheHouse

MOST_OWN_TABLES = 100
Language = Annotated[str, QueryParameter(max_length=10, description="en, fr or de; anything else: en")]


async def _me(house: House, person: Person, token: str | None = None) -> Me:
    cards = await house.store.tables_of(person.id, MOST_OWN_TABLES)
    return Me(person.nickname, cards, token)


@get("/api/me", summary="Who am I, and my tables")
async def read_me(request: AnyRequest, house: TheHouse) -> Me:
    return await _me(house, await known_person(house, request.scope))


@post("/api/me", summary="Come in with a nickname")
async def add_me(data: JSONBody[NewPerson], house: TheHouse) -> Response[Me]:
    if house.settings.invite_only and not await house.people.is_invited(data.invite):
        raise Refused("by-invitation", "this server needs an invitation")
    person, secret = await house.people.add(data.nickname)
    me = Me(person.nickname, [], secret if data.bearer else None)
    return Response(me, status_code=201, cookies=[cookie(house, secret)])


@post("/api/me/nickname", status_code=200, summary="Another nickname")
async def rename_me(request: AnyRequest, data: JSONBody[NewPerson], house: TheHouse) -> Me:
    person = await known_person(house, request.scope)
    return await _me(house, await house.people.rename(person, data.nickname))


@post("/api/me/recovery", summary="A code that makes another device the same person")
async def make_recovery(request: AnyRequest, house: TheHouse) -> RecoveryCode:
    person = await known_person(house, request.scope)
    code, expires = await house.people.recovery(person)
    return RecoveryCode(code, expires)


@post("/api/me/recover", status_code=200, summary="Become the person of a recovery code")
async def recover_me(data: JSONBody[Recovery], house: TheHouse) -> Response[Me]:
    person, secret = await house.people.recover(data.code)
    me = await _me(house, person, secret if data.bearer else None)
    return Response(me, cookies=[cookie(house, secret)])


@post("/api/me/forget", status_code=204, summary="Forget this device")
async def forget_me(request: AnyRequest, house: TheHouse) -> Response[None]:
    secret = secret_of(request.scope)
    if secret is not None:
        await house.people.forget(secret)
    return Response(None, status_code=204, cookies=[no_cookie()])


# ----------------------------------------------------------------------------------------------------- games


def _cached(request: AnyRequest, body: bytes) -> Response[bytes]:
    tag = f'"{sha256(body).hexdigest()[:32]}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)


def _read(game: Game, folder: str, name: str) -> str:
    try:
        return game.resource(folder, name).read_text(encoding="utf-8")
    except FileNotFoundError:
        return ""


def _common(language: str) -> str:
    return (files("baluchon") / "locale" / f"{language}.ftl").read_text(encoding="utf-8")


@cache
def _games() -> bytes:
    cards = [
        GameCard(game.id, dict(game.titles), game.min_seats, game.max_seats, game.version, game.options)
        for game in all_games()
    ]
    texts = {language: _common(language) for language in LANGUAGES}
    return msgspec.json.encode(Games(cards, bot_codes(), list(LANGUAGES), texts))


_CLAUSE = re.compile(r"- ([A-Z]{2,3}-[A-Z]+\d+) (.*)")


def _clauses(text: str) -> list[Clause]:
    section, clauses = "", []
    for line in text.splitlines():
        if line.startswith("## "):
            section = line[3:].strip()
        elif found := _CLAUSE.match(line):
            clauses.append(Clause(found[1], section, found[2]))
    return clauses


@cache
def _game(id: str, language: str) -> bytes:
    game = game_by_id(id)
    rules = _read(game, "rules", f"{language}.md")
    names = {ref: by_language.get(language, by_language["en"]) for ref, by_language in game.names.items()}
    texts = GameTexts(
        id=game.id,
        language=language,
        titles=dict(game.titles),
        moves=list(game.moves),
        names=names,
        texts=_read(game, "locale", f"{language}.ftl"),
        rules=_clauses(rules),
        rules_text=rules,
    )
    return msgspec.json.encode(texts)


@get("/api/games", summary="All games", responses={200: ResponseSpec(Games, generate_examples=False)})
async def list_games(request: AnyRequest) -> Response[bytes]:
    return _cached(request, _games())


@get(
    "/api/games/{game:str}",
    summary="One game in one language",
    responses={200: ResponseSpec(GameTexts, generate_examples=False)},
)
async def read_game(request: AnyRequest, game: FromPath[str], language: Language = "en") -> Response[bytes]:
    chosen = language if language in LANGUAGES else "en"
    try:
        return _cached(request, _game(game, chosen))
    except UnknownGame as error:
        raise Refused("not-found", str(error)) from None


ROUTES = [read_me, add_me, rename_me, make_recovery, recover_me, forget_me, list_games, read_game]
