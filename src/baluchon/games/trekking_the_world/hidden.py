"""What a seat cannot know, dealt anew: the others' hands, the trek pile and the others' region tokens.

Trek cards form one class: all that the seat has not in hand, does not see, and has not seen another take. They are
dealt to the other hands; what is left is the pile.
"""

from mypy_extensions import i64

from baluchon.games.trekking_the_world import components as c
from baluchon.games.trekking_the_world import moving, state
from baluchon.games.trekking_the_world.state import WorldState, drop_plan
from baluchon.kernel import bags, rows
from baluchon.kernel.bits import lowest, rest
from baluchon.kernel.chance import Chance


def imagine(s: WorldState, seat: i64, chance: Chance) -> WorldState:
    """A state that looks the same to the seat."""
    world = s.copy()
    if seat != s.turn and s.plan != state.NO_PLAN:
        drop_plan(world)  # what others have picked but not laid down
    _deal_cards(world, seat, chance)
    if s.phase != state.OVER:
        _deal_tokens(world, seat, chance)
    return world


def _deal_cards(world: WorldState, seat: i64, chance: Chance) -> None:
    pool = world.pile  # unseen cards: in the pile or in another hand
    for other in world.trekkers:
        if other.seat != seat:
            pool += other.hand - other.known
    left = bags.size(pool)
    for other in world.trekkers:
        if other.seat != seat:
            n = bags.size(other.hand - other.known)
            other.hand = other.known
            while n > 0:
                card = bags.cards(bags.nth(pool, chance.below(left)), 1)
                pool -= card
                other.hand += card
                left -= 1
                n -= 1
    world.pile = pool


def _deal_tokens(world: WorldState, seat: i64, chance: Chance) -> None:
    """TW-K4: only the holder of a region token has seen it."""
    world.bag = c.TOKEN_BAG
    unknown: i64 = 0
    for trekker in world.trekkers:
        if trekker.seat != seat:
            unknown |= trekker.regions
    own = world.trekkers[seat].regions
    while own != 0:
        value = rows.at(world.tokens, lowest(own))
        world.bag -= bags.cards(c.TOKEN_VALUES.index(value), 1)
        own = rest(own)
    while unknown != 0:
        world.tokens = rows.put(world.tokens, lowest(unknown), moving.draw_token(world, chance))
        unknown = rest(unknown)
