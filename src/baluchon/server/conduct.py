"""What each command does to a table: checked here, carried out on the table, handed back as entries to store.

A refused command leaves the table as it was. The caller stores the entries before anyone hears of them, and
throws the table away if that fails.
"""

from collections.abc import Callable
from secrets import token_bytes

from msgspec.structs import replace

from baluchon.bots import bot_codes
from baluchon.kernel.chance import SEED_BYTES
from baluchon.kernel.errors import BaluchonError
from baluchon.kernel.registry import game_by_id
from baluchon.server import protocol as wire
from baluchon.server.entries import (
    Answered,
    Asked,
    Closed,
    Continued,
    Entry,
    Hosted,
    Moved,
    Opened,
    Seat,
    Seated,
    Settled,
    Started,
    TakenBack,
)
from baluchon.server.protocol import Answer, Command, NewSeat, NewTable
from baluchon.server.refusals import Refused, refusal_of
from baluchon.server.sights import Sights
from baluchon.server.table import Table

MOST_TAKE_BACKS = 300
"""At one table: each of them is an entry that stays."""


class Sitting:
    """A table in use: the fold, what its viewers see, and what is not stored yet."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.sights = Sights(table) if table.match is not None else None
        self.fresh: list[Entry] = []
        """Applied, not yet stored."""

    def apply(self, entry: Entry, at: float) -> None:
        """Carry out an entry that was not stored yet."""
        self.table.apply(entry, at)
        if isinstance(entry, Moved | TakenBack):
            assert self.sights is not None
            self.table.seen.pop()
            mask = self.sights.step()
            self.table.show(mask, entry.seat, at)
            entry = replace(entry, seen=mask)
        elif isinstance(entry, Started):
            self.sights = Sights(self.table)
        self.fresh.append(entry)


def new_table(wanted: NewTable, person: str, nickname: str) -> Opened:
    """The first entry of a table as someone wants it; raises if the game is not for that."""
    try:
        game = game_by_id(wanted.game)
        options = game.settle(len(wanted.seats), wanted.options)
    except BaluchonError as error:
        raise refusal_of(error) from None
    check_settings(wanted.settings)
    seats = [new_seat(seat, person, nickname) for seat in wanted.seats]
    return Opened(game.id, game.version, options, seats, wanted.settings, person)


def new_seat(wanted: NewSeat, person: str, nickname: str) -> Seat:
    """A seat as the host wants it."""
    if wanted.kind == "open":
        return Seat()
    if wanted.kind == "here":
        return Seat("person", wanted.name or nickname, person)
    if wanted.level is None:
        raise Refused("bad-request", "a bot's seat needs its level")
    check_level(wanted.level)
    return Seat("bot", wanted.name or wanted.level, level=wanted.level)


def check_level(level: str) -> None:
    """Refuse what is not offered: with limits of their own bots could keep the workers from everyone else."""
    if level not in bot_codes():
        raise Refused("unknown-bot", f"no bot {level!r} plays here; there are {', '.join(bot_codes())}")


def check_settings(settings: wire.Settings) -> None:
    """Refuse levels that are not offered."""
    check_level(settings.stand_in)
    if settings.hints is not None:
        check_level(settings.hints)


def own_seat(table: Table, person: str | None, seat: int | None) -> int:
    """The seat a command is for; only its holder may act for it."""
    mine = table.seats_of(person)
    if seat is None:
        if len(mine) == 1:
            return mine[0]
        raise Refused("bad-request" if mine else "not-your-seat", "say which of your seats this is for")
    if seat not in mine:
        raise Refused("not-your-seat", f"seat {seat} is not yours")
    return seat


def actor_of(person: str | None, command: Command) -> str:
    """Who a command counts for: its id is unique among theirs."""
    return f"{person}" if command.seat is None else f"{person} {command.seat}"


def needs(table: Table, *statuses: str) -> None:
    """Refuse unless the table has one of these statuses."""
    if table.status not in statuses:
        raise Refused("wrong-status", f"the table is {table.status}; this needs one that is {' or '.join(statuses)}")


def needs_host(table: Table, person: str | None) -> None:
    if person != table.host:
        raise Refused("not-host", "only the host of the table may do that")


# ------------------------------------------------------------------------------------------------ the game


def play(sitting: Sitting, person: str | None, command: Command, at: float) -> None:
    body = command.body
    assert isinstance(body, wire.PlayMove)
    table = sitting.table
    seat = own_seat(table, person, command.seat)
    needs(table, "playing", "finished")
    if table.seats[seat].away:
        raise Refused("away", "a bot stands in for you; come back first")
    play_for(sitting, seat, body.move, command.decision, at)


def play_for(sitting: Sitting, seat: int, move: int | str, decision: int | None, at: float) -> None:
    """Make a move for a seat, if the decision it answers is still there."""
    table = sitting.table
    if decision is not None and decision != table.decisions[seat]:
        raise Refused("stale", "that decision is gone; look at the view again")
    try:
        sitting.apply(Moved(seat, move if isinstance(move, int) else table.playing.parse(seat, move)), at)
    except BaluchonError as error:
        raise refusal_of(error) from None


def take_back(sitting: Sitting, person: str | None, command: Command, at: float) -> None:
    table = sitting.table
    seat = own_seat(table, person, command.seat)
    needs(table, "playing")
    if not table.settings.take_backs:
        raise Refused("take-backs-off", "this table plays without take-backs")
    if table.take_backs >= MOST_TAKE_BACKS:
        raise Refused("limit", f"there were {MOST_TAKE_BACKS} take-backs at this table; no more")
    reason = table.playing.why_no_take_back(seat)
    if reason is None:
        sitting.apply(TakenBack(seat), at)
        return
    if reason.id == "reason-nothing-to-take-back":
        raise Refused("cannot-take-back", "there is nothing to take back", args={"reason": reason.id})
    if table.asked is not None:
        raise Refused("wrong-status", "a take-back is being asked for already")
    sitting.apply(Asked(seat), at)
    _agree_if_all(sitting, at)


def answer_take_back(sitting: Sitting, person: str | None, command: Command, at: float) -> None:
    body = command.body
    assert isinstance(body, wire.AnswerTakeBack)
    table = sitting.table
    seat = own_seat(table, person, command.seat)
    if table.asked is None:
        raise Refused("nothing-asked", "nobody asks for a take-back now")
    if not body.agree or seat not in table.agreed:
        sitting.apply(Answered(seat, body.agree), at)
    if body.agree:
        _agree_if_all(sitting, at)


def _agree_if_all(sitting: Sitting, at: float) -> None:
    table = sitting.table
    if table.asked is not None and not table.waiting_for():
        sitting.apply(TakenBack(table.asked, table.playing.last_entry_of(table.asked)), at)


def why_not(sitting: Sitting, person: str | None, command: Command) -> Answer:
    """Why a move is not possible now."""
    body = command.body
    assert isinstance(body, wire.WhyNot)
    table = sitting.table
    seat = own_seat(table, person, command.seat)
    needs(table, "playing", "finished")
    if body.move >= len(table.game.moves):
        raise Refused("illegal", "there is no such move", args={"reason": "reason-no-such-move"})
    reason = table.playing.why_not(seat, body.move)
    if reason is None:
        return Answer(command.id)
    return Answer(command.id, reason.clause, reason.id, reason.args)


# ----------------------------------------------------------------------------------------------- the table


def start(sitting: Sitting, person: str | None, command: Command, at: float) -> None:
    table = sitting.table
    needs_host(table, person)
    needs(table, "waiting")
    if any(seat.kind == "open" for seat in table.seats):
        raise Refused("seats-open", "seats are still open: fill them with people or bots first")
    sitting.apply(Started(token_bytes(SEED_BYTES).hex()), at)


def change_seat(sitting: Sitting, person: str | None, command: Command, at: float) -> None:
    body = command.body
    assert isinstance(body, wire.ChangeSeat)
    table = sitting.table
    needs_host(table, person)
    needs(table, "waiting")
    check_seat(table, body.target)
    nickname = next((seat.name for seat in table.seats if seat.person == person), "host")
    sitting.apply(Seated(body.target, new_seat(body.seat, table.host, nickname)), at)


def check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise Refused("bad-request", f"the table has seats 0 to {len(table.seats) - 1}")


def sit_down(sitting: Sitting, person: str, nickname: str, wanted: int | None, with_seat_key: bool, at: float) -> int:
    """Give a person a seat: the wanted one or the first that is free. With the seat's own key even a taken one."""
    table = sitting.table
    if wanted is None:
        mine = table.seats_of(person)
        free = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
        if mine:
            return mine[0]
        if not free:
            raise Refused("seat-taken", "all seats are taken")
        wanted = free[0]
    check_seat(table, wanted)
    sitting_there = table.seats[wanted]
    if sitting_there.person == person:
        return wanted
    if with_seat_key:
        name = sitting_there.name if sitting_there.kind == "person" else nickname
        sitting.apply(Seated(wanted, Seat("person", name, person)), at)
        return wanted
    needs(table, "waiting")
    if sitting_there.kind != "open":
        raise Refused("seat-taken", f"seat {wanted} is taken")
    sitting.apply(Seated(wanted, Seat("person", nickname, person)), at)
    return wanted


def change_settings(sitting: Sitting, person: str | None, command: Command, at: float) -> None:
    body = command.body
    assert isinstance(body, wire.ChangeSettings)
    table = sitting.table
    needs_host(table, person)
    needs(table, "waiting", "playing", "finished")
    check_settings(body.settings)
    options = table.options
    if body.options is not None:
        needs(table, "waiting")
        try:
            options = table.game.settle(len(table.seats), body.options)
        except BaluchonError as error:
            raise refusal_of(error) from None
    sitting.apply(Settled(body.settings, options), at)


def leave(sitting: Sitting, person: str | None, command: Command, at: float) -> None:
    table = sitting.table
    seat = own_seat(table, person, command.seat)
    needs(table, "waiting", "playing")
    if table.status == "playing":
        stand_in(sitting, seat, at)
        return
    sitting.apply(Seated(seat, Seat()), at)
    if table.host == person and not table.seats_of(person):
        others = [other.person for other in table.seats if other.person is not None]
        sitting.apply(Hosted(others[0]) if others else Closed(), at)


def stand_in(sitting: Sitting, seat: int, at: float) -> None:
    """Let a bot play for a person from now on."""
    table = sitting.table
    if table.bot_in(seat) is None:
        sitting.apply(Seated(seat, replace(table.seats[seat], away=True)), at)
        _agree_if_all(sitting, at)


def come_back(sitting: Sitting, person: str | None, command: Command, at: float) -> None:
    table = sitting.table
    seat = own_seat(table, person, command.seat)
    if not table.seats[seat].away:
        raise Refused("not-away", "no bot stands in for you")
    sitting.apply(Seated(seat, replace(table.seats[seat], away=False)), at)


def close(sitting: Sitting, person: str | None, command: Command, at: float) -> None:
    table = sitting.table
    needs_host(table, person)
    needs(table, "waiting", "playing", "finished")
    sitting.apply(Closed(), at)


def rematch_of(table: Table) -> Opened:
    """The first entry of the next table: everyone one seat further."""
    seats = [replace(seat, away=False) for seat in table.seats]
    return Opened(table.game.id, table.game.version, table.options, seats[-1:] + seats[:-1], table.settings, table.host)


def go_on(sitting: Sitting, next: str, at: float) -> None:
    """Point to the table of the rematch."""
    sitting.apply(Continued(next), at)


CHANGES: dict[type, Callable[[Sitting, str | None, Command, float], None]] = {
    wire.PlayMove: play,
    wire.TakeBackMove: take_back,
    wire.AnswerTakeBack: answer_take_back,
    wire.Start: start,
    wire.ChangeSeat: change_seat,
    wire.ChangeSettings: change_settings,
    wire.Leave: leave,
    wire.ComeBack: come_back,
    wire.Close: close,
}
"""The commands that need nothing but the table. Chat, hints, rematch and connections are the room's."""


def carry_out(sitting: Sitting, person: str | None, command: Command, at: float) -> None:
    """Carry out one of `CHANGES`; the entries wait in `fresh`."""
    CHANGES[type(command.body)](sitting, person, command, at)
