"""Runs the tests again and again, and keeps a table of what failed: `make repeat`, or `python -m tools.repeat --help`.

All of them five times: twice as they are, twice beside processes that only use the processor, once in random order.
Those of the browser and of the server twenty times. The table is in build/repeat.md, what pytest said beside it. Runs
that stand in the table for this commit, and for what is changed since, are not done again.
"""

import argparse
import hashlib
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from threading import Timer
from time import monotonic
from typing import NoReturn

from tools.phases import Line

ROOT = Path(__file__).parents[1]
TABLE = ROOT / "build" / "repeat.md"
MAKE = ("make", "--no-print-directory", "--keep-going")
HEAD = ("commit", "kind", "run", "seconds", "passed", "failed")
BURNERS = 4
BURN = "import os, sys\nwhile os.getppid() == int(sys.argv[1]):\n    sum(range(100_000))"
"""Uses a processor for as long as the process lives that began it."""
PATIENCE = 3_600.0
"""Seconds after which a run counts as one that hangs."""
FAREWELL = 20.0
"""Seconds that a run has to end by itself when it is interrupted."""
FAILED = re.compile(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$")
PASSED = re.compile(r"^=.*?(\d+) passed.* in [\d.]+s")
PROGRESS = re.compile(r"\[ *(\d+%)\]$")


@dataclass(frozen=True)
class Kind:
    """What is run, how often, and under which circumstances."""

    told: str
    runs: int
    command: tuple[str, ...]
    burners: int = 0
    shuffled: bool = False
    """Whether each run has the tests in another order, for which its number is the seed."""


KINDS = {
    "quiet": Kind("all tests", 2, (*MAKE, "tests")),
    "busy": Kind("all tests beside processes that only use the processor", 2, (*MAKE, "tests"), burners=BURNERS),
    "shuffled": Kind("all tests in random order", 1, (*MAKE, "tests"), shuffled=True),
    "served": Kind("the tests of the browser and of the server", 20, (*MAKE, "served")),
}


@dataclass
class Run:
    """A line of the table."""

    commit: str
    kind: str
    number: int
    seconds: float = 0.0
    passed: int = 0
    failed: list[str] = field(default_factory=list)

    def row(self) -> str:
        failed = "<br>".join(name.replace("|", "\\|") for name in self.failed) or "none"
        return f"| {self.commit} | {self.kind} | {self.number} | {self.seconds:.0f} | {self.passed} | {failed} |"

    def note(self, line: str) -> None:
        """Take from a line of pytest's what it says of the whole."""
        if found := FAILED.match(line):
            self.failed.append(found[1])
        if found := PASSED.match(line):
            self.passed += int(found[1])


class Table:
    """What was run so far, in a file that is read again next time."""

    def __init__(self, path: Path) -> None:
        self.path = path
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        self.rows = [line for line in lines[2:] if line.startswith("| ")]

    def runs_of(self, commit: str, kind: str) -> set[int]:
        """The numbers of the runs that are done."""
        cells = [[cell.strip() for cell in row.split("|")] for row in self.rows]
        return {int(number) for _, of, what, number, *_ in cells if (of, what) == (commit, kind)}

    def failures(self, commit: str) -> list[str]:
        """The rows of a commit in which something failed."""
        return [row for row in self.rows if row.startswith(f"| {commit} |") and not row.endswith("| none |")]

    def add(self, run: Run) -> None:
        self.rows.append(run.row())
        self.path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = self.path.with_suffix(".unfinished")
        unfinished.write_text(f"{self}\n", encoding="utf-8")
        unfinished.replace(self.path)

    def __str__(self) -> str:
        return "\n".join((f"| {' | '.join(HEAD)} |", f"|{'---|' * len(HEAD)}", *self.rows))


class Repeating:
    """Carries out what is not in the table yet."""

    def __init__(self, table: Table, commit: str, line: Line, kinds: Mapping[str, Kind] = KINDS) -> None:
        self.table = table
        self.commit = commit
        self.line = line
        self.kinds = kinds

    def missing(self, only: Sequence[str], runs: int | None) -> list[Run]:
        """The runs that are still to be done."""
        return [
            Run(self.commit, kind, number)
            for kind in only or self.kinds
            for number in range(1, (self.kinds[kind].runs if runs is None else runs) + 1)
            if number not in self.table.runs_of(self.commit, kind)
        ]

    def all(self, only: Sequence[str] = (), runs: int | None = None, limit: float | None = None) -> None:
        """Do what is missing, and begin nothing new after so many seconds."""
        began = monotonic()
        missing = self.missing(only, runs)
        for done, run in enumerate(missing):
            if limit is not None and monotonic() - began >= limit:
                self.line.say(f"{len(missing) - done} runs are left for the next time.")
                return
            self.one(run, f"{done + 1} of {len(missing)}: {run.kind} {run.number}")
            self.table.add(run)
            self.line.say(run.row())

    def one(self, run: Run, title: str) -> None:
        """Carry out a run and note how it went."""
        kind = self.kinds[run.kind]
        order = {"BALUCHON_ORDER": str(run.number)} if kind.shuffled else {}
        outer = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MFLAGS", "MAKELEVEL")}
        said = self.table.path.with_suffix("") / f"{run.commit}-{run.kind}-{run.number}.txt"
        said.parent.mkdir(parents=True, exist_ok=True)
        began = monotonic()
        with (
            burning(kind.burners),
            said.open("w", encoding="utf-8") as kept,
            beginning(kind.command, outer | order) as program,
        ):
            assert program.stdout is not None
            for text in program.stdout:
                kept.write(text)
                run.note(text.rstrip())
                if found := PROGRESS.search(text.rstrip()):
                    self.line.show(f"{title}, {found[1]}, {len(run.failed)} failed, {monotonic() - began:.0f} s …")
            code = program.wait()
        run.seconds = monotonic() - began
        if code != 0 and not run.failed:
            run.failed.append(f"exit code {code}: see {said.name}")
        if code == 0 and not run.passed:
            run.failed.append(f"no test passed: see {said.name}")


@contextmanager
def burning(burners: int) -> Iterator[list[subprocess.Popen[bytes]]]:
    """Processes that only use the processor."""
    started: list[subprocess.Popen[bytes]] = []
    try:
        for _ in range(burners):
            started.append(subprocess.Popen([sys.executable, "-c", BURN, str(os.getpid())]))
        yield started
    finally:
        for each in started:
            each.kill()
            each.wait()


@contextmanager
def beginning(command: Sequence[str], environment: Mapping[str, str]) -> Iterator[subprocess.Popen[str]]:
    """A program with all that it starts, gone at the end or if it hangs."""
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
        start_new_session=True,
    ) as program:
        hangs = Timer(PATIENCE, _end, [program])
        hangs.start()
        try:
            yield program
        finally:
            hangs.cancel()
            _end(program)


def _end(program: subprocess.Popen[str]) -> None:
    """End a program and what it has left behind, first in the way that lets tests end their servers."""
    for how, seconds in ((signal.SIGINT, FAREWELL), (signal.SIGKILL, None)):
        with suppress(ProcessLookupError, subprocess.TimeoutExpired):
            os.killpg(program.pid, how)
            program.wait(seconds)
    program.wait()


def this_commit() -> str:
    """The commit that is checked out, and a mark of what was changed since."""
    commit, changes = (
        subprocess.run(["git", *words], cwd=ROOT, capture_output=True, check=True).stdout
        for words in (("rev-parse", "--short", "HEAD"), ("diff", "HEAD"))
    )
    mark = f"+{hashlib.sha256(changes).hexdigest()[:6]}" if changes else ""
    return commit.decode().strip() + mark


def positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def options(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m tools.repeat", description=(__doc__ or "").split("\n", 1)[0])
    kinds = "; ".join(f"{name}: {kind.told}" for name, kind in KINDS.items())
    counts = ", ".join(f"{name} {kind.runs}" for name, kind in KINDS.items())
    parser.add_argument(
        "--only", choices=KINDS, action="append", default=[], help=f"nothing but this; may be repeated ({kinds})"
    )
    parser.add_argument("--runs", type=positive, help=f"how many of each (default: {counts})")
    parser.add_argument("--limit", type=positive, metavar="MINUTES", help="begin no other run after so many minutes")
    return parser.parse_args(words)


def main(words: Sequence[str] | None = None) -> int:
    """Do what is missing; the exit code tells whether anything has ever failed in this commit."""
    chosen = options(words)

    def stop(*_: object) -> NoReturn:
        raise KeyboardInterrupt

    signal.signal(signal.SIGTERM, stop)
    repeating = Repeating(Table(TABLE), this_commit(), Line())
    try:
        repeating.all(chosen.only, chosen.runs, None if chosen.limit is None else 60.0 * chosen.limit)
    except KeyboardInterrupt:
        repeating.line.say("Interrupted: the same command goes on with the run that was not finished.")
        return 130
    finally:
        print(repeating.table)
    return 1 if repeating.table.failures(repeating.commit) else 0


if __name__ == "__main__":
    sys.exit(main())
