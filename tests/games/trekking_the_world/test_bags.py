"""Bags of trek cards: what is asked of their digits is what counting card by card gives."""

import pytest

from baluchon.games.trekking_the_world import bags
from baluchon.games.trekking_the_world.components import COPIES, COST, KINDS, SYMBOL, SYMBOLS, VALUE, VALUES
from baluchon.kernel.chance import FastChance
from baluchon.kernel.lanes import lane


def some_cards(chance: FastChance) -> list[int]:
    return [chance.below(copies + 1) for copies in COPIES]


CHANCE = FastChance(1)
MANY = [[0] * len(COPIES), COPIES, *(some_cards(CHANCE) for _ in range(50))]


@pytest.mark.parametrize("held", MANY)
def test_a_bag_counts_its_cards(held: list[int]) -> None:
    bag = bags.from_counts(held)
    by_value = [sum(n for kind, n in enumerate(held) if VALUE[kind] == value + 1) for value in range(VALUES)]
    by_symbol = [sum(n for kind, n in enumerate(held) if SYMBOL[kind] == symbol) for symbol in range(SYMBOLS)]
    assert bags.counts(bag, KINDS) == held
    assert bags.size(bag) == sum(held)
    assert [lane(bags.values(bag), value) for value in range(VALUES)] == by_value
    assert bags.worth(bags.values(bag)) == sum(n * VALUE[kind] for kind, n in enumerate(held))
    assert [bags.of_symbol(bag, symbol) for symbol in range(SYMBOLS)] == by_symbol
    assert [bags.of_symbol(bags.symbols(bag), symbol) for symbol in range(SYMBOLS)] == by_symbol
    pairs = bags.enough(bags.symbols(bag), 2)
    assert [bags.of_symbol(pairs, symbol) for symbol in range(SYMBOLS)] == [int(n >= 2) for n in by_symbol]
    assert bags.counts(bags.kinds(bag), KINDS) == [min(n, 1) for n in held]
    assert [bags.nth(bag, n) for n in range(sum(held))] == [kind for kind, n in enumerate(held) for _ in range(n)]


@pytest.mark.parametrize("held", MANY)
def test_a_bag_lacks_what_a_destination_asks_for_beyond_it(held: list[int]) -> None:
    symbols = bags.symbols(bags.from_counts(held))
    for card, asked in enumerate(bags.ASKED):
        lacking = bags.lacking(symbols, asked)
        for symbol in range(SYMBOLS):
            lack = COST[card * SYMBOLS + symbol] - bags.of_symbol(symbols, symbol)
            assert bags.of_symbol(lacking, symbol) == max(0, lack)


@pytest.mark.parametrize(("held", "others"), list(zip(MANY, reversed(MANY), strict=True)))
def test_cards_that_are_not_in_a_bag_are_not_taken_out(held: list[int], others: list[int]) -> None:
    left = bags.without(bags.from_counts(held), bags.from_counts(others))
    assert bags.counts(left, KINDS) == [max(0, n - other) for n, other in zip(held, others, strict=True)]


def test_more_copies_than_a_digit_holds_are_refused() -> None:
    with pytest.raises(ValueError, match="16"):
        bags.from_counts([0, 16])
