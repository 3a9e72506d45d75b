"""Deals that many have: the deal of the day, and a finished game handed on as a challenge."""

from typing import Annotated

from msgspec import Meta, Struct

from baluchon.server.protocol.words import Pace, SeatNumber, Secret

Day = Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\d$", description="A day in UTC, such as 2026-11-17")]


class NewDaily(Struct, frozen=True, forbid_unknown_fields=True):
    """A deal of the day to be played: as the one try that counts, or for practice."""

    day: Day | None = None
    """None: today. Other days are for practice."""
    practice: bool = False
    pace: Pace = "human"


class DailyScore(Struct, frozen=True):
    """How a try went that is over."""

    name: str
    score: int
    place: int
    """At its table."""
    you: bool = False


class DailyTry(Struct, frozen=True):
    """A person's own try that counts."""

    day: str
    game: str
    table: str
    score: int | None
    place: int | None
    """None as long as the game is not over."""


class DailyDeal(Struct, frozen=True):
    """The deal of a day in a game, and how people on this server have done."""

    game: str
    day: str
    number: int
    ends: float
    """When the day is over (Unix seconds)."""
    commit: str
    """SHA-256 of the seed's 32 bytes."""
    seed: str | None
    """SHA-256 of `baluchon daily DAY GAME`; told when the day is over."""
    seats: int
    level: str
    """Of the bots."""
    played: int
    """Tries that are over."""
    middle: int | None
    """The score that half of them reached."""
    better: int
    """How many of them have a better score than the person's own."""
    best: list[DailyScore]
    mine: DailyTry | None
    """The person's own try that counts."""
    tries: list[DailyTry]
    """The person's tries in all games, the latest first."""
    streak: int
    """Days in a row with a try."""


class BotScore(Struct, frozen=True):
    """What a bot scores with the same deal in the person's seat."""

    level: str
    score: int
    place: int


class NewChallenge(Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game to be handed on: others may play the same deal in this seat of mine."""

    seat: SeatNumber | None = None
    """Needed if I have several."""


class Challenge(Struct, frozen=True):
    """A game that was handed on."""

    link: str
    """The complete address."""
    key: str


class ChallengeInfo(Struct, frozen=True):
    """What one is challenged to."""

    game: str
    rules: int
    seat: int
    name: str
    """Who played it first in this seat."""
    score: int
    place: int
    levels: list[str | None]
    """By seat: the bot that plays; None for the own seat."""


class FromHere(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a decision of a finished game, in the seat that made it."""

    entry: Annotated[int, Meta(ge=1, le=100_000)]
    """The decision in the log, from 1: everything before it stays as it was."""
    pace: Pace = "human"


class TakeChallenge(Struct, frozen=True, forbid_unknown_fields=True):
    """Play it."""

    key: Secret
    pace: Pace = "human"
