"""Writes the table of all options of `baluchon serve` into docs/hosting.md: `python -m tools.host_options`.

A test compares the page with what this would write.
"""

import sys
from pathlib import Path
from typing import Any

import typer

from baluchon.cli.app import app

PAGE = Path(__file__).parents[1] / "docs" / "hosting.md"
BEGIN, END = "<!-- options: python -m tools.host_options writes them -->\n", "<!-- end of the options -->\n"


def table() -> str:
    """Every option with its variable and what it does."""
    command: Any = typer.main.get_command(app)
    rows = ["| option | variable | |", "|---|---|---|"]
    rows += [_row(option) for option in command.commands["serve"].params]
    return "\n".join(rows) + "\n"


def _row(option: Any) -> str:
    name = " / ".join([*option.opts, *option.secondary_opts])
    value = "" if option.is_flag else f" {option.metavar}"
    stands = ""
    if option.show_default is True and option.default not in (None, "", False) and not option.multiple:
        stands = f" Default: {'yes' if option.default is True else option.default}."
    elif isinstance(option.show_default, str):
        stands = f" Default: {option.show_default}."
    return f"| `{name}{value}` | `{option.envvar}` | {option.help}{stands} |"


def page(text: str) -> str:
    """The page with the table as it is now."""
    before, rest = text.split(BEGIN)
    return f"{before}{BEGIN}{table()}{END}{rest.split(END)[1]}"


def main() -> None:
    text = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(page(text), encoding="utf-8")
    sys.stdout.write(f"{PAGE.name}\n")


if __name__ == "__main__":
    main()
