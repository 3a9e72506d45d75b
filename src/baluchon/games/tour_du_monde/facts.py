"""What can happen in Le jeu du tour du monde: kinds of facts, with what their two numbers mean."""

from typing import Final

ROUND_BEGINS: Final = 0  # round from 1, cards dealt to each
TOUR_STARTS: Final = 1  # card, whether the seat has chosen it
DREW: Final = 2  # card; for the seat only
DREW_EXTRA: Final = 3  # card; for the seat only
NOTHING_TO_DRAW: Final = 4
RESHUFFLED: Final = 5  # cards in the new pile
LAID: Final = 6  # card
CHARTERED: Final = 7  # card, joker
DISCARDED: Final = 8  # card
NAMED: Final = 9  # the seat that draws
ROUND_ENDS: Final = 10  # how, round from 1
CAUGHT: Final = 11  # the two masks of the hand
DOUBLED: Final = 12  # points added
GAME_ENDS: Final = 13
