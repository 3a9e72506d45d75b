"""The same net for many observations at once, with NumPy: the same whole numbers."""

import numpy as np
from numpy.typing import NDArray

from baluchon.bots.weights import MIDDLE, ONE, SHIFT, Layer, Weights

Whole = NDArray[np.int64]


class NetBatch:
    """A net for one number of seats."""

    def __init__(self, weights: Weights, seats: int) -> None:
        self._sight = weights.sights[seats]
        self._layers = [(_matrix(layer), np.array(layer.biases), np.array(layer.factors)) for layer in weights.layers]
        self._inputs = len(weights.layers[0].weights) // len(weights.layers[0].biases)
        self._trust = weights.trust

    def goals(self, entries: Whole, hunches: Whole) -> Whole:
        """By observation (entries as whole numbers, not scaled), the logit of the share of the win and the margin.

        A hunch is the logit of the game's own estimate. All these are in units of 1/1024. Sums stay far below 2**53,
        so that products of floats are exact.
        """
        sight = self._sight
        values = np.zeros((len(entries), self._inputs))
        for entry, (place, factor) in enumerate(zip(sight.inputs, sight.factors, strict=True)):
            values[:, place] += entries[:, entry] * factor
        values[:, sight.seats_at] = ONE
        values[:, sight.hunch_at] = hunches
        goals = values.astype(np.int64)
        for number, (matrix, biases, factors) in enumerate(self._layers):
            sums = (goals.astype(np.float64) @ matrix).astype(np.int64) + biases
            goals = sums * factors >> SHIFT
            if number < len(self._layers) - 1:
                goals = np.maximum(goals, 0)
        goals[:, 0] += hunches * self._trust >> 12
        return goals


def _matrix(layer: Layer) -> NDArray[np.float64]:
    flat = np.frombuffer(layer.weights, np.uint8).astype(np.float64) - MIDDLE
    return flat.reshape(-1, len(layer.biases))
