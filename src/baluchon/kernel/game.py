"""The moving part of a game: its state and its rules, written so that they compile.

`Game` in `declaration.py` joins a `Rules` object with everything that has words.
"""

from typing import Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from baluchon.kernel.chance import Chance

Fact = tuple[int, int, int, int]
"""What happened: (kind of fact, seat, and two numbers whose meaning the kind tells)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything there is to know about a game in progress, but no randomness."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.facts: list[Fact] | None = None
        """Rules append what happens when this is a list; search leaves it None."""


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[S]):
    """The contract every game fulfils on its hot path."""

    def start(self, seats: i64, options: list[int], chance: Chance) -> S:
        """Set the game up, ready for the first decision; options as the declaration encodes them."""
        raise NotImplementedError

    def to_act(self, s: S) -> i64:
        """The mask of seats that must decide now; several decide at the same time, none means over."""
        raise NotImplementedError

    def legal(self, s: S, seat: i64) -> list[int]:
        """All legal moves of a seat in ascending order; empty if it is not to act."""
        raise NotImplementedError

    def random_move(self, s: S, seat: i64, chance: Chance) -> i64:
        """One of the legal moves of a seat that is to act: the one that a draw below their number points at.

        A game may answer without making the list where random play is to be fast.
        """
        moves = self.legal(s, seat)
        return moves[chance.below(len(moves))]

    def play(self, s: S, seat: i64, move: i64, chance: Chance) -> None:
        """Carry out a move that comes from `legal`; nothing is checked here."""
        raise NotImplementedError

    def copy(self, s: S) -> S:
        """An independent copy, without the facts."""
        raise NotImplementedError

    def imagine(self, s: S, seat: i64, chance: Chance) -> S:
        """A state that looks the same to the seat, all it cannot know dealt anew, fairly."""
        raise NotImplementedError

    def winners(self, s: S) -> i64:
        """The mask of seats that win a game that is over."""
        raise NotImplementedError

    def estimate(self, s: S, out: list[float]) -> None:
        """Write each seat's expected utility (a share of one win) into `out`, for any state."""
        raise NotImplementedError

    def suggest(self, s: S, seat: i64, moves: list[int], chance: Chance) -> i64:
        """A sensible move out of these, quickly: the playout policy."""
        raise NotImplementedError
