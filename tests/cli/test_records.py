"""`replay` and `verify`, on good records and on all kinds of bad ones."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import GAME, Run

FILE = "trip.json"


@pytest.fixture
def record(run: Run) -> Path:
    assert run("play", GAME, "--auto", "--seats", "3", "--seed", "7", "--record", FILE).exit_code == 0
    return Path(FILE)


def edit(path: Path, change: Callable[[dict[str, Any]], object]) -> None:
    content = json.loads(path.read_text())
    change(content)
    path.write_text(json.dumps(content))


def test_a_record_verifies(run: Run, record: Path) -> None:
    result = run("verify", FILE)
    assert result.exit_code == 0
    assert GAME in result.stdout


def test_a_replay_tells_every_entry_and_the_result(run: Run, record: Path) -> None:
    result = run("replay", FILE)
    assert result.exit_code == 0
    entries = len(json.loads(record.read_text())["log"])
    assert f"{entries}/{entries}" in result.stdout
    for score in json.loads(record.read_text())["scores"]:
        assert str(score) in result.stdout


def test_a_replay_in_steps_shows_the_table(run: Run, record: Path) -> None:
    assert len(run("replay", FILE, "--step").stdout) > 3 * len(run("replay", FILE).stdout)


def test_a_replay_speaks_the_readers_language(run: Run, record: Path) -> None:
    assert "Länder" in run("replay", FILE, "--lang", "de").stdout


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda record: record["log"].__setitem__(5, [2, "pick atlantis"]), "entry 5"),
        (lambda record: record["log"].pop(20), "entry 20"),
        (lambda record: record["log"].pop(), "entries"),
        (lambda record: record["scores"].__setitem__(0, 500), "scores"),
        (lambda record: record["ranking"].reverse(), "ranking"),
        (lambda record: record.update(digest="0" * 64), "state"),
        (lambda record: record.update(seed="00" * 32), "seed"),
        (lambda record: record.update(seed="zz"), "seed"),
        (lambda record: record.pop("seed"), "seed"),
        (lambda record: record.pop("log"), "log"),
        (lambda record: record.update(seats=9), "seats"),
        (lambda record: record.update(players=["a"]), "players"),
        (lambda record: record.update(options={"weather": "rain"}), "weather"),
        (lambda record: record.update(format=99), "format"),
        (lambda record: record.update(rules=99), "version"),
        (lambda record: record.update(chance="dice"), "dice"),
    ],
)
def test_an_edited_record_fails_with_the_reason(
    run: Run, record: Path, command: str, change: Callable[[dict[str, Any]], object], told: str
) -> None:
    edit(record, change)
    result = run(command, FILE)
    assert result.exit_code == 1
    assert result.stdout == ""
    assert told in result.stderr


@pytest.mark.parametrize("command", [["verify"], ["replay"], ["play", "--resume"]])
@pytest.mark.parametrize(
    "content", [b"", b"hello", b"[]", b"[[[[[[", b'{"format": 1}', b"\xff\xfe\x00", b"{}", b"null", b"7" * 10_000]
)
def test_a_foreign_file_fails(run: Run, command: list[str], content: bytes) -> None:
    Path(FILE).write_bytes(content)
    result = run(*command, FILE)
    assert result.exit_code == 1
    assert result.stdout == ""
    assert "record" in result.stderr


def test_a_truncated_record_fails(run: Run, record: Path) -> None:
    record.write_bytes(record.read_bytes()[:500])
    result = run("verify", FILE)
    assert result.exit_code == 1
    assert "whole record" in result.stderr


def test_a_record_of_an_unknown_game(run: Run, record: Path) -> None:
    edit(record, lambda content: content.update(game="road-trip-asia"))
    result = run("verify", FILE)
    assert result.exit_code != 0
    assert "road-trip-asia" in result.stderr


@pytest.mark.parametrize("command", [["verify"], ["replay"], ["play", "--resume"]])
@pytest.mark.parametrize("path", ["nowhere.json", ".", "nowhere/trip.json"])
def test_a_file_that_cannot_be_read_is_wrong_usage(run: Run, command: list[str], path: str) -> None:
    result = run(*command, path)
    assert result.exit_code == 2
    assert "cannot read" in result.stderr
