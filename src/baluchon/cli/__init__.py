"""The command line. One module for each command; `app.py` joins them, `boards/` draws the games.

JSON and results go to standard output, everything else to standard error. Exit codes: 0, 1 for a failed check,
2 for wrong usage, 130 for Ctrl-C.
"""

from baluchon.cli.app import main

__all__ = ["main"]
