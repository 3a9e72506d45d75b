"""What the rules read of the data; what must hold for the files is in tests/data_sets."""

from collections import Counter

from baluchon.games.tour_du_monde import GAME
from baluchon.games.tour_du_monde import components as c
from baluchon.kernel.data import read_csv, read_toml

STOPS = read_csv(GAME.package, "countries.csv")
CONNECTIONS = read_csv(GAME.package, "connections.csv")
TABLES = read_toml(GAME.package, "tables.toml")
COUNTRIES = [row for row in STOPS if row["kind"] == "country"]
ISLANDS = [row for row in STOPS if row["kind"] == "island"]


def stop(id: str) -> int:
    return c.STOP_IDS.index(id)


def distance(a: int, b: int) -> int:
    return c.DISTANCE[a * len(STOPS) + b]


def test_106_cards_of_five_kinds() -> None:  # TM-C1
    assert TABLES["cards"] == {"countries": 65, "islands": 3, "secondaries": 32, "jokers": 2, "plus_one": 4}
    assert {row["entry_en"] for row in ISLANDS} == {"Tahiti", "Hawaii", "Easter Island"}
    assert len(c.CARD_IDS) == len(set(c.CARD_IDS)) == c.CARDS == 106
    kinds = Counter(
        "stop" if card < c.SECONDARY else "secondary" if card < c.JOKER else "joker" if card < c.PLUS_ONE else "plus"
        for card in range(c.CARDS)
    )
    assert kinds == {"stop": 68, "secondary": 32, "joker": 2, "plus": 4}


def test_five_capitals_have_gold_stars() -> None:  # TM-C2
    assert {c.STOP_IDS[gold] for gold in c.GOLD} == {"france", "russia", "united-states", "india", "china"}
    assert GAME.names["card:united-states"]["en"] == "New York"
    assert GAME.names["country:united-states"]["fr"] == "États-Unis"


def test_connections_are_mutual_and_written_once() -> None:  # TM-C3
    assert sum(map(len, c.LINKS)) == 2 * len(CONNECTIONS)
    for here, links in enumerate(c.LINKS):
        assert links == sorted(set(links))
        assert here not in links
        assert all(here in c.LINKS[there] for there in links)


def test_every_destination_has_points_and_no_other_card_has() -> None:  # TM-C4
    assert all(points > 0 and points % 5 == 0 for points in c.POINTS[: c.JOKER])
    assert c.POINTS[c.JOKER :] == [0] * 6


def test_everything_can_be_reached_from_every_start() -> None:  # TM-C5
    assert max(distance(gold, here) for gold in c.GOLD for here in range(len(STOPS))) == c.FARTHEST == 6


def test_what_a_stop_opens() -> None:  # TM-T4, TM-T6
    opened = [c.CARD_IDS[card] for card in c.OPENS[stop("japan")].members()]
    assert opened == ["china", "south-korea", "united-states", "hawaii", "kyoto"]


def test_distances_are_those_of_a_search_over_the_connections() -> None:  # TM-C5
    for start in range(len(STOPS)):
        reached, edge, steps = {start}, {start}, 0
        while edge:
            assert all(distance(start, here) == steps for here in edge)
            edge = {there for here in edge for there in c.LINKS[here]} - reached
            reached |= edge
            steps += 1
        assert len(reached) == len(STOPS)


def test_hawaii_and_easter_island_belong_to_countries_of_the_game() -> None:  # TM-T6
    owned = {c.STOP_IDS[island]: c.STOP_IDS[country] for island, country in enumerate(c.ISLAND_OF) if country >= 0}
    assert owned == {"hawaii": "united-states", "easter-island": "chile"}


def test_figures_of_the_rulebook() -> None:  # TM-S2, TM-T5, TM-E5, TM-E6
    assert TABLES["dealt"] == {"2": 15, "3": 10, "4": 7, "5": 6, "6": 5}
    assert TABLES["players"] == [2, 3, 4, 5, 6]
    assert TABLES["rounds"] == 3
    assert TABLES["limits"] == {"new_countries_per_turn": 1, "dry_turns": 100}


def test_every_card_and_continent_has_a_name() -> None:
    assert {f"card:{id}" for id in c.CARD_IDS} <= set(GAME.names)
    assert {f"continent:{row['continent']}" for row in STOPS} == {
        ref for ref in GAME.names if ref.startswith("continent:")
    }
    assert Counter(row["continent"] for row in COUNTRIES) == {
        "europe": 21,
        "asia": 18,
        "africa": 12,
        "south-america": 7,
        "north-america": 5,
        "oceania": 2,
    }
