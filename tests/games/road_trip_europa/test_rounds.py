"""Deal, draft and the order of things."""

from collections import Counter
from itertools import chain

import pytest

from baluchon.games.road_trip_europa import GAME
from baluchon.games.road_trip_europa.components import CARD_IDS
from baluchon.kernel.bits import members
from baluchon.kernel.chance import FastChance
from baluchon.kernel.errors import BadOption
from baluchon.kernel.match import Match
from tests.games.road_trip_europa.positions import RULES, facts_of, fresh, legal_texts, play, play_round, play_rows


@pytest.mark.parametrize(("seats", "aside"), [(2, 14), (3, 7), (4, 0)])
def test_everyone_gets_seven_and_the_rest_goes_aside(seats: int, aside: int) -> None:  # RT-S1
    dump = GAME.dump(fresh(seats))
    assert [len(hand) for hand in dump["hands"]] == [7] * seats
    assert len(dump["aside"]) == aside
    assert sorted(chain(*dump["hands"], dump["aside"])) == sorted(CARD_IDS)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_card_can_come_into_every_hand(seats: int) -> None:  # RT-S1
    chance = FastChance(5)
    dealt: list[Counter[str]] = [Counter() for _ in range(seats)]
    for _ in range(2000):
        for seat, hand in enumerate(GAME.dump(GAME.start(seats, None, chance))["hands"]):
            dealt[seat].update(hand)
    for counts in dealt:  # each card is expected 500 times, with a standard deviation below 20
        assert all(380 < counts[card] < 620 for card in CARD_IDS)


def test_four_seats_play_with_all_cards_in_every_round() -> None:  # RT-S2
    chance = FastChance(2)
    s = fresh(4)
    for _ in range(3):
        before = GAME.dump(s)["hands"]
        play_round(s, chance)
        dump = GAME.dump(s)
        assert sorted(chain(*dump["hands"])) == sorted(CARD_IDS)
        assert dump["hands"] != before
        assert dump["aside"] == []


@pytest.mark.parametrize("seed", range(5))
def test_with_three_seats_those_that_sat_out_come_back_spread_over_the_hands(seed: int) -> None:  # RT-S3
    chance = FastChance(seed)
    s = fresh(3, seed)
    for _ in range(3):
        sat_out = set(GAME.dump(s)["aside"])
        play_round(s, chance)
        dump = GAME.dump(s)
        assert [len(sat_out & set(hand)) for hand in dump["hands"]] == [2, 3, 2]
        assert len(dump["aside"]) == 7
        assert not sat_out & set(dump["aside"])
        assert set(dump["returning"]) == sat_out


def test_each_of_the_seven_can_come_to_each_seat() -> None:  # RT-S3
    s = fresh(3)
    seen: Counter[tuple[str, int]] = Counter()
    for seed in range(300):
        again = RULES.copy(s)
        play_round(again, FastChance(seed))
        for seat, hand in enumerate(GAME.dump(again)["hands"]):
            seen.update((card, seat) for card in hand if card in GAME.dump(again)["returning"])
    assert len(seen) == 7 * 3


def test_with_two_seats_the_cards_aside_make_the_next_round() -> None:  # RT-S4
    chance = FastChance(3)
    s = fresh(2)
    first = set(GAME.dump(s)["aside"])
    play_round(s, chance)
    assert set(chain(*GAME.dump(s)["hands"])) == first
    play_round(s, chance)
    third = set(chain(*GAME.dump(s)["hands"]))
    assert third != first
    assert len(third & first) > 0
    aside = set(GAME.dump(s)["aside"])
    play_round(s, chance)
    assert set(chain(*GAME.dump(s)["hands"])) == aside


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_rounds_are_played(seats: int) -> None:  # RT-S5
    chance = FastChance(2)
    s = fresh(seats)
    for round in range(4):
        assert s.round == round
        assert RULES.to_act(s)
        play_round(s, chance)
    assert RULES.to_act(s) == 0
    assert GAME.outcome(s).ending.args == {"rounds": 4}


def test_the_first_card_is_chosen_at_the_same_time_and_lies_face_down() -> None:  # RT-D1
    s = fresh(3)
    first = [CARD_IDS[RULES.legal(s, seat)[2]] for seat in range(3)]
    play(s, 1, f"pick {first[1]}")
    assert members(RULES.to_act(s)) == [0, 2]
    assert GAME.dump(s)["rows"] == [[], [], []]
    play(s, 2, f"pick {first[2]}")
    play(s, 0, f"pick {first[0]}")
    assert GAME.dump(s)["rows"] == [[card] for card in first]
    public = GAME.public(s)
    assert [traveller.row for traveller in public.travellers] == [["card:face-down"]] * 3  # type: ignore[attr-defined]
    assert [GAME.private(s, seat).first for seat in range(3)] == [f"card:{card}" for card in first]  # type: ignore[attr-defined]


def test_hands_go_to_the_next_seat_and_later_cards_lie_open() -> None:  # RT-D2
    s = fresh(3)
    hands = GAME.dump(s)["hands"]
    for seat in range(3):
        play(s, seat, f"pick {hands[seat][0]}")
    assert GAME.dump(s)["hands"] == [hands[2][1:], hands[0][1:], hands[1][1:]]
    for seat in range(3):
        play(s, seat, f"pick {hands[(seat + 2) % 3][1]}")
    rows = [traveller.row for traveller in GAME.public(s).travellers]  # type: ignore[attr-defined]
    assert rows == [["card:face-down", f"card:{hands[(seat + 2) % 3][1]}"] for seat in range(3)]


def test_a_choice_may_be_changed_until_all_have_chosen() -> None:  # RT-D2
    match = Match(GAME, 3, seed=bytes(32))
    moves = [match.legal(seat) for seat in range(3)]
    match.play(0, moves[0][0])
    match.play(1, moves[1][0])
    assert match.why_no_take_back(0) is None
    match.take_back(0)  # from the middle of the log: seat 1 has chosen since
    assert match.to_act == [0, 2]
    match.play(0, moves[0][1])
    match.play(2, moves[2][0])
    assert GAME.dump(match.state)["rows"][0] == [CARD_IDS[moves[0][1]]]
    assert match.why_no_take_back(0) is not None


def test_the_last_card_is_laid_without_a_choice() -> None:  # RT-D3
    rows = [CARD_IDS[seat * 7 : seat * 7 + 7] for seat in range(4)]
    s = play_rows(rows)
    assert GAME.dump(s)["rows"] == rows
    assert GAME.dump(s)["hands"] == [[], [], [], []]


def test_first_cards_are_turned_up_for_the_scoring() -> None:  # RT-D4
    rows = [CARD_IDS[seat * 7 : seat * 7 + 7] for seat in range(4)]
    s = play_rows(rows)
    shown = [traveller.row for traveller in GAME.public(s).travellers]  # type: ignore[attr-defined]
    assert shown == [[f"card:{card}" for card in row] for row in rows]
    events = GAME.events(facts_of(s), None)
    turned_up = [event.args["card"] for event in events if event.id == "event-turned-up"]
    assert turned_up == [f"card:{row[0]}" for row in rows]


@pytest.mark.parametrize("seats", [3, 4])
def test_the_direction_changes_after_each_round(seats: int) -> None:  # RT-D5
    chance = FastChance(4)
    s = fresh(seats, change_of_direction=True)
    for step in (1, -1, 1, -1):
        hands = GAME.dump(s)["hands"]
        for seat in range(seats):
            play(s, seat, f"pick {hands[seat][0]}", chance)
        assert GAME.dump(s)["hands"] == [hands[(seat - step) % seats][1:] for seat in range(seats)]
        assert GAME.public(s).passing == ("left" if step == 1 else "right")  # type: ignore[attr-defined]
        play_round(s, chance)


def test_without_the_variant_the_direction_stays() -> None:  # RT-D5
    chance = FastChance(4)
    s = fresh(3)
    play_round(s, chance)
    hands = GAME.dump(s)["hands"]
    for seat in range(3):
        play(s, seat, f"pick {hands[seat][0]}", chance)
    assert GAME.dump(s)["hands"] == [hands[(seat - 1) % 3][1:] for seat in range(3)]


def test_two_seats_have_no_direction_to_change() -> None:  # RT-D5
    with pytest.raises(BadOption) as refused:
        GAME.settle(2, {"change-of-direction": True})
    assert refused.value.reason is not None
    assert refused.value.reason.clause == "RT-D5"


def test_a_seat_that_has_chosen_has_no_moves() -> None:  # RT-D2
    s = fresh(2)
    play(s, 0, legal_texts(s, 0)[0])
    assert RULES.legal(s, 0) == []
    assert len(RULES.legal(s, 1)) == 7
