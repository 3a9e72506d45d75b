"""A table goes on by the version of the rules that it was begun with, whatever is newest now."""

import asyncio
import time
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from baluchon.client import Client, ServerRefused
from baluchon.kernel.errors import WrongVersion
from baluchon.kernel.record import Record, decode, from_record
from baluchon.kernel.registry import game_by_id
from baluchon.server.entries import Moved, Opened, Row, Seat, Started, TableEntry
from baluchon.server.protocol import Rematch, TableSettings
from baluchon.server.sitting import Sitting
from baluchon.server.table import Table
from tests.server.serving import FAST, HERE, Served, serving

WORLD = "trekking-the-world"
RECORD = Path(__file__).parents[1] / "games" / "trekking_the_world" / "records" / "version-1.json"
OLD = "begunlongago"


def rows_of(opened: Opened, record: Record, moves: int) -> list[Row]:
    """A table that was begun with the first version, as a store has it after so many moves of a record."""
    at, parse = time.time(), game_by_id(WORLD, 1).moves.parse
    first = Row(0, at, replace(opened, rules=1, options=record.options))
    sitting = Sitting(Table.from_rows(OLD, [first]))
    assert record.seed is not None
    made: list[TableEntry] = [Started(record.seed)]
    made += [Moved(seat, parse(text)) for seat, text in record.log[:moves]]
    return [first, *(sitting.apply(entry, at) for entry in made)]


async def play_the_rest(client: Client, record: Record, moves: int) -> None:
    for seat, text in record.log[moves:]:
        frame = await client.view(OLD, seat)
        assert frame is not None
        await client.play(OLD, frame, text)


async def store_old_table(served: Served, client: Client, record: Record, moves: int) -> None:
    """Put a table of the first version into the store, with all seats for this client."""
    newest = await client.open(WORLD, [HERE] * record.seats, settings=replace(FAST, hints="casual"))
    (row,) = await served.house.store.rows(newest.table.id)
    assert isinstance(row.entry, Opened)
    assert row.entry.rules == 2
    rows = rows_of(row.entry, record, moves)
    await served.house.store.append(Table.from_rows(OLD, rows).update(rows))


def test_a_table_of_an_earlier_version_is_played_to_its_end(store_url: str) -> None:
    record = decode(RECORD.read_bytes())
    half = len(record.log) // 2

    async def story() -> None:
        async with serving(store_url) as served:
            ana = await served.person("Ana")
            await store_old_table(served, ana, record, half)
            token = ana.token
        async with serving(store_url) as served:  # after the upgrade
            ana = served.client(token)
            assert OLD in [card.id for card in (await ana.me()).tables]
            info = await ana.table(OLD)
            assert (info.rules, info.status) == (1, "playing")
            frame = await ana.view(OLD, info.to_act[0])
            assert frame is not None
            public = msgspec.json.decode(frame.view)["public"]
            assert {tile["points"] for tile in public["tiles"]} == {5}
            assert public["set_points"] == [0, 4, 10, 17, 25]
            assert (await ana.hint(OLD, info.to_act[0])).hint  # by a bot in another process
            await play_the_rest(ana, record, half)
            info = await ana.table(OLD)
            assert info.result is not None
            assert list(info.result.outcome.scores) == record.scores
            again = await ana.record(OLD)
            assert (again.rules, again.log, again.digest) == (1, record.log, record.digest)
            assert from_record(again).game.version == 1
            assert (await ana.replay(OLD, open=True)).total == len(record.log) + 1
            assert (await ana.analysis(OLD)).playouts >= 0
            await ana.command(OLD, Rematch())
            following = (await ana.table(OLD)).next
            assert following is not None
            rematch = await ana.table(following)
            assert (rematch.rules, rematch.options) == (2, record.options)

    asyncio.run(story())


def test_texts_come_by_version(store_url: str) -> None:
    async def story() -> None:
        async with serving(store_url) as served:
            client = served.client()
            newest = await client.request("GET", f"/api/games/{WORLD}")
            assert (await client.request("GET", f"/api/games/{WORLD}", rules=2)).content == newest.content
            first = await client.request("GET", f"/api/games/{WORLD}", rules=1)
            assert first.json()["moves"] == newest.json()["moves"]
            with pytest.raises(ServerRefused, match="version 7"):
                await client.request("GET", f"/api/games/{WORLD}", rules=7)

    asyncio.run(story())


def test_a_table_of_an_unknown_version_says_so() -> None:
    people = [Seat("person", "Ana", "p0")] * 2
    opened = Opened(WORLD, 7, {}, people, TableSettings(), "p0")
    with pytest.raises(WrongVersion, match=r"version 7 of the rules of trekking-the-world; .* version 1 and 2"):
        Table.from_rows(OLD, [Row(0, 0.0, opened)])
