"""Decisions that a search has judged: what is seen after each move, and what it may hope for.

The search tries all moves in the same worlds, so that what it says of their differences is far less a matter of luck
than how a game ends.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from baluchon.bots.expert import search_by
from baluchon.bots.judge import Judge as Adviser
from baluchon.kernel.chance import Chance
from baluchon.kernel.position import Position
from baluchon.learning.inputs import Gather
from baluchon.learning.lookahead import Lookahead
from baluchon.learning.network import Glance, Judge

WORLDS = 3
"""In which each move is looked at."""
_MOST = 12
"""Moves of a decision that are learned from: the better half is the search's best."""
_TRIES = 20
"""Iterations there are for each move at least."""


@dataclass(frozen=True)
class Labelled:
    """Judged decisions: by decision a row for each world and move, the moves of a world one after the other."""

    rows: Tensor
    moves: NDArray[np.int64]
    """How many moves each decision has."""
    told: NDArray[np.float32]
    """By move, the share of the win that it may hope for."""

    def some(self, decisions: NDArray[np.int64]) -> "Labelled":
        """Only these decisions."""
        return Labelled(
            self.rows[torch.from_numpy(_places(self.moves * WORLDS, decisions))],
            self.moves[decisions],
            self.told[_places(self.moves, decisions)],
        )

    def error(self, judge: Judge, glance: Glance) -> Tensor:
        """By how much a judge is wrong about the differences between the moves of a decision: mean square."""
        which = np.repeat(np.arange(len(self.moves)), self.moves)
        ends = np.cumsum(self.moves)
        move_of = np.concatenate(
            [np.tile(np.arange(end - n, end), WORLDS) for n, end in zip(self.moves, ends, strict=True)]
        )
        told = torch.from_numpy(self.told)
        decision = torch.from_numpy(which)
        worths = judge.worths(self.rows.float(), glance)
        found = torch.zeros(len(told)).index_add(0, torch.from_numpy(move_of), worths) / WORLDS
        off = found - told
        counts = torch.from_numpy(self.moves).float()
        means = torch.zeros(len(counts)).index_add(0, decision, off) / counts
        return (off - means[decision]).square().sum() / len(counts)


class Labels:
    """Lets a search judge decisions with one number of seats."""

    def __init__(self, gather: Gather, iterations: int, every: int, adviser: Adviser | None) -> None:
        """Of so many decisions, one is judged; by an adviser's search, if there is one."""
        self.every = every
        self._gather, self._iterations, self._adviser = gather, iterations, adviser
        self._rows: list[NDArray[np.float16]] = []
        self._moves: list[int] = []
        self._told: list[float] = []

    def add(self, state: Any, seat: int, moves: list[int], chance: Chance) -> None:
        """Judge a decision, unless it may end the game: then nothing is left to learn."""
        position = Position(self._gather.encoding.game, state, seat)
        search = search_by(self._adviser, position, chance, moves[0])
        search.think(max(self._iterations, _TRIES * len(moves)), 0.0)
        told = dict(sorted(search.compared(), key=lambda each: (-each[1], each[0])))
        looked = _some(list(told), chance)
        ahead = Lookahead(self._gather.encoding, WORLDS)
        ahead.add(state, seat, looked, chance)
        if ahead.has_ends:
            return
        self._rows.append(ahead.observations().astype(np.float16))
        self._moves.append(len(looked))
        self._told += [told[move] for move in looked]

    def gathered(self) -> Labelled:
        """All that were judged."""
        rows = np.concatenate([np.empty((0, self._gather.encoding.size + 1), np.float16), *self._rows])
        return Labelled(torch.from_numpy(rows), np.array(self._moves, np.int64), np.array(self._told, np.float32))


def _some(best_first: list[int], chance: Chance) -> list[int]:
    """Of many moves the best, and as many of the others."""
    if len(best_first) <= _MOST:
        return best_first
    some, others = best_first[: _MOST // 2], best_first[_MOST // 2 :]
    while len(some) < _MOST:
        some.append(others.pop(chance.below(len(others))))
    return some


def _places(lengths: NDArray[np.int64], chosen: NDArray[np.int64]) -> NDArray[np.int64]:
    """Where the entries of the chosen ones are, when those of all stand one after the other."""
    ends = np.cumsum(lengths)
    return np.concatenate([np.arange(0), *(np.arange(ends[n] - lengths[n], ends[n]) for n in chosen)])
