"""The rules, clause by clause: a small position, a move, a look at the result."""

from typing import Any

from baluchon.kernel.chance import FastChance
from baluchon.lanterns import GAME

POSITION: dict[str, Any] = {
    "seats": 2,
    "drawing": False,
    "phase": "lighting",
    "winner": 0,
    "hands": [["1", "4"], ["2", "3"]],
    "buried": [[], []],
    "choices": [None, None],
    "points": [0, 0],
    "bag": ["5", "6", "7", "8", "9", "10", "11", "12"],
    "lit": [],
}


def after(position: dict[str, Any], *moves: tuple[int, str]) -> dict[str, Any]:
    """What a position becomes when seats make moves."""
    state, chance = GAME.load(position), FastChance(1)
    for seat, text in moves:
        move = GAME.moves.parse(text)
        assert move in GAME.rules.legal(state, seat)
        GAME.rules.play(state, seat, move, chance)
    return GAME.dump(state)


def test_everyone_starts_with_four_lanterns() -> None:  # LA-S1
    state = GAME.start(3, None, FastChance(1))
    assert [len(hand) for hand in GAME.dump(state)["hands"]] == [4, 4, 4]


def test_lanterns_are_lit_when_all_have_chosen() -> None:  # LA-T1
    chosen = after(POSITION, (0, "light 4"))
    assert (chosen["lit"], chosen["choices"]) == ([], ["4", None])
    assert after(chosen, (1, "light 3"))["lit"] == ["3", "4"]


def test_the_highest_takes_a_point() -> None:  # LA-T2
    assert after(POSITION, (0, "light 4"), (1, "light 3"))["points"] == [1, 0]


def test_the_winner_may_bury_a_lantern() -> None:  # LA-T3
    buried = after(POSITION, (0, "light 1"), (1, "light 3"), (1, "bury 2"))
    assert buried["buried"] == [[], ["2"]]


def test_hands_are_refilled_with_the_option() -> None:  # LA-T4
    drawn = after(POSITION | {"drawing": True}, (0, "light 4"), (1, "light 3"), (0, "keep"))
    assert [len(hand) for hand in drawn["hands"]] == [2, 2]


def test_the_game_ends_with_an_empty_hand() -> None:  # LA-E1
    ended = after(POSITION, (0, "light 1"), (1, "light 3"), (1, "bury 2"))
    assert ended["phase"] == "over"
    assert GAME.outcome(GAME.load(ended)).scores == (0, 2)


def test_more_buried_lanterns_break_a_tie() -> None:  # LA-E2
    tied = POSITION | {
        "phase": "over",
        "hands": [[], []],
        "points": [1, 1],
        "buried": [[], ["1"]],
        "lit": ["2", "3", "4"],
    }
    outcome = GAME.outcome(GAME.load(tied))
    assert outcome.ranking == (2, 1)
    assert outcome.tie_break is not None
    assert outcome.tie_break.id == "tie-buried"
