"""What a seat knows: views with perfect recall, and imagined worlds that respect it."""

from collections import Counter

import pytest

from baluchon.games.road_trip_europa import GAME
from baluchon.games.road_trip_europa.components import CARD_IDS
from baluchon.games.road_trip_europa.state import RoadTripState
from baluchon.kernel.bits import members
from baluchon.kernel.chance import FastChance
from tests.games.road_trip_europa.positions import RULES, facts_of, fresh, play, play_round


def pick_first(s: RoadTripState, times: int, chance: FastChance) -> None:
    """Let everyone choose the first card of the hand, so many times."""
    for _ in range(times):
        for seat in members(RULES.to_act(s)):
            RULES.play(s, seat, RULES.legal(s, seat)[0], chance)


def private(s: RoadTripState, seat: int) -> dict[str, object]:
    struct = GAME.private(s, seat)
    return {field: getattr(struct, field) for field in struct.__struct_fields__}


def test_hands_first_cards_and_cards_aside_are_secret() -> None:  # RT-V1
    s = fresh(3)
    pick_first(s, 1, FastChance(1))
    public = GAME.public(s)
    assert public.aside == 7  # type: ignore[attr-defined]
    assert [traveller.hand_size for traveller in public.travellers] == [6, 6, 6]  # type: ignore[attr-defined]
    assert private(s, 0)["hand"] == [f"card:{card}" for card in GAME.dump(s)["hands"][0]]


def test_who_passes_a_hand_on_knows_what_is_in_it() -> None:  # RT-V1
    s = fresh(4)
    first = GAME.dump(s)["hands"][0]
    chance = FastChance(1)
    pick_first(s, 1, chance)
    (seen,) = GAME.private(s, 0).seen  # type: ignore[attr-defined]
    assert (seen.holder, seen.cards) == (1, [f"card:{card}" for card in first[1:]])
    pick_first(s, 1, chance)
    held = GAME.private(s, 0).seen  # type: ignore[attr-defined]
    assert [each.holder for each in held] == [1, 2]
    assert held[1].cards == [f"card:{card}" for card in first[2:]]  # what was taken since lies open


def test_a_hand_that_comes_back_is_the_own_hand_again() -> None:  # RT-V1
    s = fresh(2)
    first = GAME.dump(s)["hands"][0]
    pick_first(s, 2, FastChance(1))
    assert private(s, 0)["hand"] == [f"card:{card}" for card in first[2:]]
    assert [seen.holder for seen in GAME.private(s, 0).seen] == [1]  # type: ignore[attr-defined]


@pytest.mark.parametrize("picks", [1, 2, 3, 4, 5])
def test_imagined_hands_keep_what_was_seen(picks: int) -> None:  # RT-V1
    s = fresh(4)
    pick_first(s, picks, FastChance(1))
    truth = GAME.dump(s)
    for seed in range(20):
        world = GAME.dump(RULES.imagine(s, 0, FastChance(seed)))
        assert world["hands"][0] == truth["hands"][0]
        for holder in range(1, min(picks, 3) + 1):
            assert world["hands"][holder] == truth["hands"][holder]
        assert world["rows"][0] == truth["rows"][0]
        assert [row[1:] for row in world["rows"]] == [row[1:] for row in truth["rows"]]


def test_with_two_seats_the_second_round_is_known_from_the_first() -> None:  # RT-S4, RT-V1
    chance = FastChance(1)
    s = fresh(2)
    play_round(s, chance)
    truth = GAME.dump(s)
    assert private(s, 0)["sitting_out"] == [f"card:{card}" for card in truth["aside"]]
    for seed in range(10):
        world = GAME.dump(RULES.imagine(s, 0, FastChance(seed)))
        assert world["hands"] == truth["hands"]
        assert world["aside"] == truth["aside"]


def test_in_the_first_round_of_two_seats_the_other_hand_is_open() -> None:  # RT-V1
    s = fresh(2)
    others = Counter[str]()
    for seed in range(2000):
        others.update(GAME.dump(RULES.imagine(s, 0, FastChance(seed)))["hands"][1])
    unknown = [card for card in CARD_IDS if card not in GAME.dump(s)["hands"][0]]
    assert set(others) == set(unknown)
    for card in unknown:  # 7 of 21 cards: expected 667 times, standard deviation 21
        assert 560 < others[card] < 775


def test_three_seats_know_how_the_seven_are_spread() -> None:  # RT-S3, RT-V1
    chance = FastChance(1)
    s = fresh(3)
    sat_out = set(GAME.dump(s)["aside"])
    play_round(s, chance)
    assert set(private(s, 2)["returning"]) == {f"card:{card}" for card in sat_out}  # type: ignore[call-overload]
    own = set(GAME.dump(s)["hands"][2])
    for seed in range(50):
        world = GAME.dump(RULES.imagine(s, 2, FastChance(seed)))
        assert [len(sat_out & set(hand)) for hand in world["hands"]] == [2, 3, 2]
        assert set(world["hands"][2]) == own
        assert not sat_out & set(world["aside"])


def test_the_hidden_first_card_is_as_likely_a_returning_one_as_any_other_hidden_card() -> None:  # RT-S3, RT-V1
    chance = FastChance(1)
    s = fresh(3)
    play_round(s, chance)
    pick_first(s, 1, chance)
    # To seat 0 the hand dealt to seat 1 (three of the seven) is unseen: six cards in hand 2 and its first card.
    dump = GAME.dump(s)
    hidden = {*dump["hands"][2], dump["rows"][1][0]}
    returning = len(hidden & set(dump["returning"]))
    assert returning == 3
    hits = sum(
        GAME.dump(RULES.imagine(s, 0, FastChance(seed)))["rows"][1][0] in dump["returning"] for seed in range(2000)
    )
    assert abs(hits - 2000 * 3 / 7) < 130  # standard deviation 22


def test_choices_of_others_are_not_imagined() -> None:  # RT-D2, RT-V1
    s = fresh(3)
    play(s, 1, GAME.moves.text(RULES.legal(s, 1)[0]))
    world = RULES.imagine(s, 0, FastChance(3))
    assert members(RULES.to_act(world)) == [0, 1, 2]
    assert members(RULES.to_act(RULES.imagine(s, 1, FastChance(3)))) == [0, 2]


def test_a_secret_choice_is_told_to_its_owner_only() -> None:  # RT-D1, RT-D2
    s = fresh(2)
    play(s, 0, GAME.moves.text(RULES.legal(s, 0)[0]))
    assert [event.id for event in GAME.events(facts_of(s), 0)] == ["event-chose"]
    assert GAME.events(facts_of(s), 1) == []
    assert GAME.events(facts_of(s), None) == []
    play(s, 1, GAME.moves.text(RULES.legal(s, 1)[0]))
    laid = [event for event in GAME.events(facts_of(s), 1) if event.id == "event-laid-face-down"]
    assert laid[0].args["card"] == "card:face-down"
    assert laid[1].args["card"] != "card:face-down"


def test_why_not_tells_nothing_of_a_face_down_card() -> None:  # RT-D1, RT-V1
    s = fresh(2)
    pick_first(s, 1, FastChance(1))
    hidden = GAME.moves.parse(f"pick {GAME.dump(s)['rows'][1][0]}")
    unseen = GAME.moves.parse(f"pick {GAME.dump(s)['aside'][0]}")
    assert GAME.why_not(s, 0, hidden).id == GAME.why_not(s, 0, unseen).id == "reason-card-not-in-hand"
    own = GAME.moves.parse(f"pick {GAME.dump(s)['rows'][0][0]}")
    assert GAME.why_not(s, 0, own).args == {"card": f"card:{GAME.dump(s)['rows'][0][0]}", "seat": "seat:0"}


def test_why_not_for_moves_of_another_phase() -> None:
    s = fresh(2)
    assert GAME.why_not(s, 0, GAME.moves.parse("name art")).id == "reason-culture-after-the-round"
