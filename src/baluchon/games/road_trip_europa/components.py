"""The cards and tables of Road Trip Europa, made from `data/` at import. No printed number is written here."""

from typing import Final

from mypy_extensions import i64

from baluchon.kernel.bags import ONE
from baluchon.kernel.bits import mask_of, subsets
from baluchon.kernel.data import Names, names_of_rows, names_of_table, read_csv, read_toml

_PACKAGE: Final = "baluchon.games.road_trip_europa"
_cards = read_csv(_PACKAGE, "cards.csv")
_regions = read_csv(_PACKAGE, "regions.csv")
_tables = read_toml(_PACKAGE, "tables.toml")

ROUNDS: Final[i64] = _tables["rounds"]
HAND: Final[i64] = _tables["hand"]
COUNTRY_POINTS: Final[i64] = _tables["country_points"]
PASSPORT: Final[list[int]] = _tables["passport"]
MIN_SEATS: Final[int] = _tables["players"]["min"]
MAX_SEATS: Final[int] = _tables["players"]["max"]

CARD_IDS: Final[list[str]] = [row["id"] for row in _cards]
REGION_IDS: Final[list[str]] = [row["id"] for row in _regions]
FOOD_IDS: Final[list[str]] = list(_tables["food"])
TRANSPORT_IDS: Final[list[str]] = list(_tables["transport_pair"])
CULTURE_IDS: Final[list[str]] = list(_tables["culture"]["kinds"])
NAMING_IDS: Final[list[str]] = [*CULTURE_IDS, "none"]  # what a seat may name: a kind of culture, or none

REGIONS: Final[i64] = len(REGION_IDS)
TRANSPORTS: Final[i64] = len(TRANSPORT_IDS)
CULTURES: Final[i64] = len(CULTURE_IDS)
NO_CULTURE: Final[i64] = len(CULTURE_IDS)
DECK: Final[list[int]] = list(range(len(CARD_IDS)))
ALL_CARDS: Final[i64] = mask_of(list(range(len(CARD_IDS))))

# The cards of every set within each third of the deck, by its mask there: see `hand` in `state.py`.
_third = (len(CARD_IDS) + 2) // 3
THIRD: Final[i64] = _third
IN_THIRD: Final[i64] = 2**_third - 1
FIRST_CARDS: Final[list[list[int]]] = subsets(DECK[:_third])
MIDDLE_CARDS: Final[list[list[int]]] = subsets(DECK[_third : 2 * _third])
LAST_CARDS: Final[list[list[int]]] = subsets(DECK[2 * _third :])

NUMBER: Final[bytes] = bytes([int(row["number"]) for row in _cards])
REGION: Final[bytes] = bytes([REGION_IDS.index(row["region"]) for row in _cards])
FOOD: Final[list[int]] = [FOOD_IDS.index(row["food"]) if row["food"] else -1 for row in _cards]
FOOD_VALUE: Final[bytes] = bytes([_tables["food"][row["food"]] if row["food"] else 0 for row in _cards])
TRANSPORT: Final[list[int]] = [TRANSPORT_IDS.index(row["transport"]) if row["transport"] else -1 for row in _cards]
CULTURE: Final[list[int]] = [CULTURE_IDS.index(row["culture"]) if row["culture"] else -1 for row in _cards]

FOOD_LIMIT: Final[i64] = _tables["food_rule"]["full_up_to"]
FOOD_DIVISOR: Final[i64] = _tables["food_rule"]["above_divide_by"]
PAIR: Final[bytes] = bytes(_tables["transport_pair"].values())
FREQUENCY: Final[list[int]] = [_tables["transport_frequency"][kind] for kind in TRANSPORT_IDS]
CULTURE_POINTS: Final[list[int]] = [
    _tables["culture_points"].get(str(seats), 0) for seats in range(_tables["players"]["max"] + 1)
]

# The bag with a card's symbol, if it has one: of a kind of transport, of a kind of culture.
TRANSPORT_BAG: Final[list[int]] = [ONE[kind] if kind >= 0 else 0 for kind in TRANSPORT]
CULTURE_BAG: Final[list[int]] = [ONE[kind] if kind >= 0 else 0 for kind in CULTURE]

STAR: Final[list[int]] = [int(row["star"]) for row in _regions]
REGION_CARDS: Final[list[int]] = [
    mask_of([card for card, row in enumerate(_cards) if row["region"] == region]) for region in REGION_IDS
]
# How many cards show each kind of culture.
CULTURE_FREQUENCY: Final[list[int]] = [CULTURE.count(kind) for kind in range(len(CULTURE_IDS))]

# The first move of each group of the move table; `moves.py` states them again.
PICK: Final[i64] = 0
NAME: Final[i64] = len(CARD_IDS)


def names() -> Names:
    """What the components are called."""
    table = names_of_table(read_toml(_PACKAGE, "names.toml"))
    return names_of_rows("card", _cards) | names_of_rows("region", _regions) | table
