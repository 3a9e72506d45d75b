"""`baluchon analyse`: a finished game looked back at."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from baluchon.arena.analysis import Judged, Step
from baluchon.arena.analysis import analyse as steps_of
from baluchon.arena.curve import page
from baluchon.cli.arguments import AskedLanguage, language_of
from baluchon.cli.files import check_page_place, read_match, write_page
from baluchon.cli.players import names_of
from baluchon.cli.progress import progress_bar
from baluchon.cli.records import RecordFile
from baluchon.cli.screen import output
from baluchon.kernel.errors import BadOption
from baluchon.kernel.match import Match
from baluchon.texts import Texts

_COSTLY = 8
_LEAST_COST = 0.01
_ROWS = 10
_COLOURS = ("blue", "yellow", "green", "magenta", "cyan", "red")
_MARKS = "ABCDEF"


def analyse(
    file: RecordFile,
    html: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Also write a page with the curve.", show_default=False)
    ] = None,
    iterations: Annotated[
        int, typer.Option(min=10, max=100_000, help="How hard each decision is thought about.")
    ] = 400,
    playouts: Annotated[
        int, typer.Option(min=1, max=10_000, help="Games played on from each state for the chances.")
    ] = 60,
    lang: AskedLanguage = None,
) -> None:
    """Look back at a finished game: who was likely to win when, and which decisions cost most.

    The chances are those of somebody who sees all cards. A decision is judged by what its player could know.

    \b
    [bold]Examples[/bold]
      # the curve and the costliest decisions
      baluchon analyse trip.json
      # the same as a page
      baluchon analyse trip.json --html trip.html
    """
    if html is not None:
        check_page_place(html)
    _, match = read_match(file)
    if not match.is_over:
        raise BadOption(f"{file}: the game is not over; go on with: baluchon play --resume {file}")
    language = language_of(lang)
    texts = Texts(language, match.game, names_of(match.players, language))
    with progress_bar("decision") as progress:
        task = progress.add_task(match.game.id, total=len(match.entries) + 1)
        steps: list[Step] = []
        for step in steps_of(match, iterations, playouts):
            steps.append(step)
            progress.advance(task)
    costly = dearest(steps)
    _show(output(), match, texts, steps, costly)
    if html is not None:
        write_page(html, page(match, texts, steps, costly))


def dearest(steps: list[Step]) -> list[Judged]:
    """The decisions that cost most, the costliest first."""
    judged = [step.judged for step in steps if step.judged is not None and step.judged.cost >= _LEAST_COST]
    return sorted(judged, key=lambda each: (-each.cost, each.number))[:_COSTLY]


def _show(screen: Console, match: Match, texts: Texts, steps: list[Step], costly: list[Judged]) -> None:
    screen.print(Text(texts.say("analysis-title", game=texts.title()), style="bold"))
    screen.print(_curve(steps, match.seats, screen.width, texts))
    legend = [
        Text(
            f"{_MARKS[seat]} {texts.player(seat)} "
            f"{texts.percent(steps[0].chances[seat])} → {texts.percent(steps[-1].chances[seat])}  ",
            style=_COLOURS[seat],
        )
        for seat in range(match.seats)
    ]
    screen.print(Text.assemble(*legend))
    if not costly:
        screen.print(texts.say("analysis-nothing"))
        return
    table = Table(title=texts.say("analysis-dearest"), title_justify="left")
    for heading in ("analysis-decision", "analysis-player", "analysis-done", "analysis-better"):
        table.add_column(texts.say(heading))
    table.add_column(texts.say("analysis-cost"), justify="right")
    for each in costly:
        table.add_row(
            str(each.number),
            texts.player(each.seat),
            f"{texts.move(each.move)} ({texts.percent(each.value)})",
            f"{texts.move(each.best.move)} ({texts.percent(each.best.value)})",
            texts.percent(each.cost, 1),
        )
    screen.print(table)


def _curve(steps: list[Step], seats: int, width: int, texts: Texts) -> Text:
    """The chances as letters over the course of the game: A for the first seat."""
    columns = max(10, min(width - 7, len(steps), 100))
    grid = [[(" ", "")] * columns for _ in range(_ROWS + 1)]
    for column in range(columns):
        step = steps[column * (len(steps) - 1) // max(1, columns - 1)]
        for seat in range(seats):
            row = _ROWS - round(_ROWS * step.chances[seat])
            grid[row][column] = (_MARKS[seat], _COLOURS[seat])
    text = Text(no_wrap=True)
    for row, cells in enumerate(grid):
        level = texts.percent(1 - row / _ROWS) if row % 5 == 0 else ""
        text.append(f"{level:>5} ", style="dim")
        for mark, style in cells:
            text.append(mark, style=style)
        text.append("\n")
    text.append("      " + "─" * columns, style="dim")
    return text
