"""`baluchon train`."""

from pathlib import Path
from typing import Annotated

import typer

from baluchon.cli.arguments import GameId
from baluchon.cli.chosen import chosen_game
from baluchon.cli.progress import progress_bar
from baluchon.cli.screen import output
from baluchon.cli.simulate import RayAddress
from baluchon.extras import how_to_install
from baluchon.kernel.errors import BaluchonError


class NoTorch(BaluchonError):
    """The library for learning is missing."""

    code = "no-torch"


def train(
    game: GameId = None,
    seats: Annotated[
        list[int] | None, typer.Option(help="A number of seats to learn, may be repeated; default: all.")
    ] = None,
    minutes: Annotated[float, typer.Option(min=0.01, help="How long to learn, in the processor's time.")] = 60,
    rounds: Annotated[
        int, typer.Option(min=0, help="Learn for so many rounds instead: the same seed gives the same net.")
    ] = 0,
    seed: Annotated[int, typer.Option(min=0, max=2**31, help="Where the luck comes from.")] = 1,
    resume: Annotated[bool, typer.Option("--resume", help="Go on from the checkpoint in the folder.")] = False,
    improve: Annotated[
        bool, typer.Option("--improve", help="Begin with the net that the game ships instead of from nothing.")
    ] = False,
    labels: Annotated[
        int, typer.Option(min=0, max=60_000, help="Decisions of a round that a search judges; 0: none.")
    ] = 500,
    iterations: Annotated[int, typer.Option(min=1, max=1_000_000, help="Of each of these searches.")] = 300,
    looks: Annotated[int, typer.Option(min=1, max=100, help="How often to measure the strength on the way.")] = 12,
    deals: Annotated[
        int, typer.Option(min=1, max=10_000, help="Deals of a measurement for each number of seats.")
    ] = 50,
    workers: Annotated[
        int | None,
        typer.Option(min=0, help="Processes that play; 0 or 1: none but this. With --ray: one per core by default."),
    ] = None,
    ray: RayAddress = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Where everything goes; default: GAME-net.")
    ] = None,
) -> None:
    """Learn a game by playing it against oneself, and write a net for the bot `swift`.

    The folder gets a checkpoint, the learning curve as a picture, and net/ with weights and a card: put that beside the
    game's rules, and swift plays by it. Needs PyTorch, which is in the extra `train`.

    \b
    [bold]Examples[/bold]
      # an hour for all numbers of seats
      baluchon train road-trip-europa
      # two seats for ten minutes, then ten more
      baluchon train road-trip-europa --seats 2 --minutes 10
      baluchon train road-trip-europa --seats 2 \\
          --minutes 20 --resume
      # go on from the net that the game ships, on four cores
      baluchon train road-trip-europa --improve --workers 4
    """
    declared = chosen_game(game)
    try:
        from baluchon.learning.course import Course, Progress
        from baluchon.learning.workshop import Workshop
    except ModuleNotFoundError as missing:
        raise NoTorch(f"{missing}; learning needs an extra: {how_to_install('train')}") from None
    numbers = tuple(seats or range(declared.min_seats, declared.max_seats + 1))
    course = Course(
        declared.id,
        numbers,
        minutes,
        seed,
        rounds,
        labels=labels,
        iterations=iterations,
        improves=improve,
        looks=looks,
        deals=deals,
    )
    workshop = Workshop(declared, course, out or Path(f"{declared.id}-net"))
    if resume:
        workshop.resume()
    most = rounds or round(minutes * 60)
    with progress_bar("round" if rounds else "second") as bar:
        task = bar.add_task(declared.id, total=most)

        def tell(progress: Progress) -> None:
            bar.update(task, completed=progress.round if rounds else min(round(progress.seconds), most))

        workshop.learn(tell, workers or 0, ray)
    screen = output()
    for point in workshop.curve:
        wins = ", ".join(f"{share:.0%} with {number} seats" for number, share in point.wins.items())
        screen.print(f"{point.minutes:6.1f} min  {point.decisions:>11,} decisions  wins against casual: {wins}")
    screen.print(f"The net is in {workshop.folder / 'net'}")
