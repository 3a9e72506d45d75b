"""What is stored of a table: a log of entries that only grows, of which the table is the fold.

Field names and tags are those of stored databases: they stay. Nothing here carries anything out; `table.py` does.
"""

from typing import Literal, TypeAlias

from msgspec import Struct

from baluchon.kernel.fingerprint import Fingerprint
from baluchon.kernel.options import Value
from baluchon.server.protocol import Given, TableCard, TableSettings


class Seat(Struct, frozen=True, omit_defaults=True):
    """Who sits in a seat."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    person: str | None = None
    level: str | None = None
    away: bool = False
    """A bot stands in for the person."""
    gone: bool = False
    """It does so because nobody had seen the person for a while: it hands the seat back as soon as they come."""


class Opened(Struct, frozen=True, tag="opened"):
    """The table was opened."""

    game: str
    rules: int
    options: dict[str, Value]
    seats: list[Seat]
    settings: TableSettings
    host: str
    seed: str = ""
    """The server's part of the deal, promised from now on; empty at tables of earlier versions."""
    given: Given | None = None
    """If the seed is not the table's own."""
    fingerprint: Fingerprint | None = None
    """By what it was begun; nothing at tables of earlier versions."""


class Seated(Struct, frozen=True, tag="seated"):
    """A seat changed hands, or became empty."""

    seat: int
    by: Seat


class Arranged(Struct, frozen=True, tag="arranged"):
    """Seats were added or removed, or changed places; options went with their number."""

    seats: list[Seat]
    options: dict[str, Value]
    order: list[int | None] = []
    """For each seat, which one it was before; none for a new one. What belongs to a seat goes with it."""


class Keyed(Struct, frozen=True, tag="keyed"):
    """A seat got a key, good once and until then; the one before it is void."""

    seat: int
    hash: str
    expires: float


class Hosted(Struct, frozen=True, tag="hosted"):
    """The table has a new host."""

    person: str


class Settled(Struct, frozen=True, tag="settled"):
    """The settings or the options of the game changed."""

    settings: TableSettings
    options: dict[str, Value]


class Promised(Struct, frozen=True, tag="promised"):
    """A person's device promised a number for the deal."""

    person: str
    hash: str


class Revealing(Struct, frozen=True, tag="revealing"):
    """The host started the game: promised numbers are asked for until then."""

    until: float


class Revealed(Struct, frozen=True, tag="revealed"):
    """A person's device told its number."""

    person: str
    nonce: str


class Started(Struct, frozen=True, tag="started"):
    """The game began."""

    seed: str
    dealt: bool = False
    """Whether the cards come from the seed together with the players' numbers, not from the seed alone."""


class Moved(Struct, frozen=True, gc=False, tag="moved"):
    """A seat made a move."""

    seat: int
    move: int
    seen: int = 0
    """A mask of the viewers whose view it changed; the spectator is the bit after the last seat."""


class TakenBack(Struct, frozen=True, tag="taken-back"):
    """A seat took back its last decision or, by consent, an entry of the match's log and everything after it."""

    seat: int
    by_consent: int | None = None
    seen: int = 0


class Asked(Struct, frozen=True, tag="asked"):
    """A seat asked the others to agree to a take-back."""

    seat: int


class Answered(Struct, frozen=True, tag="answered"):
    """A seat agreed to a take-back, or refused it, which ends the request."""

    seat: int
    agree: bool


class Proposed(Struct, frozen=True, tag="proposed"):
    """The host asked everyone who plays to agree to other settings."""

    settings: TableSettings
    remove: int | None = None
    """Or to agree that whoever has this seat goes; the settings stay then."""


class Restrained(Struct, frozen=True, tag="restrained"):
    """Someone may not speak at the table any more, or not be there; or they may again."""

    person: str
    name: str
    muted: bool
    removed: bool
    line: int | None = None
    """A line of theirs in the chat, if they have no seat."""


class Weighed(Struct, frozen=True, tag="weighed"):
    """A person agreed to the settings that are proposed, or refused them, which ends the proposal."""

    person: str
    agree: bool


class Continued(Struct, frozen=True, tag="continued"):
    """A rematch was opened at another table."""

    next: str


class Noticed(Struct, frozen=True, tag="noticed"):
    """Nobody had played for so long that the game is to end by itself then; or, if none, someone has come after all."""

    ends: float | None


class Closed(Struct, frozen=True, tag="closed"):
    """The host closed the table, or nobody had played for long."""

    abandoned: bool = False


TableEntry: TypeAlias = (
    Opened
    | Seated
    | Arranged
    | Keyed
    | Hosted
    | Settled
    | Promised
    | Revealing
    | Revealed
    | Started
    | Moved
    | TakenBack
    | Asked
    | Answered
    | Proposed
    | Restrained
    | Weighed
    | Continued
    | Noticed
    | Closed
)


class Row(Struct, frozen=True, gc=False):
    """An entry with its place in the log. `actor` and `command` together identify a command: it is carried out once."""

    n: int
    at: float
    entry: TableEntry
    actor: str = ""
    command: str | None = None


class Attempt(Struct, frozen=True, gc=False):
    """The one try of a person at a deal of the day that counts."""

    day: str
    game: str
    person: str
    table: str
    score: int | None = None
    place: int | None = None
    """None until the game is over."""


class TableUpdate(Struct, frozen=True, gc=False):
    """Rows of one table that are stored together, and what lists of tables show from then on."""

    table: str
    rows: list[Row]
    card: TableCard
    listed: bool
    due: float | None
    people: dict[str, int] | None = None
    """If they changed: everyone who belongs to the table, with a mask of their seats."""
    record: str | None = None
    """If the game came to its end: its record, which stays readable whatever becomes of its rules."""
    attempt: Attempt | None = None
    """If a try at a deal of the day began or came to its end."""
    origin: int | None = None
    """Of a new table: roughly from where it was opened."""
