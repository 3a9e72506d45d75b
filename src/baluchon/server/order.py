"""Keeping order at a table: who may not speak there any more, or not be there.

To mute someone, and to send a spectator away, is the host's to do. Whoever plays goes only if all others who play
agree: the host may be losing to them. They are let in again by the host alone.
"""

from baluchon.server import conduct
from baluchon.server.entries import Proposed, Restrained
from baluchon.server.protocol import Mute, Remove
from baluchon.server.refusals import Refused
from baluchon.server.rights import check_seat, needs, needs_host
from baluchon.server.sitting import Change
from baluchon.server.table import Table

MOST_RESTRAINTS = 300
"""At one table: each is an entry that stays in its log for good."""


class Someone:
    """Whom the host means: by their seat, or by a line they said."""

    def __init__(self, person: str, name: str, line: int | None) -> None:
        self.person = person
        self.name = name
        self.line = line


def seated(table: Table, target: int | None) -> Someone | None:
    """The person in a seat."""
    if target is None:
        return None
    check_seat(table, target)
    seat = table.seats[target]
    return None if seat.person is None else Someone(seat.person, seat.name, None)


def restrained(table: Table, line: int | None) -> Someone | None:
    """Whoever was restrained for a line, which may have left the chat since."""
    found = (it for it in table.moderation.restrained.values() if line is not None and it.line == line)
    return next((Someone(it.person, it.name, it.line) for it in found), None)


def check(table: Table, person: str | None) -> None:
    """Refuse everyone but the host, before anything is looked up for them."""
    needs_host(table, person)
    needs(table, "waiting", "playing", "finished")
    if table.moderation.restraints_made >= MOST_RESTRAINTS:
        raise Refused("limit", f"people were muted or removed {MOST_RESTRAINTS} times here; that is the limit")


def restrain(change: Change, host: str | None, who: Someone, wanted: Mute | Remove) -> None:
    """Mute or remove someone, or take that back."""
    check(change.table, host)
    if who.person == host:
        raise Refused("bad-request", "that is yourself; to go, leave the table or hand it over")
    if isinstance(wanted, Mute):
        _mute(change, who, wanted.muted)
    else:
        _remove(change, who, wanted.removed)


def _mute(change: Change, who: Someone, muted: bool) -> None:
    table = change.table
    if table.moderation.is_removed(who.person):
        raise Refused("removed", "they were removed from this table; let them in again first")
    if table.moderation.is_muted(who.person) != muted:
        change.apply(Restrained(who.person, who.name, muted, removed=False, line=who.line))


def _remove(change: Change, who: Someone, removed: bool) -> None:
    table = change.table
    if table.moderation.is_removed(who.person) == removed:
        return
    seats = table.seats_of(who.person)
    if not removed:
        change.apply(Restrained(who.person, who.name, muted=False, removed=False, line=who.line))
    elif table.status == "playing" and seats:
        table.tally.check("settings")
        change.apply(Proposed(table.settings, seats[0]))
        conduct.settle_if_all(change)
    elif seats:
        conduct.send_away(change, seats[0])
    else:
        change.apply(Restrained(who.person, who.name, muted=True, removed=True, line=who.line))
