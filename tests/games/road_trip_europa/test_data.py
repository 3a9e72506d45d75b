"""What the rules read of the data; what must hold for the files is in tests/data_sets."""

from collections import Counter

from baluchon.games.road_trip_europa import GAME
from baluchon.games.road_trip_europa import components as c
from baluchon.kernel.bits import count, members


def test_28_cards_four_of_each_number() -> None:  # RT-C1
    assert len(c.CARD_IDS) == 28
    assert Counter(c.NUMBER) == dict.fromkeys(range(1, 8), 4)


def test_printed_frequency_of_each_transport_is_its_number_of_cards() -> None:  # RT-C1
    assert [c.TRANSPORT.count(kind) for kind in range(c.TRANSPORTS)] == c.FREQUENCY


def test_cars_and_trains() -> None:  # RT-C3
    car, train = c.TRANSPORT_IDS.index("car"), c.TRANSPORT_IDS.index("train")
    assert (c.PAIR[car], c.FREQUENCY[car], c.PAIR[train]) == (3, 5, 4)


def test_seven_regions_with_their_stars() -> None:  # RT-C2
    assert sorted(count(cards) for cards in c.REGION_CARDS) == [2, 3, 4, 4, 5, 5, 5]
    assert sum(c.REGION_CARDS) == c.ALL_CARDS
    benelux = c.REGION_IDS.index("benelux")
    assert {c.CARD_IDS[card] for card in members(c.REGION_CARDS[benelux])} == {"belgium", "netherlands", "luxembourg"}
    assert c.STAR[benelux] == 3
    # ours: a star is worth the number of its countries
    assert [count(cards) for cards in c.REGION_CARDS] == c.STAR


def test_every_component_has_a_name_in_three_languages() -> None:
    for ref, names in GAME.names.items():
        assert set(names) == {"en", "fr", "de"}, ref
        assert all(names.values()), ref
