"""Routes about short codes: a table's is made by its host, read aloud, and typed by those who come."""

from litestar import post
from litestar.params import JSONBody

from baluchon.server import rights
from baluchon.server.callers import known_person
from baluchon.server.networks import address_of
from baluchon.server.protocol import Code, CodeOpens, TableCode
from baluchon.server.refusals import Refused
from baluchon.server.requests import AnyRequest, InjectedHouse
from baluchon.server.routes_tables import TableId
from baluchon.server.sitting import Sitting
from baluchon.server.store.base import GOING_ON


@post("/api/tables/{table:str}/codes", summary="A short code for the table, to be typed")
async def make_code(request: AnyRequest, table: TableId, house: InjectedHouse) -> TableCode:
    person = await known_person(house, request.scope)

    def check(sitting: Sitting) -> None:
        rights.needs_host(sitting.table, person.id)
        rights.needs(sitting.table, *GOING_ON)

    await house.room(table).read(check)
    return TableCode(*await house.people.code(person, table))


@post("/api/codes", status_code=200, summary="What a short code opens")
async def open_code(request: AnyRequest, data: JSONBody[Code], house: InjectedHouse) -> CodeOpens:
    with house.limits.guess(address_of(request.scope), data.code):
        table, expires = await house.people.table_of(data.code)
    if (await house.room(table).info()).status not in GOING_ON:
        raise Refused("wrong-status", "the game of this code is over; ask for the code of another one")
    return CodeOpens(table, await house.people.code_key(table, expires))


ROUTES = [make_code, open_code]
