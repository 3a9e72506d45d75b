"""`baluchon admin`: looking after a server that runs, with its token."""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar

import typer
from typer.core import TyperGroup

from baluchon.cli.database import CannotServe, need_server
from baluchon.cli.durations import seconds_of
from baluchon.cli.environment import from_files, variable_of
from baluchon.cli.health import Host, Port, Server, address_of
from baluchon.cli.saying import say
from baluchon.cli.screen import output, write_json
from baluchon.kernel.errors import BadOption

if TYPE_CHECKING:
    from rich.table import Table as Columns

    from baluchon.server.protocol import Draining, PersonFound, ServerInvitation, TableFound

T = TypeVar("T")
Find = Annotated[str, typer.Argument(metavar="[FIND]", help="An id or a part of a nickname.", show_default=False)]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table.")]
PersonId = Annotated[str, typer.Argument(metavar="PERSON", help="The id of a person, as `people` lists it.")]
Undo = Annotated[bool, typer.Option("--undo", help="Take it back.")]
Skip = Annotated[int, typer.Option(min=0, metavar="N", help="Leave out so many.", show_default=False)]


class _Server:
    """The server that is meant, and how its answers are shown."""

    def __init__(self, address: str, token: str, *, json: bool) -> None:
        self.address = address
        self.json = json
        self._token = token

    def send(self, method: str, path: str, body: Any = None, **query: Any) -> bytes:
        """Make a request; what cannot be done is a sentence."""
        if not self._token:
            raise BadOption(
                "the token of the server is missing: set BALUCHON_ADMIN_TOKEN to it, "
                "or BALUCHON_ADMIN_TOKEN_FILE to a file with it"
            )
        need_server()
        import httpx

        from baluchon.client import Client

        async def run() -> bytes:
            async with Client(self.address, self._token) as client:
                return (await client.request(method, f"/api/admin{path}", body, **query)).content

        try:
            return asyncio.run(run())
        except (httpx.TransportError, httpx.InvalidURL) as error:
            raise CannotServe(
                f"no server answers at {self.address} ({error}); start it, or name another with --server"
            ) from None

    def show(
        self,
        kind: type[T],
        draw: Callable[[T], None],
        path: str = "",
        method: str = "GET",
        body: Any = None,
        **query: Any,
    ) -> None:
        """Show what the server answers: drawn, or as it came with --json."""
        import msgspec

        answer = self.send(method, path, body, **query)
        if self.json:
            write_json(msgspec.Raw(answer))
        else:
            draw(msgspec.json.decode(answer, type=kind))

    def act(self, done: str, method: str, path: str, body: Any = None) -> None:
        """Have something done, and say so."""
        self.send(method, path, body)
        say("{}" if self.json else done)


class _Group(TyperGroup):
    """The commands, whose common options may stand before or after them."""

    def make_context(self, info_name: str | None, args: list[str], parent: Any = None, **extra: Any) -> Any:
        extra["default_map"] = {**(extra.get("default_map") or {}), **from_files(self.params)}
        return super().make_context(info_name, self._common_first(args), parent, **extra)

    def _common_first(self, args: list[str]) -> list[str]:
        takes = {
            name: not getattr(option, "is_flag", False)
            for option in self.params
            for name in option.opts
            if name != "--help"
        }
        first: list[str] = []
        rest: list[str] = []
        left = iter(args)
        for arg in left:
            if arg == "--":
                rest += [arg, *left]
            elif arg.partition("=")[0] in takes:
                first.append(arg)
                if takes[arg.partition("=")[0]] and "=" not in arg:
                    first += [each for each in [next(left, None)] if each is not None]
            else:
                rest.append(arg)
        return [*first, *rest]


admin = typer.Typer(cls=_Group, no_args_is_help=True, rich_markup_mode="rich")


@admin.callback()
def _admin(
    context: typer.Context,
    server: Server = None,
    host: Host = "127.0.0.1",
    port: Port = 8000,
    admin_token: Annotated[
        str,
        typer.Option(
            metavar="SECRET",
            envvar=variable_of("admin-token"),
            help="That of the server. Better in the environment, where nobody else reads it.",
            show_default=False,
        ),
    ] = "",
    json: Annotated[bool, typer.Option("--json", help="As JSON, for scripts.")] = False,
) -> None:
    """Look after a server that runs: tables, people, invitations, backups, a word to everyone.

    It was started with --admin-token; the same token stands here in BALUCHON_ADMIN_TOKEN, or in a file that
    BALUCHON_ADMIN_TOKEN_FILE names. The options may stand before or after the command.

    \b
    [bold]Examples[/bold]
      # how the server on this machine is
      baluchon admin status
      # tables at which somebody is called Ada, elsewhere
      baluchon admin tables ada --server https://example.org
      # before an upgrade
      baluchon admin announce "An upgrade at nine." --for 2h
      baluchon admin drain
    """
    context.obj = _Server(address_of(server, host, port), admin_token, json=json)


def _at(context: typer.Context) -> _Server:
    found = context.obj
    assert isinstance(found, _Server)
    return found


@admin.command()
def status(context: typer.Context) -> None:
    """How the server is.

    \b
    [bold]Example[/bold]
      baluchon admin status
    """
    from baluchon.server.protocol import Overview

    def draw(told: Overview) -> None:
        tables = ", ".join(f"{count} {status}" for status, count in sorted(told.tables.items())) or "none"
        say(f"Baluchon {told.version} at {told.address}, on {told.store}, for {_ago(told.since)}")
        say(f"people: {told.people}" + (" (by invitation)" if told.invite_only else ""))
        say(f"tables: {tables}")
        if told.problem:
            say(f"the store is failing: {told.problem}")
        if told.announcement:
            say(f"everyone is told: {told.announcement.text}")
        _tell_drain(told.drain)

    _at(context).show(Overview, draw)


@admin.command()
def tables(
    context: typer.Context,
    find: Find = "",
    status: Annotated[
        Literal["waiting", "playing", "finished", "closed"] | None,
        typer.Option(metavar="STATUS", help="Only tables that are waiting, playing, finished or closed."),
    ] = None,
    skip: Skip = 0,
) -> None:
    """List tables, the latest first: by id, by game or by who is there.

    \b
    [bold]Examples[/bold]
      baluchon admin tables
      baluchon admin tables lets-take-a-hike --status playing
    """
    from baluchon.server.protocol import TablesFound

    def draw(found: TablesFound) -> None:
        listed = _columns("table", "game", "status", "people", "age", "last")
        for each in found.tables:
            listed.add_row(*_table_row(each))
        output().print(listed)
        _tell_more(found.more, skip + len(found.tables))

    _at(context).show(TablesFound, draw, "/tables", find=find, status=status or "", skip=skip)


@admin.command()
def close_table(context: typer.Context, table: TableId) -> None:
    """Close a table in place of its host: its game ends without a result.

    \b
    [bold]Example[/bold]
      baluchon admin close-table k3v9q2m7xw4cj8td
    """
    _at(context).act(f"table {table} is closed", "POST", f"/tables/{_id(table)}/close")


@admin.command()
def delete_table(context: typer.Context, table: TableId) -> None:
    """Remove a table with everything that is of it. It cannot be undone.

    \b
    [bold]Example[/bold]
      baluchon admin delete-table k3v9q2m7xw4cj8td
    """
    _at(context).act(f"table {table} is gone", "DELETE", f"/tables/{_id(table)}")


@admin.command()
def people(context: typer.Context, find: Find = "", skip: Skip = 0) -> None:
    """List people, the newest first: by id, by login or by a part of the nickname.

    \b
    [bold]Examples[/bold]
      baluchon admin people
      baluchon admin people ada --json
    """
    from baluchon.server.protocol import PeopleFound

    def draw(found: PeopleFound) -> None:
        listed = _columns("person", "nickname", "here for", "seen", "tables", "")
        for each in found.people:
            listed.add_row(*_person_row(each))
        output().print(listed)
        _tell_more(found.more, skip + len(found.people))

    _at(context).show(PeopleFound, draw, "/people", find=find, skip=skip)


@admin.command()
def rename(
    context: typer.Context,
    person: PersonId,
    nickname: Annotated[str, typer.Argument(metavar="NICKNAME", help="The new one.")],
) -> None:
    """Give somebody another nickname, also at their tables.

    \b
    [bold]Example[/bold]
      baluchon admin rename 7xw4cj8tdk3v9q2m "Ada L."
    """
    _at(context).act(f"renamed to {nickname}", "PUT", f"/people/{_id(person)}/nickname", {"nickname": nickname})


@admin.command()
def mute(context: typer.Context, person: PersonId, undo: Undo = False) -> None:
    """Let somebody say nothing at any table.

    \b
    [bold]Examples[/bold]
      baluchon admin mute 7xw4cj8tdk3v9q2m
      baluchon admin mute 7xw4cj8tdk3v9q2m --undo
    """
    _restrain(context, person, None if undo else "muted")


@admin.command()
def ban(context: typer.Context, person: PersonId, undo: Undo = False) -> None:
    """Take all devices from somebody, and let them come no more.

    \b
    [bold]Example[/bold]
      baluchon admin ban 7xw4cj8tdk3v9q2m
    """
    _restrain(context, person, None if undo else "banned")


def _restrain(context: typer.Context, person: str, standing: str | None) -> None:
    done = "neither muted nor banned" if standing is None else standing
    _at(context).act(f"person {person} is {done}", "PUT", f"/people/{_id(person)}/standing", {"standing": standing})


@admin.command()
def delete_person(context: typer.Context, person: PersonId) -> None:
    """Remove somebody with all that is theirs. It cannot be undone.

    \b
    [bold]Example[/bold]
      baluchon admin delete-person 7xw4cj8tdk3v9q2m
    """
    _at(context).act(f"person {person} is gone", "DELETE", f"/people/{_id(person)}")


@admin.command()
def invitations(context: typer.Context) -> None:
    """List the invitations that are good.

    \b
    [bold]Example[/bold]
      baluchon admin invitations
    """
    from baluchon.server.protocol import ServerInvitations

    def draw(found: ServerInvitations) -> None:
        listed = _columns("invitation", "for", "age", "good for")
        for each in found.invitations:
            listed.add_row(each.id, each.note, _ago(each.created), _ago(2 * time.time() - each.expires))
        output().print(listed)
        if not found.needed:
            say("The server was started without --invite-only: nobody needs one.")

    _at(context).show(ServerInvitations, draw, "/invitations")


@admin.command()
def invite(
    context: typer.Context,
    note: Annotated[str, typer.Argument(metavar="[NOTE]", help="For whom it is.", show_default=False)] = "",
) -> None:
    """Make an invitation to the server, and tell its link.

    \b
    [bold]Example[/bold]
      baluchon admin invite "the chess club"
    """
    from baluchon.server.protocol import ServerInvitation

    def draw(made: "ServerInvitation") -> None:
        say(str(made.link))

    _at(context).show(ServerInvitation, draw, "/invitations", "POST", {"note": note})


@admin.command()
def withdraw(
    context: typer.Context, invitation: Annotated[str, typer.Argument(metavar="INVITATION", help="Its id.")]
) -> None:
    """Withdraw an invitation: nobody comes in by it any more.

    \b
    [bold]Example[/bold]
      baluchon admin withdraw 3b1f00c29ad4
    """
    _at(context).act(f"invitation {invitation} is withdrawn", "DELETE", f"/invitations/{_id(invitation)}")


@admin.command()
def quotas(context: typer.Context) -> None:
    """Show what addresses have used of their shares.

    \b
    [bold]Example[/bold]
      baluchon admin quotas
    """
    from baluchon.server.protocol import Quotas

    def draw(told: Quotas) -> None:
        listed = _columns("address", "connections", "tables", "new people")
        listed.add_row("of", str(told.lines), str(told.tables), str(told.people))
        for each in told.addresses:
            listed.add_row(each.address, str(each.lines), str(each.tables), str(each.people))
        output().print(listed)

    _at(context).show(Quotas, draw, "/quotas")


@admin.command()
def backups(context: typer.Context) -> None:
    """List the backups that are kept.

    \b
    [bold]Example[/bold]
      baluchon admin backups
    """
    from baluchon.server.protocol import Backups

    def draw(told: Backups) -> None:
        listed = _columns("backup", "age", "MB")
        for each in told.backups:
            listed.add_row(each.name, _ago(each.at), f"{each.bytes / 1e6:.1f}")
        output().print(listed)
        if told.problem:
            say(f"the last one failed: {told.problem}")

    _at(context).show(Backups, draw, "/backups")


@admin.command()
def backup(context: typer.Context) -> None:
    """Make a backup now, beside the database of the server.

    \b
    [bold]Example[/bold]
      baluchon admin backup
    """
    from baluchon.server.protocol import BackupFile

    def draw(made: BackupFile) -> None:
        say(f"{made.name}, {made.bytes / 1e6:.1f} MB")

    _at(context).show(BackupFile, draw, "/backups", "POST")


@admin.command()
def announce(
    context: typer.Context,
    text: Annotated[str, typer.Argument(metavar="[TEXT]", help="What everyone is told.", show_default=False)] = "",
    lasting: Annotated[
        str,
        typer.Option(
            "--for", metavar="TIME", help="Such as 2h; without it until --undo or a restart.", show_default=False
        ),
    ] = "",
    undo: Annotated[bool, typer.Option("--undo", help="Withdraw what is told.")] = False,
) -> None:
    """Tell everyone who is connected something, in a bar at the top of every page.

    \b
    [bold]Examples[/bold]
      baluchon admin announce "An upgrade at nine." --for 2h
      baluchon admin announce --undo
    """
    if undo == bool(text):
        raise BadOption("announce takes what everyone is to be told, or --undo")
    if undo:
        _at(context).act("nothing is announced any more", "DELETE", "/announcement")
        return
    seconds = seconds_of("--for", lasting) if lasting else None
    _at(context).act("everyone is told", "PUT", "/announcement", {"text": text, "seconds": seconds})


@admin.command()
def drain(
    context: typer.Context,
    undo: Undo = False,
    look: Annotated[bool, typer.Option("--look", help="Only say how far it is.")] = False,
) -> None:
    """Open no new tables, and say how many games go on: before the server is stopped.

    \b
    [bold]Examples[/bold]
      baluchon admin drain
      baluchon admin drain --look
      baluchon admin drain --undo
    """
    from baluchon.server.protocol import Draining

    if look:
        _at(context).show(Draining, _tell_drain, "/drain")
    else:
        _at(context).show(Draining, _tell_drain, "/drain", "PUT", {"draining": not undo})


# ------------------------------------------------------------------------------------------------- showing


def _tell_drain(told: "Draining") -> None:
    going = f"{told.games} games go on with somebody connected, {told.connections} connections to tables"
    if not told.draining:
        say(f"new tables are opened; {going}")
    elif told.ready:
        say(f"no new tables; nobody plays: the server can be stopped ({told.connections} connections to tables)")
    else:
        say(f"no new tables; {going}")


def _tell_more(more: bool, shown: int) -> None:
    if more:
        say(f"There are more: --skip {shown}")


def _columns(*names: str) -> "Columns":
    from rich.table import Table as Columns

    listed = Columns(box=None, pad_edge=False, header_style="bold")
    for name in names:
        listed.add_column(name, min_width=16 if name in ("table", "person") else None)
    return listed


def _table_row(found: "TableFound") -> Sequence[str]:
    card = found.card
    names = ", ".join(seat.name or "-" for seat in card.seats)
    connected = f" ({found.connected})" if found.connected else ""
    return card.id, card.game, card.status, names + connected, _ago(found.created), _ago(card.changed)


def _person_row(found: "PersonFound") -> Sequence[str]:
    seen = "-" if found.seen is None else _ago(found.seen)
    login = "" if found.login is None else f"login {found.login}"
    notes = ", ".join(each for each in (found.standing, login) if each)
    return found.id, found.nickname, _ago(found.created), seen, f"{found.going_on} + {found.over}", notes


def _ago(at: float) -> str:
    """How long ago something was, in its largest unit."""
    seconds = max(0.0, time.time() - at)
    for unit, length in (("d", 86_400), ("h", 3_600), ("min", 60)):
        if seconds >= length:
            return f"{seconds // length:.0f} {unit}"
    return f"{seconds:.0f} s"


def _id(text: str) -> str:
    """An id that may stand in an address."""
    if not (text.isascii() and text.isalnum()):
        raise BadOption(f"{text!r} is no id: it has letters and digits only, as the lists show it")
    return text
