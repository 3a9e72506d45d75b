"""Turns: whose it is, which card, how far, and the row afterwards."""

import pytest

from baluchon.games.trekking_through_history import GAME
from baluchon.games.trekking_through_history.facts import NEW_CARD, NOTHING_LEFT
from baluchon.kernel.bits import members
from baluchon.kernel.chance import FastChance
from tests.games.trekking_through_history.positions import RULES, Draws, day_cards, kinds, legal, look, play, position


def on_turn(seats: int, hours: list[int], order: list[int], move: str) -> tuple[int, list[int]]:
    """Who is to act after the first in the order takes a card, and the order then."""
    s = position(seats, hours=hours, order=order)
    play(s, move)
    return members(RULES.to_act(s))[0], look(s)["order"]


def test_the_watch_furthest_behind_and_on_top_plays() -> None:  # TH-O1, worked example
    s = position(3, hours=[4, 2, 2], order=[2, 1, 0])
    assert members(RULES.to_act(s)) == [2]
    assert legal(s, 1) == legal(s, 0) == []


def test_who_is_behind_plays_next() -> None:  # TH-O1
    assert on_turn(3, [0, 2, 4], [0, 1, 2], "take 655") == (1, [1, 0, 2])


def test_at_the_start_of_a_day_12_is_behind_1() -> None:  # TH-O1
    s = position(2, hours=[0, 1], order=[0, 1])
    assert members(RULES.to_act(s)) == [0]
    assert on_turn(2, [0, 1], [0, 1], "take 49-bce")[0] == 1


def test_a_watch_that_comes_round_to_12_is_past_11() -> None:  # TH-O1
    assert on_turn(2, [10, 11], [0, 1], "take 49-bce") == (1, [1, 0])


def test_a_watch_lands_on_top_of_those_already_there() -> None:  # TH-O2
    assert on_turn(3, [0, 3, 3], [0, 2, 1], "take 655") == (0, [0, 2, 1])


def test_under_those_that_come_later_a_watch_waits() -> None:  # TH-O2
    s = position(3, hours=[0, 2, 3], order=[0, 1, 2], offer=["1903", "49-bce", "1230", "1850", "1809", "655"])
    play(s, "take 655")  # seat 0 to 3 o'clock, onto seat 2
    assert look(s)["order"] == [1, 0, 2]
    play(s, "take 1809")  # seat 1 to 3 o'clock, onto both
    assert look(s)["hours"] == [3, 3, 3]
    assert look(s)["order"] == [1, 0, 2]
    assert members(RULES.to_act(s)) == [1]


def test_the_same_player_may_play_several_times_running() -> None:  # TH-O2
    s = position(2, hours=[0, 5], offer=["1903", "1809", "1794", "49-bce", "655", "900"])
    for move in ("take 1903", "take 1809", "take 1794"):
        assert s.turn == 0
        play(s, move, chance=Draws())
    assert look(s)["hours"] == [3, 5]
    assert s.turn == 0


def test_six_cards_or_an_ancestor() -> None:  # TH-T1
    s = position(treks=[[["2000-bce"]], []])
    assert set(legal(s, 0)) == {
        "take 1903",
        "take 49-bce",
        "take 1230",
        "take 1850",
        "take 900",
        "take 655",
        "visit ancestor",
    }


def test_no_ancestor_when_none_is_left() -> None:  # TH-T1
    s = position(treks=[[["2000-bce"]], []], ancestors=0)
    assert "visit ancestor" not in legal(s, 0)
    assert len(legal(s, 0)) == 6


def test_the_watch_moves_by_the_hours_of_the_card() -> None:  # TH-T2, worked example: 49 BCE costs 2 hours
    s = position()
    play(s, "take 49-bce")
    assert look(s)["hours"] == [2, 0]


def test_two_crystals_make_three_hours_one() -> None:  # TH-T2, worked example: 1324
    s = position(day=2, crystals=[2, 0])
    play(s, "take 1324")
    assert legal(s, 0) == ["spend 0", "spend 1", "spend 2"]
    play(s, "spend 2")
    assert look(s)["hours"] == [1, 0]
    assert look(s)["crystals"] == [1, 0]  # the one that 1324 gives


def test_the_move_is_never_less_than_an_hour() -> None:  # TH-T2
    s = position(crystals=[9, 0])
    play(s, "take 49-bce")
    assert legal(s, 0) == ["spend 0", "spend 1"]


def test_a_card_of_one_hour_asks_for_no_crystals() -> None:  # TH-T2
    s = position(crystals=[3, 0])
    play(s, "take 1903")
    assert look(s)["hours"] == [1, 0]
    assert look(s)["crystals"] == [3, 0]
    assert look(s)["phase"] == "card"


def test_crystals_a_card_gives_come_too_late_for_it() -> None:  # TH-T2
    s = position(crystals=[1, 0])
    play(s, "take 900")  # five hours, gives a crystal
    assert legal(s, 0) == ["spend 0", "spend 1"]
    without = position(itinerary=["b", "a"])
    play(without, "take 900")
    assert look(without)["hours"] == [5, 0]
    assert look(without)["crystals"] == [1, 0]


def test_crystals_take_hours_off_an_ancestor_too() -> None:  # TH-T2
    s = position(crystals=[2, 0], treks=[[["2000-bce"]], []])
    play(s, "visit ancestor", "spend 2")
    assert look(s)["hours"] == [1, 0]
    assert look(s)["crystals"] == [0, 0]


def test_two_hours_to_exactly_12_score_punctuality() -> None:  # TH-T3, worked example
    s = position(hours=[10, 11])
    play(s, "take 49-bce")
    assert look(s)["hours"] == [12, 11]
    assert look(s)["punctual-points"] == [[3, 0, 0], [0, 0, 0]]


def test_five_hours_stopped_at_12_score_nothing() -> None:  # TH-T3, worked example
    s = position(hours=[9, 11])
    play(s, "take 900")
    assert look(s)["hours"] == [12, 11]
    assert look(s)["punctual-points"] == [[0, 0, 0], [0, 0, 0]]


def test_crystals_may_make_one_punctual() -> None:  # TH-T3
    s = position(hours=[9, 11], crystals=[4, 0])
    play(s, "take 900", "spend 2")
    assert look(s)["punctual-points"][0] == [3, 0, 0]
    early = position(hours=[9, 11], crystals=[4, 0])
    play(early, "take 900", "spend 3")
    assert look(early)["hours"] == [11, 11]
    assert look(early)["punctual-points"][0] == [0, 0, 0]


def test_punctuality_is_scored_every_day() -> None:  # TH-T3
    s = position(2, day=2, hours=[10, 11], **{"punctual-points": [[3, 0, 0], [0, 0, 0]]})
    play(s, "take 194-bce")
    assert look(s)["punctual-points"][0] == [3, 3, 0]


def test_the_row_slides_right_and_the_deck_fills_it() -> None:  # TH-T9
    s = position(deck=["1587", "1794"])
    facts = play(s, "take 1850", chance=Draws(1))
    assert look(s)["offer"] == ["1794", "1903", "49-bce", "1230", "900", "655"]
    assert look(s)["deck"] == ["1587"]
    assert len(kinds(facts, NEW_CARD)) == 1


def test_taking_the_top_of_the_deck_leaves_the_row() -> None:  # TH-T9
    s = position(deck=["1587"])
    play(s, "take 1903")
    assert look(s)["offer"] == ["1587", "49-bce", "1230", "1850", "900", "655"]


def test_an_ancestor_leaves_the_row_and_the_deck() -> None:  # TH-T9
    s = position(treks=[[["2000-bce"]], []])
    before = look(s)
    chance = FastChance(0)
    play(s, "visit ancestor", "place person", chance=chance)
    assert look(s)["offer"] == before["offer"]
    assert look(s)["deck"] == before["deck"]
    assert chance.stamp == 0
    assert look(s)["ancestors"] == before["ancestors"] - 1


def test_with_an_empty_deck_the_row_gets_shorter_from_the_left() -> None:  # TH-T9
    s = position(deck=[])
    play(s, "take 1230")
    assert look(s)["offer"] == [None, "1903", "49-bce", "1850", "900", "655"]
    play(s, "take 655")
    assert look(s)["offer"] == [None, None, "1903", "49-bce", "1850", "900"]


def test_a_card_that_has_slid_gives_the_benefit_of_its_new_place() -> None:  # TH-T9, TH-T4
    s = position(offer=[None, None, None, None, None, "49-bce"], deck=[])
    play(s, "take 49-bce")
    assert look(s)["crystals"] == [1, 0]


def test_with_nothing_left_to_choose_one_goes_to_12_without_a_bonus() -> None:  # TH-T9
    s = position(hours=[5, 9], offer=[None, None, None, None, None, "49-bce"], deck=[], ancestors=0)
    facts = play(s, "take 49-bce")
    assert kinds(facts, NOTHING_LEFT) == [(0, 0, 0), (1, 0, 0)]
    assert look(s)["day"] == 2
    assert look(s)["punctual-points"] == [[0, 0, 0], [0, 0, 0]]


def test_an_ancestor_is_nothing_to_choose_for_who_has_no_trek() -> None:  # TH-T9, TH-T8
    s = position(hours=[5, 0], order=[1, 0], offer=[None] * 5 + ["49-bce"], deck=[], treks=[[], [["2000-bce"]]])
    facts = play(s, "take 49-bce")
    assert kinds(facts, NOTHING_LEFT) == []
    assert legal(s, 1) == ["visit ancestor"]
    other = position(hours=[5, 4], order=[1, 0], offer=[None] * 5 + ["49-bce"], deck=[], treks=[[], [["2000-bce"]]])
    facts = play(other, "take 49-bce")
    assert kinds(facts, NOTHING_LEFT) == [(0, 0, 0)]
    assert members(RULES.to_act(other)) == [1]


def test_who_goes_to_12_for_want_of_cards_lands_on_top() -> None:  # TH-T9, TH-O2
    s = position(3, hours=[5, 12, 12], order=[0, 2, 1], offer=[None] * 5 + ["49-bce"], deck=[], ancestors=0)
    play(s, "take 49-bce")
    assert look(s)["order"] == [0, 2, 1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_legal_cards_are_those_on_offer_all_game_long(seats: int) -> None:  # TH-T1
    s = GAME.start(seats, {"first-game": True}, FastChance(seats))
    chance = FastChance(7)
    while mask := RULES.to_act(s):
        seat = members(mask)[0]
        moves = RULES.legal(s, seat)
        if look(s)["phase"] == "card":
            offered = [f"take {id}" for id in look(s)["offer"] if id]
            assert sorted(text for text in legal(s, seat) if text != "visit ancestor") == sorted(offered)
            assert set(offered) <= {f"take {id}" for id in day_cards(look(s)["day"])}
        RULES.play(s, seat, moves[chance.below(len(moves))], chance)


@pytest.mark.parametrize("seats", [2, 4])
def test_cards_on_offer_are_the_same_as_a_row_and_as_a_set(seats: int) -> None:
    chance = FastChance(seats)
    s = GAME.start(seats, None, chance)
    while mask := RULES.to_act(s):
        today = day_cards(s.day + 1)
        assert {today[card] for card in members(s.offered)} == {*look(s)["offer"]} - {None}
        assert GAME.load(look(s)).offered == s.offered
        seat = members(mask)[0]
        RULES.play(s, seat, RULES.random_move(s, seat, chance), chance)
