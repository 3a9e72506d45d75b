"""The move table: ints, texts and structure, and what people write."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baluchon.kernel.errors import Ambiguous, Unparseable
from baluchon.kernel.moves import Move, MoveTable, group

PLACES = ["place:paris", "place:parma", "place:rome"]
TABLE = MoveTable(
    group(0, "go", PLACES),
    group(3, "give", ["card:rose", "card:lily"], ["seat:0", "seat:1"]),
    group(7, "end"),
)


def test_a_table_numbers_its_moves_in_order() -> None:
    assert len(TABLE) == 8
    assert [move.index for move in TABLE] == list(range(8))
    assert TABLE[4] == Move(4, "give", ("card:rose", "seat:1"))


def test_a_move_has_a_text() -> None:
    assert [TABLE.text(n) for n in (0, 4, 7)] == ["go paris", "give rose 1", "end"]
    assert str(TABLE[2]) == TABLE[2].text == "go rome"


def test_a_table_that_the_rules_number_differently_does_not_load() -> None:
    with pytest.raises(ValueError, match="end: the rules say 4, the table is at 3"):
        MoveTable(group(0, "go", PLACES), group(4, "end"))


def test_two_moves_of_the_same_text_are_refused() -> None:
    with pytest.raises(ValueError, match="the same text"):
        MoveTable(group(0, "go", ["place:rome", "city:rome"]))


def test_notation_is_read_whatever_its_case_and_blanks() -> None:
    assert TABLE.parse("  GO   Rome ") == 2


@pytest.mark.parametrize("text", ["", "go", "go paris now", "go pari", "Ω", "go\x00paris"])
def test_notation_must_be_whole(text: str) -> None:
    with pytest.raises(Unparseable, match="is no move of this game") as refused:
        TABLE.parse(text)
    assert refused.value.text == text


def test_a_misspelt_move_brings_a_hint() -> None:
    with pytest.raises(Unparseable, match="did you mean go rome") as refused:
        TABLE.parse("go rom")
    assert "go rome" in refused.value.close


def test_what_is_clear_may_be_shortened() -> None:
    legal = [0, 2, 7]
    assert TABLE.find("r", legal) == 2
    assert TABLE.find("go p", legal) == 0
    assert TABLE.find("e", legal) == 7
    assert TABLE.find("li 1", [3, 4, 5, 6]) == 6


def test_what_is_not_clear_is_asked_back() -> None:
    with pytest.raises(Ambiguous, match="may mean go paris, go parma; write more of it") as refused:
        TABLE.find("pa", [0, 1, 2])
    assert refused.value.candidates == ("go paris", "go parma")


def test_many_candidates_are_not_all_listed() -> None:
    table = MoveTable(group(0, "go", [f"place:p{n}" for n in range(9)]))
    with pytest.raises(Ambiguous) as refused:
        table.find("go", range(9))
    assert refused.value.candidates == ("go p0", "go p1", "go p2", "go p3", "go p4", "go p5", "…")


def test_an_illegal_move_is_found_so_that_it_can_be_explained() -> None:
    assert TABLE.find("go rome", [0]) == 2
    assert TABLE.find("rom", [0]) == 2


def test_an_exact_text_wins_over_longer_ones() -> None:
    table = MoveTable(group(0, "take", ["card:1", "card:12"]))
    assert table.find("take 1", [0, 1]) == 0


@given(st.text())
def test_any_text_is_a_move_or_an_error_of_its_own(text: str) -> None:
    try:
        found = TABLE.find(text, range(len(TABLE)))
    except (Unparseable, Ambiguous):
        return
    assert TABLE.find(TABLE.text(found), []) == found
