"""The component data keeps to every number of the rules, and to the rules it was made by."""

import re
import tomllib
from collections import Counter, defaultdict
from itertools import pairwise

import pytest

from baluchon.games.trekking_the_world import GAME
from baluchon.games.trekking_the_world.components import (
    CARD_IDS,
    COLOUR_IDS,
    COPIES,
    KIND_IDS,
    LINKS,
    PLACE_IDS,
    REGION_NAMES,
    SUMS,
    SYMBOL_IDS,
    VERSIONS,
    WORLD,
)
from baluchon.games.trekking_the_world.figures import ALL, EARLIER, NEWEST
from baluchon.kernel.bits import BIT, members
from baluchon.kernel.data import read_csv, read_toml

PLACES = {row["id"]: row for row in read_csv(GAME.package, "places.csv")}
DESTINATIONS = read_csv(GAME.package, "destinations.csv")
JOURNEYS = read_csv(GAME.package, "journeys.csv")
TABLES = read_toml(GAME.package, "tables.toml")
AIRPORTS = [id for id, row in PLACES.items() if row["kind"] == "airport"]
NEAR: defaultdict[int, set[int]] = defaultdict(set)
for _a, _b in LINKS:
    NEAR[_a].add(_b)
    NEAR[_b].add(_a)
EFFECT = re.compile(r"move:[1-9]|airport|draw:[1-9]|visit-less:[1-9]|gain:3|recolour")
# Worth in trek cards: what an effect saves or brings, for comparing the journey cards only.
WORTH = {
    "move": (1, 0.5),
    "airport": (1, 0),
    "draw": (0, 1),
    "visit-less": (2, 1),
    "gain": (2, 0),
    "recolour": (1.75, 0),
}


def test_48_destinations_in_6_regions_and_6_airports() -> None:  # TW-C1
    assert len(PLACES) == 54
    destinations = [row for row in PLACES.values() if row["kind"] == "destination"]
    assert Counter(row["region"] for row in destinations) == dict.fromkeys(REGION_NAMES, 8)
    assert sorted(PLACES[id]["region"] for id in AIRPORTS) == sorted(REGION_NAMES)
    assert Counter(row["players"] for row in PLACES.values()) == {"2": 36, "3": 6, "4": 6, "": 6}
    for mark in ("3", "4"):
        assert len({row["region"] for row in destinations if row["players"] == mark}) == 6


def test_places_are_well_formed() -> None:
    for id, row in PLACES.items():
        assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", id)
        assert all(value == value.strip() for value in row.values())
        assert -90 < float(row["lat"]) < 90
        assert -180 < float(row["lon"]) < 180
        assert row["country_en"]
    assert len({row["name_en"] for row in PLACES.values()}) == 54


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_short_names_fit_a_map_and_tell_places_apart(language: str) -> None:
    short = [row[f"short_{language}"] for row in PLACES.values()]
    assert len(set(short)) == 54
    assert all(0 < len(name) <= 13 for name in short)


def test_links() -> None:  # TW-C1
    assert len({frozenset(link) for link in LINKS}) == len(LINKS) == 99
    assert all(a != b for a, b in LINKS)
    degrees = {place: len(NEAR[place]) for place in range(54)}
    assert all(2 <= degree <= 6 for degree in degrees.values())
    assert 3.3 <= sum(degrees.values()) / 54 <= 3.8
    assert all(3 <= degrees[PLACE_IDS.index(id)] <= 5 for id in AIRPORTS)


def test_no_single_place_cuts_the_map() -> None:
    for barred in range(54):
        start = next(place for place in range(54) if place != barred)
        assert len(members(WORLD.within(start, BIT[barred], 16))) == 52


def test_ways_may_have_odd_and_even_lengths() -> None:
    """The map is not like a chess board: some link joins two places equally far from a third."""
    assert any(WORLD.distance(0, a) == WORLD.distance(0, b) for a, b in LINKS)


def test_one_card_for_each_destination() -> None:  # TW-C2
    assert [id for id in PLACE_IDS if id not in AIRPORTS] == CARD_IDS
    demand: Counter[str] = Counter()
    for row in DESTINATIONS:
        cost = [int(row[symbol]) for symbol in SYMBOL_IDS]
        assert 2 <= sum(cost) <= 3
        demand.update({symbol: int(row[symbol]) for symbol in SYMBOL_IDS})
    assert set(demand.values()) == {24}


def test_figures_are_those_of_the_files() -> None:  # TW-C2, TW-C4
    assert [figures.version for figures in ALL] == VERSIONS
    assert NEWEST.card_vp == [int(row["vp"]) for row in DESTINATIONS]
    assert NEWEST.cost == [int(row[symbol]) for row in DESTINATIONS for symbol in SYMBOL_IDS]
    assert NEWEST.majority_vp[2:] == [[5, 6, 7, 8]] + [[9, 10, 11, 12]] * 3
    assert NEWEST.set_vp[2:] == [[0, 3, 7, 12, 18]] + [[0, 5, 10, 17, 25]] * 3
    assert members(NEWEST.lengths) == list(range(17))


def test_the_first_version_keeps_its_figures() -> None:
    """Cards of two to five symbols, no symbol more than twice, and points by their number."""
    (first,) = EARLIER
    assert first.version == 1
    rows = read_csv(GAME.package, "destinations.csv", 1)
    assert [row["id"] for row in rows] == CARD_IDS
    assert first.card_vp == [int(row["vp"]) for row in rows]
    assert (min(first.cost_total), max(first.cost_total), max(first.cost)) == (2, 5, 2)
    assert (min(first.card_vp), max(first.card_vp), sum(first.card_vp)) == (4, 14, 431)
    assert first.majority_vp[2:] == [[3] * 4] + [[5] * 4] * 3
    assert first.set_vp[2:] == [[0, 3, 7, 12, 18]] + [[0, 4, 10, 17, 25]] * 3
    assert members(first.lengths) == list(range(16))
    assert not first.sure_cards


def test_the_newest_version_is_the_one_that_the_game_names() -> None:
    assert [game.version for game in GAME.versions] == VERSIONS
    assert tomllib.loads(GAME.resource("game.toml").read_text(encoding="utf-8"))["version"] == GAME.version
    assert [game.superseded for game in GAME.versions] == [False, True]
    assert all(len(game.moves) == len(GAME.moves) for game in GAME.versions)


def test_75_trek_cards() -> None:  # TW-C3
    assert len(KIND_IDS) == 15
    assert sum(COPIES) == 75
    assert TABLES["trek_deck"]["copies_of_value"] == {"1": 7, "2": 5, "3": 3}
    assert SYMBOL_IDS == ["scenery", "adventure", "nature", "history", "water"]


def test_sums_of_hands() -> None:  # TW-M1
    """Two 1s and a 3 make 1, 2, 3, 4 and 5."""
    most = 16 // 3 + 1
    twos = 16 // 2 + 1
    assert members(SUMS[(2 * twos + 0) * most + 1]) == [0, 1, 2, 3, 4, 5]
    assert members(SUMS[(0 * twos + 2) * most + 1]) == [0, 2, 3, 4, 5, 7]
    assert max(members(SUMS[-1])) == 16


def test_cubes_and_tokens() -> None:  # TW-C4
    assert COLOUR_IDS == ["red", "blue", "yellow", "white"]
    assert TABLES["cubes"]["per_colour"] == 12
    assert TABLES["region_tokens"] == {"values": [2, 2, 3, 3, 4, 4, 5, 5, 6, 6], "in_play": 6}
    assert TABLES["vp_tokens"] == {"3": 18, "5": 12}
    assert TABLES["visit_bonus"]["from_right"] == [5, 3]
    assert set(TABLES["suitcase"]["sides"]) == set(TABLES["majority"]["vp"]) == {"2", "3-5"}
    for values in TABLES["suitcase"]["sides"].values():
        steps = [b - a for a, b in pairwise([0, *values])]
        assert len(values) == 4
        assert steps == sorted(steps)  # no further set is worth less than the one before


def test_12_journey_cards() -> None:  # TW-C4
    assert Counter(row["deck"] for row in JOURNEYS) == {"A": 6, "B": 6}
    assert len({row["effects"] for row in JOURNEYS}) == 12
    used = set()
    for row in JOURNEYS:
        worth = 0.0
        for line in row["effects"].split(";"):
            assert EFFECT.fullmatch(line)
            effect, _, number = line.partition(":")
            base, each = WORTH[effect]
            worth += base + each * int(number or 0)
            used.add(effect)
        assert 4 <= worth <= 5.5, row["id"]
        assert ("recolour" in row["effects"]) == (row["id"] == "tumultuous-travel")
        assert row["deck"] == "B" or row["effects"].count(";") < 2
    assert used == set(WORTH)


def test_every_component_has_names() -> None:
    for kind, n in (("place", 54), ("label", 54), ("destination", 48), ("journey", 12), ("symbol", 5), ("region", 6)):
        assert sum(ref.startswith(f"{kind}:") for ref in GAME.names) == n
    assert GAME.names["trek:water-2"] == {"en": "Water 2", "fr": "Eau 2", "de": "Wasser 2"}
    assert GAME.names["label:pyramids-of-giza"]["fr"] == "Gizeh"
