"""Rows: what lies in order on a table, such as cards on offer or seats in the order of play, as one number.

A row has at most seven places of eight bits each, the first one lowest:

    place      6        5        4        3        2        1        0
            ........ ........ ........ ........ ........ ........ ........

A place holds a number from 0 to 255 (`at`, `put`, `add`). Where things lie that are counted from 0 and a place may
be empty, the number is the thing + 1 (`thing_at`, `lay`), so that 0 is a row without anything in it.
"""

from typing import Final

from mypy_extensions import i64

PLACES: Final = 7
"""How many places a row may have."""
MOST: Final = 255
"""The largest number at a place."""

_BITS: Final[i64] = 8
_MASK: Final[i64] = 255


def at(row: i64, place: i64) -> i64:
    """The number at a place."""
    return row >> (place * _BITS) & _MASK


def put(row: i64, place: i64, number: i64) -> i64:
    """The row with another number at a place."""
    shift = place * _BITS
    return row ^ ((row >> shift & _MASK) ^ number) << shift


def add(row: i64, place: i64, by: i64) -> i64:
    """The row with `by` added at a place; `by` may be negative, the number must stay from 0 to 255."""
    return row + (by << (place * _BITS))


def total(row: i64) -> i64:
    """The sum of all numbers in the row."""
    summed: i64 = 0
    while row != 0:
        summed += row & _MASK
        row >>= _BITS
    return summed


def joined(row: i64, other: i64, length: i64) -> i64:
    """The row with another one behind its first places."""
    return row | other << (length * _BITS)


def thing_at(row: i64, place: i64) -> i64:
    """The thing that lies at a place, or -1."""
    return (row >> (place * _BITS) & _MASK) - 1


def lay(row: i64, place: i64, thing: i64) -> i64:
    """The row with a thing at a place, or with nothing there for -1."""
    shift = place * _BITS
    return row ^ ((row >> shift & _MASK) ^ (thing + 1)) << shift


def find(row: i64, thing: i64) -> i64:
    """The first place where a thing lies, or -1."""
    place: i64 = 0
    while row != 0:
        if row & _MASK == thing + 1:
            return place
        row >>= _BITS
        place += 1
    return -1


def row_of(numbers: list[int]) -> i64:
    """The row of these numbers."""
    if len(numbers) > PLACES:
        raise ValueError(f"a row has {PLACES} places, not {len(numbers)}")
    row: i64 = 0
    for place in range(len(numbers)):
        if not 0 <= numbers[place] <= MOST:
            raise ValueError(f"{numbers[place]} does not fit into a row")
        row = put(row, place, numbers[place])
    return row


def row_of_things(things: list[int]) -> i64:
    """The row of these things, -1 standing for none."""
    return row_of([thing + 1 for thing in things])


def numbers_in(row: i64, length: i64) -> list[int]:
    """The numbers at the first places."""
    return [at(row, place) for place in range(length)]


def things_in(row: i64, length: i64) -> list[int]:
    """The things at the first places, -1 where nothing lies."""
    return [thing_at(row, place) for place in range(length)]
