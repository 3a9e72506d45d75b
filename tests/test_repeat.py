"""`make repeat`: what it runs and how often, what it notes, and that it leaves nothing running."""

import os
import subprocess
import sys
from contextlib import suppress
from io import StringIO
from pathlib import Path

import pytest

from tools import repeat
from tools.phases import Line
from tools.repeat import KINDS, Kind, Repeating, Run, Table, beginning, burning, options

GREEN = """
.......                                     [ 50%]
=========== 5 passed, 1 skipped in 0.12s ===========
=========== 7 passed in 2.00s (0:00:02) ============"""
RED = """
.F.....                                     [ 50%]
FAILED tests/a.py::test_b[x|y] - assert 1 == 2
ERROR tests/c.py
=========== 1 failed, 5 passed, 1 error in 0.12s ==========="""


def saying(text: str, code: int = 0) -> tuple[str, ...]:
    """A command that plays pytest."""
    return (sys.executable, "-c", f"print({text!r}); raise SystemExit({code})")


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(tmp_path / "build" / "repeat.md")


def repeating(table: Table, **kinds: Kind) -> Repeating:
    return Repeating(table, "abc1234", Line(StringIO(), live=False), kinds)


def cells(table: Table) -> list[list[str]]:
    """Every row without the seconds."""
    rows = [[cell.strip() for cell in row.strip("|").split(" | ")] for row in table.rows]
    return [[*row[:3], *row[4:]] for row in rows]


def test_a_run_is_noted_with_what_failed(table: Table) -> None:
    repeating(table, quiet=Kind("", 1, saying(GREEN)), busy=Kind("", 2, saying(RED, 1))).all()
    failed = "tests/a.py::test_b[x\\|y]<br>tests/c.py"
    assert cells(table) == [
        ["abc1234", "quiet", "1", "12", "none"],
        ["abc1234", "busy", "1", "5", failed],
        ["abc1234", "busy", "2", "5", failed],
    ]
    assert len(table.failures("abc1234")) == 2
    assert table.failures("abc") == []


@pytest.mark.parametrize(("said", "code", "failed"), [("", 4, "exit code 4"), ("no tests ran", 0, "no test passed")])
def test_a_run_without_tests_has_failed(table: Table, said: str, code: int, failed: str) -> None:
    repeating(table, quiet=Kind("", 1, saying(said, code))).all()
    assert f"| {failed}: see abc1234-quiet-1.txt |" in table.rows[0]


def test_it_goes_on_where_it_was_interrupted(table: Table) -> None:
    kinds = {"quiet": Kind("", 2, saying(GREEN)), "served": Kind("", 2, saying(GREEN))}
    repeating(table, **kinds).all(["quiet"], runs=1)
    again = repeating(Table(table.path), **kinds)
    left = [Run("abc1234", *run) for run in (("quiet", 2), ("served", 1), ("served", 2))]
    assert again.missing([], None) == left
    again.all(limit=0.0)
    assert again.missing([], None) == left
    again.all()
    assert len(Table(table.path).rows) == 4
    assert Repeating(Table(table.path), "def5678", again.line, kinds).missing(["quiet"], 1) == [
        Run("def5678", "quiet", 1)
    ]


def test_the_order_is_random_only_where_it_is_asked_for(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BALUCHON_ORDER", raising=False)
    told = "import os; print('=', os.environ.get('BALUCHON_ORDER', 0), 'passed in 0.1s')"
    command = (sys.executable, "-c", told)
    repeating(table, quiet=Kind("", 2, command), shuffled=Kind("", 2, command, shuffled=True)).all()
    noted = [(row.split(" | ")[1], row.split(" | ")[4]) for row in table.rows]
    assert noted == [("quiet", "0"), ("quiet", "0"), ("shuffled", "1"), ("shuffled", "2")]


def is_there(process: int) -> bool:
    """Whether a process lives and is not just waiting to be buried."""
    try:
        return Path(f"/proc/{process}/stat").read_text().split(") ")[1][0] != "Z"
    except FileNotFoundError:
        return False


def test_burners_end_with_the_run_even_if_it_is_interrupted() -> None:
    with suppress(KeyboardInterrupt), burning(3) as burners:
        assert [each.poll() for each in burners] == [None] * 3
        raise KeyboardInterrupt
    assert [each.poll() is None for each in burners] == [False] * 3


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="processes are looked up in /proc")
def test_burners_end_when_their_parent_is_killed() -> None:
    code = "from tools.repeat import *\nwith burning(1) as all:\n    print(all[0].pid, flush=True)\n    input()"
    with subprocess.Popen([sys.executable, "-c", code], cwd=repeat.ROOT, stdin=-1, stdout=-1) as parent:
        assert parent.stdout is not None
        burner = int(parent.stdout.readline())
        assert is_there(burner)
        parent.kill()
    while is_there(burner):
        os.sched_yield()


def test_what_a_run_has_started_ends_with_it() -> None:
    code = "import subprocess, sys; print(subprocess.Popen([sys.executable, '-c', 'input()'], stdin=-1).pid); input()"
    with (
        suppress(KeyboardInterrupt),
        beginning((sys.executable, "-u", "-c", code), os.environ) as program,
    ):
        assert program.stdout is not None
        child = int(program.stdout.readline())
        raise KeyboardInterrupt
    assert program.poll() is not None
    while is_there(child):
        os.sched_yield()


def test_a_run_that_hangs_has_failed(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(repeat, "PATIENCE", 0.0)
    repeating(table, quiet=Kind("", 1, (sys.executable, "-c", "while True: pass"))).all()
    assert "exit code " in table.rows[0]


def test_options_are_looked_at() -> None:
    assert options(["--only", "busy", "--only", "served", "--runs", "3", "--limit", "60"]).only == ["busy", "served"]
    for wrong in (["--only", "some"], ["--runs", "0"], ["--limit", "soon"]):
        with pytest.raises(SystemExit):
            options(wrong)


def test_everything_runs_five_times_and_what_is_served_twenty() -> None:
    assert sum(kind.runs for kind in KINDS.values() if "tests" in kind.command) == 5
    assert sum(kind.runs for kind in KINDS.values() if "served" in kind.command) == 20
    assert [(kind.runs, kind.burners) for kind in KINDS.values() if kind.burners] == [(2, 4)]
