"""Ratings and meetings: who is stronger, by how much, and how sure that is."""

from fractions import Fraction

from baluchon.arena.ratings import pairings, ratings
from baluchon.arena.runner import Played
from baluchon.kernel.sheets import Outcome
from baluchon.kernel.words import Message


def played(number: int, bots: tuple[str, ...], ranking: tuple[int, ...]) -> Played:
    return Played(number, bots, Outcome(tuple(-place for place in ranking), ranking, Message("ending")), 10)


def test_the_stronger_bot_is_rated_higher_with_some_certainty() -> None:
    games = [played(n, ("a", "b"), (1, 2) if n % 4 else (2, 1)) for n in range(200)]
    best, other = ratings(games)
    assert (best.bot, other.bot) == ("a", "b")
    assert best.low < best.mean < best.high
    assert best.low > other.high
    assert other.mean < 25 < best.mean


def test_more_games_make_surer() -> None:
    games = [played(n, ("a", "b"), (1, 2) if n % 2 else (2, 1)) for n in range(200)]
    few, many = ratings(games[:20])[0], ratings(games)[0]
    assert many.high - many.low < few.high - few.low


def test_the_order_in_which_games_come_in_does_not_matter() -> None:
    games = [played(n, ("a", "b", "c"), ((1, 2, 3), (3, 1, 1), (2, 3, 1))[n % 3]) for n in range(30)]
    assert ratings(games) == ratings(games[::-1])


def test_a_bot_on_two_seats_is_rated_once() -> None:
    found = ratings([played(n, ("a", "a", "b"), (1, 3, 2)) for n in range(10)])
    assert sorted(rating.bot for rating in found) == ["a", "b"]
    assert found[0].low < found[1].mean, "first and third against second: no clear difference"


def test_meetings_count_every_pair_of_seats() -> None:
    met = pairings([played(0, ("a", "a", "b"), (1, 3, 2)), played(1, ("b", "a", "b"), (1, 1, 3))])
    assert set(met) == {("a", "b"), ("b", "a")}
    assert met["a", "b"].meetings == 4
    assert met["a", "b"].ahead == 1 + Fraction(1, 2) + 1
    assert met["a", "b"].rate + met["b", "a"].rate == 1
