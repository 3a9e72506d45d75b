"""A view of Lanterns whose points have no bounds, so that an encoder writes them as large numbers."""

from typing import Annotated

import msgspec

from baluchon.kernel.bits import count
from baluchon.kernel.views import BY_SEAT, Seat, points, upto
from baluchon.lanterns import view
from baluchon.lanterns.components import CARDS
from baluchon.lanterns.state import OVER, LanternState, Phase
from baluchon.lanterns.view import Lantern


class KeeperView(msgspec.Struct, frozen=True):
    seat: Seat
    hand_size: Annotated[int, upto(CARDS)]
    buried: Annotated[int, upto(CARDS)]
    dug_up: list[Lantern]
    lights: Annotated[int, points("lights")]


class Boundless(msgspec.Struct, frozen=True):
    phase: Phase
    winner: Seat
    keepers: Annotated[list[KeeperView], BY_SEAT]
    bag: Annotated[int, upto(CARDS)]
    lit: list[Lantern]


def boundless(s: LanternState) -> Boundless:
    keepers = [
        KeeperView(
            seat, count(own.hand), count(own.buried), view.refs(own.buried if s.phase == OVER else 0), own.points
        )
        for seat, own in enumerate(s.keepers)
    ]
    return Boundless(s.phase, s.winner, keepers, count(s.bag), view.refs(s.lit))
