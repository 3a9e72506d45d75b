"""Backups that the server makes by itself or when it is told to: copies beside the database, the oldest go."""

import asyncio
import re
import time
from calendar import timegm
from collections.abc import Callable
from typing import Literal

from baluchon.server.logs import log
from baluchon.server.metrics import Metrics
from baluchon.server.protocol import BackupFile
from baluchon.server.settings import ServerSettings
from baluchon.server.store import StoreFailing
from baluchon.server.store.copies import copy_database, suffix_of

RETRY_SECONDS = 600.0
"""After a backup that failed."""
_STAMP = "%Y%m%dT%H%M%SZ"
_NAME = re.compile(r"baluchon-(\d{8}T\d{6}Z)\.(?:sqlite|jsonl)", re.ASCII)
"""Files by other names are never touched."""


class Backups:
    """The backups of one server, and when the next one is due."""

    def __init__(self, settings: ServerSettings, metrics: Metrics, clock: Callable[[], float]) -> None:
        self.folder = settings.backup_folder
        self._database = settings.database
        self._every = settings.backup_every
        self._keep = settings.keep_backups
        self._metrics = metrics
        self._clock = clock
        self._making = asyncio.Lock()
        self._due = 0.0
        self.problem: str | None = None
        """Why the last one failed, if it did."""

    @property
    def is_due(self) -> bool:
        """Whether one should be made now."""
        if not self._every or self._making.locked() or self._clock() < self._due:
            return False
        try:
            kept = self.files()
        except StoreFailing:
            return True  # making one says what is wrong
        self._due = kept[0].at + self._every if kept else 0.0
        return self._clock() >= self._due

    @property
    def state(self) -> Literal["", "ok", "failing"]:
        """In a word, for whoever asks how the server is; nothing if it makes none by itself."""
        if not self._every:
            return ""
        return "failing" if self.problem else "ok"

    def files(self) -> list[BackupFile]:
        """Those that are kept, the latest first."""
        try:
            kept = [(at, path) for path in self.folder.iterdir() if (at := _made_at(path.name)) is not None]
            return [BackupFile(path.name, at, path.stat().st_size) for at, path in sorted(kept, reverse=True)]
        except FileNotFoundError:
            return []
        except OSError as error:
            raise StoreFailing(f"the backups in {self.folder} cannot be read: {error}") from None

    async def make(self) -> BackupFile:
        """Make one now, and let the oldest go."""
        async with self._making:
            began, at = time.monotonic(), self._clock()
            try:
                made = await asyncio.to_thread(self._make, at)
            except StoreFailing as error:
                self._due, self.problem = at + min(RETRY_SECONDS, self._every or RETRY_SECONDS), str(error)
                self._metrics.backup_failures += 1
                log.error("backup failed", extra={"error": str(error), "folder": str(self.folder)})
                raise
            self._due, self.problem = at + self._every, None
            self._metrics.backed_up = made.at
            seconds = f"{time.monotonic() - began:.1f}"
            log.info("backup made", extra={"file": made.name, "bytes": made.bytes, "seconds": seconds})
            return made

    def _make(self, at: float) -> BackupFile:
        try:
            self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            name = f"baluchon-{time.strftime(_STAMP, time.gmtime(at))}{suffix_of(self._database)}"
            for unfinished in self.folder.glob(".baluchon-*.unfinished*"):
                unfinished.unlink(missing_ok=True)  # the process ended while it was written
            copy_database(self._database, self.folder / name)
            kept = self.files()
            for old in kept[self._keep :]:
                (self.folder / old.name).unlink(missing_ok=True)
            return next(each for each in kept if each.name == name)
        except OSError as error:
            raise StoreFailing(f"no backup can be made in {self.folder}: {error}") from None


def _made_at(name: str) -> float | None:
    """When the backup of this name was made; None if it is no backup of ours."""
    found = _NAME.fullmatch(name)
    try:
        return None if found is None else float(timegm(time.strptime(found[1], _STAMP)))
    except ValueError:  # a day that never was
        return None
