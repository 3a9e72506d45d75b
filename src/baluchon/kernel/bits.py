"""Sets of small numbers as masks of at most 62 bits.

A mask is never made by shifting a literal: the compiled form of `1 << n` shifts 32 bits, also where a name stands
for the 1.
"""

from typing import Final

from mypy_extensions import i64

MOST: Final = 62
"""How many elements a mask may hold."""

BIT: Final[list[int]] = [2**n for n in range(MOST + 1)]

_MODULUS: Final[i64] = 67  # 2 generates all residues, so a single bit is known by its remainder
_REMAINDERS: Final[list[int]] = [2**n % 67 for n in range(MOST + 1)]
_PLACE: Final[bytes] = bytes(_REMAINDERS.index(r) if r in _REMAINDERS else 0 for r in range(67))

_PAIRS: Final[i64] = 0x1555555555555555  # no more: above 2**62 it is an object that is taken apart each time
_FOURS: Final[i64] = 0x3333333333333333
_EIGHTS: Final[i64] = 0x0F0F0F0F0F0F0F0F


def has(mask: i64, n: i64) -> bool:
    """Whether an element is in the set."""
    return mask >> n & 1 != 0


def plus(mask: i64, n: i64) -> i64:
    """The set with an element added."""
    return mask | BIT[n]


def minus(mask: i64, n: i64) -> i64:
    """The set without an element."""
    return mask & ~BIT[n]


def rest(mask: i64) -> i64:
    """The set without its smallest element, which `lowest` names: together they walk a set."""
    return mask & (mask - 1)


def is_several(mask: i64) -> bool:
    """Whether the set has more than one element."""
    return mask & (mask - 1) != 0


def below(n: i64) -> i64:
    """The set of all numbers below n."""
    return BIT[n] - 1


def count(mask: i64) -> i64:
    """How many elements the set has."""
    mask = mask - ((mask >> 1) & _PAIRS)
    mask = (mask & _FOURS) + ((mask >> 2) & _FOURS)
    mask = (mask + (mask >> 4)) & _EIGHTS
    mask += mask >> 8
    mask += mask >> 16
    mask += mask >> 32
    return mask & 127


def lowest(mask: i64) -> i64:
    """The smallest element; the set must not be empty."""
    if mask & 1 != 0:  # sets of seats, most of the time
        return 0
    return _PLACE[(mask & -mask) % _MODULUS]


def nth(mask: i64, n: i64) -> i64:
    """The n-th smallest element, from 0; the set must have more than n."""
    while n > 0:
        mask = rest(mask)
        n -= 1
    return _PLACE[(mask & -mask) % _MODULUS]


def members(mask: i64) -> list[int]:
    """The elements in ascending order."""
    found: list[int] = []
    while mask != 0:
        found.append(_PLACE[(mask & -mask) % _MODULUS])
        mask = rest(mask)
    return found


def append_members(numbers: list[int], first: i64, mask: i64) -> None:
    """Append the elements in ascending order, counted from `first`: of a set of cards, the moves that name them."""
    while mask != 0:
        numbers.append(first + lowest(mask))
        mask = rest(mask)


def subsets(elements: list[int]) -> list[list[int]]:
    """The members of every set of these, by its mask among them: a table for where `members` is too slow."""
    found: list[list[int]] = [[]]
    for element in elements:
        found += [[*subset, element] for subset in found]
    return found


def mask_of(elements: list[int]) -> i64:
    """The set of these elements."""
    mask: i64 = 0
    for element in elements:
        mask |= BIT[element]
    return mask
