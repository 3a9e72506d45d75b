"""What the server counts, for Prometheus.

Counting is plain arithmetic, since the server counts several things for every move, in one thread; Prometheus's
own objects are made only when somebody asks for the figures.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

LATENCY = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics(Collector):
    """The figures of one server; tests run several servers in one process."""

    def __init__(self) -> None:
        self.entries = 0
        self.conflicts = 0
        self.store_failures = 0
        self.bot_moves = 0
        self.tables = 0
        self.wires = 0
        self.requests: Counter[int] = Counter()
        self._commands: Counter[tuple[str, str]] = Counter()
        self._seconds = 0.0
        self._buckets = [0] * (len(LATENCY) + 1)
        self.registry = CollectorRegistry()
        self.registry.register(self)

    def answered(self, kind: str, result: str, seconds: float) -> None:
        """A command was answered."""
        self._commands[kind, result] += 1
        self._seconds += seconds
        self._buckets[bisect_left(LATENCY, seconds)] += 1

    def collect(self) -> Iterator[Metric]:
        commands = CounterMetricFamily("baluchon_commands", "Commands by kind and result", labels=["kind", "result"])
        for (kind, result), count in self._commands.items():
            commands.add_metric([kind, result], count)
        yield commands
        bounds = [*map(str, LATENCY), "+Inf"]
        buckets = list(zip(bounds, map(float, accumulate(self._buckets)), strict=True))
        told = "From a command's arrival to its answer"
        yield HistogramMetricFamily("baluchon_command_seconds", told, buckets=buckets, sum_value=self._seconds)
        requests = CounterMetricFamily("baluchon_http_requests", "HTTP answers by status", labels=["status"])
        for status, count in self.requests.items():
            requests.add_metric([str(status)], count)
        yield requests
        yield CounterMetricFamily("baluchon_entries", "Entries stored", self.entries)
        yield CounterMetricFamily("baluchon_conflicts", "Entries that another node was faster with", self.conflicts)
        yield CounterMetricFamily("baluchon_store_failures", "Writes the store could not do", self.store_failures)
        yield CounterMetricFamily("baluchon_bot_moves", "Moves made by bots", self.bot_moves)
        yield GaugeMetricFamily("baluchon_tables_loaded", "Tables in memory", self.tables)
        yield GaugeMetricFamily("baluchon_sockets", "Open WebSockets and streams", self.wires)
