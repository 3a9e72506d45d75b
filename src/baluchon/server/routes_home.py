"""What the home page shows beyond the tables themselves: what is asked of the reader, in their language."""

from typing import Annotated

from litestar import get
from litestar.params import QueryParameter

from baluchon.kernel.declaration import LANGUAGES
from baluchon.server import rights
from baluchon.server.callers import known_person
from baluchon.server.protocol import Asked, AskedNow, Greeting, You
from baluchon.server.refusals import Refused
from baluchon.server.requests import AnyRequest, InjectedHouse
from baluchon.server.routes_tables import TableId
from baluchon.server.sitting import Sitting
from baluchon.texts import Texts

MOST_ASKED = 6
"""Tables that are read for it; each may have to come from the store."""
MOST_LOOKED_AT = 100
Language = Annotated[str, QueryParameter(max_length=10, description="en, fr or de; anything else: en")]


@get("/api/me/asked", summary="What I am asked, in words")
async def read_asked(request: AnyRequest, house: InjectedHouse, language: Language = "en") -> AskedNow:
    person = await known_person(house, request.scope)
    chosen = language if language in LANGUAGES else "en"

    def asked(sitting: Sitting) -> list[Asked]:
        table = sitting.table
        names = [seat.name for seat in table.seats]
        mine = [seat for seat in table.seats_of(person.id) if seat in table.to_act and table.bot_in(seat) is None]
        return [
            Asked(table.id, seat, Texts(chosen, table.game, names, seat).message(table.playing.prompt(seat)))
            for seat in mine
        ]

    found: list[Asked] = []
    cards = await house.store.tables_of(person.id, MOST_LOOKED_AT)
    for card in [each for each in cards if each.your_turn][:MOST_ASKED]:
        try:
            found += await house.room(card.id).read(asked)
        except Refused:
            continue  # a table of a game or version that is not here
    return AskedNow(found)


@get("/api/tables/{table:str}/you", summary="What I have at a table")
async def read_you(request: AnyRequest, table: TableId, house: InjectedHouse) -> You:
    person = await known_person(house, request.scope)
    return await house.room(table).read(lambda sitting: rights.you_of(sitting.table, person.id, person.nickname))


@get("/api/greeting", summary="What everyone is told, and how one comes in")
async def greet(house: InjectedHouse) -> Greeting:
    settings = house.settings
    return Greeting(
        house.announcements.now,
        "proxy" if settings.login_header else "provider" if settings.oidc_issuer else "nickname",
    )


ROUTES = [read_asked, read_you, greet]
