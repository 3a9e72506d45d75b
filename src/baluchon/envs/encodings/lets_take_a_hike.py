"""What a seat of Let's Take a Hike knows, as numbers; `layouts/lets_take_a_hike.py` says what stands where."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from baluchon.envs.encodings.encoder import Encoder, add, put, put_one, put_seat, put_seats, put_set, seat_after
from baluchon.games.lets_take_a_hike import choices, hidden, packs, recall
from baluchon.games.lets_take_a_hike.bags import times
from baluchon.games.lets_take_a_hike.components import DEALT, ITEMS, KINDS, PLACES, SWAPS_PER_SEAT
from baluchon.games.lets_take_a_hike.state import JOINING, LIMIT, NOBODY, OVER, PACKING, PHASES, HikeState
from baluchon.kernel.bits import BIT, lowest

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

    def encode(self, s: HikeState, seat: i64, out: BytesWriter, at: i64) -> i64:
        at = _put_table(s, seat, out, at)
        at = _put_trail(s, seat, out, at)
        at = _put_own(s, seat, out, at)
        at = _put_choice(s, seat, out, at)
        for steps in range(s.seats):
            other = seat_after(seat, steps, s.seats)
            at = _put_hiker(s, other, out, at)
            at = _put_recall(s, other, out, at)
        return at


def encoder(size: int) -> HikeEncoder:
    """The encoder, for a layout of this size."""
    return HikeEncoder(size)


def _put_bag(out: BytesWriter, at: i64, bag: i64, kinds: i64) -> i64:
    if bag != 0:
        for kind in range(kinds):
            put(out, at + kind, times(bag, kind))
    return at + kinds


def _put_pack(s: HikeState, seat: i64, places: i64, out: BytesWriter, at: i64) -> i64:
    """The items on some filled places, place by place."""
    while places != 0:
        place = lowest(places)
        places &= places - 1
        put(out, at + place * ITEMS + s.packs[seat * PLACES + place], 1)
    return at + PLACES * ITEMS


def _put_table(s: HikeState, seat: i64, out: BytesWriter, at: i64) -> i64:
    at = put_one(out, at, s.phase, _PHASES)
    at = put(out, at, s.hidden_packs)
    at = put_seat(out, at, s.first, seat, s.seats)
    at = put_seat(out, at, s.turn, seat, s.seats)
    at = put_seats(out, at, s.asked, seat, s.seats)
    # Who has already chosen is not told: only where one seat decides alone it is known who.
    alone = s.acting != 0 and s.phase != PACKING and not choices.is_choosing(s.phase)
    at = put_seat(out, at, lowest(s.acting) if alone else NOBODY, seat, s.seats)
    at = put(out, at, s.actions)
    at = put(out, at, SWAPS_PER_SEAT * s.seats - s.swaps)
    at = put(out, at, s.pile_size)
    at = put(out, at, s.refilled)
    at = _put_bag(out, at, s.pile if s.refilled != 0 else 0, KINDS)
    at = put(out, at, 1 if s.ending != 0 and s.phase != OVER else 0)
    return _put_bag(out, at, s.discards, KINDS)


def _put_trail(s: HikeState, seat: i64, out: BytesWriter, at: i64) -> i64:
    at = put_one(out, at, s.card, KINDS)
    i: i64 = 0
    cards: i64 = len(s.row)
    while i < cards:
        item: i64 = s.row[i]
        add(out, at + item, 1)
        i += 1
    at += ITEMS
    at = put(out, at, s.hikes)
    at = put_seat(out, at, s.leader, seat, s.seats)
    at = put_seats(out, at, s.party, seat, s.seats)
    at = put(out, at, s.homeward)
    return put_seat(out, at, s.lucky, seat, s.seats)


def _put_own(s: HikeState, seat: i64, out: BytesWriter, at: i64) -> i64:
    at = _put_bag(out, at, s.hands[seat], KINDS)
    at = _put_pack(s, seat, s.filled[seat], out, at)
    at = put(out, at, s.weights[seat])
    return _put_bag(out, at, _coming(s, seat) if _may_meet(s, seat) else 0, KINDS)


def _coming(s: HikeState, seat: i64) -> i64:
    """The bag that the next card of the trail comes from, with what the seat cannot tell from it."""
    if s.pile_size == 0:
        return s.discards
    return s.pile if s.refilled != 0 else hidden.unlocated(s, seat)


def _may_meet(s: HikeState, seat: i64) -> bool:
    """Whether the next card of the trail may concern a seat: it is on the hike, or none is on."""
    if s.phase == PACKING or s.phase == OVER or s.filled[seat] == 0:
        return False
    if s.leader == NOBODY:
        return True
    status = _status(s, seat)
    return status != HOME and status != LEFT


def _put_choice(s: HikeState, seat: i64, out: BytesWriter, at: i64) -> i64:
    """What the seat has named so far of a choice that several make at the same time, and what is missing."""
    if s.asked & BIT[seat] == 0 or s.phase == PACKING:
        return at + PLACES + KINDS + 3
    at = put_set(out, at, s.marks[seat] & (BIT[PLACES] - 1), PLACES)
    at = _put_bag(out, at, s.held[seat], KINDS)
    missing: i64 = s.needs[seat]
    if s.phase == LIMIT:
        put(out, at + 1, missing)
    else:
        missing -= packs.boots_on(s, seat, s.marks[seat] & (BIT[PLACES] - 1))
        put(out, at, missing if missing > 0 else 0)
    put(out, at + 2, 0 if s.acting & BIT[seat] else 1)
    return at + 3


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


def _put_hiker(s: HikeState, seat: i64, out: BytesWriter, at: i64) -> i64:
    """What all see of a seat; before the first turn nothing of its pack."""
    packing = s.phase == PACKING
    unseen = recall.face_down(s, seat)
    at = put(out, at, DEALT if packing else s.hand_sizes[seat])
    at = put_one(out, at, _status(s, seat), len(STATUSES))
    at = _put_pack(s, seat, 0 if packing else s.filled[seat] & ~unseen, out, at)
    at = put_set(out, at, 0 if packing else unseen, PLACES)
    at = put(out, at, 0 if packing or unseen != 0 else s.weights[seat])
    at = put(out, at, s.boots[seat])
    return _put_bag(out, at, s.taken[seat], ITEMS)


def _put_recall(s: HikeState, seat: i64, out: BytesWriter, at: i64) -> i64:
    """Cards that were seen going into a hand; on which face-down places they may lie; what lies on none."""
    at = _put_bag(out, at, s.known[seat], ITEMS)
    unseen = recall.face_down(s, seat) if s.phase != PACKING else 0
    while unseen != 0:
        place = lowest(unseen)
        unseen &= unseen - 1
        _put_bag(out, at + place * ITEMS, s.since[seat * PLACES + place], ITEMS)
        put_set(out, at + (PLACES + place) * ITEMS, s.barred[seat * PLACES + place], ITEMS)
    return at + 2 * PLACES * ITEMS
