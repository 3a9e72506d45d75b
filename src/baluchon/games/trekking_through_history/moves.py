"""The move table: itineraries to use, cards to take, an ancestor to visit, crystals to spend, columns for wilds."""

from baluchon.games.trekking_through_history import components as c
from baluchon.kernel.moves import MoveTable, group

ITINERARY_REFS = [f"itinerary:{id}" for id in c.ITINERARY_IDS]
CARD_REFS = [f"card:{id}" for id in c.CARD_IDS]
CRYSTALS_REFS = [f"crystals:{count}" for count in range(c.MOST_HOURS)]
EXPERIENCE_REFS = [f"experience:{id}" for id in c.EXPERIENCE_IDS]
SYMBOL_REFS = [*EXPERIENCE_REFS, "experience:wild", "crystal:time"]

MOVES = MoveTable(
    group(c.USE, "use", ITINERARY_REFS),
    group(c.TAKE, "take", CARD_REFS[: c.ANCESTOR]),
    group(c.TAKE + c.ANCESTOR, "visit", CARD_REFS[c.ANCESTOR :]),
    group(c.SPEND, "spend", CRYSTALS_REFS),
    group(c.PLACE, "place", EXPERIENCE_REFS),
)
