"""Which store an address means."""

from pathlib import Path

from baluchon.server.store.base import Store
from baluchon.server.store.sqlite import SqliteStore


def open_store(address: str) -> Store:
    """The store of `postgresql://…`, or of the path of an SQLite file. It still has to be opened."""
    if address.startswith(("postgresql://", "postgres://")):
        from baluchon.server.store.postgres import PostgresStore

        return PostgresStore(address)
    return SqliteStore(Path(address.removeprefix("sqlite://")))
