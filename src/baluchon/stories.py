"""What cards tell beyond their figures: the stories of places, events and things, and what they stand on.

A game that has stories ships them as `stories/facts.toml` (where, when, sources) and `stories/LANGUAGE.toml` (words).
Here both become one list in one language, in the order of the facts; nothing here draws anything.
"""

import tomllib
from typing import Final

import msgspec

from baluchon.kernel.declaration import Game

_KINDS: Final = ("card", "place")
"""What a story can be about, by the references of its game."""


class Source(msgspec.Struct, frozen=True):
    """A page or work that was looked up."""

    title: str
    publisher: str


class Story(msgspec.Struct, frozen=True):
    """The story of one card or place."""

    game: str
    id: str
    title: str
    line: str
    """One sentence, for the moment the card is taken."""
    text: str
    question: str
    answer: str
    place: tuple[float, float] | None
    """Latitude and longitude."""
    year: int | None
    """Negative before the common era."""
    sources: list[Source]
    """Empty if any encyclopedia says it."""


class _Facts(msgspec.Struct, frozen=True):
    place: tuple[float, float] | None = None
    year: int | None = None
    sources: list[Source] = []


class _Words(msgspec.Struct, frozen=True):
    line: str
    text: str
    question: str
    answer: str


def has_stories(game: Game) -> bool:
    return game.resource("stories", "facts.toml").is_file()


def stories_of(game: Game, language: str) -> list[Story]:
    """The stories of a game; none if it ships none."""
    if not has_stories(game):
        return []
    facts = msgspec.convert(_read(game, "facts"), dict[str, _Facts])
    words = msgspec.convert(_read(game, language), dict[str, _Words])
    return [_story(game, id, language, facts[id], words[id]) for id in facts]


def _story(game: Game, id: str, language: str, facts: _Facts, words: _Words) -> Story:
    title = next(game.names[ref][language] for kind in _KINDS if (ref := f"{kind}:{id}") in game.names)
    return Story(
        game.id,
        id,
        title,
        words.line,
        words.text,
        words.question,
        words.answer,
        facts.place,
        facts.year,
        facts.sources,
    )


def _read(game: Game, name: str) -> dict[str, object]:
    return tomllib.loads(game.resource("stories", f"{name}.toml").read_text(encoding="utf-8"))
