"""Counts what came out of many games."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt

from baluchon.arena.runner import Played

NORMAL_95 = 1.959963984540054


@dataclass
class SeatTally:
    """How one bot fared on one seat. A win shared by k counts 1/k, exactly: the order of adding must not matter."""

    bot: str
    seat: int
    games: int = 0
    wins: Fraction = Fraction(0)
    points: int = 0

    @property
    def win_rate(self) -> float:
        return float(self.wins / self.games)

    @property
    def mean_score(self) -> float:
        return self.points / self.games


@dataclass
class BotTally:
    """How one bot fared on all its seats; a game in which it has two seats counts twice."""

    games: int = 0
    wins: Fraction = Fraction(0)

    @property
    def win_rate(self) -> float:
        return float(self.wins / self.games)

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(float(self.wins), self.games)


@dataclass
class Thought:
    """How long a bot thought about decisions in which it had a choice."""

    decisions: int = 0
    seconds: float = 0.0

    @property
    def milliseconds(self) -> float:
        """For each decision."""
        return 1000 * self.seconds / self.decisions


class Tally:
    """Adds games up, in whatever order they come."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self._by_seat: dict[tuple[str, int], SeatTally] = {}
        self.thought: dict[str, Thought] = {}

    def add(self, games: Iterable[Played]) -> None:
        for played in games:
            self.games += 1
            self.decisions += played.decisions
            winners = played.outcome.winners
            for seat, bot in enumerate(played.bots):
                row = self._by_seat.setdefault((bot, seat), SeatTally(bot, seat))
                row.games += 1
                if seat in winners:
                    row.wins += Fraction(1, len(winners))
                row.points += played.outcome.scores[seat]

    def add_thought(self, thought: Mapping[str, tuple[int, float]]) -> None:
        """Add up how long bots thought."""
        for bot, (decisions, seconds) in thought.items():
            total = self.thought.setdefault(bot, Thought())
            total.decisions += decisions
            total.seconds += seconds

    def by_seat(self) -> list[SeatTally]:
        """One row for each bot and seat it had, by bot in order of name."""
        return [self._by_seat[key] for key in sorted(self._by_seat)]

    def by_bot(self) -> dict[str, BotTally]:
        """One row for each bot."""
        bots: dict[str, BotTally] = {}
        for row in self.by_seat():
            total = bots.setdefault(row.bot, BotTally())
            total.games += row.games
            total.wins += row.wins
        return bots


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins (Wilson's, which holds near 0 and 1 too)."""
    share = wins / games
    square = NORMAL_95**2
    middle = share + square / (2 * games)
    half = NORMAL_95 * sqrt(share * (1 - share) / games + square / (4 * games**2))
    below = 1 + square / games
    rate = wins / games  # rounding must not push a bound past what it bounds
    return max(0.0, min(rate, (middle - half) / below)), min(1.0, max(rate, (middle + half) / below))
