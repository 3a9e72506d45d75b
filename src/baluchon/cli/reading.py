"""What people type while the program also listens to a server."""

import asyncio
import os
import sys
from typing import NoReturn

_INTERRUPTED = 130
_DIGITS = 9
"""As many of a number are read: no menu is that long."""


class Left(Exception):
    """The person leaves, by q or by the end of the input."""


async def read_line(prompt: str) -> str:
    """What is typed, without the blanks around it; raises Left."""
    try:
        typed = (await asyncio.to_thread(input, f"{prompt} ")).strip()
    except EOFError:
        raise Left from None
    if typed == "q":
        raise Left
    return typed


def number_of(typed: str, most: int) -> int | None:
    """The number typed, if it is one of a menu of so many."""
    number = int(typed[:_DIGITS]) if typed.isdecimal() else 0
    return number if 1 <= number <= most else None


def end_interrupted() -> NoReturn:
    """End the program after Ctrl-C: a thread still reads the terminal, and nothing else ends it."""
    sys.stdout.flush()
    os._exit(_INTERRUPTED)
