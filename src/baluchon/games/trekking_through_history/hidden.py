"""What a seat cannot know, dealt anew: the itineraries others have not used, and what they have just chosen.

The order of the decks is nowhere in the state: the cards below the top one are a set, drawn from when needed.
All that was ever used, taken or turned up lies open, so the unknown itineraries form one class.
"""

from mypy_extensions import i64

from baluchon.games.trekking_through_history.components import ALL_ITINERARIES
from baluchon.games.trekking_through_history.state import HistoryState
from baluchon.kernel.bits import count, minus, plus
from baluchon.kernel.chance import Chance
from baluchon.kernel.game import NONE


def imagine(s: HistoryState, seat: i64, chance: Chance) -> HistoryState:
    """A state that looks the same to the seat."""
    imagined = s.copy()
    pool: i64 = ALL_ITINERARIES & ~imagined.travellers[seat].hand
    for other in imagined.travellers:
        pool &= ~other.used
    for other in imagined.travellers:
        if other.seat == seat:
            continue
        unknown = count(other.hand)
        other.choice = NONE
        other.hand = 0
        for _ in range(unknown):
            itinerary = chance.member(pool)
            pool = minus(pool, itinerary)
            other.hand = plus(other.hand, itinerary)
    return imagined
