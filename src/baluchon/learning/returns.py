"""What decisions have brought, worked out backwards from how games went on (generalised advantage estimation)."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True)
class Step:
    """One step of many games: who decided, what they hoped for by goal, and which games ended with it."""

    games: NDArray[np.int64]
    seats: NDArray[np.int64]
    hopes: NDArray[np.float32]
    ended: NDArray[np.int64]
    rewards: NDArray[np.float32]
    """By ended game, seat and goal."""


def gains(steps: list[Step], games: int, seats: int, smoothing: float) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
    """How much better each decision turned out than hoped, by goal, and for which decisions that is known.

    Every seat of every game is a line of its own: what follows a decision is that seat's next one, or the end. The
    last decision of a seat in a game that goes on after the last step has nothing after it, and does not count.
    """
    goals = steps[0].hopes.shape[-1]
    ahead = np.zeros((games, seats, goals), np.float32)
    """What the seat hopes for at its next decision, or has got at the end."""
    carried = np.zeros((games, seats, goals), np.float32)
    follows = np.zeros((games, seats), bool)
    found, known = [], []
    for step in reversed(steps):
        ahead[step.ended], carried[step.ended], follows[step.ended] = step.rewards, 0, True
        at = step.games, step.seats
        is_known = follows[at]
        better = np.where(is_known[:, None], ahead[at] - step.hopes + smoothing * carried[at], 0)
        found.append(better)
        known.append(is_known)
        ahead[at], carried[at], follows[at] = step.hopes, better, True
    return np.concatenate(found[::-1]), np.concatenate(known[::-1])
