"""`baluchon simulate`."""

import os
from time import perf_counter
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from baluchon.arena.lineup import lineup
from baluchon.arena.runner import Plan, play_all
from baluchon.arena.statistics import Tally
from baluchon.bots.random import RANDOM
from baluchon.cli.arguments import GameId, OptionTexts, codes_of, known_game, language_of, settled_options
from baluchon.cli.screen import output, remarks, write_json


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def simulate(
    game: GameId,
    seats: Annotated[int, typer.Option(help="How many seats.", show_default=False)],
    games: Annotated[int, typer.Option(min=1, help="How many games.", show_default=False)],
    bots: Annotated[
        str, typer.Option(metavar="A,B,…", help="Who plays; with fewer bots than seats the last repeats.")
    ] = RANDOM,
    seed: Annotated[str, typer.Option(help="Same seed, same games, whatever the number of workers.")] = "0",
    workers: Annotated[
        int | None, typer.Option(min=0, help="Processes; 0 or 1: none but this. Default: one per core.")
    ] = None,
    fixed_seats: Annotated[
        bool, typer.Option("--fixed-seats", help="Bots stay on their seats instead of moving on after each game.")
    ] = False,
    option: OptionTexts = None,
    json: Annotated[bool, typer.Option("--json", help="As JSON, for scripts.")] = False,
) -> None:
    """Let bots play many games and count who wins.

    A win shared by k seats counts 1/k for each. Bots change seats from game to game, so that none is favoured.

    \b
    [bold]Examples[/bold]
      # ten thousand random games
      baluchon simulate road-trip-europa --seats 4 --games 10000
      # one bot against another
      baluchon simulate road-trip-europa --seats 2 --games 200 \\
          --bots casual,random
      # one casual bot among random ones, for scripts
      baluchon simulate road-trip-europa --seats 3 --games 50 \\
          --bots casual,random --json
    """
    declared = known_game(game)
    options = settled_options(declared, seats, option, language_of(None))
    plan = Plan(
        game=declared.id,
        seats=seats,
        games=games,
        bots=tuple(lineup(codes_of(bots), seats)),
        seed=seed,
        options=options,
        fixed_seats=fixed_seats,
    )
    begin = perf_counter()
    tally = _run(plan, _cores() if workers is None else workers)
    seconds = perf_counter() - begin
    if json:
        write_json(_result(plan, tally, seconds))
    else:
        _show(plan, tally, seconds)


def _run(plan: Plan, workers: int) -> Tally:
    tally = Tally()
    screen = remarks()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as progress:
        task = progress.add_task(plan.game, total=plan.games)
        for portion in play_all(plan, workers):
            tally.add(portion)
            progress.advance(task, len(portion))
    return tally


def _result(plan: Plan, tally: Tally, seconds: float) -> dict[str, Any]:
    return {
        "game": plan.game,
        "seats": plan.seats,
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        "bots": [
            {
                "bot": row.bot,
                "seat": row.seat,
                "games": row.games,
                "wins": float(row.wins),
                "win_rate": row.win_rate,
                "mean_score": row.mean_score,
            }
            for row in tally.by_seat()
        ],
        "by_bot": {
            bot: {
                "games": row.games,
                "wins": float(row.wins),
                "win_rate": row.win_rate,
                "low": row.interval[0],
                "high": row.interval[1],
            }
            for bot, row in tally.by_bot().items()
        },
    }


def _show(plan: Plan, tally: Tally, seconds: float) -> None:
    screen = output()
    speed = tally.games / seconds
    screen.print(
        f"{plan.game}, {plan.seats} seats: {tally.games} games, {tally.decisions} decisions "
        f"in {seconds:.1f} s ({speed:.0f} games/s)",
        soft_wrap=True,
    )
    by_seat = _empty_table("bot", "seat", "games", "wins", "win rate", "mean score")
    for row in tally.by_seat():
        figures = (f"{float(row.wins):.1f}", f"{row.win_rate:.1%}", f"{row.mean_score:.1f}")
        by_seat.add_row(row.bot, str(row.seat), str(row.games), *figures)
    by_bot = _empty_table("bot", "games", "wins", "win rate", "95 % interval")
    for bot, total in tally.by_bot().items():
        low, high = total.interval
        interval = f"{low:.1%} – {high:.1%}"
        by_bot.add_row(bot, str(total.games), f"{float(total.wins):.1f}", f"{total.win_rate:.1%}", interval)
    screen.print(by_seat)
    screen.print(by_bot)


def _empty_table(name: str, *figures: str) -> Table:
    table = Table()
    table.add_column(name)
    for heading in figures:
        table.add_column(heading, justify="right")
    return table
