"""What a client is told of the games."""

from msgspec import Struct

from baluchon.kernel.happenings import Consequences
from baluchon.kernel.moves import Move
from baluchon.kernel.options import Option
from baluchon.kernel.shapes import ViewShape


class GameCard(Struct, frozen=True):
    """A game in the list of games."""

    id: str
    titles: dict[str, str]
    min_seats: int
    max_seats: int
    version: int
    options: tuple[Option, ...]
    taglines: dict[str, str]
    """The game in a sentence, by language."""
    kinds: dict[str, str]
    """The game in a few words, by language; empty if it has none."""
    colour: str
    """One of the house's colours, by name."""
    minutes: int | None
    """About how long a game takes."""
    cover: str | None
    """Where its picture is; None if it has none."""
    fewest_wins: bool
    """Whether points are bad."""
    stories: bool
    """Whether its cards tell stories."""
    lesson: bool
    """Whether it has a first game that teaches."""
    ratings: list[dict[str, int]] = []
    """How strong the levels of bots are, `random` having 0, from the fewest seats on; empty if it does not say."""


class Games(Struct, frozen=True):
    """All games, and what they have in common."""

    games: list[GameCard]
    levels: list[str]
    """Codes of the bots, the weakest first."""
    languages: list[str]
    texts: dict[str, str]
    """The common sentences as Fluent resources, by language."""


class Clause(Struct, frozen=True):
    """One clause of the rules."""

    id: str
    section: str
    text: str


class GameTexts(Struct, frozen=True):
    """Everything a client needs to show a game in one language."""

    id: str
    language: str
    titles: dict[str, str]
    moves: list[Move]
    """The move table: a move is played as its place in this list."""
    names: dict[str, str]
    """The name of each component reference."""
    texts: str
    """The game's sentences as a Fluent resource."""
    rules: list[Clause]
    rules_text: str
    """The same rules as one Markdown text."""
    shape: ViewShape
    """What the fields of the game's views mean."""
    happenings: dict[str, Consequences]
    """What events mean beyond their sentences, by id; an event that is not here means nothing more."""
