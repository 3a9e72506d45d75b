"""What a seat cannot know, dealt anew: the face-down first cards, the hands it has not seen, the cards aside.

A seat knows every hand it has held: what was taken from it since lies open. So a hidden card is either the
first card of another row or in a hand that has not come round yet, and both came from one dealt hand.
"""

from mypy_extensions import i64

from baluchon.games.road_trip_europa import components as c
from baluchon.games.road_trip_europa.state import DRAFT, OVER, RoadTripState
from baluchon.kernel import rows
from baluchon.kernel.bits import count, mask_of, members, plus
from baluchon.kernel.chance import Chance
from baluchon.kernel.game import NONE


def has_seen(s: RoadTripState, seat: i64, holder: i64) -> bool:
    """Whether the seat has held, in this round, the hand that is now at `holder`."""
    # The hand comes from the seats behind its holder, as many as there were passes.
    behind = (holder - seat) * s.direction() % s.seats
    return behind <= s.pick


def known_deal(s: RoadTripState) -> bool:
    """RT-S4: with 2 seats, all know in rounds 2 and 4 which cards sit out: those of the round before."""
    return s.seats == 2 and s.round % 2 == 1


def imagine(s: RoadTripState, seat: i64, chance: Chance) -> RoadTripState:
    """A state that looks the same to the seat."""
    imagined = s.copy()
    if s.phase == OVER:
        return imagined
    for other in imagined.travellers:
        # A seat with nothing to name has not chosen: all know that.
        if other.seat != seat and other.choice != NONE and (s.phase == DRAFT or other.nameable != 0):
            other.choice = NONE
            imagined.undecided = plus(imagined.undecided, other.seat)
    if s.phase != DRAFT:
        return imagined
    unknown = _unknown_cards(s, seat)
    pool = members(unknown & ~s.returning)
    chance.shuffle(pool)
    returning = members(unknown & s.returning)
    chance.shuffle(returning)
    size = s.hand_size()
    for holder in range(s.seats):
        if s.dealt_to(holder) != seat:
            _redeal(imagined, holder, 0 if has_seen(s, seat, holder) else size, pool, returning, chance)
    if not known_deal(s):
        imagined.aside = mask_of(pool)
    return imagined


def _redeal(s: RoadTripState, holder: i64, unseen: i64, pool: list[int], returning: list[int], chance: Chance) -> None:
    """Deal the hidden cards of the hand that is now at `holder`: the first that was laid from it, and those unseen."""
    owner = s.travellers[s.dealt_to(holder)]
    cards: i64 = 0
    slots = unseen
    if s.pick > 0:
        slots += 1
    quota = _returning_hidden(s, holder, unseen)
    for slot in range(slots):
        # Which of the hidden cards of this hand are returning ones is as open as which they are.
        if quota > 0 and chance.below(slots - slot) < quota:
            card = returning.pop()
            quota -= 1
        else:
            card = pool.pop()
        if slot < unseen:
            cards = plus(cards, card)
        else:
            owner.lift(0)
            owner.lay(0, card)
    if unseen > 0:
        s.travellers[holder].hand = cards


def _returning_hidden(s: RoadTripState, holder: i64, unseen: i64) -> i64:
    """RT-S3: how many of the seven that sat out are among the hidden cards of a hand; all can work it out."""
    if s.returning == 0:
        return 0
    hidden: i64 = s.travellers[holder].hand if unseen > 0 else 0
    if s.pick > 0:
        hidden = plus(hidden, rows.thing_at(s.travellers[s.dealt_to(holder)].row, 0))
    return count(hidden & s.returning)


def _unknown_cards(s: RoadTripState, seat: i64) -> i64:
    """All cards the seat cannot place: not in a row in sight, not in a hand it has held."""
    known: i64 = s.aside if known_deal(s) else 0
    for other in s.travellers:
        known |= other.cards_laid(0 if other.seat == seat else 1, s.pick)
        if has_seen(s, seat, other.seat):
            known |= other.hand
    return c.ALL_CARDS & ~known
