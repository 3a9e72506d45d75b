"""The state of a game of Let's Take a Hike: its fields, copies, and the small changes everything is made of."""

from typing import Final, Literal, get_args

from mypy_extensions import i64

from baluchon.games.lets_take_a_hike import bags
from baluchon.games.lets_take_a_hike.components import BOOTS, COPIES, DECK, KINDS, PLACES
from baluchon.kernel.bits import BIT
from baluchon.kernel.game import State
from baluchon.kernel.lanes import raised

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

EMPTY: Final[i64] = -1
NOBODY: Final[i64] = -1
NOTHING: Final[i64] = -1
WHOLE_PACK: Final[i64] = PLACES  # an offer beside the places: turn over all of the pack

# Kinds of facts, with what a and b mean.
PACKED: Final = 0  # item, place; for its owner only, until all are ready
LAID: Final = 1  # item, place
LAID_FACE_DOWN: Final = 2  # item, place; the item for its owner only
FIRST_TURN: Final = 3
DREW: Final = 4  # card; for its owner only
PLACED: Final = 5  # item, place
PLACED_FACE_DOWN: Final = 6  # item, place; the item for its owner only
TOOK_BACK: Final = 7  # item, place
TOOK_BACK_UNSEEN: Final = 8  # item, place; the item for its owner only
PLAYED: Final = 9  # hazard
SET_OUT: Final = 10  # number of the hike
JOINED: Final = 11
STAYED: Final = 12
TURNED_UP: Final = 13  # card
MATCHED: Final = 14  # item
SHOWED: Final = 15  # item, place
WILL_SHOW: Final = 16  # item, place; for its owner only, until all have chosen
WILL_SHOW_PACK: Final = 17  # for its owner only, until all have chosen
WILL_DROP: Final = 18  # item, place; for its owner only, until all have chosen
DROPPED: Final = 19  # item, place
THROWN_OUT: Final = 20
WILL_DISCARD: Final = 21  # card; for its owner only, until all have chosen
DISCARDED: Final = 22  # card
ROBBED: Final = 23  # card
PROTECTED: Final = 24  # item that protects
NOBODY_HIT: Final = 25  # hazard
WENT_ON: Final = 26
STOPPED: Final = 27
MUST_STOP: Final = 28
TOOK: Final = 29  # item, boots
TOOK_NOTHING: Final = 30
PICKED_UP: Final = 31  # cards taken back into hand
LEADS_ON: Final = 32
ROW_LOST: Final = 33  # cards
HIKE_ENDED: Final = 34
REFILLED: Final = 35  # cards
NOTHING_LEFT: Final = 36
GAME_ENDS: Final = 37
WON_DRAW: Final = 38


class Luggage:
    """What a seat has with it beside its pack: bags."""

    def __init__(self) -> None:
        self.hand: i64 = 0
        self.known: i64 = 0  # what all have seen of the hand: see `recall.py`
        self.taken: i64 = 0  # the score pile
        self.held: i64 = 0  # cards named in a choice: see `choices.py`

    def copy(self) -> "Luggage":
        """The same once more."""
        own = Luggage()
        own.hand = self.hand
        own.known = self.known
        own.taken = self.taken
        own.held = self.held
        return own


class HikeState(State):
    """Lists by seat and place; bags of cards as in `bags.py`, sets of places and seats as masks.

    Small numbers and sets of places by seat are lanes: see `kernel/lanes.py`.

    The lists are made by `blank` or `copy`, so that a copy does not first make empty ones.
    """

    row: list[int]  # the trail, in the order turned up
    luggage: list[Luggage]  # by seat
    packs: list[int]  # item by seat and place
    # What all have seen, as `known`: see `recall.py`. They are empty unless packs are hidden.
    since: list[int]
    barred: list[int]

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.hidden_packs: i64 = 0
        self.phase: i64 = PACKING
        self.acting: i64 = 0  # the seats that are to act
        self.asked: i64 = 0  # the seats that choose at the same time, done or not
        self.first: i64 = NOBODY  # who had the first turn of the game
        self.turn: i64 = NOBODY  # whose turn it is; on a hike the first leader
        self.actions: i64 = 0  # left in this turn
        self.swaps: i64 = 0  # in a row (LH-T8)
        self.pile: i64 = 0  # a bag: no order
        self.pile_size: i64 = 0
        self.discards: i64 = 0  # a bag
        self.refilled: i64 = 0  # the pile was made of discards, so all know what is in it
        self.ending: i64 = 0  # the last card of the pile was drawn (LH-E1)
        self.card: i64 = NOTHING  # the card that was turned up or played last
        self.hikes: i64 = 0
        self.leader: i64 = NOBODY  # nobody: no hike is on
        self.party: i64 = 0  # all who set out on this hike, or on the one the game ended with
        self.hikers: i64 = 0  # those still on it
        self.waiting: i64 = 0  # those who still have to say whether they join, or go on
        self.homeward: i64 = 0  # nothing is turned up any more (LH-E3)
        self.lucky: i64 = NOBODY  # who is left after drawing for the win (LH-E2)
        # By seat, lanes.
        self.hand_sizes: i64 = 0
        self.filled: i64 = 0  # the places that hold a card
        self.weights: i64 = 0
        self.shown: i64 = 0  # hidden packs: the places whose card lies face up
        self.boots: i64 = 0  # on the score piles
        self.offers: i64 = 0
        self.needs: i64 = 0
        self.marks: i64 = 0


def blank(seats: i64) -> HikeState:
    """A state before the deal: all cards in the pile."""
    s = HikeState(seats)
    for kind in range(KINDS):
        s.pile += COPIES[kind] * bags.ONE[kind]
    s.pile_size = DECK
    s.row = []
    s.luggage = [Luggage() for _ in range(seats)]
    s.packs = [EMPTY] * (seats * PLACES)
    s.since = []
    s.barred = []
    return s


def copy(s: HikeState) -> HikeState:
    """An independent copy, without the facts."""
    c = HikeState(s.seats)
    c.hidden_packs = s.hidden_packs
    c.phase = s.phase
    c.acting = s.acting
    c.asked = s.asked
    c.first = s.first
    c.turn = s.turn
    c.actions = s.actions
    c.swaps = s.swaps
    c.pile = s.pile
    c.pile_size = s.pile_size
    c.discards = s.discards
    c.refilled = s.refilled
    c.ending = s.ending
    c.card = s.card
    c.hikes = s.hikes
    c.leader = s.leader
    c.party = s.party
    c.hikers = s.hikers
    c.waiting = s.waiting
    c.homeward = s.homeward
    c.lucky = s.lucky
    c.hand_sizes = s.hand_sizes
    c.filled = s.filled
    c.weights = s.weights
    c.shown = s.shown
    c.boots = s.boots
    c.offers = s.offers
    c.needs = s.needs
    c.marks = s.marks
    c.row = s.row[:]
    c.luggage = [own.copy() for own in s.luggage]
    c.packs = s.packs[:]
    c.since = s.since[:]
    c.barred = s.barred[:]
    return c


def hide_packs(s: HikeState) -> None:
    """LH-V1: play with packs face down."""
    s.hidden_packs = 1
    s.since = [0] * (s.seats * PLACES)
    s.barred = [0] * (s.seats * PLACES)


def gain(s: HikeState, seat: i64, kind: i64) -> None:
    """A card into a hand."""
    s.luggage[seat].hand += bags.ONE[kind]
    s.hand_sizes = raised(s.hand_sizes, seat, 1)


def lose(s: HikeState, seat: i64, kind: i64) -> None:
    """A card out of a hand."""
    s.luggage[seat].hand -= bags.ONE[kind]
    s.hand_sizes = raised(s.hand_sizes, seat, -1)


def put(s: HikeState, seat: i64, place: i64, item: i64) -> None:
    """Lay an item on an empty place of a pack."""
    s.packs[seat * PLACES + place] = item
    s.filled = raised(s.filled, seat, BIT[place])
    s.weights = raised(s.weights, seat, BOOTS[item])


def lift(s: HikeState, seat: i64, place: i64) -> i64:
    """Take the item off a place of a pack."""
    item: i64 = s.packs[seat * PLACES + place]
    s.packs[seat * PLACES + place] = EMPTY
    s.filled = raised(s.filled, seat, -BIT[place])
    s.weights = raised(s.weights, seat, -BOOTS[item])
    return item


def score(s: HikeState, seat: i64, item: i64) -> None:
    """Lay an item onto a score pile."""
    s.luggage[seat].taken += bags.ONE[item]
    s.boots = raised(s.boots, seat, BOOTS[item])


def next_of(s: HikeState, mask: i64, seat: i64) -> i64:
    """The first of some seats, from this one on to the left."""
    while not mask & BIT[seat]:
        seat = seat + 1 if seat + 1 < s.seats else 0
    return seat
