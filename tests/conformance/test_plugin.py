"""A game of another package: found through its entry point, played, recorded and checked like ours."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from baluchon.lanterns import GAME

ROOT = Path(__file__).parents[2]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of installed packages with one that declares Lanterns, in the path of new processes."""
    package = tmp_path / "lanterns-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: lanterns\nVersion: 1.0\n")
    declare(tmp_path, "baluchon.lanterns:GAME")
    paths = [str(tmp_path), str(ROOT), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(str((ROOT / path).resolve()) for path in paths if path))
    return tmp_path


def declare(folder: Path, entry: str) -> None:
    (folder / "lanterns-1.0.dist-info" / "entry_points.txt").write_text(f"[baluchon.games]\nlanterns = {entry}\n")


def baluchon(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "baluchon", *words], capture_output=True, text=True)


def digests(game: str, hash_seed: str) -> bytes:
    command = [sys.executable, "-m", "baluchon.testing.digests", game]
    environment = os.environ | {"PYTHONHASHSEED": hash_seed}
    return subprocess.run(command, env=environment, check=True, capture_output=True).stdout


@pytest.mark.usefixtures("install")
def test_it_is_played_like_ours(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    played = baluchon("play", "lanterns", "--auto", "--seats", "3", "--seed", "1", "--record", str(record))
    assert (played.returncode, played.stderr) == (0, "")
    assert GAME.titles["en"] in played.stdout
    verified = baluchon("verify", str(record))
    assert (verified.returncode, verified.stderr) == (0, "")


@pytest.mark.usefixtures("install")
def test_it_plays_the_same_under_two_hash_seeds() -> None:
    assert digests("lanterns", "1") == digests("lanterns", "2")


def test_an_order_that_depends_on_the_hash_seed_is_noticed(install: Path) -> None:
    declare(install, "tests.conformance.lanterns.broken:HASHED")
    assert digests("lanterns", "1") != digests("lanterns", "2")


def test_what_is_no_game_is_closed_by_name(install: Path) -> None:
    declare(install, "baluchon.lanterns.components:CARDS")
    listed = baluchon("games")
    assert listed.returncode == 0
    assert "road-trip-europa" in listed.stdout
    refused = baluchon("rules", "lanterns")
    assert refused.returncode != 0
    assert " ".join(listed.stderr.split()) in " ".join(refused.stderr.split())
    assert "baluchon.lanterns.components:CARDS in the entry-point group" in refused.stderr
    assert "baluchon.games is not a Game" in refused.stderr
    assert "Traceback" not in refused.stderr
