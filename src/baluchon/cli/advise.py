"""`baluchon advise`: what would help somebody most, from games that they have played."""

from pathlib import Path
from typing import Annotated

import typer

from baluchon.arena.habits import FEWEST_GAMES, Finished, Habit, habit_of
from baluchon.cli.arguments import AskedLanguage, language_of
from baluchon.cli.files import read_match
from baluchon.cli.players import bot_of
from baluchon.cli.progress import progress_bar
from baluchon.cli.screen import output
from baluchon.kernel.declaration import Game
from baluchon.kernel.errors import BadOption
from baluchon.kernel.match import Match
from baluchon.texts import Texts


def advise(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE…", help="Records of finished games, as --record writes them.")
    ],
    seat: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            min=1,
            help="Where you sat; 1 is the first.",
            show_default="the one that is no bot's",
        ),
    ] = None,
    lang: AskedLanguage = None,
) -> None:
    """Look through games that you have played for what would help you most, by score line.

    It takes some games of a kind, and some that you lost: before that, luck decides.

    \b
    [bold]Examples[/bold]
      # all games that you saved in this folder
      baluchon advise *.json
      # where you sat second
      baluchon advise monday.json friday.json --seat 2
    """
    by_game: dict[str, tuple[Game, list[Finished]]] = {}
    with progress_bar("record") as bar:
        for file in bar.over(files, "advise"):
            _, match = read_match(file)
            if not match.is_over:
                raise BadOption(f"{file}: the game is not over; leave it out, or go on: baluchon play --resume {file}")
            _, games = by_game.setdefault(match.game.id, (match.game, []))
            games.append(Finished.of(match, _own_seat(match, seat, file)))
    screen = output()
    for game, games in by_game.values():
        texts = Texts(language_of(lang), game)
        told = texts.labelled(texts.title(), habit_said(habit_of(games), texts))
        screen.say(told)


def _own_seat(match: Match, asked: int | None, file: Path) -> int:
    if asked is not None:
        if asked > match.seats:
            raise BadOption(f"--seat takes 1 to {match.seats}: so many seats has the game in {file}")
        return asked - 1
    people = [seat for seat, player in enumerate(match.players) if bot_of(player) is None]
    if len(people) != 1:
        raise BadOption(f"{file}: {len(people)} people played; say where you sat with --seat N")
    return people[0]


def habit_said(habit: Habit, texts: Texts) -> str:
    """The sentence about somebody's games of one kind."""
    if habit.games < FEWEST_GAMES:
        return texts.say("advice-few", games=habit.games, needed=FEWEST_GAMES)
    if not habit.is_enough:
        return texts.say("advice-won", games=habit.games, losses=habit.losses)
    if habit.line is None:
        return texts.say("advice-none", losses=habit.losses)
    return texts.say(
        "advice-line",
        line=texts.line(habit.line),
        decided=habit.decided,
        losses=habit.losses,
        points=round(habit.behind),
    )
