"""Options in the environment: each option of `serve` has a variable, for containers and service managers.

`--public-url` is `BALUCHON_PUBLIC_URL`; `BALUCHON_PUBLIC_URL_FILE` names a file that holds it, as secrets are handed
to containers. The command line comes first, then the variable, then the file.
"""

import os
import sys
from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from typer.core import TyperCommand

from baluchon.kernel.errors import BadOption

PREFIX = "BALUCHON_"
IN_FILE = "_FILE"
_MOST_BYTES = 65_536


def variable_of(option: str) -> str:
    """The variable of an option, by its long name without the hyphens before it."""
    return PREFIX + option.replace("-", "_").upper()


class HostCommand(TyperCommand):
    """A command whose options with a variable may also stand in a file that the environment names."""

    def make_context(self, info_name: str | None, args: list[str], parent: Any = None, **extra: Any) -> Any:
        extra["default_map"] = {**(extra.get("default_map") or {}), **from_files(self.params)}
        return super().make_context(info_name, args, parent, **extra)


class ServeCommand(HostCommand):
    """The command each of whose options has a variable."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        for option in self.params:
            option.envvar = variable_of(option.opts[0].lstrip("-"))

    def make_context(self, info_name: str | None, args: list[str], parent: Any = None, **extra: Any) -> Any:
        _name_mistyped([str(option.envvar) for option in self.params])
        return super().make_context(info_name, args, parent, **extra)


def from_files(options: Iterable[Any]) -> dict[str, Any]:
    """By parameter: what stands in the files that the environment names."""
    found: dict[str, Any] = {}
    for option in options:
        file = os.environ.get(f"{option.envvar}{IN_FILE}") if option.envvar else None
        if file:
            if os.environ.get(str(option.envvar)):
                raise BadOption(f"set {option.envvar} or {option.envvar}{IN_FILE}, not both")
            text = _read(f"{option.envvar}{IN_FILE}", Path(file))
            found[option.name] = text.split() if option.multiple else text
    return found


def _read(variable: str, path: Path) -> str:
    try:
        data = b""
        if path.is_file() or not path.exists():  # a pipe may never begin
            with path.open("rb") as file:
                data = file.read(_MOST_BYTES + 1)
    except OSError as error:
        raise BadOption(f"{variable}: {path} cannot be read: {error.strerror or error}") from None
    try:
        text = data.decode().strip()
    except UnicodeDecodeError:
        text = ""
    if not text or len(data) > _MOST_BYTES:
        raise BadOption(f"{variable}: {path} does not hold the value of an option: a line of text in a file is wanted")
    return text


def _name_mistyped(variables: list[str]) -> None:
    """Say which variables look like one of ours and are none: nobody would notice otherwise."""
    known = {*variables, *(f"{each}{IN_FILE}" for each in variables)}
    for name in sorted(os.environ):
        if name.startswith(PREFIX) and name not in known:
            for meant in get_close_matches(name, known, 1, 0.9):
                sys.stderr.write(f"baluchon: {name} is the variable of no option; did you mean {meant}?\n")
