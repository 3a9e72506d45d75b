"""Kinds of facts: what the rules note of a game of Road Trip Europa, with what the two numbers of each mean."""

from typing import Final

CHOSE: Final = 0  # card; for its owner only, until all have chosen
LAID_FACE_DOWN: Final = 1  # card; for its owner only
LAID: Final = 2  # card
TURNED_UP: Final = 3  # card
START_END: Final = 4  # points
FOOD: Final = 5  # points
TRANSPORT: Final = 6  # points
STAR: Final = 7  # region, points
PASSPORT: Final = 8  # points
WILL_NAME: Final = 9  # kind of culture, or none; for its owner only, until all have named
NAMED: Final = 10  # kind of culture, points
NAMED_NONE: Final = 11
ROUND_BEGINS: Final = 12  # round from 1
GAME_ENDS: Final = 13
