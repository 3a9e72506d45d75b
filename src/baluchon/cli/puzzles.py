"""`baluchon puzzles`."""

from pathlib import Path
from typing import Annotated

import typer

from baluchon.arena.puzzling import make_puzzles
from baluchon.cli.arguments import GameId
from baluchon.cli.chosen import chosen_game
from baluchon.cli.files import check_place, write_whole
from baluchon.cli.progress import progress_bar
from baluchon.cli.screen import output
from baluchon.cli.simulate import Seed
from baluchon.puzzles import Puzzle, encode_puzzles


def puzzles(
    game: GameId = None,
    count: Annotated[int, typer.Option(min=1, help="How many.")] = 60,
    seed: Seed = "0",
    workers: Annotated[int, typer.Option(min=1, help="Processes.")] = 1,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where to; default: puzzles.json here.", show_default=False)
    ] = None,
) -> None:
    """Make puzzles: positions out of games between bots, in which one choice is clearly the best.

    The file is written anew after every game, so what was found is kept if you stop.

    \b
    [bold]Examples[/bold]
      # five puzzles
      baluchon puzzles road-trip-europa --count 5
      # those that come with the game, on four cores
      baluchon puzzles road-trip-europa --count 60 --workers 4
    """
    declared = chosen_game(game)
    place = out or Path("puzzles.json")
    check_place(place)
    found: list[Puzzle] = []
    with progress_bar("puzzle") as bar:
        task = bar.add_task(declared.id, total=count)
        made = make_puzzles(declared, seed, workers)
        while len(found) < count:
            found = [*found, *next(made)][:count]
            write_whole(place, encode_puzzles(declared, found))
            bar.update(task, completed=len(found))
        made.close()
    output().print(f"{len(found)} → {place}", markup=False)
