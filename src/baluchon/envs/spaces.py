"""The spaces of Gymnasium in which observations and moves of a game lie."""

import numpy as np
from gymnasium.spaces import Box, Discrete

from baluchon.envs.encoding import Encoding


def observation_space(encoding: Encoding, times: int = 1) -> Box:
    """Every number that an observation can hold (or so many observations, one behind another)."""
    low = np.empty(encoding.size, np.float32)
    high = np.empty(encoding.size, np.float32)
    for field in encoding.fields:
        low[field.start : field.start + field.length] = field.low
        high[field.start : field.start + field.length] = field.high
    return Box(np.tile(low * encoding.scale, times), np.tile(high * encoding.scale, times), dtype=np.float32)


def move_space(encoding: Encoding) -> "Discrete[np.int64]":
    """All moves of the game, by their ints."""
    return Discrete(encoding.moves)
