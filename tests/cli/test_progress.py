"""How far long work is: lines where standard error is no terminal, with pauses that grow."""

import os
import pty
import re
from itertools import islice
from threading import Event
from typing import Any

import pytest
from rich.progress import TaskID

from baluchon.cli import progress
from baluchon.cli.progress import Bar, pauses, progress_bar, working
from baluchon.cli.screen import Screen
from tests.cli.conftest import ESCAPES, GAME, Run, program

SOON = 0.01
PATIENCE = 60.0
"""Seconds after which a line does not come any more."""


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines come at once."""
    monkeypatch.setattr(progress, "pauses", lambda: iter([SOON] * 1_000_000))


@pytest.fixture
def told(soon: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Work that has begun goes on when a line has told of it."""
    one, say, add_task = Event(), Screen.say, Bar.add_task

    def hear(screen: Screen, *given: Any, **how: Any) -> None:
        say(screen, *given, **how)
        one.set()

    def begin(bar: Bar, *given: Any, **how: Any) -> TaskID:
        one.clear()
        task = add_task(bar, *given, **how)
        assert one.wait(PATIENCE)
        return task

    monkeypatch.setattr(Screen, "say", hear)
    monkeypatch.setattr(Bar, "add_task", begin)


class Heard:
    """What lines are told, and whether there was one yet."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.lines: list[str] = []
        self.one = Event()
        monkeypatch.setattr(Screen, "say", lambda _, line: self.hear(line))

    def hear(self, line: str) -> None:
        self.lines.append(line)
        self.one.set()


def test_a_line_tells_how_much_is_done(soon: None, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = Heard(monkeypatch)
    with progress_bar() as bar:
        task = bar.add_task(GAME, total=12_000)
        bar.update(task, completed=1_500)
        heard.one.wait()
    assert re.fullmatch(r"road-trip-europa: 1,500 of 12,000 games, \d+ s", heard.lines[-1])
    heard.one.clear()
    with progress_bar("row") as bar:
        bar.advance(bar.add_task("export", total=None), 7)
        heard.one.wait()
    assert re.fullmatch(r"export: 7 rows, \d+ s", heard.lines[-1])


def test_work_of_which_nothing_can_be_counted_tells_its_time(soon: None, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = Heard(monkeypatch)
    with working("backup"):
        heard.one.wait()
    assert re.fullmatch(r"backup: \d+ s", heard.lines[0])


def test_things_are_counted_when_the_next_is_asked_for(soon: None, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = Heard(monkeypatch)
    with progress_bar("record") as bar:
        for each in bar.over(["a", "b", "c"], "verify"):
            if each == "c":
                heard.one.clear()
                heard.one.wait()
    assert heard.lines[-1].startswith("verify: 2 of 3 records")


def test_nothing_is_told_of_what_is_done(soon: None, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = Heard(monkeypatch)
    with progress_bar("record") as bar:
        for _ in bar.over(["a"], "verify"):
            pass
        done = len(heard.lines)
        bar.add_task("analyse", total=1)
        heard.one.clear()
        heard.one.wait()
    assert all(line.startswith("analyse") for line in heard.lines[done + 1 :])


def test_pauses_grow_with_the_work_and_stay_short() -> None:
    first = list(islice(pauses(), 40))
    assert first[:4] == [2, 5, 5, 5]
    assert first == sorted(first)
    assert first[-1] == 30
    assert sum(pause < 30 for pause in first) < 20


def test_what_takes_long_says_so_on_standard_error_alone(run: Run, told: None) -> None:
    result = run("bench", GAME, "--quick", "--json")
    assert re.search(r"^bench: \d of 3 tables, \d+ s$", result.stderr, re.M)
    assert "bench:" not in result.stdout
    simulated = run("simulate", GAME, "--bots", "casual", "--games", "9", "--workers", "0")
    assert "of 9 games" in simulated.stderr
    watched = run("play", GAME, "--auto", "--seed", "1", "--record", "trip.json")
    assert re.search(r"^road-trip-europa: \d+ s$", watched.stderr, re.M)
    looked = run("analyse", "trip.json", "--iterations", "10", "--playouts", "1")
    assert re.search(r"^road-trip-europa: \d+ of \d+ decisions, \d+ s$", looked.stderr, re.M)


def test_in_a_terminal_there_is_a_bar_and_nothing_of_it_stays() -> None:
    ours, theirs = pty.openpty()
    process = program(
        ["bench", GAME, "--quick"], environment={**os.environ, "TERM": "xterm", "COLUMNS": "60"}, remarks=theirs
    )
    os.close(theirs)
    seen = b""
    while True:
        try:
            seen += os.read(ours, 10_000)
        except OSError:
            break
    os.close(ours)
    stdout, _ = process.communicate(timeout=60)
    assert "µs per decision" in stdout
    assert "━" in seen.decode()
    assert ESCAPES.sub(b"", seen).split(b"\r")[-1].strip() == b""
