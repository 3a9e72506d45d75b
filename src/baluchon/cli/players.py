"""What the players of a record are called for a reader, and which of them are bots."""

import re
from collections.abc import Sequence

from baluchon.bots import UnknownBot, bot_by_code
from baluchon.texts import Texts

PERSON_NAME = "person"
"""Stands in records for someone who has given no name; readers see a word of their language."""
_BOT_PLAYER = re.compile(r"(.*) \((.+)\)")


def bot_player(name: str, code: str) -> str:
    """How a bot is written in a record."""
    return f"{name} ({code})"


def bot_of(player: str) -> str | None:
    """The code of the bot that a player's name tells of, if it does."""
    named = _BOT_PLAYER.fullmatch(player)
    if named is None:
        return None
    try:
        return bot_by_code(named[2]).code
    except UnknownBot:
        return None


def names_of(players: Sequence[str], language: str) -> list[str]:
    """The names of all seats for a reader, without what bot they are."""
    return [_named(seat, player, language).partition(" (")[0] for seat, player in enumerate(players)]


def told_players(players: Sequence[str], language: str) -> list[str]:
    """The same with the bots' codes."""
    return [_named(seat, player, language) for seat, player in enumerate(players)]


def _named(seat: int, player: str, language: str) -> str:
    if player.strip() in ("", PERSON_NAME, f"player {seat + 1}"):  # the last: a match without names
        return Texts(language).say("seat-number", number=seat + 1)
    return player
