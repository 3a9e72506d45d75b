"""How far long work is: a bar in a terminal, and a line now and then where standard error is none."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from threading import Event, Thread
from typing import TypeVar

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from baluchon.cli.screen import remarks

_FIRST, _NEXT, _LONGEST = 2.0, 5.0, 30.0
"""Seconds before the first line, before the next ones, and at most: they grow with the work."""
_GROWTH = 0.2

T = TypeVar("T")


class _Rate(ProgressColumn):
    """Things a second, or seconds a thing where that says more."""

    def __init__(self, thing: str) -> None:
        super().__init__()
        self._thing = thing

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        if not speed:
            return Text("")
        return Text(f"{speed:.1f} {self._thing}s/s" if speed >= 1 else f"{1 / speed:.1f} s/{self._thing}", style="dim")


class Bar(Progress):
    """A bar that tells in lines how far it is where it cannot be drawn."""

    def __init__(self, *columns: ProgressColumn, thing: str) -> None:
        self._screen = remarks()
        super().__init__(*columns, console=self._screen, transient=True, disable=not self._screen.is_terminal)
        self._thing = thing
        self._ended = Event()
        self._teller = Thread(target=self._tell_on, daemon=True)

    def start(self) -> None:
        super().start()
        if self.disable:
            self._teller.start()

    def stop(self) -> None:
        super().stop()
        if self.disable:
            self._ended.set()
            self._teller.join()

    def over(self, things: Sequence[T], on: str) -> Iterator[T]:
        """Some things, each counted when the next is asked for."""
        task = self.add_task(on, total=len(things))
        for each in things:
            yield each
            self.advance(task)

    def _tell_on(self) -> None:
        for pause in pauses():
            if self._ended.wait(pause):
                return
            for task in self.tasks:
                if not task.finished:
                    self._screen.say(said(task, self._thing))


def pauses() -> Iterator[float]:
    """Seconds from one line to the next."""
    elapsed = _FIRST
    yield elapsed
    while True:
        pause = min(max(_NEXT, elapsed * _GROWTH), _LONGEST)
        elapsed += pause
        yield pause


def said(task: Task, thing: str) -> str:
    """A line about a task: how much is done, and how long it has taken."""
    of = f" of {task.total:,.0f}" if task.total is not None else ""
    done = f" {task.completed:,.0f}{of} {thing}s," if thing else ""
    return f"{task.description}:{done} {task.elapsed or 0:.0f} s"


def progress_bar(thing: str = "game") -> Bar:
    """A bar on standard error that counts such things."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), _Rate(thing), TimeRemainingColumn())
    return Bar(*columns, thing=thing)


@contextmanager
def working(on: str) -> Iterator[None]:
    """A bar for work of which nothing can be counted."""
    with Bar(TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), thing="") as bar:
        bar.add_task(on, total=None)
        yield
