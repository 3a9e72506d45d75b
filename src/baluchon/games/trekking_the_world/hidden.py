"""What a seat cannot know, dealt anew: the others' hands, the trek pile and the others' region tokens.

Trek cards form one class: all that the seat has not in hand, does not see, and has not seen another take. They are
dealt to the other hands; what is left is the pile.
"""

from mypy_extensions import i64

from baluchon.games.trekking_the_world import bags, moving
from baluchon.games.trekking_the_world import state as states
from baluchon.games.trekking_the_world.components import REGIONS, TOKEN_COPIES, TOKEN_VALUES
from baluchon.games.trekking_the_world.state import NO_PLAN, NOBODY, NOWHERE, OVER, WorldState, token_holder
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
    c.rest = 0
    c.paid = 0
    c.need = 0


def _deal_cards(c: WorldState, seat: i64, chance: Chance) -> None:
    pool = c.pile  # unseen cards: in the pile or in another hand
    for other in range(c.seats):
        if other != seat:
            pool += _unknown(c, other)
    left = bags.size(pool)
    for other in range(c.seats):
        if other != seat:
            hand = c.luggage[other].known
            n = bags.size(_unknown(c, other))
            while n > 0:
                card = bags.cards(bags.nth(pool, chance.below(left)), 1)
                pool -= card
                hand += card
                left -= 1
                n -= 1
            c.luggage[other].hand = hand
    c.pile = pool


def _unknown(c: WorldState, seat: i64) -> i64:
    """The cards of a hand that the others have not seen it take."""
    own = c.luggage[seat]
    return own.hand - own.known


def _deal_tokens(c: WorldState, seat: i64, chance: Chance) -> None:
    """TW-K4: only the holder of a region token has seen it."""
    c.bag = bags.from_counts(TOKEN_COPIES)
    for region in range(REGIONS):
        if token_holder(c, region) == seat:
            c.bag -= bags.cards(TOKEN_VALUES.index(bags.digit(c.tokens, region)), 1)
    for region in range(REGIONS):
        holder = token_holder(c, region)
        if holder != NOBODY and holder != seat:
            value = moving.draw_token(c, chance)
            c.tokens += bags.cards(region, value - bags.digit(c.tokens, region))
