"""The same net for many observations at once, with NumPy: the same whole numbers, so the same moves."""

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

    def outputs(self, entries: Whole) -> Whole:
        """By observation (entries as whole numbers, not scaled), how much each move is liked, then the value's logit.

        Sums stay far below 2**53, so that products of floats are exact.
        """
        sight = self._sight
        values = np.zeros((len(entries), self._inputs))
        for entry, (place, factor) in enumerate(zip(sight.inputs, sight.factors, strict=True)):
            values[:, place] += entries[:, entry] * factor
        values[:, sight.seats_at] = ONE
        outputs = values.astype(np.int64)
        for number, (matrix, biases, factors) in enumerate(self._layers):
            sums = (outputs.astype(np.float64) @ matrix).astype(np.int64) + biases
            outputs = sums * factors >> SHIFT
            if number < len(self._layers) - 1:
                outputs = np.maximum(outputs, 0)
        return outputs


def _matrix(layer: Layer) -> NDArray[np.float64]:
    flat = np.frombuffer(layer.weights, np.uint8).astype(np.float64) - MIDDLE
    return flat.reshape(-1, len(layer.biases))
