"""What a seat cannot know, dealt anew: the itineraries others have not used, and what they have just chosen.

The order of the decks is nowhere in the state: the cards below the top one are a set, drawn from when needed.
All that was ever used, taken or turned up lies open, so the unknown itineraries form one class.
"""

from mypy_extensions import i64

from baluchon.games.trekking_through_history import state as states
from baluchon.games.trekking_through_history.components import ALL_ITINERARIES
from baluchon.games.trekking_through_history.state import HistoryState
from baluchon.kernel.bits import BIT, count
from baluchon.kernel.chance import Chance
from baluchon.kernel.lanes import with_lane


def imagine(s: HistoryState, seat: i64, chance: Chance) -> HistoryState:
    """A state that looks the same to the seat."""
    c = states.copy(s)
    pool: i64 = ALL_ITINERARIES & ~states.hand(s, seat)
    for other in range(s.seats):
        pool &= ~states.used(s, other)
    for other in range(s.seats):
        if other == seat:
            continue
        c.choices = with_lane(c.choices, other, 0)
        hand: i64 = 0
        for _ in range(count(states.hand(s, other))):
            itinerary = chance.member(pool)
            pool &= ~BIT[itinerary]
            hand |= BIT[itinerary]
        states.set_hand(c, other, hand)
    return c
