"""Sets of small numbers as masks."""

from hypothesis import given
from hypothesis import strategies as st

from baluchon.kernel.bits import (
    BIT,
    MOST,
    append_members,
    below,
    count,
    has,
    is_several,
    lowest,
    mask_of,
    members,
    minus,
    nth,
    plus,
    rest,
    subsets,
)

elements_of = st.integers(0, MOST - 1)
sets = st.sets(elements_of)


def test_bits_are_powers_of_two() -> None:
    assert [BIT[n] for n in (0, 1, 31, 32, 40, 62)] == [1, 2, 2**31, 2**32, 2**40, 2**62]


@given(sets)
def test_a_mask_holds_its_elements_in_order(elements: set[int]) -> None:
    mask = mask_of(list(elements))
    assert members(mask) == sorted(elements)
    moves = [7]
    append_members(moves, 100, mask)
    assert moves == [7, *[100 + each for each in sorted(elements)]]
    assert count(mask) == len(elements)


@given(sets.filter(bool))
def test_the_nth_element_is_the_nth_smallest(elements: set[int]) -> None:
    mask = mask_of(list(elements))
    assert lowest(mask) == min(elements)
    assert [nth(mask, n) for n in range(len(elements))] == sorted(elements)


@given(sets, elements_of)
def test_verbs_do_what_they_do_with_sets(elements: set[int], n: int) -> None:
    mask = mask_of(list(elements))
    assert has(mask, n) == (n in elements)
    assert members(plus(mask, n)) == sorted(elements | {n})
    assert members(minus(mask, n)) == sorted(elements - {n})
    assert is_several(mask) == (len(elements) > 1)


@given(sets)
def test_a_set_is_walked_by_its_lowest_and_the_rest(elements: set[int]) -> None:
    walked, mask = [], mask_of(list(elements))
    while mask:
        walked.append(lowest(mask))
        mask = rest(mask)
    assert walked == sorted(elements)


@given(st.lists(elements_of, unique=True, max_size=6).map(sorted))
def test_subsets_are_listed_by_their_masks(elements: list[int]) -> None:
    found = subsets(elements)
    assert found == [[elements[n] for n in members(mask)] for mask in range(2 ** len(elements))]


def test_the_empty_set_has_no_members() -> None:
    assert (count(0), members(0), mask_of([])) == (0, [], 0)


def test_all_numbers_below_a_number() -> None:
    assert members(below(5)) == [0, 1, 2, 3, 4]
    assert below(0) == 0
    assert count(below(MOST)) == MOST
