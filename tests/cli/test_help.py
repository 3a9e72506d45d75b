"""The help of every command: it fits sixty columns and teaches by examples that can be typed as they stand."""

import os
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer
from rich.cells import cell_len

from baluchon.arena.lineup import lineup
from baluchon.cli.app import app
from baluchon.cli.arguments import codes_of, known_game, settled_options
from tests.cli.conftest import GAME, Run

COLUMNS = 60
GROUP = typer.main.get_command(app)
COMMANDS = sorted(GROUP.commands)  # type: ignore[attr-defined]
EXAMPLE = re.compile(r"^ +(baluchon .*)$", re.M)


def examples(command: str) -> Iterator[list[str]]:
    """The words of each example in the help of a command."""
    written = GROUP.commands[command].help.partition("[bold]Example")[2]  # type: ignore[attr-defined]
    for line in EXAMPLE.findall(written.replace("\\\n", " ")):
        for part in re.split(r"&&|\|", line):
            words = shlex.split(part)
            if words[0] == "baluchon":
                yield words[1:]


def parsed(words: list[str]) -> dict[str, Any]:
    """The values of a command that is read and not run."""
    with GROUP.make_context("baluchon", list(words)) as ctx:
        command = GROUP.get_command(ctx, words[0])  # type: ignore[attr-defined]
        with command.make_context(words[0], list(words[1:]), parent=ctx) as read:
            return dict(read.params)


def widest(text: str) -> list[str]:
    """The lines that are too wide, but for single words such as paths, which stay whole."""
    return [line for line in text.splitlines() if cell_len(line) > COLUMNS and " " in line.strip()]


def test_without_a_command_all_are_listed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(COLUMNS))
    result = run()
    assert [command for command in COMMANDS if f"│ {command} " not in result.output] == []
    assert widest(result.output) == []


@pytest.mark.parametrize("command", COMMANDS)
def test_every_help_has_examples_in_lines_that_fit(run: Run, monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    monkeypatch.setenv("COLUMNS", str(COLUMNS))
    result = run(command, "--help")
    assert result.exit_code == 0
    assert widest(result.output) == []
    shown = {line.strip() for line in result.output.splitlines()}
    documented = GROUP.commands[command].help.partition("[bold]Example")[2]  # type: ignore[attr-defined]
    lines = [line.strip() for line in documented.splitlines()[1:] if line.strip()]
    assert len(lines) > 0
    assert [line for line in lines if line not in shown] == [], "a terminal of sixty columns breaks these"


@pytest.mark.parametrize("command", COMMANDS)
def test_every_example_can_be_typed_as_it_stands(command: str) -> None:
    found = list(examples(command))
    assert found
    assert command in {words[0] for words in found}
    for words in found:
        values = parsed(words)
        game = known_game(values["game"]) if values.get("game") else None
        if game is None:
            continue
        seats = values.get("seats")
        for number in seats if isinstance(seats, list) else [seats or game.min_seats]:
            settled_options(game, number, values.get("option"), "en")
        if values.get("bots"):
            lineup(codes_of(values["bots"]), len(codes_of(values["bots"])))


def test_the_examples_that_take_a_moment_run(run: Run, tmp_path: Path) -> None:
    """Those of commands that read, list or play a little, in the order of their helps."""
    assert run("play", GAME, "--auto", "--record", "trip.json").exit_code == 0
    for command in ("games", "rules", "guide", "learn", "daily", "solve", "replay", "verify", "new"):
        for words in examples(command):
            if not any(word.startswith("~") for word in words):
                result = run(*[word.replace("*.json", "trip.json") for word in words])
                assert result.exit_code == 0, f"{words}: {result.output}"


@pytest.mark.parametrize(
    "words",
    [
        "games",
        "games --lang fr",
        "guide road-trip-europa",
        "guide road-trip-europa france",
        "play road-trip-europa --auto --seed 7 --lang fr",
        "play trekking-the-world --auto --seed 7 --lang de --bots random",
        "replay trip.json",
        "verify trip.json",
        "verify trip.json trip.json",
        "analyse trip.json --iterations 10 --playouts 1",
        "advise trip.json --seat 1",
        "simulate road-trip-europa --seats 4 --games 8 --workers 1",
        "simulate road-trip-europa --games 4 --workers 1 --out games.jsonl",
        "tournament road-trip-europa --bots random,novice,casual --games 4 --workers 1",
        "ladder road-trip-europa --bots random,novice --deals 2",
        "rate road-trip-europa --bots random,novice --deals 2 --workers 1",
        "bench road-trip-europa --quick",
        "new night-train",
        "play chess",
        "play road-trip-europa --bots wizard",
        "play --resume nowhere.json",
        "simulate road-trip-europa --games many",
        "serve --database foreign://database",
        "ply",
    ],
)
def test_nothing_is_wider_than_the_terminal(run: Run, monkeypatch: pytest.MonkeyPatch, words: str) -> None:
    run("play", GAME, "--auto", "--seed", "1", "--record", "trip.json")
    monkeypatch.setenv("COLUMNS", str(COLUMNS))
    result = run(*shlex.split(words))
    assert result.output
    assert widest(result.output) == []


def test_without_a_width_sentences_stay_in_one_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("COLUMNS")
    monkeypatch.setattr(os, "get_terminal_size", lambda _: os.terminal_size((40, 20)))
    assert run("play", "chess").stderr.count("\n") == 1
