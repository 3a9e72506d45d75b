"""What a seat cannot know, dealt anew: the pile, the other hands and, with hidden packs, the face-down cards.

All cards whose place the seat cannot tell form one pool; a pile made of discards is known and stays out of it. In
the open game each other hand keeps the cards that were seen going into it and gets the rest from the pool.

With hidden packs a world is a way to lay physical cards out: on a face-down place a card that fits there and that
its owner has not shown not to have, a known card of a hand in that hand or on a place filled since it came. All such
ways are equally likely. `_Dealer` begins with one of them and then deals one place after the other anew, given all
others, each choice weighed by the ways the remaining cards can lie: a few rounds of that forget the beginning.
"""

from typing import Final, final

from mypy_extensions import i64

from baluchon.games.lets_take_a_hike import choices, recall, state
from baluchon.games.lets_take_a_hike import components as c
from baluchon.games.lets_take_a_hike.state import Hiker, HikeState, Memory
from baluchon.kernel import bags
from baluchon.kernel.bits import below, count, has, lowest, minus, nth, plus, rest
from baluchon.kernel.chance import Chance
from baluchon.kernel.game import NONE

_ROUNDS: Final[i64] = 4
_POOL: Final[i64] = 0  # the rank of a card that is not a known one


def imagine(s: HikeState, seat: i64, chance: Chance) -> HikeState:
    """A state that looks the same to the seat."""
    world = s.copy()
    pool = unlocated(s, seat)
    if s.phase == state.PACKING:
        for own in world.hikers:
            if own.seat != seat:
                _unpack(own)
    elif s.hidden_packs != 0:
        pool = _Dealer(world, seat, pool).deal(chance)
    else:
        for own in world.hikers:
            if own.seat != seat:
                own.hand = own.known
    pool = _fill_hands(s, world, seat, pool, chance)
    if s.refilled == 0:
        world.pile = pool
    others = minus(s.asked, seat)
    world.acting |= others
    if choices.is_choosing(s.phase):
        for own in state.hikers_in(world, others):
            choices.reopen(world, own)
    return world


def unlocated(s: HikeState, seat: i64) -> i64:
    """The bag of the cards whose place a seat cannot tell."""
    pool: i64 = 0 if s.refilled != 0 else s.pile
    for own in s.hikers:
        if own.seat == seat:
            continue
        pool += own.hand - own.known
        left = own.filled if s.phase == state.PACKING else recall.face_down(s, own)
        while left != 0:
            pool += bags.ONE[own.item_at(lowest(left))]
            left = rest(left)
    return pool


def could_come(s: HikeState, seat: i64) -> i64:
    """The bag that the next card comes from, with what the seat (none: a spectator) cannot tell from it."""
    if s.pile == 0:
        return s.discards
    return s.pile if s.refilled != 0 else unlocated(s, seat)


def _unpack(own: Hiker) -> None:
    """Before the first turn nobody knows what another has laid: all of it is in an unknown hand again."""
    while own.filled != 0:
        own.lift(lowest(own.filled))
    own.hand = 0


def _fill_hands(s: HikeState, world: HikeState, seat: i64, pool: i64, chance: Chance) -> i64:
    """Deal what is missing in the other hands; what is left of the pool."""
    size = bags.size(pool)
    for own in world.hikers:
        if own.seat == seat:
            continue
        wanted = c.DEALT if s.phase == state.PACKING else s.hikers[own.seat].hand_size
        for _ in range(wanted - own.hand_size):
            card = bags.nth(pool, chance.below(size))
            size -= 1
            pool -= bags.ONE[card]
            own.gain(card)
    return pool


# --- hidden packs


@final
class _Owner:
    """A hiker whose face-down cards are dealt."""

    def __init__(self, own: Hiker, memory: Memory) -> None:
        self.own: Hiker = own
        self.memory: Memory = memory
        self.spare: i64 = own.hand_size - bags.size(own.known)  # unknown cards in hand; below 0: too few
        self.laid: list[int] = [0] * c.ITEMS  # by item, the ranks of the known cards that lie on a place


@final
class _Slot:
    """A place with a face-down card."""

    def __init__(self, owner: _Owner, place: i64) -> None:
        self.owner: _Owner = owner
        self.place: i64 = place
        self.item: i64 = NONE
        self.rank: i64 = _POOL  # of the known card that lies there
        self.tried: bool = False

    def possible(self) -> i64:
        """The items that may lie here."""
        return c.HOLDS[self.place] & ~self.owner.memory.barred[self.place]

    def known(self, item: i64) -> i64:
        """How many of the known cards of a kind may lie here: the oldest ones."""
        return bags.times(self.owner.memory.since[self.place], item)

    def free_ranks(self, item: i64) -> i64:
        """The known cards of a kind that may lie here and lie nowhere."""
        return minus(below(self.known(item) + 1), _POOL) & ~self.owner.laid[item]


@final
class _Dealer:
    """Deals the face-down cards of all other seats."""

    def __init__(self, s: HikeState, seat: i64, pool: i64) -> None:
        self.pool: i64 = pool
        self.elsewhere: i64 = bags.size(pool)  # cards of the pool on no place
        self.owners: list[_Owner] = []
        self.slots: list[_Slot] = []
        for own in s.hikers:
            if own.seat == seat:
                continue
            owner = _Owner(own, s.memories[own.seat])
            self.owners.append(owner)
            left = recall.face_down(s, own)
            while left != 0:
                self.slots.append(_Slot(owner, lowest(left)))
                left = rest(left)

    def deal(self, chance: Chance) -> i64:
        """Lay all face-down cards; what is left of the pool."""
        for slot in self.slots:
            if slot.owner.spare < 0:
                self._forget_tries()
                self._shift(slot, True)  # the hand is too small for all that are known
        for slot in self.slots:
            if slot.item == NONE and not self._draw(slot, chance):
                self._forget_tries()
                self._shift(slot, False)
        for _ in range(_ROUNDS):
            for slot in self.slots:
                self._lift(slot)
                self._draw(slot, chance)
        self._finish()
        return self.pool

    def _forget_tries(self) -> None:
        for slot in self.slots:
            slot.tried = False

    def _lay(self, slot: _Slot, item: i64, rank: i64) -> None:
        slot.item = item
        slot.rank = rank
        if rank == _POOL:
            self.pool -= bags.ONE[item]
            self.elsewhere -= 1
        else:
            owner = slot.owner
            owner.laid[item] = plus(owner.laid[item], rank)
            owner.spare += 1

    def _lift(self, slot: _Slot) -> None:
        if slot.rank == _POOL:
            self.pool += bags.ONE[slot.item]
            self.elsewhere += 1
        else:
            owner = slot.owner
            owner.laid[slot.item] = minus(owner.laid[slot.item], slot.rank)
            owner.spare -= 1
        slot.item = NONE

    def _draw(self, slot: _Slot, chance: Chance) -> bool:
        """Lay a random card on an empty place, all others as they lie; False if there is none."""
        # A card of the pool leaves one fewer for elsewhere, a known one leaves room in the hand: with x cards
        # of the pool elsewhere and h unknown cards in the hand that is x + 1 ways to h + 1 for each card.
        of_pool = slot.owner.spare + 1
        of_known = self.elsewhere if self.elsewhere > 0 else 1
        total: i64 = 0
        left = slot.possible()
        while left != 0:
            item = lowest(left)
            left = rest(left)
            total += of_pool * bags.times(self.pool, item) + of_known * count(slot.free_ranks(item))
        if total <= 0:
            return False
        n = chance.below(total)
        left = slot.possible()
        while True:
            item = lowest(left)
            left = rest(left)
            ways = of_pool * bags.times(self.pool, item)
            if n < ways:
                self._lay(slot, item, _POOL)
                return True
            n -= ways
            free = slot.free_ranks(item)
            ways = of_known * count(free)
            if n < ways:
                self._lay(slot, item, nth(free, n // of_known))
                return True
            n -= ways

    def _shift(self, slot: _Slot, only_known: bool) -> bool:
        """Lay some card on an empty place, or a known one, moving others if need be."""
        slot.tried = True
        if (not only_known and self._lay_of_pool(slot)) or self._lay_known(slot):
            return True
        for other in self.slots:
            if not other.tried and other.item != NONE and self._move(other, slot):
                if self._shift(other, only_known):
                    return True
                self._move(slot, other)
        return False

    def _lay_of_pool(self, slot: _Slot) -> bool:
        left = slot.possible()
        while left != 0:
            item = lowest(left)
            left = rest(left)
            if bags.times(self.pool, item) > 0:
                self._lay(slot, item, _POOL)
                return True
        return False

    def _lay_known(self, slot: _Slot) -> bool:
        left = slot.possible()
        while left != 0:
            item = lowest(left)
            left = rest(left)
            free = slot.free_ranks(item)
            if free != 0:
                self._lay(slot, item, lowest(free))
                return True
        return False

    def _move(self, source: _Slot, slot: _Slot) -> bool:
        """Move a card from one place to an empty one, if it may lie there."""
        item = source.item
        rank = source.rank
        if not has(slot.possible(), item):
            return False
        if rank != _POOL and (source.owner is not slot.owner or rank > slot.known(item)):
            return False
        self._lift(source)
        self._lay(slot, item, rank)
        return True

    def _finish(self) -> None:
        """Fill the packs and weigh them; put the known cards that lie on no place into the hands."""
        for slot in self.slots:
            own = slot.owner.own
            own.lift(slot.place)
            own.put(slot.place, slot.item)
        for owner in self.owners:
            own = owner.own
            own.hand = own.known
            for item in range(c.ITEMS):
                own.hand -= bags.cards(item, count(owner.laid[item]))
