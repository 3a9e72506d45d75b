"""The cards and tables of Trekking Through History, made from `data/` at import. No printed number is written here."""

from typing import Final

from mypy_extensions import i64

from baluchon.kernel import bags
from baluchon.kernel.bits import mask_of
from baluchon.kernel.data import Names, names_of_table, read_csv, read_toml

_PACKAGE: Final = "baluchon.games.trekking_through_history"
_cards = read_csv(_PACKAGE, "cards.csv")
_itineraries = read_csv(_PACKAGE, "itineraries.csv")
_ancestors = read_toml(_PACKAGE, "ancestors.toml")
_tables = read_toml(_PACKAGE, "tables.toml")


def _card_id(year: int) -> str:
    return f"{-year}-bce" if year < 0 else str(year)


def _bag(symbols: list[str]) -> int:
    """A bag of symbols: what a card and its place give is the sum of theirs."""
    return bags.from_kinds([SYMBOL_IDS.index(each) for each in symbols])


def _points(sign: str) -> int:
    return int(sign) if sign.isdigit() else 0


def _crystals(sign: str) -> int:
    return int(sign == "c")


DAYS: Final[i64] = _tables["days"]
HOURS: Final[i64] = _tables["hours"]
PUNCTUALITY: Final[i64] = _tables["punctuality"]
START_CRYSTALS: Final[i64] = _tables["start_crystals"]
CRYSTAL_POINTS: Final[i64] = _tables["crystal_points"]
DEALT: Final[i64] = _tables["itineraries_dealt"]
MIN_SEATS: Final[int] = _tables["players"]["min"]
MAX_SEATS: Final[int] = _tables["players"]["max"]

EXPERIENCES: Final[i64] = 4  # columns of an itinerary; the tokens of these symbols come first
WILD: Final[i64] = 4
CRYSTAL: Final[i64] = 5
SYMBOLS: Final[i64] = 6
EXPERIENCE_IDS: Final = ["person", "event", "innovation", "progress"]
SYMBOL_IDS: Final = ["person", "event", "innovation", "progress", "wild", "crystal"]

# Cards are called by their year and itineraries by a letter, so that neither is taken for a place in a list.
CARDS: Final[i64] = len(_cards)
ANCESTOR: Final[i64] = len(_cards)  # stands behind the history cards in every table of cards
YEAR: Final[list[int]] = [int(row["year"]) for row in _cards]
CARD_IDS: Final[list[str]] = [*[_card_id(int(row["year"])) for row in _cards], "ancestor"]
YEARS: Final[list[int]] = sorted(YEAR)
RANK: Final[bytes] = bytes(YEARS.index(year) + 1 for year in YEAR)
"""By card, the place of its year among all of them, from 1: smaller numbers than years, in the same order."""
HOUR_COST: Final[bytes] = bytes([*[int(row["hours"]) for row in _cards], _ancestors["hours"]])
GIVES: Final[list[int]] = [*[_bag(row["benefits"].split(";")) for row in _cards], _bag(_ancestors["benefits"])]
"""The benefits of each card, a bag of symbols."""

DECK: Final[i64] = len(_cards) // int(_tables["days"])  # cards of a day; the decks follow each other in the list
FULL_DECK: Final[i64] = mask_of(list(range(len(_cards) // int(_tables["days"]))))
ANCESTORS: Final[list[int]] = [_ancestors["used"].get(str(seats), 0) for seats in range(_tables["players"]["max"] + 1)]

PLACES: Final[i64] = len(_tables["departure"]["bonuses"])  # of the departure row; place 0 is the top of the deck
BESIDE: Final[i64] = len(_tables["departure"]["bonuses"])  # the row, where ancestors lie: nothing is printed there
MAT: Final[list[int]] = [
    *[_bag([] if symbol == "none" else [symbol]) for symbol in _tables["departure"]["bonuses"]],
    0,
]
"""What is printed under each place, a bag of symbols; then what lies beside the row."""

ITINERARIES: Final[i64] = len(_itineraries)
ITINERARY_IDS: Final[list[str]] = [chr(ord("a") + number) for number in range(len(_itineraries))]
ALL_ITINERARIES: Final[i64] = mask_of(list(range(len(_itineraries))))
ROWS: Final[i64] = 6
CELLS: Final[i64] = 24  # of an itinerary, row by row: `topmost` has a drawing
_FIRST_COLUMN: Final[i64] = 0x111111
_FIRST_ROW: Final[i64] = 0xF

_cells = ["".join(row[f"row{n}"] for n in range(1, 7)) for row in _itineraries]
_ends = [dict(end.split(":") for end in row["bonuses"].split(";")) for row in _itineraries]

SPACES: Final[list[int]] = [mask_of([cell for cell in range(24) if cells[cell] != "-"]) for cells in _cells]
COLUMN: Final[list[int]] = [
    mask_of([cell for cell in range(column, 24, 4) if cells[cell] != "-"]) for cells in _cells for column in range(4)
]
"""The spaces by itinerary and column."""
ROW: Final[list[int]] = [
    mask_of([cell for cell in range(4 * row, 4 * row + 4) if cells[cell] != "-"]) if str(row + 1) in ends else 0
    for cells, ends in zip(_cells, _ends, strict=True)
    for row in range(6)
]
"""The spaces by itinerary and row, for rows whose end pays; else nothing."""
SPACE_POINTS: Final[bytes] = bytes(_points(sign) for cells in _cells for sign in cells)
SPACE_CRYSTALS: Final[bytes] = bytes(_crystals(sign) for cells in _cells for sign in cells)
ROW_POINTS: Final[bytes] = bytes(_points(ends.get(str(row + 1), "")) for ends in _ends for row in range(6))
ROW_CRYSTALS: Final[bytes] = bytes(_crystals(ends.get(str(row + 1), "")) for ends in _ends for row in range(6))

TREK_POINTS: Final[list[int]] = [0, *_tables["trek"]["points"].values()]
"""By number of cards, as far as the mat prints them."""
TREK_FURTHER: Final[i64] = _tables["trek"]["further"]
_PRINTED: Final[i64] = len(TREK_POINTS) - 1
_LOSS: Final[i64] = -min(TREK_POINTS)
_TREK_POINTS: Final[bytes] = bytes(points - min(TREK_POINTS) for points in TREK_POINTS)
"""The same, counted from the worst: bytes are read faster."""

MOST_HOURS: Final[i64] = max(int(row["hours"]) for row in _cards)
MOST_WILDS: Final[i64] = max(row["benefits"].split(";").count("wild") for row in _cards)

# Bounds of what a seat may have.
MOST_CARDS: Final[i64] = DAYS * HOURS  # and treks: each card takes an hour at least
MOST_CRYSTALS: Final[i64] = 255  # more than cards, places and itineraries of three days give together
MOST_IN_DAY: Final[i64] = max(
    sum(_points(sign) for sign in cells) + sum(_points(pays) for pays in ends.values())
    for cells, ends in zip(_cells, _ends, strict=True)
)

# The first move of each group of the move table; `moves.py` states them again.
USE: Final[i64] = 0
TAKE: Final[i64] = len(_itineraries)
SPEND: Final[i64] = len(_itineraries) + len(_cards) + 1
PLACE: Final[i64] = len(_itineraries) + len(_cards) + 1 + max(int(row["hours"]) for row in _cards)


def topmost(free: i64, column: i64) -> i64:
    """The topmost cell of a column among the free ones, as a set of one; empty if the column has none.

    Cells are counted row by row, so those of a column lie four apart; shifted by the column, they are the first one's:

        cells    0  1  2  3       first column    x . . .
                 4  5  6  7                       x . . .
                 8  9 10 11                       x . . .
                 …           23                   …
    """
    cells = free >> column & _FIRST_COLUMN
    return (cells & -cells) << column  # the lowest bit alone


def in_row(cells: i64, row: i64) -> i64:
    """The columns in which a row has some of these cells."""
    return cells >> (row * EXPERIENCES) & _FIRST_ROW


def in_columns(cells: i64) -> i64:
    """The columns that have some of these cells."""
    columns: i64 = 0
    while cells != 0:
        columns |= cells & _FIRST_ROW
        cells >>= EXPERIENCES
    return columns


def trek_points(cards: i64) -> i64:
    """TH-P2: what a trek of so many cards scores."""
    if cards <= _PRINTED:
        return _TREK_POINTS[cards] - _LOSS
    return _TREK_POINTS[_PRINTED] - _LOSS + TREK_FURTHER * (cards - _PRINTED)


def names() -> Names:
    """What the components are called."""
    table = read_toml(_PACKAGE, "names.toml")
    patterns: dict[str, dict[str, str]] = table.pop("patterns")
    early_until: int = table.pop("early_until")
    found = names_of_table(table)
    for card, row in enumerate(_cards):
        year = YEAR[card]
        era = "before" if year < 0 else "early" if year < early_until else "plain"
        found[f"card:{CARD_IDS[card]}"] = {language: row[f"title_{language}"] for language in ("en", "fr", "de")}
        found[f"year:{year}"] = _dated(year, patterns[era], patterns["thousands"])
        found[f"short-year:{year}"] = _dated(year, patterns.get(f"short-{era}", patterns[era]), patterns["thousands"])
    for id in ITINERARY_IDS:
        found[f"itinerary:{id}"] = {
            language: pattern.format(id.upper()) for language, pattern in patterns["itinerary"].items()
        }
    return found


def _dated(year: int, pattern: dict[str, str], separators: dict[str, str]) -> dict[str, str]:
    """A year as it is written in each language."""
    return {language: each.format(_grouped(abs(year), separators[language])) for language, each in pattern.items()}


def _grouped(number: int, separator: str) -> str:
    """A year with its thousands set apart, which people do from five digits on."""
    return f"{number:,}".replace(",", separator) if number > 9999 else str(number)
