"""What a seat of Let's Take a Hike knows, as numbers; `layouts/lets_take_a_hike.py` says what stands where."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from baluchon.envs.encoder import (
    Encoder,
    add_one,
    put,
    put_digits,
    put_one,
    put_seat,
    put_seats,
    put_set,
    put_zeros,
    seat_after,
)
from baluchon.games.lets_take_a_hike import choices, hidden, packs, recall
from baluchon.games.lets_take_a_hike.bags import times
from baluchon.games.lets_take_a_hike.components import DEALT, ITEMS, KINDS, PLACES, SWAPS_PER_SEAT
from baluchon.games.lets_take_a_hike.state import JOINING, LIMIT, NOBODY, OVER, PACKING, PHASES, HikeState
from baluchon.kernel.bits import BIT, lowest
from baluchon.kernel.lanes import lane

_PHASES: Final[i64] = len(PHASES)

# How a seat stands to the hike that is on.
HOME: Final[i64] = 0
ASKED: Final[i64] = 1
JOINED: Final[i64] = 2
WALKING: Final[i64] = 3
GOES_ON: Final[i64] = 4
LEFT: Final[i64] = 5
STATUSES: Final = ["home", "asked", "joined", "walking", "goes-on", "left"]


class HikeEncoder(Encoder[HikeState]):
    """Writes what the seats of Let's Take a Hike know."""

    def encode(self, s: HikeState, seat: i64, out: BytesWriter, upper: BytesWriter) -> None:
        _put_table(s, seat, out)
        _put_trail(s, seat, out)
        _put_own(s, seat, out)
        _put_choice(s, seat, out)
        _put_hiker(s, seat, lane(s.filled, seat), out)
        for steps in range(1, s.seats):
            other = seat_after(seat, steps, s.seats)
            open_places = lane(s.filled, other) & ~recall.face_down(s, other)
            _put_hiker(s, other, open_places if s.phase != PACKING else 0, out)
        if s.hidden_packs != 0:
            for steps in range(s.seats):
                _put_face_down(s, seat_after(seat, steps, s.seats), out)


def encoder(size: int) -> HikeEncoder:
    """The encoder, for a layout of this size."""
    return HikeEncoder(size)


def _put_items(out: BytesWriter, bag: i64) -> None:
    """How many there are of each item in a bag."""
    put_digits(out, bag, ITEMS)


def _put_bag(out: BytesWriter, bag: i64) -> None:
    """The same, and the hazards in it."""
    put_digits(out, bag, ITEMS)
    for kind in range(ITEMS, KINDS):
        put(out, times(bag, kind))


def _put_pack(s: HikeState, seat: i64, places: i64, out: BytesWriter) -> None:
    """The items on some filled places, place by place."""
    at = put_zeros(out, PLACES * ITEMS)
    while places != 0:
        place = lowest(places)
        places &= places - 1
        out[at + place * ITEMS + s.packs[seat * PLACES + place]] = 1


def _put_table(s: HikeState, seat: i64, out: BytesWriter) -> None:
    put_one(out, s.phase, _PHASES)
    put_seat(out, s.first, seat, s.seats)
    put_seat(out, s.turn, seat, s.seats)
    put_seats(out, s.asked, seat, s.seats)
    # Who has already chosen is not told: only where one seat decides alone it is known who.
    alone = s.acting != 0 and s.phase != PACKING and not choices.is_choosing(s.phase)
    put_seat(out, lowest(s.acting) if alone else NOBODY, seat, s.seats)
    put(out, s.actions)
    put(out, SWAPS_PER_SEAT * s.seats - s.swaps)
    put(out, s.pile_size)
    put(out, s.refilled)
    _put_bag(out, s.pile if s.refilled != 0 else 0)
    put(out, 1 if s.ending != 0 and s.phase != OVER else 0)
    _put_bag(out, s.discards)


def _put_trail(s: HikeState, seat: i64, out: BytesWriter) -> None:
    at = put_zeros(out, KINDS + ITEMS)
    if s.card >= 0:
        out[at + s.card] = 1
    at += KINDS
    i: i64 = 0
    cards: i64 = len(s.row)
    while i < cards:
        item: i64 = s.row[i]
        add_one(out, at + item)
        i += 1
    put(out, s.hikes)
    put_seat(out, s.leader, seat, s.seats)
    put_seats(out, s.party, seat, s.seats)
    put(out, s.homeward)
    put_seat(out, s.lucky, seat, s.seats)


def _put_own(s: HikeState, seat: i64, out: BytesWriter) -> None:
    _put_bag(out, s.luggage[seat].hand)
    _put_bag(out, _coming(s, seat) if _may_meet(s, seat) else 0)


def _coming(s: HikeState, seat: i64) -> i64:
    """The bag that the next card of the trail comes from, with what the seat cannot tell from it."""
    if s.pile_size == 0:
        return s.discards
    return s.pile if s.refilled != 0 else hidden.unlocated(s, seat)


def _may_meet(s: HikeState, seat: i64) -> bool:
    """Whether the next card of the trail may concern a seat: it is on the hike, or none is on."""
    if s.phase == PACKING or s.phase == OVER or lane(s.filled, seat) == 0:
        return False
    if s.leader == NOBODY:
        return True
    status = _status(s, seat)
    return status != HOME and status != LEFT


def _put_choice(s: HikeState, seat: i64, out: BytesWriter) -> None:
    """What the seat has named so far of a choice that several make at the same time, and what is missing."""
    if s.asked & BIT[seat] == 0 or s.phase == PACKING:
        put_zeros(out, PLACES + KINDS + 3)
        return
    marked = lane(s.marks, seat) & (BIT[PLACES] - 1)
    put_set(out, marked, PLACES)
    _put_bag(out, s.luggage[seat].held)
    missing = lane(s.needs, seat)
    if s.phase == LIMIT:
        put(out, 0)
        put(out, missing)
    else:
        missing -= packs.boots_on(s, seat, marked)
        put(out, missing if missing > 0 else 0)
        put(out, 0)
    put(out, 0 if s.acting & BIT[seat] else 1)


def _status(s: HikeState, seat: i64) -> i64:
    if s.leader == NOBODY:
        return HOME
    if s.phase == JOINING:
        if s.waiting & BIT[seat]:
            return ASKED
        return JOINED if s.hikers & BIT[seat] else HOME
    if s.party & BIT[seat] == 0:
        return HOME
    if s.hikers & BIT[seat] == 0:
        return LEFT
    return WALKING if s.waiting & BIT[seat] else GOES_ON


def _put_hiker(s: HikeState, seat: i64, places: i64, out: BytesWriter) -> None:
    """A seat, and its pack as far as some places go."""
    put(out, DEALT if s.phase == PACKING else lane(s.hand_sizes, seat))
    put_one(out, _status(s, seat), len(STATUSES))
    _put_pack(s, seat, places, out)
    put(out, lane(s.weights, seat) if places == lane(s.filled, seat) else 0)
    put(out, lane(s.boots, seat))
    _put_items(out, s.luggage[seat].taken)
    _put_items(out, s.luggage[seat].known)


def _put_face_down(s: HikeState, seat: i64, out: BytesWriter) -> None:
    """Hidden packs: the face-down places, which known cards may lie there and what cannot."""
    unseen = recall.face_down(s, seat) if s.phase != PACKING else 0
    put_set(out, unseen, PLACES)
    if unseen == 0:
        put_zeros(out, 2 * PLACES * ITEMS)
        return
    for place in range(PLACES):
        _put_items(out, s.since[seat * PLACES + place] if unseen & BIT[place] else 0)
    for place in range(PLACES):
        put_set(out, s.barred[seat * PLACES + place] if unseen & BIT[place] else 0, ITEMS)
