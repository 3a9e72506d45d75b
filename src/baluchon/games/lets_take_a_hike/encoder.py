"""Writes the observations of Let's Take a Hike straight from the state: the fields of `encoding.py`, in their order."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from baluchon.games.lets_take_a_hike import choices, hidden, hike, packs, recall, state
from baluchon.games.lets_take_a_hike import components as c
from baluchon.games.lets_take_a_hike.state import Hiker, HikeState
from baluchon.kernel.bits import has, lowest, rest
from baluchon.kernel.encoder import (
    Encoder,
    add_to,
    put,
    put_digits,
    put_one,
    put_seat,
    put_seats,
    put_set,
    put_zeros,
    seat_after,
)
from baluchon.kernel.game import NONE

_PHASES: Final[i64] = len(state.PHASES)
_STATUSES: Final[i64] = len(hike.STATUSES)


class HikeEncoder(Encoder[HikeState]):
    """Writes what the seats of Let's Take a Hike know."""

    def encode(self, s: HikeState, seat: i64, out: BytesWriter, upper: BytesWriter) -> None:
        own = s.hikers[seat]
        _put_table(s, seat, out)
        _put_trail(s, seat, out)
        put_digits(out, own.hand, c.KINDS)
        put_digits(out, hidden.could_come(s, seat) if hike.may_meet_next(s, own) else 0, c.KINDS)
        _put_choice(s, own, out)
        _put_hiker(s, own, own.filled, out)
        for steps in range(1, s.seats):
            other = s.hikers[seat_after(seat, steps, s.seats)]
            _put_hiker(s, other, other.filled & ~recall.face_down(s, other) if s.phase != state.PACKING else 0, out)
        if s.hidden_packs != 0:
            for steps in range(s.seats):
                _put_face_down(s, s.hikers[seat_after(seat, steps, s.seats)], out)


encoder = HikeEncoder


def _put_table(s: HikeState, seat: i64, out: BytesWriter) -> None:
    put_one(out, s.phase, _PHASES)
    put_seat(out, s.first, seat, s.seats)
    put_seat(out, s.turn, seat, s.seats)
    put_seats(out, s.asked, seat, s.seats)
    # Who has already chosen is not told: only where one seat decides alone it is known who.
    alone = s.acting != 0 and s.phase != state.PACKING and not choices.is_choosing(s.phase)
    put_seat(out, lowest(s.acting) if alone else NONE, seat, s.seats)
    put(out, s.actions)
    put(out, c.SWAPS_PER_SEAT * s.seats - s.swaps)
    put(out, s.pile_size)
    put(out, s.refilled)
    put_digits(out, s.pile if s.refilled != 0 else 0, c.KINDS)
    put(out, 1 if s.ending != 0 and s.phase != state.OVER else 0)
    put_digits(out, s.discards, c.KINDS)


def _put_trail(s: HikeState, seat: i64, out: BytesWriter) -> None:
    put_one(out, s.card, c.KINDS)
    at = put_zeros(out, c.ITEMS)
    for item in s.row:
        add_to(out, at + item, 1)
    put(out, s.hikes)
    put_seat(out, s.leader, seat, s.seats)
    put_seats(out, s.party, seat, s.seats)
    put(out, s.homeward)
    put_seat(out, s.lucky, seat, s.seats)


def _put_choice(s: HikeState, own: Hiker, out: BytesWriter) -> None:
    """What the seat has named so far of a choice that several make at the same time, and what is missing."""
    if not has(s.asked, own.seat) or s.phase == state.PACKING:
        put_zeros(out, c.PLACES + c.KINDS + 3)
        return
    put_set(out, own.marks, c.PLACES)
    put_digits(out, own.held, c.KINDS)
    if s.phase == state.LIMIT:
        put(out, 0)
        put(out, own.need)
    else:
        missing = own.need - packs.boots_on(own, own.marks)
        put(out, missing if missing > 0 else 0)
        put(out, 0)
    put(out, 0 if has(s.acting, own.seat) else 1)


def _put_hiker(s: HikeState, own: Hiker, places: i64, out: BytesWriter) -> None:
    """A seat, and its pack as far as some places go."""
    put(out, c.DEALT if s.phase == state.PACKING else own.hand_size)
    put_one(out, hike.status(s, own.seat), _STATUSES)
    at = put_zeros(out, c.PLACES * c.ITEMS)
    left = places
    while left != 0:
        place = lowest(left)
        left = rest(left)
        out[at + place * c.ITEMS + own.item_at(place)] = 1
    put(out, own.weight if places == own.filled else 0)
    put(out, own.boots)
    put_digits(out, own.taken, c.ITEMS)
    put_digits(out, own.known, c.ITEMS)


def _put_face_down(s: HikeState, own: Hiker, out: BytesWriter) -> None:
    """Hidden packs: the face-down places, which known cards may lie there and what cannot."""
    unseen = recall.face_down(s, own) if s.phase != state.PACKING else 0
    put_set(out, unseen, c.PLACES)
    if unseen == 0:
        put_zeros(out, 2 * c.PLACES * c.ITEMS)
        return
    memory = s.memories[own.seat]
    for place in range(c.PLACES):
        put_digits(out, memory.since[place] if has(unseen, place) else 0, c.ITEMS)
    for place in range(c.PLACES):
        put_set(out, memory.barred[place] if has(unseen, place) else 0, c.ITEMS)
