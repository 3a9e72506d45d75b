"""What a seat knows as a vector of numbers, and its legal moves as a mask."""

from importlib import import_module
from typing import Any

import numpy as np
from librt.strings import BytesWriter
from numpy.typing import NDArray

from baluchon.envs.encodings.encoder import LARGEST, AnyEncoder
from baluchon.envs.layouts.layout import Field, Layout
from baluchon.kernel.declaration import Game
from baluchon.kernel.errors import BadGame
from baluchon.kernel.options import Options

__all__ = ["Encoding", "Field"]

_OURS = "baluchon.games."


class Encoding:
    """How a game with so many seats is written as numbers. Options never change the size."""

    def __init__(self, game: Game, seats: int, options: Options | None = None) -> None:
        self.game = game
        self.seats = seats
        self.options = game.settle(seats, options)
        self.moves = len(game.moves)
        layout = _layout(game, seats)
        self.fields: tuple[Field, ...] = tuple(layout.fields)
        self.size = layout.size
        self.encoder = _encoder(game, layout.size)
        scaling = [field.scaling for field in self.fields for _ in range(field.length)]
        self.scale: NDArray[np.float32] = (1 / np.array(scaling)).astype(np.float32)
        """What the whole numbers of an observation are multiplied with."""
        large = [field for field in self.fields if field.low < 0 or field.high > LARGEST]
        self._large = np.array([entry for field in large for entry in range(field.start, field.stop)], np.intp)
        self._large_scale = self.scale[self._large]
        self._legal = game.rules.legal

    def observe(self, state: Any, seat: int) -> NDArray[np.float32]:
        """What the seat knows; nothing else of the state is looked at."""
        out, large = BytesWriter(), BytesWriter()
        self.encoder.observe(state, seat, out, large)
        observation: NDArray[np.float32] = np.empty(self.size, np.float32)
        self.scaled(out.getvalue(), large.getvalue(), observation.reshape(1, -1))
        return observation

    def scaled(self, entries: bytes, large: bytes, out: NDArray[np.float32]) -> None:
        """Make observations of what the encoder has written, one for each row."""
        np.multiply(np.frombuffer(entries, np.uint8).reshape(out.shape), self.scale, out=out)
        if large:
            numbers = np.frombuffer(large, np.int16).reshape(len(out), -1)
            out[:, self._large] = numbers * self._large_scale

    def mask(self, state: Any, seat: int) -> NDArray[np.int8]:
        """1 for every move the seat may make now."""
        mask = np.zeros(self.moves, np.int8)
        mask[self._legal(state, seat)] = 1
        return mask


def _layout(game: Game, seats: int) -> Layout:
    layout: Layout = _module(game, "layouts").layout(seats)
    return layout


def _encoder(game: Game, size: int) -> AnyEncoder:
    encoder: AnyEncoder = _module(game, "encodings").encoder(size)
    return encoder


def _module(game: Game, folder: str) -> Any:
    """Where a layout or an encoder is: of our games here, of others in their own package, both in `encoding.py`."""
    ours = game.package.startswith(_OURS)
    name = f"baluchon.envs.{folder}.{game.package.removeprefix(_OURS)}" if ours else f"{game.package}.encoding"
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name is None or not name.startswith(error.name):
            raise
        raise BadGame(
            f"{game.id} has no encoding: write layout(seats) and encoder(size) into a module {name}"
        ) from None
