"""Closing a table from the command line, without its host."""

from time import time

from baluchon.server.entries import Closed, Row
from baluchon.server.refusals import Refused
from baluchon.server.store import Batch, Conflict, Store
from baluchon.server.table import Table


async def close_table(store: Store, id: str) -> None:
    """Close a table for good; refused if there is none or it is closed already."""
    while True:
        rows = await store.rows(id)
        if not rows:
            raise Refused("not-found", f"there is no table {id}")
        table = Table.from_rows(id, rows)
        if table.closed:
            raise Refused("wrong-status", f"table {id} is closed already")
        row = Row(table.n, time(), Closed(), "operator")
        table.add(row)
        try:
            await store.append(Batch(id, [row], table.card(), table.settings.listed, table.due))
        except Conflict:
            continue
        return
