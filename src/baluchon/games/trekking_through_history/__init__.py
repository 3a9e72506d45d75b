"""Trekking Through History: three days of travel through the ages, 2 to 4 seats."""

from baluchon.games.trekking_through_history.components import DAYS, HOURS, MAX_SEATS, MIN_SEATS, MOST_WILDS
from baluchon.games.trekking_through_history.rules import HistoryRules
from baluchon.kernel.declaration import Game
from baluchon.kernel.options import flag

__all__ = ["GAME"]

GAME = Game.of(
    __name__,
    rules=HistoryRules(),
    seats=(MIN_SEATS, MAX_SEATS),
    # A day: one itinerary, then turns of at least an hour each: a card, its crystals, its wild tokens.
    most_decisions=lambda seats: seats * DAYS * (1 + HOURS * (2 + MOST_WILDS)),
    options=(flag("first-game"),),
)
