"""Which store an address means."""

from pathlib import Path

from baluchon.server.store.base import Store
from baluchon.server.store.sqlite import SqliteStore

_POSTGRES = ("postgresql://", "postgres://")


def is_postgres(address: str) -> bool:
    """Whether this is the address of a PostgreSQL database; otherwise it is the path of a file."""
    return address.startswith(_POSTGRES)


def open_store(address: str) -> Store:
    """The store of `postgresql://…`, or of the path of an SQLite file. It still has to be opened."""
    if is_postgres(address):
        from baluchon.server.store.postgres import PostgresStore

        return PostgresStore(address)
    return SqliteStore(Path(address.removeprefix("sqlite://")))
