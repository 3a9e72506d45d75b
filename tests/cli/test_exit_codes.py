"""The table of exit codes in docs/commands.md: every command of it is run."""

import json
import re
import shlex
from pathlib import Path

import pytest

from tests.cli.conftest import GAME, Run, interrupt_at_work

PAGE = Path(__file__).parents[2] / "docs" / "commands.md"
ROW = re.compile(r"^\| (\d+) \| .* \| (`.*`) \|$", re.M)
INTERRUPTED = 130


def table() -> list[tuple[int, str]]:
    rows = ROW.findall(PAGE.read_text(encoding="utf-8"))
    return [(int(code), command) for code, commands in rows for command in re.findall("`([^`]+)`", commands)]


@pytest.fixture
def folder(run: Run, tmp_path: Path) -> Path:
    """The folder that the page tells of."""
    assert run("play", GAME, "--auto", "--seed", "7", "--record", "trip.json").exit_code == 0
    assert run("play", GAME, "--seed", "7", "--record", "half.json", stdin="1\n1\nq\n").exit_code == 0
    whole = json.loads(Path("trip.json").read_text())
    changed = whole | {"log": [*whole["log"][:-1], [0, "pick atlantis"]]}
    Path("changed.json").write_text(json.dumps(changed))
    Path("unknown-game.json").write_text(json.dumps(whole | {"game": "road-trip-asia"}))
    other = whole["fingerprint"] | {"data": "0123456789abcdef"}
    scores = [score + 7 for score in whole["scores"]]
    Path("other-data.json").write_text(json.dumps(whole | {"fingerprint": other, "scores": scores}))
    Path("notes.txt").write_text("buy milk\n")
    return tmp_path


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() if path.is_file() else b"" for path in folder.rglob("*")}


def test_the_page_has_all_codes() -> None:
    assert sorted({code for code, _ in table()}) == [0, 1, 2, 3, INTERRUPTED]


def test_each_command_of_the_page_ends_as_told(run: Run, folder: Path) -> None:
    before = contents(folder)
    for code, command in table():
        if code == INTERRUPTED:
            continue
        result = run(*shlex.split(command)[1:])
        assert result.exit_code == code, f"{command}: {result.output}"
        if code:
            assert result.stdout == "", command
            assert result.stderr != "", command
    assert contents(folder) == before, "no command of the table writes or changes a file"


@pytest.mark.slow
@pytest.mark.parametrize("command", [command for code, command in table() if code == INTERRUPTED])
def test_a_command_of_the_page_that_is_interrupted(command: str) -> None:
    interrupt_at_work(shlex.split(command)[1:])
