"""`baluchon replay` and `baluchon verify`: what can be done with a saved game.

A record holds the seed and so every card. Of a game that is not over, a replay tells only what the asked seat may
know, or a spectator: whoever shows it to the table gives nothing away.
"""

import sys
from collections import Counter
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from baluchon.boards import board_of
from baluchon.cli.arguments import AskedLanguage, language_of
from baluchon.cli.files import read_match
from baluchon.cli.players import names_of, told_players
from baluchon.cli.program import FAILED_CHECK, OTHER_DATA, WRONG_USAGE, exit_code_of
from baluchon.cli.progress import progress_bar
from baluchon.cli.results import result
from baluchon.cli.screen import output, remarks
from baluchon.kernel.errors import BadOption, BaluchonError
from baluchon.kernel.fingerprint import fingerprint_of
from baluchon.kernel.match import Entry, Match, TakeBack
from baluchon.kernel.words import seat_ref
from baluchon.texts import Texts

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record, as --record writes it.")]
_INDENT = 6


def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Records, as --record writes them.")],
) -> None:
    """Check a record: deal the game again from its seed, play every move and compare.

    Exit code 0 if all is as told, 1 if not; then the first entry that is wrong is named. Of a game that is not over,
    the moves so far are checked. Of several records each is looked at, and those that are not in order are named.

    \b
    [bold]Examples[/bold]
      # is this record as it was played?
      baluchon verify trip.json
      # for scripts: the exit code tells
      baluchon verify trip.json && echo in order
      # all of a folder
      baluchon verify *.json
    """
    if len(files) == 1:
        _verify(files[0])
        return
    screen, refused = remarks(), Counter[int]()
    with progress_bar("record") as bar:
        for file in bar.over(files, "verify"):
            try:
                _verify(file)
            except BaluchonError as error:
                told = str(error)
                screen.say(f"baluchon: {told if str(file) in told else f'{file}: {told}'}")
                refused[exit_code_of(error)] += 1
    output().say(f"{len(files)} records, {len(files) - refused.total()} in order")
    for code in (FAILED_CHECK, OTHER_DATA, WRONG_USAGE):
        if refused[code]:
            raise typer.Exit(code)


def _verify(file: Path) -> None:
    """Check one record, and say that it is in order."""
    record, match = read_match(file)
    end = "the result is right" if match.is_over else "the game is not over, so there is no result yet"
    screen = output()
    screen.say(
        f"{file}: in order{'' if match.is_over else ' so far'}. "
        f"{match.game.id}, {match.seats} seats, {len(match.log)} entries; "
        f"the seed is the promised one and gives these cards, every move is lawful, {end}."
    )
    screen.say(_fairness(match))
    here = fingerprint_of(match.game)
    if record.fingerprint is not None and record.fingerprint.data != here.data:
        screen.say(
            f"It was played with other data of {match.game.id} than what is here, which made no difference so far: "
            f"{record.fingerprint} in the record, {here} here."
        )


def _fairness(match: Match) -> str:
    """What the record proves about the deal, beyond that it was not changed afterwards."""
    deal = match.deal
    if deal is None or not deal.took_part:
        return (
            "No player's number went into the deal: whoever drew the seed could have tried others before promising it."
        )
    names = [match.players[seat] for seat in deal.took_part]
    told = f"Table {deal.table}: numbers of {', '.join(names)} went into the deal, so nobody could choose it."
    if deal.withheld:
        names = [match.players[seat] for seat in deal.withheld]
        told += f" Promised a number and did not tell it: {', '.join(names)}."
    return told


def replay(
    file: RecordFile,
    step: Annotated[bool, typer.Option("--step", help="Show the table and wait for Enter after each entry.")] = False,
    seat: Annotated[
        int | None,
        typer.Option(metavar="N", min=1, help="As the player on this seat saw it; 1 is the first.", show_default=False),
    ] = None,
    open: Annotated[bool, typer.Option("--open", help="Tell all cards of a game that is not over, too.")] = False,
    lang: AskedLanguage = None,
) -> None:
    """Tell a recorded game again, move by move.

    A game that is not over is told as a spectator sees it, unless you ask for a seat or for everything.

    \b
    [bold]Examples[/bold]
      # the whole story at once
      baluchon replay trip.json
      # with the table; Enter goes on, q stops
      baluchon replay trip.json --step
      # a game that is not over, as the first seat knows it
      baluchon replay trip.json --seat 1
      # in German
      baluchon replay trip.json --lang de
    """
    _, whole = read_match(file)
    if seat is not None and seat > whole.seats:
        raise BadOption(f"--seat takes 1 to {whole.seats}: so many seats has the game in {file}")
    language = language_of(lang)
    viewer = None if seat is None else seat - 1
    texts = Texts(language, whole.game, names_of(whole.players, language), viewer)
    screen = output()
    screen.print(Text(texts.title(), style="bold"))
    players = texts.join(told_players(whole.players, language))
    screen.say(texts.say("play-seats", players=players))
    everything = open or (whole.is_over and seat is None)
    if not whole.is_over and not open:
        screen.print(Text(_limits(texts, seat), style="italic"))
    _Telling(screen, whole, texts, everything).run(step)


def _limits(texts: Texts, seat: int | None) -> str:
    """What a replay of a game that is not over leaves out."""
    if seat is None:
        return texts.say("replay-spectator")
    return Texts(texts.language, texts.game, texts.players).say("replay-seat", seat=seat_ref(seat - 1))


class _Telling:
    """A match told again for one reader."""

    def __init__(self, screen: Console, whole: Match, texts: Texts, everything: bool) -> None:
        self._screen = screen
        self._whole = whole
        self._texts = texts
        self._everything = everything
        self._match = Match(whole.game, whole.seats, whole.options, seed=whole.seed, players=whole.players)

    def run(self, step: bool) -> None:
        for logged in self._whole.log:
            self._match.repeat(logged)
            self._tell(len(self._match.log))
            if step and not self._goes_on():
                return
        if self._match.is_over:
            self._screen.print(result(self._match, self._texts, self._screen.width))

    def _tell(self, number: int) -> None:
        """The entry, and what the reader saw happen by it."""
        texts = self._texts
        logged = self._match.log[number - 1]
        if isinstance(logged, TakeBack):
            self._tell_entry(number, logged.seat, texts.say("replay-take-back", entry=logged.of + 1))
            return
        events = [texts.message(event) for event in self._match.game.events(logged.facts, texts.viewer)]
        if self._may_know(logged):
            self._tell_entry(number, logged.seat, texts.move(logged.move))
        else:
            self._screen.print(Text(self._number(number), style="dim"))
            events = events or [texts.say("replay-secret", seat=seat_ref(logged.seat))]
        for event in events:
            self._screen.print(Padding(Text(event), (0, 0, 0, _INDENT)))

    def _may_know(self, entry: Entry) -> bool:
        return self._everything or entry.seat == self._texts.viewer

    def _tell_entry(self, number: int, seat: int, said: str) -> None:
        heading = self._texts.heading(seat)
        told = Text(self._texts.labelled(heading, said))
        told.stylize("bold", 0, len(heading))
        self._screen.print(Text.assemble((f"{self._number(number)}  ", "dim"), told))

    def _number(self, number: int) -> str:
        return self._texts.say("replay-entry", number=number, of=len(self._whole.log))

    def _goes_on(self) -> bool:
        viewer = self._texts.viewer
        self._screen.print(board_of(self._match.game).draw(self._match.view(viewer), self._texts, viewer))
        if not sys.stdin.isatty():
            return True
        try:
            return input(f"{self._texts.say('replay-next')} ").strip().lower() != "q"
        except EOFError:
            return False
