"""Options of a game: typed, checked, written as people write them."""

import pytest

from baluchon.kernel.errors import BadOption
from baluchon.kernel.options import choice, flag, number
from baluchon.kernel.registry import game_by_id

OPEN = flag("open")
ROUNDS = number("rounds", [1, 3], default=3)
START = choice("start", ["drawn", "choose"], default="drawn")


@pytest.mark.parametrize("text", ["on", "true", "Yes", " 1 "])
def test_yes_in_many_words(text: str) -> None:
    assert OPEN.parse(text) is True


@pytest.mark.parametrize("text", ["off", "false", "No", "0"])
def test_no_in_many_words(text: str) -> None:
    assert OPEN.parse(text) is False


def test_numbers_and_choices_are_read() -> None:
    assert ROUNDS.parse("1") == 1
    assert START.parse("Choose") == "choose"


@pytest.mark.parametrize(
    ("option", "text", "says"),
    [(OPEN, "maybe", "takes on or off"), (ROUNDS, "2", "takes 1 or 3"), (START, "", "takes drawn or choose")],
)
def test_what_an_option_does_not_take_is_refused_with_what_it_takes(option: object, text: str, says: str) -> None:
    assert isinstance(option, type(OPEN))
    with pytest.raises(BadOption, match=f"option {option.id} {says}, not '{text}'"):
        option.parse(text)


@pytest.mark.parametrize(("option", "value"), [(OPEN, 1), (ROUNDS, True), (ROUNDS, 3.0), (START, None), (OPEN, "on")])
def test_a_value_must_have_the_right_type(option: object, value: object) -> None:
    assert isinstance(option, type(OPEN))
    with pytest.raises(BadOption):
        option.check(value)


def test_the_rules_get_ints() -> None:
    assert [OPEN.encode(True), ROUNDS.encode(3), START.encode("choose")] == [1, 3, 1]


def test_options_are_settled_with_their_defaults() -> None:
    game = game_by_id("road-trip-europa")
    assert game.settle(3) == {"change-of-direction": False}
    assert game.settle(3, game.parse_options({"change-of-direction": "on"})) == {"change-of-direction": True}


def test_unknown_options_are_refused_with_those_there_are() -> None:
    game = game_by_id("road-trip-europa")
    with pytest.raises(BadOption, match="has no option 'rounds'; its options: change-of-direction"):
        game.settle(3, game.parse_options({"rounds": "1"}))


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_a_game_is_for_its_number_of_seats(seats: int) -> None:
    with pytest.raises(BadOption, match=f"is for 2 to 4 seats, not {seats}"):
        game_by_id("road-trip-europa").settle(seats)


def test_options_that_do_not_go_together_are_refused_with_the_clause() -> None:
    with pytest.raises(BadOption, match="RT-D5") as refused:
        game_by_id("road-trip-europa").settle(2, {"change-of-direction": True})
    assert refused.value.reason is not None
    assert refused.value.reason.clause == "RT-D5"
