"""Routes for whoever looks after the server, behind the token of `--admin-token`. Each action is logged."""

from hmac import compare_digest
from typing import Annotated, Any

from litestar import Response, Router, delete, get, post, put
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody, QueryParameter

from baluchon.server import administration
from baluchon.server.callers import secret_of
from baluchon.server.guard import address_for
from baluchon.server.house import House
from baluchon.server.logs import actions
from baluchon.server.networks import address_of
from baluchon.server.protocol import (
    Announcement,
    BackupFile,
    Backups,
    Drain,
    Draining,
    NewAnnouncement,
    NewNickname,
    NewServerInvitation,
    NewStanding,
    Overview,
    PeopleFound,
    Quotas,
    ServerInvitation,
    ServerInvitations,
    TablesFound,
)
from baluchon.server.refusals import Refused
from baluchon.server.requests import AnyRequest, InjectedHouse

Find = Annotated[
    str, QueryParameter(max_length=80, description="An id or a part of a nickname; of tables, also a game")
]
Skip = Annotated[int, QueryParameter(ge=0, le=10_000_000)]
Status = Annotated[str, QueryParameter(pattern="^(waiting|playing|finished|closed|)$")]


def _check_token(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuse everyone who does not have the token; a wrong one counts as a wrong code."""
    house: House = connection.app.state.house
    token = house.settings.admin_token
    if not token:
        raise Refused("not-found", "this server is not looked after from afar; it was started without --admin-token")
    given = secret_of(connection.scope) or ""
    with house.limits.guess(address_of(connection.scope), given):
        if not compare_digest(given.encode(), token.encode()):
            raise Refused("wrong-key", "this needs the token of --admin-token as a bearer token")


def _note(request: AnyRequest, did: str, **about: object) -> None:
    actions.info(did, extra={**about, "by": address_of(request.scope)})


@get(summary="How the server is")
async def read_overview(house: InjectedHouse) -> Overview:
    return await administration.overview_of(house)


@get("/tables", summary="All tables, found by id, game or nickname")
async def read_tables(house: InjectedHouse, find: Find = "", status: Status = "", skip: Skip = 0) -> TablesFound:
    return await administration.find_tables(house, find, status, skip)


@post("/tables/{table:str}/close", status_code=204, summary="Close a table in place of its host")
async def close_table(request: AnyRequest, table: FromPath[str], house: InjectedHouse) -> None:
    await administration.close_table(house, table)
    _note(request, "table closed", table=table)


@delete("/tables/{table:str}", summary="Remove a table with everything that is of it")
async def delete_table(request: AnyRequest, table: FromPath[str], house: InjectedHouse) -> None:
    await administration.delete_table(house, table)
    _note(request, "table deleted", table=table)


@get("/people", summary="All people, found by nickname, login or id")
async def read_people(house: InjectedHouse, find: Find = "", skip: Skip = 0) -> PeopleFound:
    return await administration.find_people(house, find, skip)


@put("/people/{person:str}/nickname", status_code=204, summary="Give somebody another nickname, also at their tables")
async def rename(request: AnyRequest, person: FromPath[str], data: JSONBody[NewNickname], house: InjectedHouse) -> None:
    await administration.rename(house, person, data.nickname)
    _note(request, "person renamed", person=person)


@put("/people/{person:str}/standing", status_code=204, summary="Mute somebody everywhere, ban them, or neither")
async def restrain(
    request: AnyRequest, person: FromPath[str], data: JSONBody[NewStanding], house: InjectedHouse
) -> None:
    await administration.restrain(house, person, data.standing)
    _note(request, f"person {data.standing or 'free again'}", person=person)


@delete("/people/{person:str}", summary="Remove somebody with all that is theirs")
async def delete_person(request: AnyRequest, person: FromPath[str], house: InjectedHouse) -> None:
    await administration.delete_person(house, person)
    _note(request, "person deleted", person=person)


@get("/quotas", summary="Shares that are in use")
async def read_quotas(house: InjectedHouse) -> Quotas:
    return administration.quotas_of(house)


@get("/invitations", summary="The invitations to the server that are good")
async def read_invitations(house: InjectedHouse) -> ServerInvitations:
    return await administration.invitations_of(house)


@post("/invitations", summary="An invitation to the server")
async def invite(request: AnyRequest, data: JSONBody[NewServerInvitation], house: InjectedHouse) -> ServerInvitation:
    made = await administration.invite(house, address_for(request.scope, house.settings), data.note)
    _note(request, "invitation made", invitation=made.id)
    return made


@delete("/invitations/{invitation:str}", summary="Withdraw an invitation to the server")
async def withdraw_invitation(request: AnyRequest, invitation: FromPath[str], house: InjectedHouse) -> None:
    await administration.withdraw_invitation(house, invitation)
    _note(request, "invitation withdrawn", invitation=invitation)


@get("/backups", summary="The backups that are kept")
async def read_backups(house: InjectedHouse) -> Backups:
    settings = house.settings
    return Backups(house.backups.files(), settings.backup_every, settings.keep_backups, house.backups.problem)


@post("/backups", summary="Make a backup now")
async def back_up(request: AnyRequest, house: InjectedHouse) -> BackupFile:
    made = await house.backups.make()
    _note(request, "backup asked for", file=made.name)
    return made


@put("/announcement", summary="A word to everyone who is connected, in place of the one before")
async def announce(request: AnyRequest, data: JSONBody[NewAnnouncement], house: InjectedHouse) -> Announcement:
    said = await house.announcements.say(data)
    _note(request, "word to everyone", announcement=said.id, text=said.text)
    return said


@delete("/announcement", summary="Withdraw the word to everyone")
async def withdraw_announcement(request: AnyRequest, house: InjectedHouse) -> None:
    await house.announcements.withdraw()
    _note(request, "word to everyone withdrawn")


@get("/drain", summary="How far the server is from being stopped without disturbing anybody")
async def read_drain(house: InjectedHouse) -> Draining:
    return administration.draining_of(house)


@put("/drain", summary="Open no new tables any more, or do so again")
async def drain(request: AnyRequest, data: JSONBody[Drain], house: InjectedHouse) -> Draining:
    house.draining = data.draining
    _note(request, "no new tables" if data.draining else "new tables again")
    return administration.draining_of(house)


@get("/admin", include_in_schema=False)
async def page(house: InjectedHouse) -> Response[None]:
    """The page of the browser client, for those who type its address."""
    return Response(None, status_code=307, headers={"Location": f"{house.settings.root}/#/admin"})


ROUTES: list[Any] = [
    page,
    Router(
        "/api/admin",
        guards=[_check_token],
        route_handlers=[
            read_overview,
            read_tables,
            close_table,
            delete_table,
            read_people,
            rename,
            restrain,
            delete_person,
            read_quotas,
            read_invitations,
            invite,
            withdraw_invitation,
            read_backups,
            back_up,
            announce,
            withdraw_announcement,
            read_drain,
            drain,
        ],
    ),
]
