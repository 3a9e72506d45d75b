"""The move table, in the order of a turn."""

from baluchon.games.trekking_the_world.components import (
    AIRPORTS,
    BEGIN,
    CARD_IDS,
    COLOUR_IDS,
    DEPART,
    DRAW,
    FLY,
    GAIN,
    GO,
    JOURNEY,
    JOURNEY_IDS,
    KIND_IDS,
    PAY,
    PLACE_IDS,
    RECOLOUR,
    RECOLOURS,
    REGION_IDS,
    SKIP,
    STAY,
    SYMBOL_IDS,
    TAKE,
    VISIT,
    WAIVE,
)
from baluchon.kernel.moves import Group, MoveTable, group

PLACE_REFS = [f"place:{id}" for id in PLACE_IDS]
AIRPORT_REFS = [PLACE_REFS[place] for place in AIRPORTS]
TREK_REFS = [f"trek:{id}" for id in KIND_IDS]
DESTINATION_REFS = [f"destination:{id}" for id in CARD_IDS]
JOURNEY_REFS = [f"journey:{id}" for id in JOURNEY_IDS]
SYMBOL_REFS = [f"symbol:{id}" for id in SYMBOL_IDS]
SOUVENIR_REFS = [f"souvenir:{id}" for id in COLOUR_IDS]
REGION_REFS = [f"region:{id}" for id in REGION_IDS]

MOVES = MoveTable(
    group(BEGIN, "begin", AIRPORT_REFS),
    group(FLY, "fly", AIRPORT_REFS),
    group(GO, "go", PLACE_REFS),
    group(STAY, "stay"),
    group(PAY, "pay", TREK_REFS),
    group(DEPART, "depart"),
    group(TAKE, "take", TREK_REFS),
    group(DRAW, "draw"),
    group(VISIT, "visit", DESTINATION_REFS),
    group(JOURNEY, "journey", JOURNEY_REFS),
    group(WAIVE, "waive", SYMBOL_REFS),
    group(GAIN, "gain"),
    Group(RECOLOUR, "recolour", [(SOUVENIR_REFS[a], SOUVENIR_REFS[b]) for a, b in RECOLOURS]),
    group(SKIP, "skip"),
)
