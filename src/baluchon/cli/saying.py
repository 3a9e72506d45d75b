"""A line of output without anything around it: what it needs is there before all else is loaded."""

import sys


def say(text: str) -> None:
    """A line on standard output, at once."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()
