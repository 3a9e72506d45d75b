"""What is kept of a matrix, and what is left to soak."""

from collections import Counter
from itertools import product

import pytest
from _pytest.mark import ParameterSet

from tests.sampling import sample

GAMES = ("a", "b", "c", "d", "e")
SIZES = ((360, 640), (1280, 720))
LANGUAGES = ("en", "fr", "de")


def kept(cases: list[ParameterSet]) -> list[tuple[object, ...]]:
    return [tuple(case.values) for case in cases if not case.marks]


@pytest.mark.parametrize("keep", range(1, 31))
def test_each_value_comes_as_often_as_the_others(keep: int) -> None:
    cases = sample(GAMES, SIZES, LANGUAGES, keep=keep)
    assert [case.values for case in cases] == list(product(GAMES, SIZES, LANGUAGES))
    assert len(kept(cases)) == keep
    for axis, values in enumerate((GAMES, SIZES, LANGUAGES)):
        often = Counter(case[axis] for case in kept(cases))
        assert max(often.values()) - min(often[value] for value in values) <= 2
        assert len(often) == min(keep, len(values))


def test_what_is_left_out_is_marked_soak() -> None:
    marks = [[mark.name for mark in case.marks] for case in sample(GAMES, keep=2)]
    assert marks == [[], ["soak"], ["soak"], ["soak"], []]


def test_what_is_named_is_kept() -> None:
    assert kept(sample(GAMES, keep=("b", "d"))) == [("b",), ("d",)]
    assert kept(sample(SIZES, keep=[SIZES[1]])) == [(SIZES[1],)]
    wanted = [("c", (360, 640)), ("e", (1280, 720))]
    assert kept(sample(GAMES, SIZES, keep=wanted)) == wanted


def test_cases_are_called_by_their_values() -> None:
    assert [case.id for case in sample(("a",), SIZES, keep=1)] == ["a-360x640", "a-1280x720"]


def test_what_cannot_be_kept_is_refused() -> None:
    with pytest.raises(ValueError, match=r"these are no cases: \[\('f',\)\]"):
        sample(GAMES, keep=("f",))
    for keep in (0, 6):
        with pytest.raises(ValueError, match=f"{keep} of 5 cases"):
            sample(GAMES, keep=keep)
