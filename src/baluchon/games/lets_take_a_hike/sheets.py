"""The score sheets of a game that is over, who won and why."""

from baluchon.games.lets_take_a_hike import components as c
from baluchon.games.lets_take_a_hike import scoring
from baluchon.games.lets_take_a_hike.state import HikeState
from baluchon.kernel.sheets import Line, Outcome, Sheet, outcome_of
from baluchon.kernel.words import Message


def sheets(s: HikeState) -> list[Sheet]:
    """The referee's score sheets: the cards of the score pile by their boots."""
    return [sheet_of(s, seat) for seat in range(s.seats)]


def sheet_of(s: HikeState, seat: int) -> Sheet:
    """What one seat has, line by line."""
    taken, values = s.hikers[seat].taken, range(int(c.MOST_BOOTS), 0, -1)
    return Sheet(seat, tuple(Line(f"boots-{boots}", int(scoring.points_of(taken, boots)), "LH-H7") for boots in values))


def outcome(s: HikeState) -> Outcome:
    """LH-E1 to LH-E3: the end with the pile."""
    keys = [scoring.rank_key(s, seat) for seat in range(s.seats)]
    ending = "ending-nothing-left" if s.homeward else "ending-hike" if s.party else "ending-pile"
    return outcome_of(keys, Message(ending), Message("tie-cards", {"cards": max(keys)[1]}), Message("tie-skunk"))
