"""Where tables, people and chat are kept for good.

`base.py` says what a store does; `sqlite.py` and `postgres.py` do it. `open_store` chooses by address.
"""

from baluchon.server.store.base import Conflict, Person, Store, StoreFailing, Token
from baluchon.server.store.choice import open_store

__all__ = ["Conflict", "Person", "Store", "StoreFailing", "Token", "open_store"]
