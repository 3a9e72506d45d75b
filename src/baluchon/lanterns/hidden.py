"""What a seat cannot know, dealt anew: the others' hands, what they buried and chose, and the bag."""

from baluchon.kernel.bits import below, mask_of, members
from baluchon.kernel.chance import Chance
from baluchon.kernel.game import NONE
from baluchon.lanterns.components import CARDS
from baluchon.lanterns.state import OVER, LanternState


def imagine(s: LanternState, seat: int, chance: Chance) -> LanternState:
    """A state that looks the same to the seat, every possible deal equally likely."""
    c = s.copy()
    assert isinstance(c, LanternState)
    if s.phase == OVER:
        return c
    own = s.keepers[seat]
    pool = members(below(CARDS) & ~(s.lit | own.hand | own.buried))
    chance.shuffle(pool)
    for other, imagined in enumerate(c.keepers):
        if other != seat:
            imagined.choice = NONE
            imagined.hand = mask_of([pool.pop() for _ in members(imagined.hand)])
            imagined.buried = mask_of([pool.pop() for _ in members(imagined.buried)])
    c.bag = mask_of(pool)
    return c
