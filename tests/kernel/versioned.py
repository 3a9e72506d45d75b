"""A game of another package in two versions: Lanterns, whose second version has one more option."""

from baluchon.games.road_trip_europa import GAME as ROAD_TRIP
from baluchon.kernel.declaration import Game
from baluchon.kernel.options import flag
from baluchon.lanterns import GAME as FIRST
from baluchon.lanterns.rules import LanternRules


def later(*earlier: Game, version: int) -> Game:
    return Game.of(
        "baluchon.lanterns",
        rules=LanternRules(),
        seats=(FIRST.min_seats, FIRST.max_seats),
        most_decisions=FIRST.most_decisions,
        options=(*FIRST.options, flag("moonlight")),
        version=version,
        earlier=earlier,
    )


GAME = later(FIRST, version=2)
UNORDERED = later(FIRST, version=1)
FOREIGN = later(ROAD_TRIP, version=2)
