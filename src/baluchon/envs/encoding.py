"""What a seat knows as a vector of numbers, and its legal moves as a mask."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from baluchon.kernel.declaration import Game
from baluchon.kernel.options import Options


@dataclass(frozen=True, slots=True)
class Field:
    """A named stretch of an observation. An entry is a whole number from low to high, divided by `scaling`."""

    name: str
    start: int
    length: int
    low: int
    high: int
    scaling: int
    meaning: str


class Encoding:
    """How a game with so many seats is written as numbers. Options never change the size."""

    def __init__(self, game: Game, seats: int, options: Options | None = None) -> None:
        self.game = game
        self.seats = seats
        self.options = game.settle(seats, options)
        self.moves = len(game.moves)
        self.fields: tuple[Field, ...] = (Field("legal", 0, self.moves, 0, 1, 1, "the moves the seat may make"),)
        self.size = sum(field.length for field in self.fields)

    def observe(self, state: Any, seat: int) -> NDArray[np.float32]:
        """What the seat knows; nothing else of the state is looked at."""
        return self.mask(state, seat).astype(np.float32)

    def mask(self, state: Any, seat: int) -> NDArray[np.int8]:
        """1 for every move the seat may make now."""
        mask = np.zeros(self.moves, np.int8)
        mask[self.game.rules.legal(state, seat)] = 1
        return mask
