"""The bar that shows how far a run of many games is, how fast it goes and how long it will take."""

from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from baluchon.cli.screen import remarks


class _Rate(ProgressColumn):
    """Games a second, or seconds a game where that says more."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        if not speed:
            return Text("")
        return Text(f"{speed:.1f} games/s" if speed >= 1 else f"{1 / speed:.1f} s/game", style="dim")


def progress_bar() -> Progress:
    """A bar on standard error; nothing where that is no terminal."""
    screen = remarks()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), _Rate(), TimeRemainingColumn())
    return Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal)
