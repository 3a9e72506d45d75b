"""What must hold for the data of Let's Take a Hike."""

import re
from collections import Counter
from collections.abc import Sequence
from itertools import combinations_with_replacement

from tests.data_sets.data_set import DataSet

PACKAGE = "baluchon.games.lets_take_a_hike"
KINDS = [
    *("frying-pan", "camera", "sleeping-bag", "granola-bar", "compass", "flashlight"),
    *("socks", "tent", "water-bottle", "map", "bear-spray", "walking-stick"),
]
PACK = ["top", "left-pocket", "main", "right-pocket", "bottom"]
HANDS = ["left-hand", "right-hand"]
NAMES = ["name_en", "name_fr", "name_de"]
COUNT = re.compile(r"[1-9][0-9]*\Z")


class Things:
    """The item cards, by kind."""

    def __init__(self, data: DataSet) -> None:
        self.rows = data.rows("items.csv", ["id", "boots", "copies", "places", *NAMES])
        self.boots = {row["id"]: int(row["boots"]) for row in self.rows if row["boots"].isdigit()}
        self.copies = {row["id"]: int(row["copies"]) for row in self.rows if row["copies"].isdigit()}
        self.places = {row["id"]: row["places"].split(";") for row in self.rows}

    def fit(self, cards: Sequence[str]) -> bool:
        """Whether these cards can be carried at the same time."""
        taken: dict[str, int] = {}

        def put(n: int, seen: set[str]) -> bool:
            places = self.places[cards[n]]
            for place in PACK + HANDS:
                if place not in seen and (place in places or (place in HANDS and "hands" in places)):
                    seen.add(place)
                    if place not in taken or put(taken[place], seen):
                        taken[place] = n
                        return True
            return False

        return all(put(n, set()) for n in range(len(cards)))

    def pack_of(self, weight: int, must: Sequence[str] = (), banned: Sequence[str] = ()) -> bool:
        """Whether some pack has this weight."""
        pool = [kind for kind in KINDS if kind not in banned]
        for size in range(1, 8):
            for cards in combinations_with_replacement(pool, size):
                n = Counter(cards)
                if (
                    sum(self.boots[card] for card in cards) == weight
                    and all(card in n for card in must)
                    and all(number <= self.copies[card] for card, number in n.items())
                    and self.fit(cards)
                ):
                    return True
        return False


def check(data: DataSet) -> None:
    """All that must hold."""
    things = Things(data)
    _check_tables(data)
    _check_items(data, things)
    _check_hazards(data, things)
    _check_examples(data, things)


def _check_tables(data: DataSet) -> None:
    tables = data.tables()
    data.same("dealt hand", tables["dealt_hand"], 7)
    data.same("hand limit", tables["hand_limit"], 7)
    data.same("actions per turn", tables["actions_per_turn"], 3)
    data.same("players", tables["players"], {"min": 2, "max": 5})
    data.same("places of the pack", tables["places"]["pack"], PACK)
    data.same("hands", tables["places"]["hands"], HANDS)


def _check_items(data: DataSet, things: Things) -> None:
    data.same("kinds", [row["id"] for row in things.rows], KINDS)
    words = [*PACK, "hands"]
    for row in things.rows:
        data.need(re.match(r"[1-4]\Z", row["boots"]), f"boots of {row['id']}")
        data.need(COUNT.match(row["copies"]), f"copies of {row['id']}")
        listed = things.places[row["id"]]
        data.need(listed == [word for word in words if word in listed], f"places of {row['id']}: {listed}")
    for column in ("id", *NAMES):
        data.unique(f"{column} of an item", [row[column] for row in things.rows])
    boots, places = things.boots, things.places
    data.same("tent", boots["tent"], 4)
    data.same("sleeping bag", boots["sleeping-bag"], 4)
    data.same("granola bar", boots["granola-bar"], 1)
    data.same("places of a granola bar", places["granola-bar"], words)
    data.same("places of a camera", places["camera"], ["hands"])
    data.same("places of a walking stick", places["walking-stick"], ["hands"])
    in_hand = {kind for kind in KINDS if "hands" in places[kind]}
    data.same("what hands may hold", in_hand, {"camera", "walking-stick", "granola-bar"})
    data.need(boots["water-bottle"] + boots["walking-stick"] <= 3, "a water bottle and a walking stick pay a tent")
    data.need(boots["water-bottle"] > boots["granola-bar"], "a water bottle is no heavier than a granola bar")
    data.same("boots in use", set(boots.values()), {1, 2, 3, 4})
    cards = sum(things.copies.values())
    data.need(76 <= cards <= 88, f"{cards} item cards, about 80 wanted")
    for place in PACK:
        data.need(sum(place in places[kind] for kind in KINDS) >= 4, f"{place} takes fewer than four kinds")


def _check_hazards(data: DataSet, things: Things) -> None:
    rows = data.rows("hazards.csv", ["id", "copies", *NAMES])
    data.same("hazards", [row["id"] for row in rows], ["bear", "skunk", "raccoon", "blister"])
    data.need(all(COUNT.match(row["copies"]) for row in rows), "copies of a hazard")
    for column in ("id", *NAMES):
        data.unique(f"{column} of a hazard", [row[column] for row in rows])
    hazards = sum(int(row["copies"]) for row in rows)
    data.need(14 <= hazards <= 18, f"{hazards} hazard cards, about 16 wanted")
    dealt = 5 * data.tables()["dealt_hand"]
    data.need(sum(things.copies.values()) + hazards >= dealt + 50, "the pile is too small for five players")


def _check_examples(data: DataSet, things: Things) -> None:
    """The worked examples of the rulebook can happen."""
    boots, copies = things.boots, things.copies
    data.need(things.fit(["granola-bar"] * 7), "seven granola bars cannot be carried")
    data.need(copies["granola-bar"] >= 7, "fewer than seven granola bars")
    data.need(not things.fit(["camera"] * 3), "hands hold three cameras")
    data.need(not things.fit(["walking-stick", "walking-stick", "camera"]), "hands hold three things")
    data.need(copies["tent"] >= 2, "fewer than two tents")
    data.same("granola bar and tent", boots["granola-bar"] + boots["tent"], 5)
    data.need(things.pack_of(8, banned=["bear-spray"]), "no pack of 8 without spray")
    data.need(things.pack_of(5, banned=["bear-spray"]), "no pack of 5 without spray")
    data.need(things.pack_of(10, must=["bear-spray"]), "no pack of 10 with spray")
    data.need(things.pack_of(5, must=["bear-spray"]), "no pack of 5 with spray")
    data.need(things.fit(["water-bottle", "tent"]), "a water bottle and a tent cannot be carried together")
    data.need(boots["tent"] > boots["water-bottle"], "a tent is no heavier than a water bottle")
    data.need("hands" not in things.places["compass"], "a compass goes in the pack")
