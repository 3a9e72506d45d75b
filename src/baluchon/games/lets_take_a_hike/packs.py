"""Cards on the move between hand, pack and discards; what a pack weighs and what may be dropped from it."""

from typing import Final

from mypy_extensions import i64

from baluchon.games.lets_take_a_hike import recall
from baluchon.games.lets_take_a_hike.bags import ONE
from baluchon.games.lets_take_a_hike.components import BOOTS, MOST_BOOTS, PLACES
from baluchon.games.lets_take_a_hike.state import EMPTY, HikeState, gain, lift, lose, put
from baluchon.kernel.bits import BIT, lowest
from baluchon.kernel.lanes import lane, raised, with_lane

_DIGIT: Final[i64] = 3  # bits that hold a number of places
_COUNT: Final[i64] = 7
_CARD: Final[list[int]] = [8**boots for boots in range(MOST_BOOTS + 1)]


def carried(s: HikeState, seat: i64, item: i64) -> i64:
    """The places of a pack that hold this item."""
    mask: i64 = 0
    left = lane(s.filled, seat)
    at = seat * PLACES
    while left != 0:
        place = lowest(left)
        left &= left - 1
        if s.packs[at + place] == item:
            mask |= BIT[place]
    return mask


def boots_on(s: HikeState, seat: i64, places: i64) -> i64:
    """The boots on the cards of some filled places."""
    boots: i64 = 0
    while places != 0:
        boots += BOOTS[s.packs[seat * PLACES + lowest(places)]]
        places &= places - 1
    return boots


def heaviest(s: HikeState, seat: i64) -> i64:
    """The places of a pack whose card has the most boots."""
    mask: i64 = 0
    most: i64 = 0
    left = lane(s.filled, seat)
    while left != 0:
        place = lowest(left)
        left &= left - 1
        boots: i64 = BOOTS[s.packs[seat * PLACES + place]]
        if boots > most:
            most = boots
            mask = 0
        if boots == most:
            mask |= BIT[place]
    return mask


def place(s: HikeState, seat: i64, item: i64, at: i64) -> i64:
    """LH-T2, LH-T3: an item from hand to a place; what lay there goes into hand and is returned."""
    if not lane(s.filled, seat) & BIT[at]:
        lose(s, seat, item)
        put(s, seat, at, item)
        _placed(s, seat, item, at)
        return EMPTY
    was_hidden = s.hidden_packs != 0 and not lane(s.shown, seat) & BIT[at]
    old: i64 = s.packs[seat * PLACES + at]
    s.packs[seat * PLACES + at] = item
    s.weights = raised(s.weights, seat, BOOTS[item] - BOOTS[old])
    s.luggage[seat].hand += ONE[old] - ONE[item]
    _placed(s, seat, item, at)
    if not was_hidden:
        recall.seen_entering(s, seat, old)
    return old


def _placed(s: HikeState, seat: i64, item: i64, at: i64) -> None:
    if s.hidden_packs == 0:
        recall.seen_leaving(s, seat, item)
    else:
        recall.laid_face_down(s, seat, at)


def pick_up(s: HikeState, seat: i64, at: i64) -> i64:
    """A card from the pack back into hand."""
    if recall.face_down(s, seat) & BIT[at]:
        recall.picked_up_unseen(s, seat, at)
        item = lift(s, seat, at)
    else:
        item = lift(s, seat, at)
        if s.hidden_packs != 0:
            s.shown = with_lane(s.shown, seat, lane(s.shown, seat) & ~BIT[at])
        recall.seen_entering(s, seat, item)
    gain(s, seat, item)
    return item


def drop(s: HikeState, seat: i64, at: i64) -> i64:
    """A card from the pack to the discards."""
    if s.hidden_packs != 0:
        if recall.face_down(s, seat) & BIT[at]:
            recall.turned_face_up(s, seat, at)
        s.shown = with_lane(s.shown, seat, lane(s.shown, seat) & ~BIT[at])
    item = lift(s, seat, at)
    s.discards += ONE[item]
    return item


def discard(s: HikeState, seat: i64, kind: i64) -> None:
    """A card from hand to the discards."""
    lose(s, seat, kind)
    s.discards += ONE[kind]
    recall.seen_leaving(s, seat, kind)


def droppable(s: HikeState, seat: i64, need: i64, marked: i64) -> i64:
    """LH-H4: the places that can still become part of a set of so many boots with no card more than needed.

    A set is such a one if what it has too much is less than its lightest card.
    """
    rest: i64 = lane(s.filled, seat) & ~marked
    counts: i64 = 0  # cards by boots, one digit each
    left = rest
    while left != 0:
        counts += _CARD[BOOTS[s.packs[seat * PLACES + lowest(left)]]]
        left &= left - 1
    lightest = MOST_BOOTS
    while marked != 0:
        boots: i64 = BOOTS[s.packs[seat * PLACES + lowest(marked)]]
        marked &= marked - 1
        need -= boots
        if boots < lightest:
            lightest = boots
    values: i64 = 0
    for candidate in range(1, MOST_BOOTS + 1):
        if (counts >> (_DIGIT * candidate)) & _COUNT != 0:
            limit = candidate if candidate < lightest else lightest
            if _completes(counts - _CARD[candidate], need - candidate, limit):
                values |= BIT[candidate]
    mask: i64 = 0
    while rest != 0:
        at = lowest(rest)
        rest &= rest - 1
        if values & BIT[BOOTS[s.packs[seat * PLACES + at]]]:
            mask |= BIT[at]
    return mask


def _completes(counts: i64, need: i64, lightest: i64) -> bool:
    """Whether cards of these boots can bring what is needed, with less too much than the lightest of all."""
    for least in range(1, lightest + 1):
        # With cards of `least` boots and more, the sum may pass the need by less than `least`.
        most = need + least - 1
        if most < 0:
            continue
        sums: i64 = 1
        for boots in range(least, MOST_BOOTS + 1):
            for _ in range((counts >> (_DIGIT * boots)) & _COUNT):
                sums |= sums << boots
        low = need if need > 0 else 0
        if (sums >> low) & (BIT[most - low + 1] - 1):
            return True
    return False
