"""`baluchon analyse`: a finished game looked back at."""

from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from baluchon.arena.analysis import LEAST_COST, Judged, decisions, judge
from baluchon.arena.curve import page, turn_said
from baluchon.arena.review import PLAYOUTS, Review
from baluchon.cli.arguments import AskedLanguage, language_of
from baluchon.cli.files import check_page_place, read_match, write_page
from baluchon.cli.players import names_of
from baluchon.cli.progress import progress_bar, working
from baluchon.cli.records import RecordFile
from baluchon.cli.screen import Screen, output
from baluchon.kernel.errors import BadOption
from baluchon.kernel.match import Match
from baluchon.texts import Texts

_COSTLY = 8
_ROWS = 10
_COLOURS = ("blue", "yellow", "green", "magenta", "cyan", "red")
_MARKS = "ABCDEF"
_STEP_SECONDS = 0.3
"""After which the bar moves."""


def analyse(
    file: RecordFile,
    html: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Also write a page with the curve.", show_default=False)
    ] = None,
    iterations: Annotated[
        int, typer.Option(min=10, max=100_000, help="How hard each decision is thought about.")
    ] = 400,
    playouts: Annotated[
        int | None,
        typer.Option(
            min=1,
            max=PLAYOUTS,
            help="Games played on from each state at most; without it, until the chances are sure to three points, "
            "or as often as a long game allows.",
            show_default=False,
        ),
    ] = None,
    quick: Annotated[
        bool, typer.Option("--quick", help="Only the chances, at a glance: as the net sees them, or from 16 games.")
    ] = False,
    lang: AskedLanguage = None,
) -> None:
    """Look back at a finished game: who was likely to win when, where it turned and why, and what cost most.

    The chances are those of somebody who sees all cards. A decision is judged by what its player could know.

    \b
    [bold]Examples[/bold]
      # the curve, its turning points, the costliest decisions
      baluchon analyse trip.json
      # the same as a page
      baluchon analyse trip.json --html trip.html
      # the curve alone, at once
      baluchon analyse trip.json --quick
    """
    if quick and html is not None:
        raise BadOption("--quick shows the curve here; leave out --html or --quick")
    if html is not None:
        check_page_place(html)
    _, match = read_match(file)
    if not match.is_over:
        raise BadOption(f"{file}: the game is not over; go on with: baluchon play --resume {file}")
    language = language_of(lang)
    texts = Texts(language, match.game, names_of(match.players, language))
    review = Review(match, playouts=playouts)
    if quick:
        _glance(output(), texts, review)
        return
    _look_back(review)
    costly = dearest(_judged(review, iterations))
    _show(output(), match, texts, review, costly)
    if html is not None:
        write_page(html, page(match, texts, review, costly))


def _glance(screen: Screen, texts: Texts, review: Review) -> None:
    """The first curve there is, and what it is."""
    if not review.has_net:
        with working(review.match.game.id):
            review.go_on(lambda: False)
    screen.print(Text(texts.say("analysis-title", game=texts.title()), style="bold"))
    _show_curve(screen, texts, review)
    screen.say(
        texts.say("analysis-learned")
        if review.is_learned
        else texts.say("analysis-rough", playouts=review.chances.playouts)
    )


def _look_back(review: Review) -> None:
    """Find out everything about a game."""
    with progress_bar("state") as progress:
        task = progress.add_task(review.match.game.id, total=len(review.moments))
        while not review.is_whole:
            began = monotonic()
            review.go_on(lambda began=began: monotonic() - began > _STEP_SECONDS)  # type: ignore[misc]
            progress.update(task, completed=len(review.moments) - len(review.chances.unsure))


def _judged(review: Review, iterations: int) -> list[Judged]:
    """What the bot thinks of every decision with a choice."""
    game, places = review.match.game, list(decisions(review.match.game, review.moments))
    with progress_bar("decision") as progress:
        return [judge(game, review.moments, place, iterations) for place in progress.over(places, game.id)]


def dearest(judged: Sequence[Judged]) -> list[Judged]:
    """The decisions that cost most, the costliest first."""
    telling = [each for each in judged if each.cost >= LEAST_COST]
    return sorted(telling, key=lambda each: (-each.cost, each.n))[:_COSTLY]


def _show(screen: Console, match: Match, texts: Texts, review: Review, costly: list[Judged]) -> None:
    screen.print(Text(texts.say("analysis-title", game=texts.title()), style="bold"))
    _show_curve(screen, texts, review)
    _show_turns(screen, texts, review)
    if not costly:
        screen.print(texts.say("analysis-nothing"))
        return
    table = Table(title=texts.say("analysis-dearest"), title_justify="left")
    for heading in ("analysis-decision", "analysis-player", "analysis-done", "analysis-better"):
        table.add_column(texts.say(heading))
    table.add_column(texts.say("analysis-cost"), justify="right")
    for each in costly:
        table.add_row(
            str(each.n),
            texts.player(each.seat),
            f"{texts.move(each.move)} ({texts.percent(each.value)})",
            f"{texts.move(each.best.move)} ({texts.percent(each.best.value)})",
            texts.percent(each.cost, 1),
        )
    screen.print(table)


def _show_curve(screen: Console, texts: Texts, review: Review) -> None:
    """The curve, and who is who."""
    seats = review.match.seats
    screen.print(_curve(review, seats, screen.width, texts))
    first, last = (review.shown.at(place) for place in (0, -1 + len(review.moments)))
    legend = [
        Text(
            f"{_MARKS[seat]} {texts.player(seat)} "
            f"{texts.percent(first[seat].chance)} → {texts.percent(last[seat].chance)}  ",
            style=_COLOURS[seat],
        )
        for seat in range(seats)
    ]
    screen.print(Text.assemble(*legend))


def _show_turns(screen: Console, texts: Texts, review: Review) -> None:
    if not review.turns:
        screen.print(texts.say("analysis-no-turning"))
        return
    table = Table(title=texts.say("analysis-turning"), title_justify="left")
    table.add_column(texts.say("analysis-decision"))
    table.add_column(texts.say("analysis-player"))
    table.add_column(texts.say("analysis-chance"), no_wrap=True)
    for heading in ("analysis-done", "analysis-better", "analysis-why"):
        table.add_column(texts.say(heading))
    for turn in review.turns:
        table.add_row(*turn_said(texts, turn))
    screen.print(table)


def _curve(review: Review, seats: int, width: int, texts: Texts) -> Text:
    """The chances as letters over the course of the game: A for the first seat. Below it, where rounds begin."""
    count = len(review.moments)
    columns = max(10, min(width - 7, count, 100))
    grid = [[(" ", "")] * columns for _ in range(_ROWS + 1)]
    for column in range(columns):
        at = review.shown.at(column * (count - 1) // max(1, columns - 1))
        for seat in range(seats):
            row = _ROWS - round(_ROWS * at[seat].chance)
            grid[row][column] = (_MARKS[seat], _COLOURS[seat])
    text = Text(no_wrap=True)
    for row, cells in enumerate(grid):
        level = texts.percent(1 - row / _ROWS) if row % 5 == 0 else ""
        text.append(f"{level:>5} ", style="dim")
        for mark, style in cells:
            text.append(mark, style=style)
        text.append("\n")
    axis = ["─"] * columns
    for each in review.marks:
        axis[each.at * (columns - 1) // max(1, count - 1)] = "┴"
    text.append("      " + "".join(axis), style="dim")
    return text
