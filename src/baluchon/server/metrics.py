"""What the server counts. Plain arithmetic, since it counts several things for every move, in one thread.

`figures.py` shows it to Prometheus, and is loaded when somebody asks.
"""

from bisect import bisect_left
from collections import Counter
from itertools import accumulate

LATENCY = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    """The figures of one server; tests run several servers in one process."""

    def __init__(self) -> None:
        self.entries = 0
        self.conflicts = 0
        self.store_failures = 0
        self.bot_moves = 0
        self.tables = 0
        self.wires = 0
        self.requests: Counter[int] = Counter()
        self.commands: Counter[tuple[str, str]] = Counter()
        self.command_seconds = Histogram()
        self.store_seconds = Histogram()
        self.backup_failures = 0
        self.backed_up = 0.0
        """When the last backup was made (Unix seconds)."""
        self.lag = 0.0
        """The longest for which the event loop was late since somebody asked."""

    def answered(self, kind: str, result: str, seconds: float) -> None:
        """A command was answered."""
        self.commands[kind, result] += 1
        self.command_seconds.add(seconds)

    def stored(self, seconds: float) -> None:
        """A transaction was on disk after so long."""
        self.store_seconds.add(seconds)


class Histogram:
    """How often something took how long."""

    def __init__(self) -> None:
        self.sum = 0.0
        self._buckets = [0] * (len(LATENCY) + 1)

    def add(self, seconds: float) -> None:
        self.sum += seconds
        self._buckets[bisect_left(LATENCY, seconds)] += 1

    def buckets(self) -> list[tuple[str, float]]:
        """Each bound with how many were no longer, as Prometheus counts."""
        bounds = [*map(str, LATENCY), "+Inf"]
        return list(zip(bounds, map(float, accumulate(self._buckets)), strict=True))
