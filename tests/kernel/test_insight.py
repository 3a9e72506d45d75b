"""Shares of a win from prospects, and the move one likes best."""

from math import exp, isclose

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baluchon.kernel.chance import liking
from baluchon.kernel.insight import best_liked, shares

prospects = st.lists(st.floats(-500, 500), min_size=2, max_size=6)


@given(prospects, st.floats(0.5, 50))
def test_shares_add_up_to_one_win(expected: list[float], spread: float) -> None:
    out = list(expected)
    shares(out, spread)
    assert isclose(sum(out), 1)
    assert all(0 <= share <= 1 for share in out)
    assert out[expected.index(max(expected))] == max(out)


def test_one_spread_behind_is_one_eth_of_the_chance() -> None:
    out = [30.0, 20.0]
    shares(out, 10.0)
    assert isclose(out[1] / out[0], exp(-1))


def test_equal_prospects_are_equal_shares() -> None:
    out = [7.0, 7.0, 7.0, 7.0]
    shares(out, 3.0)
    assert out == [0.25] * 4


@given(
    st.lists(st.tuples(st.integers(0, 500), st.floats(-20, 20)), min_size=1, max_size=12),
    st.integers(0, 2**30),
    st.sampled_from([0.0, 0.5, 10.0]),
)
def test_the_best_liked_move_has_the_largest_gain_with_the_whim(
    rated: list[tuple[int, float]], whim: int, noise: float
) -> None:
    moves, gains = [move for move, _ in rated], [gain for _, gain in rated]
    liked = [gain + noise * liking(whim, move) for move, gain in rated]
    assert best_liked(moves, gains, whim, noise) == moves[liked.index(max(liked))]


@pytest.mark.parametrize("whim", [0, 1, 99])
def test_without_noise_the_first_of_equals_is_chosen(whim: int) -> None:
    assert best_liked([4, 7, 9], [1.0, 3.0, 3.0], whim, 0.0) == 7
