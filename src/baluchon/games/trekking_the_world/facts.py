"""Kinds of facts that the rules note. Comments say what the two numbers of a fact are; `words.py` says who is told."""

from typing import Final

BEGAN: Final = 0  # place
FLEW: Final = 1  # place
PLANNED_TREK: Final = 2  # place; this and the next four for the seat itself only
PLANNED_VISIT: Final = 3  # destination card
PLANNED_JOURNEY: Final = 4  # journey card
PICKED: Final = 5  # kind of trek card
WAIVED: Final = 6  # symbol
TREKKED: Final = 7  # place, links
STAYED: Final = 8
PAID: Final = 9  # kind, how many
CUBE_TAKEN: Final = 10  # colour, place
TILE_TAKEN: Final = 11  # colour
TILE_RETURNED: Final = 12  # colour
TOKEN_TAKEN: Final = 13  # region, value; the value for the seat itself only
TOOK: Final = 14  # kind
DREW: Final = 15  # kind; for the seat itself only
DREW_NOTHING: Final = 16
TURNED_UP: Final = 17  # kind
RESHUFFLED: Final = 18  # how many cards
VISITED: Final = 19  # destination card, victory points
GAINED: Final = 20  # value of a VP token
OPENED: Final = 21  # destination card
JOURNEYED: Final = 22  # journey card
MOVED: Final = 23  # place, on a journey
RECOLOURED: Final = 24  # the colour before, the colour after
SKIPPED: Final = 25
LAID_OUT: Final = 26
GAME_ENDS: Final = 27  # ending
TOKEN_SHOWN: Final = 28  # region, value
TURN_BEGINS: Final = 29  # number of the turn
