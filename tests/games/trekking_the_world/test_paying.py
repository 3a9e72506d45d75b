"""What pays a way is found at once for all lengths, and leaves what is to be kept."""

from itertools import combinations

import pytest

from baluchon.games.trekking_the_world import bags as treks
from baluchon.games.trekking_the_world import components as c
from baluchon.games.trekking_the_world import paying
from baluchon.kernel import bags
from baluchon.kernel.chance import FastChance
from tests.games.trekking_the_world.positions import position


def bag(text: str) -> int:
    return int(position(hands=[text, ""]).trekkers[0].hand)


def kept(**symbols: int) -> int:
    return int(sum(n * treks.one(c.SYMBOL_IDS.index(symbol)) for symbol, n in symbols.items()))


def test_a_way_is_paid_exactly_with_few_cards() -> None:  # TW-M1
    fares = paying.fares(bag("water-1 water-1 water-1 nature-2 history-3"), 0)
    assert fares[3] == bag("history-3")
    assert fares[4] == bag("water-1 history-3")
    assert fares[8] == bag("water-1 water-1 water-1 nature-2 history-3")
    assert fares[9] is None
    assert paying.fares(bag("history-3"), 0)[2] is None


def test_the_symbols_for_a_visit_are_left() -> None:  # TW-A2
    hand = bag("water-2 nature-1 nature-1")
    assert paying.fares(hand, 0)[2] == bag("water-2")
    assert paying.fares(hand, kept(water=1))[2] == bag("nature-1 nature-1")
    assert paying.fares(hand, kept(water=1, nature=2))[2] is None
    assert set(paying.fares(hand, kept(history=1))) == {None}


@pytest.mark.parametrize("seed", range(12))
def test_no_payment_has_fewer_cards(seed: int) -> None:
    chance = FastChance(seed)
    kinds = [chance.below(c.KINDS) for _ in range(7)]
    hand = int(sum(bags.cards(kind, 1) for kind in kinds))
    asked = kept(**{c.SYMBOL_IDS[chance.below(c.SYMBOLS)]: 1})
    least: dict[int, int] = {}
    for n in range(len(kinds) + 1):
        for chosen in combinations(kinds, n):
            left = hand - sum(bags.cards(kind, 1) for kind in chosen)
            if treks.lacking(treks.symbols(left), asked) == 0:
                least.setdefault(sum(c.VALUE[kind] for kind in chosen), n)
    for links, fare in enumerate(paying.fares(hand, asked)):
        assert (None if fare is None else bags.size(fare)) == least.get(links)
        if fare is not None:
            assert treks.worth(treks.values(fare)) == links
