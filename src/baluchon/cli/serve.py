"""`baluchon serve`, and what a host does besides: backup, export, import, tables."""

import asyncio
import sys
import webbrowser
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from baluchon.kernel.errors import BaluchonError

if TYPE_CHECKING:
    from baluchon.server.house import House
    from baluchon.server.settings import ServerSettings
    from baluchon.server.store import Store

_FILE = "baluchon.sqlite"
_CHUNK = 500


class CannotServe(BaluchonError):
    """Something the server needs is missing or in use."""

    code = "cannot-serve"


Data = Annotated[Path, typer.Option(metavar="DIR", help="Where everything is kept.")]
Database = Annotated[
    str | None,
    typer.Option(metavar="URL", help="postgresql://… instead of a file in DIR.", show_default=False),
]
_DATA = Path("baluchon-data")


def serve(
    host: Annotated[str, typer.Option(help="0.0.0.0 lets other machines in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes any free one.")] = 8000,
    data: Data = _DATA,
    public_url: Annotated[
        str, typer.Option(metavar="URL", help="The address people use, behind a reverse proxy.", show_default=False)
    ] = "",
    database: Database = None,
    invite_only: Annotated[
        bool, typer.Option("--invite-only", help="Only people with an invitation may come in.")
    ] = False,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes for bots.", show_default="cores - 1")] = None,
    browser: Annotated[bool, typer.Option("--browser", help="Open the address in a browser.")] = False,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "info",
) -> None:
    """Serve the games to browsers and programs.

    \b
    [bold]Examples[/bold]
      # for this machine
      baluchon serve
      # for everyone in the house
      baluchon serve --host 0.0.0.0
      # behind a reverse proxy, by invitation
      baluchon serve --public-url https://games.example.org --invite-only
    """
    _need_server()
    from baluchon.server.logs import log_to_stderr
    from baluchon.server.run import serve as run
    from baluchon.server.run import tell_invitation
    from baluchon.server.settings import ServerSettings
    from baluchon.server.store import StoreFailing

    log_to_stderr(log_level)
    settings = ServerSettings(
        database=_address(data, database), host=host, port=port, public_url=public_url, invite_only=invite_only
    )
    if workers is not None:
        settings = _with(settings, workers=workers)

    def ready(real_port: int, house: "House") -> None:
        house.settings = _with(house.settings, port=real_port)
        _tell_addresses(house.settings)
        if invite_only:
            tell_invitation(house, lambda link: _say(f"Invitation: {link}"))
        if browser:
            webbrowser.open(house.settings.local_address)

    try:
        started = run(settings, ready)
    except StoreFailing as error:
        raise CannotServe(str(error)) from None
    if not started:
        raise CannotServe(f"the server could not start on {host}:{port}; is the port in use?")


def _tell_addresses(settings: "ServerSettings") -> None:
    """Where the server is for this machine and, if it lets others in, for them; with a code for their phones."""
    from baluchon.server.addresses import EVERYWHERE, in_network

    if settings.public_url or settings.host not in EVERYWHERE:
        _say(f"Baluchon is at {settings.address} (Ctrl-C stops it)")
        return
    _say(f"Baluchon is at http://127.0.0.1:{settings.port} on this machine (Ctrl-C stops it)")
    others = [f"http://{address}:{settings.port}" for address in in_network()]
    if not others:
        _say("No network was found by which other machines could come in.")
        return
    _say(f"In the house: {' or '.join(others)}")
    if sys.stdout.isatty():
        import segno

        segno.make(others[0], micro=False).terminal(out=sys.stdout, compact=True)


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy goes.")],
    data: Data = _DATA,
) -> None:
    """Copy the database while the server runs.

    \b
    [bold]Example[/bold]
      baluchon backup monday.sqlite
    """
    import sqlite3

    source = data / _FILE
    if not source.exists():
        raise CannotServe(f"there is no database in {data}")
    if file.exists():
        raise CannotServe(f"{file} exists; choose another name")
    try:
        with sqlite3.connect(f"file:{source}?mode=ro", uri=True) as reader, sqlite3.connect(file) as copy:
            reader.backup(copy)
    except sqlite3.Error as error:
        raise CannotServe(f"the copy failed: {error}") from None
    _say(f"{file}: a copy of {source}")


def export(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the archive goes (JSON lines).")],
    data: Data = _DATA,
    database: Database = None,
) -> None:
    """Write everything into one archive, to be imported elsewhere. The server must not run.

    \b
    [bold]Example[/bold]
      baluchon export all.jsonl
    """
    _need_server()
    import msgspec

    if file.exists():
        raise CannotServe(f"{file} exists; choose another name")

    async def work(store: "Store") -> int:
        count = 0
        with file.open("wb") as out:
            async for row in store.archive():
                out.write(msgspec.json.encode(row) + b"\n")
                count += 1
        return count

    _say(f"{file}: {_with_store(data, database, work)} rows")


def import_archive(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="An archive that `export` wrote.")],
    data: Data = _DATA,
    database: Database = None,
) -> None:
    """Add an archive to a database, for example to move to PostgreSQL. What is there already stays.

    \b
    [bold]Example[/bold]
      baluchon import all.jsonl --database postgresql://localhost/baluchon
    """
    _need_server()
    import msgspec

    from baluchon.server.store.base import COLUMNS, Archived

    try:
        rows = [msgspec.json.decode(line, type=Archived) for line in file.read_bytes().splitlines()]
    except OSError as error:
        raise CannotServe(f"{file} cannot be read: {error.strerror}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise CannotServe(f"{file} is not an archive of Baluchon: {error}") from None
    if any(len(row.values) != len(COLUMNS.get(row.kind, ())) for row in rows):
        raise CannotServe(f"{file} is not an archive of this version of Baluchon")

    async def work(store: "Store") -> int:
        for at in range(0, len(rows), _CHUNK):
            await store.restore(rows[at : at + _CHUNK])
        return len(rows)

    _say(f"{_with_store(data, database, work)} rows imported")


def tables(
    close: Annotated[
        str | None, typer.Option(metavar="ID", help="Close this table for good.", show_default=False)
    ] = None,
    data: Data = _DATA,
    database: Database = None,
) -> None:
    """List all tables, or close one. The server must not run (with PostgreSQL it may).

    \b
    [bold]Examples[/bold]
      baluchon tables
      baluchon tables --close k3v9q2m7xw4cj8td
    """
    _need_server()
    from baluchon.server.closing import close_table

    async def work(store: "Store") -> list[str]:
        if close is not None:
            await close_table(store, close)
        cards = await store.all_tables()
        return [
            f"{card.id}  {card.status:8}  {card.game:24}  {', '.join(seat.name or '-' for seat in card.seats)}"
            for card in cards
        ]

    for line in _with_store(data, database, work):
        _say(line)


COMMANDS: dict[str, Callable[..., None]] = {
    "serve": serve,
    "backup": backup,
    "export": export,
    "import": import_archive,
    "tables": tables,
}


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def _need_server() -> None:
    try:
        import litestar  # noqa: F401
        import uvicorn  # noqa: F401
    except ImportError:
        raise CannotServe("the server is not installed; pip install 'baluchon[server]'") from None


def _address(data: Path, database: str | None) -> str:
    return database if database is not None else str(data / _FILE)


def _with(settings: Any, **changes: Any) -> Any:
    from msgspec.structs import replace

    return replace(settings, **changes)


def _with_store(data: Path, database: str | None, work: Any) -> Any:
    """Do something with an open store."""
    from baluchon.server.refusals import Refused
    from baluchon.server.store import StoreFailing, open_store

    async def run() -> Any:
        store = open_store(_address(data, database))
        try:
            await store.open()
            job: Coroutine[Any, Any, Any] = work(store)
            return await job
        finally:
            await store.close()

    try:
        return asyncio.run(run())
    except (StoreFailing, Refused) as error:
        raise CannotServe(str(error)) from None
