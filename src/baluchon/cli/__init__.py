"""The command line. One module for each command; `app.py` joins them, `program.py` runs one, `boards/` draws games.

JSON and results go to standard output, everything else to standard error. Exit codes are in docs/commands.md.
"""

__all__ = ["main"]


def main() -> None:
    """The program `baluchon`. Its workers import this module, too, and need nothing of what it loads."""
    from baluchon.cli.program import main as program

    program()
