"""Stores by themselves: what is written together, what fails alone, what comes back."""

import asyncio
import sqlite3
import sys
from pathlib import Path
from typing import Any
from unittest.mock import patch

import psycopg
import pytest
from msgspec.structs import replace

from baluchon.kernel.registry import all_games
from baluchon.server import people as people_module
from baluchon.server.closing import close_table
from baluchon.server.entries import Closed, Row, TableUpdate
from baluchon.server.people import People, hash_of
from baluchon.server.refusals import Refused
from baluchon.server.store import Conflict, Store, StoreFailing, Token, open_store, sql
from baluchon.server.store.base import Archived, Solution
from baluchon.server.store.queries import (
    COUNT_GOING_ON,
    COUNT_LISTED,
    FINISHED_GAMES,
    IDLE,
    LISTED,
    OWN_GOING_ON,
    OWN_OVER,
    PLAYING_SINCE,
    SURPLUS,
)
from baluchon.server.store.sql import SqlStore
from baluchon.server.store.sqlite import SqliteStore
from baluchon.server.table import Table
from baluchon.server.told import to_update
from tests.luck import SeededLuck
from tests.server.test_table import new_rows

AT = 1_000.0


def first_update(id: str) -> TableUpdate:
    rows = new_rows(all_games()[0], 2)
    return to_update(Table.from_rows(id, rows), rows)


async def opened(url: str | Path) -> Store:
    store = open_store(str(url))
    await store.open()
    return store


def test_of_writes_that_go_together_each_fails_alone(store_url: str) -> None:
    async def story() -> None:
        store = await opened(store_url)
        await store.append(first_update("a"))
        results = await asyncio.gather(
            *(store.append(first_update(id)) for id in ("b", "a", "c")), return_exceptions=True
        )
        assert [type(result) for result in results] == [type(None), Conflict, type(None)]
        assert {card.id for card in await store.all_tables()} == {"a", "b", "c"}
        assert [len(await store.rows(id)) for id in "abc"] == [1, 1, 1]
        await store.close()

    asyncio.run(story())


def test_many_updates_of_one_moment_are_all_there(store_url: str) -> None:
    async def story() -> None:
        store = await opened(store_url)
        ids = [f"t{n}" for n in range(300)]
        await asyncio.gather(*(store.append(first_update(id)) for id in ids))
        assert sorted(card.id for card in await store.all_tables()) == sorted(ids)
        await store.close()

    asyncio.run(story())


def test_tables_that_are_due_are_claimed_once(store_url: str) -> None:
    async def story() -> None:
        store = await opened(store_url)
        update = first_update("a")
        await store.append(TableUpdate("a", update.rows, update.card, update.listed, AT, update.people))
        assert await store.claim_due(AT - 1.0, AT + 30.0) == []
        assert await store.claim_due(AT, AT + 30.0) == ["a"]
        assert await store.claim_due(AT, AT + 30.0) == []
        assert await store.claim_due(AT + 30.0, AT + 60.0) == ["a"]
        await store.close()

    asyncio.run(story())


def test_tokens_are_spent_once_and_forgotten_when_they_expire(store_url: str) -> None:
    async def story() -> None:
        store = await opened(store_url)
        now = AT
        people = People(store, lambda: now, SeededLuck("tokens"))
        ana, secret = await people.add("Ana")
        code, _ = await people.recovery(ana)
        spent = await asyncio.gather(*(store.spend_token(hash_of(code)) for _ in range(2)))
        assert [token is None for token in sorted(spent, key=lambda token: token is None)] == [False, True]
        # Whoever comes back within the time stays: using a token makes it last longer.
        now += 300 * 86_400.0
        assert await people.of(secret) == ana
        now += 300 * 86_400.0
        assert await people.of(secret) == ana
        await store.sweep(now)
        assert await store.token(hash_of(secret)) is not None
        await store.sweep(now + 500 * 86_400.0)
        assert await store.token(hash_of(secret)) is None
        assert await people.of(None) is None
        assert await people.of(secret) == ana  # remembered for a minute
        now += 61.0
        assert await people.of(secret) is None
        await store.add_token(Token(hash_of("lost"), "person", now + 1.0, "nobody"))
        assert await people.of("lost") is None
        await store.close()

    asyncio.run(story())


def test_an_archive_adds_what_is_missing_and_changes_nothing(store_url: str) -> None:
    async def story() -> None:
        store = await opened(store_url)
        await store.append(first_update("a"))
        before = [row async for row in store.archive()]
        await store.restore(before)
        assert [row async for row in store.archive()] == before
        await store.restore([Archived("people", ["p", "Ana", AT])])
        ana = await store.person("p")
        assert ana is not None
        assert ana.nickname == "Ana"
        await store.close()

    asyncio.run(story())


def test_an_archive_is_read_a_piece_at_a_time(store_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sql, "MOST_READ", 3)

    async def story() -> None:
        store = await opened(store_url)
        assert isinstance(store, SqlStore)
        people = [Archived("people", [f"p{n:02}", "Ana", AT, None, None]) for n in range(9)]
        entries = [Archived("entries", [table, n, AT, "", None, "{}"]) for table in "ab" for n in range(5)]
        await store.restore([*people, *entries])
        read, most = store._read, []

        async def counted(work: Any, seconds: float | None = None) -> Any:
            found = await read(work, seconds)
            most.append(len(found))
            return found

        monkeypatch.setattr(store, "_read", counted)
        rows = [row async for row in store.archive()]
        assert (rows, max(most)) == ([*people, *entries], 3)
        await store.close()

    asyncio.run(story())


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such rights")
def test_a_database_is_for_its_owner_alone(tmp_path: Path) -> None:
    """It has the seeds of games that are being played, and so the cards that nobody has seen."""
    paths = [tmp_path / f"db{suffix}" for suffix in ("", "-wal", "-shm")]

    def rights() -> list[int]:
        return [path.stat().st_mode & 0o777 for path in paths]

    async def story() -> None:
        store = await opened(str(paths[0]))
        await store.append(first_update("a"))
        assert rights() == [0o600] * 3
        for path in paths:
            path.chmod(0o644)
        again = SqliteStore(paths[0])
        await store.close()
        await again.open()
        await again.append(first_update("b"))
        assert rights() == [0o600] * 3
        await again.close()

    asyncio.run(story())


def test_lists_are_read_by_an_index_however_many_tables_there_are(tmp_path: Path) -> None:
    """A plan that walks over all tables, or sorts more than somebody's own that go on, fails here."""
    asyncio.run(_opened_and_closed(tmp_path / "db"))
    with sqlite3.connect(tmp_path / "db") as connection:
        for sql, values, indexes in (
            (LISTED, (9,), {"tables_listed"}),
            (COUNT_LISTED, (9,), {"tables_origin"}),
            (IDLE, ("a", "b", AT, AT), {"sqlite_autoindex_people", "tokens_of_person"}),
            (SURPLUS.format(owner="person"), ("p", "code", -1, 9), {"tokens_of_person"}),
            (SURPLUS.format(owner="table_id"), ("t", "key", -1, 9), {"tokens_of_table"}),
            (f"SELECT card, seats FROM tables {OWN_OVER}", ("p", 9), {"members_ended"}),
            (f"SELECT card, seats FROM tables {OWN_GOING_ON}", ("p", 9), {"members_ended"}),
            (COUNT_GOING_ON, ("p",), {"members_ended"}),
            (FINISHED_GAMES, ("p", 9), {"members_ended"}),
        ):
            plan = " ".join(row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {sql}", values))
            assert all(index in plan for index in indexes), plan
            assert "SCAN members" not in plan, plan
            assert "SCAN tables" not in plan.replace("SCAN tables USING INDEX tables_listed", ""), plan
            if sql != f"SELECT card, seats FROM tables {OWN_GOING_ON}" and not sql.startswith("DELETE"):
                assert "TEMP B-TREE" not in plan, plan
    connection.close()


def test_games_that_nobody_plays_are_found_among_those_that_go_on(tmp_path: Path) -> None:
    asyncio.run(_opened_and_closed(tmp_path / "db"))
    with sqlite3.connect(tmp_path / "db") as connection:
        plan = " ".join(row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {PLAYING_SINCE}", (0.0, 9)))
        assert "members_going_on" in plan
        assert "SCAN tables" not in plan


async def _opened_and_closed(path: Path) -> None:
    await (await opened(path)).close()


def test_own_tables_come_in_order_whether_they_go_on_or_are_over(store_url: str) -> None:
    async def story() -> None:
        store = await opened(store_url)
        for n, id in enumerate("abcdef"):
            rows = [replace(row, at=AT + n) for row in new_rows(all_games()[0], 2)]
            table = Table.from_rows(id, rows)
            await store.append(to_update(table, rows))
            if n % 2:
                closed = table.add(Row(table.n, AT + n, Closed()))
                await store.append(to_update(table, [closed]))
        person = Table.from_rows("a", new_rows(all_games()[0], 2)).host
        assert [card.id for card in await store.tables_of(person, 9)] == list("fedcba")
        assert [card.id for card in await store.tables_of(person, 2)] == list("fe")
        assert await store.going_on(person) == 3
        await store.close()

    asyncio.run(story())


def test_a_table_is_closed_from_outside(store_url: str) -> None:
    async def story() -> None:
        store = await opened(store_url)
        with pytest.raises(Refused, match="there is no table"):
            await close_table(store, "a")
        await store.append(first_update("a"))
        original, raced = store.rows, False

        async def rows(table: str, first: int = 0) -> list[Row]:
            """What is there, just before another node closes it."""
            nonlocal raced
            found = await original(table, first)
            if not raced:
                raced = True
                table_now = Table.from_rows("a", found)
                await store.append(to_update(table_now, [table_now.add(Row(1, AT, Closed()))]))
            return found

        store.rows = rows  # type: ignore[method-assign]
        with pytest.raises(Refused, match="closed already"):
            await close_table(store, "a")
        assert [card.status for card in await store.all_tables()] == ["closed"]
        await store.close()

    asyncio.run(story())


def test_the_open_list_has_some_of_each_origin_before_more_of_one(store_url: str) -> None:
    async def story() -> None:
        store = await opened(store_url)

        async def listed(id: str, origin: int | None, changed: float) -> None:
            update = first_update(id)
            card = replace(update.card, changed=changed)
            await store.append(replace(update, card=card, listed=True, origin=origin))

        await listed("honest", 7, 1.0)
        await listed("older", None, 2.0)
        for n in range(10):
            await listed(f"flood{n}", 9, 10.0 + n)
        assert [card.id for card in await store.listed(5)] == ["flood9", "flood8", "flood7", "older", "honest"]
        assert [card.id for card in await store.listed(3)] == ["flood9", "flood8", "flood7"]
        assert len(await store.listed(100)) == 12
        assert (await store.listed_from(9), await store.listed_from(7), await store.listed_from(8)) == (10, 1, 0)
        assert (await store.origin("honest"), await store.origin("older"), await store.origin("none")) == (
            7,
            None,
            None,
        )
        await store.append(replace(first_update("more"), listed=False, origin=9))
        assert await store.listed_from(9) == 10
        await store.close()

    asyncio.run(story())


def test_of_codes_and_keys_the_latest_are_kept(store_url: str) -> None:
    async def story() -> None:
        store = await opened(store_url)

        async def is_there(name: str) -> bool:
            return await store.token(hash_of(name)) is not None

        for n in range(5):
            await store.add_token(Token(hash_of(f"code {n}"), "code", AT + n, "ana", f"t{n}"), 3)
            await store.add_token(Token(hash_of(f"key {n}"), "key", AT + n, table="t"), 2)
        others = [
            Token(hash_of("recovery"), "recovery", AT, "ana"),
            Token(hash_of("device"), "person", AT, "ana"),
            Token(hash_of("ben's"), "code", AT, "ben", "t1"),
            Token(hash_of("seat key"), "key", AT, table="t", seat=1),
            Token(hash_of("elsewhere"), "key", AT, table="u"),
        ]
        for token in others:
            await store.add_token(token, 1)
        assert [await is_there(f"code {n}") for n in range(5)] == [False, False, True, True, True]
        assert [await is_there(f"key {n}") for n in range(5)] == [False, False, False, True, True]
        assert [await store.token(token.hash) for token in others] == others
        await store.close()

    asyncio.run(story())


def test_people_who_never_did_anything_are_forgotten_after_a_time(store_url: str) -> None:
    async def story() -> None:
        store = await opened(store_url)
        now, day = AT, 86_400.0
        people = People(store, lambda: now, SeededLuck("idle"))
        idle = [await people.add(f"Idle {n}") for n in range(7)]
        player, player_token = await people.add("Player")
        update = first_update("a")
        await store.append(replace(update, people={player.id: 1}))
        solver, _ = await people.add("Solver")
        await store.solve(Solution(solver.id, "game", "puzzle", True, now))
        back, back_token = await people.add("Back")
        now += 20 * day
        assert await people.of(back_token) == back
        late, _ = await people.add("Late")
        now += 11 * day
        for page in (2, 500):
            with patch.object(people_module, "PAGE", page):
                await people.sweep()
            assert [await store.person(each.id) for each, _ in idle] == [None] * 7
            assert [await store.token(hash_of(token)) for _, token in idle] == [None] * 7
            kept = [player, solver, back, late]
            assert [await store.person(each.id) for each in kept] == kept
        assert await people.of(player_token) == player
        assert await people.of(idle[0][1]) is None
        await store.close()

    asyncio.run(story())


def test_whoever_comes_back_while_the_idle_are_forgotten_is_known_or_a_stranger(tmp_path: Path) -> None:
    """Never somebody of whom half is gone."""

    async def story() -> None:
        store = await opened(tmp_path / "db")
        now = AT
        people = People(store, lambda: now, SeededLuck("idle"))
        ana, secret = await people.add("Ana")
        now += 31 * 86_400.0
        reading, token = asyncio.Event(), store.token

        async def slow(hash: bytes) -> Token | None:
            found = await token(hash)
            reading.set()
            await asyncio.shield(swept)
            return found

        async def sweep() -> None:
            await reading.wait()
            await people.sweep()

        swept = asyncio.create_task(sweep())
        with patch.object(store, "token", slow):
            assert await people.of(secret) is None
        assert await store.person(ana.id) is None
        assert await people.of(secret) is None
        await store.close()

    asyncio.run(story())


def test_a_file_that_is_not_ours_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        with sqlite3.connect(tmp_path / "newer") as connection:
            connection.execute("PRAGMA user_version = 99")
        connection.close()
        (tmp_path / "text").write_text("no database at all, but long enough to be looked at" * 40)
        (tmp_path / "folder").mkdir()
        for name, said in (("newer", "has version 99"), ("text", "not a database"), ("folder", "cannot be opened")):
            store = open_store(f"sqlite://{tmp_path / name}")
            with pytest.raises(StoreFailing, match=said):
                await store.open()
            await store.close()

    asyncio.run(story())


@pytest.mark.postgres
def test_a_database_that_is_not_ours_or_not_there_is_refused(postgres_url: str) -> None:
    async def story() -> None:
        store = await opened(postgres_url)
        await store.close()
        with psycopg.connect(postgres_url, autocommit=True) as connection:
            connection.execute("UPDATE baluchon_version SET version = 99")
        for url, said in ((postgres_url, "has version 99"), (f"{postgres_url}_missing", "cannot be reached")):
            store = open_store(url)
            with pytest.raises(StoreFailing, match=said):
                await store.open()
            await store.close()

    asyncio.run(story())


@pytest.mark.postgres
def test_a_connection_that_the_database_cut_is_made_anew(postgres_url: str) -> None:
    async def story() -> None:
        store = await opened(postgres_url)
        missed = asyncio.Event()
        store.listen(lambda table, n: None, lambda node, kind, text: None, missed.set)
        await missed.wait()
        missed.clear()
        await store.append(first_update("a"))
        with psycopg.connect(postgres_url, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        with pytest.raises(StoreFailing):
            await store.append(first_update("b"))
        await store.append(first_update("c"))
        await missed.wait()  # whatever was said meanwhile went unheard
        assert {card.id for card in await store.all_tables()} >= {"a", "c"}
        await store.close()

    asyncio.run(story())
