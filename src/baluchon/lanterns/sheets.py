"""The referee's score sheets, and how a game ended."""

from baluchon.kernel.sheets import Line, Outcome, Sheet, outcome_of
from baluchon.kernel.words import Message
from baluchon.lanterns import scoring
from baluchon.lanterns.state import LanternState


def sheets(s: LanternState) -> list[Sheet]:
    """What every seat scored, line by line."""
    return [
        Sheet(seat, (Line("lights", own.points, "LA-T2"), Line("buried", scoring.buried_points(s, seat), "LA-E1")))
        for seat, own in enumerate(s.keepers)
    ]


def outcome(s: LanternState) -> Outcome:
    """LA-E1, LA-E2: who is where, and why it ended."""
    keys = [scoring.rank_key(s, seat) for seat in range(s.seats)]
    return outcome_of(keys, Message("ending-hand"), Message("tie-buried"))
