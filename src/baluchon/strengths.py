"""How strong the bots are at a game, as its package says: `ratings.json`, written by `baluchon rate`.

A game need not have such a file, and one that was measured with other rules does not count. Nothing here plays.
"""

import msgspec
from msgspec import Struct

from baluchon.kernel.declaration import Game
from baluchon.kernel.fingerprint import Fingerprint

_FILE = "ratings.json"


class Strength(Struct, frozen=True):
    """How strong one bot is: OpenSkill's mean, `random` being 0, and what holds the true one in 95 of 100 cases."""

    bot: str
    rating: float
    low: float
    high: float
    games: int


class Strengths(Struct, frozen=True):
    """What `ratings.json` holds, and how it was measured."""

    rules: int
    """The version of the rules."""
    seed: str
    deals: int
    """Deals for each pair of bots that do not search; a deal is two games …"""
    few: int
    """… and for each pair with one that does."""
    played_by: dict[str, str]
    """Who played in the place of a level that takes its time: the same bot with fewer iterations, so a weaker one."""
    seats: dict[int, list[Strength]]
    """By number of seats, the weakest first."""
    fingerprint: Fingerprint | None = None
    """By what they played; nothing in files of earlier versions."""


_read: dict[str, Strengths | None] = {}
"""By the package of the game."""


def strengths_of(game: Game) -> Strengths | None:
    """What a game says of the bots; nothing if it says nothing, or only of other rules than these."""
    if game.package not in _read:
        try:
            _read[game.package] = msgspec.json.decode(game.resource(_FILE).read_bytes(), type=Strengths)
        except FileNotFoundError:
            _read[game.package] = None
    found = _read[game.package]
    return found if found is not None and found.rules == game.version else None


def ratings_of(game: Game, seats: int) -> dict[str, int]:
    """By bot, its rating as a whole number: with this number of seats, or with that one nearest which was measured."""
    found = strengths_of(game)
    if found is None or not found.seats:
        return {}
    nearest = min(found.seats, key=lambda number: (abs(number - seats), number))
    return {each.bot: round(each.rating) for each in found.seats[nearest]}


def encode_strengths(strengths: Strengths) -> bytes:
    """The file: easy to read, and to compare with the one before."""
    return msgspec.json.format(msgspec.json.encode(strengths), indent=1) + b"\n"
