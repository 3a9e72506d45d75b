"""Bags of trek cards as one number each: a digit for every kind, so that copying, comparing and drawing are cheap.

A digit has four bits. A kind is a symbol with a value: three neighbouring digits are a symbol, every third is a value.
Where only symbols count, they stand in the digit of their lowest value. Cubes and tokens by colour, region or place
go in such digits, too, and in lanes where a digit is too small.
"""

from typing import Final

from mypy_extensions import i64

from baluchon.games.trekking_the_world.components import COPIES, COST, KIND_IDS, SYMBOLS, VALUES
from baluchon.kernel.bits import lowest

_BITS: Final[i64] = 4
_DIGIT: Final[i64] = 15
_SYMBOL_BITS: Final[i64] = 12
_BYTE: Final[i64] = 255
_SYMBOL_ROOM: Final[i64] = 4095  # what is left of a number modulo this, or a byte, is the sum of its parts
_EACH: Final[i64] = 0x111111111111111
_EACH_TOP: Final[i64] = 0x888888888888888
_PAIRS: Final[i64] = 0x0F0F0F0F0F0F0F0F
_SYMBOL_DIGITS: Final[i64] = 0x00F00F00F00F00F
_ODD_DIGITS: Final[i64] = 0xF0FF0FF0FF0FF0F
_SYMBOL_CARRY: Final[i64] = 0x100100100100100
_SYMBOL_KINDS: Final[i64] = 0x111

ONES: Final[i64] = 0x001001001001001
"""One card of every kind of value 1; also one of every symbol."""
TWOS: Final[i64] = 0x010010010010010
THREES: Final[i64] = 0x100100100100100

if len(KIND_IDS) != 15 or VALUES != 3 or max(COPIES) > 7:
    raise ValueError("a bag of the whole deck does not fit into one number")


def digit(row: i64, place: i64) -> i64:
    """The digit at a place: in a bag, how many cards of a kind there are."""
    return (row >> (_BITS * place)) & _DIGIT


def cards(kind: i64, n: i64) -> i64:
    """A bag with so many cards of a kind."""
    return n << (_BITS * kind)


def size(bag: i64) -> i64:
    """How many cards there are."""
    return ((bag & _PAIRS) + ((bag >> 4) & _PAIRS)) % _BYTE


def values(bag: i64) -> i64:
    """How many cards there are of each value, in lanes from 1 on."""
    odd = (bag & _ODD_DIGITS) % _SYMBOL_ROOM
    even = ((bag >> 4) & _SYMBOL_DIGITS) % _SYMBOL_ROOM
    return (odd & _BYTE) | (even << 8) | ((odd >> 8) << 16)


def of_symbol(bag: i64, symbol: i64) -> i64:
    """How many cards have a symbol."""
    bag >>= _SYMBOL_BITS * symbol
    return (bag & _DIGIT) + ((bag >> 4) & _DIGIT) + ((bag >> 8) & _DIGIT)


def worth(values: i64) -> i64:
    """The sum of the values that `values` counts."""
    return (values & _BYTE) + 2 * ((values >> 8) & _BYTE) + 3 * (values >> 16)


def symbols(bag: i64) -> i64:
    """How many cards of each symbol there are, in the digit of its lowest value."""
    return (bag & _SYMBOL_DIGITS) + ((bag >> 4) & _SYMBOL_DIGITS) + ((bag >> 8) & _SYMBOL_DIGITS)


def lacking(held: i64, asked: i64) -> i64:
    """How many more of each symbol are asked for than held."""
    left = (held | _SYMBOL_CARRY) - asked
    short = ~left & _SYMBOL_CARRY
    return short - (left & (short - (short >> 8)))


def enough(held: i64, n: i64) -> i64:
    """A bit for each symbol of which at least so many are held, in the digit of its lowest value."""
    return ((held + (16 - n) * ONES) >> 4) & ONES


def without(bag: i64, others: i64) -> i64:
    """What is left of a bag when other cards are taken out, as far as they are in it."""
    left = (bag | _EACH_TOP) - others
    kept = left & _EACH_TOP
    return left & (kept - (kept >> 3))


def kinds(bag: i64) -> i64:
    """A bit for each kind there is, to be asked for with `lowest_kind`."""
    bag |= bag >> 2
    bag |= bag >> 1
    return bag & _EACH


def kinds_of_symbols(bag: i64) -> i64:
    """The same for all kinds of the symbols that stand in the digit of their lowest value."""
    return kinds(bag) * _SYMBOL_KINDS


def lowest_kind(bits: i64) -> i64:
    """The first kind of the bits that `kinds` gives."""
    return lowest(bits) >> 2


def lowest_symbol(bits: i64) -> i64:
    """The first symbol of them, where only symbols count."""
    return lowest(bits) // _SYMBOL_BITS


def nth(bag: i64, n: i64) -> i64:
    """The kind of the n-th card, from 0; the bag must have more than n."""
    kind: i64 = 0
    while True:
        n -= bag & _DIGIT
        if n < 0:
            return kind
        bag >>= _BITS
        kind += 1


def counts(bag: i64, length: i64) -> list[int]:
    """The first so many digits."""
    return [digit(bag, place) for place in range(length)]


def from_counts(counts: list[int]) -> i64:
    """The number with these digits."""
    bag: i64 = 0
    for place in range(len(counts)):
        if not 0 <= counts[place] <= _DIGIT:
            raise ValueError(f"{counts[place]} is no digit")
        bag += cards(place, counts[place])
    return bag


def _asked(card: int) -> i64:
    bag: i64 = 0
    for symbol in range(SYMBOLS):
        bag += cards(symbol * VALUES, COST[card * SYMBOLS + symbol])
    return bag


ASKED: Final[list[int]] = [_asked(card) for card in range(len(COST) // int(SYMBOLS))]
"""By destination card: how many of each symbol it asks for, in the digit of its lowest value."""
DECK: Final[i64] = from_counts(COPIES)
"""All trek cards."""
