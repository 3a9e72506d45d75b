"""The cards and tables of Let's Take a Hike, made from `data/` at import. No printed number is written here.

A card is known by its kind: copies of a kind do not differ. Items come first, then hazards.
"""

from typing import Final

from mypy_extensions import i64

from baluchon.kernel.bits import mask_of, members
from baluchon.kernel.data import Names, names_of_rows, names_of_table, read_csv, read_toml

_PACKAGE: Final = "baluchon.games.lets_take_a_hike"
_items = read_csv(_PACKAGE, "items.csv")
_hazards = read_csv(_PACKAGE, "hazards.csv")
_tables = read_toml(_PACKAGE, "tables.toml")
_hand_places: list[str] = _tables["places"]["hands"]

MIN_SEATS: Final[int] = _tables["players"]["min"]
MAX_SEATS: Final[int] = _tables["players"]["max"]
DEALT: Final[i64] = _tables["dealt_hand"]
HAND_LIMIT: Final[i64] = _tables["hand_limit"]
ACTIONS: Final[i64] = _tables["actions_per_turn"]
SWAPS_PER_SEAT: Final[i64] = _tables["limits"]["swaps_in_a_row_per_player"]

KIND_IDS: Final[list[str]] = [row["id"] for row in _items + _hazards]
PLACE_IDS: Final[list[str]] = [*_tables["places"]["pack"], *_hand_places]
KINDS: Final[i64] = len(KIND_IDS)
ITEMS: Final[i64] = len(_items)
PLACES: Final[i64] = len(PLACE_IDS)

COPIES: Final[list[int]] = [int(row["copies"]) for row in _items + _hazards]
DECK: Final[i64] = sum(COPIES)
ITEM_CARDS: Final[i64] = sum(COPIES[: len(_items)])
BOOTS: Final[list[int]] = [int(row["boots"]) for row in _items] + [0] * len(_hazards)
MOST_BOOTS: Final[i64] = max(BOOTS)

BEAR: Final[i64] = KIND_IDS.index("bear")
SKUNK: Final[i64] = KIND_IDS.index("skunk")
RACCOON: Final[i64] = KIND_IDS.index("raccoon")
BLISTER: Final[i64] = KIND_IDS.index("blister")
SPRAY: Final[i64] = KIND_IDS.index("bear-spray")
SOCKS: Final[i64] = KIND_IDS.index("socks")


def _places_of(printed: str) -> list[int]:
    """The places a card may lie on, in ascending order."""
    words = printed.split(";")
    return [place for place, id in enumerate(PLACE_IDS) if id in words or (id in _hand_places and "hands" in words)]


FITS: Final[list[int]] = [mask_of(_places_of(row["places"])) for row in _items]
"""LH-C2: by item, the places where it may be carried."""
HOLDS: Final[list[int]] = [
    mask_of([item for item, row in enumerate(_items) if place in _places_of(row["places"])])
    for place in range(len(PLACE_IDS))
]
"""By place, the items it may hold."""
ALL_PLACES: Final[i64] = mask_of(list(range(len(PLACE_IDS))))

# The first move of each group of the move table; `moves.py` states them again.
PLACE: Final[i64] = 0
PLAY: Final[i64] = len(_items) * len(PLACE_IDS)
DRAW: Final[i64] = PLAY + len(_hazards)
HIKE: Final[i64] = DRAW + 1
READY: Final[i64] = HIKE + 1
JOIN: Final[i64] = READY + 1
STAY: Final[i64] = JOIN + 1
GO_ON: Final[i64] = STAY + 1
STOP: Final[i64] = GO_ON + 1
TAKE: Final[i64] = STOP + 1
LEAVE: Final[i64] = TAKE + len(_items)
DISCARD: Final[i64] = LEAVE + 1
DROP: Final[i64] = DISCARD + len(KIND_IDS)
SHOW: Final[i64] = DROP + len(PLACE_IDS)
SHOW_PACK: Final[i64] = SHOW + len(PLACE_IDS)

PLACINGS: Final[list[list[int]]] = [
    [item * len(PLACE_IDS) + place for place in members(FITS[item] & free)]
    for item in range(len(_items))
    for free in range(2 ** len(PLACE_IDS))
]
"""By item and set of places, the moves that place the item on one of these places."""


def names() -> Names:
    """What the components are called."""
    table = names_of_table(read_toml(_PACKAGE, "names.toml"))
    return names_of_rows("card", _items) | names_of_rows("card", _hazards) | table
