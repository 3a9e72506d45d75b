"""Bags of trek cards: what can be asked about their symbols and values. Imported as `treks` beside the kernel's `bags`.

A kind is a symbol with a value. In a bag three neighbouring digits of four bits are a symbol, its lowest value first:

    symbol      ...         1              0
    value       ...    3    2    1    3    2    1
                ... .... .... .... .... .... ....

Where only symbols count, how many there are of each stands in the place of its value 1, with twelve bits to itself.
"""

from typing import Final

from mypy_extensions import i64

from baluchon.games.trekking_the_world.components import COPIES, KIND_IDS, SYMBOLS, VALUES
from baluchon.kernel.bags import ONE, cards, from_counts, kinds
from baluchon.kernel.bits import lowest

_SYMBOL_BITS: Final[i64] = 12
_DIGIT: Final[i64] = 15
_BYTE: Final[i64] = 255
_SYMBOL_ROOM: Final[i64] = 4095
_FIRST_DIGITS: Final[i64] = 0x00F00F00F00F00F
_OUTER_DIGITS: Final[i64] = 0xF0FF0FF0FF0FF0F
_TOPS: Final[i64] = 0x100100100100100
_ALL_VALUES: Final[i64] = 0x111
_EACH: Final[i64] = 0x001001001001001
"""One of every symbol; also one card of value 1 of every symbol."""

if len(KIND_IDS) != 15 or VALUES != 3 or max(COPIES) > 7:
    raise ValueError("a bag of the whole deck does not fit into one number")


def one(symbol: i64) -> i64:
    """One of a symbol, as `symbols` counts them."""
    return cards(symbol * VALUES, 1)


def symbols(bag: i64) -> i64:
    """How many cards of each symbol there are."""
    return (bag & _FIRST_DIGITS) + (bag >> 4 & _FIRST_DIGITS) + (bag >> 8 & _FIRST_DIGITS)


def of_symbol(bag: i64, symbol: i64) -> i64:
    """How many cards have a symbol; also of what `symbols` has counted."""
    bag >>= _SYMBOL_BITS * symbol
    return (bag & _DIGIT) + (bag >> 4 & _DIGIT) + (bag >> 8 & _DIGIT)


def values(bag: i64) -> i64:
    """How many cards there are of each value, as a row from value 1 on.

    4096 is 1 modulo 4095, so the remainder adds the twelve bits of all symbols up. There may be more than 15 cards of
    a value: 3 and 1 are added with room between them, 2 on its own.

        symbol          1              0
        bag        0001 0010 0011 0000 0001 0101      3s: 1 + 0, 2s: 2 + 1, 1s: 3 + 5
        outer      0001 0000 0011 0000 0000 0101   -> 0001 0000 1000
        middle                                     ->           0011
        row                                           00000001 00000011 00001000
    """
    outer = (bag & _OUTER_DIGITS) % _SYMBOL_ROOM
    middle = (bag >> 4 & _FIRST_DIGITS) % _SYMBOL_ROOM
    return (outer & _BYTE) | middle << 8 | outer >> 8 << 16


def worth(values: i64) -> i64:
    """The sum of the values that `values` counts."""
    return (values & _BYTE) + 2 * (values >> 8 & _BYTE) + 3 * (values >> 16)


def of_value(value: i64) -> i64:
    """One card of each kind that has a value."""
    return _EACH * ONE[value - 1]


def lacking(held: i64, asked: i64) -> i64:
    """How many more of each symbol are asked for than held, both as `symbols` counts them.

    Each symbol borrows from a bit above what it can have; where that bit is used up, something is missing:

        held        000000000001 000000000011      1 and 3
        with tops   000100000001 000100000011
        asked       000000000010 000000000001      2 and 1
        left        000011111111 000100000010      the first top is gone: 1 - 2 = -1
        short       000100000000 000000000000      tops that are gone
        behind      000011111111 000000000000      all bits under them
        lacking     000000000001 000000000000      short - (left & behind): 256 - 255
    """
    left = (held | _TOPS) - asked
    short = ~left & _TOPS
    behind = short - (short >> 8)
    return short - (left & behind)


def enough(held: i64, n: i64) -> i64:
    """One of each symbol of which at least n are held.

    With 16 - n added, the symbols that have enough, and only they, reach the bit above their digit:

        held            0000 0001 0000 0010      1 and 2
        plus 16 - 2     0000 1111 0001 0000      15 and 16
        that bit                0         1
    """
    return (held + (16 - n) * _EACH) >> 4 & _EACH


def kinds_of_symbols(symbols: i64) -> i64:
    """All kinds, as `bags.kinds` tells them, of the symbols that are there at all.

    A bit for each symbol is copied to the places of its other values: 000000000001 -> 000100010001.
    """
    return kinds(symbols) * _ALL_VALUES


def lowest_symbol(symbols: i64) -> i64:
    """The first symbol that is there at all; there must be one."""
    return lowest(symbols) // _SYMBOL_BITS


def asked(cost: list[int]) -> i64:
    """So many of each symbol, as `symbols` counts them."""
    bag: i64 = 0
    for symbol in range(SYMBOLS):
        bag += cost[symbol] * one(symbol)
    return bag


DECK: Final[i64] = from_counts(COPIES)
"""All trek cards."""
