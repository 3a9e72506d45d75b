"""Where output goes: results to standard output, remarks to standard error."""

import sys
from typing import Any, NoReturn

import msgspec
from rich.console import Console


class Screen(Console):
    """A console that leaves a broken pipe to the caller instead of ending the program itself."""

    def on_broken_pipe(self) -> NoReturn:
        raise BrokenPipeError


def output() -> Screen:
    """The screen for results."""
    return Screen(highlight=False)


def remarks() -> Screen:
    """The screen for progress and remarks."""
    return Screen(stderr=True, highlight=False)


def write_json(value: Any) -> None:
    """JSON on standard output, for scripts."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n")
