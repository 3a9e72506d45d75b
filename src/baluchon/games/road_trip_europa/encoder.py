"""Writes observations straight from the state: the bytes that the readers of `encoding.py` give, many times as fast."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from baluchon.games.road_trip_europa import components as c
from baluchon.games.road_trip_europa import hidden, scoring
from baluchon.games.road_trip_europa.state import DRAFT, PHASES, RoadTripState, Traveller
from baluchon.kernel import rows
from baluchon.kernel.bits import count, has
from baluchon.kernel.encoder import (
    Encoder,
    put,
    put_digits,
    put_large,
    put_one,
    put_row,
    put_set,
    put_zeros,
    seat_after,
)
from baluchon.kernel.game import NONE

_CARDS: Final[i64] = len(c.CARD_IDS)
_PHASES: Final[i64] = len(PHASES)


class RoadTripEncoder(Encoder[RoadTripState]):
    """Writes what the seats of Road Trip Europa know."""

    def encode(self, s: RoadTripState, seat: i64, out: BytesWriter, upper: BytesWriter) -> None:
        drafting = s.phase == DRAFT
        _put_table(s, out)
        _put_own(s, s.travellers[seat], out)
        for steps in range(1, s.seats):
            holder = seat_after(seat, steps, s.seats)
            seen = drafting and hidden.has_seen(s, seat, holder)
            put_set(out, s.travellers[holder].hand if seen else 0, _CARDS)
        for steps in range(s.seats):
            own = s.travellers[seat_after(seat, steps, s.seats)]
            _put_trip(own, steps > 0 and drafting and s.pick > 0, out)
            _put_points(own, out)
            put_large(out, upper, scoring.total(own))


encoder = RoadTripEncoder


def _put_table(s: RoadTripState, out: BytesWriter) -> None:
    put_one(out, s.phase, _PHASES)
    put_one(out, s.round if s.round < c.ROUNDS else c.ROUNDS - 1, c.ROUNDS)
    put_one(out, s.pick if s.pick < c.HAND else c.HAND - 1, c.HAND)
    put(out, 1 if s.direction() == 1 else 0)
    put(out, s.turning)
    put(out, count(s.aside))
    put(out, s.passport_places)


def _put_own(s: RoadTripState, own: Traveller, out: BytesWriter) -> None:
    drafting = s.phase == DRAFT
    put_set(out, own.hand, _CARDS)
    put_one(out, own.choice if drafting else NONE, _CARDS)
    put_one(out, NONE if drafting else own.choice, c.CULTURES + 1)
    put_set(out, s.aside if drafting and hidden.known_deal(s) else 0, _CARDS)
    put_set(out, s.returning if drafting else 0, _CARDS)
    put_set(out, own.nameable, c.CULTURES)
    for kind in range(c.CULTURES):
        put(out, scoring.culture_points(s, own.seat, kind) if has(own.nameable, kind) else 0)


def _put_trip(own: Traveller, face_down: bool, out: BytesWriter) -> None:
    """The row without its face-down card, the countries visited before, and what lies in the row."""
    food = own.food_in_row
    transport = own.transport_in_row
    culture = own.culture_in_row
    at = put_zeros(out, _CARDS)
    for place in range(c.HAND):
        card = rows.thing_at(own.row, place)
        if card == NONE:
            break
        if face_down and place == 0:
            food -= c.FOOD_VALUE[card]
            transport -= c.TRANSPORT_BAG[card]
            culture -= c.CULTURE_BAG[card]
        else:
            out[at + card] = u8(place + 1)
    put_set(out, own.visited, _CARDS)
    put(out, food)
    put_digits(out, transport, c.TRANSPORTS)
    put_digits(out, culture, c.CULTURES)


def _put_points(own: Traveller, out: BytesWriter) -> None:
    for round in range(c.ROUNDS):
        put(out, rows.at(own.start_end, round))
        put(out, rows.at(own.food, round))
        put(out, rows.at(own.transport, round))
    put_set(out, own.named, c.CULTURES)
    put_row(out, own.culture, c.CULTURES)
    put_set(out, own.stars, c.REGIONS)
    put(out, own.passport)
