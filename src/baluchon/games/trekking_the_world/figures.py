"""What differs between the versions of the rules: costs, points and limits, one object for each version.

A state has the figures of its version, and every rule reads them there; copies share them. What is the same in all
versions is in `components.py`. No printed number is written here.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from baluchon.games.trekking_the_world import bags as treks
from baluchon.games.trekking_the_world.components import (
    COLOUR_IDS,
    SYMBOL_IDS,
    VERSIONS,
    by_seats,
    read_cards,
    read_tables,
)
from baluchon.kernel.bits import below
from baluchon.kernel.game import Figures

_SURE_CARDS_SINCE: Final[int] = 2


@final
class WorldFigures(Figures):
    """The figures of one version."""

    version: i64
    cost: list[int]  # by destination card and symbol: how many a visit asks for
    cost_total: list[int]  # by destination card: how many symbols in all
    asked: list[int]  # by destination card: its symbols as `treks.symbols` counts them
    card_vp: list[int]  # by destination card
    set_vp: list[list[int]]  # by seats, by complete sets
    majority_vp: list[list[int]]  # by seats, by colour
    lengths: i64  # TW-M8: the numbers of links that a move may have, from 0
    sure_cards: bool  # TW-A7: whether cards that every way to pay needs are picked without a question

    def __init__(self, version: int) -> None:
        cards = read_cards(version)
        tables = read_tables(version)
        self.version = version
        self.cost = [int(row[symbol]) for row in cards for symbol in SYMBOL_IDS]
        self.cost_total = [sum(int(row[symbol]) for symbol in SYMBOL_IDS) for row in cards]
        self.asked = [treks.asked([int(row[symbol]) for symbol in SYMBOL_IDS]) for row in cards]
        self.card_vp = [int(row["vp"]) for row in cards]
        self.set_vp = [[0, *values] for values in by_seats(tables["suitcase"]["sides"], [])]
        self.majority_vp = [_by_colour(tiles) for tiles in by_seats(tables["majority"]["vp"], {})]
        self.lengths = below(tables["limits"]["links_per_move"] + 1)
        self.sure_cards = version >= _SURE_CARDS_SINCE


def _by_colour(tiles: dict[str, Any]) -> list[int]:
    return [tiles.get(colour, 0) for colour in COLOUR_IDS]


ALL: Final[list[WorldFigures]] = [WorldFigures(version) for version in VERSIONS]
"""Of every version, the newest first."""
NEWEST: Final[WorldFigures] = ALL[0]
EARLIER: Final[list[WorldFigures]] = ALL[1:]
MOST_SYMBOLS: Final[int] = max(n for figures in ALL for n in figures.cost_total)
"""That a destination card of any version asks for."""
MOST_OF_A_SYMBOL: Final[int] = max(n for figures in ALL for n in figures.cost)
