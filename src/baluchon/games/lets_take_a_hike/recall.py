"""What all have seen of the cards in a hand, and what hidden packs make uncertain about it (LH-I1).

Everything here is known to everyone, so it is kept once and not for each viewer.

Open packs: `known` is the bag of the cards that were seen going into the hand and not seen leaving it
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

from baluchon.games.lets_take_a_hike import components as c
from baluchon.games.lets_take_a_hike.state import Hiker, HikeState, Memory
from baluchon.kernel import bags
from baluchon.kernel.bits import BIT, has, lowest, members, minus, plus, rest

_HOLDS: Final[list[int]] = [bags.MOST * sum(bags.ONE[item] for item in members(mask)) for mask in c.HOLDS]
"""By place, the digits of the items it may hold."""


def face_down(s: HikeState, own: Hiker) -> i64:
    """The places whose card not all can see."""
    return 0 if s.hidden_packs == 0 else own.filled & ~own.shown


def seen_entering(own: Hiker, item: i64) -> None:
    """An item goes into a hand in sight of all."""
    own.known += bags.ONE[item]


def seen_leaving(s: HikeState, own: Hiker, card: i64) -> None:
    """A card leaves a hand in sight of all."""
    rank = bags.times(own.known, card)
    if rank != 0:
        _forget(s, own, card, rank)


def laid_face_down(s: HikeState, own: Hiker, place: i64) -> None:
    """A card goes from hand to a place unseen: it may be any of the known ones that fit there."""
    own.shown = minus(own.shown, place)
    memory = s.memories[own.seat]
    memory.since[place] = own.known & _HOLDS[place]
    memory.barred[place] = 0


def turned_face_up(s: HikeState, own: Hiker, place: i64) -> None:
    """A face-down card comes to light."""
    item = own.item_at(place)
    rank = bags.times(s.memories[own.seat].since[place], item)
    own.shown = plus(own.shown, place)
    _erase(s.memories[own.seat], place)
    if rank != 0:
        _forget(s, own, item, rank)


def no_longer_shown(own: Hiker, place: i64) -> None:
    """A card that all could see leaves its place."""
    own.shown = minus(own.shown, place)


def picked_up_unseen(s: HikeState, own: Hiker, place: i64) -> None:
    """A face-down card goes back into hand."""
    _erase(s.memories[own.seat], place)


def _erase(memory: Memory, place: i64) -> None:
    memory.since[place] = 0
    memory.barred[place] = 0


def ruled_out(s: HikeState, own: Hiker, item: i64) -> None:
    """A seat has shown that it carries none of a kind."""
    left = face_down(s, own)
    while left != 0:
        place = lowest(left)
        left = rest(left)
        memory = s.memories[own.seat]
        memory.barred[place] = memory.barred[place] | BIT[item] & c.HOLDS[place]
        memory.since[place] = memory.since[place] - bags.cards(item, bags.times(memory.since[place], item))


def is_possible(s: HikeState, own: Hiker) -> bool:
    """Whether a hand and face-down cards agree with what all have seen of them."""
    unseen = members(face_down(s, own))
    for place in unseen:
        if not has(c.HOLDS[place] & ~s.memories[own.seat].barred[place], own.item_at(place)):
            return False
    for item in range(c.ITEMS):
        known = bags.times(own.known, item)
        for rank in range(1, known + 1):
            # The known ones from this rank on are in the hand or on places filled after them.
            found = bags.times(own.hand, item)
            for place in unseen:
                since = s.memories[own.seat].since[place]
                if own.item_at(place) == item and bags.times(since, item) >= rank:
                    found += 1
            if found < known - rank + 1:
                return False
    return True


def _forget(s: HikeState, own: Hiker, item: i64, rank: i64) -> None:
    """One known card of a kind fewer, the one of this rank; younger ones move up."""
    own.known -= bags.ONE[item]
    left = face_down(s, own)
    while left != 0:
        place = lowest(left)
        left = rest(left)
        since = s.memories[own.seat].since
        if bags.times(since[place], item) >= rank:
            since[place] = since[place] - bags.ONE[item]
