"""Everything that can be refused, by type. Each error says what to do and carries a stable code."""

from collections.abc import Sequence
from typing import ClassVar

from baluchon.kernel.words import Reason


class BaluchonError(Exception):
    """The base of every refusal; never a defect of the program."""

    code: ClassVar[str] = "error"


class UnknownGame(BaluchonError):
    """No game of that id is installed."""

    code = "unknown-game"


class ClosedGame(UnknownGame):
    """A game of that id is installed and cannot be loaded; the others can be played."""

    code = "closed-game"


class BadGame(BaluchonError):
    """A package declares something that is no game, or one that is there already."""

    code = "bad-game"


class BadData(BaluchonError):
    """Something in a game's data is not allowed: the file and the place in it are named."""

    code = "bad-data"


class OtherData(BaluchonError):
    """Something was made by other data of a game, or another version of it, than what is here: a record, a plan."""

    code = "other-data"


class BadOption(BaluchonError):
    """An option, its value or the number of seats does not fit the game."""

    code = "bad-option"

    def __init__(self, text: str, reason: Reason | None = None) -> None:
        super().__init__(text)
        self.reason = reason


class MoveError(BaluchonError):
    """The base of everything that can be wrong with a move."""


class GameOver(MoveError):
    """The game has ended; nobody moves any more."""

    code = "game-over"

    def __init__(self) -> None:
        super().__init__("the game is over")


class NotYourTurn(MoveError):
    """Another seat is to act."""

    code = "not-your-turn"

    def __init__(self, seat: int, to_act: Sequence[int]) -> None:
        super().__init__(f"seat {seat} is not to act now; to act: {', '.join(map(str, to_act))}")
        self.seat = seat
        self.to_act = tuple(to_act)


class Unparseable(MoveError):
    """The text names no move of the game at all."""

    code = "unparseable"

    def __init__(self, text: str, close: Sequence[str] = ()) -> None:
        hint = f"; did you mean {' or '.join(close)}?" if close else ""
        super().__init__(f"{text!r} is no move of this game{hint}")
        self.text = text
        self.close = tuple(close)


class Ambiguous(MoveError):
    """The text fits several moves."""

    code = "ambiguous"

    def __init__(self, text: str, candidates: Sequence[str]) -> None:
        super().__init__(f"{text!r} may mean {', '.join(candidates)}; write more of it")
        self.text = text
        self.candidates = tuple(candidates)


class IllegalMove(MoveError):
    """A move of the game, but not now; the reason names the clause and the facts."""

    code = "illegal"

    def __init__(self, move: str, reason: Reason) -> None:
        clause = f"{reason.clause}: " if reason.clause else ""
        facts = ", ".join(f"{key} {value}" for key, value in reason.args.items())
        super().__init__(f"{move!r} is not legal ({clause}{reason.id}{': ' + facts if facts else ''})")
        self.move = move
        self.reason = reason


class CannotTakeBack(BaluchonError):
    """The take-back rule does not allow it."""

    code = "cannot-take-back"

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"cannot take back ({reason.id})")
        self.reason = reason


class RecordError(BaluchonError):
    """The base of everything that can be wrong with a record."""

    code = "bad-record"


class WrongVersion(RecordError):
    """The record belongs to another format or another version of the rules."""

    code = "wrong-version"


class CorruptRecord(RecordError):
    """The record is truncated, edited or of another origin; `entry` is the first bad log entry."""

    code = "corrupt-record"

    def __init__(self, text: str, entry: int | None = None) -> None:
        super().__init__(text)
        self.entry = entry
