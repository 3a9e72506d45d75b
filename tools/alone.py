"""One `make play` at a time in a checkout: the second is told where the first one plays. And ports that are free."""

from __future__ import annotations

import os
import socket
import sys
from pathlib import Path
from types import TracebackType

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

MOST_TRIED = 100
"""Ports after the one that is taken."""


class Taken(Exception):
    """Another one is at work here; its address, once it has one."""

    def __init__(self, address: str) -> None:
        self.address = address
        super().__init__(address)


class Alone:
    """Held by whoever is at work; the file tells the address."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def __enter__(self) -> Alone:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        self._file = self._path.open("a+", encoding="utf-8")
        try:
            _lock(self._file.fileno())
        except OSError:
            self._file.seek(0)
            address = self._file.read().strip()
            self._file.close()
            raise Taken(address) from None
        self.tell("")
        return self

    def tell(self, address: str) -> None:
        """Where this one plays."""
        self._file.seek(0)
        self._file.truncate()
        self._file.write(address)
        self._file.flush()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.tell("")
        self._file.close()


def _lock(file: int) -> None:
    """Lock a file for as long as it is open here; OSError if another process has."""
    if sys.platform == "win32":
        os.lseek(file, 1_000_000, os.SEEK_SET)  # behind what is read: on Windows nobody else reads what is locked
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def free_port(host: str, wanted: int) -> int:
    """This port, or the next that nobody has; 0 stands for any. OSError if there is none."""
    for port in range(wanted, min(wanted + MOST_TRIED, 65_535) + 1):
        try:
            return _try(host, port)
        except PermissionError:
            raise
        except OSError as error:
            reason = error
    raise reason


def _try(host: str, port: int) -> int:
    (family, kind, protocol, _, address), *_ = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    with socket.socket(family, kind, protocol) as probe:
        if sys.platform != "win32":
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # as the server does
        probe.bind(address)
        probe.listen(1)
        found: int = probe.getsockname()[1]
        return found
