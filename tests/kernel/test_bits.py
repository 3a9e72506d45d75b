"""Sets of small numbers as masks."""

from hypothesis import given
from hypothesis import strategies as st

from baluchon.kernel.bits import BIT, MOST, below, count, lowest, mask_of, members, nth

sets = st.sets(st.integers(0, MOST - 1))


def test_bits_are_powers_of_two() -> None:
    assert [BIT[n] for n in (0, 1, 31, 32, 40, 62)] == [1, 2, 2**31, 2**32, 2**40, 2**62]


@given(sets)
def test_a_mask_holds_its_elements_in_order(elements: set[int]) -> None:
    mask = mask_of(list(elements))
    assert members(mask) == sorted(elements)
    assert count(mask) == len(elements)


@given(sets.filter(bool))
def test_the_nth_element_is_the_nth_smallest(elements: set[int]) -> None:
    mask = mask_of(list(elements))
    assert lowest(mask) == min(elements)
    assert [nth(mask, n) for n in range(len(elements))] == sorted(elements)


def test_the_empty_set_has_no_members() -> None:
    assert (count(0), members(0), mask_of([])) == (0, [], 0)


def test_all_numbers_below_a_number() -> None:
    assert members(below(5)) == [0, 1, 2, 3, 4]
    assert below(0) == 0
    assert count(below(MOST)) == MOST
