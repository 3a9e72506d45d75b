"""The moving part of a game: its state and its rules, written so that they compile.

`Game` in `declaration.py` joins a `Rules` object with everything that has words.
"""

from typing import Any, Final, Generic, TypeVar, cast

from mypy_extensions import i64, mypyc_attr

from baluchon.kernel.bits import BIT
from baluchon.kernel.chance import Chance

NONE: Final[i64] = -1
"""No seat, no card, no place: the one word for nothing where things are counted from 0."""

ASKED: Final[i64] = 0
"""A question is put to the seat, even if it has one answer."""
KNOWN_TO_SEAT: Final[i64] = 1
"""A question with one answer is a formality, but only the seat knows that there is one."""
KNOWN_TO_ALL: Final[i64] = 2
"""A question with one answer is a formality, and all can see that, or will as soon as it is answered."""

Fact = tuple[int, int, int, int]
"""What happened: (kind of fact, seat, and two numbers whose meaning the kind tells)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Figures:
    """What is printed, for a game whose versions differ in it. Copies of a state share it, so nothing may change it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything there is to know about a game in progress, but no randomness."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.facts: list[Fact] | None = None
        """Rules note what happens when this is a list; search leaves it None."""

    def copy(self) -> "State":
        """An independent copy, without the facts.

        This one serves states written in plain Python, whose constructor takes the number of seats: it copies lists,
        dictionaries and objects by what is in them, and shares `Figures`. Compiled states have theirs written by
        `make states`.
        """
        c = type(self)(self.seats)
        for name, value in self.__dict__.items():
            if name != "facts":
                setattr(c, name, _copied(value))
        return c


def _copied(value: Any) -> Any:
    if isinstance(value, list):
        return [_copied(each) for each in value]
    if isinstance(value, dict):
        return {key: _copied(each) for key, each in value.items()}
    if isinstance(value, set):
        return set(value)
    if isinstance(value, (int, str, float, bytes, tuple, frozenset, type(None), Figures)) or not hasattr(
        value, "__dict__"
    ):
        return value
    c = object.__new__(type(value))
    for name, each in value.__dict__.items():
        setattr(c, name, _copied(each))
    return c


def note(s: State, kind: int, seat: i64, a: i64 = 0, b: i64 = 0) -> None:
    """Note a fact, if anybody keeps them."""
    if s.facts is not None:
        s.facts.append((kind, seat, a, b))


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

    def formality(self, s: S, seat: i64) -> i64:
        """Whether a seat that is to act and has a single legal move need not be asked, and who knows that.

        Only for payments and the like. A turn, a draw or a pass with one way left is asked all the same: people want
        to see it, and it is the last moment to take back what came before.
        """
        return ASKED

    def random_move(self, s: S, seat: i64, chance: Chance) -> i64:
        """A random legal move of a seat that is to act; equals `legal(s, seat)[chance.below(n)]` for n moves.

        A game may answer without making the list where random play is to be fast.
        """
        moves = self.legal(s, seat)
        return moves[chance.below(len(moves))]

    def play(self, s: S, seat: i64, move: i64, chance: Chance) -> None:
        """Carry out a move that comes from `legal`; nothing is checked here."""
        raise NotImplementedError

    def copy(self, s: S) -> S:
        """An independent copy, without the facts."""
        return cast(S, s.copy())

    def imagine(self, s: S, seat: i64, chance: Chance) -> S:
        """A state that looks the same to the seat, all it cannot know dealt anew, fairly."""
        raise NotImplementedError

    def rank_key(self, s: S, seat: i64) -> list[int]:
        """What decides between seats, in the order it is looked at; the largest key wins.

        The only place that says who wins: `winners` and the ranking of the outcome follow from it.
        """
        raise NotImplementedError

    def winners(self, s: S) -> i64:
        """The mask of seats that win a game that is over: those with the largest key."""
        best = self.rank_key(s, 0)
        mask: i64 = BIT[0]
        for seat in range(1, s.seats):
            key = self.rank_key(s, seat)
            if key > best:
                best = key
                mask = BIT[seat]
            elif key == best:
                mask |= BIT[seat]
        return mask

    def estimate(self, s: S, out: list[float]) -> None:
        """Write each seat's expected utility (a share of one win) into `out`, for any state."""
        raise NotImplementedError

    def suggest(self, s: S, seat: i64, moves: list[int], chance: Chance) -> i64:
        """A sensible move out of these, quickly: the playout policy."""
        raise NotImplementedError
