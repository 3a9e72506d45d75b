"""What a seat of Road Trip Europa knows, as numbers; `layouts/road_trip_europa.py` says what stands where."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from baluchon.envs.encodings.encoder import Encoder, put, put_numbers, put_one, put_set, seat_after
from baluchon.games.road_trip_europa import hidden, scoring
from baluchon.games.road_trip_europa.components import (
    CARD_IDS,
    COUNT_BITS,
    COUNT_MASK,
    CULTURES,
    FOOD_SHIFT,
    HAND,
    REGIONS,
    ROUNDS,
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
    UNDECIDED,
    RoadTripState,
    choice,
    direction,
    nameable,
    passport,
    star_takers,
)
from baluchon.kernel.bits import BIT, count, lowest

_CARDS: Final[i64] = len(CARD_IDS)
_PHASES: Final[i64] = len(PHASES)


class RoadTripEncoder(Encoder[RoadTripState]):
    """Writes what the seats of Road Trip Europa know."""

    def encode(self, s: RoadTripState, seat: i64, out: BytesWriter, at: i64) -> i64:
        at = _put_table(s, out, at)
        at = _put_own(s, seat, out, at)
        for steps in range(1, s.seats):
            holder = seat_after(seat, steps, s.seats)
            if s.phase == DRAFT and hidden.has_seen(s, seat, holder):
                _put_hand(s, holder, out, at)
            at += _CARDS
        for steps in range(s.seats):
            other = seat_after(seat, steps, s.seats)
            at = _put_trip(s, other, 1 if steps > 0 and s.phase == DRAFT else 0, out, at)
            at = _put_points(s, other, out, at)
        return at


def encoder(size: int) -> RoadTripEncoder:
    """The encoder, for a layout of this size."""
    return RoadTripEncoder(size)


def _put_table(s: RoadTripState, out: BytesWriter, at: i64) -> i64:
    at = put_one(out, at, s.phase, _PHASES)
    at = put_one(out, at, s.round if s.round < ROUNDS else ROUNDS - 1, ROUNDS)
    at = put_one(out, at, s.pick if s.pick < HAND else HAND - 1, HAND)
    at = put(out, at, 1 if direction(s) == 1 else 0)
    at = put(out, at, s.turning)
    at = put(out, at, count(s.aside))
    return put(out, at, s.passport_places)


def _put_own(s: RoadTripState, seat: i64, out: BytesWriter, at: i64) -> i64:
    drafting = s.phase == DRAFT
    if drafting:
        _put_hand(s, seat, out, at)
    at += _CARDS
    chosen = choice(s, seat) if s.phase != OVER else UNDECIDED
    at = put_one(out, at, chosen if drafting else UNDECIDED, _CARDS)
    at = put_one(out, at, UNDECIDED if drafting else chosen, CULTURES + 1)
    at = put_set(out, at, s.aside if drafting and hidden.known_deal(s) else 0, _CARDS)
    at = put_set(out, at, s.returning if drafting else 0, _CARDS)
    kinds = nameable(s, seat)
    put_set(out, at, kinds, CULTURES)
    at += CULTURES
    if s.phase == CULTURE_CHOICE and kinds != 0:
        while kinds != 0:
            kind = lowest(kinds)
            kinds &= kinds - 1
            put(out, at + kind, scoring.culture_points(s, seat, kind))
    return at + CULTURES


def _put_hand(s: RoadTripState, holder: i64, out: BytesWriter, at: i64) -> None:
    put_set(out, at, s.hands[holder], _CARDS)


def _put_trip(s: RoadTripState, seat: i64, face_down: i64, out: BytesWriter, at: i64) -> i64:
    """The row without its face-down cards, what it sums up to, and the countries visited before."""
    sums: i64 = 0
    first = seat * HAND
    for place in range(face_down, HAND):
        card: i64 = s.rows[first + place]
        if card == EMPTY:
            break
        put(out, at + card, place + 1)
        sums += TALLY[card]
    at += _CARDS
    at = put_set(out, at, s.visited[seat], _CARDS)
    at = put(out, at, sums >> FOOD_SHIFT)
    counts = sums >> TRANSPORT_SHIFT
    for kind in range(TRANSPORTS):
        put(out, at + kind, counts & COUNT_MASK)
        counts >>= COUNT_BITS
    at += TRANSPORTS
    for kind in range(CULTURES):
        put(out, at + kind, sums & COUNT_MASK)
        sums >>= COUNT_BITS
    return at + CULTURES


def _put_points(s: RoadTripState, seat: i64, out: BytesWriter, at: i64) -> i64:
    at = put_numbers(out, at, s.points, seat * ROUNDS * PARTS, ROUNDS * PARTS)
    for kind in range(CULTURES):
        points: i64 = s.culture[seat * CULTURES + kind]
        if points != UNDECIDED:
            put(out, at + kind, 1)
            put(out, at + CULTURES + kind, points)
    at += CULTURES + CULTURES
    if s.stars != 0:
        for region in range(REGIONS):
            if star_takers(s, region) & BIT[seat]:
                put(out, at + region, 1)
    at += REGIONS
    at = put(out, at, passport(s, seat))
    return put(out, at, scoring.total(s, seat))
