"""Where output goes: results to standard output, remarks to standard error, and how wide both are."""

import os
import re
import sys
from collections.abc import Iterable
from typing import Any, NoReturn

import msgspec
from rich.cells import cell_len
from rich.console import Console, ConsoleDimensions, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.table import Table
from rich.text import Text

_USUAL = ConsoleDimensions(80, 25)
_NARROWEST, _WIDEST = 20, 500
_NO_BREAK = "\ue000"
"""Stands for a blank at which no line ends, as wide as one; no text of ours has this letter."""
_WORD = re.compile(" *[^ ]+")


class Screen(Console):
    """A console that leaves a broken pipe to the caller instead of ending the program itself.

    Its width is what COLUMNS says, else that of the terminal, a dumb one too, else 80. Nothing is cut to fit it: what
    boards would rather have in one line goes on in the next where there is no room.
    """

    def on_broken_pipe(self) -> NoReturn:
        raise BrokenPipeError

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        """What is drawn, and whatever is inside of it, without the wish to be cut."""
        if isinstance(renderable, Table):
            for column in renderable.columns:
                column.no_wrap, column.overflow = False, "fold"
        elif isinstance(renderable, Text):
            renderable.no_wrap = renderable.overflow = None
        return super().render(renderable, options)

    def say(self, text: str, *, whole: str = "") -> None:
        """A sentence: broken between words where there is a width to keep to, else one line for whoever searches in it.

        What has no blank stays whole, so that addresses and paths can be copied, and so does a command that is named.
        """
        width = self.width if self.is_terminal or _asked_columns() else None
        kept = whole.replace(" ", _NO_BREAK)
        self.file.write(folded(text.replace(whole, kept) if whole else text, width).replace(_NO_BREAK, " ") + "\n")
        self.file.flush()

    @property
    def size(self) -> ConsoleDimensions:
        """Columns and rows, looked up again each time: a window may have been drawn larger."""
        columns, rows = _terminal_size()
        columns = _asked_columns() or columns
        return ConsoleDimensions(min(max(columns, _NARROWEST), _WIDEST), rows)

    @size.setter
    def size(self, new_size: tuple[int, int]) -> None:
        raise AttributeError("the terminal says how large it is")


def folded(text: str, width: int | None) -> str:
    """A text in lines of so many columns at most, or as it is; a word that is longer stays whole."""
    if width is None:
        return text
    lines: list[str] = []
    for line in text.split("\n"):
        lines.append("")
        for word in _WORD.findall(line):
            if lines[-1].strip() and cell_len(lines[-1] + word) > width:
                lines.append(word.lstrip(" "))
            else:
                lines[-1] += word
    return "\n".join(lines)


def _asked_columns() -> int:
    """The width that COLUMNS asks for, or 0."""
    asked = os.environ.get("COLUMNS", "")
    return int(asked) if asked.isascii() and asked.isdecimal() else 0


def _terminal_size() -> ConsoleDimensions:
    """The size of the terminal that any of our streams is connected to."""
    for stream in (sys.__stdout__, sys.__stderr__, sys.__stdin__):
        try:
            size = os.get_terminal_size(stream.fileno()) if stream is not None else None
        except (OSError, ValueError):
            continue
        if size is not None and size.columns > 0:
            return ConsoleDimensions(size.columns, size.lines or _USUAL.height)
    return _USUAL


def output() -> Screen:
    """The screen for results."""
    return Screen(highlight=False)


def remarks() -> Screen:
    """The screen for progress and remarks."""
    return Screen(stderr=True, highlight=False)


def write_json(value: Any) -> None:
    """JSON on standard output, for scripts."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n")
