"""The deal of the day at a server: the table for it, and how everyone has done."""

from datetime import date

from baluchon.daily import LEVEL, Daily, days_in_a_row, today
from baluchon.server.entries import Attempt
from baluchon.server.protocol import DailyDeal, DailyScore, DailyTry
from baluchon.server.store import Store
from baluchon.server.writing import distinct

MOST_BEST = 10
"""Scores that are shown."""
MOST_TRIES = 400
"""Of a person, for the calendar and the days in a row."""


async def try_of(store: Store, daily: Daily, person: str) -> Attempt | None:
    """A person's try at the deal of a day that counts."""
    tries = await store.attempts_of(person, MOST_TRIES)
    return next((each for each in tries if (each.day, each.game) == (str(daily.day), daily.game.id)), None)


async def deal_of(store: Store, daily: Daily, person: str | None, now: float) -> DailyDeal:
    """The deal of a day as a person may know it."""
    game, day = daily.game, str(daily.day)
    tries = [] if person is None else await store.attempts_of(person, MOST_TRIES)
    mine = next((each for each in tries if (each.day, each.game) == (day, game.id)), None)
    scores = sorted(await store.scores(day, game.id), reverse=not game.fewest_wins)
    best = await store.attempts(day, game.id, MOST_BEST, fewest_wins=game.fewest_wins)
    return DailyDeal(
        game=game.id,
        day=day,
        number=daily.number,
        ends=daily.ends,
        commit=daily.commit,
        seed=daily.seed.hex() if daily.day < today(now) else None,
        seats=daily.seats,
        level=LEVEL,
        played=sum(count for _, count in scores),
        middle=_middle(scores),
        better=_better(scores, None if mine is None else mine.score),
        best=_board(best, person),
        mine=None if mine is None else _told(mine),
        tries=[_told(each) for each in tries],
        streak=days_in_a_row({date.fromisoformat(each.day) for each in tries if each.score is not None}, today(now)),
    )


def _board(best: list[tuple[Attempt, str]], person: str | None) -> list[DailyScore]:
    """The best tries with names that nobody takes for one another, the better one's as it is."""
    board: list[DailyScore] = []
    for attempt, nickname in best:
        assert attempt.score is not None
        assert attempt.place is not None
        name = distinct(nickname, [each.name for each in board])
        board.append(DailyScore(name, attempt.score, attempt.place, attempt.person == person))
    return board


def _told(attempt: Attempt) -> DailyTry:
    return DailyTry(attempt.day, attempt.game, attempt.table, attempt.score, attempt.place)


def _middle(scores: list[tuple[int, int]]) -> int | None:
    """The score that half of all reached, of scores with how often there were, the best first."""
    half, reached = sum(count for _, count in scores) / 2, 0
    for score, count in scores:
        reached += count
        if reached >= half:
            return score
    return None


def _better(scores: list[tuple[int, int]], own: int | None) -> int:
    """How many are ahead of the own score."""
    ahead = 0
    for score, count in scores:
        if own is None or score == own:
            return ahead
        ahead += count
    return 0
