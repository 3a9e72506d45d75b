"""Backups while the server runs, and the drill: what was backed up is started, and play goes on."""

import asyncio
import shutil
import sqlite3
import stat
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest
from typer.testing import CliRunner

from baluchon.cli.app import app
from baluchon.client import Client
from baluchon.server.backups import RETRY_SECONDS
from baluchon.server.protocol import BackupFile, Health
from tests.server.serving import Served, open_game, serving, until

GAME = "road-trip-europa"
DAY = 86_400.0
AT = 1_795_000_000.0
"""18 November 2026, 11:06:40 UTC."""


class Clock:
    def __init__(self) -> None:
        self.now = AT

    def __call__(self) -> float:
        return self.now


async def health(served: Served) -> Health:
    async with served.client() as client:
        return Health(**(await client.request("GET", "/healthz")).json())


def names(kept: list[BackupFile]) -> list[str]:
    return [each.name for each in kept]


def test_backups_are_made_when_due_and_the_oldest_go(tmp_path: Path) -> None:
    folder, clock = tmp_path / "far" / "backups", Clock()
    settings: dict[str, Any] = {"backup_every": DAY, "keep_backups": 3, "backups": str(folder)}

    async def story() -> None:
        async with serving(tmp_path / "db", clock=clock, **settings) as served:
            backups = served.house.backups
            await until(lambda: len(backups.files()) == 1)
            assert names(backups.files()) == ["baluchon-20261118T110640Z.sqlite"]
            assert not backups.is_due
            for others in ("notes.txt", "baluchon-yesterday.sqlite", "baluchon-20269999T000000Z.sqlite"):
                (folder / others).write_text("mine")
            (folder / ".baluchon-20261101T000000Z.sqlite.unfinished").write_text("half")
            for day in range(1, 5):
                clock.now = AT + day * DAY
                await until(lambda: served.house.metrics.backed_up == clock.now)
            assert [each.at for each in backups.files()] == [AT + day * DAY for day in (4, 3, 2)]
            assert (await health(served)).backups == "ok"
        if sys.platform != "win32":
            assert {stat.S_IMODE((folder / name).stat().st_mode) for name in names(backups.files())} == {0o600}
        assert sorted(each.name for each in folder.iterdir() if each.read_bytes() == b"mine") == [
            "baluchon-20269999T000000Z.sqlite",
            "baluchon-yesterday.sqlite",
            "notes.txt",
        ]
        assert not list(folder.glob("*unfinished*"))
        clock.now += 1.0
        async with serving(tmp_path / "db", clock=clock, **settings) as served:  # a restart is no reason for another
            assert not served.house.backups.is_due

    asyncio.run(story())


def test_a_backup_that_fails_is_told_and_tried_again(tmp_path: Path) -> None:
    folder, clock = tmp_path / "backups", Clock()
    folder.write_text("a file where the folder should be")

    async def story() -> None:
        async with serving(tmp_path / "db", clock=clock, backup_every=DAY) as served:
            backups, metrics = served.house.backups, served.house.metrics
            await until(lambda: metrics.backup_failures == 1)
            told = await health(served)
            assert (told.status, told.backups) == ("ok", "failing")  # play goes on
            folder.unlink()
            assert not backups.is_due
            clock.now += RETRY_SECONDS
            await until(lambda: backups.problem is None)
            assert len(backups.files()) == 1
            assert (await health(served)).backups == "ok"
            assert metrics.backup_failures == 1

    asyncio.run(story())


async def _play(client: Client, table: str, moves: int) -> None:
    for _ in range(moves):
        seat = (await client.table(table)).to_act[0]
        frame = await client.view(table, seat)
        assert frame is not None
        await client.play(table, frame, frame.legal[0])


def test_the_drill_with_a_file(tmp_path: Path) -> None:
    """A backup of a house in which people play; more moves; the disk is lost; the backup is put in its place."""
    data = tmp_path / "data"
    database = data / "baluchon.sqlite"

    async def story() -> None:
        async with serving(database) as served, await served.person("Ana") as ana:
            table = (await open_game(ana, GAME, 2)).table.id
            await _play(ana, table, 5)
            made = await served.house.backups.make()
            await _play(ana, table, 3)
            token = ana.token
        kept = data / "backups" / made.name
        with closing(sqlite3.connect(kept)) as copy:
            assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        for part in data.glob("baluchon.sqlite*"):
            part.unlink()
        shutil.copy(kept, database)
        async with serving(database) as served, served.client(token) as ana:
            assert [each.id for each in (await ana.me()).tables] == [table]
            assert sum(await served.house.room(table).read(lambda sitting: sitting.table.decisions)) == 5
            await _play(ana, table, 2)

    asyncio.run(story())


@pytest.mark.postgres
def test_the_drill_with_postgresql(tmp_path: Path, postgres_url: str, postgres: str) -> None:
    """The same: the archive comes into an empty database."""
    empty = f"{postgres_url}_restored"
    name = empty.rsplit("/", maxsplit=1)[-1].partition("?")[0]
    address = postgres_url.replace(postgres_url.partition("?")[0].split("/")[-1], name)

    async def first() -> tuple[str, str | None, Path]:
        async with serving(postgres_url, backups=str(tmp_path)) as served, await served.person("Ana") as ana:
            table = (await open_game(ana, GAME, 2)).table.id
            await _play(ana, table, 5)
            made = await served.house.backups.make()
            await _play(ana, table, 3)
            by_hand = CliRunner().invoke(app, ["backup", str(tmp_path / "hand.jsonl"), "--database", postgres_url])
            assert by_hand.exit_code == 0, by_hand.output
            return table, ana.token, tmp_path / made.name

    async def then(table: str, token: str | None) -> None:
        async with serving(address) as served, served.client(token) as ana:
            assert [each.id for each in (await ana.me()).tables] == [table]
            assert sum(await served.house.room(table).read(lambda sitting: sitting.table.decisions)) == 5
            await _play(ana, table, 2)

    table, token, archive = asyncio.run(first())
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
        nothing = CliRunner().invoke(app, ["backup", str(tmp_path / "x.jsonl"), "--database", address])
        assert (nothing.exit_code, "nothing of Baluchon" in nothing.stderr) == (2, True)
        assert not (tmp_path / "x.jsonl").exists()
        try:
            imported = CliRunner().invoke(app, ["import", str(archive), "--database", address])
            assert imported.exit_code == 0, imported.output
            asyncio.run(then(table, token))
        finally:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


def test_a_copy_is_of_one_moment_whatever_is_written_meanwhile(store_url: str, tmp_path: Path) -> None:
    """Of every table in a copy all rows are there: none is a piece of a later one."""

    async def story() -> Path:
        async with serving(store_url, backups=str(tmp_path / "kept")) as served, await served.person("Ana") as ana:

            async def open_many() -> None:
                for _ in range(30):
                    await open_game(ana, GAME, 2)

            opening = asyncio.create_task(open_many())
            await until(lambda: served.house.metrics.entries > 20)
            made = await served.house.backups.make()
            await opening
        return tmp_path / "kept" / made.name

    kept, target = asyncio.run(story()), tmp_path / "restored.sqlite"
    if kept.suffix == ".jsonl":
        assert CliRunner().invoke(app, ["import", str(kept), "--database", str(target)]).exit_code == 0
    else:
        shutil.copy(kept, target)
    with closing(sqlite3.connect(target)) as copy:
        tables = {row[0] for row in copy.execute("SELECT id FROM tables")}
        begun = {row[0] for row in copy.execute("SELECT DISTINCT table_id FROM entries")}
        assert len(tables) > 0
        assert tables == begun
        assert copy.execute("SELECT count(*) FROM members").fetchone()[0] == len(tables)


def test_a_password_is_not_shown() -> None:
    from baluchon.cli.database import without_password

    assert without_password("postgresql://ana:secret@db/games") == "postgresql://ana@db/games"
    assert without_password("/var/lib/baluchon.sqlite") == "/var/lib/baluchon.sqlite"
