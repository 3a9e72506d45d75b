"""What all have seen of the cards in a hand, and what hidden packs make uncertain about it (LH-I1).

Everything here is known to everyone, so it is kept once and not for each seat.

Open packs: `known[seat]` is the bag of the cards that were seen going into the hand and not seen leaving it
since. When a card of a kind leaves in sight, the hand has one fewer of it, whichever copy it was.

Hidden packs: a known card may also have been laid face down since. It lies in the hand or on one of the places
filled after it came, so `known` holds those too, and `since` keeps for each face-down place which of the known
cards had come before it was filled. Known cards of a kind are thus ranked by age: the card of rank r
may lie on a place if `since` there is r or more. When a card of that kind comes to light on a place, it takes the
youngest known one off that could lie there; all others are still bound to be where they were bound to be.
`barred` keeps the kinds that a face-down card cannot be, since its owner had no match for them (LH-V4).
Of a card that goes back into hand unseen nothing is kept.
"""

from typing import Final

from mypy_extensions import i64

from baluchon.games.lets_take_a_hike.bags import ONE, times
from baluchon.games.lets_take_a_hike.components import HOLDS, ITEMS, PLACES
from baluchon.games.lets_take_a_hike.state import HikeState
from baluchon.kernel.bits import BIT, lowest, members
from baluchon.kernel.lanes import lane, with_lane

_HOLDS: Final[list[int]] = [sum(15 * ONE[item] for item in members(mask)) for mask in HOLDS]
"""By place, the digits of the items it may hold."""


def face_down(s: HikeState, seat: i64) -> i64:
    """The places whose card not all can see."""
    return 0 if s.hidden_packs == 0 else lane(s.filled, seat) & ~lane(s.shown, seat)


def seen_entering(s: HikeState, seat: i64, item: i64) -> None:
    """An item goes into a hand in sight of all."""
    s.luggage[seat].known += ONE[item]


def seen_leaving(s: HikeState, seat: i64, kind: i64) -> None:
    """A card leaves a hand in sight of all."""
    if kind < ITEMS:
        rank = times(s.luggage[seat].known, kind)
        if rank != 0:
            _forget(s, seat, kind, rank)


def laid_face_down(s: HikeState, seat: i64, place: i64) -> None:
    """A card goes from hand to a place unseen: it may be any of the known ones that fit there."""
    at = seat * PLACES + place
    s.shown = with_lane(s.shown, seat, lane(s.shown, seat) & ~BIT[place])
    s.since[at] = s.luggage[seat].known & _HOLDS[place]
    s.barred[at] = 0


def turned_face_up(s: HikeState, seat: i64, place: i64) -> None:
    """A face-down card comes to light."""
    at = seat * PLACES + place
    item: i64 = s.packs[at]
    rank = times(s.since[at], item)
    s.shown = with_lane(s.shown, seat, lane(s.shown, seat) | BIT[place])
    s.since[at] = 0
    s.barred[at] = 0
    if rank != 0:
        _forget(s, seat, item, rank)


def picked_up_unseen(s: HikeState, seat: i64, place: i64) -> None:
    """A face-down card goes back into hand."""
    at = seat * PLACES + place
    s.since[at] = 0
    s.barred[at] = 0


def ruled_out(s: HikeState, seat: i64, item: i64) -> None:
    """A seat has shown that it carries none of a kind."""
    left = face_down(s, seat)
    while left != 0:
        place = lowest(left)
        at = seat * PLACES + place
        left &= left - 1
        s.barred[at] |= BIT[item] & HOLDS[place]
        s.since[at] -= ONE[item] * times(s.since[at], item)


def is_possible(s: HikeState, seat: i64) -> bool:
    """Whether a hand and face-down cards agree with what all have seen of them."""
    unseen = face_down(s, seat)
    left = unseen
    while left != 0:
        place = lowest(left)
        left &= left - 1
        at = seat * PLACES + place
        if not HOLDS[place] & ~s.barred[at] & BIT[s.packs[at]]:
            return False
    for item in range(ITEMS):
        known = times(s.luggage[seat].known, item)
        for rank in range(1, known + 1):
            # The known ones from this rank on are in the hand or on places filled after them.
            found = times(s.luggage[seat].hand, item)
            left = unseen
            while left != 0:
                at = seat * PLACES + lowest(left)
                left &= left - 1
                if s.packs[at] == item and times(s.since[at], item) >= rank:
                    found += 1
            if found < known - rank + 1:
                return False
    return True


def _forget(s: HikeState, seat: i64, item: i64, rank: i64) -> None:
    """One known card of a kind less, the one of this rank; younger ones move up."""
    s.luggage[seat].known -= ONE[item]
    left = face_down(s, seat)
    while left != 0:
        at = seat * PLACES + lowest(left)
        left &= left - 1
        if times(s.since[at], item) >= rank:
            s.since[at] -= ONE[item]
