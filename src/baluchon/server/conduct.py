"""What people may do at a table: who may do it and when is checked here, then the change is made.

A refused command leaves the table as it was. Whoever calls stores the rows of the change before anyone hears of
them, and throws the table away if that fails. `commands.py` says which command comes here.
"""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from msgspec.structs import replace

from baluchon.kernel.errors import BadOption, BaluchonError, IllegalMove, NotYourTurn
from baluchon.kernel.forced import forced_move, steps_back
from baluchon.kernel.options import Value
from baluchon.server.calls import Call
from baluchon.server.entries import (
    Answered,
    Arranged,
    Asked,
    Closed,
    Continued,
    Hosted,
    Keyed,
    Moved,
    Proposed,
    Restrained,
    Seat,
    Seated,
    Settled,
    TakenBack,
    Weighed,
)
from baluchon.server.opening import checked_settings, name_among, new_seat
from baluchon.server.protocol import (
    Answer,
    AnswerSettings,
    AnswerTakeBack,
    ArrangeSeats,
    ChangeSeat,
    ChangeSettings,
    Close,
    ComeBack,
    HandOver,
    Leave,
    PlayMove,
    PlayPlan,
    ProposePlan,
    TakeBackMove,
    WhyNot,
)
from baluchon.server.refusals import Refused, refusal_of
from baluchon.server.rights import check_seat, needs, needs_host, needs_no_single_try, needs_to_be_in, own_seat
from baluchon.server.sitting import Change
from baluchon.server.table import Table

MOST_TAKE_BACKS = 300
"""At one table: each is an entry that stays in its log for good."""
MOST_SEAT_KEYS = 300
"""At one table, likewise."""
AGREED = ("move_limit", "stand_in", "hints", "take_backs", "spectators")
"""The settings that during a game change only if everyone agrees: they change how it is played, or who sees it."""


# ------------------------------------------------------------------------------------------------ the game


def play(change: Change, call: Call[PlayMove]) -> None:
    play_for(change, _playing_seat(change.table, call), call.body.move, call.decision)


def play_plan(change: Change, call: Call[PlayPlan]) -> None:
    """Make several moves: what is refused amid them has changed nothing, for the whole change is thrown away."""
    _play_moves(change, _playing_seat(change.table, call), call.body.moves, call.decision)


def _playing_seat(table: Table, call: Call[Any]) -> int:
    """The seat in which a person makes a move."""
    seat = own_seat(table, call.person, call.seat)
    needs(table, "playing", "finished")
    if table.seats[seat].away:
        raise Refused("away", "a bot stands in for you; come back first")
    return seat


def play_for(change: Change, seat: int, move: int | str, decision: int | None) -> None:
    """Make a move for a seat, if the decision it answers is still open."""
    _play_moves(change, seat, [move], decision)


def _play_moves(change: Change, seat: int, moves: Sequence[int | str], decision: int | None) -> None:
    table = change.table
    if decision is not None and decision != table.decisions[seat]:
        raise Refused("stale", "that decision is gone; look at the view again")
    try:
        for move in moves:
            change.apply(Moved(seat, move if isinstance(move, int) else table.playing.parse(seat, move)))
    except BaluchonError as error:
        raise refusal_of(error) from None
    _answer_formalities(change)


def _answer_formalities(change: Change) -> None:
    """Play for people what they need not be asked: it is stored together with the move that led to it."""
    table = change.table
    while answers := [(seat, move) for seat in table.to_act if (move := _formal_answer(table, seat)) is not None]:
        change.apply(Moved(*answers[0]))


def _formal_answer(table: Table, seat: int) -> int | None:
    return forced_move(table.playing, seat) if table.bot_in(seat) is None else None


def take_back(change: Change, call: Call[TakeBackMove]) -> None:
    table = change.table
    seat = own_seat(table, call.person, call.seat)
    needs(table, "playing")
    if not table.settings.take_backs:
        raise Refused("take-backs-off", "take-backs are off at this table")
    if table.take_backs >= MOST_TAKE_BACKS:
        raise Refused("limit", f"this table has had {MOST_TAKE_BACKS} take-backs; that is the limit")
    steps = steps_back(table.playing, seat)
    if isinstance(steps, int):
        for _ in range(steps):
            change.apply(TakenBack(seat))
        return
    if steps.id == "reason-nothing-to-take-back" and table.playing.last_entry_of(seat) < 0:
        raise Refused("cannot-take-back", "there is nothing to take back", args={"reason": steps.id})
    if table.votes.asked is not None:
        raise Refused("wrong-status", "a take-back has already been asked for")
    table.tally.check("asking", seat)
    change.apply(Asked(seat))
    _agree_if_all(change)


def answer_take_back(change: Change, call: Call[AnswerTakeBack]) -> None:
    body = call.body
    table = change.table
    seat = own_seat(table, call.person, call.seat)
    if table.votes.asked is None:
        raise Refused("nothing-asked", "nobody is asking for a take-back")
    if not body.agree or seat not in table.votes.agreed:
        change.apply(Answered(seat, body.agree))
    if body.agree:
        _agree_if_all(change)


def _agree_if_all(change: Change) -> None:
    table = change.table
    if table.votes.asked is None or table.waiting_for():
        return
    seat = table.votes.asked
    _take_back_all(change, seat)
    while _formal_answer(table, seat) is not None and table.playing.last_entry_of(seat) >= 0:
        _take_back_all(change, seat)


def _take_back_all(change: Change, seat: int) -> None:
    """Take a seat's last decision back with all that came after it or was chosen at the same time."""
    match = change.table.playing
    change.apply(TakenBack(seat, match.first_to_go_with(match.last_entry_of(seat))))


def why_not(table: Table, call: Call[WhyNot]) -> Answer:
    """Why a seat cannot make a move now."""
    body = call.body
    seat = own_seat(table, call.person, call.seat)
    needs(table, "playing", "finished")
    if body.move >= len(table.game.moves):
        raise Refused("illegal", "there is no such move", args={"reason": "reason-no-such-move"})
    reason = table.playing.why_not(seat, body.move)
    if reason is None:
        return Answer(call.id)
    return Answer(call.id, reason.clause, reason.id, reason.args)


def propose(table: Table, call: Call[ProposePlan]) -> Answer:
    """The moves that carry one through, as the rules propose them for what is wished."""
    body = call.body
    seat = own_seat(table, call.person, call.seat)
    needs(table, "playing", "finished")
    if max(body.move, *body.wish, 0) >= len(table.game.moves):
        raise Refused("illegal", "there is no such move", args={"reason": "reason-no-such-move"})
    if seat not in table.to_act:
        raise refusal_of(NotYourTurn(seat, table.to_act))
    reason = table.playing.why_not(seat, body.move)
    if reason is not None:
        raise refusal_of(IllegalMove(table.game.moves.text(body.move), reason))
    return Answer(call.id, plan=table.playing.propose(seat, body.move, body.wish))


# ----------------------------------------------------------------------------------------------- the table


def change_seat(change: Change, call: Call[ChangeSeat]) -> None:
    body, person = call.body, call.person
    table = change.table
    needs_host(table, person)
    needs(table, "waiting")
    check_seat(table, body.target)
    table.tally.check("seats")
    others = [seat for number, seat in enumerate(table.seats) if number != body.target]
    change.apply(Seated(body.target, new_seat(body.seat, table.host, _nickname_of(table, person), others)))


def _nickname_of(table: Table, person: str | None) -> str:
    return next((seat.name for seat in table.seats if seat.person == person), "host")


def arrange_seats(change: Change, call: Call[ArrangeSeats]) -> None:
    body, person = call.body, call.person
    table = change.table
    needs_host(table, person)
    needs(table, "waiting")
    stay = [each for each in body.seats if isinstance(each, int)]
    for seat in stay:
        check_seat(table, seat)
    if len(set(stay)) < len(stay):
        raise Refused("bad-request", "a seat is named twice")
    table.tally.check("seats")
    nickname = _nickname_of(table, person)
    seats: list[Seat] = []
    for each in body.seats:
        others = [*seats, *(table.seats[number] for number in stay)]
        seats.append(table.seats[each] if isinstance(each, int) else new_seat(each, table.host, nickname, others))
    order = [each if isinstance(each, int) else None for each in body.seats]
    change.apply(Arranged(seats, _options_that_fit(table, len(seats)), order))


def _options_that_fit(table: Table, seats: int) -> dict[str, Value]:
    """The table's options for another number of seats; those that do not go with it are as they are by default."""
    try:
        fitting = table.game.settle(seats)
        for id, value in table.options.items():
            with suppress(BadOption):
                fitting = table.game.settle(seats, {**fitting, id: value})
    except BaluchonError as error:
        raise refusal_of(error) from None
    return fitting


def hand_over(change: Change, call: Call[HandOver]) -> None:
    body, person = call.body, call.person
    table = change.table
    needs_host(table, person)
    needs(table, "waiting", "playing", "finished")
    check_seat(table, body.target)
    other = table.seats[body.target].person
    if other is None or table.moderation.is_removed(other):
        raise Refused("bad-request", "only a person at the table can be the host")
    if other != person:
        table.tally.check("seats")
        change.apply(Hosted(other))


def key_seat(change: Change, person: str, seat: int, hash: str, expires: float) -> None:
    """Give a seat a new key: the host while nobody sits there, before the game; afterwards whoever sits there."""
    table = change.table
    check_seat(table, seat)
    needs_no_single_try(table)
    if table.seats[seat].kind == "person":
        own_seat(table, person, seat)
        needs(table, "waiting", "playing")
    else:
        needs_host(table, person)
        needs(table, "waiting")
    if table.keys.made >= MOST_SEAT_KEYS:
        raise Refused("limit", f"this table has had {MOST_SEAT_KEYS} keys for seats; that is the limit")
    change.apply(Keyed(seat, hash, expires))


def opened_by(table: Table, key: str, at: float) -> int:
    """The seat that a seat's key opens; refused if it opens none any more."""
    seat = table.keys.seat_of(key, at)
    if seat is None:
        raise Refused("wrong-key", "this link was good for one seat, once, and is used or void; ask for a new one")
    return seat


def sit_down_with_key(change: Change, person: str, nickname: str, key: str) -> int:
    """Give a person the seat whose key they have. It opens even a taken seat: then whoever sits there has made it."""
    table = change.table
    needs_to_be_in(table, person)
    needs(table, "waiting", "playing")
    mine = table.seats_of(person)
    if mine and table.keys.seat_of(key, change.at) is None:
        return mine[0]
    seat = opened_by(table, key, change.at)
    occupant = table.seats[seat]
    if occupant.person != person:
        _check_sitting(table, person)
        others = [other for number, other in enumerate(table.seats) if number != seat]
        name = occupant.name if occupant.kind == "person" else name_among(nickname, others)
        change.apply(Seated(seat, Seat("person", name, person)))
    return seat


def sit_down(change: Change, person: str, nickname: str, wanted: int | None) -> int:
    """Give a person the wanted seat, or the first free one."""
    table = change.table
    needs_to_be_in(table, person)
    if wanted is None:
        mine = table.seats_of(person)
        free = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
        if mine:
            return mine[0]
        if not free:
            raise Refused("seat-taken", "all seats are taken")
        wanted = free[0]
    check_seat(table, wanted)
    occupant = table.seats[wanted]
    if occupant.person == person:
        return wanted
    needs(table, "waiting")
    if table.settings.locked:
        raise Refused("locked", "the host lets nobody else sit down")
    if occupant.kind != "open":
        raise Refused("seat-taken", f"seat {wanted} is taken")
    _check_sitting(table, person)
    change.apply(Seated(wanted, Seat("person", name_among(nickname, table.seats), person)))
    return wanted


def _check_sitting(table: Table, person: str) -> None:
    if table.match is None:
        table.tally.check("seats")
        table.tally.check("sitting down", person)


def change_settings(change: Change, call: Call[ChangeSettings]) -> None:
    body = call.body
    table = change.table
    needs_host(table, call.person)
    needs(table, "waiting", "playing", "finished")
    settings = checked_settings(body.settings)
    if table.given is not None and table.given.counts and (settings.hints is not None or settings.take_backs):
        raise Refused("bad-request", "a try that counts has no hints and no take-backs; practise afterwards")
    if settings.lesson and not table.settings.lesson:
        raise Refused("bad-request", "a lesson begins with its first card; open a table for it")
    options = table.options
    if body.options is not None:
        needs(table, "waiting")
        try:
            options = table.game.settle(len(table.seats), body.options)
        except BaluchonError as error:
            raise refusal_of(error) from None
    if (settings, options) == (table.settings, table.options) and table.votes.proposed is None:
        return
    table.tally.check("settings")
    if table.status == "playing" and any(getattr(settings, it) != getattr(table.settings, it) for it in AGREED):
        change.apply(Proposed(settings))
        settle_if_all(change)
    else:
        change.apply(Settled(settings, options))


def answer_settings(change: Change, call: Call[AnswerSettings]) -> None:
    body, person = call.body, call.person
    table = change.table
    if person is None or not (table.seats_of(person) or person == table.host):
        raise Refused("not-your-seat", "only those who play are asked")
    needs(table, "playing")
    needs_to_be_in(table, person)
    if person == table.to_go:
        raise Refused("not-your-seat", "whoever is to go is not asked")
    if table.votes.proposed is None or table.votes.proposal != body.proposal:
        raise Refused("nothing-asked", "this is not proposed any more")
    if not body.agree or person not in table.votes.in_favour:
        change.apply(Weighed(person, body.agree))
    if body.agree:
        settle_if_all(change)


def settle_if_all(change: Change) -> None:
    """Do what is proposed once nobody is left to be asked."""
    table = change.table
    if table.votes.proposed is not None and not table.undecided():
        if table.votes.proposed.remove is None:
            change.apply(Settled(table.votes.proposed.settings, table.options))
        else:
            send_away(change, table.votes.proposed.remove)


def leave(change: Change, call: Call[Leave]) -> None:
    table = change.table
    seat = own_seat(table, call.person, call.seat)
    needs(table, "waiting", "playing")
    if table.status == "playing":
        table.tally.check("leaving", seat)
        stand_in(change, seat)
        return
    change.apply(Seated(seat, Seat()))
    if table.host == call.person and not table.seats_of(call.person):
        others = [other.person for other in table.seats if other.person is not None]
        change.apply(Hosted(others[0]) if others else Closed())


def stand_in(change: Change, seat: int, *, gone: bool = False) -> None:
    """Let a bot play for a person from now on, or until they come if it is because they are gone."""
    table = change.table
    if table.bot_in(seat) is None:
        change.apply(Seated(seat, replace(table.seats[seat], away=True, gone=gone)))
        _agree_if_all(change)
        settle_if_all(change)


def send_away(change: Change, seat: int) -> None:
    """Let whoever has a seat be at the table no more: while waiting their seats open, in a game a bot plays them."""
    table = change.table
    person, name = table.seats[seat].person, table.seats[seat].name
    assert person is not None
    seats = table.seats_of(person)
    change.apply(Restrained(person, name, muted=True, removed=True))
    for each in seats:
        if table.status == "waiting":
            change.apply(Seated(each, Seat()))
        elif table.status == "playing":
            stand_in(change, each)


def hand_back(change: Change, person: str) -> None:
    """Someone who was gone has come: the bot that stood in hands their seats back."""
    for seat in change.table.seats_of(person):
        if change.table.seats[seat].gone and not change.table.tally.is_full("coming back", seat):
            change.apply(Seated(seat, replace(change.table.seats[seat], away=False, gone=False)))


def come_back(change: Change, call: Call[ComeBack]) -> None:
    table = change.table
    seat = own_seat(table, call.person, call.seat)
    if not table.seats[seat].away:
        raise Refused("not-away", "no bot stands in for you")
    table.tally.check("coming back", seat)
    change.apply(Seated(seat, replace(table.seats[seat], away=False, gone=False)))


def close(change: Change, call: Call[Close]) -> None:
    table = change.table
    needs_host(table, call.person)
    if (table.missing is None and table.dealing.revealing is None) or table.closed:
        needs(table, "waiting", "playing", "finished")
    change.apply(Closed())


def go_on(change: Change, next: str) -> None:
    """Point from this table to that of the rematch."""
    change.apply(Continued(next))
