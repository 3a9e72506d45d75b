"""What a seat of Trekking Through History knows, as numbers; `layouts/…` says what stands where."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from baluchon.envs.encodings.encoder import (
    Encoder,
    add_one,
    put,
    put_large,
    put_numbers,
    put_one,
    put_seat,
    put_set,
    put_zeros,
    seat_after,
    seats_on,
)
from baluchon.games.trekking_through_history import scoring
from baluchon.games.trekking_through_history.components import (
    ANCESTOR,
    CARDS,
    CELLS,
    COLUMN,
    CRYSTAL,
    CRYSTAL_POINTS,
    DAYS,
    DECK,
    EXPERIENCES,
    GIVES,
    HOUR_COST,
    HOURS,
    ITINERARIES,
    PLACES,
    ROW,
    ROW_CRYSTALS,
    ROW_POINTS,
    ROWS,
    SPACE_CRYSTALS,
    SPACE_POINTS,
    YEAR,
    amount,
)
from baluchon.games.trekking_through_history.state import NONE, PHASES, HistoryState
from baluchon.kernel.bits import BIT, count, lowest

_PHASES: Final[i64] = len(PHASES)
_SYMBOLS: Final[i64] = CRYSTAL + 1
_TREKS: Final[i64] = DAYS * HOURS
"""A card takes an hour at least, so no seat has more treks."""
_RANK: Final[bytes] = bytes(sorted(YEAR).index(year) + 1 for year in YEAR)
"""Cards by their year: the earliest is 1. Years themselves are too far apart to be of use as numbers."""

_TREK_BITS: Final[i64] = 8
_TREK_MASK: Final[i64] = 255

_HOURS: Final[bytes] = bytes(HOUR_COST)
_GIVES: Final[list[bytes]] = [bytes(int(amount(packed, symbol)) for symbol in range(CRYSTAL + 1)) for packed in GIVES]
"""By card, how much of each symbol it gives."""


class HistoryEncoder(Encoder[HistoryState]):
    """Writes what the seats of Trekking Through History know."""

    def encode(self, s: HistoryState, seat: i64, out: BytesWriter, upper: BytesWriter) -> None:
        _put_table(s, seat, out)
        _put_offer(s, out)
        put_set(out, s.hands[seat], ITINERARIES)
        put_one(out, s.choices[seat], ITINERARIES)
        _put_next_spaces(s, seat, out)
        for steps in range(s.seats):
            _put_traveller(s, seat_after(seat, steps, s.seats), out, upper)
        _put_treks(s, seat, out)


def encoder(size: int) -> HistoryEncoder:
    """The encoder, for a layout of this size."""
    return HistoryEncoder(size)


def _put_table(s: HistoryState, seat: i64, out: BytesWriter) -> None:
    at = put_zeros(out, _PHASES + DAYS)
    out[at + s.phase] = 1
    out[at + _PHASES + s.day] = 1
    put_seat(out, s.turn, seat, s.seats)
    put_one(out, s.chosen, CARDS + 1)
    put(out, s.wilds)
    put(out, s.ancestors)
    put(out, count(s.deck))
    put_zeros(out, s.day * DECK)
    put_set(out, s.deck, DECK)
    later = CARDS - (s.day + 1) * DECK
    order = put_zeros(out, later + s.seats) + later
    for place in range(s.seats):
        out[order + seats_on(s.order[place], seat, s.seats)] = u8(place + 1)


def _put_offer(s: HistoryState, out: BytesWriter) -> None:
    cards = put_zeros(out, CARDS + PLACES + PLACES)
    years = cards + CARDS
    hours = years + PLACES
    offer = s.offer
    for place in range(PLACES):
        card: i64 = offer[place]
        if card == NONE:
            put_zeros(out, _SYMBOLS)
            continue
        out[cards + card] = u8(place + 1)
        out[years + place] = u8(_RANK[card])
        out[hours + place] = u8(_HOURS[card])
        out.write(_GIVES[card])


def _put_next_spaces(s: HistoryState, seat: i64, out: BytesWriter) -> None:
    """By column: whether there is room, and what the next token pays, the end of the row included."""
    at = put_zeros(out, 3 * EXPERIENCES)
    itinerary: i64 = s.itinerary[seat]
    if itinerary == NONE:
        return
    covered: i64 = s.covered[seat]
    for column in range(EXPERIENCES):
        free = COLUMN[itinerary * EXPERIENCES + column] & ~covered
        if free == 0:
            continue
        cell = lowest(free)
        end = itinerary * ROWS + cell // EXPERIENCES
        space = itinerary * CELLS + cell
        points: i64 = SPACE_POINTS[space]
        crystals: i64 = SPACE_CRYSTALS[space]
        if ROW[end] & ~(covered | BIT[cell]) == 0:
            points += ROW_POINTS[end]
            crystals += ROW_CRYSTALS[end]
        out[at + column] = 1
        out[at + EXPERIENCES + column] = u8(points)
        out[at + 2 * EXPERIENCES + column] = u8(crystals)


def _put_traveller(s: HistoryState, seat: i64, out: BytesWriter, upper: BytesWriter) -> None:
    put(out, s.hours[seat])
    put(out, s.crystals[seat])
    put_one(out, s.itinerary[seat], ITINERARIES)
    put_set(out, s.covered[seat], CELLS)
    put_set(out, s.used[seat], ITINERARIES)
    put(out, count(s.hands[seat]))
    track = put_numbers(out, s.itinerary_points, seat * DAYS, DAYS)
    track += put_numbers(out, s.punctual_points, seat * DAYS, DAYS)
    treks = scoring.all_trek_points(s, seat)
    put_large(out, upper, treks)
    put_large(out, upper, track + s.crystals[seat] * CRYSTAL_POINTS + treks)  # TH-P1


def _put_treks(s: HistoryState, seat: i64, out: BytesWriter) -> None:
    """TH-T7, TH-T8: for each seat its treks in the order begun, the number of its trek with each card."""
    width = CARDS + _TREKS + 1
    at = put_zeros(out, s.seats * width)
    begun: i64 = 0  # by seat, packed: how many treks it has
    one: i64 = 1
    seats = s.seats
    taken = s.taken
    i: i64 = 0
    length: i64 = len(taken)
    while i < length:
        entry: i64 = taken[i]
        i += 1
        card = entry // seats
        owner = entry - card * seats
        shift = owner * _TREK_BITS
        first = at + seats_on(owner, seat, seats) * width
        year = first + CARDS + _TREKS
        trek = begun >> shift & _TREK_MASK
        if trek == 0 or (card != ANCESTOR and _RANK[card] < out[year]):
            begun += one << shift
            trek += 1
        add_one(out, first + CARDS + trek - 1)
        if card != ANCESTOR:
            out[first + card] = u8(trek)
            out[year] = u8(_RANK[card])
