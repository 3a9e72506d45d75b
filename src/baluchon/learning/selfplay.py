"""Games of a net against itself and against others, many at once; what each seat saw, and what became of it."""

from dataclasses import dataclass, field

import numpy as np
import torch
from librt.strings import BytesWriter
from numpy.typing import NDArray
from torch import Tensor

from baluchon.envs.rewards import final_rewards
from baluchon.kernel.bits import BIT, lowest
from baluchon.kernel.chance import FastChance
from baluchon.kernel.playout import utility
from baluchon.learning.inputs import Gather
from baluchon.learning.labels import Labels
from baluchon.learning.lookahead import Lookahead, hunch, with_hunches
from baluchon.learning.network import Glance, Judge, worth

SELF, PAST, POLICY = 0, 1, 2
"""Who has a seat: the net as it is, an earlier self, the game's own policy."""
_OTHERS_EVERY = 4
"""Of so many games one is against earlier selves, and one against the policy."""
_CHOOSER = 2**94
"""Sets the luck of those who choose apart from that of the games."""
_MOST_TRIED = 12
"""Moves of a decision that are tried."""
_PERCENT = 100
_BYSTANDERS = 20
"""In per cent: how often somebody else looks, too, when a decision was made."""


@dataclass(frozen=True)
class Courage:
    """How far choices stray from what seems best."""

    whim: float
    """By how much, in shares of a win, a move may be liked better than it deserves (Gumbel noise of this scale)."""
    slips: int
    """In per cent: how often any legal move is made."""


@dataclass(frozen=True)
class Seen:
    """What seats saw in games that have ended: a row for each look, the looks of a seat one after the other."""

    rows: Tensor
    lengths: NDArray[np.int64]
    """How many looks each seat had."""
    rewards: NDArray[np.float32]
    """By seat, the share of the win and the margin in the end."""


@dataclass
class _Table:
    """A game that goes on."""

    number: int
    who: list[int]
    state: object
    chance: FastChance
    out: list[BytesWriter] = field(default_factory=list)
    upper: list[BytesWriter] = field(default_factory=list)
    hunches: list[list[float]] = field(default_factory=list)


class Tables:
    """Games with one number of seats that go on from one call to the next."""

    def __init__(self, gather: Gather, games: int, seed: int, points: float) -> None:
        """`points` is a margin that counts in full."""
        self.gather, self.seats = gather, gather.encoding.seats
        self.glance = Glance.of(gather)
        self._game, self._encoder = gather.encoding.game, gather.encoding.encoder
        self._rules = self._game.rules
        self._points = points
        self._seed = seed
        self._begun = 0
        self._shares = [0.0] * self.seats
        self._whim = FastChance(_CHOOSER + (self.seats << 64) + seed)
        self._luck = np.random.default_rng([seed, self.seats])
        self._tables = [self._new() for _ in range(games)]
        self._ended: list[_Table] = []
        self._rewards: list[NDArray[np.float32]] = []

    def play(
        self, decisions: int, judge: Judge | None, past: Judge, courage: Courage, labels: Labels | None = None
    ) -> Seen:
        """Play on until there were so many decisions with a choice; without a judge, the policy plays everywhere.

        Of the decisions of the judge's seats, a share is added to the labels.
        """
        made = 0
        while made < decisions:
            ahead, behind = Lookahead(self.gather.encoding, 1), Lookahead(self.gather.encoding, 1)
            asked: list[tuple[int, int, list[int]]] = []
            asked_past: list[tuple[int, int, list[int]]] = []
            for at in range(len(self._tables)):
                seat, moves = self._next_choice(at)
                table = self._tables[at]
                made += 1
                if labels is not None and table.who[seat] == SELF and self._whim.below(labels.every) == 0:
                    labels.add(table.state, seat, moves, self._whim)
                if self._whim.below(_PERCENT) < courage.slips:
                    self._make(table, seat, moves[self._whim.below(len(moves))])
                elif judge is None or table.who[seat] == POLICY:
                    self._make(table, seat, self._rules.suggest(table.state, seat, moves, self._whim))
                elif table.who[seat] == PAST:
                    behind.add(table.state, seat, moves, self._whim)
                    asked_past.append((at, seat, moves))
                else:
                    moves = self._some(table, seat, moves)
                    ahead.add(table.state, seat, moves, self._whim)
                    asked.append((at, seat, moves))
            for look, who, asking in ((ahead, judge, asked), (behind, past, asked_past)):
                if asking and who is not None:
                    self._answer(look, who, asking, courage)
        return self._gathered()

    def _some(self, table: _Table, seat: int, moves: list[int]) -> list[int]:
        """Of many moves, what the policy suggests and some others: time is better spent on more games."""
        if len(moves) <= _MOST_TRIED:
            return moves
        some = {self._rules.suggest(table.state, seat, moves, self._whim)}
        while len(some) < _MOST_TRIED:
            some.add(moves[self._whim.below(len(moves))])
        return sorted(some)

    def _answer(self, look: Lookahead, judge: Judge, asked: list[tuple[int, int, list[int]]], courage: Courage) -> None:
        worths = worth(judge.hopes(torch.from_numpy(look.observations()), self.glance))
        for (at, seat, moves), weighed in zip(asked, look.weighed(worths), strict=True):
            luck = self._luck.gumbel(scale=courage.whim, size=len(moves))
            self._make(self._tables[at], seat, moves[int((weighed + luck).argmax())])

    def _next_choice(self, at: int) -> tuple[int, list[int]]:
        """Make moves without a choice until there is one; a game that ends makes room for another."""
        while True:
            table = self._tables[at]
            mask = self._rules.to_act(table.state)
            if mask == 0:
                self._end(table)
                self._tables[at] = self._new()
                continue
            seat = lowest(mask)
            moves = self._rules.legal(table.state, seat)
            if len(moves) > 1:
                return int(seat), moves
            self._rules.play(table.state, seat, moves[0], table.chance)

    def _make(self, table: _Table, seat: int, move: int) -> None:
        """Make a move; if it ends the turn, who made it looks, and sometimes somebody else."""
        self._rules.play(table.state, seat, move, table.chance)
        mask = self._rules.to_act(table.state)
        if mask in (0, BIT[seat]):
            return
        self._look(table, seat)
        if self._whim.below(_PERCENT) < _BYSTANDERS:
            other = (seat + 1 + self._whim.below(self.seats - 1)) % self.seats
            self._look(table, other)

    def _look(self, table: _Table, seat: int) -> None:
        if table.who[seat] == SELF:
            self._encoder.encode(table.state, seat, table.out[seat], table.upper[seat])
            utility(self._rules, table.state, self._shares)
            table.hunches[seat].append(hunch(self._shares[seat]))

    def _end(self, table: _Table) -> None:
        shares = final_rewards("rank", self._game, table.state)
        margins = np.clip(np.array(final_rewards("margin", self._game, table.state)) / self._points, -1, 1)
        self._ended.append(table)
        self._rewards.append(np.stack([shares, margins], axis=1).astype(np.float32))

    def _gathered(self) -> Seen:
        """What the net's seats have seen in the games that ended since the last call."""
        entries, upper, hunches, lengths, rewards = [], [], [], [], []
        for table, reward in zip(self._ended, self._rewards, strict=True):
            for seat in range(self.seats):
                if table.hunches[seat]:
                    entries.append(table.out[seat].getvalue())
                    upper.append(table.upper[seat].getvalue())
                    hunches += table.hunches[seat]
                    lengths.append(len(table.hunches[seat]))
                    rewards.append(reward[seat])
        self._ended, self._rewards = [], []
        rows = with_hunches(self.gather.encoding, b"".join(entries), b"".join(upper), hunches)
        told = np.array(rewards, np.float32).reshape(-1, 2)
        return Seen(torch.from_numpy(rows).half(), np.array(lengths, np.int64), told)

    def _new(self) -> _Table:
        number = self._begun
        self._begun += 1
        chance = FastChance((seats_first(self.seats) + number << 64) + self._seed)
        who = [SELF] * self.seats
        if number % _OTHERS_EVERY in (PAST, POLICY):
            who = [number % _OTHERS_EVERY] * self.seats
            who[number // _OTHERS_EVERY % self.seats] = SELF
        state = self._game.start(self.seats, None, chance)
        table = _Table(number, who, state, chance)
        for _ in range(self.seats):
            table.out.append(BytesWriter())
            table.upper.append(BytesWriter())
            table.hunches.append([])
        return table


def seats_first(seats: int) -> int:
    """The number of the first game with so many seats: no two tables have the same luck."""
    return seats << 40
