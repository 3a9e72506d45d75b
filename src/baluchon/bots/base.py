"""What a bot is, and what it tells about a choice."""

from typing import Protocol

import msgspec

from baluchon.kernel.chance import Chance
from baluchon.kernel.position import Position
from baluchon.kernel.words import Message


class ExpectedLine(msgspec.Struct, frozen=True):
    """A line of a score sheet as it may be at the end of the game, on average."""

    id: str
    points: float


class Considered(msgspec.Struct, frozen=True):
    """A move that was weighed: its expected utility (a share of one win) and how often it was tried."""

    move: int
    value: float
    visits: int
    lines: tuple[ExpectedLine, ...] = ()
    """The seat's own sheet at the end, as far as it can be foreseen; only for the best moves."""
    scores: tuple[float, ...] = ()
    """The final score of every seat, as far as it can be foreseen; only for the best moves."""
    reasons: tuple[Message, ...] = ()
    """What it brings by itself, line by line, and what it opens or closes; only for the best moves."""
    prospects: tuple[Message, ...] = ()
    """Where it leads to more or fewer points in the end than the other best moves."""


class Bot(Protocol):
    """A player that is a program. It keeps nothing between decisions: the same question, the same answer."""

    @property
    def code(self) -> str:
        """The name it is chosen by, as in `--bots casual`."""
        ...

    def choose(self, position: Position, chance: Chance) -> int:
        """One of the position's legal moves."""
        ...

    def explain(self, position: Position, chance: Chance) -> list[Considered]:
        """The moves considered, the one it would choose first; empty if it does not weigh them."""
        ...
