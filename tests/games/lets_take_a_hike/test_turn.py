"""A turn: three actions or a hike, swaps, the hand limit."""

from itertools import combinations

import pytest

from baluchon.games.lets_take_a_hike import GAME, packs
from baluchon.games.lets_take_a_hike.components import BOOTS, FITS, ITEMS, KIND_IDS, PLACE_IDS
from baluchon.games.lets_take_a_hike.state import PAYING
from baluchon.kernel.bits import BIT, mask_of, members
from baluchon.kernel.chance import FastChance
from tests.games.lets_take_a_hike.positions import (
    RULES,
    acting,
    discards,
    hand,
    hike,
    offered,
    pack,
    phase,
    play,
    started,
    table,
    taken,
    why_not,
)

SEVEN = ["map", "map", "compass", "compass", "socks", "bear", "tent"]


def test_three_actions_in_any_mixture() -> None:  # LH-T1, LH-T2
    s = table([{}, {"top": "map"}], [["map", "blister"], []])
    play(s, 0, "play blister")
    play(s, 0, "draw", "tent")
    play(s, 0, "place tent top")
    assert hand(s, 0) == ["map"]
    assert acting(s) == [1]


def test_never_actions_and_a_hike() -> None:  # LH-T1
    s = table([{"top": "map"}, {}], [["map"], []])
    assert "hike" in offered(s, 0)
    play(s, 0, "draw", "map")
    assert "hike" not in offered(s, 0)
    assert why_not(s, 0, "hike").clause == "LH-T1"


def test_after_a_hike_the_turn_is_over() -> None:  # LH-T1
    s = table([{"top": "tent"}, {}])
    hike(s, "tent")
    play(s, 0, "stop")
    assert acting(s) == [1]
    assert s.actions == 3


def test_a_hazard_may_be_played_even_if_it_hits_nobody() -> None:  # LH-T2
    s = table([{}, {}], [["skunk"], []])
    play(s, 0, "play skunk")
    assert discards(s) == ["skunk"]
    assert acting(s) == [0]


def test_a_swap_is_one_action() -> None:  # LH-T3
    s = table([{"top": "tent"}, {}], [["map"], []])
    play(s, 0, "place map top")
    assert pack(s, 0) == {"top": "map"}
    assert hand(s, 0) == ["tent"]
    assert s.actions == 2


def test_no_other_way_out_of_the_pack() -> None:  # LH-T3
    s = table([{"top": "tent"}, {}], [["map"], []])
    reason = why_not(s, 0, "drop top")
    assert (reason.clause, reason.id) == ("LH-T3", "reason-no-unpacking")


def test_an_eighth_card_is_discarded_at_once() -> None:  # LH-T4
    s = table([{}, {}], [SEVEN, []])
    play(s, 0, "draw", "camera")
    assert phase(s) == "limit"
    assert acting(s) == [0]
    # The new card may be among them, and so may a hazard.
    assert offered(s, 0) == [
        *("discard camera", "discard compass", "discard socks", "discard tent", "discard map", "discard bear"),
    ]
    assert why_not(s, 0, "draw").clause == "LH-T4"
    play(s, 0, "discard bear")
    assert discards(s) == ["bear"]
    assert len(hand(s, 0)) == 7
    assert phase(s) == "turn"
    assert s.actions == 2


def test_the_last_action_is_finished_before_the_next_turn() -> None:  # LH-T4
    s = table([{}, {}], [SEVEN, []], actions=1)
    play(s, 0, "draw", "camera")
    assert acting(s) == [0]
    play(s, 0, "discard camera")
    assert acting(s) == [1]


def test_nobody_discards_from_hand_otherwise() -> None:  # LH-T4
    s = table([{}, {}], [["map"], []])
    assert why_not(s, 0, "discard map").clause == "LH-T4"


def test_all_actions_must_be_used_and_drawing_is_always_possible() -> None:  # LH-T5
    s = table([{}, {}])
    for _ in range(3):
        assert acting(s) == [0]
        assert "draw" in offered(s, 0)
        assert not {"ready", "stay", "stop", "leave"} & set(offered(s, 0))
        play(s, 0, "draw", "bear")
    assert acting(s) == [1]


def test_a_hike_needs_a_card_in_the_pack() -> None:  # LH-T6
    s = table([{}, {"top": "map"}], [["map"], []])
    assert "hike" not in offered(s, 0)
    assert why_not(s, 0, "hike").clause == "LH-T6"


def test_several_choose_discards_at_the_same_time() -> None:  # LH-T7
    s = table(
        [{"left-hand": "camera"}, {"top": "map", "main": "socks"}, {"top": "flashlight", "main": "frying-pan"}],
        [["skunk"], [], []],
    )
    play(s, 0, "play skunk")
    assert acting(s) == [1, 2]
    chance = play(s, 2, "drop main")
    assert chance.stamp == 0
    assert acting(s) == [1]
    assert pack(s, 2) == {"top": "flashlight", "main": "frying-pan"}
    assert [message.id for message in GAME.events(s.facts or [], 1)] == ["event-played"]
    chance = play(s, 1, "drop top")
    assert chance.stamp == 1
    assert discards(s) == ["frying-pan", "map", "skunk"]
    assert hand(s, 1) == ["socks"]
    assert hand(s, 2) == ["flashlight"]


def test_discards_of_several_cards_by_several_seats() -> None:  # LH-T7, LH-T4
    full = {"top": "map", "main": "socks", "left-pocket": "compass"}
    s = table([{}, full, full], [["skunk"], ["tent"] * 4 + ["map"] * 2, ["frying-pan"] * 6])
    play(s, 0, "play skunk")
    play(s, 1, "drop top")
    play(s, 2, "drop top")
    assert phase(s) == "limit"
    assert acting(s) == [1, 2]
    play(s, 2, "discard frying-pan")
    assert acting(s) == [1]
    play(s, 1, "discard map")
    assert acting(s) == [0]
    assert discards(s) == ["frying-pan", "map", "map", "map", "skunk"]


def test_swaps_in_a_row_are_limited() -> None:  # LH-T8
    s = table([{"top": "tent"}, {"top": "map"}], [["map"], ["tent"]])
    for n in range(6):
        seat = acting(s)[0]
        kind = "map" if "map" in hand(s, seat) else "tent"
        assert s.swaps == n
        play(s, seat, f"place {kind} top")
    assert s.swaps == 6
    assert offered(s, 0) == ["place tent main", "place tent bottom", "draw", "hike"]
    reason = why_not(s, 0, "place tent top")
    assert (reason.clause, reason.args) == ("LH-T8", {"swaps": 6})
    play(s, 0, "draw", "map")
    assert s.swaps == 0
    assert "place tent top" in offered(s, 0)


@pytest.mark.parametrize("move", ["place socks main", "play raccoon", "hike"])
def test_anything_else_allows_swaps_again(move: str) -> None:  # LH-T8
    s = table([{"top": "tent"}, {}], [["socks", "raccoon"], []])
    s.swaps = 6
    play(s, 0, move, *(["tent"] if move == "hike" else []))
    assert s.swaps == 0


def minimal_sets(boots: list[int], need: int) -> list[set[int]]:
    """All sets of cards of at least so many boots in which no card can be spared."""
    found = []
    for size in range(1, len(boots) + 1):
        for cards in combinations(range(len(boots)), size):
            total = sum(boots[card] for card in cards)
            if total >= need and all(total - boots[card] < need for card in cards):
                found.append(set(cards))
    return found


def test_only_cards_of_minimal_sets_are_offered() -> None:  # LH-H4, LH-D2
    chance = FastChance(5)
    for _ in range(300):
        s = table([{}, {}])
        s.phase = PAYING
        own = s.hikers[0]
        for place in range(7):
            items = [item for item in range(ITEMS) if FITS[item] & BIT[place]]
            if chance.below(3):
                item = items[chance.below(len(items))]
                own.put(place, item)
        filled = members(own.filled)
        boots = [BOOTS[own.item_at(place)] for place in filled]
        need = 1 + chance.below(max(sum(boots), 1))
        sets = [{filled[n] for n in cards} for cards in minimal_sets(boots, need)]
        marked: set[int] = set()
        while True:
            expected = {place for cards in sets if marked <= cards for place in cards - marked}
            found = set(members(packs.droppable(own, need, mask_of(sorted(marked)))))
            if not expected:
                break
            assert found == expected
            marked.add(sorted(expected)[chance.below(len(expected))])
            if marked in sets:
                break


@pytest.mark.parametrize("hidden", [False, True])
def test_what_is_kept_for_speed_follows_from_the_cards(hidden: bool) -> None:
    s, chance = started(4, hidden=hidden, seed=2), FastChance(2)
    while mask := RULES.to_act(s):
        seat = chance.member(mask)
        moves = RULES.legal(s, seat)
        RULES.play(s, seat, moves[chance.below(len(moves))], chance)
        for own in s.hikers:
            carried = {PLACE_IDS.index(place): KIND_IDS.index(id) for place, id in pack(s, own.seat).items()}
            assert members(own.filled) == sorted(carried)
            assert own.weight == sum(BOOTS[item] for item in carried.values())
            assert own.boots == sum(BOOTS[KIND_IDS.index(id)] for id in taken(s, own.seat))
            assert [own.item_at(place) for place in sorted(carried)] == [carried[place] for place in sorted(carried)]
