"""How a turn and a hike go on from one decision to the next, until the game is over."""

from mypy_extensions import i64

from baluchon.games.lets_take_a_hike import bags, choices, scoring
from baluchon.games.lets_take_a_hike.bags import ONE
from baluchon.games.lets_take_a_hike.components import ACTIONS, BOOTS, ITEMS
from baluchon.games.lets_take_a_hike.state import (
    DECIDING,
    HIKE_ENDED,
    JOINING,
    MUST_STOP,
    NOBODY,
    NOTHING,
    NOTHING_LEFT,
    OVER,
    REFILLED,
    ROW_LOST,
    SET_OUT,
    STOPPED,
    TAKING,
    TOOK,
    TURN,
    TURNED_UP,
    HikeState,
    next_of,
    score,
)
from baluchon.kernel.bits import BIT
from baluchon.kernel.chance import Chance
from baluchon.kernel.lanes import lane


def draw(s: HikeState, chance: Chance) -> i64:
    """The next card of the pile; the last one brings the end (LH-E1)."""
    kind = bags.nth(s.pile, chance.below(s.pile_size))
    s.pile -= ONE[kind]
    s.pile_size -= 1
    if s.pile_size == 0:
        s.ending = 1
    return kind


def set_out(s: HikeState, seat: i64, chance: Chance) -> None:
    """LH-H1: a seat becomes trail leader; the others with something in the pack are asked along."""
    s.hikes += 1
    s.swaps = 0
    s.actions = 0
    s.leader = seat
    s.party = BIT[seat]
    s.hikers = BIT[seat]
    s.waiting = 0
    for other in range(s.seats):
        if other != seat and lane(s.filled, other) != 0:
            s.waiting |= BIT[other]
    if s.facts is not None:
        s.facts.append((SET_OUT, seat, s.hikes, 0))
    ask_along(s, chance)


def ask_along(s: HikeState, chance: Chance) -> None:
    """Ask the next one whether to join; after the last the first card is turned up."""
    if s.waiting == 0:
        choices.begin(s, TURN)
        carry_on(s, chance)
        return
    s.phase = JOINING
    s.acting = BIT[next_of(s, s.waiting, s.leader)]


def carry_on(s: HikeState, chance: Chance) -> None:
    """Go on to the next decision."""
    while True:
        while choices.is_choosing(s.phase):
            if s.acting != 0:
                return
            choices.settle(s, chance)
        if s.leader == NOBODY:
            _go_on_with_turn(s, chance)
            return
        if s.waiting != 0:  # LH-H6
            seat = next_of(s, s.waiting, s.leader)
            if s.homeward == 0 and lane(s.filled, seat) != 0:
                s.phase = DECIDING
                s.acting = BIT[seat]
                return
            if s.facts is not None:
                s.facts.append((MUST_STOP, seat, 0, 0))
            stop(s, seat)
            if s.phase == TAKING:
                return
        elif s.hikers != 0:
            _turn_up(s, chance)
        else:
            _end_hike(s)


def _go_on_with_turn(s: HikeState, chance: Chance) -> None:
    s.card = NOTHING
    if s.ending != 0:
        s.phase = OVER
        s.acting = 0
        scoring.finish(s, chance)
        return
    if s.actions == 0:
        s.turn = s.turn + 1 if s.turn + 1 < s.seats else 0
        s.actions = ACTIONS
    s.phase = TURN
    s.acting = BIT[s.turn]


def _turn_up(s: HikeState, chance: Chance) -> None:
    """LH-H2, LH-D1: the next card of the trail."""
    s.waiting = s.hikers
    if s.pile_size == 0 and not _refill(s):
        s.homeward = 1
        if s.facts is not None:
            s.facts.append((NOTHING_LEFT, 0, 0, 0))
        return
    card = draw(s, chance)
    s.card = card
    if s.facts is not None:
        s.facts.append((TURNED_UP, s.leader, card, 0))
    if card < ITEMS:
        s.row.append(card)
        choices.open_payments(s)
    else:
        s.discards += ONE[card]
        choices.strike(s, chance)


def _refill(s: HikeState) -> bool:
    """LH-E1, LH-E3: make a new pile of the discards, if there is an item among them."""
    if bags.items_in(s.discards) == 0:
        return False
    s.pile = s.discards
    s.pile_size = bags.size(s.pile)
    s.discards = 0
    s.refilled = 1
    if s.facts is not None:
        s.facts.append((REFILLED, 0, s.pile_size, 0))
    return True


def stop(s: HikeState, seat: i64) -> None:
    """LH-H7: a hiker stops; who is not the last chooses a card of the row, the last takes all of it."""
    leader = s.leader
    choices.leave_hike(s, seat)
    if s.facts is not None:
        s.facts.append((STOPPED, seat, 0, 0))
    if len(s.row) != 0 and s.hikers != 0:
        s.phase = TAKING
        s.acting = BIT[seat]
    else:
        for item in s.row:
            _take(s, seat, item)
        s.row.clear()
        go_home(s, seat)
    choices.tell_leader(s, leader)


def take_one(s: HikeState, seat: i64, item: i64) -> None:
    """A card of the row onto the score pile."""
    s.row.remove(item)
    _take(s, seat, item)


def _take(s: HikeState, seat: i64, item: i64) -> None:
    score(s, seat, item)
    if s.facts is not None:
        s.facts.append((TOOK, seat, item, BOOTS[item]))


def go_home(s: HikeState, seat: i64) -> None:
    """LH-H8: who has stopped takes the pack back into hand."""
    choices.pick_up_pack(s, seat)
    choices.open_limit(s, BIT[seat])


def _end_hike(s: HikeState) -> None:
    """LH-H10: what is left of the row is discarded; the seat to the left of the first leader is next."""
    if len(s.row) != 0:
        if s.facts is not None:
            s.facts.append((ROW_LOST, 0, len(s.row), 0))
        for item in s.row:
            s.discards += ONE[item]
        s.row.clear()
    s.leader = NOBODY
    if s.ending == 0:
        s.party = 0  # else it tells that the game ended on a hike
    if s.facts is not None:
        s.facts.append((HIKE_ENDED, 0, 0, 0))
