"""One look ahead: what a seat would see after each of its moves, for many games at once."""

from math import log
from typing import Any

import numpy as np
from librt.strings import BytesWriter
from numpy.typing import NDArray

from baluchon.bots.weights import LEAST, MOST, SURE
from baluchon.envs.encoding import Encoding
from baluchon.kernel.chance import SPAN, Chance, FastChance
from baluchon.kernel.playout import play_turn, utility

STRETCH = 4.0
"""What the logit of an estimate is divided by to be an input of a net."""


def hunch(estimate: float) -> float:
    """What a net is told of the game's own estimate of a seat's share."""
    share = min(max(estimate, LEAST), MOST)
    return log(share / (1 - share)) / STRETCH


def with_hunches(encoding: Encoding, entries: bytes, upper: bytes, hunches: list[float]) -> NDArray[np.float32]:
    """Observations as an encoder has written them, a row for each, and behind each the game's own estimate."""
    rows = np.empty((len(hunches), encoding.size), np.float32)
    encoding.scale_all(entries, upper, rows)
    return np.concatenate([rows, np.array(hunches, np.float32)[:, None]], axis=1)


class Lookahead:
    """Moves that are tried, and what is seen then. All moves of a decision are tried in the same imagined worlds."""

    def __init__(self, encoding: Encoding, worlds: int) -> None:
        self.encoding = encoding
        self.worlds = worlds
        self._out, self._upper = BytesWriter(), BytesWriter()
        self._hunches: list[float] = []
        self._ends: list[tuple[int, float]] = []
        self._decisions: list[int] = []

    def add(self, state: Any, seat: int, moves: list[int], chance: Chance) -> None:
        """Try all moves of a decision."""
        rules, encoder = self.encoding.game.rules, self.encoding.encoder
        self._decisions.append(len(moves))
        shares = [0.0] * self.encoding.seats
        for _ in range(self.worlds):
            world = rules.imagine(state, seat, chance)
            luck = chance.below(SPAN)
            for move in moves:
                after = rules.copy(world)
                play_turn(rules, after, seat, move, FastChance(luck))
                utility(rules, after, shares)
                if rules.to_act(after) == 0:
                    self._ends.append((len(self._hunches), shares[seat]))
                self._hunches.append(hunch(shares[seat]))
                encoder.encode(after, seat, self._out, self._upper)

    @property
    def has_ends(self) -> bool:
        """Whether the game was over after some of what was tried."""
        return bool(self._ends)

    def observations(self) -> NDArray[np.float32]:
        """What is seen after all that was tried."""
        return with_hunches(self.encoding, self._out.getvalue(), self._upper.getvalue(), self._hunches)

    def weighed(self, worths: NDArray[np.float32]) -> list[NDArray[np.float32]]:
        """By decision, what each move is worth on average, when this is what the observations are worth."""
        for row, share in self._ends:
            worths[row] = SURE * (share - 0.5)
        found, at = [], 0
        for moves in self._decisions:
            found.append(worths[at : at + moves * self.worlds].reshape(self.worlds, moves).mean(axis=0))
            at += moves * self.worlds
        return found
