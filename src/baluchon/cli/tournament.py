"""`baluchon tournament`."""

from dataclasses import dataclass
from time import perf_counter
from typing import Annotated, Any

import typer

from baluchon.arena.campaign import Campaign
from baluchon.arena.lineup import mixes
from baluchon.arena.ratings import Pairing, Rating, anchored, pairings, ratings
from baluchon.arena.runner import Plan
from baluchon.arena.statistics import Tally
from baluchon.bots import quick_codes
from baluchon.cli.arguments import GameId, OptionTexts, codes_of, language_of, settled_options
from baluchon.cli.campaign import carry_out, tell_files
from baluchon.cli.chosen import chosen_game
from baluchon.cli.figures import Figures
from baluchon.cli.progress import working
from baluchon.cli.screen import output, remarks, write_json
from baluchon.cli.simulate import Games, Out, RayAddress, Report, Seats, Seed, Workers, cores
from baluchon.strengths import ratings_of


def tournament(
    game: GameId = None,
    bots: Annotated[
        str | None,
        typer.Option(metavar="A,B,…", help="Who takes part, each once.", show_default="all that do not search"),
    ] = None,
    seats: Seats = None,
    games: Games = 100,
    seed: Seed = "0",
    workers: Workers = None,
    option: OptionTexts = None,
    out: Out = None,
    report: Report = None,
    ray: RayAddress = None,
    json: Annotated[bool, typer.Option("--json", help="As JSON, for scripts.")] = False,
) -> None:
    """Rate bots against each other: every mix of them, in every order over the seats.

    Ratings are OpenSkill's, with 95 % intervals; random has 0, and without it everybody starts at 25. "Known" is what
    the game's package says of a level (baluchon rate), where random has 0, too. The matrix tells how often the bot of a
    line finished ahead of the bot of a column when both sat at a table, shared places counting half.

    \b
    [bold]Examples[/bold]
      # a hundred games of all bots that do not search
      baluchon tournament road-trip-europa
      # three bots at tables of two
      baluchon tournament road-trip-europa --games 30 \\
          --bots random,novice,casual
      # kept in a file, and drawn as a page
      baluchon tournament road-trip-europa --seats 3 \\
          --out cup.jsonl --report cup.html
    """
    declared = chosen_game(game)
    seats = declared.min_seats if seats is None else seats
    options = settled_options(declared, seats, option, language_of(None))
    tables = mixes(quick_codes() if bots is None else codes_of(bots), seats)
    detailed = out is not None or report is not None
    plan = Plan(declared.id, seats, games, tables, seed, options, detailed)
    campaign = Campaign(plan, cores() if workers is None else workers, out=out, ray=ray, keep=True)
    begin = perf_counter()
    tally = carry_out(campaign, report)
    with working("rating"):
        rated = anchored(ratings(campaign.games))
        cup = _Cup(plan, tally, rated, ratings_of(declared, seats), pairings(campaign.games), perf_counter() - begin)
    if json:
        write_json(_result(cup))
        return
    _show(cup)
    if games < len(tables):
        remarks().say(f"A whole tournament takes {len(tables)} games: then every bot had every seat in every mix.")
    tell_files(out, report)


@dataclass(frozen=True)
class _Cup:
    """A tournament that has been played."""

    plan: Plan
    tally: Tally
    rated: list[Rating]
    known: dict[str, int]
    met: dict[tuple[str, str], Pairing]
    seconds: float


def _result(cup: _Cup) -> dict[str, Any]:
    tally, by_bot = cup.tally, cup.tally.by_bot()
    return {
        "game": cup.plan.game,
        "seats": cup.plan.seats,
        "fingerprint": cup.plan.fingerprint,
        "games": tally.games,
        "seconds": round(cup.seconds, 3),
        "bots": [
            {
                "bot": row.bot,
                "rating": row.mean,
                "low": row.low,
                "high": row.high,
                "known": cup.known.get(row.bot),
                "win_rate": by_bot[row.bot].win_rate,
                "ms_decision": tally.thought[row.bot].milliseconds if row.bot in tally.thought else None,
            }
            for row in cup.rated
        ],
        "ahead": [
            {"bot": bot, "of": other, "meetings": pairing.meetings, "rate": pairing.rate}
            for (bot, other), pairing in sorted(cup.met.items())
        ],
    }


def _show(cup: _Cup) -> None:
    plan, tally, screen = cup.plan, cup.tally, output()
    screen.say(f"{plan.game}, {plan.seats} seats: {tally.games} games in {cup.seconds:.1f} s")
    by_bot = tally.by_bot()
    headings = ("rating", "95 % interval", "known", "win rate", "95 % interval", "seats taken", "ms/decision")
    table = Figures("bot", *headings)
    for row in cup.rated:
        total = by_bot[row.bot]
        low, high = total.interval
        thought = tally.thought.get(row.bot)
        table.add_row(
            row.bot,
            f"{row.mean:.1f}",
            f"{row.low:.1f} – {row.high:.1f}",
            str(cup.known.get(row.bot, "")),
            f"{total.win_rate:.1%}",
            f"{low:.1%} – {high:.1%}",
            str(total.games),
            f"{thought.milliseconds:.2f}" if thought else "",
        )
    screen.print(table)
    names = [row.bot for row in cup.rated]
    matrix = Figures("ahead of", *names)
    for bot in names:
        matrix.add_row(bot, *(_rate(cup.met.get((bot, other))) for other in names))
    screen.print(matrix)


def _rate(pairing: Pairing | None) -> str:
    return f"{pairing.rate:.0%}" if pairing else "·"
