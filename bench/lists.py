"""How long lists of tables take with very many stored: `python bench/lists.py` fills an SQLite file and reads them."""

import argparse
import asyncio
import os
import sqlite3
import tempfile
import time
from pathlib import Path

from msgspec.structs import replace

from baluchon.kernel.registry import all_games
from baluchon.server.entries import Opened, Row, Seat
from baluchon.server.protocol import TableSettings
from baluchon.server.store import open_store
from baluchon.server.store.base import encode
from baluchon.server.table import Table
from baluchon.server.told import to_card

OWN = 50_000
"""Tables of the one person whose list is read; nearly all of them are over."""
STEPS = (1_000, 50_000, 1_000_000)


def fill(path: Path, first: int, last: int) -> None:
    """Add tables: one in a hundred is listed, every tenth of those goes on."""
    game = all_games()[0]
    people = [Seat("person", name, name) for name in ("Ana", "Ben")]
    opened = Opened(game.id, game.version, game.settle(2), people, TableSettings(), "Ana")
    card = to_card(Table.from_rows("t", [Row(0, 0.0, opened)]))

    def rows() -> list[tuple[object, ...]]:
        out: list[tuple[object, ...]] = []
        for n in range(first, last):
            status = "waiting" if n % 1_000 == 0 else "finished"
            text = encode(replace(card, id=f"t{n}", status=status, changed=float(n))).decode()
            out.append((f"t{n}", status, int(n % 1_000 == 0), float(n), None, text))
        return out

    with sqlite3.connect(path) as connection:
        tables = rows()
        insert = "INSERT INTO tables (id, status, listed, changed, due, card) VALUES (?, ?, ?, ?, ?, ?)"
        connection.executemany(insert, tables)
        members = [
            (id, "ana" if n < OWN else f"p{n % 997}", 1, None if status == "waiting" else changed)
            for n, (id, status, _, changed, _, _) in enumerate(tables, first)
        ]
        connection.executemany("INSERT INTO members (table_id, person, seats, ended) VALUES (?, ?, ?, ?)", members)
    connection.close()


async def read(path: Path, times: int = 20) -> tuple[float, float]:
    """The median ms of the own list and of the open list."""
    store = open_store(str(path))
    await store.open()
    found: list[list[float]] = [[], []]
    for _ in range(times):
        for at, reading in enumerate((store.tables_of("ana", 100), store.listed(200))):
            began = time.perf_counter()
            await reading
            found[at].append(1000 * (time.perf_counter() - began))
    await store.close()
    return sorted(found[0])[times // 2], sorted(found[1])[times // 2]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path, before = Path(folder) / "db", 0
        asyncio.run(read(path, 1))
        for count in STEPS:
            fill(path, before, count)
            before = count
            own, listed = asyncio.run(read(path))
            load = os.getloadavg()[0]
            print(f"{count:9} tables: own list {own:6.2f} ms, open list {listed:6.2f} ms; load {load:.1f}", flush=True)


if __name__ == "__main__":
    main()
