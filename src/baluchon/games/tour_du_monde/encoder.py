"""What a seat of Le jeu du tour du monde knows, as numbers; `layouts/tour_du_monde.py` says what stands where."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from baluchon.envs.encoder import (
    Encoder,
    put,
    put_large,
    put_set,
    put_zeros,
    seat_after,
    seats_on,
)
from baluchon.games.tour_du_monde.components import CARDS, HALF, POINTS, ROUNDS, STOPS_PER_TURN
from baluchon.games.tour_du_monde.state import NO_CARD, PHASES, TourState, is_in
from baluchon.kernel.bits import count, lowest

_PHASES: Final[i64] = len(PHASES)
CLASSES: Final[i64] = 6
"""Classes of held-over cards that are told apart; later ones count as the last. More than three are rare."""

_EIGHTS: Final[i64] = (HALF + 7) // 8
_POINTS: Final[list[int]] = [
    sum(points for i, points in enumerate(half[8 * eight : 8 * eight + 8]) if mask >> i & 1)
    for half in (POINTS[:HALF], POINTS[HALF:])
    for eight in range(_EIGHTS)
    for mask in range(256)
]
"""By eight cards of a half and the mask of some of them, what these cost."""


class TourEncoder(Encoder[TourState]):
    """Writes what the seats of Le jeu du tour du monde know."""

    def encode(self, s: TourState, seat: i64, out: BytesWriter, upper: BytesWriter) -> None:
        _put_table(s, seat, out)
        _put_held_over(s, seat, out)
        low: i64 = s.hands[2 * seat]
        high: i64 = s.hands[2 * seat + 1]
        hand = _put_cards(out, low, high)
        newest: i64 = s.newest[seat]
        if newest != NO_CARD and is_in(newest, low, high):
            out[hand + newest] = 2
        put_large(out, upper, _points_of(low, 0) + _points_of(high, _EIGHTS))
        for steps in range(s.seats):
            _put_traveller(s, seat_after(seat, steps, s.seats), out, upper)


def encoder(size: int) -> TourEncoder:
    """The encoder, for a layout of this size."""
    return TourEncoder(size)


def _points_of(cards: i64, eight: i64) -> i64:
    """TM-C4: what it costs to be caught with these cards, of which the first eight have this number."""
    total: i64 = 0
    while cards != 0:
        total += _POINTS[256 * eight + (cards & 255)]
        cards >>= 8
        eight += 1
    return total


def _put_cards(out: BytesWriter, low: i64, high: i64) -> i64:
    """A 1 for every card of a set; where the first card stands."""
    first: i64 = len(out)
    put_set(out, low, HALF)
    put_set(out, high, CARDS - HALF)
    return first


def _put_table(s: TourState, seat: i64, out: BytesWriter) -> None:
    seats = s.seats
    last = s.rounds - 1
    round = s.round if s.round < last else last
    at = put_zeros(out, _PHASES + 2 + ROUNDS + 2 * seats + 3)
    out[at + s.phase] = 1
    at += _PHASES
    out[at] = u8(s.choosing)
    out[at + 1] = u8(s.rounds)
    at += 2
    out[at + round] = 1
    at += ROUNDS
    if s.turn >= 0:
        out[at + seats_on(s.turn, seat, seats)] = 1
    at += seats
    out[at + seats_on(round % seats, seat, seats)] = 1
    at += seats
    out[at] = 1 if s.entered >= STOPS_PER_TURN else 0
    out[at + 1] = u8(s.dry)
    out[at + 2] = u8(count(s.pile_low) + count(s.pile_high))
    _put_cards(out, s.tour_low, s.tour_high)
    _put_cards(out, s.open_low & ~s.tour_low, s.open_high & ~s.tour_high)
    discards = _put_cards(out, s.discards_low, s.discards_high)
    if s.top != NO_CARD:
        out[discards + s.top] = 2


def _put_held_over(s: TourState, seat: i64, out: BytesWriter) -> None:
    """Cards known to be in hands since a reshuffle, by class, and how many of each class every seat has."""
    cards = put_zeros(out, CARDS + CLASSES * s.seats)
    sizes = cards + CARDS
    classes: i64 = len(s.held_over) // 2
    for i in range(classes):
        low: i64 = s.held_over[2 * i]
        high: i64 = s.held_over[2 * i + 1]
        number = i if i < CLASSES else CLASSES - 1
        for steps in range(s.seats):
            other = seat_after(seat, steps, s.seats)
            held = count(s.hands[2 * other] & low) + count(s.hands[2 * other + 1] & high)
            at = sizes + number * s.seats + steps
            out[at] = u8(i64(out[at]) + held)
        while low != 0:
            out[cards + lowest(low)] = u8(number + 1)
            low &= low - 1
        while high != 0:
            out[cards + HALF + lowest(high)] = u8(number + 1)
            high &= high - 1


def _put_traveller(s: TourState, seat: i64, out: BytesWriter, upper: BytesWriter) -> None:
    put(out, count(s.hands[2 * seat]) + count(s.hands[2 * seat + 1]))
    first = seat * s.rounds
    total: i64 = 0
    for round in range(ROUNDS):
        points: i64 = 0
        if round <= s.round and round < s.rounds:
            points = s.points[first + round] + s.doubled[first + round]
        put_large(out, upper, points)
        total += points
    put_large(out, upper, total)  # TM-E5
