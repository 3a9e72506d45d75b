"""Cards on the move between hand, pack and discards; what a pack holds and what may be dropped from it."""

from mypy_extensions import i64

from baluchon.games.lets_take_a_hike import components as c
from baluchon.games.lets_take_a_hike import recall
from baluchon.games.lets_take_a_hike.state import Hiker, HikeState
from baluchon.kernel import bags
from baluchon.kernel.bits import below, has, lowest, plus, rest
from baluchon.kernel.game import NONE

# --- what a pack holds


def carried(own: Hiker, item: i64) -> i64:
    """The places of a pack that hold this item."""
    found: i64 = 0
    left = own.filled
    while left != 0:
        place = lowest(left)
        left = rest(left)
        if own.item_at(place) == item:
            found = plus(found, place)
    return found


def kinds(own: Hiker) -> i64:
    """The set of the items in a pack."""
    found: i64 = 0
    left = own.filled
    while left != 0:
        found = plus(found, own.item_at(lowest(left)))
        left = rest(left)
    return found


def boots_on(own: Hiker, places: i64) -> i64:
    """The boots on the cards of some filled places."""
    boots: i64 = 0
    while places != 0:
        boots += c.BOOTS[own.item_at(lowest(places))]
        places = rest(places)
    return boots


def heaviest(own: Hiker) -> i64:
    """The places of a pack whose card has the most boots."""
    found: i64 = 0
    most: i64 = 0
    left = own.filled
    while left != 0:
        place = lowest(left)
        left = rest(left)
        boots: i64 = c.BOOTS[own.item_at(place)]
        if boots > most:
            most = boots
            found = 0
        if boots == most:
            found = plus(found, place)
    return found


# --- cards on the move


def place(s: HikeState, own: Hiker, item: i64, at: i64) -> i64:
    """LH-T2, LH-T3: an item from hand to a place; what lay there goes into hand and is returned."""
    old = NONE
    was_unseen = False
    if has(own.filled, at):
        was_unseen = has(recall.face_down(s, own), at)
        old = own.lift(at)
        own.gain(old)
    own.lose(item)
    own.put(at, item)
    if s.hidden_packs != 0:
        recall.laid_face_down(s, own, at)
    else:
        recall.seen_leaving(s, own, item)
    if old != NONE and not was_unseen:
        recall.seen_entering(own, old)
    return old


def pick_up(s: HikeState, own: Hiker, at: i64) -> None:
    """A card from the pack back into hand."""
    unseen = has(recall.face_down(s, own), at)
    item = own.lift(at)
    own.gain(item)
    if unseen:
        recall.picked_up_unseen(s, own, at)
    else:
        recall.no_longer_shown(own, at)
        recall.seen_entering(own, item)


def drop(s: HikeState, own: Hiker, at: i64) -> i64:
    """A card from the pack to the discards."""
    if has(recall.face_down(s, own), at):
        recall.turned_face_up(s, own, at)
    recall.no_longer_shown(own, at)
    item = own.lift(at)
    s.discards += bags.ONE[item]
    return item


def discard(s: HikeState, own: Hiker, card: i64) -> None:
    """A card from hand to the discards."""
    own.lose(card)
    s.discards += bags.ONE[card]
    recall.seen_leaving(s, own, card)


# --- what may be dropped


def droppable(own: Hiker, need: i64, marked: i64) -> i64:
    """LH-H4: the places that can still join the marked ones in a set with enough boots and no card more than needed.

    In such a set the boots above the need are fewer than those of its lightest card. Cards with equally many boots
    are alike here, so they are counted in a bag by their boots.
    """
    lightest = c.MOST_BOOTS
    left = marked
    while left != 0:
        boots: i64 = c.BOOTS[own.item_at(lowest(left))]
        left = rest(left)
        need -= boots
        if boots < lightest:
            lightest = boots
    others = own.filled & ~marked
    by_boots: i64 = 0
    left = others
    while left != 0:
        by_boots += bags.ONE[c.BOOTS[own.item_at(lowest(left))]]
        left = rest(left)
    fitting: i64 = 0
    for boots in range(1, c.MOST_BOOTS + 1):
        if bags.times(by_boots, boots) != 0:
            limit = boots if boots < lightest else lightest
            if _completes(by_boots - bags.ONE[boots], need - boots, limit):
                fitting = plus(fitting, boots)
    found: i64 = 0
    while others != 0:
        at = lowest(others)
        others = rest(others)
        if has(fitting, c.BOOTS[own.item_at(at)]):
            found = plus(found, at)
    return found


def _completes(by_boots: i64, need: i64, lightest: i64) -> bool:
    """Whether some of these cards bring what is needed, with less too much than the lightest of all.

    The sums that cards can reach are a set; one more card of two boots adds all of them shifted by two:

        sums of cards with 3 and 1 boots     11011      0, 1, 3 or 4
        with 2 boots more                  1101100      2, 3, 5 or 6
        together                           1111111      0 to 6
    """
    for least in range(1, lightest + 1):
        # With cards of `least` boots and more, the sum may pass the need by less than `least`.
        most = need + least - 1
        if most < 0:
            continue
        sums: i64 = 1
        for boots in range(least, c.MOST_BOOTS + 1):
            for _ in range(bags.times(by_boots, boots)):
                sums |= sums << boots
        fewest = need if need > 0 else 0
        if sums >> fewest & below(most - fewest + 1) != 0:
            return True
    return False


def owed(carried_kinds: i64, item: i64) -> i64:
    """LH-H3, LH-H4: the boots that a distance asks of a pack with these kinds: none of one with the item itself."""
    return 0 if has(carried_kinds, item) else c.BOOTS[item]


def gives_all(own: Hiker, need: i64) -> bool:
    """LH-H4: whether so many boots can be had from a pack, but not without its lightest card."""
    left = own.filled
    lightest = c.MOST_BOOTS
    while left != 0:
        boots: i64 = c.BOOTS[own.item_at(lowest(left))]
        left = rest(left)
        if boots < lightest:
            lightest = boots
    return own.weight - lightest < need <= own.weight


def is_needed_whole(own: Hiker, places: i64, need: i64) -> bool:
    """Whether so many boots cannot be reached if one of these places is left out."""
    total: i64 = 0
    least: i64 = need  # at most: the owner of a lone card with twice the need or more is asked all the same
    while places != 0:
        boots: i64 = c.BOOTS[own.item_at(lowest(places))]
        places = rest(places)
        total += boots
        if boots < least:
            least = boots
    return total - least < need
