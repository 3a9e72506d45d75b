"""What a seat of Trekking Through History knows, written straight from the state; `encoding.py` has the layout."""

from typing import Final

from librt.strings import BytesWriter, read_i64_le
from mypy_extensions import i64, u8

from baluchon.games.trekking_through_history import components as c
from baluchon.games.trekking_through_history import scoring
from baluchon.games.trekking_through_history.state import PHASES, HistoryState, Traveller
from baluchon.kernel import bags, rows
from baluchon.kernel.bits import count, is_several, lowest, rest
from baluchon.kernel.encoder import (
    Encoder,
    put,
    put_large,
    put_one,
    put_row,
    put_seat,
    put_set,
    put_zeros,
    seat_after,
    seats_on,
)
from baluchon.kernel.game import NONE

_PHASES: Final[i64] = len(PHASES)
_GIVES: Final[bytes] = b"".join(bytes(bags.counts(bag, 8)) for bag in [0, *c.GIVES])
"""How much of each symbol nothing and then every card gives: a row of eight bytes for each."""


class HistoryEncoder(Encoder[HistoryState]):
    """Writes what the seats of Trekking Through History know."""

    def encode(self, s: HistoryState, seat: i64, out: BytesWriter, upper: BytesWriter) -> None:
        own = s.travellers[seat]
        _put_table(s, seat, out)
        _put_offer(s, out)
        put_set(out, own.hand, c.ITINERARIES)
        put_one(out, own.choice, c.ITINERARIES)
        _put_next_spaces(own, out)
        treks = put_zeros(out, s.seats * (c.MOST_CARDS + 1))
        for steps in range(s.seats):
            each = s.travellers[seat_after(seat, steps, s.seats)]
            _put_treks(each, out, treks + steps * (c.MOST_CARDS + 1))
            _put_traveller(each, out, upper)


encoder = HistoryEncoder


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
    cards = put_zeros(out, c.CARDS + c.PLACES + c.PLACES)
    years = cards + c.CARDS
    hours = years + c.PLACES
    for place in range(c.PLACES):
        card = rows.thing_at(s.offer, place)
        if card != NONE:
            out[cards + card] = u8(place + 1)
            out[years + place] = u8(c.RANK[card])
            out[hours + place] = u8(c.HOUR_COST[card])
    for place in range(c.PLACES):
        put_row(out, read_i64_le(_GIVES, rows.at(s.offer, place) * 8), c.SYMBOLS)


def _put_next_spaces(own: Traveller, out: BytesWriter) -> None:
    """By column: whether there is room, and what the next token pays, the end of the row included."""
    room = put_zeros(out, 3 * c.EXPERIENCES)
    free = own.free() if own.itinerary != NONE else 0
    for column in range(c.EXPERIENCES):
        token = c.topmost(free, column)
        if token == 0:
            continue
        cell = lowest(token)
        space = own.itinerary * c.CELLS + cell
        points: i64 = c.SPACE_POINTS[space]
        crystals: i64 = c.SPACE_CRYSTALS[space]
        row = cell // c.EXPERIENCES
        if c.in_row(free & ~token, row) == 0:
            points += c.ROW_POINTS[own.itinerary * c.ROWS + row]
            crystals += c.ROW_CRYSTALS[own.itinerary * c.ROWS + row]
        out[room + column] = 1
        out[room + c.EXPERIENCES + column] = u8(points)
        out[room + 2 * c.EXPERIENCES + column] = u8(crystals)


def _put_traveller(own: Traveller, out: BytesWriter, upper: BytesWriter) -> None:
    put_row(out, rows.joined(own.hour, own.crystals, 1), 2)
    put_one(out, own.itinerary, c.ITINERARIES)
    put_set(out, own.covered, c.CELLS)
    put_set(out, own.used, c.ITINERARIES)
    put(out, count(own.hand))
    put_row(out, rows.joined(own.itinerary_points, own.punctual_points, c.DAYS), 2 * c.DAYS)
    put_large(out, upper, scoring.all_trek_points(own))
    put_large(out, upper, scoring.total(own))


def _put_treks(own: Traveller, out: BytesWriter, at: i64) -> None:
    """TH-T7, TH-T8: how many cards the treks have, in the order begun, and where the last goes on."""
    out[at + c.MOST_CARDS] = u8(own.trek_rank)
    begun = own.begun
    while is_several(begun):
        first = lowest(begun)
        begun = rest(begun)
        out[at] = u8(lowest(begun) - first)
        at += 1
    out[at] = u8(own.trek_cards)
