"""Road Trip Europa: draft seven countries a round, four rounds, 2 to 4 seats."""

from baluchon.games.road_trip_europa import state, view
from baluchon.games.road_trip_europa.components import HAND, MAX_SEATS, MIN_SEATS, ROUNDS, names
from baluchon.games.road_trip_europa.moves import MOVES
from baluchon.games.road_trip_europa.rules import RoadTripRules
from baluchon.kernel.declaration import Game
from baluchon.kernel.options import flag

__all__ = ["GAME"]

GAME = Game(
    id="road-trip-europa",
    package=__name__,
    titles={"en": "Road Trip Europa", "fr": "Road Trip Europa", "de": "Road Trip Europa"},
    min_seats=MIN_SEATS,
    max_seats=MAX_SEATS,
    version=1,
    rules=RoadTripRules(),
    moves=MOVES,
    names=names(),
    dump=state.dump,
    load=state.load,
    inventory=state.inventory,
    public=view.public,
    private=view.private,
    prompt=view.prompt,
    events=view.events,
    why_not=view.why_not,
    sheets=view.sheets,
    outcome=view.outcome,
    # Six cards of seven are chosen in a round, then one culture is named.
    most_decisions=lambda seats: seats * ROUNDS * (HAND - 1 + 1),
    options=(flag("change-of-direction"),),
    refuse=view.refuse,
)
