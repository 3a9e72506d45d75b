"""Players that are programs. They get a `Position`, never a state, and bring their own chance.

`base.py` says what a bot is, `levels.py` is the only list of bots by name; everything else is one bot per file.
"""

from baluchon.bots.base import Bot, Considered
from baluchon.bots.levels import UnknownBot, bot_by_code, bot_codes, quick_codes

__all__ = ["Bot", "Considered", "UnknownBot", "bot_by_code", "bot_codes", "quick_codes"]
