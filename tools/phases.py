"""What `make play` is doing and for how long: a line that changes in a terminal, plain lines elsewhere, and a table."""

from __future__ import annotations

import shutil
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TextIO

CLEAR = "\r\x1b[K"


@dataclass
class Phase:
    """A part of the start or, with a name of its own, a step of that part."""

    part: str
    step: str
    began: float
    ended: float | None = None


class Phases:
    """All parts and steps so far, in the order in which they began."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._began = clock()
        self._lock = threading.Lock()
        self._all: list[Phase] = []

    @property
    def seconds(self) -> float:
        """Since the start."""
        return self._clock() - self._began

    @contextmanager
    def phase(self, part: str, step: str = "") -> Iterator[None]:
        """Note when it begins and ends."""
        phase = Phase(part, step, self.seconds)
        with self._lock:
            self._all.append(phase)
        try:
            yield
        finally:
            phase.ended = self.seconds

    @property
    def parts(self) -> list[Phase]:
        return [phase for phase in self._sorted() if not phase.step]

    def table(self, milestone: str) -> str:
        """When each began and how many seconds it took, up to now."""
        rows = [f"{'':32}{'at':>7}{'seconds':>9}"]
        for phase in self._sorted():
            name = f"  {phase.step}" if phase.step else phase.part
            took = "…" if phase.ended is None else f"{phase.ended - phase.began:.1f}"
            rows.append(f"{name:32}{phase.began:7.1f}{took:>9}")
        return "\n".join((*rows, f"{milestone:32}{self.seconds:7.1f}"))

    def told(self, phase: Phase) -> str:
        """A part with its seconds so far."""
        if phase.ended is None:
            return f"{phase.part} {self.seconds - phase.began:.0f} s …"
        return f"{phase.part} {phase.ended - phase.began:.0f} s"

    def _sorted(self) -> list[Phase]:
        """The steps of a part come after it."""
        with self._lock:
            phases = list(self._all)
        parts = list(dict.fromkeys(phase.part for phase in phases))
        return sorted(phases, key=lambda phase: (parts.index(phase.part), bool(phase.step), phase.began))


class Line:
    """Where it is told: a line that changes if this is a terminal, and else lines that stay."""

    def __init__(self, out: TextIO | None = None, *, live: bool | None = None) -> None:
        self._out = out or sys.stdout
        self._live = self._out.isatty() if live is None else live
        self._shown = ""

    def show(self, text: str) -> None:
        """Show this instead of what was shown, where a line can change."""
        if self._live and text != self._shown:
            width = shutil.get_terminal_size().columns - 1
            self._write(CLEAR + (text if len(text) <= width else f"{text[: width - 1]}…"))
            self._shown = text

    def tell(self, text: str) -> None:
        """What is shown in a terminal anyway, for where lines stay."""
        if not self._live:
            self._write(f"{text}\n")

    def say(self, text: str) -> None:
        """A line that stays."""
        self._write(f"{CLEAR if self._shown else ''}{text}\n")
        self._shown = ""

    def keep(self) -> None:
        """Leave what is shown where it stands."""
        if self._shown:
            self._write("\n")
            self._shown = ""

    def _write(self, text: str) -> None:
        self._out.write(text)
        self._out.flush()
