"""The referee's score sheets and the outcome."""

from baluchon.games.trekking_through_history import scoring
from baluchon.games.trekking_through_history.components import DAYS
from baluchon.games.trekking_through_history.state import HistoryState, Traveller
from baluchon.kernel.sheets import Line, Outcome, Sheet, outcome_of
from baluchon.kernel.words import Message


def sheets(s: HistoryState) -> list[Sheet]:
    """The referee's score sheets."""
    return [sheet_of(own) for own in s.travellers]


def sheet_of(own: Traveller) -> Sheet:
    """What one seat has, line by line."""
    itineraries, punctuality = scoring.itinerary_points(own), scoring.punctual_points(own)
    return Sheet(
        own.seat,
        (
            Line("itineraries", sum(itineraries), "TH-T6", tuple(itineraries)),
            Line("punctuality", sum(punctuality), "TH-T3", tuple(punctuality)),
            Line("crystals", scoring.crystal_points(own), "TH-P1"),
            Line("treks", scoring.all_trek_points(own), "TH-P2"),
        ),
    )


def outcome(s: HistoryState) -> Outcome:
    """TH-P1, TH-P3: the end after three days."""
    keys = [scoring.rank_key(own) for own in s.travellers]
    treks = enumerate(max(keys)[1:], 1)
    tie_breaks = [Message("tie-trek", {"trek": trek, "cards": cards}) for trek, cards in treks]
    return outcome_of(keys, Message("ending-days", {"days": int(DAYS)}), *tie_breaks)
