"""Score sheets, rankings and the outcome."""

import pytest

from baluchon.kernel.sheets import Line, Outcome, Sheet, outcome_of, ranking
from baluchon.kernel.words import Message


def test_a_sheet_adds_up_its_lines() -> None:
    assert Sheet(0, (Line("food", 7, "RT-P2", (3, 4)), Line("stars", -2, "RT-G2"))).total == 5
    assert Sheet(1, ()).total == 0


def test_equal_keys_share_a_place_and_the_next_one_is_left_out() -> None:
    assert ranking([[30], [50], [30], [10]]) == (2, 1, 2, 4)


def test_a_key_is_compared_from_its_first_number_on() -> None:
    assert ranking([[50, 3, 0], [50, 7, 0], [49, 9, 9]]) == (2, 1, 3)


def test_all_on_place_one_win() -> None:
    outcome = Outcome(scores=(5, 9, 9), ranking=(3, 1, 1), ending=Message("ending-rounds"))
    assert outcome.winners == (1, 2)


END = Message("ending-rounds")
TIES = (Message("tie-passport"), Message("tie-start-end"))


@pytest.mark.parametrize(
    ("keys", "tie_break"),
    [
        ([[30, 9], [50, 1]], None),
        ([[50, 3, 9], [50, 7, 0]], TIES[0]),
        ([[50, 7, 1], [50, 7, 0], [50, 6, 9]], TIES[1]),
        ([[50, 7, 1], [20, 7, 0], [50, 7, 1]], Message("tie-shared")),
    ],
)
def test_an_outcome_tells_which_number_of_the_keys_decided(keys: list[list[int]], tie_break: Message | None) -> None:
    outcome = outcome_of(keys, END, *TIES)
    assert outcome == Outcome(tuple(key[0] for key in keys), ranking(keys), END, tie_break)


def test_scores_are_told_apart_where_the_fewest_points_win() -> None:
    outcome = outcome_of([[-30], [-20]], END, scores=[30, 20])
    assert outcome == Outcome((30, 20), (2, 1), END)
