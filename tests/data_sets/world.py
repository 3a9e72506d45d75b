"""What must hold for the data of Trekking the World; how the map can be drawn is in `world_map.py`."""

import re
from collections import Counter
from itertools import pairwise
from typing import Any

from tests.data_sets.data_set import DataSet, Row
from tests.data_sets.world_map import Map, check_map

PACKAGE = "baluchon.games.trekking_the_world"
NAMES = ["name_en", "name_fr", "name_de"]
SYMBOLS = ["scenery", "adventure", "nature", "history", "water"]
COLOURS = ["red", "blue", "yellow", "white"]
REGIONS = ["North America", "South America", "Europe", "Africa", "Asia", "Oceania"]
KNOWN_PLACES = {
    *("old-havana", "ha-long-bay", "sagrada-familia", "banff"),
    *("timbuktu", "acropolis", "terracotta-army", "uluru"),
}
KNOWN_JOURNEYS = {"exchange-rate", "catch-me-if-you-can", "tumultuous-travel"}
KEBAB = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*\Z")
# Sourced: five kinds of cost from the easiest to the hardest, how many cards of each, how many in each region (the
# order of the regions is lost), and points from 10 to 20.
KINDS = {
    (1, 1): "two-different",
    (2,): "pair",
    (1, 1, 1): "three-different",
    (2, 1): "pair-and-one",
    (3,): "three-alike",
}
CARDS_OF_KIND = {"two-different": 13, "pair": 11, "three-different": 8, "pair-and-one": 8, "three-alike": 8}
KINDS_BY_REGION = [
    *((2, 2, 1, 1, 2), (2, 2, 1, 2, 1), (2, 2, 1, 2, 1)),
    *((2, 2, 2, 1, 1), (2, 2, 2, 1, 1), (3, 1, 1, 1, 2)),
]
LEAST_VP, MOST_VP = 10, 20
OF_EACH_SYMBOL = 24
EFFECT = re.compile(r"(move|draw|visit-less):[1-9]\Z|gain:3\Z|airport\Z|recolour\Z")
# Worth in trek cards: what an effect saves or brings, and what each of its number adds; for comparing the cards only.
WORTH = {
    "move": (1.0, 0.5),
    "airport": (1.0, 0.0),
    "draw": (0.0, 1.0),
    "visit-less": (2.0, 1.0),
    "gain": (2.0, 0.0),
    "recolour": (1.75, 0.0),
}
SIDES = {"2", "3-5"}


def check(data: DataSet) -> None:
    """All that must hold."""
    header = ["id", "kind", "region", "players", "lat", "lon", *NAMES, "country_en"]
    places = data.rows("places.csv", header, empty=True)
    links = data.rows("links.csv", ["a", "b"])
    cards = data.rows("destinations.csv", ["id", *SYMBOLS, "vp"])
    journeys = data.rows("journeys.csv", ["id", "deck", *NAMES, "effects"])
    tables = data.tables()
    _check_places(data, places)
    _check_cards(data, cards, places, tables)
    _check_journeys(data, journeys, tables)
    _check_setup(data, tables)
    _check_cubes(data, places, tables)
    _check_suitcase(data, tables)
    _check_tiles(data, tables)
    check_map(data, Map(places, links, tables["board"]["west_edge_longitude"]))


def destinations_of(places: list[Row]) -> list[Row]:
    return [place for place in places if place["kind"] == "destination"]


def _check_places(data: DataSet, places: list[Row]) -> None:
    data.same("places", len({place["id"] for place in places}), 54)
    for column in NAMES:
        data.unique(column, [place[column] for place in places])
    for place in places:
        id = place["id"]
        data.need(KEBAB.match(id), f"{id}: not kebab-case")
        data.need(place["kind"] in ("destination", "airport"), f"{id}: kind {place['kind']}")
        data.need(place["region"] in REGIONS, f"{id}: region {place['region']}")
        marks = ("2", "3", "4") if place["kind"] == "destination" else ("",)
        data.need(place["players"] in marks, f"{id}: players {place['players']!r}")
        data.need(-90 < float(place["lat"]) < 90, f"{id}: latitude")
        data.need(-180 < float(place["lon"]) < 180, f"{id}: longitude")
        data.need(all(place[column] for column in (*NAMES, "country_en")), f"{id}: a name is empty")
    destinations = destinations_of(places)
    data.same("destinations", len(destinations), 48)
    data.same("airports", len(places) - len(destinations), 6)
    data.need({place["id"] for place in destinations} >= KNOWN_PLACES, "a known destination is missing")
    old_havana = [place["region"] for place in places if place["id"] == "old-havana"]
    data.same("the region of Old Havana", old_havana, ["North America"])
    for region in REGIONS:
        marks_here = Counter(place["players"] for place in destinations if place["region"] == region)
        data.same(f"destinations of {region} by players", marks_here, {"2": 6, "3": 1, "4": 1})
        here = [place for place in places if place["region"] == region]
        data.same(f"airports of {region}", sum(place["kind"] == "airport" for place in here), 1)


def _check_cards(data: DataSet, cards: list[Row], places: list[Row], tables: dict[str, Any]) -> None:
    data.same("destination cards", [card["id"] for card in cards], [place["id"] for place in destinations_of(places)])
    worth = tables["destination_vp"]
    data.same("kinds of cost", list(worth), list(CARDS_OF_KIND))
    points = list(worth.values())
    data.need(points == sorted(set(points)), f"points do not rise with the kind: {points}")
    data.same("points", (min(points), max(points)), (LEAST_VP, MOST_VP))
    region_of = {place["id"]: place["region"] for place in places}
    kinds: Counter[str] = Counter()
    by_region = {region: Counter[str]() for region in REGIONS}
    demand: Counter[str] = Counter()
    for card in cards:
        cost = {symbol: int(card[symbol]) for symbol in SYMBOLS}
        kind = KINDS.get(tuple(sorted((n for n in cost.values() if n), reverse=True)), "none")
        data.need(kind in CARDS_OF_KIND, f"{card['id']}: {cost} is none of the five kinds")
        data.same(f"points of {card['id']}", int(card["vp"]), worth.get(kind))
        kinds[kind] += 1
        by_region[region_of.get(card["id"], REGIONS[0])][kind] += 1
        demand.update(cost)
    data.same("cards of each kind", kinds, CARDS_OF_KIND)
    columns = sorted(tuple(found[kind] for kind in CARDS_OF_KIND) for found in by_region.values())
    data.same("kinds by region", columns, KINDS_BY_REGION)
    data.same("symbols", demand, dict.fromkeys(SYMBOLS, OF_EACH_SYMBOL))
    alike = Counter(tuple(card[symbol] for symbol in SYMBOLS) for card in cards)
    data.need(max(alike.values()) <= 3, f"a cost occurs {max(alike.values())} times")


def _check_journeys(data: DataSet, journeys: list[Row], tables: dict[str, Any]) -> None:
    data.same("journeys", len({journey["id"] for journey in journeys}), 12)
    data.same("decks", Counter(journey["deck"] for journey in journeys), {"A": 6, "B": 6})
    data.unique("effects", [journey["effects"] for journey in journeys])
    data.need({journey["id"] for journey in journeys} >= KNOWN_JOURNEYS, "a known journey is missing")
    used = set()
    for journey in journeys:
        id, lines = journey["id"], journey["effects"].split(";")
        data.need(KEBAB.match(id), f"{id}: not kebab-case")
        worth = 0.0
        for line in lines:
            effect, _, number = line.partition(":")
            data.need(EFFECT.match(line), f"{id}: effect {line}")
            base, each = WORTH.get(effect, (0.0, 0.0))
            worth += base + each * int(number or 0)
            used.add(effect)
        data.need(4 <= worth <= 5.5, f"{id}: worth {worth}")
        data.same(f"{id} recolours", "recolour" in lines, id == "tumultuous-travel")
        data.need(journey["deck"] == "B" or len(lines) <= 2, f"{id}: too many lines for an A card")
    data.same("effects in use", used, set(WORTH))
    decks = {journey["id"]: journey["deck"] for journey in journeys}
    first = sorted(decks.get(id, "?") for id in tables["setup"]["first_game_journeys"])
    data.same("decks of the first game's journeys", first, ["A", "B"])


def _check_setup(data: DataSet, tables: dict[str, Any]) -> None:
    setup = tables["setup"]
    data.same("players", setup["players"], [2, 3, 4, 5])
    data.same("trek cards dealt", setup["trek_cards_dealt"], 3)
    data.same("open trek cards", setup["open_trek_cards"], 4)
    data.same("open destination cards", setup["open_destination_cards"], 3)
    data.same("open destination cards, English edition", setup["open_destination_cards_alternative"], 4)
    data.same("open journeys", setup["open_journey_cards"], {"A": 1, "B": 1})
    data.same("cards of a draw", setup["draw_action_cards"], 2)
    data.same("price of a journey", setup["journey_price_same_symbol"], 2)
    data.same("ends", tables["end"], {"region_tokens_taken": 5, "destinations_visited": 5})
    deck = tables["trek_deck"]
    data.same("symbols of trek cards", deck["symbols"], SYMBOLS)
    data.same("names of symbols", list(tables["symbols"]), SYMBOLS)
    data.same("values of trek cards", deck["copies_of_value"], {"1": 7, "2": 5, "3": 3})
    data.same("trek cards", len(deck["symbols"]) * sum(deck["copies_of_value"].values()), 75)
    tokens = {"values": [2, 2, 3, 3, 4, 4, 5, 5, 6, 6], "in_play": 6}
    data.same("region tokens", tables["region_tokens"], tokens)
    data.same("VP tokens", tables["vp_tokens"], {"3": 18, "5": 12})
    data.same("bonus of a visit", tables["visit_bonus"]["from_right"], [5, 3])
    data.same("regions", tables["regions"]["order"], REGIONS)
    for region in REGIONS:
        data.same(f"names of {region}", set(tables["regions"][region]["name"]), {"en", "fr", "de"})


def _check_cubes(data: DataSet, places: list[Row], tables: dict[str, Any]) -> None:
    data.same("cubes of a colour", tables["cubes"]["per_colour"], 12)
    data.same("souvenirs", set(tables["souvenirs"]), set(COLOURS))
    removed = tables["cubes"]["removed"]
    data.same("cubes taken out with 2 players", removed["2"], dict.fromkeys(COLOURS, 3))
    data.same("cubes taken out with 3 players", removed["3"], {"red": 1, "blue": 1, "yellow": 2, "white": 2})
    marks = [int(place["players"]) for place in destinations_of(places) if place["players"]]
    left = {}
    for players in tables["setup"]["players"]:
        taken = removed[str(players)]
        data.same(f"colours taken out with {players} players", set(taken), set(COLOURS))
        left[players] = 4 * 12 - sum(taken.values())
        data.same(f"cubes with {players} players", left[players], sum(mark <= players for mark in marks))
    data.same("cubes", left, {2: 36, 3: 42, 4: 48, 5: 48})


def _check_suitcase(data: DataSet, tables: dict[str, Any]) -> None:
    case = tables["suitcase"]
    data.same("sides of the suitcase", set(case["sides"]), SIDES)
    data.same("sets that count", case["max_sets"], 4)
    data.same("three sets", case["sides"]["3-5"][2], 17)  # the rulebook's example
    data.same("sets with 3 to 5 players", case["sides"]["3-5"], [5, 10, 17, 25])
    for side, values in case["sides"].items():
        steps = [b - a for a, b in pairwise([0, *values])]
        data.same(f"columns of side {side}", len(values), 4)
        data.need(steps[0] > 0 and steps == sorted(steps), f"side {side}: a set is worth less than the one before")
    share = sum(case["sides"]["2"]) / sum(case["sides"]["3-5"])
    data.need(0.6 <= share <= 0.75, f"the suitcase for 2 players is worth {share:.2f} of the other")


def _check_tiles(data: DataSet, tables: dict[str, Any]) -> None:
    majority, tiles = tables["majority"], tables["majority"]["vp"]
    data.same("sides of the tiles", set(tiles), SIDES)
    data.same("cubes for a majority", majority["min_cubes"], 2)
    data.same("tiles", majority["tiles"], COLOURS)
    data.same("tiles with 3 to 5 players", sorted(tiles["3-5"].values()), [9, 10, 11, 12])
    order = sorted(COLOURS, key=lambda colour: tiles["3-5"][colour])
    for side, values in tiles.items():
        data.same(f"colours of side {side}", list(values), COLOURS)
        data.unique(f"points of a tile, side {side}", list(values.values()))
        data.same(f"order of side {side}", sorted(COLOURS, key=lambda colour: values[colour]), order)
    scarce = [tables["cubes"]["removed"]["3"][colour] for colour in order]
    data.need(scarce == sorted(scarce), "a colour that is scarcer with 3 players has the lesser tile")
    share = sum(tiles["2"].values()) / sum(tiles["3-5"].values())
    data.need(0.6 <= share <= 0.75, f"the tiles for 2 players are worth {share:.2f} of the others")
