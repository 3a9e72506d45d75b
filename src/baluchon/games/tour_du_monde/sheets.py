"""The referee's score sheets of Le jeu du tour du monde, and how a game ended."""

from baluchon.games.tour_du_monde import scoring
from baluchon.games.tour_du_monde.state import TourState, doubling
from baluchon.kernel.sheets import Line, Outcome, Sheet, outcome_of
from baluchon.kernel.words import Message


def sheets(s: TourState) -> list[Sheet]:
    """The referee's score sheets."""
    return [sheet_of(s, seat) for seat in range(s.seats)]


def sheet_of(s: TourState, seat: int) -> Sheet:
    """What one seat has, line by line."""
    own = s.travellers[seat]
    to_come = (0,) * (s.rounds - len(own.points))
    caught = own.points + to_come
    doubled = tuple(doubling(s, own, round) for round in range(len(own.points))) + to_come
    return Sheet(seat, (Line("caught", sum(caught), "TM-E2", caught), Line("doubled", sum(doubled), "TM-E3", doubled)))


def outcome(s: TourState) -> Outcome:
    """TM-E5: the lowest total wins, equal totals share."""
    keys = [scoring.rank_key(s, seat) for seat in range(s.seats)]
    ending = Message("ending-rounds", {"rounds": s.rounds})
    return outcome_of(keys, ending, scores=[int(scoring.total(s, seat)) for seat in range(s.seats)])
