"""Duels: one bot against copies of another, every deal from each seat."""

import pytest

from baluchon.arena.duels import Duel

GAME = "road-trip-europa"


def test_a_duel_ends_when_it_is_clear_who_is_stronger() -> None:
    told: list[int] = []
    duel = Duel(GAME, 2, "casual", "random", "clear")
    duel.play(40, lambda: told.append(len(duel.shares)))
    assert duel.is_decided
    assert duel.share > 0.7
    assert told == list(range(1, len(duel.shares) + 1))
    assert len(told) < 40


def test_the_same_seed_gives_the_same_duel() -> None:
    first, second = (Duel(GAME, 2, "casual", "random", "same") for _ in range(2))
    first.play(2)
    second.play(2)
    assert first.shares == second.shares
    assert not first.is_decided


@pytest.mark.parametrize(
    ("shares", "decided"),
    [([1.0] * 9, False), ([1.0] * 10, True), ([0.0] * 10, True), ([0.5] * 30, False), ([1.0, 0.0] * 10, False)],
)
def test_few_or_even_deals_decide_nothing(shares: list[float], decided: bool) -> None:
    duel = Duel(GAME, 2, "casual", "random", "few", shares)
    low, high = duel.interval
    assert 0 <= low <= duel.share <= high <= 1
    assert duel.is_decided == decided


def test_a_bar_of_its_own_decides() -> None:
    shares = [0.5, 1.0] * 10
    assert Duel(GAME, 2, "casual", "random", "bar", shares).is_decided
    assert not Duel(GAME, 2, "casual", "random", "bar", shares, 0.75).is_decided
    assert Duel(GAME, 2, "casual", "random", "bar", shares, 0.95).is_decided
