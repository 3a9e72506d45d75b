"""`baluchon ladder`."""

from itertools import pairwise
from typing import Annotated

import typer

from baluchon.arena.clairvoyant import above, is_clairvoyant
from baluchon.arena.duels import Duel
from baluchon.arena.lineup import BadLineup, lineup
from baluchon.bots import bot_by_code, bot_codes
from baluchon.bots.expert import SearchBot
from baluchon.cli.arguments import GameId, codes_of
from baluchon.cli.chosen import chosen_game
from baluchon.cli.figures import Figures
from baluchon.cli.progress import progress_bar
from baluchon.cli.screen import output, write_json
from baluchon.cli.simulate import Seed
from baluchon.kernel.fingerprint import fingerprint_of


def ladder(
    game: GameId = None,
    bots: Annotated[
        str | None, typer.Option(metavar="A,B,…", help="The rungs, the weakest first; default: all levels.")
    ] = None,
    seats: Annotated[int | None, typer.Option(help="How many seats; default: the fewest.")] = None,
    deals: Annotated[int, typer.Option(min=2, help="Deals for each rung at most.")] = 100,
    seed: Seed = "0",
    ceiling: Annotated[
        bool | None,
        typer.Option(
            "--ceiling/--no-ceiling",
            help="Also play a search that sees all hands against the top rung. Default: if that one searches, too.",
            show_default=False,
        ),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="As JSON, for scripts.")] = False,
) -> None:
    """Measure how much stronger each bot is than the one before it.

    Each bot plays against copies of the next weaker one on duplicate deals: every deal once from each seat. A rung
    ends as soon as it is clear who is stronger.

    The ceiling is what a search wins against the top rung that is shown all hands and thinks as long: where even that
    cannot be told apart from an even share, luck leaves no room for better play.

    \b
    [bold]Examples[/bold]
      # all levels with two seats
      baluchon ladder road-trip-europa
      # three of them with four seats
      baluchon ladder road-trip-europa --seats 4 \\
          --bots random,casual,swift
      # how much room there is above one of them
      baluchon ladder tour-du-monde --ceiling \\
          --bots casual,search:200
    """
    declared = chosen_game(game)
    number = declared.min_seats if seats is None else seats
    declared.settle(number, None)
    rungs = bot_codes() if bots is None else codes_of(bots)
    if len(rungs) < 2 or len(set(rungs)) != len(rungs):
        raise BadLineup("a ladder needs at least two bots, each named once")
    for code in rungs:
        lineup([code], number)
    duels = [Duel(declared.id, number, better, weaker, seed) for weaker, better in pairwise(rungs)]
    top = rungs[-1]
    if ceiling is None:
        ceiling = isinstance(bot_by_code(top), SearchBot)
    room = Duel(declared.id, number, above(top), top, seed) if ceiling else None
    played = [*duels, room] if room else duels
    with progress_bar("deal") as bar:
        for duel in played:
            task = bar.add_task(f"{duel.bot} against {duel.others}", total=deals)
            duel.play(deals, lambda task=task: bar.advance(task))  # type: ignore[misc]
    if json:
        rows = [_result(duel) for duel in duels]
        told = {"game": declared.id, "seats": number, "fingerprint": fingerprint_of(declared), "rungs": rows}
        write_json({**told, "ceiling": room and _result(room)})
        return
    _show(played, number)
    if room:
        output().say(_said_of(room))


def _said_of(room: Duel) -> str:
    """What the ceiling means, in words."""
    low, high = room.interval
    found = f"The ceiling: seeing all hands wins {room.share:.1%} ({low:.1%} – {high:.1%}) against {room.others}."
    if not room.is_decided:
        return f"{found} In {len(room.shares)} deals no room above {room.others} was found."
    return f"{found} There is room above {room.others}." if room.share > room.even else found


def _result(duel: Duel) -> dict[str, object]:
    low, high = duel.interval
    return {
        "bot": duel.bot,
        "against": duel.others,
        "share": duel.share,
        "low": low,
        "high": high,
        "deals": len(duel.shares),
        "decided": duel.is_decided,
    }


def _show(duels: list[Duel], seats: int) -> None:
    table = Figures("bot", "against", "wins", "95 % interval", "deals", "", title=f"An even share is {1 / seats:.0%}")
    for duel in duels:
        low, high = duel.interval
        told = "not told apart" if not duel.is_decided else "stronger" if duel.share > duel.even else "weaker"
        others = duel.others if seats == 2 else f"{seats - 1} × {duel.others}"
        bot = "all hands seen" if is_clairvoyant(duel.bot) else duel.bot
        table.add_row(bot, others, f"{duel.share:.1%}", f"{low:.1%} – {high:.1%}", str(len(duel.shares)), told)
    output().print(table)
