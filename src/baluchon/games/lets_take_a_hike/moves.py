"""The move table: what a seat can ever choose."""

from baluchon.games.lets_take_a_hike import components as c
from baluchon.kernel.moves import MoveTable, group

CARD_REFS = [f"card:{id}" for id in c.KIND_IDS]
ITEM_REFS = CARD_REFS[: c.ITEMS]
HAZARD_REFS = CARD_REFS[c.ITEMS :]
PLACE_REFS = [f"place:{id}" for id in c.PLACE_IDS]

MOVES = MoveTable(
    group(c.PLACE, "place", ITEM_REFS, PLACE_REFS),
    group(c.PLAY, "play", HAZARD_REFS),
    group(c.DRAW, "draw"),
    group(c.HIKE, "hike"),
    group(c.READY, "ready"),
    group(c.JOIN, "join"),
    group(c.STAY, "stay"),
    group(c.GO_ON, "go-on"),
    group(c.STOP, "stop"),
    group(c.TAKE, "take", ITEM_REFS),
    group(c.LEAVE, "leave"),
    group(c.DISCARD, "discard", CARD_REFS),
    group(c.DROP, "drop", PLACE_REFS),
    group(c.SHOW, "show", PLACE_REFS),
    group(c.SHOW_PACK, "show-pack"),
)
