"""The bar that shows how far long work is, how fast it goes and how long it will take."""

from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from baluchon.cli.screen import remarks


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


def progress_bar(thing: str = "game") -> Progress:
    """A bar on standard error that counts such things; nothing where that is no terminal."""
    screen = remarks()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), _Rate(thing), TimeRemainingColumn())
    return Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal)
