"""Runs a program under the locks of a systemd unit that concern system calls: `python -m tests.sealed LOCKS COMMAND …`.

Where tests run there may be no systemd to start the unit, but its locks are the kernel's: what it would let through
goes through here, and nothing else. Needs libseccomp, which comes with systemd.
"""

import ctypes
import errno
import os
import socket
import sys
from collections.abc import Iterable

import msgspec

_ALLOW = 0x7FFF0000
_EQUAL, _MASKED = 4, 7
_EXECUTABLE, _WRITABLE = 0x4, 0x2
_MOST_FAMILIES = 64


class Locks(msgspec.Struct):
    """What a unit says of system calls."""

    calls: list[str]
    """All that are allowed."""
    families: list[str]
    """Of sockets that may be opened."""


class _Argument(ctypes.Structure):
    _fields_ = (("arg", ctypes.c_uint), ("op", ctypes.c_int), ("a", ctypes.c_uint64), ("b", ctypes.c_uint64))


class _Filter:
    """A filter of the kernel's."""

    def __init__(self, otherwise: int) -> None:
        self._lib = ctypes.CDLL("libseccomp.so.2")
        self._lib.seccomp_init.restype = ctypes.c_void_p
        self._context = ctypes.c_void_p(self._lib.seccomp_init(ctypes.c_uint32(otherwise)))

    def add(self, action: int, call: str, *tests: _Argument) -> None:
        number = self._lib.seccomp_syscall_resolve_name(call.encode())
        if number < 0:
            return  # not on this kind of machine
        array = (_Argument * len(tests))(*tests)
        added = self._lib.seccomp_rule_add_array(
            self._context, ctypes.c_uint32(action), number, ctypes.c_uint(len(tests)), array
        )
        if added < 0:
            raise OSError(-added, f"no rule for {call}")

    def load(self) -> None:
        loaded = self._lib.seccomp_load(self._context)
        if loaded < 0:
            raise OSError(-loaded, "the filter cannot be loaded")


def _refuse(number: int) -> int:
    return 0x00050000 | number


def lock(locks: Locks) -> None:
    """Lock this process, and all it starts."""
    memory = _Filter(_ALLOW)  # MemoryDenyWriteExecute
    both = _EXECUTABLE | _WRITABLE
    memory.add(_refuse(errno.EPERM), "mmap", _Argument(2, _MASKED, both, both))
    memory.add(_refuse(errno.EPERM), "mprotect", _Argument(2, _MASKED, _EXECUTABLE, _EXECUTABLE))
    memory.load()
    families = _Filter(_ALLOW)  # RestrictAddressFamilies
    for family in set(range(_MOST_FAMILIES)) - {int(getattr(socket, name)) for name in locks.families}:
        families.add(_refuse(errno.EAFNOSUPPORT), "socket", _Argument(0, _EQUAL, family, 0))
    families.load()
    calls = _Filter(_refuse(errno.EPERM))  # SystemCallFilter
    for call in locks.calls:
        calls.add(_ALLOW, call)
    calls.load()


def main(locks: str, command: Iterable[str]) -> None:
    lock(msgspec.json.decode(locks, type=Locks))
    program, *rest = command
    os.execvp(program, [program, *rest])


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
