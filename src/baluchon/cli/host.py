"""What a host does besides serving: `baluchon backup`, `export`, `import` and `tables`."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from baluchon.cli.database import (
    CannotServe,
    Data,
    Database,
    database_address,
    need_server,
    with_store,
    without_password,
)
from baluchon.cli.files import check_new_place, opened, whole_file
from baluchon.cli.progress import progress_bar, working
from baluchon.cli.saying import say

if TYPE_CHECKING:
    from baluchon.server.store import Store
    from baluchon.server.store.base import Archived

_CHUNK = 500
_LONGEST = 100 * 2**20
"""Bytes of a line: no row is that long."""


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy goes.")],
    data: Data = None,
    database: Database = None,
) -> None:
    """Copy the database while the server runs: a file as a file, PostgreSQL as an archive for `baluchon import`.

    \b
    [bold]Examples[/bold]
      baluchon backup monday.sqlite
      baluchon backup monday.jsonl \\
          --database postgresql://localhost/baluchon
    """
    need_server()
    from baluchon.server.store import StoreFailing
    from baluchon.server.store.copies import copy_database

    source = database_address(data, database, begin=False)
    check_new_place(file)
    try:
        with working("backup"):
            copy_database(source, file)
    except StoreFailing as error:
        raise CannotServe(str(error)) from None
    say(f"{file}: a copy of {without_password(source)}")


def export(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the archive goes (JSON lines).")],
    data: Data = None,
    database: Database = None,
) -> None:
    """Write everything into one archive, to be imported elsewhere. The server must not run.

    \b
    [bold]Example[/bold]
      baluchon export all.jsonl
    """
    need_server()
    import msgspec

    check_new_place(file)

    async def work(store: "Store") -> int:
        count = 0
        with whole_file(file, private=True) as out, progress_bar("row") as progress:
            task = progress.add_task("export", total=None)
            async for row in store.archive():
                out.write(msgspec.json.encode(row) + b"\n")
                count += 1
                progress.advance(task)
        return count

    say(f"{file}: {with_store(data, database, work)} rows")


def import_archive(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="An archive that `export` wrote.")],
    data: Data = None,
    database: Database = None,
) -> None:
    """Add an archive to a database, for example to move to PostgreSQL. What is there already stays.

    \b
    [bold]Example[/bold]
      baluchon import all.jsonl \\
          --database postgresql://localhost/baluchon
    """
    need_server()
    count = _checked(file)

    async def work(store: "Store") -> None:
        with progress_bar("row") as progress:
            task = progress.add_task("import", total=count)
            rows = _archived(file)
            while chunk := list(islice(rows, _CHUNK)):
                await store.restore(chunk)
                progress.advance(task, len(chunk))
            await store.settle()

    with_store(data, database, work, begin=True)
    say(f"{count} rows imported")


def _archived(file: Path) -> "Iterator[Archived]":
    """The rows of an archive."""
    import msgspec

    from baluchon.server.store.base import Archived

    try:
        with opened(file) as lines:
            while line := lines.readline(_LONGEST + 1):
                if len(line) > _LONGEST:
                    raise CannotServe(f"{file} is not an archive of Baluchon: it has a line without an end")
                yield msgspec.json.decode(line.rstrip(b"\r\n"), type=Archived)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise CannotServe(f"{file} is not an archive of Baluchon: {error}") from None


def _checked(file: Path) -> int:
    """How many rows an archive has, all of them looked at before the first is stored."""
    import msgspec

    from baluchon.server.store.base import check_archived

    number = 0
    with progress_bar("row") as progress:
        task = progress.add_task("looking through", total=None)
        for number, row in enumerate(_archived(file), 1):
            try:
                check_archived(row)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise CannotServe(
                    f"{file} is not an archive that this version of Baluchon can use; nothing was imported: "
                    f"line {number}, {row.kind}: {error}"
                ) from None
            if number % _CHUNK == 0:
                progress.update(task, completed=number)
    if not number:
        raise CannotServe(f"{file} is empty: it is not an archive of Baluchon")
    return number


def tables(
    close: Annotated[
        str | None, typer.Option(metavar="ID", help="Close this table for good.", show_default=False)
    ] = None,
    data: Data = None,
    database: Database = None,
) -> None:
    """List all tables, or close one. The server must not run (with PostgreSQL it may).

    \b
    [bold]Examples[/bold]
      baluchon tables
      baluchon tables --close k3v9q2m7xw4cj8td
    """
    need_server()
    from baluchon.server.closing import close_table

    async def work(store: "Store") -> list[str]:
        if close is not None:
            await close_table(store, close)
        cards = await store.all_tables()
        return [
            f"{card.id}  {card.status:8}  {card.game:24}  {', '.join(seat.name or '-' for seat in card.seats)}"
            for card in cards
        ]

    for line in with_store(data, database, work):
        say(line)
