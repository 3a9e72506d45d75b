"""What must hold for the data of Road Trip Europa."""

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations
from typing import Any

from tests.data_sets.data_set import DataSet, Row

PACKAGE = "baluchon.games.road_trip_europa"
NAMES = ["name_en", "name_fr", "name_de"]
KEBAB = re.compile(r"[a-z]+(-[a-z]+)*\Z")
FAMILIES = {
    "food": {"beer": 6, "cheese": 5, "wine": 4, "fish": 2},
    "transport": {"car": 5, "train": 5, "bicycle": 4, "boat": 3, "plane": 2},
    "culture": {"music": 4, "architecture": 6, "art": 4, "nature": 6},
}
TOTALS = {"food": 17, "transport": 19, "culture": 20}
COLOURS = ["dark-blue", "green", "light-blue", "orange", "purple", "red", "yellow"]
KNOWN = [
    ("ireland", "number", "6"),
    ("austria", "number", "1"),
    ("germany", "food", "beer"),
    ("france", "food", "wine"),
    ("portugal", "food", "wine"),
    ("netherlands", "transport", "bicycle"),
    ("iceland", "culture", "nature"),
    ("norway", "culture", "nature"),
]


def check(data: DataSet) -> None:
    """All that must hold."""
    tables = data.tables()
    header = ["id", "letter", "iso2", "region", "number", *FAMILIES, *NAMES]
    cards = data.rows("cards.csv", header, empty=True)
    regions = data.rows("regions.csv", ["id", "colour", "star", *NAMES])
    _check_tables(data, tables)
    _check_cards(data, cards)
    _check_regions(data, regions, cards)
    _check_examples(data, tables, regions, cards)


def _check_tables(data: DataSet, tables: dict[str, Any]) -> None:
    data.same("rounds", tables["rounds"], 4)
    data.same("hand", tables["hand"], 7)
    data.same("points of a country", tables["country_points"], 1)
    data.same("passport", tables["passport"], [7, 3, 1])
    data.same("players", tables["players"], {"min": 2, "max": 4})
    data.same("food", tables["food"], {"beer": 1, "cheese": 2, "wine": 3, "fish": 5})
    data.same("rule of food", tables["food_rule"], {"full_up_to": 7, "above_divide_by": 2, "above_round": "up"})
    data.same("pairs", tables["transport_pair"], {"car": 3, "train": 4, "bicycle": 5, "boat": 7, "plane": 9})
    data.same("transport", tables["transport_frequency"], FAMILIES["transport"])
    data.same("points of cultures", tables["culture_points"], {"2": 4, "3": 3, "4": 2})
    data.same("cultures", sorted(tables["culture"]["kinds"]), sorted(FAMILIES["culture"]))


def _check_cards(data: DataSet, cards: list[Row]) -> None:
    data.same("cards", len(cards), 28)
    data.same("letters", "".join(card["letter"] for card in cards), "ABCDEFGHIJKLMNOPQRSTUVWXYZ@#")
    for column in ("id", "iso2", *NAMES):
        data.unique(column, [card[column] for card in cards])
    for card in cards:
        data.need(KEBAB.match(card["id"]), f"id {card['id']}")
        data.need(re.match(r"[A-Z]{2}\Z", card["iso2"]), f"iso2 of {card['id']}")
        data.need(re.match(r"[1-7]\Z", card["number"]), f"number of {card['id']}")
        data.need(all(card[name] for name in NAMES), f"a name of {card['id']} is missing")
        data.need(sum(bool(card[family]) for family in FAMILIES) == 2, f"{card['id']} has not two icons")
        for family, kinds in FAMILIES.items():
            data.need(card[family] in ("", *kinds), f"{card['id']}: {family} {card[family]}")
    for family, kinds in FAMILIES.items():
        icons = [card[family] for card in cards if card[family]]
        data.same(f"{family} icons", Counter(icons), kinds)
        data.same(f"{family} icons in all", len(icons), TOTALS[family])
    data.same("numbers", Counter(card["number"] for card in cards), {str(n): 4 for n in range(1, 8)})
    data.unique("number and icons", [(card["number"], *(card[family] for family in FAMILIES)) for card in cards])
    by_id = {card["id"]: card for card in cards}
    for id, column, value in KNOWN:
        data.same(f"{column} of {id}", by_id[id][column], value)


def _check_regions(data: DataSet, regions: list[Row], cards: list[Row]) -> None:
    data.same("regions", len(regions), 7)
    for column in ("id", *NAMES):
        data.unique(f"{column} of a region", [region[column] for region in regions])
    data.need(all(KEBAB.match(region["id"]) for region in regions), "an id of a region")
    data.same("colours", sorted(region["colour"] for region in regions), COLOURS)
    members: defaultdict[str, list[Row]] = defaultdict(list)
    for card in cards:
        members[card["region"]].append(card)
    data.same("regions of the cards", sorted(members), sorted(region["id"] for region in regions))
    data.same("sizes of the regions", sorted(map(len, members.values()), reverse=True), [5, 5, 5, 4, 4, 3, 2])
    for region in regions:
        id, here = region["id"], members[region["id"]]
        data.need(re.match(r"[2-5]\Z", region["star"]), f"star of {id}: {region['star']}")
        data.same(f"star of {id}", region["star"], str(len(here)))
        numbers = {card["number"] for card in here}
        data.need(len(here) < 4 or len(numbers) >= 3, f"{id} has fewer than three numbers")
    benelux = {card["id"] for card in members["benelux"]}
    data.same("Benelux", benelux, {"belgium", "netherlands", "luxembourg"})
    data.same("star of Benelux", [region["star"] for region in regions if region["id"] == "benelux"], ["3"])
    nordic = {card["id"] for card in members["nordic"]}
    data.need({"norway", "sweden", "denmark"} <= nordic, "the Nordic region lacks Scandinavia")


Card = tuple[str, str, str, str]
"""The number, food, transport and id of a card."""
Worth = tuple[tuple[str, int], ...]
Keep = Callable[[list[Card], bool], bool]


def row_of_seven(pool: Sequence[Card], keep: Keep, alike: Callable[[Card], object]) -> list[Card] | None:
    """The first seven cards for which `keep(cards so far, whether they are all)` holds all the way.

    Cards that are `alike` are one and the same to `keep`: where one has led to nothing, the others are not tried.
    """

    def grow(first: int, row: list[Card]) -> list[Card] | None:
        if len(row) == 7:
            return row if keep(row, True) else None
        tried: set[object] = set()
        for i in range(first, len(pool) - (6 - len(row))):
            if (face := alike(pool[i])) in tried:
                continue
            tried.add(face)
            further = [*row, pool[i]]
            if keep(further, False) and (found := grow(i + 1, further)):
                return found
        return None

    return grow(0, [])


def by_face(card: Card) -> object:
    """All of a card but its name."""
    return card[:3]


def by_food(card: Card) -> object:
    return card[1]


def first_row(worth: dict[str, int]) -> Keep:
    """The first row of the sample sheet: 7 first and 5 last, food 16, two trains and one car, no other pair."""

    def keep(row: list[Card], full: bool) -> bool:
        food = sum(worth.get(card[1], 0) for card in row)
        rides = [card[2] for card in row]
        if (
            food > 16
            or rides.count("train") > 2
            or any(rides.count(ride) > 1 for ride in rides if ride not in ("", "train"))
        ):
            return False
        if not full:
            return True
        return food == 16 and rides.count("train") == 2 and "car" in rides and {"7", "5"} <= {card[0] for card in row}

    return keep


def meal(*food: str) -> Keep:
    """A row with just this food."""
    asked = {kind: food.count(kind) for kind in FAMILIES["food"]}

    def keep(row: list[Card], full: bool) -> bool:
        found = [card[1] for card in row if card[1]]
        if any(found.count(kind) > asked.get(kind, 0) for kind in found):
            return False
        return not full or len(found) == len(food)

    return keep


@cache
def examples(cards: tuple[Card, ...], worth: Worth) -> dict[str, bool]:
    """Which rows of the rulebook's examples can be laid; kept, since most data that is spoilt is spoilt elsewhere."""
    one = row_of_seven(cards, meal("beer", "beer", "beer", "cheese"), by_food) or []
    others = [card for card in cards if card not in one]
    return {
        "the first one of the sample sheet": row_of_seven(cards, first_row(dict(worth)), by_face) is not None,
        "two wines and no other food": row_of_seven(cards, meal("wine", "wine"), by_food) is not None,
        "three beers and a cheese": bool(one),
        "two wines and a fish beside it": row_of_seven(others, meal("wine", "wine", "fish"), by_food) is not None,
    }


def _check_examples(data: DataSet, tables: dict[str, Any], regions: list[Row], cards: list[Row]) -> None:
    """The worked examples of the rulebook can happen."""
    faces = tuple((card["number"], card["food"], card["transport"], card["id"]) for card in cards)
    found = examples(faces, tuple(tables["food"].items()))
    data.need(found["the first one of the sample sheet"], "no row like the first one of the sample sheet")
    data.need(found["two wines and no other food"], "no row with two wines and no other food")
    data.need(found["three beers and a cheese"], "no row with three beers and a cheese")
    data.need(found["two wines and a fish beside it"], "no row with two wines and a fish beside it")
    data.need(tables["transport_frequency"]["car"] >= 5, "fewer than five cars")
    cultures = [card["culture"] for card in cards]
    data.same("art on the table of four", cultures.count("art"), 1 + 3)
    data.same("music on the table of four", cultures.count("music"), 2 + 2)
    stars = [int(region["star"]) for region in regions]
    data.need(any(a + b == 6 for a, b in combinations(stars, 2)), "no two stars make 6")
    data.need(len(cultures) - cultures.count("nature") >= 7, "no row without nature")
