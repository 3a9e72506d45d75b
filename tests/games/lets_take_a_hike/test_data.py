"""What the rules read of the data; what must hold for the files is in tests/data_sets."""

from baluchon.games.lets_take_a_hike import GAME
from baluchon.games.lets_take_a_hike.components import (
    ACTIONS,
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


def test_numbers_of_the_rules() -> None:  # LH-S1, LH-T1, LH-T4, LH-T8
    assert (DEALT, HAND_LIMIT, ACTIONS, SWAPS_PER_SEAT) == (7, 7, 3, 3)
    assert (MIN_SEATS, MAX_SEATS) == (2, 5)


def test_the_deck() -> None:  # LH-C1
    assert (ITEMS, len(KIND_IDS) - ITEMS) == (12, 4)
    assert (ITEM_CARDS, DECK) == (84, 100)


def test_seven_places_two_of_them_hands() -> None:  # LH-C2
    assert PLACE_IDS == ["top", "left-pocket", "main", "right-pocket", "bottom", "left-hand", "right-hand"]
    places = {KIND_IDS[item]: {PLACE_IDS[place] for place in members(FITS[item])} for item in range(ITEMS)}
    assert places["camera"] == {"left-hand", "right-hand"}
    assert places["granola-bar"] == set(PLACE_IDS)
    for item in range(ITEMS):
        for place in range(len(PLACE_IDS)):
            assert bool(FITS[item] & BIT[place]) == bool(HOLDS[place] & BIT[item])


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
