"""The spaces of Gymnasium in which observations and moves of a game lie."""

from __future__ import annotations  # before Gymnasium 1.4 its spaces cannot be written with brackets

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium.spaces import Box, Discrete

from baluchon.envs.encoding import Encoding


def observation_space(encoding: Encoding, times: int = 1) -> Box[np.float32]:
    """Every number that an observation can hold (or so many observations, one behind another)."""
    low = np.empty(encoding.size, np.float32)
    high = np.empty(encoding.size, np.float32)
    for field in encoding.fields:
        low[field.start : field.start + field.length] = field.low
        high[field.start : field.start + field.length] = field.high
    return Box(np.tile(low * encoding.scale, times), np.tile(high * encoding.scale, times), dtype=np.float32)


if TYPE_CHECKING:
    _Moves = Discrete[np.int64]
else:
    _Moves = Discrete


class MoveSpace(_Moves):
    """All moves of a game, by their ints. Draws a legal one several times as fast as its base does."""

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if isinstance(mask, np.ndarray) and probability is None:
            legal = mask.nonzero()[0]
            if len(legal):
                drawn: np.int64 = legal[int(self.np_random.random() * len(legal))]
                return drawn
        return super().sample(mask) if probability is None else super().sample(mask, probability)
