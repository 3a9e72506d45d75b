"""The move table: itineraries to use, cards to take, an ancestor to visit, crystals to spend, columns for wilds."""

from baluchon.games.trekking_through_history.components import (
    ANCESTOR,
    CARD_IDS,
    EXPERIENCE_IDS,
    ITINERARY_IDS,
    MOST_HOURS,
    PLACE,
    SPEND,
    TAKE,
    USE,
)
from baluchon.kernel.moves import MoveTable, group

ITINERARY_REFS = [f"itinerary:{id}" for id in ITINERARY_IDS]
CARD_REFS = [f"card:{id}" for id in CARD_IDS]
CRYSTALS_REFS = [f"crystals:{count}" for count in range(MOST_HOURS)]
EXPERIENCE_REFS = [f"experience:{id}" for id in EXPERIENCE_IDS]
SYMBOL_REFS = [*EXPERIENCE_REFS, "experience:wild", "crystal:time"]

MOVES = MoveTable(
    group(USE, "use", ITINERARY_REFS),
    group(TAKE, "take", CARD_REFS[:ANCESTOR]),
    group(TAKE + ANCESTOR, "visit", CARD_REFS[ANCESTOR:]),
    group(SPEND, "spend", CRYSTALS_REFS),
    group(PLACE, "place", EXPERIENCE_REFS),
)
