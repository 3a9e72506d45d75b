"""Tables: opening, joining and finding them, and what everyone may know of one."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from baluchon.kernel.options import Value
from baluchon.kernel.sheets import Line, Outcome
from baluchon.server.protocol.words import Hash, Level, Name, OptionTexts, Pace, SeatNumber, Seconds, Secret, Status


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat as the host wants it: left open, on the host's own device, or for a bot."""

    kind: Literal["open", "here", "bot"] = "open"
    name: Name | None = None
    """For `here`: a name other than the host's (pass-and-play)."""
    level: Level | None = None
    """For `bot`."""


class TableSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host of a table chose, besides the game and its options."""

    name: Annotated[str, Meta(max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$")] = ""
    listed: bool = False
    """Anyone can find and join a listed table; others need the key in the table's link."""
    locked: bool = False
    """Nobody else may sit down, link or not."""
    spectators: bool = True
    chat: bool = True
    pace: Pace = "human"
    """How fast bots move."""
    move_limit: Seconds | None = None
    """Seconds for each decision, after which a bot stands in; none: no clock."""
    stand_in: Level = "swift"
    hints: Level | None = None
    """The bot that gives hints; none: no hints."""
    take_backs: bool = True
    lesson: bool = False
    """A first game that teaches: the game's own deal and script, for the host alone. It is chosen when the table is
    opened; once it is false the game goes on without it."""


class Given(Struct, frozen=True):
    """Where a deal comes from that is not the table's own: others have it too."""

    day: str = ""
    """The deal of this day, as 2026-11-17."""
    of: str = ""
    """The deal of this table, handed on as a challenge."""
    name: str = ""
    """In a challenge: who played it first in this seat."""
    score: int | None = None
    """In a challenge: what they scored."""
    at: int = 0
    """How many entries of that table's log were taken over: the game goes on from there."""
    counts: bool = False
    """The one try of a day that counts: without hints and take-backs."""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened. A lesson brings its own seats and options and starts at once."""

    game: Annotated[str, Meta(min_length=1, max_length=60)]
    seats: Annotated[list[NewSeat], Meta(max_length=16)] = []
    options: OptionTexts = {}
    settings: TableSettings = TableSettings()
    start: bool = False
    """Start at once, which needs every seat taken."""
    promise: Hash | None = None
    """As the command `promise`, for whoever opens the table."""


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down at a table: in this seat, or in the first free one."""

    nickname: Name | None = None
    """Needed if the server does not know the person yet."""
    key: Secret | None = None
    seat: SeatNumber | None = None
    bearer: bool = False


class NewInvitation(Struct, frozen=True, forbid_unknown_fields=True):
    """A new key for a link: to any open seat, or to this one, whoever sits there."""

    seat: SeatNumber | None = None


class Invitation(Struct, frozen=True):
    """The key for a table's link. It is stored only as a hash and cannot be shown again."""

    key: str
    seat: int | None
    link: str
    """The complete address."""


class SeatInfo(Struct, frozen=True, gc=False):
    """One seat as everyone sees it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: str | None = None
    """The level of the bot that sits or stands in here."""
    away: bool = False
    """A bot stands in, and the person may take the seat back."""
    host: bool = False
    muted: bool = False
    """The host lets them say nothing."""
    removed: bool = False
    """They were sent away: a bot plays until they are let in again and come back."""


class Restraint(Struct, frozen=True):
    """Someone without a seat who may not speak here or not be here."""

    name: str
    line: int
    """A line of theirs, by which the host can undo it."""
    removed: bool


class DealInfo(Struct, frozen=True):
    """What players give to the deal, by seat; nothing for bots and for those whose devices take no part."""

    promises: list[str | None]
    """SHA-256 of `baluchon nonce NUMBER`."""
    nonces: list[str | None]
    """The numbers, from the start on."""
    revealing: bool = False
    """Whether the game is about to begin and promised numbers are asked for."""


class TakeBackRequest(Struct, frozen=True):
    """A take-back that the others must agree to."""

    seat: int
    waiting_for: list[int]


class Proposal(Struct, frozen=True):
    """Settings for a running game that the host proposes, or that someone goes, and everyone must agree to."""

    n: int
    """Its number, which goes with an answer."""
    settings: TableSettings
    waiting_for: list[int]
    remove: int | None = None
    """The seat of someone who is to go, who is not asked; the settings stay then."""


class SeatSheet(Struct, frozen=True):
    """The score sheet of one seat."""

    seat: int
    lines: tuple[Line, ...]
    """The label of a line is the message `line-ID` of the game."""
    total: int


class Result(Struct, frozen=True):
    """A finished game."""

    outcome: Outcome
    winners: list[int]
    sheets: list[SeatSheet]
    seed: str
    """What `commit` promised; empty for a deal of the day."""


class TableInfo(Struct, frozen=True):
    """A table as everyone may know it; the same for all."""

    id: str
    game: str
    rules: int
    options: dict[str, Value]
    settings: TableSettings
    status: Status
    seats: list[SeatInfo]
    created: float
    changed: float
    to_act: list[int]
    """Who must decide now."""
    deadlines: dict[str, float]
    """When a bot stands in (Unix seconds), for each seat that is to act under a time limit."""
    commit: str | None = None
    """SHA-256 of `baluchon commit TABLE GAME RULES SEED`, from the opening on; without `deal`: of the seed's bytes."""
    deal: DealInfo | None = None
    """None where nobody takes part: with `given`, in a lesson, and at tables that were opened by an earlier version."""
    take_back: TakeBackRequest | None = None
    proposal: Proposal | None = None
    result: Result | None = None
    next: str | None = None
    """The table of the rematch."""
    restrained: list[Restraint] = []
    """Spectators whom the host muted or removed."""
    ends: float | None = None
    """When the game ends by itself since nobody plays; at a closed table: when it did."""
    given: Given | None = None
    """If the deal is not the table's own. There is no `deal` then, and of a deal of the day no seed in the result."""


class TableCard(Struct, frozen=True, gc=False):
    """A table in a list."""

    id: str
    game: str
    name: str
    status: Status
    seats: list[SeatInfo]
    changed: float
    to_act: list[int] = []
    your_turn: bool = False
    """In a person's own list: whether one of their seats is to act."""
    ends: float | None = None
    """When the game ends by itself, or did, since nobody plays."""
    lesson: bool = False
    given: Given | None = None


class Tables(Struct, frozen=True):
    """The tables that can be found."""

    tables: list[TableCard]


class You(Struct, frozen=True, tag="you"):
    """What the client itself has at this table. Sent first, and after every change of it."""

    seats: list[int]
    host: bool
    nickname: str | None
    muted: bool = False
    removed: bool = False


class Welcome(Struct, frozen=True):
    """The answer to opening or joining a table."""

    table: TableInfo
    you: You
    invitation: Invitation | None = None
    token: str | None = None
