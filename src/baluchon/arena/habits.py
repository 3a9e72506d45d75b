"""What would help somebody most: the line of the score sheet that decides their losses.

A line decides a loss if the winner's points on it alone would have been enough: with them the loser would have had at
least as many in all as the winner. Nothing is said about a few games: luck decides those.
"""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from baluchon.kernel.match import Match
from baluchon.kernel.sheets import Sheet

FEWEST_GAMES = 5
FEWEST_LOSSES = 3
_HALF = 0.5
"""Of the losses a line has to decide to be named."""


class Habit(msgspec.Struct, frozen=True):
    """What somebody's finished games of one kind have in common."""

    games: int
    losses: int
    line: str | None = None
    """The line that decides most of the losses; None if they are too few, or no line decides half of them."""
    decided: int = 0
    """How many losses that line decides."""
    behind: float = 0.0
    """How many points worse than the winner's it was on average, over all losses."""

    @property
    def is_enough(self) -> bool:
        """Whether there were enough games and losses to say anything."""
        return self.games >= FEWEST_GAMES and self.losses >= FEWEST_LOSSES


class Finished(NamedTuple):
    """A finished game, and where somebody sat in it."""

    sheets: Sequence[Sheet]
    winners: Sequence[int]
    seat: int
    fewest_wins: bool

    @staticmethod
    def of(match: Match, seat: int) -> "Finished":
        return Finished(match.sheets(), match.outcome().winners, seat, match.game.fewest_wins)


class _Loss(NamedTuple):
    """A lost game: by how much, and how many points worse than the winner's each line was."""

    gap: int
    lines: dict[str, int]

    def is_decided_by(self, line: str) -> bool:
        return self.lines.get(line, 0) >= max(1, self.gap)


def habit_of(games: Sequence[Finished]) -> Habit:
    """What finished games of one kind tell about whoever played them."""
    losses = [_loss(game) for game in games if game.seat not in game.winners]
    unsaid = Habit(len(games), len(losses))
    if not unsaid.is_enough:
        return unsaid
    names = {line for loss in losses for line in loss.lines}
    decided = {line: sum(loss.is_decided_by(line) for loss in losses) for line in names}
    behind = {line: sum(loss.lines.get(line, 0) for loss in losses) / len(losses) for line in names}
    line = max(names, key=lambda each: (decided[each], behind[each], each))
    if decided[line] < _HALF * len(losses):
        return unsaid
    return Habit(len(games), len(losses), line, decided[line], behind[line])


def _loss(game: Finished) -> _Loss:
    own, winner = game.sheets[game.seat], game.sheets[game.winners[0]]
    sign = -1 if game.fewest_wins else 1
    points = _points(own)
    lines = {line: sign * (theirs - points.get(line, 0)) for line, theirs in _points(winner).items()}
    return _Loss(sign * (winner.total - own.total), lines)


def _points(sheet: Sheet) -> dict[str, int]:
    return {line.id: line.points for line in sheet.lines}
