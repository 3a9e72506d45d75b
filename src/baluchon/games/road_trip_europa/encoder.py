"""What a seat of Road Trip Europa knows, as numbers; `layouts/road_trip_europa.py` says what stands where."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from baluchon.envs.encoder import (
    Encoder,
    put,
    put_large,
    put_numbers,
    put_one,
    put_set,
    put_zeros,
    seat_after,
)
from baluchon.games.road_trip_europa import hidden, scoring
from baluchon.games.road_trip_europa.components import (
    CARD_IDS,
    COUNT_BITS,
    COUNT_MASK,
    COUNTRY_POINTS,
    CULTURES,
    FOOD_SHIFT,
    HAND,
    REGIONS,
    ROUNDS,
    STAR,
    TALLY,
    TRANSPORT_SHIFT,
    TRANSPORTS,
)
from baluchon.games.road_trip_europa.state import (
    CULTURE_CHOICE,
    DRAFT,
    EMPTY,
    OVER,
    PARTS,
    PHASES,
    TAKERS_BITS,
    UNDECIDED,
    RoadTripState,
    choice,
    direction,
    nameable,
    passport,
)
from baluchon.kernel.bits import BIT, count

_CARDS: Final[i64] = len(CARD_IDS)
_PHASES: Final[i64] = len(PHASES)


class RoadTripEncoder(Encoder[RoadTripState]):
    """Writes what the seats of Road Trip Europa know."""

    def encode(self, s: RoadTripState, seat: i64, out: BytesWriter, upper: BytesWriter) -> None:
        drafting = s.phase == DRAFT
        _put_table(s, out)
        _put_own(s, seat, out)
        for steps in range(1, s.seats):
            holder = seat_after(seat, steps, s.seats)
            put_set(out, s.hands[holder] if drafting and hidden.has_seen(s, seat, holder) else 0, _CARDS)
        for steps in range(s.seats):
            other = seat_after(seat, steps, s.seats)
            _put_trip(s, other, 1 if steps > 0 and drafting else 0, out)
            put_large(out, upper, _put_points(s, other, out))


def encoder(size: int) -> RoadTripEncoder:
    """The encoder, for a layout of this size."""
    return RoadTripEncoder(size)


def _put_table(s: RoadTripState, out: BytesWriter) -> None:
    at = put_zeros(out, _PHASES + ROUNDS + HAND)
    out[at + s.phase] = 1
    at += _PHASES
    out[at + (s.round if s.round < ROUNDS else ROUNDS - 1)] = 1
    at += ROUNDS
    out[at + (s.pick if s.pick < HAND else HAND - 1)] = 1
    put(out, 1 if direction(s) == 1 else 0)
    put(out, s.turning)
    put(out, count(s.aside))
    put(out, s.passport_places)


def _put_own(s: RoadTripState, seat: i64, out: BytesWriter) -> None:
    drafting = s.phase == DRAFT
    put_set(out, s.hands[seat] if drafting else 0, _CARDS)
    chosen = choice(s, seat) if s.phase != OVER else UNDECIDED
    put_one(out, chosen if drafting else UNDECIDED, _CARDS)
    put_one(out, UNDECIDED if drafting else chosen, CULTURES + 1)
    put_set(out, s.aside if drafting and hidden.known_deal(s) else 0, _CARDS)
    put_set(out, s.returning if drafting else 0, _CARDS)
    kinds = nameable(s, seat)
    put_set(out, kinds, CULTURES)
    if s.phase != CULTURE_CHOICE:
        kinds = 0
    for kind in range(CULTURES):
        put(out, scoring.culture_points(s, seat, kind) if kinds & BIT[kind] else 0)


def _put_trip(s: RoadTripState, seat: i64, face_down: i64, out: BytesWriter) -> None:
    """The row without its face-down cards, what it sums up to, and the countries visited before."""
    sums: i64 = 0
    first = seat * HAND
    at = put_zeros(out, _CARDS)
    rows = s.rows
    for place in range(face_down, HAND):
        card: i64 = rows[first + place]
        if card == EMPTY:
            break
        out[at + card] = u8(place + 1)
        sums += TALLY[card]
    put_set(out, s.visited[seat], _CARDS)
    put(out, sums >> FOOD_SHIFT)
    for kind in range(TRANSPORTS):
        put(out, sums >> (TRANSPORT_SHIFT + kind * COUNT_BITS) & COUNT_MASK)
    for kind in range(CULTURES):
        put(out, sums >> (kind * COUNT_BITS) & COUNT_MASK)


def _put_points(s: RoadTripState, seat: i64, out: BytesWriter) -> i64:
    """All that a seat has scored; returns its points so far, since they are at hand here (RT-E1)."""
    total = count(s.visited[seat]) * COUNTRY_POINTS
    first = seat * ROUNDS * PARTS
    scored = (s.round + 1 if s.round < ROUNDS else ROUNDS) * PARTS
    total += put_numbers(out, s.points, first, scored)
    at = put_zeros(out, ROUNDS * PARTS - scored + CULTURES + CULTURES + REGIONS) + ROUNDS * PARTS - scored
    culture = s.culture
    for kind in range(CULTURES):
        named: i64 = culture[seat * CULTURES + kind]
        if named != UNDECIDED:
            out[at + kind] = 1
            out[at + CULTURES + kind] = u8(named)
            total += named
    at += CULTURES + CULTURES
    takers = s.stars >> seat
    for region in range(REGIONS if takers != 0 else 0):
        if takers & 1 != 0:
            out[at + region] = 1
            total += STAR[region]
        takers >>= TAKERS_BITS
    put(out, passport(s, seat))
    return total + passport(s, seat)
