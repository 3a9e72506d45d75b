"""What a seat of Le jeu du tour du monde knows, as numbers, straight from the state: `encoding.py`, but fast."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from baluchon.games.tour_du_monde import components as c
from baluchon.games.tour_du_monde import scoring
from baluchon.games.tour_du_monde.cards import HALF, Cards
from baluchon.games.tour_du_monde.state import PHASES, TourState, has_entered
from baluchon.kernel.encoder import Encoder, add_to, put, put_large, put_set, put_zeros, seat_after, seats_on
from baluchon.kernel.game import NONE

_PHASES: Final[i64] = len(PHASES)
CLASSES: Final[i64] = 6
"""Classes of held-over cards that are told apart; later ones count as the last. More than three are rare."""


class TourEncoder(Encoder[TourState]):
    """Writes what the seats of Le jeu du tour du monde know."""

    def encode(self, s: TourState, seat: i64, out: BytesWriter, upper: BytesWriter) -> None:
        own = s.travellers[seat]
        _put_table(s, seat, out)
        _put_held_over(s, seat, out)
        hand = _put_cards(out, own.hand)
        if own.newest != NONE and own.hand.has(own.newest):
            out[hand + own.newest] = 2
        put_large(out, upper, scoring.points_of(own.hand))
        for steps in range(s.seats):
            _put_traveller(s, seat_after(seat, steps, s.seats), out, upper)


encoder = TourEncoder


def _put_cards(out: BytesWriter, cards: Cards) -> i64:
    """A 1 for every card of a set; where the first card stands."""
    first: i64 = len(out)
    put_set(out, cards.low, HALF)
    put_set(out, cards.high, c.CARDS - HALF)
    return first


def _put_table(s: TourState, seat: i64, out: BytesWriter) -> None:
    seats = s.seats
    last = s.rounds - 1
    round = s.round if s.round < last else last
    at = put_zeros(out, _PHASES + 2 + c.ROUNDS + 2 * seats + 3)
    out[at + s.phase] = 1
    at += _PHASES
    out[at] = u8(s.choosing)
    out[at + 1] = u8(s.rounds)
    at += 2
    out[at + round] = 1
    at += c.ROUNDS
    out[at + seats_on(s.turn, seat, seats)] = 1
    at += seats
    out[at + seats_on(round % seats, seat, seats)] = 1
    at += seats
    out[at] = 1 if has_entered(s) else 0
    out[at + 1] = u8(s.dry)
    out[at + 2] = u8(s.pile.size())
    _put_cards(out, s.laid)
    _put_cards(out, s.open.without(s.laid))
    discards = _put_cards(out, s.discards)
    if s.top != NONE:
        out[discards + s.top] = 2


def _put_held_over(s: TourState, seat: i64, out: BytesWriter) -> None:
    """Cards known to be in hands since a reshuffle, by class, and how many of each class every seat has."""
    cards = put_zeros(out, c.CARDS + CLASSES * s.seats)
    sizes = cards + c.CARDS
    for i in range(len(s.held_over)):
        held = s.held_over[i]
        number: i64 = i if i < CLASSES else CLASSES - 1
        for steps in range(s.seats):
            hand = s.travellers[seat_after(seat, steps, s.seats)].hand
            add_to(out, sizes + number * s.seats + steps, hand.shared(held))
        for card in held.members():
            out[cards + card] = u8(number + 1)


def _put_traveller(s: TourState, seat: i64, out: BytesWriter, upper: BytesWriter) -> None:
    own = s.travellers[seat]
    put(out, own.hand.size())
    for round in range(c.ROUNDS):
        put_large(out, upper, scoring.round_points(s, own, round) if round < len(own.points) else 0)
    put_large(out, upper, scoring.total(s, seat))
