"""Runs the programs that `make play` stands on, and ends all of them when it ends."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
PATIENCE = 10.0
"""Seconds that a program has to end by itself."""
OWN_GROUP = os.name != "nt"
"""Whether a program gets a group of its own, so that whatever it starts ends with it and Ctrl-C reaches us alone."""

_MOST_TOLD = 8
"""Lines of what a program said that failed."""
_LONGEST = 180
_KIND = re.compile(r"\w*\d\w*|\S*/\S*")
"""Numbers and names in a line: without them it is the same line as that of the last attempt."""
_NOISE = re.compile(
    r"\s*|npm error(\s+(at .*|[{}]|(code|errno|syscall|address|port|type): .*))?|npm error A complete log.*"
)
"""Where in its own code npm was, and its fields."""


class Failed(Exception):
    """A program did not do what it was asked to."""

    def __init__(self, command: Sequence[str], said: str) -> None:
        self.said = said.strip()
        super().__init__(self.said.splitlines()[-1].strip() if self.said else f"{Path(command[0]).name} failed")

    @property
    def told(self) -> str:
        """What says why, of all that it said: the last lines, each once however often it was tried, none too long."""
        lines: dict[str, str] = {}
        for line in self.said.splitlines():
            if not _NOISE.fullmatch(line):
                kind = _KIND.sub("", line)
                lines.pop(kind, None)
                lines[kind] = line.rstrip()
        return "\n".join(_shortened(line) for line in list(lines.values())[-_MOST_TOLD:])


def _shortened(line: str) -> str:
    """A line with its beginning and its end, where reasons stand."""
    return line if len(line) <= _LONGEST else f"{line[: _LONGEST // 3]} … {line[-_LONGEST // 2 :]}"


class Ended(Exception):
    """Nothing more is begun: whoever started us wants to stop."""


class Programs:
    """The programs that are under way."""

    def __init__(self) -> None:
        self._running: set[subprocess.Popen[str]] = set()
        self._lock = threading.Lock()
        self._ended = False
        ignored = signal.getsignal(signal.SIGINT) is signal.SIG_IGN  # by them, too, as in the background of a script
        self._end_it = signal.SIGTERM if ignored else signal.SIGINT

    def run(
        self,
        command: Sequence[str],
        *,
        paths: Sequence[Path] = (),
        variables: Mapping[str, str] | None = None,
        unhurried: bool = False,
    ) -> str:
        """Run a program to its end, perhaps at low priority; what it said."""
        program = self.begin(command, paths=paths, variables=variables, unhurried=unhurried, heard=True)
        said, _ = program.communicate()
        with self._lock:
            self._running.discard(program)
            if self._ended:
                raise Ended
        if program.returncode != 0:
            raise Failed(command, said)
        return said

    def begin(
        self,
        command: Sequence[str],
        *,
        paths: Sequence[Path] = (),
        variables: Mapping[str, str] | None = None,
        unhurried: bool = False,
        heard: bool = False,
    ) -> subprocess.Popen[str]:
        """Begin a program. It finds Python modules in these folders, too; it is heard by us or says what it says."""
        options: dict[str, Any] = {}
        if heard:
            options = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
        if OWN_GROUP:
            options["start_new_session"] = True
            nice = shutil.which("nice") if unhurried else None
            command = [nice, "-n", "19", *command] if nice else command
        elif unhurried:
            options["creationflags"] = getattr(subprocess, "IDLE_PRIORITY_CLASS", 0)
        environment = {**os.environ, **(variables or {}), "PYTHONPATH": os.pathsep.join(map(str, paths))}
        with self._lock:
            if self._ended:
                raise Ended
            program: subprocess.Popen[str] = subprocess.Popen(
                command, cwd=ROOT, env=environment, text=True, encoding="utf-8", errors="replace", **options
            )
            self._running.add(program)
        return program

    def end(self) -> None:
        """End whatever runs, and begin nothing more."""
        with self._lock:
            self._ended = True
            running = list(self._running)
        for program in running:
            _tell(program, self._end_it)
        for program in running:
            with suppress(subprocess.TimeoutExpired):
                program.wait(PATIENCE)
        for program in running:
            _tell(program, getattr(signal, "SIGKILL", signal.SIGTERM))


def _tell(program: subprocess.Popen[str], number: int) -> None:
    """Send a signal to a program and all that it has started."""
    with suppress(OSError):
        if OWN_GROUP:
            os.killpg(program.pid, number)
        elif number != signal.SIGINT:  # which has reached it already
            program.terminate()
