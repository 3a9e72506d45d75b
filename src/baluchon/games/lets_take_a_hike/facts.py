"""What can happen: the kinds of facts that the rules note, each with what its two numbers mean.

`words.py` says how they are told and to whom.
"""

from typing import Final

PACKED: Final = 0  # item, place; for its owner only, until all are ready
LAID: Final = 1  # item, place
LAID_FACE_DOWN: Final = 2  # item, place; the item for its owner only
FIRST_TURN: Final = 3
DREW: Final = 4  # card; for its owner only
PLACED: Final = 5  # item, place
PLACED_FACE_DOWN: Final = 6  # item, place; the item for its owner only
TOOK_BACK: Final = 7  # item, place
TOOK_BACK_UNSEEN: Final = 8  # item, place; the item for its owner only
PLAYED: Final = 9  # hazard
SET_OUT: Final = 10  # number of the hike
JOINED: Final = 11
STAYED: Final = 12
TURNED_UP: Final = 13  # card
MATCHED: Final = 14  # item
SHOWED: Final = 15  # item, place
WILL_SHOW: Final = 16  # item, place; for its owner only, until all have chosen
WILL_SHOW_PACK: Final = 17  # for its owner only, until all have chosen
WILL_DROP: Final = 18  # item, place; for its owner only, until all have chosen
DROPPED: Final = 19  # item, place
THROWN_OUT: Final = 20
WILL_DISCARD: Final = 21  # card; for its owner only, until all have chosen
DISCARDED: Final = 22  # card
ROBBED: Final = 23  # card
PROTECTED: Final = 24  # item that protects
NOBODY_HIT: Final = 25  # hazard
WENT_ON: Final = 26
STOPPED: Final = 27
MUST_STOP: Final = 28
TOOK: Final = 29  # item, boots
TOOK_NOTHING: Final = 30
PICKED_UP: Final = 31  # cards taken back into hand
LEADS_ON: Final = 32
ROW_LOST: Final = 33  # cards
HIKE_ENDED: Final = 34
REFILLED: Final = 35  # cards
NOTHING_LEFT: Final = 36
GAME_ENDS: Final = 37
WON_DRAW: Final = 38
