"""The component data: complete, consistent, and enough for every worked example."""

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from baluchon.games.lets_take_a_hike import GAME
from baluchon.games.lets_take_a_hike.components import (
    ACTIONS,
    BOOTS,
    COPIES,
    DEALT,
    DECK,
    FITS,
    HAND_LIMIT,
    HOLDS,
    ITEM_CARDS,
    ITEMS,
    KIND_IDS,
    MAX_SEATS,
    MIN_SEATS,
    PLACE_IDS,
    SWAPS_PER_SEAT,
)
from baluchon.kernel.bits import BIT, members
from baluchon.kernel.declaration import LANGUAGES

HANDS = {"left-hand", "right-hand"}
boots = dict(zip(KIND_IDS, BOOTS, strict=True))
copies = dict(zip(KIND_IDS, COPIES, strict=True))
places = {KIND_IDS[item]: {PLACE_IDS[place] for place in members(FITS[item])} for item in range(ITEMS)}


def test_numbers_of_the_rules() -> None:  # LH-S1, LH-T1, LH-T4, LH-T8
    assert (DEALT, HAND_LIMIT, ACTIONS, SWAPS_PER_SEAT) == (7, 7, 3, 3)
    assert (MIN_SEATS, MAX_SEATS) == (2, 5)


def test_the_deck() -> None:  # LH-C1
    assert KIND_IDS[:ITEMS] == [
        *("frying-pan", "camera", "sleeping-bag", "granola-bar", "compass", "flashlight"),
        *("socks", "tent", "water-bottle", "map", "bear-spray", "walking-stick"),
    ]
    assert KIND_IDS[ITEMS:] == ["bear", "skunk", "raccoon", "blister"]
    assert all(1 <= boots[id] <= 4 for id in KIND_IDS[:ITEMS])
    assert {boots[id] for id in KIND_IDS[:ITEMS]} == {1, 2, 3, 4}
    assert all(number > 0 for number in COPIES)
    assert (ITEM_CARDS, DECK) == (84, 100)
    assert DECK >= MAX_SEATS * DEALT + 50


def test_seven_places_two_of_them_hands() -> None:  # LH-C2
    assert PLACE_IDS == ["top", "left-pocket", "main", "right-pocket", "bottom", "left-hand", "right-hand"]
    assert places["camera"] == places["walking-stick"] == HANDS
    assert {id for id in places if places[id] & HANDS} == {"camera", "walking-stick", "granola-bar"}
    assert all(places[id] >= HANDS or not HANDS & places[id] for id in places)
    assert places["granola-bar"] == set(PLACE_IDS)
    assert all(len(members(HOLDS[place])) >= 4 for place, id in enumerate(PLACE_IDS) if id not in HANDS)
    for item in range(ITEMS):
        for place in range(len(PLACE_IDS)):
            assert bool(FITS[item] & BIT[place]) == bool(HOLDS[place] & BIT[item])


def test_figures_that_the_rulebook_names() -> None:
    assert (boots["tent"], boots["sleeping-bag"], boots["granola-bar"]) == (4, 4, 1)
    assert boots["water-bottle"] + boots["walking-stick"] <= 3
    assert boots["water-bottle"] > boots["granola-bar"]
    assert boots["tent"] > boots["water-bottle"]
    assert copies["tent"] >= 2


def test_everything_has_a_name_in_every_language() -> None:
    refs = [f"card:{id}" for id in KIND_IDS] + [f"place:{id}" for id in PLACE_IDS]
    assert all(f"short:{id}" in GAME.names for id in PLACE_IDS)
    refs += [f"short:{id}" for id in KIND_IDS[:ITEMS]]
    for language in LANGUAGES:
        said = [GAME.names[ref][language] for ref in refs]
        assert all(said)
        assert len(set(said[: len(KIND_IDS)])) == len(KIND_IDS)
        assert len(set(said[len(KIND_IDS) : -ITEMS])) == len(PLACE_IDS)
        assert len(set(said[-ITEMS:])) == ITEMS
        assert all(len(short) <= 12 for short in said[-ITEMS:])  # test_board: none is cut where it may be carried


def fits(cards: tuple[str, ...]) -> bool:
    """Whether these cards can be carried at the same time."""
    lying: dict[str, int] = {}

    def put(n: int, tried: set[str]) -> bool:
        for place in places[cards[n]] - tried:
            tried.add(place)
            if place not in lying or put(lying[place], tried):
                lying[place] = n
                return True
        return False

    return all(put(n, set()) for n in range(len(cards)))


def a_pack(weight: int, *, spray: bool) -> tuple[str, ...] | None:
    for size in range(1, len(PLACE_IDS) + 1):
        for cards in combinations_with_replacement(KIND_IDS[:ITEMS], size):
            enough = all(number <= copies[id] for id, number in Counter(cards).items())
            if sum(boots[id] for id in cards) == weight and ("bear-spray" in cards) == spray and enough and fits(cards):
                return cards
    return None


@pytest.mark.parametrize(("weight", "spray"), [(8, False), (5, False), (10, True), (5, True)])
def test_the_packs_of_the_bear_example_can_be_packed(weight: int, spray: bool) -> None:
    assert a_pack(weight, spray=spray) is not None


def test_what_can_be_carried_together() -> None:  # LH-C2, LH-C3
    assert fits(("granola-bar",) * 7)
    assert copies["granola-bar"] >= 7
    assert not fits(("camera",) * 3)
    assert not fits(("walking-stick", "walking-stick", "camera"))
    assert fits(("water-bottle", "tent"))
    assert not places["compass"] & HANDS
