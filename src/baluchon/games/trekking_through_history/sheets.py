"""The referee's score sheets and the outcome."""

from baluchon.games.trekking_through_history import scoring
from baluchon.games.trekking_through_history.components import DAYS
from baluchon.games.trekking_through_history.state import HistoryState, Traveller
from baluchon.kernel.sheets import Line, Outcome, Sheet, decided_by, ranking
from baluchon.kernel.words import Message


def sheets(s: HistoryState) -> list[Sheet]:
    """The referee's score sheets."""
    return [_sheet(own) for own in s.travellers]


def _sheet(own: Traveller) -> Sheet:
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
    return Outcome(
        scores=tuple(key[0] for key in keys),
        ranking=ranking(keys),
        ending=Message("ending-days", {"days": int(DAYS)}),
        tie_break=_tie_break(keys),
    )


def _tie_break(keys: list[list[int]]) -> Message | None:
    """Which trek decided among those with the highest total, if more than one has it."""
    decided = decided_by(keys)
    if decided == 0:
        return Message("tie-shared")
    trek = decided - 1
    return Message("tie-trek", {"trek": trek, "cards": max(keys)[trek]}) if trek > 0 else None
