"""How often things may happen around one game: each is an entry that stays in the table's log for good.

What anybody at the table can do again and again is counted for their seat or for them, so that nobody uses up what the
others need; what only the host can do is counted for the table. Whoever has come to a bound can still play, speak and
go. Moves are not counted: their number is that of the game, and of its take-backs.
"""

from collections import Counter
from typing import Literal, TypeAlias

from baluchon.server.refusals import Refused

What: TypeAlias = Literal["settings", "seats", "sitting down", "leaving", "coming back", "asking"]
MOST: dict[What, int] = {
    "settings": 300,
    "seats": 500,
    "sitting down": 50,
    "leaving": 100,
    "coming back": 1_000,
    "asking": 100,
}
_SAID: dict[What, str] = {
    "settings": "the settings of this table have been changed {} times; that is the limit",
    "seats": "the seats of this table have been changed {} times; that is the limit: open another one",
    "sitting down": "you have sat down at this table {} times; that is the limit",
    "leaving": "you have left this game {} times; that is the limit: play on, or let the host close the table",
    "coming back": "a bot has stood in for you {} times; that is the limit: it plays on to the end",
    "asking": "you have asked for a take-back {} times; that is the limit",
}


class Tally:
    """What has happened around a game so far."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[What, int | str | None]] = Counter()

    def note(self, what: What, whose: int | str | None = None) -> None:
        """Count it: for a seat, a person or the table."""
        self._counts[what, whose] += 1

    def is_full(self, what: What, whose: int | str | None = None) -> bool:
        return self._counts[what, whose] >= MOST[what]

    def check(self, what: What, whose: int | str | None = None) -> None:
        """Refuse what has happened too often."""
        if self.is_full(what, whose):
            raise Refused("limit", _SAID[what].format(MOST[what]))
