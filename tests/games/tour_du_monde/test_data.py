"""The component data: what the clauses say about it, and the rules by which the rest of it was made."""

import re
from collections import Counter
from fractions import Fraction

import pytest

from baluchon.games.tour_du_monde import GAME
from baluchon.games.tour_du_monde import components as c
from baluchon.kernel.data import read_csv, read_toml
from baluchon.kernel.declaration import LANGUAGES

STOPS = read_csv(GAME.package, "countries.csv")
SECONDARIES = read_csv(GAME.package, "secondaries.csv")
CONNECTIONS = read_csv(GAME.package, "connections.csv")
TABLES = read_toml(GAME.package, "tables.toml")
COUNTRIES = [row for row in STOPS if row["kind"] == "country"]
ISLANDS = [row for row in STOPS if row["kind"] == "island"]
GOLD = {"france": "Paris", "russia": "Moscow", "united-states": "New York", "india": "Delhi", "china": "Beijing"}
KEBAB = re.compile(r"[a-z]+(-[a-z]+)*")


def stop(id: str) -> int:
    return c.STOP_IDS.index(id)


def distance(a: int, b: int) -> int:
    return c.DISTANCE[a * len(STOPS) + b]


def test_106_cards_of_five_kinds() -> None:  # TM-C1
    assert (len(COUNTRIES), len(SECONDARIES), len(ISLANDS)) == (65, 32, 3)
    assert TABLES["cards"] == {"countries": 65, "islands": 3, "secondaries": 32, "jokers": 2, "plus_one": 4}
    assert {row["entry_en"] for row in ISLANDS} == {"Tahiti", "Hawaii", "Easter Island"}
    assert len(c.CARD_IDS) == len(set(c.CARD_IDS)) == c.CARDS == 106
    kinds = Counter(
        "stop" if card < c.SECONDARY else "secondary" if card < c.JOKER else "joker" if card < c.PLUS_ONE else "plus"
        for card in range(c.CARDS)
    )
    assert kinds == {"stop": 68, "secondary": 32, "joker": 2, "plus": 4}


def test_five_capitals_have_gold_stars() -> None:  # TM-C2
    assert {row["id"]: row["entry_en"] for row in STOPS if row["gold"] == "1"} == GOLD
    assert {c.STOP_IDS[gold] for gold in c.GOLD} == set(GOLD)
    assert GAME.names["card:united-states"]["en"] == "New York"
    assert GAME.names["country:united-states"]["fr"] == "États-Unis"


def test_connections_are_mutual_and_written_once() -> None:  # TM-C3
    pairs = [(row["a"], row["b"]) for row in CONNECTIONS]
    assert pairs == sorted(set(pairs))
    assert all(a < b for a, b in pairs)
    assert sum(map(len, c.LINKS)) == 2 * len(pairs)
    for here, links in enumerate(c.LINKS):
        assert links == sorted(set(links))
        assert here not in links
        assert all(here in c.LINKS[there] for there in links)


def test_what_the_rulebook_says_of_single_cards() -> None:  # TM-C3
    assert stop("united-kingdom") in c.LINKS[stop("france")]
    assert stop("portugal") in c.LINKS[stop("spain")]
    longitude = {row["id"]: float(row["lon"]) for row in STOPS}
    assert longitude["portugal"] < longitude["spain"]
    assert c.COUNTRY[c.SECONDARY_IDS.index("chamonix")] == stop("france")


def test_every_destination_has_points_and_no_other_card_has() -> None:  # TM-C4
    assert all(points > 0 and points % 5 == 0 for points in c.POINTS[: c.JOKER])
    assert c.POINTS[c.JOKER :] == [0] * 6


def test_points_follow_how_hard_a_card_is_to_lay() -> None:  # TM-C4
    for here, row in enumerate(STOPS):
        away = Fraction(sum(distance(gold, here) for gold in c.GOLD), len(c.GOLD))
        effort = away + Fraction(2, len(c.LINKS[here]))
        if row["kind"] == "island":
            expected = 20 if effort <= 3 else 25
        else:
            expected = 5 if effort <= 3 else 10 if effort < 4 else 15 if effort < 5 else 20
        assert c.POINTS[here] == expected, row["id"]
    for place, row in enumerate(SECONDARIES):
        assert c.POINTS[c.SECONDARY + place] == (10 if c.POINTS[stop(row["country"])] == 5 else 15), row["id"]


def test_everything_can_be_reached_from_every_start() -> None:  # TM-C5
    assert max(distance(gold, here) for gold in c.GOLD for here in range(len(STOPS))) == c.FARTHEST == 6
    for row, links in zip(STOPS, c.LINKS, strict=True):
        assert len(links) in (range(2, 5) if row["kind"] == "island" else range(1, 10)), row["id"]


def test_secondary_destinations_belong_to_countries() -> None:  # TM-T6, TM-T7
    countries = {row["id"] for row in COUNTRIES}
    assert all(row["country"] in countries for row in SECONDARIES)
    assert max(Counter(row["country"] for row in SECONDARIES).values()) == 3


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


@pytest.mark.parametrize("rows", [STOPS, SECONDARIES], ids=["countries", "secondaries"])
def test_rows_are_complete_and_places_on_the_map(rows: list[dict[str, str]]) -> None:
    for row in rows:
        assert all(value == value.strip() != "" for value in row.values()), row
        assert KEBAB.fullmatch(row["id"])
        assert -90 <= float(row["lat"]) <= 90
        assert -180 <= float(row["lon"]) <= 180
    assert len({(row["lat"], row["lon"]) for row in rows}) == len(rows)


def test_names_are_told_apart_in_every_language() -> None:
    for language in LANGUAGES:
        entries = [row[f"entry_{language}"] for row in STOPS] + [row[f"name_{language}"] for row in SECONDARIES]
        assert len(set(entries)) == 100
        assert len({row[f"country_{language}"] for row in COUNTRIES}) == 65
    assert len({row["iso2"] for row in COUNTRIES}) == 65
    assert all(re.fullmatch("[A-Z]{2}", row["iso2"]) for row in STOPS)


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
