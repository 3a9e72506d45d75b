"""The command line. One module for each command; `app.py` joins them, `program.py` runs one, `boards/` draws games.

JSON and results go to standard output, everything else to standard error. Exit codes are in docs/commands.md.
"""

from baluchon.cli.program import main

__all__ = ["main"]
