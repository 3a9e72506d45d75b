"""`baluchon replay` and `baluchon verify`: what can be done with a saved game."""

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from baluchon.boards import board_of
from baluchon.cli.arguments import AskedLanguage, language_of
from baluchon.cli.files import read_record
from baluchon.cli.results import result
from baluchon.cli.screen import output
from baluchon.kernel.match import Entry, Match, TakeBack
from baluchon.kernel.record import from_record, replay_entry
from baluchon.texts import Texts

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record, as --record writes it.")]


def verify(file: RecordFile) -> None:
    """Check a record: deal the game again from its seed, play every move and compare.

    Exit code 0 if all is as told, 1 if not; then the first entry that is wrong is named.

    \b
    [bold]Examples[/bold]
      # is this record as it was played?
      baluchon verify trip.json
      # for scripts: the exit code tells
      baluchon verify trip.json && echo in order
    """
    match = from_record(read_record(file))
    state = "over" if match.is_over else "not over"
    sys.stdout.write(
        f"{file}: in order. {match.game.id}, {match.seats} seats, {len(match.log)} entries, {state}; "
        "the seed is the promised one and gives these cards, every move is lawful, the result is right.\n"
    )


def replay(
    file: RecordFile,
    step: Annotated[bool, typer.Option("--step", help="Show the table and wait for Enter after each entry.")] = False,
    lang: AskedLanguage = None,
) -> None:
    """Tell a recorded game again, move by move.

    \b
    [bold]Examples[/bold]
      # the whole story at once
      baluchon replay trip.json
      # with the table; Enter goes on, q stops
      baluchon replay trip.json --step
      # in German
      baluchon replay trip.json --lang de
    """
    record = read_record(file)
    whole = from_record(record)
    match = Match(whole.game, whole.seats, whole.options, seed=whole.seed, players=whole.players)
    names = [player.partition(" (")[0] for player in match.players]
    texts = Texts(language_of(lang), match.game, names)
    screen = output()
    screen.print(Text(texts.title(), style="bold"))
    screen.print(texts.say("play-seats", players=texts.join(match.players)), markup=False, soft_wrap=True)
    for n in range(len(record.log)):
        replay_entry(match, record, n)
        _tell(screen, match, texts, n, len(record.log))
        if step and not _goes_on(screen, match, texts):
            return
    if match.is_over:
        screen.print(result(match, texts, screen.width))


def _tell(screen: Console, match: Match, texts: Texts, n: int, of: int) -> None:
    """The entry, and what all saw happen by it."""
    logged = match.log[n]
    number = texts.say("replay-entry", number=n + 1, of=of)
    if isinstance(logged, TakeBack):
        said = texts.say("replay-take-back", entry=logged.of + 1)
    else:
        said = texts.move(logged.move)
    screen.print(
        Text.assemble((f"{number}  ", "dim"), (texts.player(logged.seat), "bold"), f": {said}"), soft_wrap=True
    )
    if isinstance(logged, Entry):
        for event in match.game.events(logged.facts, None):
            screen.print(f"      {texts.message(event)}", markup=False, soft_wrap=True)


def _goes_on(screen: Console, match: Match, texts: Texts) -> bool:
    screen.print(board_of(match.game).draw(match.view(None), texts, None))
    if not sys.stdin.isatty():
        return True
    try:
        return input(f"{texts.say('replay-next')} ").strip().lower() != "q"
    except EOFError:
        return False
