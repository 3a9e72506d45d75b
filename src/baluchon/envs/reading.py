"""Writes observations by reading views: slow, certain, and right for every game that has a layout."""

from typing import Any

from librt.strings import BytesWriter
from mypy_extensions import i64

from baluchon.envs.layout import Layout, Look
from baluchon.kernel.declaration import Game
from baluchon.kernel.encoder import AnyEncoder, put, put_large
from baluchon.kernel.options import Options


class ReadingEncoder(AnyEncoder):
    """Encodes a state by what the fields of a layout read from a seat's view."""

    def __init__(self, game: Game, layout: Layout, seats: int, options: Options) -> None:
        super().__init__(layout.size)
        self._game = game
        self._fields = tuple(layout.fields)
        self._seats = seats
        self._options = options

    def encode(self, s: Any, seat: i64, out: BytesWriter, upper: BytesWriter) -> None:
        look = self.look(s, seat)
        for field in self._fields:
            for entry in field.numbers(look):
                if field.large:
                    put_large(out, upper, entry)
                else:
                    put(out, entry)

    def look(self, s: Any, seat: int) -> Look:
        """What a seat sees of a state."""
        return Look(self._game.public(s), self._game.private(s, seat), seat, self._seats, self._options)
