"""The component data: what the clauses say about it, and that every worked example is possible with it."""

from collections import Counter
from itertools import combinations

import pytest

from baluchon.games.road_trip_europa import GAME
from baluchon.games.road_trip_europa import components as c
from baluchon.kernel.bits import count, members
from baluchon.kernel.data import read_csv, read_toml

CARDS = read_csv(GAME.package, "cards.csv")
REGIONS = read_csv(GAME.package, "regions.csv")
TABLES = read_toml(GAME.package, "tables.toml")
FAMILIES = ("food", "transport", "culture")


def test_28_cards_each_country_once() -> None:  # RT-C1
    assert len(CARDS) == 28
    for column in ("id", "letter", "iso2", "name_en", "name_fr", "name_de"):
        assert len({row[column] for row in CARDS}) == 28, column
    assert Counter(row["number"] for row in CARDS) == {str(number): 4 for number in range(1, 8)}
    assert "".join(row["letter"] for row in CARDS) == "ABCDEFGHIJKLMNOPQRSTUVWXYZ@#"


def test_every_card_shows_two_symbols_of_different_families() -> None:  # RT-C1
    for row in CARDS:
        assert sum(bool(row[family]) for family in FAMILIES) == 2, row["id"]
    assert TABLES["food"] == {"beer": 1, "cheese": 2, "wine": 3, "fish": 5}
    assert set(TABLES["culture"]["kinds"]) == {"music", "architecture", "art", "nature"}
    assert Counter(row["culture"] for row in CARDS if row["culture"]) == {
        "music": 4,
        "architecture": 6,
        "art": 4,
        "nature": 6,
    }
    assert Counter(row["food"] for row in CARDS if row["food"]) == {"beer": 6, "cheese": 5, "wine": 4, "fish": 2}


def test_printed_frequency_of_each_transport_is_its_number_of_cards() -> None:  # RT-C1
    assert Counter(row["transport"] for row in CARDS if row["transport"]) == TABLES["transport_frequency"]


def test_seven_regions_with_their_stars() -> None:  # RT-C2
    colours = {row["colour"] for row in REGIONS}
    assert colours == {"light-blue", "green", "dark-blue", "red", "yellow", "purple", "orange"}
    assert sorted(count(cards) for cards in c.REGION_CARDS) == [2, 3, 4, 4, 5, 5, 5]
    assert sum(c.REGION_CARDS) == c.ALL_CARDS
    benelux = c.REGION_IDS.index("benelux")
    assert {c.CARD_IDS[card] for card in members(c.REGION_CARDS[benelux])} == {"belgium", "netherlands", "luxembourg"}
    assert c.STAR[benelux] == 3
    # ours: a star is worth the number of its countries
    assert [count(cards) for cards in c.REGION_CARDS] == c.STAR


def test_cars_and_trains() -> None:  # RT-C3
    assert TABLES["transport_pair"]["car"] == 3
    assert TABLES["transport_frequency"]["car"] == 5
    assert TABLES["transport_pair"]["train"] == 4


@pytest.mark.parametrize(("card", "number"), [("ireland", 6), ("austria", 1)])
def test_numbers_known_from_elsewhere(card: str, number: int) -> None:
    assert c.NUMBER[c.CARD_IDS.index(card)] == number


def test_no_two_cards_share_number_and_symbols() -> None:
    for one, other in combinations(CARDS, 2):
        assert any(one[column] != other[column] for column in ("number", *FAMILIES)), (one["id"], other["id"])


def test_every_component_has_a_name_in_three_languages() -> None:
    for ref, names in GAME.names.items():
        assert set(names) == {"en", "fr", "de"}, ref
        assert all(names.values()), ref


def test_two_stars_can_make_six() -> None:
    assert any(one + other == 6 for one, other in combinations(c.STAR, 2))
