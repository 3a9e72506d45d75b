"""Bags of cards as one number each: a digit for every kind, so that copying, comparing and drawing are cheap.

Items have four bits, hazards three: more copies than that are not in the deck, which is checked here.
"""

from typing import Final

from mypy_extensions import i64

from baluchon.games.lets_take_a_hike.components import COPIES, ITEMS, KIND_IDS, KINDS
from baluchon.kernel.bits import MOST, lowest

_HAZARDS: Final = len(KIND_IDS) - int(ITEMS)
_ITEM_BITS: Final[i64] = 4
_HAZARD_BITS: Final[i64] = 3
_ITEM_DIGIT: Final[i64] = 15
_HAZARD_DIGIT: Final[i64] = 7
_HAZARDS_FROM: Final[i64] = _ITEM_BITS * ITEMS


def _digit(kind: int) -> int:
    """Where the digit of a kind begins."""
    items = min(kind, len(KIND_IDS) - _HAZARDS)
    return 4 * items + 3 * (kind - items)


ONE: Final[list[int]] = [2 ** _digit(kind) for kind in range(KINDS)]
"""One card of a kind."""
ITEM_ONES: Final[i64] = sum(ONE[:ITEMS])
"""One card of every item."""

if _digit(len(KIND_IDS)) > MOST or max(COPIES[:ITEMS]) > 15 or max(COPIES[ITEMS:]) > 7:
    raise ValueError("a bag of the whole deck does not fit into one number")


def times(bag: i64, kind: i64) -> i64:
    """How many cards of a kind there are."""
    if kind < ITEMS:
        return (bag >> (_ITEM_BITS * kind)) & _ITEM_DIGIT
    return (bag >> (_HAZARDS_FROM + _HAZARD_BITS * (kind - ITEMS))) & _HAZARD_DIGIT


def size(bag: i64) -> i64:
    """How many cards there are."""
    total = items_in(bag)
    bag >>= _HAZARDS_FROM
    while bag != 0:
        total += bag & _HAZARD_DIGIT
        bag >>= _HAZARD_BITS
    return total


def items_in(bag: i64) -> i64:
    """How many items there are."""
    bag &= ITEM_ONES * _ITEM_DIGIT
    total: i64 = 0
    while bag != 0:
        total += bag & _ITEM_DIGIT
        bag >>= _ITEM_BITS
    return total


def items(bag: i64) -> i64:
    """A bit for each item there is, to be asked for with `lowest_item`."""
    bag |= bag >> 2
    bag |= bag >> 1
    return bag & ITEM_ONES


def lowest_item(bits: i64) -> i64:
    """The first item of the bits that `items` gives."""
    return lowest(bits) >> 2


def has_hazards(bag: i64) -> bool:
    """Whether there is a hazard in it."""
    return bag >> _HAZARDS_FROM != 0


def nth(bag: i64, n: i64) -> i64:
    """The kind of the n-th card, from 0; the bag must have more than n."""
    kind: i64 = 0
    while kind < ITEMS:
        n -= bag & _ITEM_DIGIT
        if n < 0:
            return kind
        bag >>= _ITEM_BITS
        kind += 1
    while True:
        n -= bag & _HAZARD_DIGIT
        if n < 0:
            return kind
        bag >>= _HAZARD_BITS
        kind += 1


def ids(bag: i64) -> list[str]:
    """The ids of the cards, in the order of the data."""
    return [KIND_IDS[kind] for kind in range(KINDS) for _ in range(times(bag, kind))]


def from_ids(ids: list[str]) -> i64:
    """The bag of the cards with these ids."""
    bag: i64 = 0
    for id in ids:
        bag += ONE[KIND_IDS.index(id)]
    return bag
