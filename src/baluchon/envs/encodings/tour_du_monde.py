"""What a seat of Le jeu du tour du monde knows, as numbers; `layouts/tour_du_monde.py` says what stands where."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from baluchon.envs.encodings.encoder import Encoder, add, put, put_one, put_seat, put_set, seat_after
from baluchon.games.tour_du_monde import scoring
from baluchon.games.tour_du_monde.components import CARDS, HALF, ROUNDS, STOPS_PER_TURN
from baluchon.games.tour_du_monde.state import NO_CARD, PHASES, TourState, is_in
from baluchon.kernel.bits import count, lowest

_PHASES: Final[i64] = len(PHASES)
CLASSES: Final[i64] = 6
"""Classes of held-over cards that are told apart; later ones count as the last. More than three are rare."""


class TourEncoder(Encoder[TourState]):
    """Writes what the seats of Le jeu du tour du monde know."""

    def encode(self, s: TourState, seat: i64, out: BytesWriter, at: i64) -> i64:
        at = _put_table(s, seat, out, at)
        at = _put_held_over(s, seat, out, at)
        low: i64 = s.hands[2 * seat]
        high: i64 = s.hands[2 * seat + 1]
        at = _put_cards(out, at, low, high)
        newest: i64 = s.newest[seat]
        at = put_one(out, at, newest if newest != NO_CARD and is_in(newest, low, high) else NO_CARD, CARDS)
        at = put(out, at, scoring.points_of(low, high))
        for steps in range(s.seats):
            at = _put_traveller(s, seat_after(seat, steps, s.seats), out, at)
        return at


def encoder(size: int) -> TourEncoder:
    """The encoder, for a layout of this size."""
    return TourEncoder(size)


def _put_cards(out: BytesWriter, at: i64, low: i64, high: i64) -> i64:
    put_set(out, at, low, HALF)
    put_set(out, at + HALF, high, CARDS - HALF)
    return at + CARDS


def _put_table(s: TourState, seat: i64, out: BytesWriter, at: i64) -> i64:
    last = s.rounds - 1
    at = put_one(out, at, s.phase, _PHASES)
    at = put(out, at, s.choosing)
    at = put(out, at, s.rounds)
    at = put_one(out, at, s.round if s.round < last else last, ROUNDS)
    at = put_seat(out, at, s.turn, seat, s.seats)
    at = put_seat(out, at, (s.round if s.round < last else last) % s.seats, seat, s.seats)
    at = put(out, at, 1 if s.entered >= STOPS_PER_TURN else 0)
    at = put(out, at, s.dry)
    at = put(out, at, count(s.pile_low) + count(s.pile_high))
    at = _put_cards(out, at, s.tour_low, s.tour_high)
    at = _put_cards(out, at, s.open_low & ~s.tour_low, s.open_high & ~s.tour_high)
    at = _put_cards(out, at, s.discards_low, s.discards_high)
    return put_one(out, at, s.top, CARDS)


def _put_held_over(s: TourState, seat: i64, out: BytesWriter, at: i64) -> i64:
    """Cards known to be in hands since a reshuffle, by class, and how many of each class every seat has."""
    sizes = at + CARDS
    classes: i64 = len(s.held_over) // 2
    for i in range(classes):
        low: i64 = s.held_over[2 * i]
        high: i64 = s.held_over[2 * i + 1]
        number = i if i < CLASSES else CLASSES - 1
        for steps in range(s.seats):
            other = seat_after(seat, steps, s.seats)
            held = count(s.hands[2 * other] & low) + count(s.hands[2 * other + 1] & high)
            add(out, sizes + number * s.seats + steps, held)
        while low != 0:
            put(out, at + lowest(low), number + 1)
            low &= low - 1
        while high != 0:
            put(out, at + HALF + lowest(high), number + 1)
            high &= high - 1
    return sizes + CLASSES * s.seats


def _put_traveller(s: TourState, seat: i64, out: BytesWriter, at: i64) -> i64:
    at = put(out, at, count(s.hands[2 * seat]) + count(s.hands[2 * seat + 1]))
    first = seat * s.rounds
    for round in range(s.rounds):
        put(out, at + round, s.points[first + round] + s.doubled[first + round])
    at += ROUNDS
    return put(out, at, scoring.total(s, seat))
