"""What the server answers and tells, and what can be read of a table."""

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from baluchon.kernel.plans import Plan
from baluchon.kernel.words import Argument, Message
from baluchon.lessons import Place
from baluchon.server.protocol.tables import TableInfo, You


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
    reasons: list[Message] = []
    """What it brings, line by line, and what it opens or closes; for the first few."""
    prospects: list[Message] = []
    """Where it leads to more or fewer points in the end than the others of these."""


class Candidate(Struct, frozen=True):
    """One of a few good moves, without a word on which is the best."""

    move: int
    reasons: list[Message]


class LinePoints(Struct, frozen=True):
    """A line of a score sheet and an expected difference in points."""

    id: str
    points: float


class Appraised(Struct, frozen=True):
    """A choice as the coach sees it."""

    move: int
    value: float
    cost: float
    """What it costs against the best choice at least, as a share of one win."""
    weight: Literal["none", "slight", "costly", "grave"]
    lines: list[LinePoints] = []
    """On which lines of the own score sheet it would do worse in the end, the most first."""


class Appraisal(Struct, frozen=True):
    """All choices that the table's hint bot has weighed for whoever wants a coach."""

    best: Considered
    moves: list[Appraised]


class Answer(Struct, frozen=True, tag="answer"):
    """The answer to a question (`why-not`, `propose`, `hint`)."""

    id: str
    clause: str = ""
    reason: str | None = None
    """`why-not`: the message id of the reason; none if the move can be made."""
    args: Mapping[str, Argument] = {}
    hint: list[Considered] | None = None
    """`hint`: the moves that were considered, the best first."""
    candidates: list[Candidate] | None = None
    """`hint` with `candidates`: up to three good moves, in the order of the move table."""
    plan: Plan | None = None
    """`propose`: the moves, and what they bring together."""
    coach: Appraisal | None = None
    """`hint` with `coach`: what each choice costs; none if the bot has nothing to say."""


Reply: TypeAlias = Ack | Answer


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
    """`{"public": …, "private": …, "pencil": …, "previews": …}` as the game gives it.

    `pencil` is the seat's own sheet with what is under way counted as if it were scored now (a list of `Line`),
    `previews` has a `Preview` by each legal move: both for whoever asks for `previews`. A spectator
    gets null and neither of them.
    """
    events: list[Message]
    decision: int | None = None
    """The decision the seat is asked for; none if it is not to act."""
    prompt: Message | None = None
    legal: list[int] = []
    """All moves the seat may make now."""
    take_back: bool = False
    """Whether the seat may take back its last decision without asking."""
    lesson: Place | None = None
    """In a lesson: which of its decisions the seat is asked for; none where it says nothing."""


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
    looking: list[int] = []
    """Those of them who still look at what a round brought."""


Push: TypeAlias = Ack | Err | Answer | You | TableChanged | Frame | Acting | ChatLine | Presence
"""Every message that the server sends over a WebSocket or stream."""


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
    entry: int = 0
    """How many entries the record's log had then: the same moment has the same number for all viewers."""
    move: int | None = None
    """In an open replay the move that was made; events tell it as a spectator heard of it."""


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
    scored: ReplayFrame | None = None
    """Of what was missed in a game that goes on: where the round began in which the seat decided last."""


class Draws(Struct, frozen=True):
    """What was drawn in a finished game, so that anyone can compare it with the stream of the promised seed."""

    words: list[str]
    """By the set-up, and by each entry of the log: its words of 32 bits, eight hexadecimal digits each. All of them
    together are the stream from its beginning."""


class StageMark(Struct, frozen=True):
    """Where a round, a day or a hike begins."""

    at: int
    """The place of its first moment among those of the analysis."""
    what: str
    """`round`, `day` or `hike`; `turns`: a round in which everyone has one turn."""
    number: int


class TurningPoint(Struct, frozen=True):
    """An own decision by which a seat's chance to win surely changed: one of its three largest."""

    n: int
    """Of the moment after it, as in an open replay."""
    seat: int
    move: int
    before: float
    after: float
    value: float
    """What a bot that knows what the seat knew thinks of the move, as a share of one win."""
    better: int | None
    """The move that it would have made; none: it found no better one, so the rest was luck."""
    best: float
    """What it thinks of that."""
    reasons: list[LinePoints]
    """By how much the better move would have changed the seat's score sheet in the end, line by line."""


class Analysis(Struct, frozen=True):
    """How likely each seat was to win, after the set-up and after every decision that stands, for one who sees all.

    It is found out step by step; ask with `after` for more than is known already.
    """

    step: int
    """Grows with what is known."""
    whole: bool
    """Whether nothing is left to find out: the chances are as sure as they get, and all turning points told."""
    moments: list[int]
    """Which entry of the log each moment came after, as the open replay counts them; 0 is the set-up."""
    chances: list[list[float]]
    low: list[list[float]]
    """The chance lies between this and `high` in 95 of 100 cases. A moment that was played on a few times only is told
    by the average of those around it, so sudden changes look gentler at first."""
    high: list[list[float]]
    playouts: int
    """How many games were played out from a moment, on average."""
    within: float
    """How far the widest of the intervals reaches to either side."""
    marks: list[StageMark]
    turning: list[TurningPoint]
    """In the order of the game; told at the end."""
    learned: bool = False
    """Whether the chances are what a net says at a glance, each seat by its own cards, and nothing was played on enough
    yet to be shown. Then `low` and `high` are the same as `chances`, and nobody knows how sure they are."""


class Health(Struct, frozen=True):
    """Whether the server can accept moves."""

    status: Literal["ok", "failing"]
    store: str
    version: str
    backups: Literal["", "ok", "failing"] = ""
    """Whether the last scheduled backup could be made; nothing if there are none."""
