"""The move table: what a seat can ever choose."""

from baluchon.games.lets_take_a_hike.components import (
    DISCARD,
    DRAW,
    DROP,
    GO_ON,
    HIKE,
    ITEMS,
    JOIN,
    KIND_IDS,
    LEAVE,
    PLACE,
    PLACE_IDS,
    PLAY,
    READY,
    SHOW,
    SHOW_PACK,
    STAY,
    STOP,
    TAKE,
)
from baluchon.kernel.moves import MoveTable, group

CARD_REFS = [f"card:{id}" for id in KIND_IDS]
ITEM_REFS = CARD_REFS[:ITEMS]
HAZARD_REFS = CARD_REFS[ITEMS:]
PLACE_REFS = [f"place:{id}" for id in PLACE_IDS]

MOVES = MoveTable(
    group(PLACE, "place", ITEM_REFS, PLACE_REFS),
    group(PLAY, "play", HAZARD_REFS),
    group(DRAW, "draw"),
    group(HIKE, "hike"),
    group(READY, "ready"),
    group(JOIN, "join"),
    group(STAY, "stay"),
    group(GO_ON, "go-on"),
    group(STOP, "stop"),
    group(TAKE, "take", ITEM_REFS),
    group(LEAVE, "leave"),
    group(DISCARD, "discard", CARD_REFS),
    group(DROP, "drop", PLACE_REFS),
    group(SHOW, "show", PLACE_REFS),
    group(SHOW_PACK, "show-pack"),
)
