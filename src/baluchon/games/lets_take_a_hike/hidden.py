"""What a seat cannot know, dealt anew: the pile, the other hands and, with hidden packs, the face-down cards.

All cards whose place the seat cannot tell form one pool; a pile made of discards is known and stays out of it. In
the open game each other hand keeps the cards that were seen going into it and gets the rest from the pool.

With hidden packs a world is a way to lay physical cards out: on a face-down place a card that fits there and that
its owner has not shown not to have, a known card of a hand in that hand or on a place filled since it came. All such
ways are equally likely. `_Dealer` begins with one of them and then deals one place after the other anew, given all
others, each choice weighed by the ways the remaining cards can lie: a few rounds of that forget the beginning.
"""

from typing import Final

from mypy_extensions import i64

from baluchon.games.lets_take_a_hike import bags, choices, recall
from baluchon.games.lets_take_a_hike import state as states
from baluchon.games.lets_take_a_hike.bags import ONE, times
from baluchon.games.lets_take_a_hike.components import BOOTS, HOLDS, ITEMS, PLACES
from baluchon.games.lets_take_a_hike.state import EMPTY, PACKING, HikeState
from baluchon.kernel.bits import BIT, count, lowest, nth
from baluchon.kernel.chance import Chance
from baluchon.kernel.lanes import lane, raised, with_lane

_ROUNDS: Final[i64] = 4
_POOL: Final[i64] = 0  # the rank of a card that is not a known one


def imagine(s: HikeState, seat: i64, chance: Chance) -> HikeState:
    """A state that looks the same to the seat."""
    c = states.copy(s)
    others = c.asked & ~BIT[seat]
    if c.phase == PACKING:
        for other in range(c.seats):
            if other != seat:
                _unpack(c, other)
    pool = unlocated(c, seat)
    if c.hidden_packs != 0 and c.phase != PACKING:
        pool = _Dealer(c, seat, pool).deal(chance)
    else:
        for other in range(c.seats):
            if other != seat:
                c.luggage[other].hand = c.luggage[other].known
    pool = _fill_hands(c, seat, pool, chance)
    if c.refilled == 0:
        c.pile = pool
    c.acting |= others
    if choices.is_choosing(c.phase):
        while others != 0:
            choices.reopen(c, lowest(others))
            others &= others - 1
    return c


def unlocated(s: HikeState, seat: i64) -> i64:
    """The bag of the cards whose place a seat cannot tell."""
    pool: i64 = 0 if s.refilled != 0 else s.pile
    for other in range(s.seats):
        if other == seat:
            continue
        pool += s.luggage[other].hand - s.luggage[other].known
        left = lane(s.filled, other) if s.phase == PACKING else recall.face_down(s, other)
        while left != 0:
            pool += ONE[s.packs[other * PLACES + lowest(left)]]
            left &= left - 1
    return pool


def _unpack(s: HikeState, seat: i64) -> None:
    """Before the first turn nobody knows what another has laid: all of it is in hand again."""
    while lane(s.filled, seat) != 0:
        states.gain(s, seat, states.lift(s, seat, lowest(lane(s.filled, seat))))


def _fill_hands(s: HikeState, seat: i64, pool: i64, chance: Chance) -> i64:
    """Deal what is missing in the other hands; what is left of the pool."""
    size = bags.size(pool)
    for other in range(s.seats):
        if other == seat:
            continue
        hand = s.luggage[other].hand
        for _ in range(lane(s.hand_sizes, other) - bags.size(hand)):
            dealt: i64 = ONE[bags.nth(pool, chance.below(size))]
            size -= 1
            pool -= dealt
            hand += dealt
        s.luggage[other].hand = hand
    return pool


class _Dealer:
    """Deals the face-down cards of all other seats."""

    def __init__(self, s: HikeState, seat: i64, pool: i64) -> None:
        self.s: HikeState = s
        self.seat: i64 = seat
        self.pool: i64 = pool
        self.slots: list[int] = []  # places by owner and place, as in `packs`
        self.ranks: list[int] = [_POOL] * (s.seats * PLACES)  # of the known cards that lie there
        self.laid: list[int] = [0] * (s.seats * ITEMS)  # by owner and item, the ranks that lie on a place
        self.spare: list[int] = [0] * s.seats  # by owner, cards in hand that are not known ones; below 0: too few
        self.elsewhere: i64 = bags.size(pool)  # cards of the pool on no place
        for owner in range(s.seats):
            if owner == seat:
                continue
            self.spare[owner] = lane(s.hand_sizes, owner) - bags.size(s.luggage[owner].known)
            left = recall.face_down(s, owner)
            while left != 0:
                at = owner * PLACES + lowest(left)
                left &= left - 1
                self.slots.append(at)
                s.packs[at] = EMPTY

    def deal(self, chance: Chance) -> i64:
        """Lay all face-down cards; what is left of the pool."""
        tried = [0] * len(self.ranks)
        for at in self.slots:
            owner = at // PLACES
            if self.spare[owner] < 0:
                for i in range(len(tried)):
                    tried[i] = 0
                self._make_room(at, tried)
        for at in self.slots:
            if self.s.packs[at] == EMPTY and not self._draw(at, chance):
                for i in range(len(tried)):
                    tried[i] = 0
                self._shift(at, tried)
        for _ in range(_ROUNDS):
            for at in self.slots:
                self._lift(at)
                self._draw(at, chance)
        self._finish()
        return self.pool

    def _possible(self, at: i64) -> i64:
        """The items that may lie on a place."""
        return HOLDS[at % PLACES] & ~self.s.barred[at]

    def _free_ranks(self, at: i64, item: i64) -> i64:
        """The known cards of a kind that may lie on a place and lie on none."""
        oldest = times(self.s.since[at], item)
        return (BIT[oldest + 1] - 2) & ~self.laid[at // PLACES * ITEMS + item]

    def _lay(self, at: i64, item: i64, rank: i64) -> None:
        owner = at // PLACES
        self.s.packs[at] = item
        self.ranks[at] = rank
        if rank == _POOL:
            self.pool -= ONE[item]
            self.elsewhere -= 1
        else:
            self.laid[owner * ITEMS + item] |= BIT[rank]
            self.spare[owner] += 1

    def _lift(self, at: i64) -> None:
        owner = at // PLACES
        item: i64 = self.s.packs[at]
        if self.ranks[at] == _POOL:
            self.pool += ONE[item]
            self.elsewhere += 1
        else:
            self.laid[owner * ITEMS + item] &= ~BIT[self.ranks[at]]
            self.spare[owner] -= 1
        self.s.packs[at] = EMPTY

    def _draw(self, at: i64, chance: Chance) -> bool:
        """Lay a random card on an empty place, all others as they lie; False if there is none."""
        # A card of the pool leaves one fewer for elsewhere, a known one leaves room in the hand: with x cards
        # of the pool elsewhere and h unknown cards in the hand that is x + 1 ways to h + 1 for each card.
        of_pool: i64 = self.spare[at // PLACES] + 1
        of_known = self.elsewhere if self.elsewhere > 0 else 1
        total: i64 = 0
        left = self._possible(at)
        while left != 0:
            item = lowest(left)
            left &= left - 1
            total += of_pool * times(self.pool, item) + of_known * count(self._free_ranks(at, item))
        if total <= 0:
            return False
        n = chance.below(total)
        left = self._possible(at)
        while True:
            item = lowest(left)
            left &= left - 1
            ways: i64 = of_pool * times(self.pool, item)
            if n < ways:
                self._lay(at, item, _POOL)
                return True
            n -= ways
            free = self._free_ranks(at, item)
            ways = of_known * count(free)
            if n < ways:
                self._lay(at, item, nth(free, n // of_known))
                return True
            n -= ways

    def _make_room(self, at: i64, tried: list[int]) -> bool:
        """Lay a known card on an empty place, moving other known ones if need be: the hand is too small for all."""
        tried[at] = 1
        if self._lay_known(at):
            return True
        for other in self.slots:
            if tried[other] == 0 and self.s.packs[other] != EMPTY and self._move(other, at):
                if self._make_room(other, tried):
                    return True
                self._move(at, other)
        return False

    def _shift(self, at: i64, tried: list[int]) -> bool:
        """Lay some card on an empty place, moving others if need be."""
        tried[at] = 1
        left = self._possible(at)
        while left != 0:
            item = lowest(left)
            left &= left - 1
            if times(self.pool, item) > 0:
                self._lay(at, item, _POOL)
                return True
        if self._lay_known(at):
            return True
        for other in self.slots:
            if tried[other] == 0 and self.s.packs[other] != EMPTY and self._move(other, at):
                if self._shift(other, tried):
                    return True
                self._move(at, other)
        return False

    def _lay_known(self, at: i64) -> bool:
        left = self._possible(at)
        while left != 0:
            item = lowest(left)
            left &= left - 1
            free = self._free_ranks(at, item)
            if free != 0:
                self._lay(at, item, lowest(free))
                return True
        return False

    def _move(self, source: i64, at: i64) -> bool:
        """Move a card from one place to an empty one, if it may lie there."""
        item: i64 = self.s.packs[source]
        rank: i64 = self.ranks[source]
        if not self._possible(at) & BIT[item]:
            return False
        if rank != _POOL and (source // PLACES != at // PLACES or rank > times(self.s.since[at], item)):
            return False
        self._lift(source)
        self._lay(at, item, rank)
        return True

    def _finish(self) -> None:
        """Weigh the packs; put the known cards that lie on no place into the hands."""
        s = self.s
        for owner in range(s.seats):
            if owner == self.seat:
                continue
            s.luggage[owner].hand = s.luggage[owner].known
            s.weights = with_lane(s.weights, owner, 0)
            for place in range(PLACES):
                item = s.packs[owner * PLACES + place]
                if item != EMPTY:
                    s.weights = raised(s.weights, owner, BOOTS[item])
            for item in range(ITEMS):
                s.luggage[owner].hand -= ONE[item] * count(self.laid[owner * ITEMS + item])
