"""A game at the terminal: one person and bots, or bots only.

Bots decide first, then the person is asked. All that is shown comes from the person's view.
"""

import hashlib
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from shlex import quote
from typing import NamedTuple

import typer
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from baluchon.boards import board_of
from baluchon.bots import Bot, Considered, bot_by_code
from baluchon.bots.levels import ADVISER
from baluchon.cli.coach import Coach
from baluchon.cli.files import free_place, write_record
from baluchon.cli.guide import NoStory, named_story, told_story
from baluchon.cli.hints import candidates, hint
from baluchon.cli.menu import menu
from baluchon.cli.players import names_of, told_players
from baluchon.cli.results import result
from baluchon.cli.screen import Screen
from baluchon.kernel.chance import FastChance
from baluchon.kernel.errors import Ambiguous, IllegalMove, MoveError, Unparseable
from baluchon.kernel.forced import forced_move, steps_back
from baluchon.kernel.match import Entry, Match
from baluchon.lessons import LEARNER
from baluchon.stories import stories_of
from baluchon.texts import Texts

PERSON = LEARNER
_INTERRUPTED = 130
_DIGITS = 9
"""As many of a number are read: no menu is that long."""


class _Quit(Exception):
    """The person leaves the table."""


class Given(NamedTuple):
    """Who played a deal first in the person's seat, and what they scored."""

    player: str
    score: int


class Table:
    """Match, bots and screen together."""

    def __init__(
        self,
        match: Match,
        bots: dict[int, Bot],
        language: str,
        screen: Screen,
        *,
        record: Path | None = None,
        open: bool = False,
        resumed: bool = False,
        given: Given | None = None,
        coach: Coach | None = None,
    ) -> None:
        self.match = match
        self.given = given
        self.bots = bots
        self.screen = screen
        self.record = record
        self.open = open
        self.resumed = resumed
        self.coach = coach
        self._watching = PERSON in bots
        self.texts = Texts(language, match.game, names_of(match.players, language), None if self._watching else PERSON)
        self.board = board_of(match.game)
        self._told = len(match.log)
        self._stories = stories_of(match.game, language)
        self._commands: dict[str, tuple[str, Callable[[], None]]] = {
            "?": ("help-help", self._help),
            "h": ("help-hint", self._hint),
            "c": ("help-candidates", self._candidates),
            "u": ("help-undo", self._undo),
            "s": ("help-scores", self._scores),
            "b": ("help-board", self._show_table),
            "q": ("help-quit", self._quit),
        }

    @property
    def _resuming(self) -> str:
        """The command that goes on with a record, but for its file."""
        return "baluchon play --resume"

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        self._introduce()
        try:
            while not self.match.is_over:
                self._let_bots_decide()
                if not self._watching and PERSON in self.match.to_act:
                    self._ask()
                    self._save()
        except _Quit:
            self._leave()
            return
        except KeyboardInterrupt:
            self.match = self.match.replayed()  # it may have been amid a move
            self._name_record()
            self._leave()
            raise typer.Exit(_INTERRUPTED) from None
        self._save()
        self._finish()

    def _introduce(self) -> None:
        players = told_players(self.match.players, self.texts.language)
        others = self.texts.join([players[seat] for seat in sorted(self.bots)])
        title = self.texts.title()
        self.screen.print(Rule(Text(title, style="bold")))
        self._say("tagline")
        self._say("play-seats" if self._watching else "play-against", players=others)
        if self.resumed:
            self._say("play-resumed")
        if self.given is not None:
            self._say_challenge(self.given)

    def _let_bots_decide(self) -> None:
        """All bots that are to act, each with luck of its own; the same again after a resume."""
        deciding = [seat for seat in self.match.to_act if seat in self.bots]
        if not deciding:
            return
        names = self.texts.join([self.texts.player(seat) for seat in deciding])
        with self.screen.status(Text(self.texts.say("play-waiting", players=names, count=len(deciding)))):
            self._decide_for_bots(deciding)

    def _decide_for_bots(self, deciding: list[int]) -> None:
        for seat in deciding:
            self._play(seat, self._bot_move(seat))

    def _bot_move(self, seat: int) -> int:
        return self.bots[seat].choose(self.match.position(seat), self._luck(f"bot {seat}"))

    def _play(self, seat: int, move: int) -> None:
        self.match.play(seat, move)

    def _luck(self, purpose: str) -> FastChance:
        text = f"{purpose} {len(self.match.log)}".encode()
        return FastChance(int.from_bytes(hashlib.blake2b(text, key=self.match.seed, digest_size=12).digest(), "big"))

    def _ask(self) -> None:
        """One decision of the person; everything but a legal move asks again."""
        self._tell_events()
        formality = forced_move(self.match, PERSON, alone=True)
        if formality is not None:
            self._say("play-forced", move=self.texts.move(formality))
            self._play(PERSON, formality)
            return
        self._show_table()
        self._begin_to_look()
        while True:
            line = self._read()
            word, _, rest = line.partition(" ")
            if word in self._commands and not rest:
                self._commands[word][1]()
                if PERSON not in self.match.to_act:
                    return
            elif word == "w":
                self._why_not(rest)
            elif word == "t" and self._stories:
                self._tell_story(rest)
            elif line and self._decide(line):
                return

    def _begin_to_look(self) -> None:
        """The coach thinks while the person does."""
        if self.coach is not None:
            self.coach.look(self.match.position(PERSON), self._luck("coach"))

    def _read(self) -> str:
        count = len(self.match.legal(PERSON))
        keys = self.texts.say("play-hint-keys", count=count) if count > 1 else self.texts.say("play-hint-one")
        try:
            line = input(f"{self.texts.say('play-choose', keys=keys)} ").strip()
        except EOFError:
            self.screen.print()
            self._say("play-input-ended")
            self._name_record()
            raise _Quit from None
        if not sys.stdin.isatty():
            self.screen.print(line, markup=False)
        return line

    def _decide(self, line: str) -> bool:
        """Make the move that is meant; False and a word why if it cannot be made."""
        index = self._meant(line)
        if index is None or not self._is_sure(index):
            return False
        try:
            self._play(PERSON, index)
        except MoveError as error:
            self._complain(error)
            return False
        for sentence in self.coach.remarks(index, self.texts) if self.coach is not None else ():
            self._print(sentence)
        return True

    def _is_sure(self, move: int) -> bool:
        """Whether the person wants to make this move, to which a coach may have something to say."""
        doubts = self.coach.doubts(move, self.texts) if self.coach is not None else []
        for sentence in doubts:
            self._print(sentence)
        return not doubts or self._keeps("coach-keep-asks")

    def _keeps(self, question: str) -> bool:
        """Whether the person stays with a choice that something was said to."""
        try:
            answer = input(f"{self.texts.say(question)} ").strip().lower()
        except EOFError:
            return False
        return answer == self.texts.say("learn-keep")

    def _meant(self, line: str) -> int | None:
        """The move of a number in the menu, or of a notation; None and a word why if there is none."""
        legal = self.match.legal(PERSON)
        if line.isdecimal() and 1 <= int(line[:_DIGITS]) <= len(legal):
            return legal[int(line[:_DIGITS]) - 1]
        try:
            return self.match.parse(PERSON, line)
        except Unparseable as error:
            if line.isdecimal():
                self._say("play-no-such-number", number=line[:_DIGITS], count=len(legal))
            else:
                self._complain(error)
        except MoveError as error:
            self._complain(error)
        return None

    def _complain(self, error: MoveError) -> None:
        if isinstance(error, IllegalMove):
            label = self.texts.move(self.match.game.moves.parse(error.move))
            self._say("error-not-now", move=label)
            self._print(self.texts.reason(error.reason))
        elif isinstance(error, Ambiguous):
            self._say("error-ambiguous", text=error.text, moves=", ".join(error.candidates))
        elif isinstance(error, Unparseable):
            self._say("error-unparseable", text=error.text)
            if error.close:
                self._say("error-did-you-mean", moves=", ".join(error.close))

    def _tell_events(self) -> None:
        """What happened since the person was last told."""
        events = self.match.events(self.texts.viewer, self._told)
        self._told = len(self.match.log)
        if events:
            self.screen.print(Rule(Text(self.texts.say("play-happened")), align="left", style="dim"))
        for event in events:
            self.screen.print(Padding(Text(self.texts.message(event)), (0, 0, 0, 2)))

    def _show_table(self) -> None:
        view = self.match.view(PERSON, previews=True)
        self.screen.print(self.board.draw(view, self.texts, PERSON))
        self.screen.print(Text(self.texts.message(self.match.prompt(PERSON)), style="bold"))
        self.screen.print(menu(self.match.legal(PERSON), view, self.board, self.texts, self.screen.width))

    def _help(self) -> None:
        self._say("help-intro", example=self.match.game.moves.text(self.match.legal(PERSON)[0]))
        grid = Grid.grid(padding=(0, 2, 0, 2))
        for key, (id, _) in self._commands.items():
            grid.add_row(Text(key, style="bold"), Text(self.texts.say(id)))
        grid.add_row(Text("w …", style="bold"), Text(self.texts.say("help-why", example=self._example())))
        if self._stories:
            grid.add_row(Text("t …", style="bold"), Text(self.texts.say("help-story", example=self._stories[0].title)))
        self.screen.print(grid)
        if self.texts.knows("board-legend"):
            self._say("board-legend")
        self._say("help-rules", command=f"baluchon rules {self.match.game.id} --lang {self.texts.language}")

    def _example(self) -> str:
        """A move that cannot be made now, if there is one."""
        legal = set(self.match.legal(PERSON))
        moves = self.match.game.moves
        index = next((move.index for move in moves if move.index not in legal), 0)
        return f"w {moves.text(index)}"

    def _hint(self) -> None:
        self._advise(hint)

    def _candidates(self) -> None:
        self._advise(candidates)

    def _advise(self, told: Callable[[Sequence[Considered], Texts], list[str]]) -> None:
        legal = self.match.legal(PERSON)
        if len(legal) == 1:
            self._say("hint-only", move=self.texts.move(legal[0]))
            return
        weighed = bot_by_code(ADVISER).explain(self.match.position(PERSON), self._luck("hint"))
        for sentence in told(weighed, self.texts):
            self._print(sentence)

    def _undo(self) -> None:
        steps = steps_back(self.match, PERSON, alone=True)
        if not isinstance(steps, int):
            self._print(self.texts.reason(steps))
            return
        for _ in range(steps):
            self.match.take_back(PERSON)
        self._told = len(self.match.log)
        self._say("undone")
        self._show_table()
        self._begin_to_look()

    def _why_not(self, text: str) -> None:
        if not text:
            self._say("help-why-empty", example=self._example())
            return
        index = self._meant(text)
        if index is None:
            return
        reason = self.match.why_not(PERSON, index)
        if reason is None:
            self._say("why-allowed", move=self.texts.move(index))
        else:
            self._print(self.texts.reason(reason))

    def _tell_story(self, name: str) -> None:
        """Turn a card over: what it tells beyond its figures."""
        try:
            story = named_story(self._stories, name, self.match.game.id)
        except NoStory as error:
            self._print(str(error))
            return
        self.screen.print(told_story(story, self.texts))

    def _scores(self) -> None:
        self.screen.print(self.board.scores(self.match.view(PERSON), self.texts, PERSON))

    def _quit(self) -> None:
        self._name_record(whatever=True)
        raise _Quit

    def _name_record(self, *, whatever: bool = False) -> None:
        """Find a place for a game that has none, if the person has decided anything or asks for it."""
        decided = any(isinstance(entry, Entry) and entry.seat == PERSON for entry in self.match.log)
        if self.record is None and (whatever or (decided and not self._watching)):
            self.record = free_place(Path(f"{self.match.game.id}-{self.match.commit[:8]}.json"))

    def _leave(self) -> None:
        """Save, where a file is named, and say how to come back."""
        self.screen.print()
        self._save()
        if self.record is not None:
            self._say("play-saved", file=str(self.record))
            command = f"{self._resuming} {quote(str(self.record))}"
            self.screen.say(self.texts.say("play-go-on", command=command), whole=command)
        elif not self._watching:
            self._say("play-nothing-lost")

    def _finish(self) -> None:
        if not self._watching:
            self._tell_events()
        self.screen.print(result(self.match, self.texts, self.screen.width))
        if self.given is not None:
            self._say_challenge(self.given)
        if self.record is not None:
            self._say("play-saved", file=str(self.record))

    def _say_challenge(self, given: Given) -> None:
        (name,) = names_of([given.player], self.texts.language)
        self._say("challenge-to-beat", name=name, score=given.score)

    def _save(self) -> None:
        if self.record is not None:
            write_record(self.record, self.match, open=self.open)

    def _say(self, id: str, **args: str | int) -> None:
        self._print(self.texts.say(id, **args))

    def _print(self, text: str) -> None:
        self.screen.say(text)
