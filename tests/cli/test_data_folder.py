"""Where a host's games are kept if nobody says where, and what an older version kept elsewhere."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import pytest

from baluchon.cli.database import FILE, data_folder
from baluchon.server.settings import ServerSettings
from tests.cli.conftest import Run


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data folder of whoever runs the test, for as long as it runs."""
    for name in ("DATA", "DATABASE"):
        monkeypatch.delenv(f"BALUCHON_{name}", raising=False)
    mine = tmp_path / "mine"
    monkeypatch.setattr("platformdirs.user_data_path", lambda *_, **__: mine)
    return mine


def served(run: Run, *options: str) -> tuple[ServerSettings, str]:
    """With what a server would have been started, and what was said when it was ready."""
    found: list[ServerSettings] = []

    def start(settings: ServerSettings, ready: Any) -> bool:
        found.append(settings)
        ready(settings.port, SimpleNamespace(settings=settings, store=SimpleNamespace(announce=lambda _: None)))
        return True

    with patch("baluchon.server.run.serve", start), patch("baluchon.server.logs.begin_logging"):
        result = run("serve", *options)
    assert result.exit_code == 0, result.output
    return found[0], result.output


def test_games_are_kept_in_the_data_folder_which_is_told_once(run: Run, folder: Path) -> None:
    settings, said = served(run)
    assert settings.database == str(folder / FILE)
    assert settings.backup_folder == folder / "backups"
    assert said.count(f"Everything is kept in {folder}\n") == 1
    assert "older version" not in said


def test_another_folder_can_be_named(run: Run, folder: Path, tmp_path: Path) -> None:
    settings, said = served(run, "--data", "club")
    assert Path(settings.database) == Path("club") / FILE
    assert "kept in" not in said
    settings, said = served(run, "--database", str(tmp_path / "x.sqlite"))
    assert "kept in" not in said


def test_what_an_older_version_kept_is_named(run: Run, folder: Path, tmp_path: Path) -> None:
    old = tmp_path / "baluchon-data"
    old.mkdir()
    refused = run("tables")
    assert "older version" not in refused.output
    (old / FILE).write_bytes(b"")
    _, said = served(run)
    assert f"Games of an older version are in {old}: --data baluchon-data" in said
    assert str(folder) in said.splitlines()[-1]
    refused = run("tables")
    assert refused.exit_code == 2
    assert "--data baluchon-data is that of an older version" in " ".join(refused.output.split())


def test_the_data_folder_is_that_of_the_system(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    assert data_folder().name == "baluchon"
    assert not data_folder().exists()
