"""Closing a table from the command line, in place of its host."""

from time import time

from baluchon.server.entries import Closed, Row
from baluchon.server.refusals import Refused
from baluchon.server.store import Conflict, Store
from baluchon.server.table import Table
from baluchon.server.told import to_update


async def close_table(store: Store, id: str) -> None:
    """Close a table for good; refused if it does not exist or is closed already."""
    while True:
        rows = await store.rows(id)
        if not rows:
            raise Refused("not-found", f"there is no table {id}")
        table = Table.from_rows(id, rows)
        if table.closed:
            raise Refused("wrong-status", f"table {id} is closed already")
        row = table.add(Row(table.n, time(), Closed(), "operator"))
        try:
            await store.append(to_update(table, [row]))
        except Conflict:
            continue
        return
