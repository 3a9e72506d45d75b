"""What a seat cannot know, dealt anew: the face-down first cards, the hands it has not seen, the cards aside.

A seat knows every hand it has held: what was taken from it since lies open. So a hidden card is either the
first card of another row or in a hand that has not come round yet, and both came from one dealt hand.
"""

from mypy_extensions import i64

from baluchon.games.road_trip_europa import state as states
from baluchon.games.road_trip_europa.components import ALL_CARDS, HAND
from baluchon.games.road_trip_europa.scoring import nameable
from baluchon.games.road_trip_europa.state import DRAFT, EMPTY, UNDECIDED, RoadTripState
from baluchon.kernel.bits import BIT, count
from baluchon.kernel.chance import Chance


def has_seen(s: RoadTripState, seat: i64, holder: i64) -> bool:
    """Whether the seat has held, in this round, the hand that is now at `holder`."""
    step: i64 = -1 if s.turning != 0 and s.round % 2 == 1 else 1
    # The hand comes from the seats behind its holder, as many as there were passes.
    behind = (holder - seat) * step % s.seats
    return behind <= s.pick


def dealt_to(s: RoadTripState, holder: i64) -> i64:
    """The seat that the hand now at `holder` was dealt to."""
    step: i64 = -1 if s.turning != 0 and s.round % 2 == 1 else 1
    return (holder - step * s.pick) % s.seats


def known_deal(s: RoadTripState) -> bool:
    """RT-S4: with 2 seats, all know in rounds 2 and 4 which cards sit out: those of the round before."""
    return s.seats == 2 and s.round % 2 == 1


def imagine(s: RoadTripState, seat: i64, chance: Chance) -> RoadTripState:
    """A state that looks the same to the seat."""
    c = states.copy(s)
    for other in range(s.seats):
        if other != seat and c.choices[other] != UNDECIDED and not _has_no_choice(s, other):
            c.choices[other] = UNDECIDED
    if s.phase != DRAFT:
        return c
    pool = _unknown_cards(s, seat)
    returning = pool & s.returning
    pool &= ~s.returning
    for holder in range(s.seats):
        owner = dealt_to(s, holder)
        if owner == seat:
            continue
        seen = has_seen(s, seat, holder)
        first_is_hidden = s.pick > 0
        slots: i64 = 0 if seen else count(s.hands[holder])
        if first_is_hidden:
            slots += 1
        quota = _returning_hidden(s, owner, holder, seen)
        if not seen:
            c.hands[holder] = 0
        for slot in range(slots):
            # Which of the hidden cards of this hand are returning ones is as open as which they are.
            if quota > 0 and chance.below(slots - slot) < quota:
                card = chance.member(returning)
                returning &= ~BIT[card]
                quota -= 1
            else:
                card = chance.member(pool)
                pool &= ~BIT[card]
            if first_is_hidden and slot == 0:
                c.rows[owner * HAND] = card
            else:
                c.hands[holder] |= BIT[card]
    if not known_deal(s):
        c.aside = pool
    return c


def _has_no_choice(s: RoadTripState, seat: i64) -> bool:
    """Whether the seat's choice was made by the rules: in the culture phase, when there is nothing to name."""
    return s.phase != DRAFT and nameable(s, seat) == 0


def _returning_hidden(s: RoadTripState, owner: i64, holder: i64, seen: bool) -> i64:
    """RT-S3: how many of the seven that sat out are among the hidden cards of a hand."""
    if s.returning == 0:
        return 0
    hidden: i64 = 0 if seen else s.hands[holder]
    if s.pick > 0:
        hidden |= BIT[s.rows[owner * HAND]]
    return count(hidden & s.returning)


def _unknown_cards(s: RoadTripState, seat: i64) -> i64:
    """All cards the seat cannot place: not in a row in sight, not in a hand it has held."""
    known: i64 = s.aside if known_deal(s) else 0
    for other in range(s.seats):
        for place in range(HAND):
            card = s.rows[other * HAND + place]
            if card != EMPTY and (place > 0 or other == seat):
                known |= BIT[card]
        if has_seen(s, seat, other):
            known |= s.hands[other]
    return ALL_CARDS & ~known
