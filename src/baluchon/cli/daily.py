"""`baluchon daily`: the deal of the day, at the terminal."""

import time
from pathlib import Path
from typing import Annotated

import typer

from baluchon.arena.same_seat import decide, played_by_bots
from baluchon.bots import bot_by_code
from baluchon.cli.arguments import AskedLanguage, GameId, language_of
from baluchon.cli.chosen import chosen_game
from baluchon.cli.files import read_match
from baluchon.cli.players import PERSON_NAME, bot_player
from baluchon.cli.screen import Screen, output
from baluchon.cli.table import PERSON, Table
from baluchon.daily import LEVEL, Daily, day_of, today
from baluchon.kernel.errors import BadOption
from baluchon.kernel.match import Match

_HELP = ("h", "c", "u")
"""Hints, candidates and take-backs: not in a try."""


def daily(
    game: GameId = None,
    date: Annotated[
        str | None, typer.Option(metavar="DAY", help="An earlier day, as 2026-11-02.", show_default="today, in UTC")
    ] = None,
    practice: Annotated[bool, typer.Option("--practice", help="With hints and take-backs.")] = False,
    lang: AskedLanguage = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a deal that you left.", show_default=False)
    ] = None,
) -> None:
    """Play the deal of the day: the same for everyone, here and at every server, against the same bots.

    \b
    [bold]Examples[/bold]
      # today's deal
      baluchon daily road-trip-europa
      # that of an earlier day, with hints and take-backs
      baluchon daily road-trip-europa --date 2026-11-02 \\
          --practice
    """
    now = time.time()
    deal = Daily(chosen_game(game, lang), today(now) if date is None else day_of(date, now))
    if resume is None:
        match = deal.begin([PERSON_NAME, *(bot_player(name, LEVEL) for name in deal.others)])
    else:
        _, match = read_match(resume)
        if match.seed != deal.seed:
            raise BadOption(f"{resume} is not the deal of {deal.day} in {deal.game.id}; name its day with --date")
    DailyTable(deal, match, language_of(lang), output(), record=resume, practice=practice).run()


class DailyTable(Table):
    """A table at which the deal of a day is played."""

    def __init__(
        self, deal: Daily, match: Match, language: str, screen: Screen, *, record: Path | None, practice: bool
    ) -> None:
        bots = {seat: bot_by_code(LEVEL) for seat in range(match.seats) if seat != PERSON}
        super().__init__(match, bots, language, screen, record=record, resumed=record is not None)
        self._deal = deal
        self._practice = practice
        if not practice:
            for key in _HELP:
                del self._commands[key]

    @property
    def _resuming(self) -> str:
        practice = " --practice" if self._practice else ""
        return f"baluchon daily {self.match.game.id} --date {self._deal.day}{practice} --resume"

    def _introduce(self) -> None:
        super()._introduce()
        intro = "daily-intro-practice" if self._practice else "daily-intro"
        self._say(intro, number=self._deal.number, date=str(self._deal.day))
        self._say("daily-commit", commit=self._deal.commit)

    def _decide_for_bots(self, deciding: list[int]) -> None:
        for seat, move in decide(self.match, {seat: self.bots[seat] for seat in deciding}):
            self._play(seat, move)

    def _finish(self) -> None:
        super()._finish()
        score, place = played_by_bots(self._deal.begin(), LEVEL)
        self._say("daily-bot", score=score, place=place, seats=self.match.seats)
        if self._practice:
            return
        outcome = self.match.outcome()
        self._say("daily-share")
        self._say(
            "daily-shared",
            number=self._deal.number,
            game=self.texts.title(),
            score=outcome.scores[PERSON],
            place=outcome.ranking[PERSON],
            seats=self.match.seats,
            bot=score,
        )
