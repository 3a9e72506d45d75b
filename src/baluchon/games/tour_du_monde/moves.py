"""The move table: finish playing, lay, discard, charter a flight for a card, give a card to a seat, start a tour.

`lay` and `discard` name all cards, so that people can be told why a joker or a "+1" is not laid like that.
"""

from baluchon.games.tour_du_monde.components import (
    CARD_IDS,
    CHARTER,
    DISCARD,
    FINISH,
    GIVE,
    GOLD,
    LAY,
    MAX_SEATS,
    START,
    STOPS,
)
from baluchon.kernel.moves import MoveTable, group
from baluchon.kernel.words import seat_ref

CARD_REFS = [f"card:{id}" for id in CARD_IDS]

MOVES = MoveTable(
    group(FINISH, "finish"),
    group(LAY, "lay", CARD_REFS),
    group(DISCARD, "discard", CARD_REFS),
    group(CHARTER, "charter", CARD_REFS[:STOPS]),
    group(GIVE, "give", [seat_ref(seat) for seat in range(MAX_SEATS)]),
    group(START, "start", [CARD_REFS[stop] for stop in GOLD]),
)
