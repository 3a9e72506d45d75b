"""The deal of the day: for each game and each day (UTC) one deal, the same for everyone, against the same bots.

Its seed is a hash of the day and the game, so that servers and terminals that know nothing of each other deal alike;
`docs/adr/0016-a-deal-a-day.md` says what that protects against and what not. Nothing here draws, asks or waits.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

from baluchon.kernel.chance import commitment
from baluchon.kernel.declaration import Game
from baluchon.kernel.errors import BaluchonError
from baluchon.kernel.match import Match
from baluchon.lessons import COMPANIONS, LEARNER

FIRST_DAY = date(2026, 11, 2)
"""Deal number 1."""
PERSON = LEARNER
"""The seat of whoever plays."""
LEVEL = "casual"
"""Of the bots in the other seats, and of the one that plays the person's seat for comparison."""


class BadDay(BaluchonError):
    """There is no deal of such a day, or not yet."""

    code = "bad-day"


def today(now: float) -> date:
    """The day at a time, in UTC: it is the same day for everyone."""
    return datetime.fromtimestamp(now, UTC).date()


def day_of(text: str, now: float) -> date:
    """The day that is meant by 2026-11-17; refused if it has no deal yet, or never had one."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise BadDay(f"{text!r} is no day; write one like {today(now)}") from None
    if not FIRST_DAY <= day <= today(now):
        raise BadDay(f"there is no deal of {day}: they begin with {FIRST_DAY} and end with {today(now)}, today in UTC")
    return day


@dataclass(frozen=True)
class Daily:
    """The deal of a day in a game."""

    game: Game
    day: date

    @property
    def number(self) -> int:
        return (self.day - FIRST_DAY).days + 1

    @property
    def seats(self) -> int:
        return min(self.game.max_seats, len(COMPANIONS) + 1)

    @property
    def others(self) -> Sequence[str]:
        """The names of the bots."""
        return COMPANIONS[: self.seats - 1]

    @property
    def seed(self) -> bytes:
        return hashlib.sha256(f"baluchon daily {self.day} {self.game.id}".encode()).digest()

    @property
    def commit(self) -> str:
        """What is shown of the seed while the day lasts."""
        return commitment(self.seed)

    @property
    def ends(self) -> float:
        """When the day is over, in Unix seconds."""
        return datetime.combine(self.day + timedelta(days=1), datetime.min.time(), UTC).timestamp()

    def begin(self, players: list[str] | None = None) -> Match:
        """The match, before its first move."""
        return Match(self.game, self.seats, seed=self.seed, players=players)


def luck_of(match: Match, seat: int) -> int:
    """The luck of a bot's next decision in a deal that others have too: who knows the same decides the same."""
    decisions = sum(entry.seat == seat for entry in match.entries)
    text = f"bot {seat} {decisions}".encode()
    return int.from_bytes(hashlib.blake2b(text, key=match.seed, digest_size=12).digest(), "big")


def days_in_a_row(days: set[date], until: date) -> int:
    """How many days without a gap end with this one, or with the day before if it is not among them yet."""
    last = until if until in days else until - timedelta(days=1)
    count = 0
    while last - timedelta(days=count) in days:
        count += 1
    return count
