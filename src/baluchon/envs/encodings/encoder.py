"""How an observation is written: whole numbers of two bytes each, most of them 0.

An encoder appends zeros for a whole observation and then puts the others in, going through the fields in the order
of the game's layout. Each `put` says where the next field begins.
"""

from typing import Any, Final, Generic, TypeVar

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr, u8

from baluchon.kernel.bits import lowest
from baluchon.kernel.game import State

S = TypeVar("S", bound=State)

WIDTH: Final[i64] = 2
"""Bytes of an entry."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(Generic[S]):
    """Writes what the seats of one game know."""

    def __init__(self, size: i64) -> None:
        self.size: i64 = size
        self._zeros: bytes = bytes(size * WIDTH)

    def observe(self, s: S, seat: i64, out: BytesWriter) -> None:
        """Append what a seat knows: `size` entries."""
        first: i64 = len(out) // WIDTH
        out.write(self._zeros)
        last = self.encode(s, seat, out, first)
        if last != first + self.size:
            raise ValueError("an observation does not fit its layout")

    def encode(self, s: S, seat: i64, out: BytesWriter, at: i64) -> i64:
        """Put in what is not 0, from the entry `at` on; the entry behind the last."""
        raise NotImplementedError


AnyEncoder = Encoder[Any]


def put(out: BytesWriter, at: i64, value: i64) -> i64:
    """A number."""
    if value != 0:
        out[at * WIDTH] = u8(value & 255)
        if value > 255 or value < 0:
            out[at * WIDTH + 1] = u8(value >> 8 & 255)
    return at + 1


def add(out: BytesWriter, at: i64, value: i64) -> None:
    """Something more to a number, which stays below 256."""
    there: i64 = i64(out[at * WIDTH])
    out[at * WIDTH] = u8(there + value)


def put_one(out: BytesWriter, at: i64, which: i64, length: i64) -> i64:
    """A 1 for one of so many; below 0: for none."""
    if which >= 0:
        out[(at + which) * WIDTH] = 1
    return at + length


def put_set(out: BytesWriter, at: i64, mask: i64, length: i64) -> i64:
    """A 1 for every element of a set."""
    # Walking along the bits is faster than asking for the lowest one again and again.
    place = at * WIDTH
    while mask != 0:
        if mask & 255 == 0:
            mask >>= 8
            place += 8 * WIDTH
            continue
        if mask & 1 != 0:
            out[place] = 1
        mask >>= 1
        place += WIDTH
    return at + length


def put_numbers(out: BytesWriter, at: i64, numbers: list[int], first: i64, length: i64) -> i64:
    """Numbers of a list."""
    for i in range(length):
        value: i64 = numbers[first + i]
        if value != 0:
            put(out, at + i, value)
    return at + length


def put_seats(out: BytesWriter, at: i64, mask: i64, seat: i64, seats: i64) -> i64:
    """A 1 for every seat of a set, counted from this seat on."""
    while mask != 0:
        out[(at + seats_on(lowest(mask), seat, seats)) * WIDTH] = 1
        mask &= mask - 1
    return at + seats


def put_seat(out: BytesWriter, at: i64, which: i64, seat: i64, seats: i64) -> i64:
    """A 1 for one seat, counted from this seat on; below 0: for none."""
    if which >= 0:
        out[(at + seats_on(which, seat, seats)) * WIDTH] = 1
    return at + seats


def seats_on(other: i64, seat: i64, seats: i64) -> i64:
    """How many places further on another seat sits."""
    return other - seat if other >= seat else other - seat + seats


def seat_after(seat: i64, steps: i64, seats: i64) -> i64:
    """The seat that sits so many places further on."""
    after = seat + steps
    return after if after < seats else after - seats
