"""The move table: choose a card of the hand, or name a kind of culture."""

from baluchon.games.road_trip_europa.components import CARD_IDS, NAME, NAMING_IDS, PICK
from baluchon.kernel.moves import MoveTable, group

CARD_REFS = [f"card:{id}" for id in CARD_IDS]
CULTURE_REFS = [f"culture:{id}" for id in NAMING_IDS]

MOVES = MoveTable(
    group(PICK, "pick", CARD_REFS),
    group(NAME, "name", CULTURE_REFS),
)
