"""The server's figures for Prometheus."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from baluchon.server.metrics import Histogram

if TYPE_CHECKING:
    from baluchon.server.house import House


def figures_of(house: "House") -> bytes:
    """Everything the server counts, and what its process uses."""
    registry = CollectorRegistry()
    registry.register(_Figures(house))
    ProcessCollector(registry=registry)
    return generate_latest(registry)


class _Figures(Collector):
    def __init__(self, house: "House") -> None:
        self._house = house

    def collect(self) -> Iterator[Metric]:
        metrics = self._house.metrics
        commands = CounterMetricFamily("baluchon_commands", "Commands by kind and result", labels=["kind", "result"])
        for (kind, result), count in metrics.commands.items():
            commands.add_metric([kind, result], count)
        yield commands
        yield _histogram("baluchon_command_seconds", "From a command's arrival to its answer", metrics.command_seconds)
        yield _histogram("baluchon_store_seconds", "Of one transaction", metrics.store_seconds)
        requests = CounterMetricFamily("baluchon_http_requests", "HTTP answers by status", labels=["status"])
        for status, count in metrics.requests.items():
            requests.add_metric([str(status)], count)
        yield requests
        yield CounterMetricFamily("baluchon_entries", "Entries stored", metrics.entries)
        yield CounterMetricFamily("baluchon_conflicts", "Entries that another node was faster with", metrics.conflicts)
        yield CounterMetricFamily("baluchon_store_failures", "Writes the store could not do", metrics.store_failures)
        yield CounterMetricFamily("baluchon_bot_moves", "Moves made by bots", metrics.bot_moves)
        yield GaugeMetricFamily("baluchon_tables_loaded", "Tables in memory", metrics.tables)
        yield GaugeMetricFamily("baluchon_sockets", "Open WebSockets and streams", metrics.wires)
        waiting = self._house.thoughts_waiting
        yield GaugeMetricFamily("baluchon_thoughts_waiting", "Bots, hints and looks back that wait", waiting)
        yield GaugeMetricFamily("baluchon_loop_lag_seconds", "The longest delay since the last look", metrics.lag)
        yield GaugeMetricFamily("baluchon_backup_timestamp_seconds", "When the last backup was made", metrics.backed_up)
        yield CounterMetricFamily("baluchon_backup_failures", "Backups that failed", metrics.backup_failures)
        metrics.lag = 0.0


def _histogram(name: str, told: str, counted: Histogram) -> Metric:
    return HistogramMetricFamily(name, told, buckets=counted.buckets(), sum_value=counted.sum)
