"""Small numbers side by side in one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baluchon.kernel.lanes import LANES, lane, lanes_of, numbers_in, raised, with_lane

small = st.integers(0, 255)
rows = st.lists(small, min_size=1, max_size=LANES)


@given(rows)
def test_lanes_hold_their_numbers(numbers: list[int]) -> None:
    lanes = lanes_of(numbers)
    assert numbers_in(lanes, len(numbers)) == numbers
    assert [lane(lanes, i) for i in range(len(numbers), LANES)] == [0] * (LANES - len(numbers))
    assert 0 <= lanes < 2**62


@given(rows, st.integers(0, LANES - 1), small)
def test_one_lane_changes_and_the_others_stay(numbers: list[int], i: int, value: int) -> None:
    i %= len(numbers)
    before, expected = lanes_of(numbers), [*numbers[:i], value, *numbers[i + 1 :]]
    assert numbers_in(with_lane(before, i, value), len(numbers)) == expected
    assert numbers_in(raised(before, i, value - numbers[i]), len(numbers)) == expected


@pytest.mark.parametrize("number", [-1, 256])
def test_what_does_not_fit_is_refused(number: int) -> None:
    with pytest.raises(ValueError, match=f"{number} does not fit"):
        lanes_of([0, number])
