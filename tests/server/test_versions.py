"""A table goes on by the version of the rules that it was begun with, whatever is newest now."""

import asyncio
import time
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from baluchon.client import Client, ServerRefused
from baluchon.kernel.declaration import Game
from baluchon.kernel.errors import BaluchonError, IllegalMove, OtherData, UnknownGame, WrongVersion
from baluchon.kernel.fingerprint import Fingerprint, fingerprint_of
from baluchon.kernel.match import Match
from baluchon.kernel.record import Record, decode, from_record
from baluchon.kernel.registry import all_games, game_by_id
from baluchon.server import table as table_module
from baluchon.server.closing import close_table
from baluchon.server.entries import Moved, Opened, Row, Seat, Started, TableEntry
from baluchon.server.protocol import Close, PlayMove, Rematch, Say, TableSettings
from baluchon.server.sitting import Sitting
from baluchon.server.store import open_store
from baluchon.server.table import Table
from baluchon.server.told import to_info, to_update
from tests.server.serving import FAST, HERE, Served, open_game, play_out, serving

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
    await served.house.store.append(to_update(Table.from_rows(OLD, rows), rows))


def test_a_table_of_an_earlier_version_is_played_to_its_end(store_url: str) -> None:
    record = decode(RECORD.read_bytes())
    half = len(record.log) // 2

    async def story() -> None:
        async with serving(store_url) as served, await served.person("Ana") as ana:
            await store_old_table(served, ana, record, half)
            token = ana.token
        async with serving(store_url) as served, served.client(token) as ana:  # after the upgrade
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
        async with serving(store_url) as served, served.client() as client:
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
    table = Table.from_rows(OLD, [Row(0, 0.0, opened)])
    assert (table.status, to_info(table).rules) == ("waiting", 7)
    with pytest.raises(WrongVersion, match=r"version 7 of the rules of trekking-the-world; .* version 1 and 2"):
        _ = table.game


def _take_away(changed: pytest.MonkeyPatch, what: str) -> None:
    """Make a program that does not have some rules, or does not have them as they were."""

    def missing(id: str, version: int | None = None) -> Game:
        if what == "game":
            raise UnknownGame(f"there is no game {id!r}")
        raise WrongVersion(f"there is no version {version} of {id}")

    def unlawful(*_: object) -> None:
        raise WrongVersion("no longer lawful")

    if what == "lawful moves":
        changed.setattr(Match, "play", unlawful)
    else:
        changed.setattr(table_module, "game_by_id", missing)


@pytest.mark.parametrize("what", ["version", "game", "lawful moves"])
def test_tables_whose_rules_are_gone_are_seen_closed_and_keep_their_records(tmp_path: Path, what: str) -> None:
    """Whatever an upgrade takes away: everything around a game stays, and nothing of it is lost."""
    database = tmp_path / "db"

    async def before() -> tuple[str | None, list[str], Record]:
        async with serving(database) as served, await served.person("Ana") as ana:
            tables = [(await open_game(ana, "road-trip-europa", 2)).table.id for _ in range(3)]
            await play_out(served, tables[0], [ana, ana], lambda frame: frame.legal[0])
            await play_out(served, tables[1], [ana, ana], lambda frame: frame.legal[0], most=6)
            await play_out(served, tables[2], [ana, ana], lambda frame: frame.legal[0], most=6)
            await ana.command(tables[1], Say("still here"))
            return ana.token, tables, await ana.record(tables[0])

    async def without_its_rules(token: str | None, tables: list[str], record: Record) -> None:
        finished, playing, other = tables
        async with serving(database) as served, served.client(token) as ana:
            assert {card.id for card in (await ana.me()).tables} == set(tables)
            for table in tables:
                info = await ana.table(table)
                assert (info.game, info.rules, info.status) == ("road-trip-europa", 1, "closed")
                assert [seat.name for seat in info.seats] == ["Ana", "Ana (2)"]
                async with served.socket(table, ana) as socket:
                    await socket.attach(0)
            assert (await ana.chat(playing))[0].text == "still here"
            assert await ana.record(finished) == record
            for wanted in (ana.record(playing), ana.command(playing, PlayMove(0), seat=0, decision=0)):
                with pytest.raises(ServerRefused) as error:
                    await wanted
                assert error.value.status < 500
                assert error.value.failure.code in ("wrong-version", "unknown-game")
            await ana.command(playing, Close())
            with pytest.raises(ServerRefused):
                await ana.command(playing, Close())
        store = open_store(str(database))
        await store.open()
        await close_table(store, other)
        await store.close()

    async def with_them_again(token: str | None, tables: list[str]) -> None:
        async with serving(database) as served, served.client(token) as ana:
            statuses = [(await ana.table(table)).status for table in tables]
            assert statuses == ["finished", "closed", "closed"]
            rows = await served.house.store.rows(tables[1])
            assert sum(isinstance(row.entry, Moved) for row in rows) >= 6

    token, tables, record = asyncio.run(before())
    with pytest.MonkeyPatch.context() as changed:
        _take_away(changed, what)
        asyncio.run(without_its_rules(token, tables, record))
    asyncio.run(with_them_again(token, tables))


def test_a_table_that_cannot_go_on_with_other_data_says_so() -> None:
    game = game_by_id("road-trip-europa")
    opened = Opened(game.id, game.version, {}, [Seat("person", "Ana", "p0")] * 2, TableSettings(), "p0")

    def found(fingerprint: Fingerprint | None) -> BaluchonError | None:
        begun = replace(opened, fingerprint=fingerprint)
        rows = [Row(0, 0.0, begun), Row(1, 0.0, Started("00" * 32)), Row(2, 0.0, Moved(0, len(game.moves) - 1))]
        return Table.from_rows("t", rows).missing

    here = fingerprint_of(game)
    assert isinstance(found(None), IllegalMove)
    assert isinstance(found(here), IllegalMove)
    other = found(replace(here, data="0123456789abcdef"))
    assert isinstance(other, OtherData)
    assert "begun with other data of road-trip-europa" in str(other)


def test_a_table_notes_by_what_it_was_begun(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db") as served, await served.person("Ana") as ana:
            table = (await open_game(ana, "road-trip-europa", 2)).table.id
            (first, *_) = await served.house.store.rows(table)
            assert isinstance(first.entry, Opened)
            assert first.entry.fingerprint == fingerprint_of(game_by_id("road-trip-europa"))
            await play_out(served, table, [ana, ana], lambda frame: frame.legal[0])
            assert (await ana.record(table)).fingerprint == first.entry.fingerprint

    asyncio.run(story())


def test_no_version_of_a_game_is_ever_given_up() -> None:
    """Records name their version and replay for ever, so each version stays: a game lists all, back to the first."""
    for game in all_games():
        versions = [game.version, *(earlier.version for earlier in game.earlier)]
        assert versions == list(range(game.version, 0, -1)), game.id
