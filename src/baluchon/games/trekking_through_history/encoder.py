"""What a seat of Trekking Through History knows, written straight from the state; `encoding.py` has the layout."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from baluchon.envs.encoder import (
    Encoder,
    put,
    put_digits,
    put_large,
    put_one,
    put_seat,
    put_set,
    put_zeros,
    seat_after,
    seats_on,
)
from baluchon.games.trekking_through_history import components as c
from baluchon.games.trekking_through_history import scoring
from baluchon.games.trekking_through_history.state import PHASES, HistoryState, Traveller
from baluchon.kernel import rows
from baluchon.kernel.bits import count, has, minus
from baluchon.kernel.game import NONE

_PHASES: Final[i64] = len(PHASES)


class HistoryEncoder(Encoder[HistoryState]):
    """Writes what the seats of Trekking Through History know."""

    def encode(self, s: HistoryState, seat: i64, out: BytesWriter, upper: BytesWriter) -> None:
        own = s.travellers[seat]
        _put_table(s, seat, out)
        _put_offer(s, out)
        put_set(out, own.hand, c.ITINERARIES)
        put_one(out, own.choice, c.ITINERARIES)
        _put_next_spaces(own, out)
        for steps in range(s.seats):
            _put_traveller(s.travellers[seat_after(seat, steps, s.seats)], out, upper)
        for steps in range(s.seats):
            _put_treks(s.travellers[seat_after(seat, steps, s.seats)], out)


def encoder(size: int) -> HistoryEncoder:
    """The encoder, for a layout of this size."""
    return HistoryEncoder(size)


def _put_table(s: HistoryState, seat: i64, out: BytesWriter) -> None:
    put_one(out, s.phase, _PHASES)
    put_one(out, s.day, c.DAYS)
    put_seat(out, s.turn, seat, s.seats)
    put_one(out, s.place, c.PLACES + 1)
    put(out, s.wilds)
    put(out, s.ancestors)
    put(out, count(s.deck))
    put_zeros(out, s.day * c.DECK)
    put_set(out, s.deck, c.DECK)
    later = c.CARDS - (s.day + 1) * c.DECK
    order = put_zeros(out, later + s.seats) + later
    for place in range(s.seats):
        out[order + seats_on(rows.at(s.order, place), seat, s.seats)] = u8(place + 1)


def _put_offer(s: HistoryState, out: BytesWriter) -> None:
    cards = put_zeros(out, c.CARDS + 2 * c.PLACES)
    years = cards + c.CARDS
    hours = years + c.PLACES
    for place in range(c.PLACES):
        card = rows.thing_at(s.offer, place)
        if card == NONE:
            put_zeros(out, c.SYMBOLS)
        else:
            out[cards + card] = u8(place + 1)
            out[years + place] = u8(c.RANK[card])
            out[hours + place] = u8(c.HOUR_COST[card])
            put_digits(out, c.GIVES[card], c.SYMBOLS)


def _put_next_spaces(own: Traveller, out: BytesWriter) -> None:
    """By column: whether there is room, and what the next token pays, the end of the row included."""
    room = put_zeros(out, 3 * c.EXPERIENCES)
    if own.itinerary == NONE:
        return
    free = own.free()
    for column in range(c.EXPERIENCES):
        cell = c.topmost(free, column)
        if cell == NONE:
            continue
        at = own.itinerary * c.CELLS + cell
        points: i64 = c.SPACE_POINTS[at]
        crystals: i64 = c.SPACE_CRYSTALS[at]
        row = cell // c.EXPERIENCES
        if c.in_row(minus(free, cell), row) == 0:
            at = own.itinerary * c.ROWS + row
            points += c.ROW_POINTS[at]
            crystals += c.ROW_CRYSTALS[at]
        out[room + column] = u8(1)
        out[room + c.EXPERIENCES + column] = u8(points)
        out[room + 2 * c.EXPERIENCES + column] = u8(crystals)


def _put_traveller(own: Traveller, out: BytesWriter, upper: BytesWriter) -> None:
    put(out, own.hour)
    put(out, own.crystals)
    put_one(out, own.itinerary, c.ITINERARIES)
    put_set(out, own.covered, c.CELLS)
    put_set(out, own.used, c.ITINERARIES)
    put(out, count(own.hand))
    for day in range(c.DAYS):
        put(out, rows.at(own.itinerary_points, day))
    for day in range(c.DAYS):
        put(out, c.PUNCTUALITY if has(own.punctual, day) else 0)
    put_large(out, upper, scoring.all_trek_points(own))
    put_large(out, upper, scoring.total(own))


def _put_treks(own: Traveller, out: BytesWriter) -> None:
    """TH-T7, TH-T8: how many cards the treks have, in the order begun, and where the last goes on."""
    trek = put_zeros(out, c.MOST_CARDS)
    rank: i64 = 0
    length: i64 = 0
    cards = own.cards
    for i in range(len(cards)):
        card: i64 = cards[i]
        if card != c.ANCESTOR:
            if c.RANK[card] < rank:
                trek += 1
                length = 0
            rank = c.RANK[card]
        length += 1
        out[trek] = u8(length)
    put(out, own.trek_rank)
