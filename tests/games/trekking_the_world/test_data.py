"""The component data keeps to every number of the rules, and to the rules it was made by."""

import math
import re
from collections import Counter, defaultdict
from itertools import combinations, pairwise
from typing import Any

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
    WORLD,
)
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
        assert len(members(WORLD.within(start, BIT[barred], 15))) == 52


def test_ways_may_have_odd_and_even_lengths() -> None:
    """The map is not like a chess board: some link joins two places equally far from a third."""
    assert any(WORLD.distance(0, a) == WORLD.distance(0, b) for a, b in LINKS)


def point(id: str) -> tuple[float, float]:
    lon = float(PLACES[id]["lon"])
    west = TABLES["board"]["west_edge_longitude"]
    return (lon + 360 if lon < west else lon, float(PLACES[id]["lat"]))


def pieces(a: int, b: int) -> list[Any]:
    """The straight line of a link on the flat map, in two copies if it runs over the edge."""
    p, q = sorted((point(PLACE_IDS[a]), point(PLACE_IDS[b])))
    if q[0] - p[0] <= 180:
        return [(p, q)]
    return [(q, (p[0] + 360, p[1])), ((q[0] - 360, q[1]), p)]


def turn(a: Any, b: Any, c: Any) -> float:
    return float((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))


def parts(s: Any, t: Any) -> bool:
    """Whether the ends of one line lie on different sides of the other."""
    return turn(s[0], s[1], t[0]) * turn(s[0], s[1], t[1]) < 0


def gap(p: Any, s: Any) -> float:
    (ax, ay), (bx, by) = s
    dx, dy = bx - ax, by - ay
    t = max(0, min(1, ((p[0] - ax) * dx + (p[1] - ay) * dy) / (dx * dx + dy * dy)))
    return math.dist(p, (ax + t * dx, ay + t * dy))


def test_the_map_can_be_drawn() -> None:
    """No links cross, none passes close by a foreign place, and at least two run over the edge."""
    for one, other in combinations(LINKS, 2):
        if not set(one) & set(other):
            for s in pieces(*one):
                for t in pieces(*other):
                    assert not (parts(s, t) and parts(t, s)), (PLACE_IDS[one[0]], PLACE_IDS[other[0]])
    assert sum(len(pieces(*link)) == 2 for link in LINKS) >= 2
    assert min(math.dist(point(a), point(b)) for a, b in combinations(PLACES, 2)) >= 8
    for link in LINKS:
        for place in range(54):
            if place not in link:
                assert min(gap(point(PLACE_IDS[place]), s) for s in pieces(*link)) >= 4


def test_one_card_for_each_destination() -> None:  # TW-C2
    assert [id for id in PLACE_IDS if id not in AIRPORTS] == CARD_IDS
    demand: Counter[str] = Counter()
    for row in DESTINATIONS:
        cost = [int(row[symbol]) for symbol in SYMBOL_IDS]
        assert max(cost) <= 2
        assert 2 <= sum(cost) <= 5
        demand.update({symbol: int(row[symbol]) for symbol in SYMBOL_IDS})
    assert set(demand.values()) == {34}


def test_points_follow_from_the_cost() -> None:  # TW-C2
    rule = TABLES["destination_vp"]
    for row in DESTINATIONS:
        cost = [int(row[symbol]) for symbol in SYMBOL_IDS]
        here = PLACE_IDS.index(row["id"])
        to_airport = min(WORLD.distance(here, PLACE_IDS.index(id)) for id in AIRPORTS)
        repeated = sum(n - 1 for n in cost if n)
        premium = repeated * rule["per_repeated_symbol"] + (to_airport >= rule["remote_links"]) * rule["remote"]
        assert int(row["vp"]) == rule["base"][str(sum(cost))] + premium


def test_75_trek_cards() -> None:  # TW-C3
    assert len(KIND_IDS) == 15
    assert sum(COPIES) == 75
    assert TABLES["trek_deck"]["copies_of_value"] == {"1": 7, "2": 5, "3": 3}
    assert SYMBOL_IDS == ["scenery", "adventure", "nature", "history", "water"]


def test_sums_of_hands() -> None:  # TW-M1
    """Two 1s and a 3 make 1, 2, 3, 4 and 5."""
    most = 15 // 3 + 1
    twos = 15 // 2 + 1
    assert members(SUMS[(2 * twos + 0) * most + 1]) == [0, 1, 2, 3, 4, 5]
    assert members(SUMS[(0 * twos + 2) * most + 1]) == [0, 2, 3, 4, 5, 7]
    assert max(members(SUMS[-1])) == 15


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
        assert steps == sorted(set(steps))  # every further set is worth more than the one before


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
