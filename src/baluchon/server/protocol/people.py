"""People, and the codes by which they come to the server and to tables."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from baluchon.server.protocol.admin import Announcement
from baluchon.server.protocol.tables import TableCard
from baluchon.server.protocol.words import Name, Secret

Login: TypeAlias = Literal["nickname", "proxy", "provider"]


class NewPerson(Struct, frozen=True, forbid_unknown_fields=True):
    """Someone who comes in; there are no accounts."""

    nickname: Name
    invite: Secret | None = None
    """Needed on an invitation-only server: an invitation to the server, or the key of a table."""
    bearer: bool = False
    """For programs: put the token into the answer, to be sent as `Authorization: Bearer`."""


class Recovery(Struct, frozen=True, forbid_unknown_fields=True):
    """A recovery code, used on another device."""

    code: Annotated[
        str,
        Meta(
            min_length=1,
            max_length=80,
            description="Eight characters (40 bits) as somebody typed them: capitals, blanks and hyphens do not matter",
        ),
    ]
    bearer: bool = False


class RecoveryCode(Struct, frozen=True):
    """A code that makes another device the same person. It works once."""

    code: str
    """Eight characters, 40 bits."""
    expires: float


Typed = Annotated[str, Meta(min_length=1, max_length=40, description="A code as somebody typed it")]


class Code(Struct, frozen=True, forbid_unknown_fields=True):
    """A table's code as somebody typed it: capitals, blanks and hyphens do not matter."""

    code: Typed


class TableCode(Struct, frozen=True):
    """A short code by which people nearby come to a table, to be read aloud and typed."""

    code: str
    """Six characters, 30 bits."""
    expires: float


class CodeOpens(Struct, frozen=True):
    """What a code opens: a table, with a key to join it by."""

    table: str
    key: str


class Asked(Struct, frozen=True):
    """What a table asks of one of the person's seats, in words."""

    table: str
    seat: int
    text: str


class AskedNow(Struct, frozen=True):
    """What a person is asked, at the latest of their tables at which it is their turn."""

    asked: list[Asked]


class Advice(Struct, frozen=True):
    """What a person's finished games of one kind have in common."""

    game: str
    games: int
    """The latest ones, but for lessons and those in which they held several seats."""
    losses: int
    enough: bool
    """Whether there were enough of both to say anything."""
    line: str | None
    """The line of the score sheet that decides most of the losses: with the winner's points on it alone they would not
    have been lost. None if no line decides half of them."""
    decided: int
    behind: float
    """How many points worse than the winner's it was on average, over all losses."""


class AdviceNow(Struct, frozen=True):
    """What would help a person most, game by game."""

    advice: list[Advice]
    needed: int
    """Finished games of one kind that it takes."""


class PastGame(Struct, frozen=True):
    """How a game of a person ended."""

    table: str
    seat: int
    scores: list[int]
    ranking: list[int]
    levels: list[str | None]
    """The level of the bot in each seat; None: a person."""


class Past(Struct, frozen=True):
    """A person's finished games of one kind, the latest first; not lessons, nor with several own seats."""

    games: list[PastGame]


class Greeting(Struct, frozen=True):
    """What a client is told before the server knows who it is."""

    announcement: Announcement | None
    """A word to everyone."""
    login: Login
    """How one comes in: with a nickname of one's own choice, by the login of a proxy, or by that of an identity
    provider: at `GET /api/login`. `GET /api/me` then says who one is."""


class Me(Struct, frozen=True):
    """Who the client is to the server."""

    nickname: str
    tables: list[TableCard]
    """The person's tables, the latest first."""
    token: str | None = None
    announcement: Announcement | None = None
    """A word to everyone."""
