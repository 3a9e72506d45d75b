"""The cards and connections of Le jeu du tour du monde, made from `data/` at import. No printed number is here.

A *stop* is a country or an island: what connects and what a tour is made of. Cards are numbered: countries,
islands, secondary destinations, jokers, "+1" cards.
"""

from typing import Final

from mypy_extensions import i64

from baluchon.games.tour_du_monde.cards import Cards, cards_of
from baluchon.kernel.data import Names, names_of_rows, names_of_table, read_csv, read_toml

_PACKAGE: Final = "baluchon.games.tour_du_monde"
_stops = read_csv(_PACKAGE, "countries.csv")
_connections = read_csv(_PACKAGE, "connections.csv")
_secondaries = read_csv(_PACKAGE, "secondaries.csv")
_tables = read_toml(_PACKAGE, "tables.toml")

MIN_SEATS: Final[int] = min(_tables["players"])
MAX_SEATS: Final[int] = max(_tables["players"])
ROUNDS: Final[i64] = _tables["rounds"]
DEALT: Final[list[int]] = [_tables["dealt"].get(str(seats), 0) for seats in range(max(_tables["players"]) + 1)]
STOPS_PER_TURN: Final[i64] = _tables["limits"]["new_countries_per_turn"]
DRY_TURNS: Final[i64] = _tables["limits"]["dry_turns"]

STOP_IDS: Final[list[str]] = [row["id"] for row in _stops]
SECONDARY_IDS: Final[list[str]] = [row["id"] for row in _secondaries]
CARD_IDS: Final[list[str]] = [
    *STOP_IDS,
    *SECONDARY_IDS,
    *[f"joker-{n + 1}" for n in range(_tables["cards"]["jokers"])],
    *[f"plus-one-{n + 1}" for n in range(_tables["cards"]["plus_one"])],
]
CONTINENT_IDS: Final[list[str]] = list(dict.fromkeys(row["continent"] for row in _stops))

# The first card of each kind; a stop is any card below SECONDARY.
SECONDARY: Final[i64] = len(STOP_IDS)
JOKER: Final[i64] = len(STOP_IDS) + len(SECONDARY_IDS)
PLUS_ONE: Final[i64] = len(STOP_IDS) + len(SECONDARY_IDS) + _tables["cards"]["jokers"]
STOPS: Final[i64] = len(STOP_IDS)
CARDS: Final[i64] = len(CARD_IDS)

GOLD: Final[list[int]] = [stop for stop, row in enumerate(_stops) if row["gold"] == "1"]
IS_ISLAND: Final[list[bool]] = [row["kind"] == "island" for row in _stops]
_country_codes = [row["iso2"] if row["kind"] == "country" else "" for row in _stops]
ISLAND_OF: Final[list[int]] = [
    _country_codes.index(row["iso2"]) if row["kind"] == "island" and row["iso2"] in _country_codes else -1
    for row in _stops
]
"""The country an island belongs to, if that is in the game too."""
CONTINENT: Final[list[int]] = [CONTINENT_IDS.index(row["continent"]) for row in _stops]
COUNTRY: Final[list[int]] = [STOP_IDS.index(row["country"]) for row in _secondaries]
"""The country of each secondary destination, counted from the first of them."""
POINTS: Final[list[int]] = [
    *[int(row["points"]) for row in _stops],
    *[int(row["points"]) for row in _secondaries],
    *[_tables["points"]["joker"]] * _tables["cards"]["jokers"],
    *[_tables["points"]["plus_one"]] * _tables["cards"]["plus_one"],
]

LINKS: Final[list[list[int]]] = [[] for _ in _stops]
"""The stops each stop connects to, in ascending order; connections are mutual (TM-C3)."""
for _row in _connections:
    LINKS[STOP_IDS.index(_row["a"])].append(STOP_IDS.index(_row["b"]))
    LINKS[STOP_IDS.index(_row["b"])].append(STOP_IDS.index(_row["a"]))
for _linked in LINKS:
    _linked.sort()


def _opened_by(stop: int) -> list[int]:
    return LINKS[stop] + [SECONDARY + i for i, country in enumerate(COUNTRY) if country == stop]


OPENS: Final[list[Cards]] = [cards_of(_opened_by(stop)) for stop in range(len(STOP_IDS))]
"""What each stop opens once it is in the tour: the stops it connects to and its secondary destinations."""

ALL_CARDS: Final = cards_of(list(range(len(CARD_IDS))))
STOP_CARDS: Final = cards_of(list(range(len(STOP_IDS))))
SECONDARY_CARDS: Final = cards_of(list(range(len(STOP_IDS), len(STOP_IDS) + len(SECONDARY_IDS))))
JOKERS: Final = cards_of([card for card, id in enumerate(CARD_IDS) if id.startswith("joker")])
PLUS_ONES: Final = cards_of([card for card, id in enumerate(CARD_IDS) if id.startswith("plus-one")])


def _steps_from(stop: int) -> list[int]:
    """How many connections away every stop is."""
    found = {stop: 0}
    while len(found) < len(STOP_IDS):
        found |= {linked: found[here] + 1 for here in list(found) for linked in LINKS[here] if linked not in found}
    return [found[other] for other in range(len(STOP_IDS))]


DISTANCE: Final[list[int]] = [steps for stop in range(len(STOP_IDS)) for steps in _steps_from(stop)]
"""By stop and stop: how many connections lie between them."""
FARTHEST: Final[i64] = max(max(_steps_from(gold)) for gold in GOLD)
"""How many steps there are at most from a starting capital to any stop."""


def _within(steps: int, stop: int) -> list[int]:
    return [other for other, distance in enumerate(_steps_from(stop)) if distance <= steps]


NEAR: Final[list[Cards]] = [
    cards_of(_within(steps, stop)) for stop in range(len(STOP_IDS)) for steps in range(int(FARTHEST) + 1)
]
"""By stop and number of steps, FARTHEST + 1 for each stop: what lies within so many steps."""

# The first move of each group of the move table; `moves.py` states them again.
FINISH: Final[i64] = 0
LAY: Final[i64] = 1
DISCARD: Final[i64] = 1 + len(CARD_IDS)
CHARTER: Final[i64] = 1 + 2 * len(CARD_IDS)
GIVE: Final[i64] = 1 + 2 * len(CARD_IDS) + len(STOP_IDS)
START: Final[i64] = 1 + 2 * len(CARD_IDS) + len(STOP_IDS) + max(_tables["players"])


def names() -> Names:
    """What the components are called: a card by its point of entry, a country by its own name."""
    return (
        names_of_rows("card", _stops, "entry")
        | names_of_rows("card", _secondaries)
        | names_of_rows("country", _stops, "country")
        | names_of_table(read_toml(_PACKAGE, "names.toml"))
    )
