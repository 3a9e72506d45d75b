"""`baluchon learn`: a first game that teaches, at the terminal."""

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.padding import Padding
from rich.text import Text

from baluchon.bots import bot_by_code
from baluchon.bots.levels import CASUAL
from baluchon.cli.arguments import AskedLanguage, GameId, language_of
from baluchon.cli.chosen import chosen_game
from baluchon.cli.files import read_match
from baluchon.cli.players import PERSON_NAME, bot_player
from baluchon.cli.screen import Screen, output
from baluchon.cli.table import PERSON, Table
from baluchon.kernel.errors import BadOption
from baluchon.kernel.match import Match
from baluchon.lessons import COMPANIONS, Course, Lesson, lesson_of, lesson_text


def learn(
    game: GameId = None,
    lang: AskedLanguage = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a lesson that you left.", show_default=False)
    ] = None,
) -> None:
    """Learn a game by playing it: a first game that explains each decision before you make it.

    \b
    [bold]Examples[/bold]
      # your first game
      baluchon learn road-trip-europa
      # in German
      baluchon learn tour-du-monde --lang de
    """
    lesson = lesson_of(chosen_game(game, lang))
    if resume is None:
        bots = [bot_player(name, CASUAL) for name in COMPANIONS[: lesson.script.seats - 1]]
        match = lesson.begin([PERSON_NAME, *bots])
    else:
        _, match = read_match(resume)
        if match.game.id != lesson.game.id or match.seed != lesson.seed:
            raise BadOption(f"{resume} is not a lesson of {lesson.game.id}; baluchon play --resume {resume} goes on")
    LessonTable(lesson, match, language_of(lang), output(), record=resume).run()


class LessonTable(Table):
    """A table at which somebody learns."""

    def __init__(
        self, lesson: Lesson, match: Match, language: str, screen: Screen, *, record: Path | None = None
    ) -> None:
        bots = {seat: bot_by_code(CASUAL) for seat in range(match.seats) if seat != PERSON}
        super().__init__(match, bots, language, screen, record=record, resumed=record is not None)
        self._lesson = lesson
        self._course: Course | None = Course.of(lesson, match)
        self._lesson_text = lesson_text(lesson, language)
        self._commands["p"] = ("help-let-me-play", self._let_me_play)

    @property
    def _resuming(self) -> str:
        return f"baluchon learn {self.match.game.id} --resume"

    def _bot_move(self, seat: int) -> int:
        scripted = None if self._course is None else self._lesson.scripted(self.match, seat)
        return super()._bot_move(seat) if scripted is None else scripted

    def _play(self, seat: int, move: int) -> None:
        if self._course is not None and seat == PERSON:
            self._course.note(self.match, move)
        super()._play(seat, move)

    def _undo(self) -> None:
        super()._undo()
        if self._course is not None:
            self._course.go_back(self.match)

    def _show_table(self) -> None:
        super()._show_table()
        place = None if self._course is None else self._course.place(self.match)
        if place is None:
            return
        if place.decision == len(self._lesson_text.decisions):
            self._teach([sentence.text for sentence in self._lesson_text.end])
            self._let_me_play()
        else:
            self._teach(self._lesson_text.decisions[place.decision].told(place))

    def _teach(self, sentences: list[str]) -> None:
        """Say one sentence after the other; who reads on a screen says when to go on."""
        for n, sentence in enumerate(sentences):
            self.screen.print(Padding(Text(f"» {sentence}", style="yellow"), (0, 0, 0, 2)))
            if n + 1 < len(sentences) and sys.stdin.isatty():
                input(self.texts.say("learn-next"))

    def _is_sure(self, move: int) -> bool:
        place = None if self._course is None else self._course.place(self.match)
        if place is None or place.decision == len(self._lesson_text.decisions):
            return True
        reply = self._lesson_text.decisions[place.decision].reply(place, move)
        if reply is None or move not in self.match.legal(PERSON):
            return True
        self._teach([reply])
        return self._keeps("learn-sure")

    def _let_me_play(self) -> None:
        """The lesson is over: the others decide for themselves."""
        self._course = None
        self._commands.pop("p", None)
        self._say("learn-over")
