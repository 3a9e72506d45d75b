"""What a seat of Trekking Through History knows, as numbers; `layouts/…` says what stands where."""

from typing import Final

from librt.strings import BytesWriter, read_i32_le, read_i64_le, write_i16_le, write_i32_le, write_i64_le
from mypy_extensions import i16, i32, i64, u8

from baluchon.envs.encoder import (
    Encoder,
    put,
    put_large,
    put_one,
    put_seat,
    put_set,
    put_zeros,
    seat_after,
    seats_on,
)
from baluchon.games.trekking_through_history import scoring
from baluchon.games.trekking_through_history import state as states
from baluchon.games.trekking_through_history.components import (
    CARDS,
    CELLS,
    CRYSTAL,
    CRYSTAL_POINTS,
    DAYS,
    DECK,
    EXPERIENCES,
    FIRST_COLUMN,
    FIRST_ROW,
    GIVES,
    HOUR_COST,
    HOURS,
    ITINERARIES,
    PLACES,
    PUNCTUALITY,
    RANK,
    ROW_CRYSTALS,
    ROW_POINTS,
    ROWS,
    SPACE_CRYSTALS,
    SPACE_POINTS,
    SPACES,
    amount,
)
from baluchon.games.trekking_through_history.state import NONE, PHASES, TAKEN_BYTES, HistoryState
from baluchon.kernel.bits import BIT, count, lowest
from baluchon.kernel.lanes import lane, raised, with_lane

_PHASES: Final[i64] = len(PHASES)
_TREKS: Final[i64] = DAYS * HOURS
"""A card takes an hour at least, so no seat has more treks."""

_GIVES: Final[bytes] = bytes(8) + b"".join(
    bytes(int(amount(packed, symbol)) if symbol <= CRYSTAL else 0 for symbol in range(8)) for packed in GIVES
)
"""By card + 1, how much of each symbol it gives: eight bytes for each."""
_PUNCTUAL: Final[bytes] = b"".join(
    bytes(int(PUNCTUALITY) if days >> day & 1 else 0 for day in range(4)) for days in range(2**DAYS)
)
"""By the set of days on which a seat was punctual, its points for that by day: four bytes for each."""


class HistoryEncoder(Encoder[HistoryState]):
    """Writes what the seats of Trekking Through History know."""

    def encode(self, s: HistoryState, seat: i64, out: BytesWriter, upper: BytesWriter) -> None:
        _put_table(s, seat, out)
        _put_offer(s, out)
        put_set(out, states.hand(s, seat), ITINERARIES)
        put_one(out, lane(s.choices, seat) - 1, ITINERARIES)
        _put_next_spaces(s, seat, out)
        for steps in range(s.seats):
            _put_traveller(s, seat_after(seat, steps, s.seats), out, upper)
        _put_treks(s, seat, out)


def encoder(size: int) -> HistoryEncoder:
    """The encoder, for a layout of this size."""
    return HistoryEncoder(size)


def _put_table(s: HistoryState, seat: i64, out: BytesWriter) -> None:
    write_i64_le(out, raised(raised(0, s.phase, 1), _PHASES + s.day, 1))  # five phases and three days
    put_seat(out, s.turn, seat, s.seats)
    put_one(out, s.place, PLACES + 1)
    put(out, s.wilds)
    put(out, s.ancestors)
    put(out, count(s.deck))
    put_zeros(out, s.day * DECK)
    put_set(out, s.deck, DECK)
    later = CARDS - (s.day + 1) * DECK
    order = put_zeros(out, later + s.seats) + later
    for place in range(s.seats):
        out[order + seats_on(lane(s.order, place), seat, s.seats)] = u8(place + 1)


def _put_offer(s: HistoryState, out: BytesWriter) -> None:
    cards = put_zeros(out, CARDS)
    offer = s.offer
    years: i64 = 0
    hours: i64 = 0
    for place in range(PLACES):
        card = lane(offer, place) - 1
        if card != NONE:
            out[cards + card] = u8(place + 1)
            years = with_lane(years, place, RANK[card])
            hours = with_lane(hours, place, HOUR_COST[card])
    _put_six(out, years)
    _put_six(out, hours)
    for place in range(PLACES):
        _put_six(out, read_i64_le(_GIVES, lane(offer, place) * 8))


def _put_six(out: BytesWriter, lanes: i64) -> None:
    """Six numbers in lanes, none of them above 127."""
    write_i32_le(out, i32(lanes & 0x7F7F7F7F))
    write_i16_le(out, i16(lanes >> 32 & 0x7F7F))


def _put_four(out: BytesWriter, lanes: i64) -> None:
    """Four numbers, likewise."""
    write_i32_le(out, i32(lanes & 0x7F7F7F7F))


def _put_next_spaces(s: HistoryState, seat: i64, out: BytesWriter) -> None:
    """By column: whether there is room, and what the next token pays, the end of the row included."""
    room: i64 = 0
    points: i64 = 0
    crystals: i64 = 0
    itinerary = lane(s.itinerary, seat) - 1
    if itinerary != NONE:
        free: i64 = SPACES[itinerary] & ~states.covered(s, seat)
        for column in range(EXPERIENCES):
            empty = free >> column & FIRST_COLUMN
            if empty == 0:
                continue
            row = lowest(empty)  # where it begins
            space = itinerary * CELLS + row + column
            room = raised(room, column, 1)
            points = raised(points, column, SPACE_POINTS[space])
            crystals = raised(crystals, column, SPACE_CRYSTALS[space])
            if free >> row & FIRST_ROW == BIT[column]:  # nothing else of the row
                end = itinerary * ROWS + row // EXPERIENCES
                points = raised(points, column, ROW_POINTS[end])
                crystals = raised(crystals, column, ROW_CRYSTALS[end])
    _put_four(out, room)
    _put_four(out, points)
    _put_four(out, crystals)


def _put_traveller(s: HistoryState, seat: i64, out: BytesWriter, upper: BytesWriter) -> None:
    crystals = lane(s.crystals, seat)
    put(out, lane(s.hours, seat))
    put(out, crystals)
    put_one(out, lane(s.itinerary, seat) - 1, ITINERARIES)
    put_set(out, states.covered(s, seat), CELLS)
    put_set(out, states.used(s, seat), ITINERARIES)
    put(out, count(states.hand(s, seat)))
    by_day = states.itinerary_points(s, seat)
    punctual = i64(read_i32_le(_PUNCTUAL, states.days_punctual(s, seat) * 4))
    _put_six(out, by_day | punctual << 24)
    treks = scoring.all_trek_points(s, seat)
    put_large(out, upper, treks)
    put_large(out, upper, scoring.sum_of_days(by_day + punctual) + crystals * CRYSTAL_POINTS + treks)  # TH-P1


def _put_treks(s: HistoryState, seat: i64, out: BytesWriter) -> None:
    """TH-T7, TH-T8: for each seat how many cards its treks have, in the order begun, and where the last goes on."""
    seats = s.seats
    width = _TREKS + 1
    at = put_zeros(out, seats * width)
    taken = s.taken
    length: i64 = len(taken)
    i: i64 = 0
    while i < length:
        entry = i64(read_i32_le(taken, i))
        i += TAKEN_BYTES
        out[at + seats_on(lane(entry, 0), seat, seats) * width + lane(entry, 2) - 1] = u8(lane(entry, 3))
    for steps in range(seats):
        out[at + steps * width + _TREKS] = u8(lane(s.trek_rank, seat_after(seat, steps, seats)))
