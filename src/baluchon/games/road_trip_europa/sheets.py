"""The referee's score sheets, and who won and why."""

from baluchon.games.road_trip_europa import components as c
from baluchon.games.road_trip_europa import scoring
from baluchon.games.road_trip_europa.state import RoadTripState, Traveller
from baluchon.kernel import rows
from baluchon.kernel.sheets import Line, Outcome, Sheet, outcome_of
from baluchon.kernel.words import Message


def sheets(s: RoadTripState) -> list[Sheet]:
    """A sheet for each seat."""
    return [sheet_of(own) for own in s.travellers]


def sheet_of(own: Traveller) -> Sheet:
    """What one seat has, line by line."""
    return Sheet(
        own.seat,
        (
            _by_round("start-end", own.start_end, "RT-P1"),
            _by_round("food", own.food, "RT-P2"),
            _by_round("transport", own.transport, "RT-P3"),
            Line("culture", rows.total(own.culture), "RT-P4"),
            Line("countries", scoring.country_total(own), "RT-G1"),
            Line("stars", scoring.star_total(own), "RT-G2"),
            Line("passport", own.passport, "RT-G3"),
        ),
    )


def _by_round(id: str, row: int, clause: str) -> Line:
    return Line(id, rows.total(row), clause, tuple(rows.numbers_in(row, c.ROUNDS)))


def outcome(s: RoadTripState) -> Outcome:
    """RT-E1, RT-E2: the end after four rounds."""
    keys = [scoring.rank_key(own) for own in s.travellers]
    _, passport, start_end = max(keys)
    return outcome_of(
        keys,
        Message("ending-rounds", {"rounds": c.ROUNDS}),
        Message("tie-passport", {"points": passport}),
        Message("tie-start-end", {"points": start_end}),
    )
