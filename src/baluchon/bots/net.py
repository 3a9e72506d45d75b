"""A small net that says which move it likes and how likely a seat wins, in whole numbers.

It sees what an observation of its seat says and nothing else. Most entries of an observation are 0, and so are many
hidden units, so only what is not 0 is multiplied. Sums of whole numbers do not depend on their order: the same net
finds the same move compiled and plain, here and everywhere.

This module compiles.
"""

from math import exp
from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64

_ONE: Final[i64] = 4096  # as in `weights.py`, which says what they mean
_SHIFT: Final[i64] = 24
_MIDDLE: Final[i64] = 128
_LOGIT: Final = 1024.0


class Units:
    """A layer of the net."""

    def __init__(self, weights: bytes, biases: list[int], factors: list[int]) -> None:
        self.weights: bytes = weights
        self.biases: list[int] = biases
        self.factors: list[int] = factors
        self.count: i64 = len(biases)

    def output(self, unit: i64, places: list[int], values: list[int]) -> i64:
        """What a unit makes of what comes in at some places; everything else is 0."""
        weights = self.weights
        total: i64 = self.biases[unit]
        for i in range(len(places)):
            place: i64 = places[i]
            value: i64 = values[i]
            weight: i64 = weights[place * self.count + unit]
            total += value * (weight - _MIDDLE)
        factor: i64 = self.factors[unit]
        return total * factor >> _SHIFT

    def feed(self, places: list[int], values: list[int], on: list[int], outputs: list[int]) -> None:
        """Note the units that are on, and how much."""
        for unit in range(self.count):
            output = self.output(unit, places, values)
            if output > 0:
                on.append(unit)
                outputs.append(output)


class Sight:
    """How observations with one number of seats become inputs."""

    def __init__(self, inputs: list[int], factors: list[int], large: list[int], seats_at: i64) -> None:
        self.inputs: list[int] = inputs
        self.factors: list[int] = factors
        self.large: list[int] = large
        self.seats_at: i64 = seats_at


class Net:
    """A game's net for one number of seats."""

    def __init__(self, encoder: Any, sight: Sight, first: Units, second: Units, last: Units) -> None:
        self._encoder: Any = encoder
        self._sight: Sight = sight
        self._first: Units = first
        self._second: Units = second
        self._last: Units = last
        self._out: BytesWriter = BytesWriter()
        self._upper: BytesWriter = BytesWriter()

    def likings(self, s: Any, seat: i64, moves: list[int]) -> list[int]:
        """How much the net likes each of these moves of a seat that is to act: logits, in units of 1/1024."""
        on: list[int] = []
        deep: list[int] = []
        self._see(s, seat, on, deep)
        found: list[int] = []
        for move in moves:
            found.append(self._last.output(move, on, deep))
        return found

    def best(self, s: Any, seat: i64, moves: list[int]) -> i64:
        """The move that the net likes best, the first of equals."""
        likings = self.likings(s, seat, moves)
        best: i64 = 0
        for i in range(1, len(moves)):
            if likings[i] > likings[best]:
                best = i
        return moves[best]

    def share(self, s: Any, seat: i64) -> float:
        """The share of a win that the seat may hope for."""
        on: list[int] = []
        deep: list[int] = []
        self._see(s, seat, on, deep)
        return 1.0 / (1.0 + exp(-float(self._last.output(self._last.count - 1, on, deep)) / _LOGIT))

    def _see(self, s: Any, seat: i64, on: list[int], deep: list[int]) -> None:
        """Look at what the seat knows; the units of the second layer that are on, and how much."""
        places: list[int] = []
        values: list[int] = []
        self._look(s, seat, places, values)
        awake: list[int] = []
        outputs: list[int] = []
        self._first.feed(places, values, awake, outputs)
        self._second.feed(awake, outputs, on, deep)

    def _look(self, s: Any, seat: i64, places: list[int], values: list[int]) -> None:
        """The inputs that are not 0. What options add to an observation comes last and is not looked at."""
        sight = self._sight
        out, upper = self._out, self._upper
        out.truncate(0)
        upper.truncate(0)
        self._encoder.encode(s, seat, out, upper)
        places.append(sight.seats_at)
        values.append(_ONE)
        for i in range(len(sight.inputs)):
            entry: i64 = i64(out[i])
            if entry != 0:
                places.append(sight.inputs[i])
                values.append(entry * sight.factors[i])
        for i in range(len(sight.large)):
            high: i64 = i64(upper[i])
            if high != 0:
                at: i64 = sight.large[i]
                places.append(sight.inputs[at])
                values.append(256 * (high if high < 128 else high - 256) * sight.factors[at])
