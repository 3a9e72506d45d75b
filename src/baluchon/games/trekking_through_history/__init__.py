"""Trekking Through History: three days of travel through the ages, 2 to 4 seats."""

from baluchon.games.trekking_through_history import state, view, words
from baluchon.games.trekking_through_history.components import DAYS, HOURS, MAX_SEATS, MIN_SEATS, MOST_WILDS, names
from baluchon.games.trekking_through_history.moves import MOVES
from baluchon.games.trekking_through_history.rules import HistoryRules
from baluchon.kernel.declaration import Game
from baluchon.kernel.options import flag

__all__ = ["GAME"]

_TITLE = "Trekking Through History"

GAME = Game(
    id="trekking-through-history",
    package=__name__,
    titles={"en": _TITLE, "fr": _TITLE, "de": _TITLE},
    min_seats=MIN_SEATS,
    max_seats=MAX_SEATS,
    version=1,
    rules=HistoryRules(),
    moves=MOVES,
    names=names(),
    dump=state.dump,
    load=state.load,
    inventory=state.inventory,
    public=view.public,
    private=view.private,
    prompt=words.prompt,
    events=words.events,
    why_not=words.why_not,
    sheets=words.sheets,
    outcome=words.outcome,
    # A day: one itinerary, then turns of at least an hour each: a card, its crystals, its wild tokens.
    most_decisions=lambda seats: seats * DAYS * (1 + HOURS * (2 + MOST_WILDS)),
    options=(flag("first-game"),),
)
