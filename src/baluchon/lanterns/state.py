"""What lies on the table."""

from typing import Literal

from baluchon.kernel.bits import below
from baluchon.kernel.game import NONE, State
from baluchon.lanterns.components import CARDS

Phase = Literal["lighting", "burying", "over"]
LIGHTING: Phase = "lighting"
BURYING: Phase = "burying"
OVER: Phase = "over"


class Keeper:
    """What belongs to one seat; sets of lanterns are masks."""

    def __init__(self) -> None:
        self.hand = 0
        self.buried = 0  # face down
        self.choice = NONE  # chosen while others have not
        self.points = 0


class LanternState(State):
    """The middle of the table and the keepers around it."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.keepers = [Keeper() for _ in range(seats)]
        self.drawing = False  # option
        self.phase: Phase = LIGHTING
        self.winner = 0  # of the last light
        self.bag = below(CARDS)  # in no order
        self.lit = 0
