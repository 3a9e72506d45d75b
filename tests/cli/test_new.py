"""`baluchon new`: the game it writes is complete from the first minute, and what cannot be written is refused."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from baluchon.cli.new import _clause_prefix
from baluchon.kernel.registry import all_games
from tests.cli.conftest import Run

ROOT = Path(__file__).parents[2]

LEFT_OVER = re.compile(r"baluchon\.lanterns|LanternState|LanternRules|\bLA-|Lanterns:|id = .lantern")
ENVIRONMENTS = """
import gymnasium

import baluchon.envs.gymnasium
from baluchon import envs

if __name__ == "__main__":
    made = gymnasium.make("Baluchon/NightTrain-v0", seats=3, bots="random")
    observation, info = made.reset(seed=1)
    assert made.observation_space.contains(observation)
    games = envs.batch("night-train", seats=2, n=4)
    games.reset(seed=5)
    ended = 0
    for _ in range(60):
        games.step(games.random_moves())
        ended += int(games.dones.sum())
    games.close()
    print(ended > 0)
"""


@pytest.fixture
def project(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The written project, declared in the path of new processes as `pip install -e` would."""
    written = run("new", "night-train", "somewhere/night-train")
    assert written.exit_code == 0, written.output
    assert "Night Train is in somewhere/night-train" in written.output
    assert "baluchon play night-train" in written.output
    project = tmp_path / "somewhere" / "night-train"
    declaration = re.search(r'^night-train = "(.*)"$', (project / "pyproject.toml").read_text(), re.M)
    assert declaration is not None
    installed = tmp_path / "installed" / "night_train-0.1.0.dist-info"
    installed.mkdir(parents=True)
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: night-train\nVersion: 0.1.0\n")
    (installed / "entry_points.txt").write_text(f"[baluchon.games]\nnight-train = {declaration[1]}\n")
    given = [str((ROOT / path).resolve()) for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(installed.parent), str(project / "src"), *given]))
    return project


def python(folder: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, *words], cwd=folder, capture_output=True, text=True, encoding="utf-8")


def test_its_own_suites_are_green_at_once(project: Path) -> None:
    plain = [word for plugin in ("cacheprovider", "faker", "schemathesis") for word in ("-p", f"no:{plugin}")]
    for words in (["--update-goldens", "-k", "playthrough"], []):
        tested = python(project, "-m", "pytest", "-q", *plain, *words)
        assert tested.returncode == 0, tested.stdout + tested.stderr
    assert re.search(r"^\d{3} passed in", tested.stdout, re.M), tested.stdout
    assert len(list((project / "tests" / "goldens").rglob("*.txt"))) == 4


def test_it_is_played_and_verified(project: Path) -> None:
    played = python(project, "-m", "baluchon", "play", "night-train", "--auto", "--seed", "1", "--record", "game.json")
    assert (played.returncode, played.stderr) == (0, "")
    assert "Night Train" in played.stdout
    verified = python(project, "-m", "baluchon", "verify", "game.json")
    assert (verified.returncode, verified.stderr) == (0, "")


def test_it_is_an_environment_and_a_batch(project: Path) -> None:
    (project / "environments.py").write_text(ENVIRONMENTS)
    learned = python(project, "environments.py")
    assert (learned.returncode, learned.stdout.strip()) == (0, "True"), learned.stderr


def test_its_types_are_sound(project: Path) -> None:
    pytest.importorskip("mypy")
    checked = python(project, "-m", "mypy", "--strict", "--no-incremental", "--follow-imports=silent", "src")
    assert checked.returncode == 0, checked.stdout


def test_it_goes_by_its_own_name(project: Path) -> None:
    package = project / "src" / "night_train"
    face = (package / "game.toml").read_text()
    assert 'id = "night-train"' in face
    assert face.count('"Night Train"') == 3
    for language in ("en", "fr", "de"):
        rules = (package / "rules" / f"{language}.md").read_text(encoding="utf-8")
        assert rules.startswith("# Night Train\n")
        assert "\n- NT-S1 " in rules
    for path in project.rglob("*"):
        if path.suffix in (".py", ".toml", ".ftl", ".md"):
            assert not LEFT_OVER.search(path.read_text(encoding="utf-8")), path
    assert not list(project.rglob("__pycache__"))


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("Night-Train", "'Night-Train' cannot be the name of a game: use small letters, digits and hyphens"),
        ("night_train", "cannot be the name of a game"),
        ("7-nights", "cannot be the name of a game"),
        ("night-", "cannot be the name of a game"),
        ("../night", "cannot be the name of a game"),
        ("class", "cannot be the name of a game"),
        (all_games()[0].id, "already; choose another name"),
        ("json", "'json' would hide the module 'json'; choose another name"),
        ("baluchon", "would hide the module 'baluchon'"),
        ("msgspec", "would hide the module 'msgspec'"),
    ],
)
def test_a_name_that_cannot_be_is_refused(run: Run, tmp_path: Path, name: str, says: str) -> None:
    refused(run, tmp_path, says, "new", name, "folder")


def test_a_folder_that_holds_something_is_left_alone(run: Run, tmp_path: Path) -> None:
    (tmp_path / "night-train").mkdir()
    (tmp_path / "night-train" / "mine.txt").touch()
    refused(run, tmp_path, "night-train is there already and not empty; name another folder", "new", "night-train")
    refused(run, tmp_path, "mine.txt is there already", "new", "night-train", "night-train/mine.txt")


def test_a_folder_that_cannot_be_written_is_named(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    refused(run, tmp_path, "file/night cannot be written: Not a directory", "new", "night-train", "file/night")


def refused(run: Run, folder: Path, says: str, *words: str) -> None:
    """One clear line, exit code 2, nothing written."""
    before = sorted(folder.rglob("*"))
    result = run(*words)
    assert result.exit_code == 2, result.output
    told = " ".join(result.output.split())
    assert says in told
    assert "Traceback" not in told
    assert sorted(folder.rglob("*")) == before


@pytest.mark.parametrize(
    ("name", "prefix"),
    [("night-train", "NT"), ("chess", "CH"), ("a", "AX"), ("game-2", "GA"), ("a-b-c-d", "ABC"), ("t2", "TX")],
)
def test_clauses_begin_with_letters_of_the_name(name: str, prefix: str) -> None:
    assert _clause_prefix(name) == prefix
