"""What the rules read of the data; what must hold for the files is in tests/data_sets."""

import tomllib

import pytest

from baluchon.games.trekking_the_world import GAME
from baluchon.games.trekking_the_world.components import (
    AIRPORT_COUNT,
    AIRPORTS,
    CARD_IDS,
    CARD_PLACE,
    COPIES,
    KIND_IDS,
    LINKS,
    PLACE_IDS,
    PLACE_REGION,
    REGION_MASK,
    SUMS,
    SYMBOL_IDS,
    VERSIONS,
)
from baluchon.games.trekking_the_world.figures import ALL, EARLIER, NEWEST
from baluchon.kernel.bits import members
from baluchon.kernel.data import read_csv, read_toml

PLACES = {row["id"]: row for row in read_csv(GAME.package, "places.csv")}
DESTINATIONS = read_csv(GAME.package, "destinations.csv")
TABLES = read_toml(GAME.package, "tables.toml")


def test_48_destinations_in_6_regions_and_6_airports() -> None:  # TW-C1
    assert (len(PLACE_IDS), len(CARD_IDS), AIRPORT_COUNT, len(LINKS)) == (54, 48, 6, 99)
    assert [len(members(here)) for here in REGION_MASK] == [9] * 6
    assert sorted(PLACE_REGION[place] for place in AIRPORTS) == list(range(6))
    assert [PLACE_IDS[place] for place in CARD_PLACE] == [id for id in PLACE_IDS if not id.startswith("airport-")]


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_short_names_fit_a_map_and_tell_places_apart(language: str) -> None:
    short = [row[f"short_{language}"] for row in PLACES.values()]
    assert len(set(short)) == 54
    assert all(0 < len(name) <= 13 for name in short)


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


def test_every_component_has_names() -> None:
    for kind, n in (("place", 54), ("label", 54), ("destination", 48), ("journey", 12), ("symbol", 5), ("region", 6)):
        assert sum(ref.startswith(f"{kind}:") for ref in GAME.names) == n
    assert GAME.names["trek:water-2"] == {"en": "Water 2", "fr": "Eau 2", "de": "Wasser 2"}
    assert GAME.names["label:pyramids-of-giza"]["fr"] == "Gizeh"
