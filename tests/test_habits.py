"""Which line of the score sheet decides somebody's losses, and when nothing is said."""

import pytest

from baluchon.arena.habits import FEWEST_GAMES, Finished, Habit, habit_of
from baluchon.kernel.sheets import Line, Sheet


def finished(own: dict[str, int], winner: dict[str, int], *, fewest_wins: bool = False, seat: int = 0) -> Finished:
    """A game of two; who has more points wins, or fewer."""
    sheets = [
        Sheet(place, tuple(Line(id, points, "") for id, points in lines.items()))
        for place, lines in enumerate((own, winner) if seat == 0 else (winner, own))
    ]
    totals = [sheet.total for sheet in sheets]
    best = min(totals) if fewest_wins else max(totals)
    return Finished(sheets, [place for place, total in enumerate(totals) if total == best], seat, fewest_wins)


WON = finished({"food": 9}, {"food": 1})
BY_PASSPORT = finished({"food": 10, "passport": 1}, {"food": 9, "passport": 7}, seat=1)
BY_FOOD = finished({"food": 4, "passport": 7}, {"food": 9, "passport": 7})
BY_BOTH = finished({"food": 5, "passport": 3}, {"food": 8, "passport": 6})
"""With the winner's points on one of the lines alone it would still be lost."""


def test_the_line_is_named_that_decides_most_losses() -> None:
    habit = habit_of([WON, BY_PASSPORT, BY_PASSPORT, BY_FOOD, BY_PASSPORT])
    assert habit == Habit(5, 4, "passport", 3, 4.5)


def test_where_the_fewest_win_more_is_worse() -> None:
    lost = finished({"caught": 30, "doubled": 4}, {"caught": 8, "doubled": 6}, fewest_wins=True)
    assert habit_of([lost] * 5) == Habit(5, 5, "caught", 5, 22.0)


def test_a_line_that_would_not_have_been_enough_decides_nothing() -> None:
    assert habit_of([BY_BOTH] * 6) == Habit(6, 6)


def test_a_line_is_named_only_if_it_decides_half_of_the_losses() -> None:
    assert habit_of([BY_PASSPORT, BY_BOTH, BY_BOTH, BY_BOTH, WON]).line is None
    assert habit_of([BY_PASSPORT, BY_PASSPORT, BY_BOTH, BY_BOTH, WON]).line == "passport"


def test_a_tie_that_was_lost_by_its_tie_break_is_decided_by_a_line_that_was_worse() -> None:
    even = Finished(
        [Sheet(0, (Line("food", 5, ""), Line("stars", 1, ""))), Sheet(1, (Line("food", 3, ""), Line("stars", 3, "")))],
        [1],
        0,
        fewest_wins=False,
    )
    assert habit_of([even] * 5).line == "stars"


@pytest.mark.parametrize("games", [[BY_PASSPORT] * (FEWEST_GAMES - 1), [WON] * 8, [WON] * 8 + [BY_PASSPORT] * 2])
def test_of_few_games_or_losses_nothing_is_said(games: list[Finished]) -> None:
    habit = habit_of(games)
    assert not habit.is_enough
    assert habit.line is None
    assert habit.games == len(games)
