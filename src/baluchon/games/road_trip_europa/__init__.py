"""Road Trip Europa: draft seven countries a round, four rounds, 2 to 4 seats."""

from baluchon.games.road_trip_europa.components import HAND, MAX_SEATS, MIN_SEATS, ROUNDS
from baluchon.games.road_trip_europa.reasons import refuse
from baluchon.games.road_trip_europa.rules import RoadTripRules
from baluchon.kernel.declaration import Game
from baluchon.kernel.options import flag

__all__ = ["GAME"]

GAME = Game.of(
    __name__,
    rules=RoadTripRules(),
    seats=(MIN_SEATS, MAX_SEATS),
    # Six cards of seven are chosen in a round, then one culture is named.
    most_decisions=lambda seats: seats * ROUNDS * (HAND - 1 + 1),
    options=(flag("change-of-direction"),),
    refuse=refuse,
)
