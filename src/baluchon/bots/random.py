"""The bot that takes any legal move, each equally likely."""

from typing import Final

from baluchon.bots.base import Considered
from baluchon.kernel.chance import Chance
from baluchon.kernel.position import Position

RANDOM: Final = "random"


class RandomBot:
    """Chooses by chance alone. The arena plays games of only these in the compiled loop."""

    code = RANDOM

    def choose(self, position: Position, chance: Chance) -> int:
        return position.legal[chance.below(len(position.legal))]

    def explain(self, position: Position, chance: Chance) -> list[Considered]:
        return []
