"""The worked examples of the rulebook."""

from baluchon.games.lets_take_a_hike import GAME
from baluchon.games.lets_take_a_hike.previews import Stopping
from tests.games.lets_take_a_hike.positions import (
    acting,
    discards,
    hand,
    hike,
    offered,
    pack,
    phase,
    play,
    row,
    table,
    taken,
)


def test_two_draws_and_a_skunk() -> None:  # LH-D6, LH-T4
    s = table(
        [{"top": "tent"}, {"main": "frying-pan", "top": "map", "bottom": "socks"}, {"top": "tent", "main": "map"}],
        [["skunk"], ["camera"] * 6, ["compass"]],
    )
    play(s, 0, "draw", "map")
    play(s, 0, "draw", "socks")
    play(s, 0, "play skunk")
    assert acting(s) == [1, 2]
    play(s, 1, "drop top")
    play(s, 2, "drop main")
    assert (phase(s), acting(s)) == ("limit", [1])
    play(s, 1, "discard camera")
    assert hand(s, 1) == ["camera"] * 5 + ["frying-pan", "socks"]
    assert hand(s, 2) == ["compass", "tent"]
    assert pack(s, 0) == {"top": "tent"}
    assert hand(s, 0) == ["map", "socks"]
    assert acting(s) == [1]


def test_water_bottle_tent_and_a_blister() -> None:  # LH-D8
    s = table([{}, {}, {"main": "socks", "top": "tent"}], [["water-bottle", "tent"], ["blister", "compass"], []])
    play(s, 0, "place water-bottle left-pocket")
    play(s, 0, "place tent top")
    play(s, 0, "draw", "map")
    play(s, 1, "play blister")
    assert pack(s, 0) == {"left-pocket": "water-bottle"}
    assert pack(s, 2) == {"main": "socks", "top": "tent"}
    play(s, 1, "place compass top")
    play(s, 1, "draw", "map")
    assert acting(s) == [2]


def test_three_hikers_and_a_trail_that_is_lost() -> None:  # LH-H5, LH-H7, LH-H9, LH-H10
    matching = {"top": "sleeping-bag", "left-pocket": "water-bottle", "right-pocket": "granola-bar"}
    last = {"top": "sleeping-bag", "left-pocket": "water-bottle", "left-hand": "walking-stick", "main": "map"}
    s = table([matching, matching, last])
    hike(s, "granola-bar", joining=[1, 2])
    play(s, 2, "drop main")
    for card in ("water-bottle", "sleeping-bag"):
        play(s, 0, "go-on")
        play(s, 1, "go-on")
        play(s, 2, "go-on", card)
    assert row(s) == ["granola-bar", "water-bottle", "sleeping-bag"]
    play(s, 0, "stop")
    play(s, 0, "take sleeping-bag")
    assert s.hikers[0].boots == 4
    play(s, 1, "stop")
    play(s, 1, "take water-bottle")
    assert s.leader == 2
    play(s, 2, "go-on", "tent")  # four boots: only the sleeping bag, or all the rest and more
    assert pack(s, 2) == {"left-pocket": "water-bottle", "left-hand": "walking-stick"}
    assert row(s) == ["granola-bar", "tent"]
    assert GAME.previews(s, 2)[GAME.moves.parse("stop")].detail == Stopping(takes_all=True, boots=5)
    play(s, 2, "go-on", "tent")
    assert pack(s, 2) == {}
    assert taken(s, 2) == []
    assert row(s) == []
    assert discards(s).count("tent") == 2
    assert acting(s) == [1]


def test_bear_against_eight_five_and_ten_with_spray() -> None:  # LH-D2, LH-D3
    eight = {"top": "tent", "main": "frying-pan", "bottom": "socks"}
    ten = {"top": "tent", "bottom": "tent", "left-pocket": "bear-spray"}
    s = table([eight, {"top": "tent", "main": "map"}, ten])
    assert [own.weight for own in s.hikers] == [8, 5, 10]
    hike(s, "bear", joining=[1, 2])
    play(s, 0, "drop top")
    assert [own.weight for own in s.hikers] == [4, 5, 10]
    for seat in range(3):
        assert acting(s) == [seat]
        play(s, seat, "go-on", *(["map"] if seat == 2 else []))
    s = table([eight, {"left-hand": "camera", "left-pocket": "bear-spray"}, ten])
    assert [own.weight for own in s.hikers] == [8, 5, 10]
    hike(s, "bear", joining=[1, 2])
    assert pack(s, 0) == {"main": "frying-pan", "bottom": "socks"}
    assert [own.weight for own in s.hikers] == [4, 5, 10]


def test_nothing_but_granola_bars() -> None:  # LH-C3
    s = table([{}, {}], [["granola-bar"] * 7, []], actions=3)
    for n, place in enumerate(("top", "left-pocket", "main", "right-pocket", "bottom", "left-hand", "right-hand")):
        s.turn, s.acting, s.actions = 0, 1, 3
        play(s, 0, f"place granola-bar {place}")
        assert s.hikers[0].weight == n + 1
    assert set(pack(s, 0).values()) == {"granola-bar"}
    assert offered(s, 0) == ["draw"]
