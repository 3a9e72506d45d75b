"""The move table: finish playing, lay, discard, charter a flight for a card, give a card to a seat, start a tour.

`lay` and `discard` name all cards, so that people can be told why a joker or a "+1" is not laid like that.
"""

from baluchon.games.tour_du_monde import components as c
from baluchon.kernel.moves import MoveTable, group
from baluchon.kernel.words import seat_ref

CARD_REFS = [f"card:{id}" for id in c.CARD_IDS]

MOVES = MoveTable(
    group(c.FINISH, "finish"),
    group(c.LAY, "lay", CARD_REFS),
    group(c.DISCARD, "discard", CARD_REFS),
    group(c.CHARTER, "charter", CARD_REFS[: c.STOPS]),
    group(c.GIVE, "give", [seat_ref(seat) for seat in range(c.MAX_SEATS)]),
    group(c.START, "start", [CARD_REFS[stop] for stop in c.GOLD]),
)
