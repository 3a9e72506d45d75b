"""Hazards: bear, skunk, raccoon, blister, on a hike and played as an action."""

import pytest

from baluchon.games.lets_take_a_hike import GAME
from baluchon.kernel.chance import FastChance
from tests.games.lets_take_a_hike.positions import (
    RULES,
    acting,
    discards,
    hand,
    hike,
    ids,
    offered,
    pack,
    phase,
    play,
    row,
    table,
    taken,
    told,
    why_not,
)

EIGHT = {"top": "tent", "main": "frying-pan", "bottom": "socks"}
FIVE = {"top": "tent", "main": "map"}
TEN_WITH_SPRAY = {"top": "tent", "bottom": "tent", "left-pocket": "bear-spray"}
FIVE_WITH_SPRAY = {"left-hand": "camera", "left-pocket": "bear-spray"}


def test_on_a_hike_a_hazard_hits_only_the_hikers() -> None:  # LH-D1
    s = table([FIVE, FIVE, FIVE])
    hike(s, "blister", joining=[1])
    assert pack(s, 0) == pack(s, 1) == {"main": "map"}
    assert pack(s, 2) == FIVE
    assert "blister" in discards(s)
    assert row(s) == []
    assert (phase(s), acting(s)) == ("deciding", [0])


def test_a_hiker_who_has_stopped_is_not_hit() -> None:  # LH-D1
    s = table([{"top": "tent", "main": "map"}, {"top": "tent", "main": "map"}], [["camera"], ["camera"]])
    hike(s, "tent", joining=[1])
    play(s, 0, "stop")
    play(s, 0, "leave")
    play(s, 1, "go-on", "raccoon")
    assert hand(s, 0) == ["camera", "map", "tent"]
    assert hand(s, 1) == []


def test_played_it_hits_everyone_but_the_player() -> None:  # LH-D1
    s = table([FIVE, FIVE, FIVE], [["blister"], [], []])
    play(s, 0, "play blister")
    assert pack(s, 0) == FIVE
    assert pack(s, 1) == pack(s, 2) == {"main": "map"}


def test_the_bear_makes_the_heaviest_lighter_than_the_second() -> None:  # LH-D2
    s = table([EIGHT, FIVE, TEN_WITH_SPRAY])
    hike(s, "bear", joining=[1, 2])
    assert (phase(s), acting(s)) == ("bear", [0])
    # Four boots at least: the tent, or frying pan and socks; not tent and anything.
    assert offered(s, 0) == ["drop top", "drop main", "drop bottom"]
    play(s, 0, "drop main")
    assert pack(s, 0) == {"top": "tent"}
    assert s.hikers[0].weight <= 4
    assert pack(s, 1) == FIVE
    assert pack(s, 2) == TEN_WITH_SPRAY
    assert acting(s) == [0]


def test_the_pack_of_the_one_who_plays_the_bear_is_not_compared() -> None:  # LH-D2
    s = table([{"top": "tent", "bottom": "tent", "main": "tent"}, EIGHT, FIVE], [["bear"], [], []])
    play(s, 0, "play bear")
    assert acting(s) == [1]
    play(s, 1, "drop top")
    assert pack(s, 1) == {"main": "frying-pan", "bottom": "socks"}
    assert s.hikers[0].weight == 12


def test_the_bear_takes_no_card_more_than_needed() -> None:  # LH-D2
    s = table([{"top": "tent", "main": "tent", "left-pocket": "compass"}, {"top": "tent", "main": "tent"}])
    hike(s, "bear", joining=[1])
    # Ten against eight: at least three boots. The compass is too few, and with a tent too many.
    assert offered(s, 0) == ["drop top", "drop main"]
    assert why_not(s, 0, "drop left-pocket").clause == "LH-D2"


def test_against_one_boot_the_whole_pack_goes() -> None:  # LH-D2, LH-D9
    s = table([EIGHT, {"top": "map"}])
    hike(s, "bear", joining=[1])
    assert pack(s, 0) == {}
    assert pack(s, 1) == {"top": "map"}


def test_a_single_pack_without_spray_loses_its_heaviest_card() -> None:  # LH-D3
    s = table([EIGHT, FIVE_WITH_SPRAY])
    hike(s, "bear", joining=[1])
    assert pack(s, 0) == {"main": "frying-pan", "bottom": "socks"}
    assert pack(s, 1) == FIVE_WITH_SPRAY


def test_of_several_heaviest_cards_the_owner_chooses_one() -> None:  # LH-D3
    s = table([{"top": "tent", "bottom": "sleeping-bag", "main": "socks"}, {}])
    hike(s, "bear")
    assert offered(s, 0) == ["drop top", "drop bottom"]
    assert why_not(s, 0, "drop main").id == "reason-not-the-heaviest"
    play(s, 0, "drop bottom")
    assert pack(s, 0) == {"top": "tent", "main": "socks"}


def test_the_bear_leaves_when_all_have_spray() -> None:  # LH-D3
    s = table([FIVE_WITH_SPRAY, TEN_WITH_SPRAY])
    hike(s, "bear", joining=[1])
    assert (pack(s, 0), pack(s, 1)) == (FIVE_WITH_SPRAY, TEN_WITH_SPRAY)
    assert "event-nobody-hit" in [message.id for message in told(s, None)]
    assert phase(s) == "deciding"


def test_tied_packs_each_lose_their_heaviest_card() -> None:  # LH-D4
    s = table([{"top": "tent", "bottom": "tent"}, {"top": "tent", "main": "tent"}, FIVE])
    hike(s, "bear", joining=[1, 2])
    assert acting(s) == [0, 1]
    play(s, 1, "drop main")
    play(s, 0, "drop top")
    assert (pack(s, 0), pack(s, 1), pack(s, 2)) == ({"bottom": "tent"}, {"top": "tent"}, FIVE)


def test_spray_is_not_used_up() -> None:  # LH-D5
    s = table([FIVE_WITH_SPRAY, {}])
    hike(s, "bear")
    for _ in range(2):
        play(s, 0, "go-on", "bear")
    assert pack(s, 0) == FIVE_WITH_SPRAY


def test_a_skunk_ends_the_hike() -> None:  # LH-D6, LH-H10
    s = table([FIVE, {"top": "tent", "main": "tent"}, {"top": "tent", "bottom": "tent"}])
    hike(s, "tent", joining=[1, 2])
    play(s, 0, "stop")
    play(s, 0, "leave")
    play(s, 1, "stop")
    play(s, 1, "take tent")
    play(s, 2, "go-on", "skunk")
    assert (phase(s), acting(s)) == ("skunk", [2])
    play(s, 2, "drop top")
    assert hand(s, 2) == ["tent"]
    assert taken(s, 1) == ["tent"]  # what was taken before is kept
    assert s.leader == -1
    assert acting(s) == [1]


def test_after_a_skunk_nobody_takes_a_card() -> None:  # LH-D6
    s = table([FIVE, FIVE])
    hike(s, "tent", joining=[1])
    play(s, 0, "go-on")
    play(s, 1, "go-on", "skunk")
    play(s, 0, "drop main")
    play(s, 1, "drop top")
    assert (taken(s, 0), taken(s, 1)) == ([], [])
    assert discards(s) == ["map", "skunk", "tent", "tent"]
    assert (hand(s, 0), hand(s, 1)) == (["tent"], ["map"])
    assert row(s) == []


def test_a_skunk_takes_the_only_card_without_asking() -> None:  # LH-D6
    s = table([{}, {"top": "map"}, {}], [["skunk"], [], []])
    play(s, 0, "play skunk")
    assert discards(s) == ["map", "skunk"]
    assert acting(s) == [0]


def test_the_raccoon_takes_a_random_card_of_the_hand() -> None:  # LH-D7
    robbed = set()
    for seed in range(40):
        s = table([FIVE, FIVE, FIVE], [["raccoon", "map"], ["tent", "camera"], []])
        RULES.play(s, 0, GAME.moves.parse("play raccoon"), FastChance(seed))
        assert hand(s, 0) == ["map"]
        assert len(hand(s, 1)) == 1
        assert hand(s, 2) == []
        assert pack(s, 1) == FIVE
        robbed.add(ids(s.hikers[1].hand)[0])
    assert robbed == {"tent", "camera"}


def test_the_raccoon_does_not_end_the_hike() -> None:  # LH-D7
    s = table([FIVE, FIVE], [["camera"], ["camera"]])
    hike(s, "raccoon", joining=[])
    assert (hand(s, 0), hand(s, 1)) == ([], ["camera"])
    assert phase(s) == "deciding"


def test_a_blister_takes_the_heaviest_card_without_socks() -> None:  # LH-D8
    with_socks = {"top": "tent", "main": "socks"}
    s = table([FIVE, with_socks, {}])
    hike(s, "blister", joining=[1])
    assert pack(s, 0) == {"main": "map"}
    assert pack(s, 1) == with_socks
    assert phase(s) == "deciding"
    play(s, 0, "go-on")
    play(s, 1, "go-on", "blister")
    assert pack(s, 1) == with_socks


def test_a_blister_leaves_the_choice_on_a_tie() -> None:  # LH-D8
    s = table([{"top": "tent", "bottom": "tent", "main": "map"}, {}])
    hike(s, "blister")
    assert offered(s, 0) == ["drop top", "drop bottom"]
    assert why_not(s, 0, "drop main").clause == "LH-D8"


@pytest.mark.parametrize("hazard", ["blister", "bear"])
def test_a_pack_emptied_by_a_hazard_stops_and_may_take(hazard: str) -> None:  # LH-D9
    s = table([{"top": "tent"}, {"top": "tent", "left-pocket": "bear-spray", "main": "socks"}])
    hike(s, "tent", joining=[1])
    play(s, 0, "go-on")
    play(s, 1, "go-on", hazard)
    assert pack(s, 0) == {}
    assert (phase(s), acting(s)) == ("taking", [0])
    play(s, 0, "take tent")
    assert taken(s, 0) == ["tent"]
    assert acting(s) == [1]
