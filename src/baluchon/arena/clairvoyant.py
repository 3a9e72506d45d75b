"""A search that sees all hands: how much better could anybody play who knew what nobody at a table can know?

It measures how much room there is above the strongest bot, nothing else. It is no level and no bot: it is given the
true state, which only the arena has, and no code names it outside of the arena, so that it cannot be seated at a table.
What is still to be drawn it does not know either: states hold piles without an order.
"""

from typing import Any, Final

from baluchon.bots import bot_by_code
from baluchon.bots.expert import SearchBot
from baluchon.bots.levels import EXPERT
from baluchon.kernel.chance import Chance
from baluchon.kernel.declaration import Game
from baluchon.kernel.position import Position

CLAIRVOYANT: Final = "clairvoyant"
_USUAL = "400"
"""Iterations for each decision above a bot that does not search."""


class OpenPosition(Position):
    """A game with all hands open: what is imagined is the truth."""

    def __init__(self, game: Game, state: Any, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._imagined = game.rules.copy(state)

    def imagine(self, chance: Chance) -> Any:
        return self.game.rules.copy(self._imagined)


def above(code: str) -> str:
    """The clairvoyant that thinks as long as this bot, by the code that it has in the arena."""
    bot = bot_by_code(code)
    limit = _USUAL
    if isinstance(bot, SearchBot):
        limit = str(bot.limit.iterations) if bot.limit.iterations else f"{bot.limit.seconds:g}s"
    return f"{CLAIRVOYANT}:{limit}"


def is_clairvoyant(code: str) -> bool:
    return code.startswith(f"{CLAIRVOYANT}:")


def searcher(code: str) -> SearchBot:
    """What searches for a clairvoyant: as `expert` does, for as long as the code says."""
    bot = bot_by_code(f"{EXPERT}:{code.partition(':')[2]}")
    assert isinstance(bot, SearchBot)
    return bot
