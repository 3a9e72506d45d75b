"""The state of a game of Let's Take a Hike: the table, what each hiker has, and the small changes all rules use.

Cards are in bags (`kernel/bags.py`), items first and then hazards; sets of places and seats are masks.
"""

from typing import Final, Literal, final, get_args

from mypy_extensions import i64

from baluchon.games.lets_take_a_hike import components as c
from baluchon.kernel import bags
from baluchon.kernel.bits import BIT, has
from baluchon.kernel.game import NONE, State
from baluchon.kernel.rows import lay, thing_at

PACKING: Final[i64] = 0  # before the first turn, all at once (LH-S1)
TURN: Final[i64] = 1
JOINING: Final[i64] = 2
DECIDING: Final[i64] = 3  # go on or stop
TAKING: Final[i64] = 4  # a card of the trail row, after stopping
PAYING: Final[i64] = 5  # a distance: drop cards, or show the matching one
GUARDING: Final[i64] = 6  # hidden packs: show spray or socks, or all
BEAR_DROP: Final[i64] = 7
BLISTER_DROP: Final[i64] = 8
SKUNK_DROP: Final[i64] = 9
LIMIT: Final[i64] = 10  # down to the hand limit
OVER: Final[i64] = 11
Phase = Literal[
    "packing",
    "turn",
    "joining",
    "deciding",
    "taking",
    "paying",
    "guarding",
    "bear",
    "blister",
    "skunk",
    "limit",
    "over",
]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

WHOLE_PACK: Final[i64] = c.PLACES  # an offer beside the places: turn over all of the pack

_ITEM_DIGITS: Final[i64] = bags.ONE[c.ITEMS] - 1


def items_in(bag: i64) -> i64:
    """The items of a bag."""
    return bag & _ITEM_DIGITS


def hazards_in(bag: i64) -> i64:
    """The hazards of a bag."""
    return bag & ~_ITEM_DIGITS


@final
class Hiker:
    """What one seat has in hand, in its pack and on its score pile, and what it is choosing."""

    def __init__(self) -> None:
        self.seat: i64 = NONE
        self.hand: i64 = 0  # a bag
        self.known: i64 = 0  # a bag: what all have seen of the hand, see `recall.py`
        self.taken: i64 = 0  # a bag: the score pile
        self.boots: i64 = 0  # on the score pile
        self.pack: i64 = 0  # a row: the item on each place
        self.filled: i64 = 0  # the places that hold one
        self.weight: i64 = 0  # the boots in the pack
        self.shown: i64 = 0  # hidden packs: the places whose card lies face up
        # A choice that is being made, see `choices.py`.
        self.offer: i64 = 0  # the places to choose from
        self.need: i64 = 0  # boots to drop, or cards to discard
        self.marks: i64 = 0  # the places chosen
        self.held: i64 = 0  # a bag: the cards chosen from the hand

    @property
    def hand_size(self) -> i64:
        """How many cards are in hand."""
        return bags.size(self.hand)

    def item_at(self, place: i64) -> i64:
        """The item on a place of the pack."""
        return thing_at(self.pack, place)

    def gain(self, card: i64) -> None:
        """Take a card into hand."""
        self.hand += bags.ONE[card]

    def lose(self, card: i64) -> None:
        """Give a card out of hand."""
        self.hand -= bags.ONE[card]

    def put(self, place: i64, item: i64) -> None:
        """Lay an item on an empty place of the pack."""
        self.pack = lay(self.pack, place, item)
        self.filled += BIT[place]
        self.weight += c.BOOTS[item]

    def lift(self, place: i64) -> i64:
        """Take the item off a place of the pack."""
        item = thing_at(self.pack, place)
        self.pack = lay(self.pack, place, NONE)
        self.filled -= BIT[place]
        self.weight -= c.BOOTS[item]
        return item

    def score(self, item: i64) -> None:
        """Lay an item onto the score pile."""
        self.taken += bags.ONE[item]
        self.boots += c.BOOTS[item]

    # Written by `make states` from the attributes above.
    def copy(self) -> "Hiker":
        """An independent copy."""
        c = Hiker()
        c.seat = self.seat
        c.hand = self.hand
        c.known = self.known
        c.taken = self.taken
        c.boots = self.boots
        c.pack = self.pack
        c.filled = self.filled
        c.weight = self.weight
        c.shown = self.shown
        c.offer = self.offer
        c.need = self.need
        c.marks = self.marks
        c.held = self.held
        return c

    # End of what is written.


@final
class Memory:
    """What all have seen of the face-down cards of one pack, by place: see `recall.py`."""

    since: list[int]  # bags of items
    barred: list[int]  # sets of items

    # Written by `make states` from the attributes above.
    def copy(self) -> "Memory":
        """An independent copy."""
        c = Memory()
        c.since = self.since[:]
        c.barred = self.barred[:]
        return c

    # End of what is written.


@final
class HikeState(State):
    """What lies on the table, and the hikers around it."""

    hikers: list[Hiker]  # by seat
    memories: list[Memory]  # by seat; none while packs lie open
    row: list[int]  # the trail, in the order turned up

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.hidden_packs: i64 = 0
        self.phase: i64 = PACKING
        self.acting: i64 = 0  # the seats that are to act
        self.asked: i64 = 0  # the seats that choose at the same time, done or not
        self.first: i64 = NONE  # who had the first turn of the game
        self.turn: i64 = NONE  # whose turn it is; on a hike the first leader
        self.actions: i64 = 0  # left in this turn
        self.swaps: i64 = 0  # in a row (LH-T8)
        self.pile: i64 = 0  # a bag: no order
        self.discards: i64 = 0  # a bag
        self.refilled: i64 = 0  # the pile was made of discards, so all know what is in it
        self.ending: i64 = 0  # the last card of the pile was drawn (LH-E1)
        self.card: i64 = NONE  # the card that was turned up or played last
        self.hikes: i64 = 0
        self.leader: i64 = NONE  # none: no hike is on
        self.party: i64 = 0  # all who set out on this hike, or on the one the game ended with
        self.walking: i64 = 0  # those still on it
        self.waiting: i64 = 0  # those who still have to say whether they join, or go on
        self.homeward: i64 = 0  # nothing is turned up any more (LH-E3)
        self.lucky: i64 = NONE  # who is left after drawing for the win (LH-E2)

    @property
    def pile_size(self) -> i64:
        """How many cards are in the pile."""
        return bags.size(self.pile)

    # Written by `make states` from the attributes above.
    def copy(self) -> "HikeState":
        """An independent copy, without the facts."""
        c = HikeState(self.seats)
        c.hikers = [each.copy() for each in self.hikers]
        c.memories = [each.copy() for each in self.memories]
        c.row = self.row[:]
        c.hidden_packs = self.hidden_packs
        c.phase = self.phase
        c.acting = self.acting
        c.asked = self.asked
        c.first = self.first
        c.turn = self.turn
        c.actions = self.actions
        c.swaps = self.swaps
        c.pile = self.pile
        c.discards = self.discards
        c.refilled = self.refilled
        c.ending = self.ending
        c.card = self.card
        c.hikes = self.hikes
        c.leader = self.leader
        c.party = self.party
        c.walking = self.walking
        c.waiting = self.waiting
        c.homeward = self.homeward
        c.lucky = self.lucky
        return c

    # End of what is written.


def blank(seats: i64) -> HikeState:
    """A state before the deal: all cards in the pile."""
    s = HikeState(seats)
    s.pile = bags.from_counts(c.COPIES)
    s.row = []
    s.hikers = []
    s.memories = []
    for seat in range(seats):
        own = Hiker()
        own.seat = seat
        s.hikers.append(own)
    return s


def hide_packs(s: HikeState) -> None:
    """LH-V1: play with packs face down."""
    s.hidden_packs = 1
    for _ in range(s.seats):
        memory = Memory()
        memory.since = [0] * c.PLACES
        memory.barred = [0] * c.PLACES
        s.memories.append(memory)


def hikers_in(s: HikeState, seats: i64) -> list[Hiker]:
    """The hikers on some seats."""
    return [own for own in s.hikers if has(seats, own.seat)]


def next_of(s: HikeState, seats: i64, seat: i64) -> i64:
    """The first of some seats, from this one on to the left."""
    while not has(seats, seat):
        seat = seat + 1 if seat + 1 < s.seats else 0
    return seat
