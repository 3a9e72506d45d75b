"""What a seat may know, what it remembers, and what it imagines."""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from baluchon.games.lets_take_a_hike import GAME, dumps
from baluchon.games.lets_take_a_hike.components import COPIES, HOLDS, KIND_IDS, PLACE_IDS
from baluchon.games.lets_take_a_hike.state import HikeState
from baluchon.kernel.bits import BIT, members
from baluchon.kernel.chance import FastChance
from baluchon.testing.fairness import chi_square_tail
from tests.games.lets_take_a_hike.positions import (
    RULES,
    acting,
    bag_of,
    discards,
    hand,
    hike,
    ids,
    offered,
    pack,
    phase,
    play,
    started,
    table,
    told,
    why_not,
)


def known(s: HikeState, seat: int) -> list[tuple[str, list[str]]]:
    """What all know to be in a hand, or on one of these places."""
    hiker = GAME.public(s).hikers[seat]  # type: ignore[attr-defined]
    return [(card.card.partition(":")[2], [place.partition(":")[2] for place in card.places]) for card in hiker.known]


def imagined(s: HikeState, viewer: int, worlds: int) -> list[HikeState]:
    found = []
    for n in range(worlds):
        world = RULES.imagine(s, viewer, FastChance(n))
        assert GAME.view(world, viewer) == GAME.view(s, viewer)
        found.append(world)
    return found


# --- the open game


def test_packs_are_open_hands_and_pile_are_not() -> None:  # LH-I1
    s = table([{"top": "tent"}, {"main": "socks"}], [["map"], ["bear"]], taken=[["camera"], []], discards=["skunk"])
    public: Any = GAME.public(s)
    assert [(card.place, card.card) for card in public.hikers[1].pack] == [("place:main", "card:socks")]
    assert public.hikers[0].taken == ("card:camera",)
    assert public.discards == ("card:skunk",)
    assert [hiker.hand_size for hiker in public.hikers] == [1, 1]
    assert public.pile == s.pile_size
    other = table(
        [{"top": "tent"}, {"main": "socks"}], [["map"], ["raccoon"]], taken=[["camera"], []], discards=["skunk"]
    )
    assert GAME.public(other) == public
    assert GAME.private(s, 0).hand[0].card == "card:map"  # type: ignore[attr-defined]


def test_a_drawn_card_is_its_owners_secret() -> None:  # LH-I1
    s = table([{}, {}])
    play(s, 0, "draw", "tent")
    assert told(s, 0)[0].args["card"] == "card:tent"
    assert told(s, 1)[0].args["card"] == told(s, None)[0].args["card"] == "card:face-down"


def test_what_was_seen_going_into_a_hand_is_known_until_seen_leaving() -> None:  # LH-I1
    s = table([{"top": "tent"}, {}], [["map", "map", "camera"], []])
    play(s, 0, "place map top")
    assert known(s, 0) == [("tent", [])]
    play(s, 0, "place map main")
    assert known(s, 0) == [("tent", [])]
    for world in imagined(s, 1, 50):
        assert "tent" in hand(world, 0)
    play(s, 0, "place tent bottom")
    assert known(s, 0) == []
    assert Counter("tent" in hand(world, 0) for world in imagined(s, 1, 50))[True] < 25


def test_a_copy_that_leaves_is_taken_for_the_known_one() -> None:  # LH-I1
    s = table([{"top": "tent"}, {}], [["map", "tent"], []])
    play(s, 0, "place map top")
    play(s, 0, "place tent main")
    # One of two tents has left: whichever it was, the other one is not known.
    assert known(s, 0) == []


def test_a_pack_taken_back_is_known() -> None:  # LH-I1, LH-H8
    s = table([{"top": "tent", "main": "socks"}, {}], [["bear"], []])
    hike(s, "tent")
    play(s, 0, "stop")
    assert known(s, 0) == [("socks", []), ("tent", [])]
    worlds = imagined(s, 1, 300)
    assert all({"socks", "tent"} <= set(hand(world, 0)) for world in worlds)
    others = Counter(id for world in worlds for id in (Counter(hand(world, 0)) - Counter(["socks", "tent"])))
    assert len(others) > 10  # the third card may be anything


def test_a_robbed_card_is_no_longer_known() -> None:  # LH-D7, LH-I1
    s = table([{"top": "tent"}, {}], [[], ["raccoon"]])
    hike(s, "tent")
    play(s, 0, "stop")
    assert known(s, 0) == [("tent", [])]
    play(s, 1, "play raccoon")
    assert known(s, 0) == []
    assert "tent" in discards(s)


def test_unknown_cards_are_dealt_from_all_that_is_not_seen() -> None:
    s = table([{}, {}], [["tent"], ["bear", "map"]], discards=["skunk"])
    dealt: Counter[str] = Counter()
    worlds = imagined(s, 0, 4000)
    for world in worlds:
        dealt.update(hand(world, 1))
    pool = Counter(dict(zip(KIND_IDS, COPIES, strict=True))) - Counter(["tent", "skunk"])
    expected = {id: 2 * len(worlds) * number / pool.total() for id, number in pool.items()}
    statistic = sum((dealt[id] - mean) ** 2 / mean for id, mean in expected.items())
    assert chi_square_tail(statistic, len(pool) - 1) > 1e-4


def test_a_pile_made_of_discards_is_known() -> None:  # LH-E1, LH-I1
    s = table([{"top": "tent"}, {}, {}], [[], ["map", "bear"], ["socks"]], pile=["tent"], discards=["tent", "camera"])
    hike(s, "tent")
    play(s, 0, "go-on", "tent")
    assert GAME.public(s).next_pile == ("card:camera",)  # type: ignore[attr-defined]
    for world in imagined(s, 0, 30):
        assert ids(world.pile) == ["camera"]
        assert sorted(hand(world, 1) + hand(world, 2)) == ["bear", "map", "socks"]
    assert {tuple(hand(world, 2)) for world in imagined(s, 0, 30)} == {("bear",), ("map",), ("socks",)}


def test_others_choices_are_erased_and_packs_unpacked() -> None:  # LH-S1, LH-T7
    s = started(3)
    for seat in (1, 2):
        play(s, seat, offered(s, seat)[0])
    play(s, 1, "ready")
    for world in imagined(s, 0, 5):
        assert acting(world) == [0, 1, 2]
        assert pack(world, 1) == pack(world, 2) == {}
        assert len(hand(world, 1)) == 7
    world = RULES.imagine(s, 2, FastChance(1))
    assert pack(world, 2) == pack(s, 2)


def test_a_dump_with_cards_that_cannot_be_there_is_refused() -> None:
    s = table([{"top": "tent"}, {}], [["map"], []])
    play(s, 0, "place map top")
    dumped = dumps.dump(s)
    dumped["hands"] = [["socks"], []]
    with pytest.raises(ValueError, match="seat 0"):
        dumps.load(dumped)


# --- hidden packs

PACKED = {"top": "tent", "main": "socks", "left-pocket": "bear-spray", "right-pocket": "bear-spray"}


def test_cards_are_placed_face_down() -> None:  # LH-V1
    s = table([{}, {}], [["tent"], []], hidden=True)
    chance = play(s, 0, "place tent main")
    assert chance.stamp == 0
    public: Any = GAME.public(s)
    assert [(card.place, card.card, card.boots) for card in public.hikers[0].pack] == [
        ("place:main", "card:face-down", None),
    ]
    assert public.hikers[0].weight is None
    assert GAME.private(s, 0).pack[0].card == "card:tent"  # type: ignore[attr-defined]
    assert told(s, 1)[0].args["card"] == "card:face-down"


def test_only_the_matching_card_is_revealed() -> None:  # LH-V1
    s = table([{"top": "tent", "bottom": "tent", "main": "socks"}, {}], hidden=True)
    hike(s, "tent")
    assert offered(s, 0) == ["show top", "show bottom"]
    assert why_not(s, 0, "show main").clause == "LH-V1"
    assert why_not(s, 0, "drop main").clause == "LH-V1"
    play(s, 0, "show bottom")
    shown = [(card.place, card.card) for card in GAME.public(s).hikers[0].pack]  # type: ignore[attr-defined]
    assert shown == [("place:top", "card:face-down"), ("place:main", "card:face-down"), ("place:bottom", "card:tent")]
    # Another tent: one is face up already, nothing is asked.
    play(s, 0, "go-on", "tent")
    assert phase(s) == "deciding"


def test_without_a_match_only_the_discarded_cards_are_shown() -> None:  # LH-V1, LH-V4
    s = table([{"top": "tent", "main": "socks", "left-pocket": "compass"}, {}], hidden=True)
    hike(s, "map")
    play(s, 0, "drop main")
    assert discards(s) == ["socks"]
    public: Any = GAME.public(s)
    assert [card.card for card in public.hikers[0].pack] == ["card:face-down", "card:face-down"]
    # And all know that there is no map among the rest.
    assert public.hikers[0].not_here == {"place:top": ["card:map"], "place:left-pocket": ["card:map"]}
    for world in imagined(s, 1, 60):
        assert "map" not in pack(world, 0).values()


def test_being_asked_tells_nothing() -> None:  # LH-V1, LH-T7
    """Whoever has a face-down card and no match in sight is asked, whatever the card is."""
    tables = [
        table([{"top": "tent"}, {"top": id}], hidden=True)
        for id in ("tent", "map", "sleeping-bag", "compass", "granola-bar")
    ]
    for s in tables:
        hike(s, "flashlight", joining=[1])
        assert acting(s) == [0, 1]
        assert GAME.view(s, 0) == GAME.view(tables[0], 0)


def test_a_pack_too_light_is_lost_only_when_all_have_chosen() -> None:  # LH-V1, LH-H5, LH-T7
    s = table([{"top": "tent"}, {"top": "map", "main": "socks"}], hidden=True)
    hike(s, "frying-pan", joining=[1])
    play(s, 1, "drop top")
    assert acting(s) == [0]
    assert len(pack(s, 1)) == 2
    play(s, 0, "drop top")
    assert pack(s, 1) == {}
    assert [message.args["seat"] for message in told(s, None) if message.id == "event-thrown-out"] == ["seat:1"]


def test_a_bear_shows_spray_or_the_whole_pack() -> None:  # LH-V2
    s = table([{"top": "tent", "left-pocket": "bear-spray"}, {"top": "tent", "main": "socks"}], hidden=True)
    hike(s, "bear", joining=[1])
    # With one pocket filled there is no choice; seat 1 has no spray and loses its tent in the open.
    public: Any = GAME.public(s)
    assert [card.card for card in public.hikers[0].pack] == ["card:face-down", "card:bear-spray"]
    assert [card.card for card in public.hikers[1].pack] == ["card:socks"]
    assert "tent" in discards(s)


def test_of_two_sprays_one_is_shown_by_choice() -> None:  # LH-V2
    s = table([PACKED, {"left-pocket": "compass", "right-pocket": "map", "top": "tent"}], hidden=True)
    hike(s, "bear", joining=[1])
    assert (phase(s), acting(s)) == ("guarding", [0, 1])
    assert offered(s, 0) == ["show left-pocket", "show right-pocket"]
    assert offered(s, 1) == ["show-pack"]  # asked as well: it might have two
    assert why_not(s, 0, "show-pack").clause == "LH-V2"
    play(s, 0, "show right-pocket")
    chance = play(s, 1, "show-pack")
    assert chance.stamp > 0
    public: Any = GAME.public(s)
    assert [card.face_up for card in public.hikers[0].pack] == [False, False, False, True]
    assert public.hikers[1].weight == 3  # the tent is gone: it was the only pack without spray


def test_a_blister_shows_socks_or_the_whole_pack() -> None:  # LH-V2
    s = table(
        [{"top": "tent", "main": "socks"}, {"top": "tent", "main": "map"}, {}],
        [[], [], ["blister"]],
        turn=2,
        hidden=True,
    )
    play(s, 2, "play blister")
    public: Any = GAME.public(s)
    assert [card.card for card in public.hikers[0].pack] == ["card:face-down", "card:socks"]
    assert [card.card for card in public.hikers[1].pack] == ["card:map"]


def test_what_was_revealed_stays_face_up_what_is_added_is_face_down() -> None:  # LH-V2
    s = table([{"top": "tent"}, {}], [["socks"], ["bear", "bear"]], turn=1, hidden=True)
    s.hikers[0].put(PLACE_IDS.index("main"), KIND_IDS.index("socks"))
    s.pile -= bag_of("socks")
    play(s, 1, "play bear")
    for _ in range(2):
        play(s, 1, "draw", "map")
    assert [card.face_up for card in GAME.public(s).hikers[0].pack] == [True]  # type: ignore[attr-defined]
    play(s, 0, "place socks bottom")
    assert [card.face_up for card in GAME.public(s).hikers[0].pack] == [True, False]  # type: ignore[attr-defined]


def test_places_are_checked() -> None:  # LH-V3
    s = table([{}, {}], [["camera"], []], hidden=True)
    assert why_not(s, 0, "place camera top").clause == "LH-C2"
    for n in range(60):
        play_on = RULES.copy(s)
        RULES.play(play_on, 0, GAME.moves.parse("place camera left-hand"), FastChance(n))
        world = RULES.imagine(play_on, 1, FastChance(n))
        item = KIND_IDS.index(pack(world, 0)["left-hand"])
        assert HOLDS[PLACE_IDS.index("left-hand")] & BIT[item]


def test_nothing_to_bluff_about() -> None:  # LH-V4
    s = table([{"top": "tent", "main": "socks"}, {}], hidden=True)
    hike(s, "tent")
    assert offered(s, 0) == ["show top"]  # a match cannot be kept back
    play(s, 0, "show top")
    play(s, 0, "go-on", "blister")
    assert GAME.public(s).hikers[0].pack[1].face_up  # type: ignore[attr-defined]


def test_face_down_cards_go_back_into_hand_unseen() -> None:  # LH-V4
    s = table([{"top": "tent", "main": "socks"}, {}], [["map"], []], hidden=True)
    hike(s, "tent")
    play(s, 0, "show top")
    play(s, 0, "stop")
    assert known(s, 0) == [("tent", [])]
    s = table([{"top": "tent"}, {}], [["map"], []], hidden=True)
    play(s, 0, "place map top")
    assert known(s, 0) == []
    assert told(s, 1)[-1].args["card"] == "card:face-down"


def test_a_known_card_may_be_laid_face_down() -> None:  # LH-I1, LH-V1
    s = table([{"top": "tent", "main": "socks"}, {}], [["map"], []], hidden=True)
    s.hikers[0].shown = 1
    play(s, 0, "place map top")
    # The tent came back in sight; the map that was laid at the same time is not it.
    assert known(s, 0) == [("tent", [])]
    play(s, 0, "place tent bottom")
    assert known(s, 0) == [("tent", ["bottom"])]
    worlds = imagined(s, 1, 200)
    assert all("tent" in [*hand(world, 0), pack(world, 0)["bottom"]] for world in worlds)
    # The hand is empty: it must be there.
    assert {pack(world, 0)["bottom"] for world in worlds} == {"tent"}


def test_a_card_shown_on_an_older_place_is_not_the_known_one() -> None:  # LH-I1, LH-V1
    s = table([{"top": "tent", "main": "tent", "left-pocket": "map"}, {}], [["compass", "socks"], []], hidden=True)
    s.hikers[0].shown = 1
    play(s, 0, "place compass top")  # a tent comes back into hand, seen
    play(s, 0, "place socks bottom")
    assert known(s, 0) == [("tent", ["bottom"])]
    s.turn, s.acting, s.actions = 0, 1, 3
    hike(s, "tent")
    assert offered(s, 0) == ["show main"]
    play(s, 0, "show main")
    # The tent on the old place had never been in the hand since: the known one is still there.
    assert known(s, 0) == [("tent", ["bottom"])]


def test_a_card_shown_on_a_newer_place_may_be_the_known_one() -> None:  # LH-I1, LH-V1
    s = table([{"top": "tent"}, {}], [["compass", "tent"], []], hidden=True)
    s.hikers[0].shown = 1
    play(s, 0, "place compass top")
    play(s, 0, "place tent main")
    s.turn, s.acting, s.actions = 0, 1, 3
    hike(s, "tent")
    play(s, 0, "show main")
    assert known(s, 0) == []


def worlds_by_hand(s: HikeState) -> Counter[tuple[str, str, str]]:
    """All ways to lay the hidden cards of seat 0 and one card of the pile out, each physical card by itself.

    The table of the test below: a known tent that may lie on bottom, filled after it came, and a face-down main
    that was filled before; one card in hand.
    """
    pool = [(id, n) for n, id in enumerate(["tent", "socks", "socks", "map", "bear"])]
    token = ("tent", 99)
    fits = {place: {KIND_IDS[item] for item in members(HOLDS[PLACE_IDS.index(place)])} for place in ("main", "bottom")}
    found: Counter[tuple[str, str, str]] = Counter()
    for main, bottom, held, *_ in permutations([token, *pool], 6):
        if token in (bottom, held) and main[0] in fits["main"] and bottom[0] in fits["bottom"]:
            found[main[0], bottom[0], held[0]] += 1
    return found


def test_every_way_the_hidden_cards_can_lie_is_equally_likely() -> None:
    s = table(
        [{"main": "socks", "top": "tent"}, {}],
        [["map", "socks"], []],
        pile=["tent", "bear", "map"],
        hidden=True,
    )
    s.hikers[0].shown = 1
    play(s, 0, "place map top")
    # The map on top comes to light, so that it is out of the question; then the socks are laid on bottom.
    s.hikers[0].shown |= 1
    play(s, 0, "place socks bottom")
    assert known(s, 0) == [("tent", ["bottom"])]
    expected = worlds_by_hand(s)
    worlds = 6000
    found = Counter(
        (pack(world, 0)["main"], pack(world, 0)["bottom"], hand(world, 0)[0]) for world in imagined(s, 1, worlds)
    )
    assert set(found) <= set(expected)
    statistic = sum(
        (found[ways] - worlds * number / expected.total()) ** 2 / (worlds * number / expected.total())
        for ways, number in expected.items()
    )
    assert chi_square_tail(statistic, len(expected) - 1) > 1e-4


def test_hands_too_small_for_all_that_is_known() -> None:
    """Six known cards and a hand of two: four of them must lie face down, whatever is drawn first."""
    s = table(
        [{"top": "tent", "main": "tent", "bottom": "tent", "left-pocket": "map", "right-pocket": "map"}, {}],
        hidden=True,
    )
    hike(s, "tent")
    play(s, 0, "show top")
    s.hikers[0].shown = 31
    play(s, 0, "stop")
    s.turn, s.acting, s.actions = 0, 1, 3
    for place in ("top", "main", "bottom"):
        play(s, 0, f"place tent {place}")
    assert len(known(s, 0)) == 5
    s.turn, s.acting, s.actions = 0, 1, 3
    play(s, 0, "place map left-pocket")
    assert len(hand(s, 0)) == 1
    for world in imagined(s, 1, 100):
        together = Counter([*hand(world, 0), *pack(world, 0).values()])
        assert together == Counter(["tent"] * 3 + ["map"] * 2)
        assert pack(world, 0)["left-pocket"] == "map"
    found = {tuple(sorted(pack(world, 0).items())) for world in imagined(s, 1, 200)}
    assert len(found) > 1


@pytest.mark.parametrize("seats", [2, 4, 5])
def test_imagined_packs_agree_with_everything_seen(seats: int) -> None:
    for seed in range(3):
        s, chance = started(seats, hidden=True, seed=seed), FastChance(seed)
        decisions = 0
        while mask := RULES.to_act(s):
            seat = chance.member(mask)
            moves = RULES.legal(s, seat)
            RULES.play(s, seat, moves[chance.below(len(moves))], chance)
            decisions += 1
            if decisions % 9 == 0:
                viewer = decisions % seats
                world = RULES.imagine(s, viewer, FastChance(decisions))
                assert GAME.view(world, viewer) == GAME.view(s, viewer)
                # `load` refuses a world that what was seen rules out.
                assert GAME.dump(GAME.load(GAME.dump(world))) == GAME.dump(world)


def test_the_only_way_is_found_even_if_the_first_draw_blocks_it() -> None:
    """With a known pile only two cards are in question: the granola bar fits both places, the camera one."""
    s = table([{}, {"left-hand": "camera"}, {"top": "granola-bar"}], pile=["map"], hidden=True)
    s.refilled = 1
    for world in imagined(s, 0, 40):
        assert (pack(world, 1), pack(world, 2)) == ({"left-hand": "camera"}, {"top": "granola-bar"})
    s = table([{}, {"left-hand": "camera"}, {"right-hand": "granola-bar"}], pile=["map"], hidden=True)
    s.refilled = 1
    assert {pack(world, 1)["left-hand"] for world in imagined(s, 0, 40)} == {"camera", "granola-bar"}
