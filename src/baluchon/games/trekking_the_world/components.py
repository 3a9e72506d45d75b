"""The map, cards and tables of Trekking the World, made from `data/` at import. No printed number is written here.

What differs between the versions of the rules is in `figures.py`.
"""

from typing import Any, Final, Literal, get_args

from mypy_extensions import i64

from baluchon.games.trekking_the_world.routes import Routes
from baluchon.kernel.bags import from_counts
from baluchon.kernel.bits import mask_of, subsets
from baluchon.kernel.data import Names, names_of_rows, names_of_table, read_csv, read_toml

_PACKAGE: Final = "baluchon.games.trekking_the_world"
VERSIONS: Final[list[int]] = [2, 1]
"""Of the rules: those that can be played, the newest first."""


def read_cards(version: int) -> list[dict[str, str]]:
    """The destination cards of a version."""
    return read_csv(_PACKAGE, "destinations.csv", version)


def read_tables(version: int) -> dict[str, Any]:
    """The tables of a version: of an earlier one, those that were otherwise."""
    return read_toml(_PACKAGE, "tables.toml", version)


_places = read_csv(_PACKAGE, "places.csv")
_links = read_csv(_PACKAGE, "links.csv")
_destinations = read_csv(_PACKAGE, "destinations.csv")
_journeys = read_csv(_PACKAGE, "journeys.csv")
_tables = read_toml(_PACKAGE, "tables.toml")
_setup = _tables["setup"]

MIN_SEATS: Final[int] = min(_setup["players"])
MAX_SEATS: Final[int] = max(_setup["players"])
DEALT: Final[i64] = _setup["trek_cards_dealt"]
OPEN_TREKS: Final[i64] = _setup["open_trek_cards"]
OPEN_DESTINATIONS: Final[list[int]] = [
    _setup["open_destination_cards"],
    _setup["open_destination_cards_alternative"],
]
DRAWS: Final[i64] = _setup["draw_action_cards"]
JOURNEY_PRICE: Final[i64] = _setup["journey_price_same_symbol"]
END_TOKENS: Final[i64] = _tables["end"]["region_tokens_taken"]
END_VISITS: Final[i64] = _tables["end"]["destinations_visited"]
MOST_LINKS: Final[i64] = max(read_tables(version)["limits"]["links_per_move"] for version in VERSIONS)
DRY_TURNS: Final[i64] = _tables["limits"]["dry_turns_per_player"]


def _id(name: str) -> str:
    return name.lower().replace(" ", "-")


# The map.
PLACE_IDS: Final[list[str]] = [row["id"] for row in _places]
REGION_NAMES: Final[list[str]] = list(_tables["regions"]["order"])
REGION_IDS: Final[list[str]] = [_id(name) for name in REGION_NAMES]
PLACES: Final[i64] = len(PLACE_IDS)
REGIONS: Final[i64] = len(REGION_IDS)
AIRPORTS: Final[list[int]] = [place for place, row in enumerate(_places) if row["kind"] == "airport"]
AIRPORT_COUNT: Final[i64] = len(AIRPORTS)
AIRPORT_MASK: Final[i64] = mask_of(AIRPORTS)
PLACE_REGION: Final[list[int]] = [REGION_NAMES.index(row["region"]) for row in _places]
REGION_MASK: Final[list[int]] = [
    mask_of([place for place, row in enumerate(_places) if row["region"] == name]) for name in REGION_NAMES
]
LEAST_SEATS: Final[list[int]] = [int(row["players"]) if row["players"] else -1 for row in _places]
LINKS: Final[list[tuple[int, int]]] = [(PLACE_IDS.index(row["a"]), PLACE_IDS.index(row["b"])) for row in _links]
WORLD: Final = Routes(len(PLACE_IDS), LINKS, MOST_LINKS)

# Trek cards: a kind is a symbol with a value.
SYMBOL_IDS: Final[list[str]] = list(_tables["trek_deck"]["symbols"])
SYMBOLS: Final[i64] = len(SYMBOL_IDS)
_values: list[int] = [int(value) for value in _tables["trek_deck"]["copies_of_value"]]
VALUES: Final[i64] = len(_values)
KIND_IDS: Final[list[str]] = [f"{symbol}-{value}" for symbol in SYMBOL_IDS for value in _values]
KINDS: Final[i64] = len(KIND_IDS)
SYMBOL: Final[list[int]] = [symbol for symbol in range(len(SYMBOL_IDS)) for _ in _values]
VALUE: Final[list[int]] = [value for _ in SYMBOL_IDS for value in _values]
COPIES: Final[list[int]] = [_tables["trek_deck"]["copies_of_value"][str(value)] for value in VALUE]
TREK_CARDS: Final[i64] = sum(COPIES)

# Destination cards.
CARD_IDS: Final[list[str]] = [row["id"] for row in _destinations]
ALL_CARDS: Final[i64] = mask_of(list(range(len(CARD_IDS))))
CARD_PLACE: Final[list[int]] = [PLACE_IDS.index(id) for id in CARD_IDS]
BONUS_FROM_RIGHT: Final[list[int]] = _tables["visit_bonus"]["from_right"]

# Souvenirs.
COLOUR_IDS: Final[list[str]] = list(_tables["majority"]["tiles"])
COLOURS: Final[i64] = len(COLOUR_IDS)
CUBES_PER_COLOUR: Final[int] = _tables["cubes"]["per_colour"]
MIN_MAJORITY: Final[i64] = _tables["majority"]["min_cubes"]
MOST_SETS: Final[i64] = _tables["suitcase"]["max_sets"]


def by_seats(sides: dict[str, Any], otherwise: Any) -> list[Any]:
    """What stands on the side for each number of seats, from 0; a side is called `2` or `3-5`."""
    found = [otherwise] * (MAX_SEATS + 1)
    for side, value in sides.items():
        first, _, last = side.partition("-")
        for seats in range(int(first), int(last or first) + 1):
            found[seats] = value
    return found


CUBES: Final[list[list[int]]] = [
    [CUBES_PER_COLOUR - removed[colour] for colour in COLOUR_IDS] if removed else []
    for removed in by_seats(_tables["cubes"]["removed"], {})
]

# Tokens.
_vp_tokens: list[int] = sorted(int(value) for value in _tables["vp_tokens"])
THREE: Final[i64] = _vp_tokens[0]
FIVE: Final[i64] = _vp_tokens[1]
THREES: Final[i64] = _tables["vp_tokens"][str(_vp_tokens[0])]
FIVES: Final[i64] = _tables["vp_tokens"][str(_vp_tokens[1])]
TOKEN_VALUES: Final[list[int]] = sorted(set(_tables["region_tokens"]["values"]))
TOKEN_COPIES: Final[list[int]] = [_tables["region_tokens"]["values"].count(value) for value in TOKEN_VALUES]
TOKENS: Final[i64] = sum(TOKEN_COPIES)
TOKEN_BAG: Final[i64] = from_counts(TOKEN_COPIES)

# Journey cards, line by line: an effect and its number.
MOVE_LINE: Final[i64] = 0
AIRPORT_LINE: Final[i64] = 1
DRAW_LINE: Final[i64] = 2
VISIT_LINE: Final[i64] = 3
GAIN_LINE: Final[i64] = 4
RECOLOUR_LINE: Final[i64] = 5
Effect = Literal["move", "airport", "draw", "visit-less", "gain", "recolour"]
EFFECTS: Final[tuple[Effect, ...]] = get_args(Effect)
JOURNEY_IDS: Final[list[str]] = [row["id"] for row in _journeys]
JOURNEY_LINES: Final[list[list[int]]] = [
    [EFFECTS.index(line.partition(":")[0]) for line in row["effects"].split(";")] for row in _journeys
]
JOURNEY_NUMBERS: Final[list[list[int]]] = [
    [int(line.partition(":")[2] or 0) for line in row["effects"].split(";")] for row in _journeys
]
DECKS: Final[list[list[int]]] = [
    [card for card, row in enumerate(_journeys) if row["deck"] == deck] for deck in _setup["open_journey_cards"]
]
FIRST_GAME: Final[list[int]] = [JOURNEY_IDS.index(id) for id in _setup["first_game_journeys"]]

# Which sums can be made, by the number of cards of each value: bit N for a sum of N, up to the longest move of any
# version. A hand
# with more of a value than fit into that sum can make no more sums than one with as many as fit.
_most: list[int] = [int(MOST_LINKS) // value for value in _values]
MOST_ONES: Final[i64] = _most[0]
MOST_TWOS: Final[i64] = _most[1]
MOST_THREES: Final[i64] = _most[2]


def _sums(counts: list[int]) -> int:
    sums = {0}
    for value, count in zip(_values, counts, strict=True):
        for _ in range(count):
            sums |= {total + value for total in sums}
    return sum(2**total for total in sums if total <= MOST_LINKS)


SUMS: Final[list[int]] = [
    _sums([ones, twos, threes])
    for ones in range(_most[0] + 1)
    for twos in range(_most[1] + 1)
    for threes in range(_most[2] + 1)
]

# The first move of each group of the move table; `moves.py` states them again.
BEGIN: Final[i64] = 0
FLY: Final[i64] = BEGIN + len(AIRPORTS)
GO: Final[i64] = FLY + len(AIRPORTS)
STAY: Final[i64] = GO + len(PLACE_IDS)
PAY: Final[i64] = STAY + 1
DEPART: Final[i64] = PAY + len(KIND_IDS)
TAKE: Final[i64] = DEPART + 1
DRAW: Final[i64] = TAKE + len(KIND_IDS)
VISIT: Final[i64] = DRAW + 1
JOURNEY: Final[i64] = VISIT + len(CARD_IDS)
WAIVE: Final[i64] = JOURNEY + len(JOURNEY_IDS)
GAIN: Final[i64] = WAIVE + len(SYMBOL_IDS)
RECOLOUR: Final[i64] = GAIN + 1
RECOLOURS: Final[list[tuple[int, int]]] = [
    (a, b) for a in range(len(COLOUR_IDS)) for b in range(len(COLOUR_IDS)) if a != b
]
SKIP: Final[i64] = RECOLOUR + len(RECOLOURS)


def _in_sixes(first: int, last: int) -> list[list[int]]:
    """For every six moves of a group the lists of those that a set of six names: 64 for each."""
    return [moves for move in range(first, last, 6) for moves in subsets(list(range(move, min(move + 6, last))))]


GO_MOVES: Final[list[list[int]]] = _in_sixes(GO, STAY)
TAKE_MOVES: Final[list[list[int]]] = _in_sixes(TAKE, DRAW)


def names() -> Names:
    """What the components are called; `label:` is the short name of a place for maps."""
    found = names_of_rows("place", _places) | names_of_rows("label", _places, "short")
    for row in _destinations:
        found[f"destination:{row['id']}"] = found[f"place:{row['id']}"]
    for symbol in SYMBOL_IDS:
        name = dict(_tables["symbols"][symbol]["name"])
        found[f"symbol:{symbol}"] = name
        for value in _values:
            found[f"trek:{symbol}-{value}"] = {language: f"{text} {value}" for language, text in name.items()}
    for region, id in zip(REGION_NAMES, REGION_IDS, strict=True):
        found[f"region:{id}"] = dict(_tables["regions"][region]["name"])
    return found | names_of_rows("journey", _journeys) | names_of_table(read_toml(_PACKAGE, "names.toml"))
