"""What a seat cannot know, dealt anew: the face-down first cards, the hands it has not seen, the cards aside.

A seat knows every hand it has held: what was taken from it since lies open. So a hidden card is either the
first card of another row or in a hand that has not come round yet, and both came from one dealt hand.
"""

from mypy_extensions import i64

from baluchon.games.road_trip_europa import state as states
from baluchon.games.road_trip_europa.components import ALL_CARDS, HAND
from baluchon.games.road_trip_europa.state import (
    DRAFT,
    OVER,
    UNDECIDED,
    RoadTripState,
    choice,
    dealt_to,
    direction,
    hand_size,
    nameable,
)
from baluchon.kernel.bits import BIT, count, mask_of, members
from baluchon.kernel.chance import Chance


def has_seen(s: RoadTripState, seat: i64, holder: i64) -> bool:
    """Whether the seat has held, in this round, the hand that is now at `holder`."""
    # The hand comes from the seats behind its holder, as many as there were passes.
    behind = (holder - seat) * direction(s) % s.seats
    return behind <= s.pick


def known_deal(s: RoadTripState) -> bool:
    """RT-S4: with 2 seats, all know in rounds 2 and 4 which cards sit out: those of the round before."""
    return s.seats == 2 and s.round % 2 == 1


def imagine(s: RoadTripState, seat: i64, chance: Chance) -> RoadTripState:
    """A state that looks the same to the seat."""
    c = states.copy(s)
    if s.phase == OVER:
        return c
    for other in range(s.seats):
        if other != seat and choice(s, other) != UNDECIDED and (s.phase == DRAFT or nameable(s, other) != 0):
            states.forget_choice(c, other)
    if s.phase != DRAFT:
        return c
    unknown = _unknown_cards(s, seat)
    pool = members(unknown & ~s.returning)
    chance.shuffle(pool)
    returning = members(unknown & s.returning)
    chance.shuffle(returning)
    size = hand_size(s)
    for holder in range(s.seats):
        if dealt_to(s, holder) != seat:
            _redeal(c, holder, 0 if has_seen(s, seat, holder) else size, pool, returning, chance)
    if not known_deal(s):
        c.aside = mask_of(pool)
    return c


def _redeal(c: RoadTripState, holder: i64, unseen: i64, pool: list[int], returning: list[int], chance: Chance) -> None:
    """Deal the hidden cards of the hand that is now at `holder`: the first that was laid from it, and those unseen."""
    owner = dealt_to(c, holder)
    cards: i64 = 0
    slots = unseen
    if c.pick > 0:
        slots += 1
    quota = _returning_hidden(c, holder, unseen)
    for slot in range(slots):
        # Which of the hidden cards of this hand are returning ones is as open as which they are.
        if quota > 0 and chance.below(slots - slot) < quota:
            card = returning.pop()
            quota -= 1
        else:
            card = pool.pop()
        if slot < unseen:
            cards |= BIT[card]
        else:
            c.rows[owner * HAND] = card
    if unseen > 0:
        c.hands[holder] = cards


def _returning_hidden(s: RoadTripState, holder: i64, unseen: i64) -> i64:
    """RT-S3: how many of the seven that sat out are among the hidden cards of a hand; all can work it out."""
    if s.returning == 0:
        return 0
    hidden: i64 = s.hands[holder] if unseen > 0 else 0
    if s.pick > 0:
        hidden |= BIT[s.rows[dealt_to(s, holder) * HAND]]
    return count(hidden & s.returning)


def _unknown_cards(s: RoadTripState, seat: i64) -> i64:
    """All cards the seat cannot place: not in a row in sight, not in a hand it has held."""
    known: i64 = s.aside if known_deal(s) else 0
    for other in range(s.seats):
        for place in range(0 if other == seat else 1, s.pick):
            known |= BIT[s.rows[other * HAND + place]]
        if has_seen(s, seat, other):
            known |= s.hands[other]
    return ALL_CARDS & ~known
