"""Puzzles: find the best choice."""

from msgspec import Raw, Struct

from baluchon.kernel.words import Message
from baluchon.server.protocol.tables import SeatInfo
from baluchon.server.protocol.words import MoveNumber


class PuzzleTry(Struct, frozen=True):
    """The person's first answer to a puzzle."""

    number: int
    right: bool


class PuzzleList(Struct, frozen=True):
    """The puzzles of a game."""

    game: str
    hardness: list[float]
    """Of each puzzle, from 0 (bots of all levels find it) to 1 (none does)."""
    tries: list[PuzzleTry]
    """If the server knows the person: what they have answered."""
    streak: int
    """Right answers since the last wrong one."""


class PuzzleAsked(Struct, frozen=True):
    """A position as a seat sees it; one choice is clearly the best."""

    game: str
    rules: int
    number: int
    total: int
    hardness: float
    seat: int
    seats: list[SeatInfo]
    view: Raw
    """As in `Frame`."""
    prompt: Message
    legal: list[int]
    to_act: list[int]


class PuzzleChoice(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer."""

    move: MoveNumber


class PuzzleAnswer(Struct, frozen=True):
    """What is the best choice, and why."""

    right: bool
    best: int
    value: float
    """What it is worth, as a share of one win."""
    second: float
    """What the next best one is worth."""
    reasons: list[Message]
    solved: dict[str, float]
    """By level of bot: how often one finds it."""
