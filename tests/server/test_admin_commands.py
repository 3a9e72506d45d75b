"""`baluchon admin` against a server that runs, with either database."""

import asyncio
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_group
from typer.testing import CliRunner, Result

from baluchon.cli.admin import admin as commands
from baluchon.cli.app import app
from baluchon.client import Client
from tests.server.serving import FAST, HERE, OPEN, Process, process

TOKEN = "k3v9q2m7xw4cj8td"
Admin = Callable[..., Result]


@pytest.fixture
def served(store_url: str) -> Iterator[Process]:
    with process(store_url, "--admin-token", TOKEN) as served:
        yield served


@pytest.fixture
def admin(served: Process, monkeypatch: pytest.MonkeyPatch) -> Admin:
    """Run a command as whoever has the token."""
    monkeypatch.setenv("BALUCHON_ADMIN_TOKEN", TOKEN)
    monkeypatch.setenv("BALUCHON_PORT", str(served.port))
    monkeypatch.setenv("COLUMNS", "80")

    def run(*args: str) -> Result:
        return CliRunner().invoke(app, ["admin", *args], prog_name="baluchon")

    return run


async def _guests(url: str) -> tuple[str, str]:
    """Two people at a table; its id and the token of whoever joined."""
    async with Client(url) as ada, Client(url) as bob:
        await ada.come_in("Ada")
        opened = await ada.open("trekking-through-history", [HERE, OPEN], settings=FAST)
        assert opened.invitation is not None
        await bob.join(opened.table.id, opened.invitation.key, "Bob")
        return opened.table.id, str(bob.token)


def told(result: Result) -> Any:
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def test_a_server_is_looked_after_by_commands(served: Process, admin: Admin) -> None:
    table, _ = asyncio.run(_guests(served.url))
    assert "people: 2" in admin("status").stdout
    listed = admin("tables", "ada").stdout
    assert re.search(rf"^{table} ", listed, re.M)
    assert max(map(len, listed.splitlines())) <= 80
    assert [each["card"]["id"] for each in told(admin("tables", "--json"))["tables"]] == [table]
    assert told(admin("--json", "tables", "--status", "finished"))["tables"] == []
    (bob,) = told(admin("people", "bob", "--json"))["people"]
    assert re.search(rf"^{bob['id']} +Bob ", admin("people").stdout, re.M)
    for args, standing in ((["mute"], "muted"), (["ban"], "banned"), (["ban", "--undo"], None)):
        assert admin(args[0], bob["id"], *args[1:]).exit_code == 0
        assert told(admin("people", "Bob", "--json"))["people"][0]["standing"] == standing
    assert "renamed to Bobby" in admin("rename", bob["id"], "Bobby").stdout
    assert admin("close-table", table).exit_code == 0
    again = admin("close-table", table)
    assert (again.exit_code, again.stderr) == (2, "baluchon: the table is closed already\n")
    assert admin("delete-table", table).exit_code == 0
    assert admin("delete-person", bob["id"]).exit_code == 0
    assert [each["nickname"] for each in told(admin("people", "--json"))["people"]] == ["Ada"]
    assert "127.0.0.1" in admin("quotas").stdout


def test_invitations_backups_and_the_last_word(served: Process, admin: Admin) -> None:
    link = admin("invite", "the chess club").stdout.strip()
    assert link.startswith(f"{served.url}/#/invite/")
    (made,) = told(admin("invitations", "--json"))["invitations"]
    shown = admin("invitations").stdout
    assert f"{made['id']}  the chess club" in shown
    assert "399 d" in shown
    assert admin("withdraw", made["id"]).exit_code == 0
    assert "there is no such invitation" in admin("withdraw", made["id"]).stderr
    name = admin("backup").stdout.partition(",")[0]
    assert name in admin("backups").stdout
    assert admin("announce", "An upgrade at nine.", "--for", "2h").exit_code == 0
    assert "everyone is told: An upgrade at nine." in admin("status").stdout
    assert admin("announce", "--undo").exit_code == 0
    assert "nobody plays: the server can be stopped" in admin("drain").stdout
    assert told(admin("drain", "--look", "--json"))["draining"] is True
    assert "new tables are opened" in admin("drain", "--undo").stdout


def test_what_goes_wrong_is_a_sentence(admin: Admin, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for args, sentence in (
        (["announce"], "announce takes what everyone is to be told, or --undo"),
        (["announce", "x", "--for", "soon"], "--for takes a time such as 30m, 12h or 1d"),
        (["close-table", "../people"], "is no id"),
        (["status", "--server", "http://127.0.0.1:9"], "no server answers at http://127.0.0.1:9"),
        (["status", "--server", "games"], "--server takes an address"),
    ):
        result = admin(*args)
        assert result.exit_code == 2
        said = " ".join(result.stderr.split())
        assert sentence in said
        assert said.count("baluchon: ") == 1
    secret = tmp_path / "token"
    secret.write_text("another token that is wrong")
    monkeypatch.delenv("BALUCHON_ADMIN_TOKEN")
    assert "the token of the server is missing" in admin("status").stderr
    monkeypatch.setenv("BALUCHON_ADMIN_TOKEN_FILE", str(secret))
    assert "this needs the token of --admin-token" in admin("status").stderr
    secret.write_text(f"{TOKEN}\n")
    assert admin("status").exit_code == 0


def test_each_command_helps_by_example(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BALUCHON_ADMIN_TOKEN", raising=False)
    group = get_group(commands)
    assert len(group.commands) > 15
    for command in group.commands:
        result = CliRunner().invoke(app, ["admin", command, "--help"], prog_name="baluchon")
        assert result.exit_code == 0
        assert f"Usage: baluchon admin {command} " in result.output
        assert f"  baluchon admin {command}" in result.output
