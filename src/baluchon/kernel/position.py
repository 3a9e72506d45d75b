"""What a bot gets: a seat's knowledge and nothing else.

A position holds no true state. It is built from an imagined one, so whatever a bot does with it, it can only
find out what a person in that seat could, and it may cross to another process.
"""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from baluchon.kernel.bits import members
from baluchon.kernel.chance import Chance, FastChance
from baluchon.kernel.declaration import Game, View
from baluchon.kernel.previews import Preview
from baluchon.kernel.registry import game_by_id, to_html


class Position:
    """A game seen from one seat."""

    def __init__(self, game: Game, state: Any, seat: int) -> None:
        """Take what the seat may know out of a state; the state itself is not kept."""
        self.game = game
        self.seat = seat
        # A fixed chance: equal views give equal positions, whatever the truth is.
        self._imagined = game.rules.imagine(state, seat, FastChance(0))

    @property
    def seats(self) -> int:
        return int(self._imagined.seats)

    @cached_property
    def legal(self) -> list[int]:
        """The seat's legal moves."""
        return self.game.rules.legal(self._imagined, self.seat)

    @cached_property
    def view(self) -> View:
        """What the seat sees."""
        return self.game.view(self._imagined, self.seat)

    @cached_property
    def previews(self) -> Mapping[int, Preview]:
        """What the seat's legal moves would bring."""
        return self.game.previews(self._imagined, self.seat)

    @property
    def to_act(self) -> list[int]:
        """The seats that are to act, as far as this seat can tell."""
        return members(self.game.rules.to_act(self._imagined))

    def imagine(self, chance: Chance) -> Any:
        """A state that could be the true one, all unknown things dealt anew."""
        return self.game.rules.imagine(self._imagined, self.seat, chance)

    def _repr_html_(self) -> str:
        """The board in a notebook, and the moves to choose from."""
        return to_html(self.game, self.view, self.seat, moves=self.legal)

    def dump(self) -> dict[str, Any]:
        """The position as plain JSON, for another process."""
        return {
            "game": self.game.id,
            "rules": self.game.version,
            "seat": self.seat,
            "imagined": self.game.dump(self._imagined),
        }

    @staticmethod
    def load(dumped: dict[str, Any]) -> "Position":
        """The position that `dump` wrote: what was imagined once is not imagined again."""
        position = Position.__new__(Position)
        position.game = game_by_id(dumped["game"], dumped["rules"])
        position.seat = dumped["seat"]
        position._imagined = position.game.load(dumped["imagined"])
        return position
