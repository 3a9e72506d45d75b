"""What a net is made of, and the file it is kept in: `net/weights.msgpack` of a game's package.

All numbers are whole, so that every machine works out the same move. `baluchon.learning` writes these files.
"""

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from baluchon.kernel.declaration import Game

FILE = "net/weights.msgpack"
ONE: Final = 4096
"""What the inputs of a net call 1: an entry of an observation is multiplied by this and divided by its scaling."""
UNIT: Final = 256
"""What a hidden unit calls 1."""
LOGIT: Final = 1024
"""What the outputs call 1."""
SHIFT: Final = 24
"""Sums are multiplied by a factor and divided by this power of two."""
MIDDLE: Final = 128
"""The byte that stands for a weight of 0."""
LEAST: Final = 0.001
MOST: Final = 0.999
"""Estimates of a share beyond these count as these."""
MARGIN_COUNTS: Final = 0.2
"""What a margin is worth beside the win: without it, whoever is sure to win or to lose would not care."""
SURE: Final = 2.0
"""What a win is worth, more than any hope of a game that goes on, so that it is surely taken; a tie of two is 0."""


class Sight(msgspec.Struct, frozen=True):
    """How observations with one number of seats become inputs."""

    inputs: list[int]
    """By entry, the input it is added to."""
    factors: list[int]
    """By entry, what it is multiplied by."""
    large: list[int]
    """The entries that have an upper byte."""
    seats_at: int
    """The input that is 1 with this number of seats."""
    hunch_at: int
    """The input that is a quarter of the logit of the game's own estimate."""


class Layer(msgspec.Struct, frozen=True):
    """Units that add up what comes in: a byte for every weight, the units of the first input first."""

    weights: bytes
    biases: list[int]
    factors: list[int]
    """By unit, what makes its sum a number of the next layer's scale."""


class Weights(msgspec.Struct, frozen=True):
    """A net: two hidden layers, and outputs for the logit of a seat's share of the win and for its margin."""

    game: str
    rules: int
    """The version of the rules by which it was learned."""
    sights: dict[int, Sight]
    """By number of seats."""
    layers: tuple[Layer, Layer, Layer]
    trust: int
    """What the logit of the game's own estimate is multiplied by before the net's is added to it; 4096 is 1."""


def to_bytes(weights: Weights) -> bytes:
    """The file."""
    return msgspec.msgpack.encode(weights)


def from_bytes(content: bytes) -> Weights:
    """What a file holds."""
    return msgspec.msgpack.decode(content, type=Weights)


def weights_of(game: Game) -> Weights | None:
    """The net that a game ships, if it has one for these rules."""
    weights = _shipped(game.package)
    return weights if weights is not None and weights.rules == game.version else None


@cache
def _shipped(package: str) -> Weights | None:
    file = files(package) / FILE
    return from_bytes(file.read_bytes()) if file.is_file() else None
