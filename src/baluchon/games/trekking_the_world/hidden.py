"""What a seat cannot know, dealt anew: the others' hands, the trek pile and the others' region tokens.

Trek cards form one class: all that the seat has not in hand, does not see, and has not seen another take. They are
dealt to the other hands; what is left is the pile.
"""

from mypy_extensions import i64

from baluchon.games.trekking_the_world import state as states
from baluchon.games.trekking_the_world import supply
from baluchon.games.trekking_the_world.components import KINDS, REGIONS, SYMBOLS, TOKEN_COPIES, TOKEN_VALUES
from baluchon.games.trekking_the_world.state import NO_PLAN, NOBODY, NOWHERE, OVER, WorldState
from baluchon.kernel.chance import Chance


def imagine(s: WorldState, seat: i64, chance: Chance) -> WorldState:
    """A state that looks the same to the seat."""
    c = states.copy(s)
    if seat != s.turn and s.plan != NO_PLAN:
        _forget_plan(c)
    _deal_cards(c, seat, chance)
    if s.phase != OVER:
        _deal_tokens(c, seat, chance)
    return c


def _forget_plan(c: WorldState) -> None:
    """What others have picked but not laid down."""
    c.plan = NO_PLAN
    c.goal = NOWHERE
    c.lengths = 0
    c.waives = 0
    c.links = 0
    c.rest_ones = 0
    c.rest_twos = 0
    c.rest_threes = 0
    for kind in range(KINDS):
        c.paid[kind] = 0
    for symbol in range(SYMBOLS):
        c.need[symbol] = 0


def _deal_cards(c: WorldState, seat: i64, chance: Chance) -> None:
    pool = c.pile[:]  # unseen cards: in the pile or in another hand
    sizes: list[int] = []
    for other in range(c.seats):
        size: i64 = 0
        if other != seat:
            for kind in range(KINDS):
                unknown = c.hands[other * KINDS + kind] - c.known[other * KINDS + kind]
                pool[kind] += unknown
                size += unknown
                c.hands[other * KINDS + kind] -= unknown
        sizes.append(size)
    left = c.pile_size
    for size in sizes:
        left += size
    for other in range(c.seats):
        for _ in range(sizes[other]):
            c.hands[other * KINDS + supply.out_of(pool, left, chance)] += 1
            left -= 1
        if other != seat:
            states.count_hand(c, other)
    c.pile = pool


def _deal_tokens(c: WorldState, seat: i64, chance: Chance) -> None:
    """TW-K4: only the holder of a region token has seen it."""
    c.bag = TOKEN_COPIES[:]
    size: i64 = 0
    for copies in c.bag:
        size += copies
    for region in range(REGIONS):
        if c.holders[region] == seat:
            c.bag[TOKEN_VALUES.index(c.tokens[region])] -= 1
            size -= 1
    for region in range(REGIONS):
        if c.holders[region] != NOBODY and c.holders[region] != seat:
            c.tokens[region] = TOKEN_VALUES[supply.out_of(c.bag, size, chance)]
            size -= 1
