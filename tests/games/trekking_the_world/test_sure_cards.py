"""TW-A7: the cards that are picked without a question are those that every way to pay has, and no others."""

from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest

from baluchon.games.trekking_the_world.components import KIND_IDS, PLACE_IDS, VALUE, WORLD
from baluchon.kernel.bits import BIT, members
from baluchon.kernel.chance import FastChance
from tests.games.trekking_the_world.positions import cards, dump, hand, offers, play, position

SEEDS = range(60)


def some_hand(chance: FastChance, size: int) -> str:
    return " ".join(KIND_IDS[chance.below(len(KIND_IDS))] for _ in range(size))


def parts_of(held: dict[str, int]) -> Iterator[Counter[str]]:
    """Everything that can be picked out of a hand."""
    for numbers in product(*(range(n + 1) for n in held.values())):
        yield Counter({kind: n for kind, n in zip(held, numbers, strict=True) if n})


def in_all(ways: list[Counter[str]]) -> dict[str, int]:
    common = ways[0]
    for way in ways:
        common = common & way
    return dict(common)


def check(text: str, held: str, ways: list[Counter[str]], **changes: object) -> bool:
    """Whether there was a choice; either way, what is paid or picked is what it must be."""
    s = position(hands=[held, ""], **changes)  # type: ignore[arg-type]
    before = Counter(hand(s))
    play(s, text)
    if len(ways) == 1:
        assert dump(s)["plan"] == "none"
        assert before - Counter(hand(s)) == ways[0]
        return False
    assert dump(s)["paid"] == in_all(ways)
    picked = Counter(dump(s)["paid"])
    assert set(offers(s)) == {f"pay {kind}" for way in ways for kind in way - picked} | (
        {"depart"} if picked in ways else set()
    )
    return True


@pytest.mark.parametrize("seed", SEEDS)
def test_for_a_move(seed: int) -> None:  # TW-A7, TW-M1
    chance = FastChance(seed)
    start, end, other = (PLACE_IDS[chance.below(len(PLACE_IDS))] for _ in range(3))
    held = some_hand(chance, 2 + chance.below(5))
    if len({start, end, other}) < 3:
        other, start, end = "uluru", "banff", "denali"
    places = [PLACE_IDS.index(place) for place in (start, end, other)]
    lengths = members(WORLD.lengths(places[0], places[1], BIT[places[2]], BIT[17] - 1))
    value = dict(zip(KIND_IDS, VALUE, strict=True))
    ways = [way for way in parts_of(cards(held)) if sum(value[kind] * n for kind, n in way.items()) in lengths]
    if ways:
        check(f"go {end}", held, ways, trekkers=[start, other])


@pytest.mark.parametrize("seed", SEEDS)
def test_for_a_visit(seed: int) -> None:  # TW-A7, TW-A2
    """Ilulissat asks for scenery and two of water."""
    chance = FastChance(seed)
    held = f"scenery-1 water-2 water-{1 + chance.below(3)} " + some_hand(chance, chance.below(6))
    ways = [
        way
        for way in parts_of(cards(held))
        if sum(n for kind, n in way.items() if kind.startswith("scenery")) == 1
        and sum(n for kind, n in way.items() if kind.startswith("water")) == 2
        and way.total() == 3
    ]
    at = ["ilulissat-icefjord", "uluru"]
    check("visit ilulissat-icefjord", held, ways, trekkers=at, phase="action", pile="water-1 water-1 nature-1")


@pytest.mark.parametrize("seed", SEEDS)
def test_for_a_journey(seed: int) -> None:  # TW-A7, TW-A5
    chance = FastChance(seed)
    held = f"nature-{1 + chance.below(3)} nature-1 " + some_hand(chance, chance.below(4))
    ways = [way for way in parts_of(cards(held)) if way.total() == 2 and len({kind.split("-")[0] for kind in way}) == 1]
    check("journey exchange-rate", held, ways, phase="action")


def test_there_are_choices_among_them() -> None:
    """The three tests above would say nothing if every hand left one way, or every hand none that is sure."""
    held = "nature-1 nature-1 nature-3"
    ways = [Counter({"nature-1": 2}), Counter({"nature-1": 1, "nature-3": 1})]
    assert check("journey exchange-rate", held, ways, phase="action")
    assert in_all(ways) == {"nature-1": 1}
