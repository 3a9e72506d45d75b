"""Cards on the move between hand, pack and discards; what a pack weighs and what may be dropped from it."""

from mypy_extensions import i64

from baluchon.games.lets_take_a_hike import recall
from baluchon.games.lets_take_a_hike.components import BOOTS, KINDS, MOST_BOOTS, PLACES
from baluchon.games.lets_take_a_hike.state import EMPTY, HikeState, lift, put
from baluchon.kernel.bits import BIT, lowest


def carried(s: HikeState, seat: i64, item: i64) -> i64:
    """The places of a pack that hold this item."""
    mask: i64 = 0
    left: i64 = s.filled[seat]
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
    left: i64 = s.filled[seat]
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
    s.hands[seat * KINDS + item] -= 1
    s.hand_sizes[seat] -= 1
    was_hidden = recall.face_down(s, seat) & BIT[at] != 0
    old: i64 = EMPTY
    if s.filled[seat] & BIT[at]:
        old = lift(s, seat, at)
    put(s, seat, at, item)
    if s.hidden_packs == 0:
        recall.seen_leaving(s, seat, item)
    else:
        recall.laid_face_down(s, seat, at)
    if old != EMPTY:
        s.hands[seat * KINDS + old] += 1
        s.hand_sizes[seat] += 1
        if not was_hidden:
            recall.seen_entering(s, seat, old)
    return old


def pick_up(s: HikeState, seat: i64, at: i64) -> i64:
    """A card from the pack back into hand."""
    if recall.face_down(s, seat) & BIT[at]:
        recall.picked_up_unseen(s, seat, at)
        item = lift(s, seat, at)
    else:
        item = lift(s, seat, at)
        s.shown[seat] &= ~BIT[at]
        recall.seen_entering(s, seat, item)
    s.hands[seat * KINDS + item] += 1
    s.hand_sizes[seat] += 1
    return item


def drop(s: HikeState, seat: i64, at: i64) -> i64:
    """A card from the pack to the discards."""
    if recall.face_down(s, seat) & BIT[at]:
        recall.turned_face_up(s, seat, at)
    s.shown[seat] &= ~BIT[at]
    item = lift(s, seat, at)
    s.discards[item] += 1
    return item


def discard(s: HikeState, seat: i64, kind: i64) -> None:
    """A card from hand to the discards."""
    s.hands[seat * KINDS + kind] -= 1
    s.hand_sizes[seat] -= 1
    s.discards[kind] += 1
    recall.seen_leaving(s, seat, kind)


def droppable(s: HikeState, seat: i64, need: i64, marked: i64) -> i64:
    """LH-H4: the places that can still become part of a set of so many boots with no card more than needed.

    A set is such a one if what it has too much is less than its lightest card.
    """
    rest: i64 = s.filled[seat] & ~marked
    counts = [0] * (MOST_BOOTS + 1)
    left = rest
    while left != 0:
        counts[BOOTS[s.packs[seat * PLACES + lowest(left)]]] += 1
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
        if counts[candidate] != 0:
            counts[candidate] -= 1
            limit = candidate if candidate < lightest else lightest
            if _completes(counts, need - candidate, limit):
                values |= BIT[candidate]
            counts[candidate] += 1
    mask: i64 = 0
    while rest != 0:
        at = lowest(rest)
        rest &= rest - 1
        if values & BIT[BOOTS[s.packs[seat * PLACES + at]]]:
            mask |= BIT[at]
    return mask


def _completes(counts: list[int], need: i64, lightest: i64) -> bool:
    """Whether cards of these boots can bring what is needed, with less too much than the lightest of all."""
    for least in range(1, lightest + 1):
        # With cards of `least` boots and more, the sum may pass the need by less than `least`.
        most = need + least - 1
        if most < 0:
            continue
        sums: i64 = 1
        for boots in range(least, MOST_BOOTS + 1):
            for _ in range(counts[boots]):
                sums |= sums << boots
        low = need if need > 0 else 0
        if (sums >> low) & (BIT[most - low + 1] - 1):
            return True
    return False
