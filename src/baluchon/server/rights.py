"""Who someone is at a table, and what that lets them see and do."""

from baluchon.server.protocol import You
from baluchon.server.refusals import Refused, refusal_of
from baluchon.server.table import Table


def own_seat(table: Table, person: str | None, seat: int | None) -> int:
    """The seat a command is for, which must be the person's own."""
    needs_to_be_in(table, person)
    mine = table.seats_of(person)
    if seat is None:
        if len(mine) == 1:
            return mine[0]
        raise Refused("bad-request" if mine else "not-your-seat", "say which of your seats this is for")
    if seat not in mine:
        raise Refused("not-your-seat", f"seat {seat} is not yours")
    return seat


def needs_to_be_in(table: Table, person: str | None) -> None:
    """Refuse someone who was removed from the table."""
    if table.moderation.is_removed(person):
        raise Refused("removed", "you were removed from this table; its host can let you in again")


def may_watch(table: Table, person: str | None) -> bool:
    """Whether someone may be a spectator, who hears the chat too."""
    if table.moderation.is_removed(person):
        return False
    return table.settings.spectators or person == table.host or bool(table.seats_of(person))


def viewer_of(table: Table, person: str | None, seat: int | None) -> int:
    """The viewer someone asks to be: a seat of their own, or the spectator."""
    needs_to_be_in(table, person)
    mine = table.seats_of(person)
    if seat is None:
        if not may_watch(table, person):
            raise Refused("no-spectators", "this table does not allow spectators")
        return len(table.seats)
    if seat not in mine:
        raise Refused("not-your-seat", f"seat {seat} is not yours")
    return seat


def you_of(table: Table, person: str | None, nickname: str | None) -> You:
    """What a person has at a table."""
    host = person is not None and person == table.host
    return You(
        table.seats_of(person), host, nickname, table.moderation.is_muted(person), table.moderation.is_removed(person)
    )


def needs(table: Table, *statuses: str) -> None:
    """Refuse unless the table has one of these statuses; nothing happens to it while its cards are being dealt."""
    if table.missing is not None and not table.closed:
        raise refusal_of(table.missing)
    if table.dealing.revealing is not None:
        raise Refused("wrong-status", "the cards are being dealt; wait a moment")
    if table.status not in statuses:
        raise Refused("wrong-status", f"the table is {table.status}; this needs one that is {' or '.join(statuses)}")


def needs_host(table: Table, person: str | None) -> None:
    if person != table.host:
        raise Refused("not-host", "only the host of the table may do that")


def needs_no_single_try(table: Table) -> None:
    """Refuse where the seat is that of the one person whose try counts."""
    if table.given is not None and table.given.counts:
        raise Refused(
            "wrong-status",
            "a try that counts is played by whoever began it; a recovery code lets you go on with it at another device",
        )


def needs_to_be_alone(table: Table) -> None:
    """Refuse where another person plays, on whatever device: whoever has help has it against bots only."""
    if sum(seat.kind == "person" for seat in table.seats) > 1:
        raise Refused("not-alone", "the coach is for those who play against bots; here another person plays")


def check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise Refused("bad-request", f"the table has seats 0 to {len(table.seats) - 1}")
