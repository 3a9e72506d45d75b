"""What is stored of a table: entries that only ever get more. The table is a fold of them."""

from typing import Literal, TypeAlias

from msgspec import Struct

from baluchon.kernel.options import Value
from baluchon.server.protocol import Settings


class Seat(Struct, frozen=True, omit_defaults=True):
    """Who sits in a seat."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    person: str | None = None
    level: str | None = None
    away: bool = False
    """A bot stands in for the person."""


class Opened(Struct, frozen=True, tag="opened"):
    """The table was opened."""

    game: str
    rules: int
    options: dict[str, Value]
    seats: list[Seat]
    settings: Settings
    host: str


class Seated(Struct, frozen=True, tag="seated"):
    """Someone else sits in a seat now, or nobody."""

    seat: int
    by: Seat


class Hosted(Struct, frozen=True, tag="hosted"):
    """Another person is the host now."""

    person: str


class Settled(Struct, frozen=True, tag="settled"):
    """Other settings and options."""

    settings: Settings
    options: dict[str, Value]


class Started(Struct, frozen=True, tag="started"):
    """The game began."""

    seed: str


class Moved(Struct, frozen=True, gc=False, tag="moved"):
    """A decision."""

    seat: int
    move: int
    seen: int = 0
    """The viewers whose view it changed, as a mask; the spectator is the bit after the last seat."""


class TakenBack(Struct, frozen=True, tag="taken-back"):
    """A take-back: of the seat's last decision, or by consent of that entry of the match's log and all after it."""

    seat: int
    by_consent: int | None = None
    seen: int = 0


class Asked(Struct, frozen=True, tag="asked"):
    """A seat asks the others for a take-back."""

    seat: int


class Answered(Struct, frozen=True, tag="answered"):
    """A seat agrees to a take-back, or refuses it, which ends the request."""

    seat: int
    agree: bool


class Continued(Struct, frozen=True, tag="continued"):
    """The rematch is at another table."""

    next: str


class Closed(Struct, frozen=True, tag="closed"):
    """The host ended the table."""


Entry: TypeAlias = (
    Opened | Seated | Hosted | Settled | Started | Moved | TakenBack | Asked | Answered | Continued | Closed
)


class Row(Struct, frozen=True, gc=False):
    """An entry in the store. `actor` and `command` make a command unique: it is carried out once."""

    n: int
    at: float
    entry: Entry
    actor: str = ""
    command: str | None = None
