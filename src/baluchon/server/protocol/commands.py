"""What a client asks of a table: the commands."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from baluchon.server.protocol.tables import NewSeat, TableSettings
from baluchon.server.protocol.words import (
    MOST_CHAT_CHARACTERS,
    MOST_PLANNED,
    CommandId,
    Hash,
    MoveNumber,
    OptionTexts,
    SeatNumber,
    Version,
)


class PlayMove(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="move"):
    """Make a move in one's own seat."""

    move: MoveNumber | Annotated[str, Meta(max_length=120)]
    """The move's int, or its text."""


class PlayPlan(Struct, frozen=True, forbid_unknown_fields=True, tag="plan"):
    """Make several moves in one's own seat, one after the other, or none of them if one cannot be made."""

    moves: Annotated[list[MoveNumber], Meta(min_length=1, max_length=MOST_PLANNED)]


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


class ProposePlan(Struct, frozen=True, forbid_unknown_fields=True, tag="propose"):
    """Ask for the moves that carry one through, with as much of a wish as is possible."""

    move: MoveNumber
    wish: Annotated[list[MoveNumber], Meta(max_length=MOST_PLANNED)] = []
    """Moves that shall be among those that follow."""


class WhyNot(Struct, frozen=True, forbid_unknown_fields=True, tag="why-not"):
    """Ask why a move cannot be made now."""

    move: MoveNumber


class Hint(Struct, frozen=True, forbid_unknown_fields=True, tag="hint"):
    """Ask the table's hint bot what it would do in one's seat."""

    candidates: bool = False
    """Ask for up to three good moves and what each brings, without being told which is the best."""
    coach: bool = False
    """Ask what each choice costs, so that a client can object to one; only for whoever plays against bots alone."""


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


class Mute(Struct, frozen=True, forbid_unknown_fields=True, tag="mute"):
    """Host: let someone say nothing more at the table, or let them speak again."""

    target: SeatNumber | None = None
    """Someone with a seat."""
    line: Version | None = None
    """Or whoever said this line of the chat."""
    muted: bool = True


class Remove(Struct, frozen=True, forbid_unknown_fields=True, tag="remove"):
    """Host: send someone away from the table, or let them in again.

    While waiting their seat opens. During a game a bot plays it once everyone else who plays has agreed; when they
    are let in again they may take it back.
    """

    target: SeatNumber | None = None
    line: Version | None = None
    removed: bool = True


class Rematch(Struct, frozen=True, forbid_unknown_fields=True, tag="rematch"):
    """Open a new table for the same people, each one seat further on. Its id becomes the table's `next`."""


class Close(Struct, frozen=True, forbid_unknown_fields=True, tag="close"):
    """Host: close the table. It can still be read; the seed of an unfinished game stays secret."""


class Attach(Struct, frozen=True, forbid_unknown_fields=True, tag="attach"):
    """WebSocket only: send the frames of the command's seat (none: the spectator's) from version `since` on."""

    since: Version | None = None


class Detach(Struct, frozen=True, forbid_unknown_fields=True, tag="detach"):
    """WebSocket only: stop sending the frames of the command's seat."""


class Look(Struct, frozen=True, forbid_unknown_fields=True, tag="look"):
    """WebSocket only: the command's seat looks at what a round brought, or has looked. `presence` says so to others."""

    looking: bool


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag="ping"):
    """WebSocket only: answered by `ack`, so that a client can recognise a dead connection."""


Body: TypeAlias = (
    PlayMove
    | PlayPlan
    | TakeBackMove
    | AnswerTakeBack
    | AnswerSettings
    | Say
    | ProposePlan
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
    | Mute
    | Remove
    | Rematch
    | Close
    | Attach
    | Detach
    | Look
    | Ping
)


class Command(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What a client asks for: a WebSocket message, or the body of a POST to `commands`."""

    id: CommandId
    body: Body
    seat: SeatNumber | None = None
    """The seat it is for; may be left out by someone who holds exactly one at this table."""
    decision: Version | None = None
    """With `move` and `plan`: the decision that it answers. The move is stale only if that decision is gone."""
