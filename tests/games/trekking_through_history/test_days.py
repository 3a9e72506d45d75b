"""The end of a day, the next day, the end of the game."""

from typing import Any

from baluchon.games.trekking_through_history import GAME
from baluchon.games.trekking_through_history.facts import DAY_BEGINS, GAME_ENDS
from baluchon.games.trekking_through_history.view import public
from baluchon.kernel.bits import members
from baluchon.kernel.chance import FastChance
from tests.games.trekking_through_history.positions import RULES, day_cards, kinds, legal, look, play, position


def test_who_is_at_12_is_done_for_the_day() -> None:  # TH-E1
    s = position(hours=[10, 11])
    play(s, "take 49-bce")
    assert members(RULES.to_act(s)) == [1]
    assert legal(s, 0) == []


def test_the_day_ends_when_all_are_at_12() -> None:  # TH-E1
    s = position(hours=[10, 12])
    facts = play(s, "take 655")
    assert kinds(facts, DAY_BEGINS) == [(0, 2, 0)]
    assert look(s)["day"] == 2


def test_until_then_a_card_must_be_taken_on_every_turn() -> None:  # TH-E1
    s = position(hours=[11, 12], crystals=[5, 0])
    assert legal(s, 0) == [
        "take 49-bce",
        "take 655",
        "take 900",
        "take 1230",
        "take 1850",
        "take 1903",
    ]  # nothing like passing


def after_day_one() -> dict[str, Any]:
    """The dump after the first day, whose last card seat 0 takes."""
    s = position(
        2,
        day=1,
        treks=[[["1230"]], [["655", "ancestor"]]],
        crystals=[0, 2],
        hours=[11, 12],
        ancestors=4,
        tokens=[{"person": 2}, {"event": 1}],
        offer=["1903", "49-bce", "1271", "1850", "900", "1809"],
        **{"itinerary-points": [[7, 0, 0], [0, 0, 0]]},
    )
    play(s, "take 1903")
    return look(s)


def test_the_next_deck_is_set_up() -> None:  # TH-E2
    dumped = after_day_one()
    assert sorted(dumped["offer"] + dumped["deck"]) == sorted(day_cards(2))
    assert len(dumped["deck"]) == 30


def test_itineraries_and_their_tokens_are_discarded() -> None:  # TH-E2
    dumped = after_day_one()
    assert dumped["itinerary"] == [None, None]
    assert dumped["tokens"] == [{}, {}]
    assert dumped["used"] == [["a"], ["b"]]
    assert dumped["phase"] == "itinerary"


def test_treks_crystals_points_and_ancestors_are_kept() -> None:  # TH-E2
    dumped = after_day_one()
    assert dumped["treks"] == [[["1230", "1903"]], [["655", "ancestor"]]]
    assert dumped["crystals"] == [0, 2]
    assert dumped["ancestors"] == 4
    assert dumped["itinerary-points"] == [[7, 0, 0], [0, 0, 0]]
    assert dumped["punctual-points"] == [[3, 0, 0], [0, 0, 0]]


def test_watches_start_again_at_12() -> None:  # TH-E2
    assert after_day_one()["hours"] == [0, 0]


def test_the_last_to_arrive_goes_first_the_next_day() -> None:  # TH-E2
    s = position(3, hours=[12, 11, 12], order=[1, 0, 2])  # seat 2 arrived first, then seat 0
    play(s, "take 1903")
    assert look(s)["order"] == [1, 0, 2]
    for seat in range(3):
        RULES.play(s, seat, RULES.legal(s, seat)[0], FastChance(1))
    assert members(RULES.to_act(s)) == [1]


def test_another_of_the_remaining_itineraries_is_chosen() -> None:  # TH-E2
    s = position(hours=[11, 12])
    hands = look(s)["hands"]
    play(s, "take 1903")
    assert [legal(s, seat) for seat in range(2)] == [[f"use {id}" for id in hand] for hand in hands]
    RULES.play(s, 1, RULES.legal(s, 1)[0], FastChance(1))
    assert look(s)["itinerary"] == [None, None]
    chance = FastChance(1)
    RULES.play(s, 0, RULES.legal(s, 0)[1], chance)
    assert chance.stamp > 0  # it comes to light
    assert look(s)["itinerary"] == [hands[0][1], hands[1][0]]
    assert look(s)["hands"] == [[hands[0][0], hands[0][2]], hands[1][1:]]


def test_the_new_row_is_in_view_when_itineraries_are_chosen() -> None:  # TH-E2
    s = position(hours=[11, 12])
    play(s, "take 1903")
    table = public(s)
    assert table.phase == "itinerary"
    assert [place.card for place in table.departures] == [f"card:{id}" for id in look(s)["offer"]]


def test_a_trek_goes_on_over_the_days() -> None:  # TH-E2
    s = position(day=2, treks=[[["1230"]], []])
    play(s, "take 1324")
    assert look(s)["treks"][0] == [["1230", "1324"]]


def test_the_game_ends_after_the_third_day() -> None:  # TH-E1
    s = position(day=3, hours=[11, 12])
    facts = play(s, "take 1994")
    assert kinds(facts, GAME_ENDS) == [(0, 0, 0)]
    assert RULES.to_act(s) == 0
    assert legal(s, 0) == legal(s, 1) == []
    assert GAME.outcome(s).ending.id == "ending-days"


def test_one_itinerary_is_never_used() -> None:  # TH-S2
    s = GAME.start(3, None, FastChance(9))
    chance = FastChance(9)
    while mask := RULES.to_act(s):
        seat = members(mask)[0]
        moves = RULES.legal(s, seat)
        RULES.play(s, seat, moves[chance.below(len(moves))], chance)
    dumped = look(s)
    assert [len(hand) for hand in dumped["hands"]] == [1, 1, 1]
    assert [len(used) for used in dumped["used"]] == [3, 3, 3]
