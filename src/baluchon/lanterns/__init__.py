"""Lanterns: a tiny card game with a bit of everything.

Hidden hands, choices made at the same time, cards buried face down, hidden draws, an option.
"""

from baluchon.kernel.declaration import Game
from baluchon.kernel.options import flag
from baluchon.lanterns.components import CARDS, MAX_SEATS, MIN_SEATS
from baluchon.lanterns.rules import LanternRules

__all__ = ["GAME"]

GAME = Game.of(
    __name__,
    rules=LanternRules(),
    seats=(MIN_SEATS, MAX_SEATS),
    # Each light takes a lantern from every hand, and at most all of them are ever lit.
    most_decisions=lambda seats: CARDS // seats * (seats + 1),
    options=(flag("drawing"),),
)
