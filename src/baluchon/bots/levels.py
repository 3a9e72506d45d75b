"""The only list of bots by name. To add one, write its class and name it here.

A code is a name such as `casual`, or a name with a number such as `search:500`.
"""

from collections.abc import Callable

from baluchon.bots.base import Bot
from baluchon.bots.greedy import GreedyBot
from baluchon.bots.random import RANDOM, RandomBot
from baluchon.kernel.errors import BaluchonError

CASUAL = "casual"
ADVISER = CASUAL
"""The bot that gives hints to people."""

_LEVELS: dict[str, Callable[[], Bot]] = {
    RANDOM: RandomBot,
    CASUAL: lambda: GreedyBot(CASUAL, worlds=4),
}


class UnknownBot(BaluchonError):
    """No bot has this code."""

    code = "unknown-bot"


def bot_codes() -> list[str]:
    """All bots there are, the weakest first."""
    return list(_LEVELS)


def bot_by_code(code: str) -> Bot:
    """The bot of this code."""
    make = _LEVELS.get(code)
    if make is None:
        raise UnknownBot(f"there is no bot {code!r}; there are {', '.join(bot_codes())}")
    return make()
