"""How a turn and a hike go on from one decision to the next, until the game is over; how a seat stands to a hike."""

from typing import Final, Literal, get_args

from mypy_extensions import i64

from baluchon.games.lets_take_a_hike import choices, facts, scoring, state
from baluchon.games.lets_take_a_hike import components as c
from baluchon.games.lets_take_a_hike.state import Hiker, HikeState, next_of
from baluchon.kernel import bags
from baluchon.kernel.bits import BIT, has, plus
from baluchon.kernel.chance import Chance
from baluchon.kernel.game import NONE, note

HOME: Final[i64] = 0  # no hike is on, or it is without this seat
ASKED: Final[i64] = 1
JOINED: Final[i64] = 2
WALKING: Final[i64] = 3  # has still to decide
GOES_ON: Final[i64] = 4
LEFT: Final[i64] = 5  # stopped or thrown out
Status = Literal["home", "asked", "joined", "walking", "goes-on", "left"]
STATUSES: Final[tuple[Status, ...]] = get_args(Status)


def draw(s: HikeState, chance: Chance) -> i64:
    """The next card of the pile; the last one brings the end (LH-E1)."""
    card = bags.nth(s.pile, chance.below(s.pile_size))
    s.pile -= bags.ONE[card]
    if s.pile == 0:
        s.ending = 1
    return card


def set_out(s: HikeState, seat: i64, chance: Chance) -> None:
    """LH-H1: a seat becomes trail leader; the others with something in the pack are asked along."""
    s.hikes += 1
    s.swaps = 0
    s.actions = 0
    s.leader = seat
    s.party = BIT[seat]
    s.walking = BIT[seat]
    s.waiting = 0
    for other in s.hikers:
        if other.seat != seat and other.filled != 0:
            s.waiting = plus(s.waiting, other.seat)
    note(s, facts.SET_OUT, seat, s.hikes)
    ask_along(s, chance)


def ask_along(s: HikeState, chance: Chance) -> None:
    """Ask the next one whether to join; after the last the first card is turned up."""
    if s.waiting == 0:
        choices.begin(s, state.TURN)
        carry_on(s, chance)
        return
    s.phase = state.JOINING
    s.acting = BIT[next_of(s, s.waiting, s.leader)]


def carry_on(s: HikeState, chance: Chance) -> None:
    """Go on to the next decision."""
    while True:
        while choices.is_choosing(s.phase):
            if s.acting != 0:
                return
            choices.settle(s)
        if s.leader == NONE:
            _go_on_with_turn(s, chance)
            return
        if s.waiting != 0:  # LH-H6
            own = s.hikers[next_of(s, s.waiting, s.leader)]
            if s.homeward == 0 and own.filled != 0:
                s.phase = state.DECIDING
                s.acting = BIT[own.seat]
                return
            note(s, facts.MUST_STOP, own.seat)
            stop(s, own)
            if s.phase == state.TAKING:
                return
        elif s.walking != 0:
            _turn_up(s, chance)
        else:
            _end_hike(s)


def _go_on_with_turn(s: HikeState, chance: Chance) -> None:
    s.card = NONE
    if s.ending != 0:
        s.phase = state.OVER
        s.acting = 0
        scoring.finish(s, chance)
        return
    if s.actions == 0:
        s.turn = s.turn + 1 if s.turn + 1 < s.seats else 0
        s.actions = c.ACTIONS
    s.phase = state.TURN
    s.acting = BIT[s.turn]


def _turn_up(s: HikeState, chance: Chance) -> None:
    """LH-H2, LH-D1: the next card of the trail."""
    s.waiting = s.walking
    if s.pile == 0 and not _refill(s):
        s.homeward = 1
        note(s, facts.NOTHING_LEFT, 0)
        return
    s.card = draw(s, chance)
    note(s, facts.TURNED_UP, s.leader, s.card)
    if s.card < c.ITEMS:
        s.row.append(s.card)
        choices.open_payments(s)
    else:
        s.discards += bags.ONE[s.card]
        choices.strike(s, chance)


def _refill(s: HikeState) -> bool:
    """LH-E1, LH-E3: make a new pile of the discards, if there is an item among them."""
    if state.items_in(s.discards) == 0:
        return False
    s.pile = s.discards
    s.discards = 0
    s.refilled = 1
    note(s, facts.REFILLED, 0, s.pile_size)
    return True


def stop(s: HikeState, own: Hiker) -> None:
    """LH-H7: a hiker stops; who is not the last chooses a card of the row, the last takes all of it."""
    leader = s.leader
    choices.leave_hike(s, own.seat)
    note(s, facts.STOPPED, own.seat)
    if len(s.row) != 0 and s.walking != 0:
        s.phase = state.TAKING
        s.acting = BIT[own.seat]
    else:
        for item in s.row:
            _take(s, own, item)
        s.row.clear()
        go_home(s, own)
    choices.tell_leader(s, leader)


def take_one(s: HikeState, own: Hiker, item: i64) -> None:
    """A card of the row onto the score pile."""
    s.row.remove(item)
    _take(s, own, item)


def _take(s: HikeState, own: Hiker, item: i64) -> None:
    own.score(item)
    note(s, facts.TOOK, own.seat, item, c.BOOTS[item])


def go_home(s: HikeState, own: Hiker) -> None:
    """LH-H8: who has stopped takes the pack back into hand."""
    choices.pick_up_pack(s, own)
    choices.begin(s, state.TURN)
    choices.check_limit(s, own)


def _end_hike(s: HikeState) -> None:
    """LH-H10: what is left of the row is discarded; the seat to the left of the first leader is next."""
    if len(s.row) != 0:
        note(s, facts.ROW_LOST, 0, len(s.row))
        for item in s.row:
            s.discards += bags.ONE[item]
        s.row.clear()
    s.leader = NONE
    if s.ending == 0:
        s.party = 0  # else it tells that the game ended on a hike
    note(s, facts.HIKE_ENDED, 0)


# --- how a seat stands to a hike


def status(s: HikeState, seat: i64) -> i64:
    """How a seat stands to the hike that is on."""
    if s.leader == NONE:
        return HOME
    if s.phase == state.JOINING:
        if has(s.waiting, seat):
            return ASKED
        return JOINED if has(s.walking, seat) else HOME
    if not has(s.party, seat):
        return HOME
    if not has(s.walking, seat):
        return LEFT
    return WALKING if has(s.waiting, seat) else GOES_ON


def may_meet_next(s: HikeState, own: Hiker) -> bool:
    """Whether the next card of a trail may concern a hiker: one who is on the hike, or could set out."""
    if s.phase == state.PACKING or s.phase == state.OVER or own.filled == 0:
        return False
    return s.leader == NONE or ASKED <= status(s, own.seat) <= GOES_ON
