"""Bags: how many cards there are of each kind, as one number that is cheap to copy, compare and draw from.

A bag has a digit of four bits for every kind, the first kind lowest:

    kind      ...    3    2    1    0
              ... .... .... .... ....

There may be fifteen kinds with up to fifteen cards each, and a sixteenth with up to seven: `from_counts` checks it.
A game whose kinds have more structure (symbols, values) adds its own questions in a module of the same name.
"""

from typing import Final

from mypy_extensions import i64

from baluchon.kernel.bits import lowest

KINDS: Final = 16
MOST: Final = 15
"""Cards of a kind."""
MOST_OF_LAST: Final = 7
"""Cards of the sixteenth kind: the highest bit of a number is its sign."""

_BITS: Final[i64] = 4
_DIGIT: Final[i64] = 15
_BYTE: Final[i64] = 255
_PAIRS: Final[i64] = 0x0F0F0F0F0F0F0F0F
_EACH: Final[i64] = 0x1111111111111111
_EACH_TOP: Final[i64] = 0x888888888888888  # of fifteen kinds

ONE: Final[list[int]] = [16**kind for kind in range(KINDS)]
"""The bag with one card of a kind."""


def times(bag: i64, kind: i64) -> i64:
    """How many cards of a kind there are."""
    return bag >> (_BITS * kind) & _DIGIT


def cards(kind: i64, n: i64) -> i64:
    """The bag with so many cards of one kind."""
    return n << (_BITS * kind)


def size(bag: i64) -> i64:
    """How many cards there are."""
    # Pairs of digits are added up in bytes; 256 is 1 modulo 255, so the remainder is the sum of the bytes.
    return ((bag & _PAIRS) + (bag >> 4 & _PAIRS)) % _BYTE


def kinds(bag: i64) -> i64:
    """The lowest bit of the digit of every kind there is; walk them with `lowest_kind` and `bits.rest`."""
    bag |= bag >> 2
    bag |= bag >> 1
    return bag & _EACH


def lowest_kind(bits: i64) -> i64:
    """The first kind of the bits that `kinds` gives."""
    return lowest(bits) >> 2


def nth(bag: i64, n: i64) -> i64:
    """The kind of the n-th card, from 0; the bag must hold more than n."""
    kind: i64 = 0
    while True:
        n -= bag & _DIGIT
        if n < 0:
            return kind
        bag >>= _BITS
        kind += 1


def without(bag: i64, others: i64) -> i64:
    """What is left of a bag when other cards are taken out as far as they are in it; of fifteen kinds at most.

    Digits stay below 8, so each has a top bit to borrow from:

        bag         0011 0001        3 and 1
        with tops   1011 1001
        others      0001 0010        1 and 2
        left        1010 0111        the top bit of the second is gone: too few
        kept        1000 0000   ->   0111 0000 keeps the digits that still have it
    """
    left = (bag | _EACH_TOP) - others
    kept = left & _EACH_TOP
    return left & (kept - (kept >> 3))


def counts(bag: i64, length: i64) -> list[int]:
    """How many cards there are of each of the first kinds."""
    return [times(bag, kind) for kind in range(length)]


def from_counts(numbers: list[int]) -> i64:
    """The bag with so many cards of each kind."""
    if len(numbers) > KINDS:
        raise ValueError(f"a bag has at most {KINDS} kinds, not {len(numbers)}")
    bag: i64 = 0
    for kind in range(len(numbers)):
        most = MOST if kind < KINDS - 1 else MOST_OF_LAST
        if not 0 <= numbers[kind] <= most:
            raise ValueError(f"{numbers[kind]} cards of kind {kind} do not fit into a bag: at most {most} do")
        bag += cards(kind, numbers[kind])
    return bag


def from_kinds(drawn: list[int]) -> i64:
    """The bag with these cards, each named by its kind."""
    numbers = [0] * KINDS
    for kind in drawn:
        numbers[kind] += 1
    return from_counts(numbers)


def kinds_in(bag: i64) -> list[int]:
    """The kind of every card, in ascending order."""
    return [kind for kind in range(KINDS) for _ in range(times(bag, kind))]
