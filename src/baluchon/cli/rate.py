"""`baluchon rate`."""

from pathlib import Path
from typing import Annotated

import typer

from baluchon.arena.lineup import BadLineup, lineup
from baluchon.arena.roundrobin import meetings, play_meetings, rated
from baluchon.arena.runner import Played
from baluchon.bots import bot_codes
from baluchon.bots.levels import EXPERT, MASTER
from baluchon.bots.random import RANDOM
from baluchon.cli.arguments import GameId, codes_of
from baluchon.cli.chosen import chosen_game
from baluchon.cli.figures import Figures
from baluchon.cli.files import check_place, write_whole
from baluchon.cli.progress import progress_bar
from baluchon.cli.screen import output
from baluchon.cli.simulate import Seed, Workers, cores
from baluchon.kernel.fingerprint import fingerprint_of
from baluchon.strengths import Strength, Strengths, encode_strengths


def rate(
    game: GameId = None,
    seats: Annotated[
        list[int] | None, typer.Option(help="How many seats; may be repeated. Default: the fewest.", show_default=False)
    ] = None,
    bots: Annotated[
        str | None, typer.Option(metavar="A,B,…", help="Who is rated, random among them; default: all levels.")
    ] = None,
    deals: Annotated[int, typer.Option(min=2, help="Deals for each pair that does not search.")] = 60,
    few: Annotated[int, typer.Option(min=1, help="Deals for each pair with a bot that searches.")] = 6,
    expert: Annotated[str, typer.Option(metavar="CODE", help="Who plays in the place of expert.")] = "expert:400",
    master: Annotated[str, typer.Option(metavar="CODE", help="Who plays in the place of master.")] = "master:1600",
    seed: Seed = "0",
    workers: Workers = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where to; default: ratings.json here.", show_default=False)
    ] = None,
) -> None:
    """Rate the levels of bots: every one against every other one on duplicate deals.

    Ratings are OpenSkill's, moved so that random has 0. The file is what a game's package ships, so that people see how
    strong a level is. By default expert and master play by iterations, so that the same seed gives the same ratings on
    every machine; that is less than they have at a table.

    \b
    [bold]Examples[/bold]
      # all levels with two seats
      baluchon rate road-trip-europa
      # quick ones only, with two seats and with four
      baluchon rate road-trip-europa --seats 2 --seats 4 \\
          --bots random,novice,casual,swift
    """
    declared = chosen_game(game)
    numbers = seats or [declared.min_seats]
    for number in numbers:
        declared.settle(number, None)
    levels = bot_codes() if bots is None else codes_of(bots)
    if RANDOM not in levels or len(levels) < 2 or len(set(levels)) != len(levels):
        raise BadLineup("ratings need random, which has 0, and at least one other bot, each named once")
    played_by = {level: {EXPERT: expert, MASTER: master}.get(level, level) for level in levels}
    for code in played_by.values():
        lineup([code], 1)
    place = out or Path("ratings.json")
    check_place(place)
    found: dict[int, list[Strength]] = {}
    with progress_bar("deal") as bar:
        for number in numbers:
            todo = meetings(declared.id, number, played_by, deals, few, seed)
            task = bar.add_task(f"{declared.id}, {number} seats", total=len(todo))
            games: list[Played] = []
            for some in play_meetings(todo, cores() if workers is None else workers):
                games += some
                bar.advance(task)
            found[number] = _strengths(games)
    others = {level: code for level, code in played_by.items() if level != code}
    told = Strengths(declared.version, seed, deals, few, others, found, fingerprint_of(declared))
    write_whole(place, encode_strengths(told))
    for number, strengths in found.items():
        table = Figures("bot", "rating", "95 % interval", "games", title=f"{declared.id}, {number} seats")
        for each in reversed(strengths):
            table.add_row(each.bot, f"{each.rating:.1f}", f"{each.low:.1f} – {each.high:.1f}", str(each.games))
        output().print(table)
    output().say(f"→ {place}")


def _strengths(games: list[Played]) -> list[Strength]:
    """The weakest first."""
    return [
        Strength(
            each.bot,
            round(each.mean, 2),
            round(each.low, 2),
            round(each.high, 2),
            sum(each.bot in played.bots for played in games),
        )
        for each in reversed(rated(games))
    ]
