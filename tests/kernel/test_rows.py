"""Rows of things on a table, held against plain lists."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baluchon.kernel import rows

numbers = st.integers(0, rows.MOST)
listed = st.lists(numbers, min_size=1, max_size=rows.PLACES)
things = st.integers(-1, rows.MOST - 1)


@given(listed)
def test_a_row_holds_its_numbers(values: list[int]) -> None:
    row = rows.row_of(values)
    assert rows.numbers_in(row, len(values)) == values
    assert [rows.at(row, place) for place in range(len(values), rows.PLACES)] == [0] * (rows.PLACES - len(values))
    assert rows.total(row) == sum(values)
    assert 0 <= row < 2**62


@given(listed, st.integers(0, rows.PLACES - 1), numbers)
def test_one_place_changes_and_the_others_stay(values: list[int], place: int, number: int) -> None:
    place %= len(values)
    row, expected = rows.row_of(values), [*values[:place], number, *values[place + 1 :]]
    assert rows.numbers_in(rows.put(row, place, number), len(values)) == expected
    assert rows.numbers_in(rows.add(row, place, number - values[place]), len(values)) == expected


@given(listed, st.integers(0, rows.PLACES))
def test_a_row_is_joined_behind_another(values: list[int], length: int) -> None:
    length %= len(values) + 1
    assert rows.joined(rows.row_of(values[:length]), rows.row_of(values[length:]), length) == rows.row_of(values)


@given(st.lists(things, min_size=1, max_size=rows.PLACES), st.integers(0, rows.PLACES - 1), things)
def test_things_lie_in_a_row(lying: list[int], place: int, thing: int) -> None:
    place %= len(lying)
    row = rows.row_of_things(lying)
    assert rows.things_in(row, len(lying)) == lying
    assert rows.thing_at(row, place) == lying[place]
    after = [*lying[:place], thing, *lying[place + 1 :]]
    assert rows.things_in(rows.lay(row, place, thing), len(lying)) == after


@given(st.lists(things, min_size=1, max_size=rows.PLACES), st.integers(0, rows.MOST - 1))
def test_a_thing_is_found_at_its_first_place(lying: list[int], thing: int) -> None:
    for each in (thing, *(each for each in lying if each >= 0)):
        assert rows.find(rows.row_of_things(lying), each) == (lying.index(each) if each in lying else -1)


def test_an_empty_row_is_nothing() -> None:
    assert rows.row_of_things([-1] * rows.PLACES) == rows.row_of([]) == 0
    assert rows.find(0, 0) == -1


@pytest.mark.parametrize("number", [-1, rows.MOST + 1])
def test_what_does_not_fit_is_refused(number: int) -> None:
    with pytest.raises(ValueError, match=f"{number} does not fit into a row"):
        rows.row_of([0, number])


def test_a_row_has_seven_places() -> None:
    with pytest.raises(ValueError, match="7 places, not 8"):
        rows.row_of([0] * (rows.PLACES + 1))
