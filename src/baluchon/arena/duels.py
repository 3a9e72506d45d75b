"""One bot against copies of another on duplicate deals: every deal is played once from each seat.

What is lucky about a deal falls to both, so fewer games tell more. A duel ends as soon as it is clear who is stronger,
or after as many deals as are allowed.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev

from baluchon.arena.lineup import lineups
from baluchon.arena.runner import Plan, play_some
from baluchon.arena.statistics import NORMAL_95

_FEWEST = 10
"""Deals before a duel may end early: fewer are too rough a measure."""
_SURELY = 3.0
"""Standard errors off an even share that end a duel: more than for one look, since it is looked at after each deal."""


@dataclass
class Duel:
    """A bot that sits once at each table, and another one that has all other seats."""

    game: str
    seats: int
    bot: str
    others: str
    seed: str
    shares: list[float] = field(default_factory=list)
    """By deal, the bot's share of the wins over all seats."""
    bar: float | None = None
    """The share that it is held against; none: an even one."""

    @property
    def even(self) -> float:
        """The share of one who is as strong as the others."""
        return 1 / self.seats

    @property
    def share(self) -> float:
        return fmean(self.shares)

    @property
    def interval(self) -> tuple[float, float]:
        """What holds the true share in 95 of 100 cases, from how much deals differ; all of it after a single deal."""
        if len(self.shares) < 2:
            return 0.0, 1.0
        reach = NORMAL_95 * self._error
        return max(self.share - reach, 0.0), min(self.share + reach, 1.0)

    @property
    def is_decided(self) -> bool:
        """Whether it is clear on which side of its bar the share is: with an even one, who is stronger."""
        bar = self.even if self.bar is None else self.bar
        return len(self.shares) >= _FEWEST and abs(self.share - bar) > _SURELY * self._error

    @property
    def _error(self) -> float:
        # A deal that goes otherwise is always possible, however alike they all were.
        return max(stdev(self.shares), self.even / self.seats) / sqrt(len(self.shares))

    def play(self, most: int, tell: Callable[[], None] = lambda: None) -> None:
        """Play deals until it is decided, at most so many; tell after each."""
        while len(self.shares) < most and not self.is_decided:
            self.shares.append(self._deal(len(self.shares)))
            tell()

    def _deal(self, number: int) -> float:
        won = 0.0
        for lineup in lineups([self.bot, *[self.others] * (self.seats - 1)]):
            # The luck of a game comes from its seed and its number: these are the same from every seat.
            plan = Plan(self.game, self.seats, 1, (lineup,), f"{self.seed} {number}")
            winners = play_some(plan, [0]).games[0].outcome.winners
            if lineup.index(self.bot) in winners:
                won += 1 / len(winners)
        return won / self.seats
