"""Where a host keeps everything: the options that say so, checked before anything is opened or made."""

import asyncio
import re
from collections.abc import Callable, Coroutine
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from baluchon.cli.environment import variable_of
from baluchon.extras import how_to_install
from baluchon.kernel.errors import BaluchonError

if TYPE_CHECKING:
    from baluchon.server.store import Store

T = TypeVar("T")
FILE = "baluchon.sqlite"
OLD_DATA = Path("baluchon-data")
"""Where versions up to 1.0 kept everything, below the folder they were started in."""
_POSTGRES = ("postgresql://", "postgres://")
_SQLITE = "sqlite://"
_SCHEME = re.compile(r"[A-Za-z][A-Za-z0-9+.-]+:")
_SQLITE_HEAD = b"SQLite format 3\0"
_HEAD_BYTES = 100
_CHANGES, _VERSION = slice(40, 44), slice(60, 64)
"""In the head of a file: how often its tables were changed, and the version, which other programs leave at 0."""

_PATIENCE = 86_400.0
"""Seconds that something may take which nobody plays meanwhile: all rows of a large database."""

Data = Annotated[
    Path | None,
    typer.Option(
        metavar="DIR",
        envvar=variable_of("data"),
        help="The folder in which everything is kept.",
        show_default="your data folder",
    ),
]
Database = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        envvar=variable_of("database"),
        help="postgresql://… or another file instead of the one in DIR.",
        show_default=False,
    ),
]


class CannotServe(BaluchonError):
    """Something the server needs is missing or in use."""

    code = "cannot-serve"


def need_server() -> None:
    """Refuse where the server's libraries are not installed."""
    if not (find_spec("litestar") and find_spec("uvicorn")):
        raise CannotServe(f"the server is not installed; install it with: {how_to_install('server')}")


def data_folder() -> Path:
    """Where everything is kept unless told otherwise: this system's place for what programs keep for their user."""
    from platformdirs import user_data_path

    return user_data_path("baluchon", appauthor=False)


def old_data() -> Path | None:
    """What an older version has left below this folder."""
    return OLD_DATA if (OLD_DATA / FILE).is_file() else None


def database_address(data: Path | None, database: str | None, *, begin: bool) -> str:
    """The address of the database, which must be there unless one may begin."""
    if database is not None and database.startswith(_POSTGRES):
        return database
    path = (data or data_folder()) / FILE if database is None else _named_file(database)
    try:
        if path.exists():
            _check_file(path, begin)
        else:
            _check_beginning(path, begin, in_data=database is None, by_default=data is None)
    except OSError as error:
        raise CannotServe(f"{path} cannot be read: {error}") from None
    return str(path)


def without_password(address: str) -> str:
    """The address of a database as it may be shown."""
    return re.sub(r"(?<=://)([^/@:]*):[^/]*@", r"\1@", address)


def _named_file(database: str) -> Path:
    path = database.removeprefix(_SQLITE)
    if not path or (_SCHEME.match(path) and not Path(path).exists()):
        raise CannotServe(f"--database takes postgresql://… or the path of a file, not {database!r}")
    return Path(path)


def _check_beginning(path: Path, begin: bool, *, in_data: bool, by_default: bool) -> None:
    if not begin:
        where = f"in the folder {path.parent}" if in_data else f"at {path}"
        old = old_data() if in_data and by_default else None
        known = f": --data {old} is that of an older version" if old else ""
        raise CannotServe(f"there is no database {where}; name the right one with --data or --database{known}")
    if path.parent.exists() and not path.parent.is_dir():
        raise CannotServe(f"{path.parent} is not a folder; name another one")
    if not in_data and not path.parent.is_dir():
        raise CannotServe(f"there is no folder {path.parent} for the database; make it first")


def _check_file(path: Path, begin: bool) -> None:
    if not path.is_file():
        raise CannotServe(f"{path} is not a file, so it is no database")
    with path.open("rb") as file:
        head = file.read(_HEAD_BYTES)
    is_new = begin and not head
    if not is_new and (not head.startswith(_SQLITE_HEAD) or (any(head[_CHANGES]) and not any(head[_VERSION]))):
        raise CannotServe(f"{path} is not a database of Baluchon; name another file")


def with_store(
    data: Path | None, database: str | None, work: Callable[["Store"], Coroutine[None, None, T]], *, begin: bool = False
) -> T:
    """Do something with an open store, which must be there already unless one may begin."""
    from baluchon.server.refusals import Refused
    from baluchon.server.store import Conflict, StoreFailing, open_store

    address = database_address(data, database, begin=begin)

    async def run() -> T:
        store = open_store(address)
        store.patience = _PATIENCE
        try:
            await store.open()
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(run())
    except (StoreFailing, Conflict, Refused) as error:
        raise CannotServe(str(error)) from None
