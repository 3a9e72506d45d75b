"""What a seat of Trekking Through History knows, as numbers; `layouts/…` says what stands where."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from baluchon.envs.encodings.encoder import (
    Encoder,
    put,
    put_numbers,
    put_one,
    put_seat,
    put_set,
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
RANK: Final[list[int]] = [sorted(YEAR).index(year) + 1 for year in YEAR]
"""Cards by their year: the earliest is 1. Years themselves are too far apart to be of use as numbers."""

_LENGTH_SHIFT: Final[i64] = 8
_TREK_SHIFT: Final[i64] = 16
_DIGIT: Final[i64] = 255

_GIVES: Final[list[int]] = [int(amount(packed, symbol)) for packed in GIVES for symbol in range(CRYSTAL + 1)]
"""By card and symbol, what a card gives."""


class HistoryEncoder(Encoder[HistoryState]):
    """Writes what the seats of Trekking Through History know."""

    def encode(self, s: HistoryState, seat: i64, out: BytesWriter, at: i64) -> i64:
        at = _put_table(s, seat, out, at)
        at = _put_offer(s, out, at)
        at = put_set(out, at, s.hands[seat], ITINERARIES)
        at = put_one(out, at, s.choices[seat], ITINERARIES)
        at = _put_next_spaces(s, seat, out, at)
        for steps in range(s.seats):
            at = _put_traveller(s, seat_after(seat, steps, s.seats), out, at)
        return _put_treks(s, seat, out, at)


def encoder(size: int) -> HistoryEncoder:
    """The encoder, for a layout of this size."""
    return HistoryEncoder(size)


def _put_table(s: HistoryState, seat: i64, out: BytesWriter, at: i64) -> i64:
    at = put_one(out, at, s.phase, _PHASES)
    at = put_one(out, at, s.day, DAYS)
    at = put_seat(out, at, s.turn, seat, s.seats)
    at = put_one(out, at, s.chosen, CARDS + 1)
    at = put(out, at, s.wilds)
    at = put(out, at, s.ancestors)
    at = put(out, at, count(s.deck))
    first = s.day * DECK
    put_set(out, at + first, s.deck, DECK)
    at += CARDS
    for place in range(s.seats):
        put(out, at + seats_on(s.order[place], seat, s.seats), place + 1)
    return at + s.seats


def _put_offer(s: HistoryState, out: BytesWriter, at: i64) -> i64:
    years = at + CARDS
    hours = years + PLACES
    gives = hours + PLACES
    for place in range(PLACES):
        card: i64 = s.offer[place]
        if card == NONE:
            continue
        put(out, at + card, place + 1)
        put(out, years + place, RANK[card])
        put(out, hours + place, HOUR_COST[card])
        put_numbers(out, gives + place * _SYMBOLS, _GIVES, card * _SYMBOLS, _SYMBOLS)
    return gives + PLACES * _SYMBOLS


def _put_next_spaces(s: HistoryState, seat: i64, out: BytesWriter, at: i64) -> i64:
    """By column: whether there is room, and what the next token pays, the end of the row included."""
    itinerary: i64 = s.itinerary[seat]
    if itinerary == NONE:
        return at + 3 * EXPERIENCES
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
        put(out, at + column, 1)
        put(out, at + EXPERIENCES + column, points)
        put(out, at + 2 * EXPERIENCES + column, crystals)
    return at + 3 * EXPERIENCES


def _put_traveller(s: HistoryState, seat: i64, out: BytesWriter, at: i64) -> i64:
    at = put(out, at, s.hours[seat])
    at = put(out, at, s.crystals[seat])
    at = put_one(out, at, s.itinerary[seat], ITINERARIES)
    at = put_set(out, at, s.covered[seat], CELLS)
    at = put_set(out, at, s.used[seat], ITINERARIES)
    at = put(out, at, count(s.hands[seat]))
    at = put_numbers(out, at, s.itinerary_points, seat * DAYS, DAYS)
    at = put_numbers(out, at, s.punctual_points, seat * DAYS, DAYS)
    at = put(out, at, scoring.all_trek_points(s, seat))
    return put(out, at, scoring.total(s, seat))


def _put_treks(s: HistoryState, seat: i64, out: BytesWriter, at: i64) -> i64:
    """TH-T7, TH-T8: for each seat its treks in the order begun, the number of its trek with each card."""
    width = CARDS + _TREKS + 1
    # By seat, packed: the number of its trek under way, how many cards it has, and the rank of its last year.
    under_way = [0] * s.seats
    i: i64 = 0
    taken: i64 = len(s.taken)
    while i < taken:
        entry: i64 = s.taken[i]
        i += 1
        card = entry // s.seats
        owner = entry - card * s.seats
        packed: i64 = under_way[owner]
        trek = packed >> _TREK_SHIFT
        length = packed >> _LENGTH_SHIFT & _DIGIT
        last = packed & _DIGIT
        rank = last
        if card != ANCESTOR:
            rank = RANK[card]
        if trek == 0 or rank < last:
            trek += 1
            length = 0
        length += 1
        under_way[owner] = (trek << _TREK_SHIFT) + (length << _LENGTH_SHIFT) + rank
        first = at + seats_on(owner, seat, s.seats) * width
        put(out, first + CARDS + trek - 1, length)
        if card != ANCESTOR:
            put(out, first + card, trek)
            put(out, first + CARDS + _TREKS, rank)
    return at + s.seats * width
