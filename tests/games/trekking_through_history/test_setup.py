"""Set-up: decks, itineraries, watches, and what is chosen before the first turn."""

from collections import Counter

import pytest

from baluchon.games.trekking_through_history import GAME
from baluchon.games.trekking_through_history.components import ITINERARY_IDS
from baluchon.kernel.bits import members
from baluchon.kernel.chance import FastChance
from baluchon.kernel.match import Match
from tests.games.trekking_through_history.positions import RULES, day_cards, legal, look

SEATS = (2, 3, 4)


@pytest.mark.parametrize("seats", SEATS)
def test_six_cards_of_the_first_deck_are_on_offer(seats: int) -> None:  # TH-S1
    dumped = look(GAME.start(seats, None, FastChance(1)))
    assert len(dumped["offer"]) == 6
    assert len(dumped["deck"]) == 30
    assert sorted(dumped["offer"] + dumped["deck"]) == sorted(day_cards(1))


def test_any_card_may_lie_anywhere() -> None:  # TH-S1
    tops = Counter(look(GAME.start(2, None, FastChance(seed)))["offer"][0] for seed in range(2000))
    assert tops.keys() == set(day_cards(1))
    assert max(tops.values()) < 100  # 55.6 are expected of each


def test_later_decks_wait_whole() -> None:  # TH-S1
    places = GAME.inventory(GAME.start(3, None, FastChance(2)))
    assert places["decks to come"] == day_cards(2) + day_cards(3)


@pytest.mark.parametrize("seats", SEATS)
def test_four_itineraries_each_and_no_more(seats: int) -> None:  # TH-S2
    dumped = look(GAME.start(seats, None, FastChance(3)))
    dealt = [id for hand in dumped["hands"] for id in hand]
    assert [len(hand) for hand in dumped["hands"]] == [4] * seats
    assert len(set(dealt)) == 4 * seats
    assert dumped["itinerary"] == [None] * seats


def test_itineraries_are_chosen_at_the_same_time_in_secret() -> None:  # TH-S2
    match = Match(GAME, 3, seed=bytes(32))
    assert match.to_act == [0, 1, 2]
    hands = [match.legal(seat) for seat in range(3)]
    before = [match.view(seat) for seat in (1, 2, None)]
    match.play(0, hands[0][2])
    assert match.to_act == [1, 2]
    assert [match.view(seat) for seat in (1, 2, None)] == before
    assert match.events(1) == match.events(None) == []
    match.play(2, hands[2][0])
    match.play(1, hands[1][3])
    chosen = [hands[0][2], hands[1][3], hands[2][0]]
    assert look(match.state)["itinerary"] == [ITINERARY_IDS[move] for move in chosen]
    assert [len(hand) for hand in look(match.state)["hands"]] == [3, 3, 3]


def test_a_choice_may_be_taken_back_until_all_have_chosen() -> None:  # TH-S2
    match = Match(GAME, 2, seed=bytes(32))
    first, second = match.legal(0)[:2]
    match.play(0, first)
    match.take_back(0)
    match.play(0, second)
    match.play(1, match.legal(1)[0])
    assert look(match.state)["itinerary"][0] == ITINERARY_IDS[second]
    assert match.why_no_take_back(0) is not None


@pytest.mark.parametrize("seats", SEATS)
def test_in_a_first_game_the_first_itineraries_are_random(seats: int) -> None:  # TH-S2
    used = set()
    for seed in range(60):
        s = GAME.start(seats, {"first-game": True}, FastChance(seed))
        dumped = look(s)
        assert dumped["phase"] == "card"
        assert [len(hand) for hand in dumped["hands"]] == [3] * seats
        used.add(dumped["itinerary"][0])
    assert len(used) > 12


def test_in_a_first_game_later_itineraries_are_chosen() -> None:  # TH-S2
    s = GAME.start(2, {"first-game": True}, FastChance(0))
    chance = FastChance(1)
    while s.day == 0:
        seat = members(RULES.to_act(s))[0]
        RULES.play(s, seat, RULES.legal(s, seat)[0], chance)
    assert look(s)["phase"] == "itinerary"
    assert [len(legal(s, seat)) for seat in range(2)] == [3, 3]


@pytest.mark.parametrize("seats", SEATS)
def test_everyone_starts_with_a_crystal_and_a_watch_at_12(seats: int) -> None:  # TH-S3
    s = GAME.start(seats, None, FastChance(4))
    dumped = look(s)
    assert dumped["crystals"] == [1] * seats
    assert dumped["hours"] == [0] * seats
    assert [sheet.total for sheet in GAME.sheets(s)] == [1] * seats  # the crystal's point, nothing else
    assert dumped["ancestors"] == 3 * seats


def test_the_stack_of_watches_is_in_random_order() -> None:  # TH-S3
    orders = Counter(tuple(look(GAME.start(3, None, FastChance(seed)))["order"]) for seed in range(1200))
    assert len(orders) == 6
    assert min(orders.values()) > 140  # 200 are expected of each


def test_the_top_watch_begins() -> None:  # TH-O1
    for seed in range(10):
        s = GAME.start(4, {"first-game": True}, FastChance(seed))
        assert members(RULES.to_act(s)) == [look(s)["order"][0]]


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_seats(seats: int) -> None:
    with pytest.raises(Exception, match="2 to 4 seats"):
        Match(GAME, seats)
