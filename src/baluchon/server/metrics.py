"""What the server counts, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

LATENCY = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    """One set of figures for each server, so that tests can run several in one process."""

    def __init__(self) -> None:
        self._answers: dict[tuple[str, str], Counter] = {}
        self.registry = CollectorRegistry()
        r = self.registry
        self.commands = Counter("baluchon_commands", "Commands by kind and result", ["kind", "result"], registry=r)
        self.seconds = Histogram(
            "baluchon_command_seconds", "From a command's arrival to its answer", buckets=LATENCY, registry=r
        )
        self.entries = Counter("baluchon_entries", "Entries stored", registry=r)
        self.conflicts = Counter("baluchon_conflicts", "Entries another node was faster with", registry=r)
        self.store_failures = Counter("baluchon_store_failures", "Writes the store could not do", registry=r)
        self.tables = Gauge("baluchon_tables_loaded", "Tables in memory", registry=r)
        self.lines = Gauge("baluchon_sockets", "Open WebSockets and streams", registry=r)
        self.bot_moves = Counter("baluchon_bot_moves", "Moves made by bots", registry=r)
        self.requests = Counter("baluchon_http_requests", "HTTP answers by status", ["status"], registry=r)

    def answered(self, kind: str, result: str, seconds: float) -> None:
        """A command was answered. Finding a counter by its labels costs more than counting, so it is kept."""
        counter = self._answers.get((kind, result))
        if counter is None:
            counter = self._answers[kind, result] = self.commands.labels(kind, result)
        counter.inc()
        self.seconds.observe(seconds)
