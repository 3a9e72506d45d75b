"""A table as it is told: to all who look at it, in lists, and to the store."""

from msgspec import Struct
from msgspec.structs import replace

from baluchon.daily import PERSON
from baluchon.kernel.deal import commit_of
from baluchon.kernel.options import Value
from baluchon.kernel.record import encode as encode_record
from baluchon.kernel.record import to_record
from baluchon.server.entries import (
    Arranged,
    Attempt,
    Hosted,
    Moved,
    Opened,
    Restrained,
    Row,
    Seat,
    Seated,
    TableUpdate,
)
from baluchon.server.protocol import (
    DealInfo,
    Proposal,
    Restraint,
    Result,
    SeatSheet,
    Status,
    TableCard,
    TableInfo,
    TableSettings,
    TakeBackRequest,
)
from baluchon.server.table import Table


class Surroundings(Struct, frozen=True):
    """Everything around the game that everyone is told: as long as it stays equal, there is nothing to tell."""

    seats: list[Seat]
    host: str
    restrained: list[Restrained]
    settings: TableSettings
    options: dict[str, Value]
    status: Status
    ends: float | None
    next: str | None
    take_back: TakeBackRequest | None
    proposal: tuple[int, list[int]] | None
    """Its number, and the seats that have not agreed."""
    revealing: float | None
    promises: dict[str, str]
    """Until the game begins."""

    def has_people_of(self, other: "Surroundings") -> bool:
        """Whether everyone is at the table what they are in the other."""
        return (self.seats, self.host, self.restrained) == (other.seats, other.host, other.restrained)


def surroundings_of(table: Table) -> Surroundings:
    """The table as it is now, apart from its game."""
    waiting = table.match is None
    return Surroundings(
        seats=table.seats[:],
        host=table.host,
        restrained=[*table.moderation.restrained.values()],
        settings=table.settings,
        options=table.options,
        status=table.status,
        ends=table.ends,
        next=table.next,
        take_back=_take_back(table),
        proposal=None if table.votes.proposed is None else (table.votes.proposal, table.undecided()),
        revealing=table.dealing.revealing if waiting else None,
        promises=table.dealing.promises.copy() if waiting else {},
    )


def to_info(table: Table) -> TableInfo:
    """The table as everyone may know it."""
    return TableInfo(
        id=table.id,
        game=table.game_id,
        rules=table.rules,
        options=table.options,
        settings=table.settings,
        status=table.status,
        seats=table.seat_infos,
        created=table.created,
        changed=table.changed,
        to_act=table.to_act,
        deadlines={str(seat): at for seat, at in table.deadlines.items()},
        commit=_commit(table),
        deal=_deal(table),
        take_back=_take_back(table),
        proposal=_proposal(table),
        result=_result(table),
        next=table.next,
        ends=table.ends,
        given=table.given,
        restrained=[
            Restraint(it.name, it.line, it.removed)
            for it in table.moderation.restrained.values()
            if it.line is not None and not table.seats_of(it.person)
        ],
    )


def to_card(table: Table) -> TableCard:
    """The table in a list."""
    return TableCard(
        id=table.id,
        game=table.game_id,
        name=table.settings.name,
        status=table.status,
        seats=table.seat_infos,
        changed=table.changed,
        to_act=table.to_act,
        ends=table.ends,
        lesson=table.settings.lesson,
        given=table.given,
    )


def to_update(table: Table, rows: list[Row]) -> TableUpdate:
    """What to store after these rows."""
    seats_changed = any(isinstance(row.entry, Opened | Seated | Arranged | Hosted) for row in rows)
    people = table.people if seats_changed else None
    ends = table.match is not None and (
        table.abandoned or (table.match.is_over and any(isinstance(row.entry, Moved) for row in rows))
    )
    record = encode_record(to_record(table.playing)).decode() if ends else None
    attempt = _attempt(table, ends=ends) if ends or isinstance(rows[0].entry, Opened) else None
    return TableUpdate(table.id, rows, to_card(table), table.settings.listed, table.due, people, record, attempt)


def _attempt(table: Table, *, ends: bool) -> Attempt | None:
    """The host's try at a deal of the day that begins or ends, if it counts."""
    if table.given is None or not table.given.counts:
        return None
    begun = Attempt(table.given.day, table.game_id, table.host, table.id)
    if not ends:
        return begun
    if table.was_helped or table.abandoned:
        return None
    outcome = table.playing.outcome()
    return replace(begun, score=outcome.scores[PERSON], place=outcome.ranking[PERSON])


def _take_back(table: Table) -> TakeBackRequest | None:
    return None if table.votes.asked is None else TakeBackRequest(table.votes.asked, table.waiting_for())


def _commit(table: Table) -> str | None:
    if table.match is not None:
        return table.match.commit
    return commit_of(table.id, table.game_id, table.rules, table.dealing.promised) if table.dealing.promised else None


def _deal(table: Table) -> DealInfo | None:
    if table.match is not None:
        deal = table.match.deal
        return None if deal is None else DealInfo(deal.promises, deal.nonces)
    if table.dealing.promised is None:
        return None
    return DealInfo(table.deal.promises, [None] * len(table.seats), table.dealing.revealing is not None)


def _proposal(table: Table) -> Proposal | None:
    if table.votes.proposed is None or table.status != "playing":
        return None
    return Proposal(table.votes.proposal, table.votes.proposed.settings, table.undecided(), table.votes.proposed.remove)


def _result(table: Table) -> Result | None:
    if table.match is None or not table.match.is_over:
        return None
    outcome = table.match.outcome()
    sheets = [SeatSheet(sheet.seat, sheet.lines, sheet.total) for sheet in table.match.sheets()]
    # The seed of a deal of the day is told on its page, once the day is over.
    is_daily = table.given is not None and table.given.day
    return Result(outcome, list(outcome.winners), sheets, "" if is_daily else table.match.promised.hex())
