"""The move table, in the order of a turn."""

from baluchon.games.trekking_the_world import components as c
from baluchon.kernel.moves import Group, MoveTable, group

PLACE_REFS = [f"place:{id}" for id in c.PLACE_IDS]
AIRPORT_REFS = [PLACE_REFS[place] for place in c.AIRPORTS]
TREK_REFS = [f"trek:{id}" for id in c.KIND_IDS]
DESTINATION_REFS = [f"destination:{id}" for id in c.CARD_IDS]
JOURNEY_REFS = [f"journey:{id}" for id in c.JOURNEY_IDS]
SYMBOL_REFS = [f"symbol:{id}" for id in c.SYMBOL_IDS]
SOUVENIR_REFS = [f"souvenir:{id}" for id in c.COLOUR_IDS]
REGION_REFS = [f"region:{id}" for id in c.REGION_IDS]

MOVES = MoveTable(
    group(c.BEGIN, "begin", AIRPORT_REFS),
    group(c.FLY, "fly", AIRPORT_REFS),
    group(c.GO, "go", PLACE_REFS),
    group(c.STAY, "stay"),
    group(c.PAY, "pay", TREK_REFS),
    group(c.DEPART, "depart"),
    group(c.TAKE, "take", TREK_REFS),
    group(c.DRAW, "draw"),
    group(c.VISIT, "visit", DESTINATION_REFS),
    group(c.JOURNEY, "journey", JOURNEY_REFS),
    group(c.WAIVE, "waive", SYMBOL_REFS),
    group(c.GAIN, "gain"),
    Group(c.RECOLOUR, "recolour", [(SOUVENIR_REFS[a], SOUVENIR_REFS[b]) for a, b in c.RECOLOURS]),
    group(c.SKIP, "skip"),
)
