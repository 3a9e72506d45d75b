"""A game at the terminal: one person and bots, or bots only.

Bots decide first, then the person is asked. All that is shown comes from the person's view.
"""

import hashlib
import sys
from collections.abc import Callable
from pathlib import Path

import typer
from rich.console import Console
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from baluchon.boards import board_of
from baluchon.bots import Bot, bot_by_code
from baluchon.bots.levels import ADVISER
from baluchon.cli.files import write_record
from baluchon.cli.hints import hint
from baluchon.cli.results import result
from baluchon.kernel.chance import FastChance
from baluchon.kernel.declaration import View
from baluchon.kernel.errors import Ambiguous, CannotTakeBack, IllegalMove, MoveError, Unparseable
from baluchon.kernel.match import Match
from baluchon.kernel.moves import Move
from baluchon.texts import Texts

PERSON = 0
_INTERRUPTED = 130
_GAP = 2
_WIDE = 110
"""Columns from which the notation of each choice is shown beside it."""


class _Quit(Exception):
    """The person leaves the table."""


class Table:
    """Match, bots and screen together."""

    def __init__(
        self,
        match: Match,
        bots: dict[int, Bot],
        language: str,
        screen: Console,
        *,
        record: Path | None = None,
        open: bool = False,
        resumed: bool = False,
    ) -> None:
        self.match = match
        self.bots = bots
        self.screen = screen
        self.record = record
        self.open = open
        self.resumed = resumed
        self._watching = PERSON in bots
        names = [player.partition(" (")[0] for player in match.players]
        self.texts = Texts(language, match.game, names, None if self._watching else PERSON)
        self.board = board_of(match.game)
        self._told = len(match.log)
        self._commands: dict[str, tuple[str, Callable[[], None]]] = {
            "?": ("help-help", self._help),
            "h": ("help-hint", self._hint),
            "u": ("help-undo", self._undo),
            "s": ("help-scores", self._scores),
            "b": ("help-board", self._show_table),
            "q": ("help-quit", self._quit),
        }

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
            self._leave()
            raise typer.Exit(_INTERRUPTED) from None
        self._save()
        self._finish()

    def _introduce(self) -> None:
        others = self.texts.join([self.match.players[seat] for seat in sorted(self.bots)])
        title = self.texts.title()
        self.screen.print(Rule(Text(title, style="bold")))
        self._say("tagline")
        self._say("play-seats" if self._watching else "play-against", players=others)
        if self.resumed:
            self._say("play-resumed")

    def _let_bots_decide(self) -> None:
        """All bots that are to act, each with luck of its own; the same again after a resume."""
        deciding = [seat for seat in self.match.to_act if seat in self.bots]
        if not deciding:
            return
        names = self.texts.join([self.texts.player(seat) for seat in deciding])
        with self.screen.status(Text(self.texts.say("play-waiting", players=names, count=len(deciding)))):
            for seat in deciding:
                move = self.bots[seat].choose(self.match.position(seat), self._luck(f"bot {seat}"))
                self.match.play(seat, move)

    def _luck(self, purpose: str) -> FastChance:
        text = f"{purpose} {len(self.match.log)}".encode()
        return FastChance(int.from_bytes(hashlib.blake2b(text, key=self.match.seed, digest_size=12).digest(), "big"))

    def _ask(self) -> None:
        """One decision of the person; everything but a legal move asks again."""
        self._tell_events()
        self._show_table()
        while True:
            line = self._read()
            word, _, rest = line.partition(" ")
            if word in self._commands and not rest:
                self._commands[word][1]()
                if PERSON not in self.match.to_act:
                    return
            elif word == "w":
                self._why_not(rest)
            elif line and self._decide(line):
                return

    def _read(self) -> str:
        legal = self.match.legal(PERSON)
        keys = self.texts.say("play-hint-keys", count=len(legal))
        try:
            line = input(f"{self.texts.say('play-choose', keys=keys)} ").strip()
        except EOFError:
            self.screen.print()
            self._say("play-input-ended")
            raise _Quit from None
        if not sys.stdin.isatty():
            self.screen.print(line, markup=False)
        return line

    def _decide(self, line: str) -> bool:
        """Make the move that is meant; False and a word why if it cannot be made."""
        legal = self.match.legal(PERSON)
        if line.isdecimal():
            if not 1 <= int(line) <= len(legal):
                self._say("play-number-range", count=len(legal))
                return False
            self.match.play(PERSON, legal[int(line) - 1])
            return True
        try:
            self.match.play(PERSON, line)
        except MoveError as error:
            self._complain(error)
            return False
        return True

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
            self._print(f"  {self.texts.message(event)}")

    def _show_table(self) -> None:
        view = self.match.view(PERSON)
        self.screen.print(self.board.draw(view, self.texts, PERSON))
        self.screen.print(Text(self.texts.message(self.match.prompt(PERSON)), style="bold"))
        offered = [self.match.game.moves[index] for index in self.match.legal(PERSON)]
        rows = [[Text(str(number), style="bold"), *self._choice(move, view)] for number, move in enumerate(offered, 1)]
        self.screen.print(_aligned(rows, self.screen.width))

    def _choice(self, move: Move, view: View) -> list[Text]:
        """The cells of a choice: its label, its notation where there is room, and what the board says of it."""
        notation = [Text(move.text, style="dim")] if self.screen.width >= _WIDE else []
        detail = [Text.from_markup(cell) for cell in self.board.detail(move, view, self.texts)]
        return [Text(self.texts.move(move.index)), *notation, *detail]

    def _help(self) -> None:
        self._say("help-intro", example=self.match.game.moves.text(self.match.legal(PERSON)[0]))
        grid = Grid.grid(padding=(0, 2, 0, 2))
        for key, (id, _) in self._commands.items():
            grid.add_row(Text(key, style="bold"), Text(self.texts.say(id)))
        grid.add_row(Text("w …", style="bold"), Text(self.texts.say("help-why", example=self._example())))
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
        legal = self.match.legal(PERSON)
        if len(legal) == 1:
            self._say("hint-only", move=self.texts.move(legal[0]))
            return
        weighed = bot_by_code(ADVISER).explain(self.match.position(PERSON), self._luck("hint"))
        for sentence in hint(weighed, self.texts):
            self._print(sentence)

    def _undo(self) -> None:
        try:
            self.match.take_back(PERSON)
        except CannotTakeBack as error:
            self._print(self.texts.reason(error.reason))
            return
        self._told = len(self.match.log)
        self._say("undone")
        self._show_table()

    def _why_not(self, text: str) -> None:
        if not text:
            self._say("help-why-empty", example=self._example())
            return
        try:
            index = self.match.parse(PERSON, text)
        except MoveError as error:
            self._complain(error)
            return
        reason = self.match.why_not(PERSON, index)
        if reason is None:
            self._say("why-allowed", move=self.texts.move(index))
        else:
            self._print(self.texts.reason(reason))

    def _scores(self) -> None:
        self.screen.print(self.board.scores(self.match.view(PERSON), self.texts, PERSON))

    def _quit(self) -> None:
        if self.record is None:
            self.record = Path(f"{self.match.game.id}-{self.match.commit[:8]}.json")
        raise _Quit

    def _leave(self) -> None:
        """Save, where a file is named, and say how to come back."""
        self.screen.print()
        self._save()
        if self.record is not None:
            self._say("play-saved", file=str(self.record))
            self._say("play-go-on", command=f"baluchon play --resume {self.record}")

    def _finish(self) -> None:
        if not self._watching:
            self._tell_events()
        self.screen.print(result(self.match, self.texts, self.screen.width))
        if self.record is not None:
            self._say("play-saved", file=str(self.record))

    def _save(self) -> None:
        if self.record is not None:
            write_record(self.record, self.match, open=self.open)

    def _say(self, id: str, **args: str | int) -> None:
        self._print(self.texts.say(id, **args))

    def _print(self, text: str) -> None:
        self.screen.print(text, markup=False, soft_wrap=not self.screen.is_terminal)


def _aligned(rows: list[list[Text]], width: int) -> Grid:
    """Cells in columns; where room is short, the widest column gives way."""
    columns = range(max(map(len, rows)))
    widths = [max(row[column].cell_len for row in rows if column < len(row)) for column in columns]
    for _ in range(sum(widths) + _GAP * len(widths) - width):
        widths[widths.index(max(widths))] -= 1
    grid = Grid.grid(padding=(0, _GAP, 0, 0))
    for each in widths:
        grid.add_column(width=each, no_wrap=True, overflow="ellipsis")
    for row in rows:
        grid.add_row(*row)
    return grid
