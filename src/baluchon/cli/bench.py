"""`baluchon bench`."""

from typing import Annotated

import typer

from baluchon.arena.bench import Row, measure
from baluchon.cli.arguments import known_game
from baluchon.cli.figures import Figures
from baluchon.cli.progress import progress_bar
from baluchon.cli.screen import output, write_json
from baluchon.kernel.registry import all_games

_SECONDS = 1.0
_QUICK_SECONDS = 0.1
_COLUMNS = {
    "us_decision_python": "Python loop",
    "us_decision_playout": "playout",
    "us_copy": "copy",
    "us_imagine": "imagine",
}


def bench(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Only this game.", show_default=False)] = None,
    json: Annotated[bool, typer.Option("--json", help="As JSON, for scripts.")] = False,
    quick: Annotated[bool, typer.Option("--quick", help="A tenth of the time, rougher figures.")] = False,
) -> None:
    """Measure how fast random games run here, in microseconds.

    Rules are called without checks: by a loop written in Python, and by the playout loop, which is native code
    where Baluchon is compiled.

    \b
    [bold]Examples[/bold]
      # all games, about a second for each number of seats
      baluchon bench
      # one game, a first idea
      baluchon bench road-trip-europa --quick
      # for scripts
      baluchon bench --json
    """
    chosen = [known_game(game)] if game is not None else all_games()
    cases = [(each, seats) for each in chosen for seats in range(each.min_seats, each.max_seats + 1)]
    seconds = _QUICK_SECONDS if quick else _SECONDS
    with progress_bar("table") as bar:
        rows = [measure(each, seats, seconds) for each, seats in bar.over(cases, "bench")]
    if json:
        write_json(rows)
    else:
        output().print(_table(rows))


def _table(rows: list[Row]) -> Figures:
    form = "compiled" if rows[0].compiled else "plain Python"
    title = f"Random play, µs per decision or call ({form})"
    table = Figures("game", "seats", *_COLUMNS.values(), "decisions", title=title)
    for row in rows:
        figures = [f"{getattr(row, field):.2f}" for field in _COLUMNS]
        table.add_row(row.game, str(row.seats), *figures, f"{row.decisions_per_game:.1f}")
    return table
