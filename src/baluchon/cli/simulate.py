"""`baluchon simulate`."""

import os
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from baluchon.arena.campaign import Campaign
from baluchon.arena.cluster import HERE
from baluchon.arena.lineup import lineup, lineups
from baluchon.arena.runner import Plan
from baluchon.arena.statistics import Tally
from baluchon.bots.random import RANDOM
from baluchon.cli.arguments import GameId, OptionTexts, codes_of, language_of, settled_options
from baluchon.cli.campaign import carry_out, tell_files
from baluchon.cli.chosen import chosen_game
from baluchon.cli.figures import Figures
from baluchon.cli.screen import output, write_json

_MOST_GAMES = 1_000_000_000
"""More than anybody lives to see: what was meant is another number."""

Seats = Annotated[int | None, typer.Option(help="How many seats.", show_default="as few as can")]
Games = Annotated[int, typer.Option(min=1, max=_MOST_GAMES, help="How many games.")]
Seed = Annotated[str, typer.Option(help="Same seed, same games, whatever the number of workers.")]
Workers = Annotated[int | None, typer.Option(min=0, help="Processes; 0 or 1: none but this. Default: one per core.")]
Out = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Keep every game in this file; an interrupted run goes on.", show_default=False),
]
Report = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Draw what came out as a page (HTML).", show_default=False)
]
RayAddress = Annotated[
    str | None,
    typer.Option(
        "--ray", metavar="[ADDRESS]", help="Play on a Ray cluster; alone: one on this machine.", show_default=False
    ),
]


class RayCommand(TyperCommand):
    """A command whose --ray may stand alone."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        for n, word in enumerate(args):
            if word == "--ray" and (n + 1 == len(args) or args[n + 1].startswith("-")):
                args = [*args[: n + 1], HERE, *args[n + 1 :]]
                break
        return super().parse_args(ctx, args)


def cores() -> int:
    """How many processes make sense here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def simulate(
    game: GameId = None,
    seats: Seats = None,
    games: Games = 100,
    bots: Annotated[
        str, typer.Option(metavar="A,B,…", help="Who plays; with fewer bots than seats the last repeats.")
    ] = RANDOM,
    seed: Seed = "0",
    workers: Workers = None,
    fixed_seats: Annotated[
        bool, typer.Option("--fixed-seats", help="Bots stay on their seats instead of moving on after each game.")
    ] = False,
    option: OptionTexts = None,
    out: Out = None,
    report: Report = None,
    ray: RayAddress = None,
    json: Annotated[bool, typer.Option("--json", help="As JSON, for scripts.")] = False,
) -> None:
    """Let bots play many games and count who wins.

    A win shared by k seats counts 1/k for each. Bots change seats from game to game, so that none is favoured.

    \b
    [bold]Examples[/bold]
      # a hundred random games with few seats
      baluchon simulate road-trip-europa
      # ten thousand random games
      baluchon simulate road-trip-europa --games 10000
      # one bot against another
      baluchon simulate road-trip-europa \\
          --bots casual,random
      # one casual bot among random ones, for scripts
      baluchon simulate road-trip-europa --seats 3 \\
          --bots casual,random --json
      # kept in a file to go on from, and drawn as a page
      baluchon simulate road-trip-europa --games 500 \\
          --out games.jsonl --report report.html
      # on a Ray cluster
      baluchon simulate road-trip-europa --ray \\
          --bots search:100,casual
    """
    declared = chosen_game(game)
    seats = declared.min_seats if seats is None else seats
    options = settled_options(declared, seats, option, language_of(None))
    seated = lineup(codes_of(bots), seats)
    plan = Plan(
        game=declared.id,
        seats=seats,
        games=games,
        lineups=(tuple(seated),) if fixed_seats else lineups(seated),
        seed=seed,
        options=options,
        detailed=out is not None or report is not None,
    )
    campaign = Campaign(plan, cores() if workers is None else workers, out=out, ray=ray, keep=report is not None)
    begin = perf_counter()
    tally = carry_out(campaign, report)
    seconds = perf_counter() - begin
    if json:
        write_json(_result(plan, tally, seconds))
    else:
        _show(plan, tally, seconds)
        tell_files(out, report)


def _result(plan: Plan, tally: Tally, seconds: float) -> dict[str, Any]:
    return {
        "game": plan.game,
        "seats": plan.seats,
        "fingerprint": plan.fingerprint,
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
    screen.say(
        f"{plan.game}, {plan.seats} seats: {tally.games} games, {tally.decisions} decisions "
        f"in {seconds:.1f} s ({speed:.0f} games/s)"
    )
    by_seat = Figures("bot", "seat", "games", "wins", "win rate", "mean score")
    for row in tally.by_seat():
        figures = (f"{float(row.wins):.1f}", f"{row.win_rate:.1%}", f"{row.mean_score:.1f}")
        by_seat.add_row(row.bot, str(row.seat), str(row.games), *figures)
    by_bot = Figures("bot", "games", "wins", "win rate", "95 % interval")
    for bot, total in tally.by_bot().items():
        low, high = total.interval
        interval = f"{low:.1%} – {high:.1%}"
        by_bot.add_row(bot, str(total.games), f"{float(total.wins):.1f}", f"{total.win_rate:.1%}", interval)
    screen.print(by_seat)
    screen.print(by_bot)
