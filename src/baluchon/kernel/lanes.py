"""Small numbers side by side in one, such as one for each seat: cheaper to copy and to keep than a list.

A lane holds 0 to 255; there are at most seven of them.
"""

from typing import Final

from mypy_extensions import i64

LANES: Final = 7
"""How many lanes there may be."""

_BITS: Final[i64] = 8
_MASK: Final[i64] = 255


def lane(lanes: i64, i: i64) -> i64:
    """The number in a lane."""
    return lanes >> (i * _BITS) & _MASK


def with_lane(lanes: i64, i: i64, value: i64) -> i64:
    """The same with another number in a lane."""
    shift = i * _BITS
    return lanes ^ ((lanes >> shift & _MASK) ^ value) << shift


def raised(lanes: i64, i: i64, by: i64) -> i64:
    """The same with so much more in a lane, or less: it must stay between 0 and 255."""
    return lanes + (by << (i * _BITS))


def lanes_of(numbers: list[int]) -> i64:
    """Numbers put side by side."""
    lanes: i64 = 0
    for i in range(len(numbers)):
        if not 0 <= numbers[i] <= _MASK:
            raise ValueError(f"{numbers[i]} does not fit into a lane")
        lanes = with_lane(lanes, i, numbers[i])
    return lanes


def numbers_in(lanes: i64, count: i64) -> list[int]:
    """What the first lanes hold."""
    return [lane(lanes, i) for i in range(count)]
