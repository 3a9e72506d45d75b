"""Upgrades lose nothing: a database of the first version goes on, a newer one is refused and left alone."""

import asyncio
import gzip
import sqlite3
import subprocess
import sys
from pathlib import Path

import msgspec
import psycopg
import pytest
from typer.testing import CliRunner

from baluchon.cli.app import app
from baluchon.kernel.record import from_record
from baluchon.server.people import hash_of
from baluchon.server.store import Store, StoreFailing, migrations, open_store
from baluchon.server.store.base import Archived
from baluchon.server.store.migrations import STEPS, VERSION
from tests.server.serving import serving

FIRST = Path(__file__).parent / "data" / "version-1.sqlite.gz"
"""Made by the first version: each game waiting, playing and finished, one of them closed, one by older rules; chat."""
ANA = "ana-of-version-1"
COLUMNS_OF_FIRST = {
    "people": "id, nickname, created",
    "tokens": "hash, kind, expires, person, table_id, seat",
    "tables": "id, status, listed, changed, due, card",
    "members": "table_id, person, seats",
    "entries": "table_id, n, at, actor, command, entry",
    "chat": "table_id, k, at, actor, command, seat, name, text",
}


def first_file(folder: Path) -> Path:
    path = folder / "baluchon.sqlite"
    path.write_bytes(gzip.decompress(FIRST.read_bytes()))
    return path


def first_rows(folder: Path) -> list[Archived]:
    """Everything in it, as the first version's `export` wrote it."""
    with sqlite3.connect(first_file(folder)) as connection:
        rows = [
            Archived(kind, list(row))
            for kind, columns in COLUMNS_OF_FIRST.items()
            for row in connection.execute(f"SELECT {columns} FROM {kind}")
        ]
    connection.close()
    return rows


@pytest.fixture
def first_url(store_url: str, tmp_path: Path) -> str:
    """A store of each kind, as the first version left it."""
    if not store_url.startswith("postgresql"):
        return str(first_file(tmp_path))
    with psycopg.connect(store_url, autocommit=True) as connection:
        connection.execute(STEPS[0])
        connection.execute("CREATE TABLE baluchon_version (version INTEGER NOT NULL)")
        connection.execute("INSERT INTO baluchon_version VALUES (1)")
        for row in first_rows(tmp_path):
            marks = ", ".join(["%s"] * len(row.values))
            connection.execute(f"INSERT INTO {row.kind} ({COLUMNS_OF_FIRST[row.kind]}) VALUES ({marks})", row.values)
    return store_url


async def opened(url: str | Path) -> Store:
    store = open_store(str(url))
    await store.open()
    return store


def test_a_database_of_the_first_version_goes_on(first_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        # Its tables were left long ago: none may expire while this looks.
        async with serving(first_url, waiting_days=0.0) as served, served.client(ANA) as ana:
            me = await ana.me()
            assert me.nickname == "Ana"
            statuses = [card.status for card in me.tables]
            assert {each: statuses.count(each) for each in set(statuses)} == {
                "waiting": 6,
                "playing": 6,
                "finished": 4,
                "closed": 1,
            }
            assert [card.changed for card in me.tables] == sorted((card.changed for card in me.tables), reverse=True)
            assert {card.status for card in await ana.tables()} == {"waiting"}
            assert {card.id for card in await ana.tables()} <= {card.id for card in me.tables}
            for card in me.tables:
                info = await ana.table(card.id)
                assert info.status == card.status
                if card.status == "playing":
                    frame = await ana.view(card.id, info.to_act[0])
                    if frame is not None and frame.legal:
                        await ana.play(card.id, frame, frame.legal[0])
                    assert len(await ana.chat(card.id)) == (0 if card.id == "begunlongago" else 1)
                elif card.status == "finished":
                    record = await ana.record(card.id)
                    assert from_record(record).is_over
                    assert (await ana.replay(card.id, open=True)).total > 1

    asyncio.run(story())


def test_a_copy_is_kept_before_a_database_is_changed(first_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        store = await opened(first_url)
        await store.close()
        store = await opened(first_url)  # once is enough
        await store.close()

    asyncio.run(story())
    if first_url.startswith("postgresql"):
        with psycopg.connect(first_url) as connection:
            kept = connection.execute("SELECT count(*) FROM baluchon_version_1.entries").fetchone()
            assert kept == connection.execute("SELECT count(*) FROM entries").fetchone()
            assert connection.execute("SELECT version FROM baluchon_version").fetchall() == [(VERSION,)]
        return
    with sqlite3.connect(f"{first_url}.version-1") as copy, sqlite3.connect(first_url) as now:
        assert copy.execute("PRAGMA user_version").fetchone() == (1,)
        assert now.execute("PRAGMA user_version").fetchone() == (VERSION,)
        everything = "SELECT * FROM entries ORDER BY table_id, n"
        assert copy.execute(everything).fetchall() == now.execute(everything).fetchall()
    copy.close()
    now.close()


def test_every_upgrade_keeps_its_own_copy(first_url: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Who goes back to the older version, plays on, and upgrades again has both copies, and is told where."""
    is_file = not first_url.startswith("postgresql")

    def change(sql: str) -> None:
        if is_file:
            with sqlite3.connect(first_url) as file:
                file.execute(sql)
            file.close()
        else:
            with psycopg.connect(first_url, autocommit=True) as database:
                database.execute(sql)

    def put_back(name: str) -> None:
        """Start from the copy, as the page for hosts says."""
        if is_file:
            Path(first_url).write_bytes(Path(f"{first_url}.{name}").read_bytes())
            return
        schema = f"baluchon_{name.replace('-', '_')}"
        for table in COLUMNS_OF_FIRST:
            change(f"DROP TABLE public.{table}")
            change(f"CREATE TABLE public.{table} AS TABLE {schema}.{table}")
        for table in ("records", "attempts", "solutions", "announcements"):
            change(f"DROP TABLE public.{table}")
        change("UPDATE baluchon_version SET version = 1")

    def nicknames(name: str) -> set[str]:
        if is_file:
            with sqlite3.connect(f"{first_url}.{name}") as file:
                found = {row[0] for row in file.execute("SELECT nickname FROM people")}
            file.close()
            return found
        with psycopg.connect(first_url) as database:
            sql = f"SELECT nickname FROM baluchon_{name.replace('-', '_')}.people"
            return {row[0] for row in database.execute(sql)}

    asyncio.run(_opened_and_closed(first_url))
    for number in (2, 3):
        put_back("version-1")
        change(f"UPDATE people SET nickname = 'Ana {number}' WHERE nickname = 'Ana'")
        asyncio.run(_opened_and_closed(first_url))
    kept = [nicknames(name) for name in ("version-1", "version-1-2", "version-1-3")]
    assert [{"Ana", "Ana 2", "Ana 3"} & found for found in kept] == [{"Ana"}, {"Ana 2"}, {"Ana 3"}]
    copies = [getattr(record, "copy", "").replace("_", "-") for record in caplog.records]
    assert [name.rpartition("version-")[2] for name in copies if name] == ["1", "1-2", "1-3"]


def test_what_lies_where_a_copy_would_stays(tmp_path: Path) -> None:
    path, note = first_file(tmp_path), tmp_path / "baluchon.sqlite.version-1"
    note.write_text("my notes")
    asyncio.run(_opened_and_closed(path))
    assert note.read_text() == "my notes"
    with sqlite3.connect(f"{path}.version-1-2") as copy:
        assert copy.execute("PRAGMA user_version").fetchone() == (1,)
    copy.close()


async def _opened_and_closed(url: str | Path) -> None:
    store = await opened(url)
    await store.close()


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such processes")
def test_an_upgrade_may_be_killed_at_any_moment(tmp_path: Path) -> None:
    """It is one transaction for the whole way: what is left is the old database or the new one, and one copy."""
    (tmp_path / "tries").mkdir()
    command = [sys.executable, "-m", "tests.server.killed_upgrade", str(first_file(tmp_path)), str(tmp_path / "tries")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 20


def test_a_step_that_fails_leaves_the_database_as_it_was(first_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = (*STEPS[:-1], "CREATE TABLE half (id TEXT); CREATE TABLE people (id TEXT);")
    monkeypatch.setattr(migrations, "STEPS", broken)
    with pytest.raises(StoreFailing):
        asyncio.run(_opened_and_closed(first_url))
    monkeypatch.undo()
    asyncio.run(_opened_and_closed(first_url))
    if first_url.startswith("postgresql"):
        with psycopg.connect(first_url) as connection:
            schemas = connection.execute("SELECT nspname FROM pg_namespace WHERE nspname LIKE 'baluchon%'").fetchall()
            assert schemas == [("baluchon_version_1",)]
    else:
        assert [each.name for each in Path(first_url).parent.glob("*.version-*")] == ["baluchon.sqlite.version-1"]


def test_a_copy_of_the_first_version_can_be_used_instead(tmp_path: Path) -> None:
    path = first_file(tmp_path)

    async def story() -> None:
        store = await opened(path)
        await store.close()
        store = await opened(f"{path}.version-1")
        assert len(await store.all_tables()) == 17
        await store.close()

    asyncio.run(story())


def test_a_newer_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = first_file(tmp_path)
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    connection.close()
    before = path.read_bytes()
    refused = CliRunner().invoke(app, ["tables", "--database", str(path)])
    assert refused.exit_code == 2
    assert "a newer Baluchon made" in refused.stderr
    assert path.read_bytes() == before
    assert not Path(f"{path}.version-{VERSION + 1}").exists()


def test_an_archive_of_the_first_version_is_imported(tmp_path: Path) -> None:
    archive = tmp_path / "all.jsonl"
    rows = first_rows(tmp_path)
    archive.write_bytes(b"\n".join(map(msgspec.json.encode, rows)))
    into = tmp_path / "new.sqlite"
    done = CliRunner().invoke(app, ["import", str(archive), "--database", str(into)])
    assert done.exit_code == 0, done.stderr

    async def story() -> None:
        store = await opened(into)
        migrated = await opened(tmp_path / "baluchon.sqlite")
        ana = await store.token(hash_of(ANA))
        assert ana is not None
        assert ana.person is not None
        assert await store.going_on(ana.person) == await migrated.going_on(ana.person) == 12
        assert await store.tables_of(ana.person, 100) == await migrated.tables_of(ana.person, 100)
        assert await store.listed(100) == await migrated.listed(100)
        await store.close()
        await migrated.close()

    asyncio.run(story())


@pytest.mark.parametrize(
    ("kind", "values"),
    [
        ("tables", ["t", "waiting", 1, 5.0, None, "{}"]),
        ("tables", ["t", "waiting", 1, 5.0, None, "no card"]),
        ("tables", ["t", "waiting", 1, "late", None, "{}"]),
        ("entries", ["t", 0, 5.0, "", None, '{"type": "unheard-of"}']),
        ("members", ["t", "p"]),
        ("members", ["t", "p", "all"]),
        ("people", ["p", None, 5.0]),
        ("chat", ["t", 1, 5.0, "p", "c", None, "Ana", 7]),
        ("secrets", ["s"]),
    ],
)
def test_an_import_refuses_what_could_not_be_read_again(
    tmp_path: Path, kind: str, values: list[str | int | float | None]
) -> None:
    archive = tmp_path / "all.jsonl"
    fine = Archived("people", ["q", "Ben", 5.0])
    archive.write_bytes(msgspec.json.encode(fine) + b"\n" + msgspec.json.encode(Archived(kind, values)))
    into = tmp_path / "new.sqlite"
    refused = CliRunner().invoke(app, ["import", str(archive), "--database", str(into)])
    assert refused.exit_code == 2
    assert refused.stderr.startswith("baluchon: ")
    assert "line 2" in refused.stderr.replace("\n", " ")
    assert not into.exists()
