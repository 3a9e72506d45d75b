"""The only list of bots by name. To add one, write its class and name it here.

A code is a name such as `casual`. Bots that search take a limit for each decision: seconds as in `master:2s`,
iterations as in `search:500`.
"""

import re
from collections.abc import Callable

from baluchon.bots.base import Bot
from baluchon.bots.expert import Limit, SearchBot
from baluchon.bots.greedy import GreedyBot
from baluchon.bots.judges import judge_of
from baluchon.bots.random import RANDOM, RandomBot
from baluchon.bots.swift import SwiftBot
from baluchon.kernel.errors import BaluchonError
from baluchon.kernel.nearest import did_you_mean

NOVICE = "novice"
CASUAL = "casual"
SWIFT = "swift"
EXPERT = "expert"
MASTER = "master"
SEARCH = "search"
ADVISER = EXPERT
"""The bot that gives hints to people."""

MOST_SECONDS = 60.0
MOST_ITERATIONS = 1_000_000

_LEVELS: dict[str, Callable[[], Bot]] = {
    RANDOM: RandomBot,
    NOVICE: lambda: GreedyBot(NOVICE, worlds=1, overlooks=40),
    CASUAL: lambda: GreedyBot(CASUAL, worlds=4),
    SWIFT: lambda: SwiftBot(SWIFT, judge_of),
    EXPERT: lambda: SearchBot(EXPERT, Limit(seconds=0.25)),
    MASTER: lambda: SearchBot(MASTER, Limit(seconds=1.0)),
}
_LIMITED = (EXPERT, MASTER, SEARCH)
_SECONDS = re.compile(r"(\d{1,4}(?:\.\d{1,3})?)s")
_ITERATIONS = re.compile(r"\d{1,7}")


class UnknownBot(BaluchonError):
    """No bot has this code."""

    code = "unknown-bot"


def bot_codes() -> list[str]:
    """All levels there are, the weakest first."""
    return list(_LEVELS)


def quick_codes() -> list[str]:
    """The levels that do not search, the weakest first."""
    return [code for code in _LEVELS if code not in _LIMITED]


def bot_by_code(code: str) -> Bot:
    """The bot of this code."""
    name, colon, text = code.partition(":")
    if name in _LIMITED and (colon or name == SEARCH):
        return SearchBot(code, _limit(code, text), guided=name != SEARCH)
    make = _LEVELS.get(code)
    if make is None:
        listed = f"; there are {', '.join(bot_codes())}, and with a limit master:2s or search:500"
        raise UnknownBot(f"there is no bot {code!r}{did_you_mean(name, [*bot_codes(), SEARCH]) or listed}")
    return make()


def bot_in_time(code: str, seconds: float) -> Bot:
    """The same bot, searching for no longer than so many seconds."""
    bot = bot_by_code(code)
    return bot.within(seconds) if isinstance(bot, SearchBot) else bot


def _limit(code: str, text: str) -> Limit:
    if seconds := _SECONDS.fullmatch(text):
        limit = Limit(seconds=float(seconds[1]))
        if 0 < limit.seconds <= MOST_SECONDS:
            return limit
    elif _ITERATIONS.fullmatch(text):
        limit = Limit(iterations=int(text))
        if 0 < limit.iterations <= MOST_ITERATIONS:
            return limit
    name = code.partition(":")[0]
    raise UnknownBot(
        f"{code!r} has no limit that can be kept; write seconds up to {MOST_SECONDS:.0f} as in {name}:2s, "
        f"or iterations up to {MOST_ITERATIONS} as in {name}:500"
    )
