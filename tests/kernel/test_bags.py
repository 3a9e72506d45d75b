"""Bags of cards by kind, held against Counters."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baluchon.kernel import bags
from baluchon.kernel.bits import rest

whole = st.tuples(
    *[st.integers(0, bags.MOST)] * (bags.KINDS - 1),
    st.integers(0, bags.MOST_OF_LAST),
).map(list)
"""How many cards of each kind: everything that a bag can hold."""
small = st.lists(st.integers(0, 7), min_size=1, max_size=bags.KINDS - 1)
"""Of fifteen kinds, up to seven cards each."""


@given(whole)
def test_a_bag_holds_its_cards(numbers: list[int]) -> None:
    bag = bags.from_counts(numbers)
    assert bags.counts(bag, bags.KINDS) == numbers
    assert [bags.times(bag, kind) for kind in range(bags.KINDS)] == numbers
    assert bags.size(bag) == sum(numbers)
    assert bags.from_kinds(bags.kinds_in(bag)) == bag
    assert 0 <= bag < 2**63


@given(whole)
def test_kinds_are_walked_from_the_first(numbers: list[int]) -> None:
    walked, left = [], bags.kinds(bags.from_counts(numbers))
    while left:
        walked.append(bags.lowest_kind(left))
        left = rest(left)
    assert walked == [kind for kind, n in enumerate(numbers) if n]


@given(whole.filter(any))
def test_the_nth_card_is_the_nth_of_all_in_order(numbers: list[int]) -> None:
    bag = bags.from_counts(numbers)
    listed = [kind for kind, n in enumerate(numbers) for _ in range(n)]
    assert bags.kinds_in(bag) == listed
    assert [bags.nth(bag, n) for n in range(len(listed))] == listed


@given(small, small)
def test_cards_are_taken_out_as_far_as_they_are_there(numbers: list[int], others: list[int]) -> None:
    left = Counter(bags.kinds_in(bags.from_counts(numbers))) - Counter(bags.kinds_in(bags.from_counts(others)))
    assert bags.without(bags.from_counts(numbers), bags.from_counts(others)) == bags.from_kinds([*left.elements()])


@given(small)
def test_bags_are_added_card_by_card(numbers: list[int]) -> None:
    bag = bags.from_counts(numbers)
    for kind in range(len(numbers)):
        more = [n + (each == kind) for each, n in enumerate(numbers)]
        assert bag + bags.ONE[kind] == bags.from_counts(more) == bag + bags.cards(kind, 1)


@pytest.mark.parametrize(
    ("numbers", "says"),
    [
        ([bags.MOST + 1], "16 cards of kind 0 do not fit into a bag: at most 15 do"),
        ([0, -1], "-1 cards of kind 1 do not fit"),
        ([0] * 15 + [bags.MOST_OF_LAST + 1], "8 cards of kind 15 do not fit into a bag: at most 7 do"),
        ([0] * 17, "at most 16 kinds, not 17"),
    ],
)
def test_what_does_not_fit_is_refused(numbers: list[int], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        bags.from_counts(numbers)
