"""What a net is made of, and the file it is kept in: `net/weights.msgpack` of a game's package.

Beside it lies `net/calibration.json` where the net was found to be too sure of itself, or not sure enough. All
numbers are whole, so that every machine works out the same move. `baluchon.learning` writes the weights,
`bench/calibration.py` the corrections.
"""

from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Final

import msgspec

from baluchon.kernel.declaration import Game

FILE = "net/weights.msgpack"
CALIBRATION = "net/calibration.json"
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


class Correction(msgspec.Struct, frozen=True):
    """What a logit becomes: it grows with the logit, so it never turns the order of two states around."""

    gain: int = 4096
    """What it is multiplied by; 4096 is 1."""
    bias: int = 0
    """What is added, in units of the logit."""

    def of(self, logit: int) -> int:
        return (logit * self.gain >> 12) + self.bias


TRUE: Final = Correction()
"""That of a net which means what it says."""


class Calibration(msgspec.Struct, frozen=True):
    """What corrects a net, and which one."""

    weights: str
    """The SHA-256 of its weights: another net is not corrected by this."""
    seats: dict[int, Correction]
    """By number of seats."""


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


def correction_of(game: Game, seats: int) -> Correction:
    """What corrects the game's net with this number of seats; nothing if none was found for this very net."""
    found = _calibration(game.package)
    return TRUE if found is None else found.seats.get(seats, TRUE)


def digest_of(game: Game) -> str:
    """What tells a game's net from all others."""
    return sha256((files(game.package) / FILE).read_bytes()).hexdigest()


@cache
def _calibration(package: str) -> Calibration | None:
    file, weights = files(package) / CALIBRATION, files(package) / FILE
    if not file.is_file() or not weights.is_file():
        return None
    found = msgspec.json.decode(file.read_bytes(), type=Calibration)
    return found if found.weights == sha256(weights.read_bytes()).hexdigest() else None


@cache
def _shipped(package: str) -> Weights | None:
    file = files(package) / FILE
    return from_bytes(file.read_bytes()) if file.is_file() else None
