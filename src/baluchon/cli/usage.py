"""Commands that were written wrongly: one sentence that says what is wrong, what was perhaps meant, and what to do.

Typer's own words differ between its versions and fill a box; what a parameter takes is read from its command instead.
"""

import inspect
import os
import re
from collections.abc import Sequence
from enum import Enum
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin

import typer

from baluchon.kernel.errors import BaluchonError
from baluchon.kernel.nearest import did_you_mean

USAGE_ERROR: Any = typer.BadParameter.__mro__[1]
"""The base of all that Typer refuses; where it comes from differs between Typer's versions."""
_HELP_SHOWN = "NoArgsIsHelpError"
_EXAMPLE = re.compile(r"^ *(baluchon .*?)(?: \\)?$", re.M)


class WrongUsage(BaluchonError):
    """Words after `baluchon` that no command takes."""

    code = "wrong-usage"


def check_command(written: str, commands: Sequence[str]) -> None:
    """Refuse a command that there is not."""
    if written not in commands:
        raise WrongUsage(
            f"there is no command {written!r}{did_you_mean(written, commands) or '; baluchon --help lists them'}"
        )


def explained(error: Any, words: Sequence[str]) -> WrongUsage | None:
    """What Typer refuses about these words, in our own; None where it shows the help of a command instead."""
    kind = type(error).__name__
    if kind == _HELP_SHOWN:
        return None
    path = error.ctx.command_path if error.ctx is not None else f"baluchon {words[0]}"
    command = path.removeprefix("baluchon ")
    if kind == "NoSuchOption":
        known = [option for param in error.ctx.command.params for option in param.opts if option.startswith("-")]
        near = did_you_mean(error.option_name, known)
        where = "there is" if command == "baluchon" else f"{command} has"
        return WrongUsage(f"{where} no option {error.option_name}{near or f'; {path} --help lists them'}")
    if kind == "MissingParameter":
        return WrongUsage(f"{command} needs {_name(error.param)}{_for_example(error.ctx.command)}")
    if kind == "BadParameter" and error.param is not None:
        wanted = _wanted(error.ctx.command, error.param.name)
        if wanted:
            return WrongUsage(f"{_name(error.param)} takes {wanted}{_instead(error.param, words, wanted)}")
    said = error.format_message().rstrip(".")
    return WrongUsage(f"{said[:1].lower()}{said[1:]}; {path} --help shows how")


def _name(param: Any) -> str:
    """A parameter as the help calls it."""
    longest: str = max(param.opts, key=len)
    return longest if longest.startswith("-") else (param.metavar or param.name.upper()).strip("[]")


def _for_example(command: Any) -> str:
    example = _EXAMPLE.search(command.help or "")
    return f", for example: {example[1]}" if example else ""


def _wanted(command: Any, name: str) -> str:
    """What a parameter takes, if that can be said in words."""
    annotation = inspect.signature(command.callback).parameters[name].annotation
    type, *marks = get_args(annotation)
    kind = _kind(type)
    if get_origin(kind) is Literal:
        return _either([str(each) for each in get_args(kind)])
    if inspect.isclass(kind) and issubclass(kind, Enum):
        return _either([str(each.value) for each in kind])
    if kind not in (int, float):
        return ""
    number = "a whole number" if kind is int else "a number"
    least, most = marks[0].min, marks[0].max
    if least is None:
        return number if most is None else f"{number} up to {most:g}"
    return f"{number}, {least:g} or more" if most is None else f"{number} from {least} to {most}"


def _kind(type: Any) -> Any:
    """A type without the None or the list that is around it."""
    if get_origin(type) in (UnionType, Union, list):
        return _kind(get_args(type)[0])
    return type


def _either(choices: Sequence[str]) -> str:
    *others, last = choices
    return f"{', '.join(others)} or {last}"


def _instead(param: Any, words: Sequence[str], wanted: str) -> str:
    """What was written for an option, or stands in its variable, and what it is like."""
    for word, following in zip(words, [*words[1:], ""], strict=True):
        option, equals, value = word.partition("=")
        if option in param.opts:
            written = value if equals else following
            return f", not {written!r}{did_you_mean(written, wanted.replace(' or ', ', ').split(', '))}"
    variable = param.envvar if isinstance(param.envvar, str) else ""
    return f", not {os.environ[variable]!r} as in {variable}" if os.environ.get(variable) else ""
