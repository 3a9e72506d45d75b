"""Bags of trek cards and cubes on the map: what is asked of their bits is what counting one by one gives."""

import pytest

from baluchon.games.trekking_the_world import bags as treks
from baluchon.games.trekking_the_world import figures
from baluchon.games.trekking_the_world.components import (
    COLOURS,
    COPIES,
    KINDS,
    PLACES,
    SYMBOL,
    SYMBOLS,
    VALUE,
    VALUES,
)
from baluchon.games.trekking_the_world.state import Cubes
from baluchon.kernel import bags, rows
from baluchon.kernel.bits import members
from baluchon.kernel.chance import FastChance


def some_cards(chance: FastChance) -> list[int]:
    return [chance.below(copies + 1) for copies in COPIES]


CHANCE = FastChance(1)
MANY = [[0] * len(COPIES), COPIES, *(some_cards(CHANCE) for _ in range(50))]


def by_symbol(held: list[int]) -> list[int]:
    return [sum(n for kind, n in enumerate(held) if SYMBOL[kind] == symbol) for symbol in range(SYMBOLS)]


def counted(symbols: int) -> list[int]:
    return [treks.of_symbol(symbols, symbol) for symbol in range(SYMBOLS)]


@pytest.mark.parametrize("held", MANY)
def test_a_bag_counts_its_cards(held: list[int]) -> None:
    bag = bags.from_counts(held)
    assert bags.counts(bag, KINDS) == held
    assert bags.size(bag) == sum(held)
    assert bags.counts(bags.kinds(bag), KINDS) == [min(n, 1) for n in held]
    assert [bags.nth(bag, n) for n in range(sum(held))] == [kind for kind, n in enumerate(held) for _ in range(n)]


@pytest.mark.parametrize("held", MANY)
def test_a_bag_counts_its_values(held: list[int]) -> None:
    values = treks.values(bags.from_counts(held))
    by_value = [sum(n for kind, n in enumerate(held) if VALUE[kind] == value + 1) for value in range(VALUES)]
    assert rows.numbers_in(values, rows.PLACES) == [*by_value, *[0] * (rows.PLACES - VALUES)]
    assert treks.worth(values) == sum(n * VALUE[kind] for kind, n in enumerate(held))


@pytest.mark.parametrize("value", range(1, VALUES + 1))
def test_the_kinds_of_a_value(value: int) -> None:
    assert bags.counts(treks.of_value(value), KINDS) == [int(VALUE[kind] == value) for kind in range(KINDS)]


@pytest.mark.parametrize("held", MANY)
def test_a_bag_counts_its_symbols(held: list[int]) -> None:
    bag = bags.from_counts(held)
    symbols = treks.symbols(bag)
    expected = by_symbol(held)
    assert counted(bag) == expected
    assert counted(symbols) == expected
    assert symbols == sum(n * treks.one(symbol) for symbol, n in enumerate(expected))
    for n in range(1, 16):
        assert counted(treks.enough(symbols, n)) == [int(count >= n) for count in expected]
    there = [symbol for symbol, count in enumerate(expected) if count]
    kinds = treks.kinds_of_symbols(symbols)
    assert bags.counts(kinds, KINDS) == [int(SYMBOL[kind] in there) for kind in range(KINDS)]
    if there:
        assert treks.lowest_symbol(symbols) == there[0]


@pytest.mark.parametrize("version", figures.ALL, ids=lambda each: f"version {each.version}")
@pytest.mark.parametrize("held", MANY)
def test_a_bag_lacks_what_a_destination_asks_for_beyond_it(held: list[int], version: figures.WorldFigures) -> None:
    symbols = treks.symbols(bags.from_counts(held))
    for card, asked in enumerate(version.asked):
        costs = version.cost[card * SYMBOLS : (card + 1) * SYMBOLS]
        assert counted(asked) == costs
        lacking = [max(0, cost - n) for cost, n in zip(costs, by_symbol(held), strict=True)]
        assert treks.lacking(symbols, asked) == sum(n * treks.one(symbol) for symbol, n in enumerate(lacking))


@pytest.mark.parametrize(("held", "others"), list(zip(MANY, reversed(MANY), strict=True)))
def test_a_bag_lacks_what_another_has_beyond_it(held: list[int], others: list[int]) -> None:
    lacking = treks.lacking(treks.symbols(bags.from_counts(held)), treks.symbols(bags.from_counts(others)))
    assert counted(lacking) == [max(0, b - a) for a, b in zip(by_symbol(held), by_symbol(others), strict=True)]


@pytest.mark.parametrize(("held", "others"), list(zip(MANY, reversed(MANY), strict=True)))
def test_cards_that_are_not_in_a_bag_are_not_taken_out(held: list[int], others: list[int]) -> None:
    left = bags.without(bags.from_counts(held), bags.from_counts(others))
    assert bags.counts(left, KINDS) == [max(0, n - other) for n, other in zip(held, others, strict=True)]


def test_more_copies_than_a_digit_holds_are_refused() -> None:
    with pytest.raises(ValueError, match="16"):
        bags.from_counts([0, 16])


@pytest.mark.parametrize("seed", range(10))
def test_cubes_keep_their_places_and_colours(seed: int) -> None:
    chance = FastChance(seed)
    cubes, expected = Cubes(), dict[int, int]()
    for _ in range(100):
        place = chance.below(PLACES)
        if place in expected:
            assert cubes.on(place) == expected.pop(place)
            cubes.take(place)
        else:
            expected[place] = chance.below(COLOURS)
            cubes.lay(place, expected[place])
        assert members(cubes.lying) == sorted(expected)
        for colour in range(COLOURS):
            assert members(cubes.of(colour)) == sorted(place for place in expected if expected[place] == colour)
        assert all(cubes.on(place) == colour for place, colour in expected.items())
