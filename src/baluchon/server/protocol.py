"""Everything that crosses the wire, in both directions. `docs/protocol.md` explains it with examples.

Nothing here knows how a table works. Views and their events come from the games, and views are passed on exactly
as the game made them. Names of fields and tags are part of the protocol: clients stand on them.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from baluchon.kernel.moves import Move
from baluchon.kernel.options import Option, Value
from baluchon.kernel.shapes import ViewShape
from baluchon.kernel.sheets import Line, Outcome
from baluchon.kernel.words import Argument, Message

MOST_BYTES = 16_384
"""Of one message or body from a client. (Archives are imported on the command line.)"""
MOST_NESTING = 12
MOST_CHAT_CHARACTERS = 500

Name = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=40,
        pattern=r"^[^\x00-\x1f\x7f]*[^\x00-\x20\x7f][^\x00-\x1f\x7f]*$",
        description="A nickname",
    ),
]
CommandId = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=64,
        pattern="^[!-~]+$",
        description="Chosen by the client; the same id again means the same command",
    ),
]
Secret = Annotated[str, Meta(min_length=1, max_length=80, description="A secret of 128 bits in text form")]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="256 bits in hexadecimal")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
MoveNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
Version = Annotated[int, Meta(ge=0, le=2**53)]
Level = Annotated[str, Meta(min_length=1, max_length=40, description="A bot by its code, such as `casual`")]
Seconds = Annotated[int, Meta(ge=10, le=60 * 86_400)]
OptionTexts: TypeAlias = dict[Annotated[str, Meta(max_length=60)], bool | int | Annotated[str, Meta(max_length=60)]]

Status: TypeAlias = Literal["waiting", "playing", "finished", "closed"]
Pace: TypeAlias = Literal["instant", "human"]


# ---------------------------------------------------------------------------------------------------- errors


class Failure(Struct, frozen=True):
    """The one shape of every refusal: the body of an HTTP answer, and part of `err`."""

    code: str
    message: str
    clause: str = ""
    """The rule that forbids it, if there is one."""
    args: dict[str, Any] = {}
    """With a clause: the message id of the reason, as `reason`, and its arguments."""


# ----------------------------------------------------------------------------------------------------- games


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


# ---------------------------------------------------------------------------------------------------- people


class NewPerson(Struct, frozen=True, forbid_unknown_fields=True):
    """Someone who comes in; there are no accounts."""

    nickname: Name
    invite: Secret | None = None
    """Needed on an invitation-only server: an invitation to the server, or the key of a table."""
    bearer: bool = False
    """For programs: put the token into the answer, to be sent as `Authorization: Bearer`."""


class Recovery(Struct, frozen=True, forbid_unknown_fields=True):
    """A recovery code, used on another device."""

    code: Secret
    bearer: bool = False


class RecoveryCode(Struct, frozen=True):
    """A code that makes another device the same person. It works once."""

    code: str
    expires: float


Typed = Annotated[str, Meta(min_length=1, max_length=40, description="A code as somebody typed it")]


class Code(Struct, frozen=True, forbid_unknown_fields=True):
    """A table's code as somebody typed it: capitals, blanks and hyphens do not matter."""

    code: Typed


class TableCode(Struct, frozen=True):
    """A short code by which people nearby come to a table, to be read aloud and typed."""

    code: str
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


class Me(Struct, frozen=True):
    """Who the client is to the server."""

    nickname: str
    tables: list["TableCard"]
    """The person's tables, the latest first."""
    token: str | None = None


# ---------------------------------------------------------------------------------------------------- tables


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
    stand_in: Level = "casual"
    hints: Level | None = None
    """The bot that gives hints; none: no hints."""
    take_backs: bool = True


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened."""

    game: Annotated[str, Meta(min_length=1, max_length=60)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
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
    """Settings for a running game that the host proposes, and everyone must agree to."""

    n: int
    """Its number, which goes with an answer."""
    settings: TableSettings
    waiting_for: list[int]


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
    """What `commit` promised."""


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
    """SHA-256 of `baluchon commit TABLE GAME RULES SEED`, from the opening on; without `deal`: of the seed."""
    deal: DealInfo | None = None
    """None at tables that were opened by an earlier version."""
    take_back: TakeBackRequest | None = None
    proposal: Proposal | None = None
    result: Result | None = None
    next: str | None = None
    """The table of the rematch."""


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


class Tables(Struct, frozen=True):
    """The tables that can be found."""

    tables: list[TableCard]


class Welcome(Struct, frozen=True):
    """The answer to opening or joining a table."""

    table: TableInfo
    you: "You"
    invitation: Invitation | None = None
    token: str | None = None


# -------------------------------------------------------------------------------------- commands of a client


class PlayMove(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="move"):
    """Make a move in one's own seat."""

    move: MoveNumber | Annotated[str, Meta(max_length=120)]
    """The move's int, or its text."""


class TakeBackMove(Struct, frozen=True, forbid_unknown_fields=True, tag="take-back"):
    """Take back one's last decision: at once if nothing came to light since, otherwise by asking the others."""


class AnswerTakeBack(Struct, frozen=True, forbid_unknown_fields=True, tag="answer-take-back"):
    """Agree to another seat's take-back, or refuse it. The asking seat withdraws its request by refusing."""

    agree: bool


class AnswerSettings(Struct, frozen=True, forbid_unknown_fields=True, tag="answer-settings"):
    """Agree to the settings the host proposes, or refuse them. The host withdraws them by refusing."""

    proposal: Annotated[int, Meta(ge=0, le=2**53)]
    """The number of the proposal that is meant."""
    agree: bool


class Say(Struct, frozen=True, forbid_unknown_fields=True, tag="chat"):
    """Say something to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=MOST_CHAT_CHARACTERS, pattern=r"^[^\x00]*$")]


class WhyNot(Struct, frozen=True, forbid_unknown_fields=True, tag="why-not"):
    """Ask why a move cannot be made now."""

    move: MoveNumber


class Hint(Struct, frozen=True, forbid_unknown_fields=True, tag="hint"):
    """Ask the table's hint bot what it would do in one's seat."""


class Start(Struct, frozen=True, forbid_unknown_fields=True, tag="start"):
    """Host: begin the game."""


class PromiseNonce(Struct, frozen=True, forbid_unknown_fields=True, tag="promise"):
    """Promise a number that goes into the deal: SHA-256 of `baluchon nonce NUMBER`. Only while waiting."""

    hash: Hash


class RevealNonce(Struct, frozen=True, forbid_unknown_fields=True, tag="nonce"):
    """Tell the promised number, when the game is about to begin."""

    nonce: Hash


class ChangeSeat(Struct, frozen=True, forbid_unknown_fields=True, tag="seat"):
    """Host: open a seat, take it, or give it to a bot; whoever sat there leaves. Only while waiting."""

    target: SeatNumber
    seat: NewSeat


class ArrangeSeats(Struct, frozen=True, forbid_unknown_fields=True, tag="seats"):
    """Host: add seats, remove some or change their order. Whoever sat in a seat left out leaves. Only while waiting."""

    seats: Annotated[list[SeatNumber | NewSeat], Meta(min_length=1, max_length=16)]
    """From the first on: the number of a seat there is, or a new one. Options that do not go with them fall back."""


class HandOver(Struct, frozen=True, forbid_unknown_fields=True, tag="hand-over"):
    """Host: let the person in another seat be the host from now on."""

    target: SeatNumber


class ChangeSettings(Struct, frozen=True, forbid_unknown_fields=True, tag="settings"):
    """Host: change the settings and, while waiting, the options of the game.

    During a game the clock, who stands in, hints, take-backs and spectators change once all who play have agreed.
    """

    settings: TableSettings
    options: OptionTexts | None = None


class Leave(Struct, frozen=True, forbid_unknown_fields=True, tag="leave"):
    """Give up one's seat: while waiting it becomes open; during the game a bot stands in."""


class ComeBack(Struct, frozen=True, forbid_unknown_fields=True, tag="come-back"):
    """Take one's seat back from the bot that stands in."""


class StandIn(Struct, frozen=True, forbid_unknown_fields=True, tag="stand-in"):
    """Host: let a bot stand in for a person who is to act and has been gone for a minute."""

    target: SeatNumber


class Rematch(Struct, frozen=True, forbid_unknown_fields=True, tag="rematch"):
    """Open a new table for the same people, each one seat further on. Its id becomes the table's `next`."""


class Close(Struct, frozen=True, forbid_unknown_fields=True, tag="close"):
    """Host: close the table. It can still be read; the seed of an unfinished game stays secret."""


class Attach(Struct, frozen=True, forbid_unknown_fields=True, tag="attach"):
    """WebSocket only: send the frames of the command's seat (none: the spectator's) from version `since` on."""

    since: Version | None = None


class Detach(Struct, frozen=True, forbid_unknown_fields=True, tag="detach"):
    """WebSocket only: stop sending the frames of the command's seat."""


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag="ping"):
    """WebSocket only: answered by `ack`, so that a client can recognise a dead connection."""


Body: TypeAlias = (
    PlayMove
    | TakeBackMove
    | AnswerTakeBack
    | AnswerSettings
    | Say
    | WhyNot
    | Hint
    | Start
    | PromiseNonce
    | RevealNonce
    | ChangeSeat
    | ArrangeSeats
    | HandOver
    | ChangeSettings
    | Leave
    | ComeBack
    | StandIn
    | Rematch
    | Close
    | Attach
    | Detach
    | Ping
)


class Command(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What a client asks for: a WebSocket message, or the body of a POST to `commands`."""

    id: CommandId
    body: Body
    seat: SeatNumber | None = None
    """The seat it is for; may be left out by someone who holds exactly one at this table."""
    decision: Version | None = None
    """With `move`: the decision that it answers. The move is stale only if that decision is gone."""


# --------------------------------------------------------------------------------------- answers of the server


class Ack(Struct, frozen=True, gc=False, tag="ack"):
    """The command was carried out and is stored for good."""

    id: str


class Err(Struct, frozen=True, tag="err"):
    """The command was refused and changed nothing. Without an id: the message could not be read."""

    id: str | None
    code: str
    message: str
    clause: str = ""
    args: dict[str, Any] = {}


class Considered(Struct, frozen=True):
    """A move the hinting bot weighed."""

    move: int
    value: float
    visits: int


class Answer(Struct, frozen=True, tag="answer"):
    """The answer to a question (`why-not`, `hint`)."""

    id: str
    clause: str = ""
    reason: str | None = None
    """`why-not`: the message id of the reason; none if the move can be made."""
    args: Mapping[str, Argument] = {}
    hint: list[Considered] | None = None
    """`hint`: the moves that were considered, the best first."""


Reply: TypeAlias = Ack | Answer


class You(Struct, frozen=True, tag="you"):
    """What the client itself has at this table. Sent first, and after every change of it."""

    seats: list[int]
    host: bool
    nickname: str | None


class TableChanged(Struct, frozen=True, tag="table"):
    """The table as it is now. Sent on connecting and after every change."""

    table: TableInfo


class Frame(Struct, frozen=True, gc=False, tag="view"):
    """What a seat (none: a spectator) sees now, and what has happened since an earlier version."""

    seat: int | None
    v: int
    """Its version: counts the changes of this viewer's view."""
    since: int
    """The version after which the events begin."""
    view: msgspec.Raw
    """`{"public": …, "private": …}` as the game gives it; `private` is null for a spectator."""
    events: list[Message]
    decision: int | None = None
    """The decision the seat is asked for; none if it is not to act."""
    prompt: Message | None = None
    legal: list[int] = []
    """All moves the seat may make now."""
    take_back: bool = False
    """Whether the seat may take back its last decision without asking."""


class Acting(Struct, frozen=True, gc=False, tag="acting"):
    """Who must decide now. Sent whenever that changes during a game."""

    to_act: list[int]
    deadlines: dict[str, float]


class ChatLine(Struct, frozen=True, tag="chat"):
    """Something that was said. `k` numbers the lines of the table's chat."""

    k: int
    seat: int | None
    name: str
    text: str
    at: float


class Presence(Struct, frozen=True, tag="presence"):
    """Who is connected now."""

    connected: list[int]
    spectators: int


Push: TypeAlias = Ack | Err | Answer | You | TableChanged | Frame | Acting | ChatLine | Presence
"""Every message that the server sends over a WebSocket or stream."""


# ----------------------------------------------------------------------------------------------- plain reading


class ChatLines(Struct, frozen=True):
    """A part of the chat."""

    lines: list[ChatLine]


class EventLog(Struct, frozen=True):
    """Everything a viewer saw happen, in order."""

    seat: int | None
    v: int
    events: list[Message]


class ReplayFrame(Struct, frozen=True):
    """The game after one entry of the log."""

    n: int
    """0 is the set-up. In an open replay n is the n-th entry of the record's log; otherwise it counts the frames."""
    view: msgspec.Raw
    events: list[Message]
    to_act: list[int]
    seat: int | None = None
    """Who made the entry; with `text`, the move. Only in an open replay, and not for the set-up."""
    text: str | None = None


class Replay(Struct, frozen=True):
    """A finished game, step by step, as a seat or a spectator saw it, or with everything open.

    In an open replay a view is `{"public": …, "privates": [one for each seat]}`.
    """

    game: str
    seat: int | None
    open: bool
    total: int
    """The number of all frames."""
    first: int
    frames: list[ReplayFrame]


class Analysis(Struct, frozen=True):
    """How likely each seat was to win, after the set-up and after every entry of the log."""

    chances: list[list[float]]
    playouts: int
    """How many games were played out from each position; 0: the game's own estimate was used."""


class Health(Struct, frozen=True):
    """Whether the server can accept moves."""

    status: Literal["ok", "failing"]
    store: str
    version: str
