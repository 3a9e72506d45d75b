"""Score sheets and outcomes: who has how many points for what, who won and why."""

from collections.abc import Sequence

import msgspec

from baluchon.kernel.words import Message


class Line(msgspec.Struct, frozen=True):
    """One line of a sheet. Its label is the message `line-ID` of the game."""

    id: str
    points: int
    clause: str
    parts: tuple[int, ...] = ()
    """The points by round or day, where the game counts so; they add up to `points`."""


class Sheet(msgspec.Struct, frozen=True):
    """The referee's sheet of one seat."""

    seat: int
    lines: tuple[Line, ...]

    @property
    def total(self) -> int:
        return sum(line.points for line in self.lines)


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended."""

    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    """The place of each seat, from 1; equal places are shared."""
    ending: Message
    """Why the game was over."""
    tie_break: Message | None = None
    """Which rule decided between winners of equal score, if one had to."""

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.ranking) if place == 1)


def ranking(keys: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """The place of each seat by its key, highest first; equal keys share a place."""
    return tuple(1 + sum(list(other) > list(key) for other in keys) for key in keys)


def decided_by(keys: Sequence[Sequence[int]]) -> int:
    """How many numbers of the best key were needed to tell it from all others: 1 if the score alone decided.

    0 if the best key is not the only one of its kind: then the win is shared.
    """
    best = list(max(keys, key=list))
    if sum(list(key) == best for key in keys) > 1:
        return 0
    return next(n for n in range(1, len(best) + 1) if sum(list(key[:n]) == best[:n] for key in keys) == 1)


def outcome_of(
    keys: Sequence[Sequence[int]], ending: Message, *tie_breaks: Message, scores: Sequence[int] | None = None
) -> Outcome:
    """How a game ended, from the keys of its seats (`Rules.rank_key`).

    `tie_breaks` say what decided if the second number of the keys had to be looked at, the third and so on; a win that
    is shared has the message `tie-shared`. The scores are the first numbers of the keys unless they are given.
    """
    decided = decided_by(keys)
    return Outcome(
        scores=tuple(key[0] for key in keys) if scores is None else tuple(scores),
        ranking=ranking(keys),
        ending=ending,
        tie_break=Message("tie-shared") if decided == 0 else tie_breaks[decided - 2] if decided > 1 else None,
    )
