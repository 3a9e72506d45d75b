"""What a seat knows as a vector of numbers, and its legal moves as a mask."""

from typing import Any

import numpy as np
from librt.strings import BytesWriter
from numpy.typing import NDArray

from baluchon.envs.derived import derived_layout
from baluchon.envs.layout import Field, Layout
from baluchon.envs.reading import ReadingEncoder
from baluchon.envs.seen import Seen
from baluchon.kernel.declaration import Game
from baluchon.kernel.encoder import AnyEncoder
from baluchon.kernel.options import Options

__all__ = ["Encoding", "Field"]

_BYTE = np.dtype(np.uint8)
_FLOAT = np.dtype(np.float32)
_AT_ONCE = 8192
"""Entries of observations that are scaled as if they were one: NumPy is a fifth faster with long rows."""


class Encoding:
    """How a game with so many seats and these options is written as numbers."""

    def __init__(self, game: Game, seats: int, options: Options | None = None) -> None:
        self.game = game
        self.seats = seats
        self.options = game.settle(seats, options)
        self.moves = len(game.moves)
        self.layout = layout_of(game, seats, self.options)
        self.fields: tuple[Field, ...] = tuple(self.layout.fields)
        self.size = self.layout.size
        self.encoder = _encoder(game, self.layout, seats, self.options)
        scaling = [field.scaling for field in self.fields for _ in range(field.length)]
        self.scale: NDArray[np.float32] = (1 / np.array(scaling)).astype(np.float32)
        """What the whole numbers of an observation are multiplied with."""
        self._large = [field.start for field in self.fields if field.large]
        self._scale_several = np.tile(self.scale, max(_AT_ONCE // self.size, 1))
        self._legal = game.rules.legal

    def observe(self, state: Any, seat: int) -> NDArray[np.float32]:
        """What the seat knows; nothing else of the state is looked at."""
        out, upper = BytesWriter(), BytesWriter()
        self.encoder.observe(state, seat, out, upper)
        observation: NDArray[np.float32] = np.frombuffer(out.getvalue(), _BYTE).astype(_FLOAT)
        for number, high in enumerate(upper.getvalue()):
            if high:
                observation[self._large[number]] += 256 * (high if high < 128 else high - 256)
        observation *= self.scale
        return observation

    def scale_all(self, entries: bytes, upper: bytes, out: NDArray[np.float32]) -> None:
        """Make many observations, a row for each, of what the encoder has written."""
        numbers = np.frombuffer(entries, _BYTE)
        flat = out.reshape(-1)
        several = len(flat) // len(self._scale_several) * len(self._scale_several)
        for scale, part in ((self._scale_several, slice(several)), (self.scale, slice(several, None))):
            shape = (-1, len(scale))
            np.multiply(numbers[part].reshape(shape), scale, out=flat[part].reshape(shape))
        if any(upper):
            high = np.frombuffer(upper, np.int8).reshape(len(out), -1).astype(np.int16) * 256
            out[:, self._large] = (numbers.reshape(out.shape)[:, self._large] + high) * self.scale[self._large]

    def mask(self, state: Any, seat: int) -> NDArray[np.int8]:
        """1 for every move the seat may make now."""
        mask = np.zeros(self.moves, np.int8)
        mask[self._legal(state, seat)] = 1
        return mask


def layout_of(game: Game, seats: int, options: Options) -> Layout:
    """The fields of a game's observations: as its module `encoding` lists them, else as its view says."""
    own = game.module("encoding")
    if own is None:
        return derived_layout(game, seats, options)
    seen = Seen.of(game, seats)
    own.layout(seen, options)
    return seen


def _encoder(game: Game, layout: Layout, seats: int, options: Options) -> AnyEncoder:
    """The game's own writer of its layout, if it has one; else one that reads its views."""
    own = game.module("encoder")
    if own is None:
        return ReadingEncoder(game, layout, seats, options)
    encoder: AnyEncoder = own.encoder(layout.size)
    return encoder
