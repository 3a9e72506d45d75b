"""How an observation is written: a byte for every entry, appended in the order of the game's layout.

Of a number that may be below 0 or above 255 the lower byte stands there; the upper one, which is 0 most of the time,
goes into a writer of its own, `upper`.
"""

from typing import Any, Final, Generic, TypeVar

from librt.strings import BytesWriter, read_i64_le, write_i16_le, write_i32_le, write_i64_le
from mypy_extensions import i16, i32, i64, mypyc_attr, u8

from baluchon.kernel.game import State

S = TypeVar("S", bound=State)

LARGEST: Final = 255
"""What a byte can hold."""

_BYTES: Final[bytes] = b"".join(bytes(mask >> i & 1 for i in range(8)) for mask in range(256))
"""By the mask of a set below 8, the eight entries that say what is in it."""
_ZEROS: Final[bytes] = bytes(64)


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(Generic[S]):
    """Writes what the seats of one game know."""

    def __init__(self, size: i64) -> None:
        self.size: i64 = size

    def observe(self, s: S, seat: i64, out: BytesWriter, upper: BytesWriter) -> None:
        """Append what a seat knows: `size` entries."""
        last = len(out) + self.size
        self.encode(s, seat, out, upper)
        if len(out) != last:
            raise ValueError("an observation does not fit its layout")

    def encode(self, s: S, seat: i64, out: BytesWriter, upper: BytesWriter) -> None:
        """Put the fields one after the other."""
        raise NotImplementedError


AnyEncoder = Encoder[Any]


def put(out: BytesWriter, value: i64) -> None:
    """A number from 0 to 255."""
    out.append(u8(value))


def put_large(out: BytesWriter, upper: BytesWriter, value: i64) -> None:
    """A number that may lie outside of that."""
    out.append(u8(value & 255))
    upper.append(u8(value >> 8 & 255))


def put_zeros(out: BytesWriter, length: i64) -> i64:
    """So many zeros; where the first of them stands, for those that are to be something else."""
    first: i64 = len(out)
    while length >= 64:
        out.write(_ZEROS)
        length -= 64
    while length >= 8:
        write_i64_le(out, 0)
        length -= 8
    put_row(out, 0, length)
    return first


def put_one(out: BytesWriter, which: i64, length: i64) -> None:
    """A 1 for one of so many; below 0: for none."""
    first = put_zeros(out, length)
    if which >= 0:
        out[first + which] = 1


def put_set(out: BytesWriter, mask: i64, length: i64) -> None:
    """A 1 for every element of a set."""
    # Eight entries at once: asking bit by bit takes several times as long.
    while length >= 8:
        write_i64_le(out, read_i64_le(_BYTES, (mask & 255) * 8))
        mask >>= 8
        length -= 8
    if length != 0:
        put_row(out, read_i64_le(_BYTES, (mask & 255) * 8), length)


def put_digits(out: BytesWriter, digits: i64, length: i64) -> None:
    """The numbers of four bits each that a number consists of, from the lowest on."""
    while length >= 8:
        write_i64_le(out, _spread(digits))
        digits >>= 32
        length -= 8
    put_row(out, _spread(digits), length)


def _spread(digits: i64) -> i64:
    """Eight digits of four bits, a byte for each."""
    digits &= 0xFFFFFFFF
    digits = (digits | digits << 16) & 0x0000FFFF0000FFFF
    digits = (digits | digits << 8) & 0x00FF00FF00FF00FF
    return (digits | digits << 4) & 0x0F0F0F0F0F0F0F0F


def put_row(out: BytesWriter, row: i64, length: i64) -> None:
    """The numbers at the first places of a row, at most seven and none of them above 127."""
    if length & 4 != 0:
        write_i32_le(out, i32(row & 0x7F7F7F7F))
        row >>= 32
    if length & 2 != 0:
        write_i16_le(out, i16(row & 0x7F7F))
        row >>= 16
    if length & 1 != 0:
        out.append(u8(row & 0x7F))


def add_to(out: BytesWriter, at: i64, number: i64) -> None:
    """So many more of something that was put before."""
    out[at] = u8(i64(out[at]) + number)


def put_seats(out: BytesWriter, mask: i64, seat: i64, seats: i64) -> None:
    """A 1 for every seat of a set, counted from this seat on."""
    put_set(out, mask >> seat | mask << (seats - seat), seats)


def put_seat(out: BytesWriter, which: i64, seat: i64, seats: i64) -> None:
    """A 1 for one seat, counted from this seat on; below 0: for none."""
    put_one(out, seats_on(which, seat, seats) if which >= 0 else which, seats)


def seats_on(other: i64, seat: i64, seats: i64) -> i64:
    """How many places further on another seat sits."""
    return other - seat if other >= seat else other - seat + seats


def seat_after(seat: i64, steps: i64, seats: i64) -> i64:
    """The seat that sits so many places further on."""
    after = seat + steps
    return after if after < seats else after - seats
