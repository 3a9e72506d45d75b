"""Kinds of facts: what can happen in Trekking Through History, and what the two numbers of each fact mean."""

from typing import Final

WILL_USE: Final = 0  # itinerary; for its owner only, until all have chosen
USES: Final = 1  # itinerary
TAKES: Final = 2  # card, place in the departure row
SPENDS: Final = 3  # crystals
ARRIVES: Final = 4  # hour, hours moved
PUNCTUAL: Final = 5  # points
STOPPED: Final = 6  # hours that did not count
GAINS_CRYSTALS: Final = 7  # crystals
COVERS: Final = 8  # experience, cell
LOSES: Final = 9  # experience or wild
SPACE_PAYS: Final = 10  # points, crystals
ROW_PAYS: Final = 11  # points, crystals
TREK_GROWS: Final = 12  # cards in it, its last year
TREK_BEGINS: Final = 13  # cards in the trek that this finishes (0: there was none), year of the new one
NEW_CARD: Final = 14  # card
NOTHING_LEFT: Final = 15
DAY_BEGINS: Final = 16  # day from 1
GAME_ENDS: Final = 17
