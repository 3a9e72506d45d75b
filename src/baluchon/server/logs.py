"""Structured logs: one JSON object per line. Secrets, views and moves are never logged.

Nobody can fill a disk with them: lines of one kind come a few times a minute, and a file of them rolls.
"""

import logging
import sys
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec

log = logging.getLogger("baluchon.server")
actions = logging.getLogger("baluchon.server.actions")
"""What whoever looks after the server does: each of them is told, however many there are."""

MOST_ALIKE = 20
"""Lines of one kind in a minute."""
MOST_LINES = 300
"""Lines of all kinds in a minute."""
FILE_BYTES, FILES = 10_000_000, 5
"""Of a file of logs, after which the next begins; and how many older ones are kept."""

_PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class JsonFormatter(logging.Formatter):
    """A log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "message": record.getMessage(),
        }
        line |= {key: str(value) for key, value in vars(record).items() if key not in _PLAIN}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


class Sparing(logging.Filter):
    """Leaves out lines of a kind that comes again and again; the next one of it that is told says how many."""

    def __init__(self) -> None:
        super().__init__()
        self._minute = 0
        self._told: Counter[tuple[str, str]] = Counter()
        self._left_out: Counter[tuple[str, str]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name == actions.name:
            return True
        minute, kind = int(monotonic() // 60), (record.name, str(record.msg))
        if minute != self._minute:
            self._minute = minute
            self._told.clear()
        if self._told[kind] >= MOST_ALIKE or self._told.total() >= MOST_LINES:
            if kind in self._left_out or len(self._left_out) < MOST_LINES:
                self._left_out[kind] += 1
            return False
        self._told[kind] += 1
        if left_out := self._left_out.pop(kind, 0):
            record.left_out = left_out
        return True


def begin_logging(level: str, file: Path | None = None) -> None:
    """Send the server's logs, and the warnings of its libraries, to standard error or to a file that rolls."""
    handler: logging.Handler = logging.StreamHandler(sys.stderr)
    if file is not None:
        from logging.handlers import RotatingFileHandler

        handler = RotatingFileHandler(file, maxBytes=FILE_BYTES, backupCount=FILES, encoding="utf-8")
    handler.setFormatter(JsonFormatter())
    handler.addFilter(Sparing())
    for name in ("baluchon.server", "uvicorn", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level.upper() if name == "baluchon.server" else logging.WARNING)
