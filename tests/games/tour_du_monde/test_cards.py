"""Sets of cards in two masks, held to Python's own sets."""

from hypothesis import given
from hypothesis import strategies as st

from baluchon.games.tour_du_monde import components as c
from baluchon.games.tour_du_monde.cards import add_moves, cards_of, weighed, weights_of
from baluchon.kernel.chance import FastChance

CARDS = st.sets(st.integers(0, int(c.CARDS) - 1))
CARD = st.integers(0, int(c.CARDS) - 1)


@given(CARDS, CARD)
def test_a_card_goes_in_and_out(numbers: set[int], card: int) -> None:
    cards = cards_of(list(numbers))
    assert cards.members() == sorted(numbers)
    assert cards.size() == len(numbers)
    assert cards.is_empty() == (not numbers)
    assert cards.has(card) == (card in numbers)
    cards.add(card)
    assert cards.members() == sorted(numbers | {card})
    cards.remove(card)
    assert cards.members() == sorted(numbers - {card})


@given(CARDS, CARDS)
def test_two_sets_are_compared_and_joined(one: set[int], other: set[int]) -> None:
    cards, others = cards_of(list(one)), cards_of(list(other))
    assert cards.common(others).members() == sorted(one & other)
    assert cards.without(others).members() == sorted(one - other)
    assert cards.shared(others) == len(one & other)
    assert cards.meets(others) == bool(one & other)
    joined, left = cards.copy(), cards.copy()
    joined.add_all(others)
    left.remove_all(others)
    assert joined.members() == sorted(one | other)
    assert left.members() == sorted(one - other)
    assert cards.members() == sorted(one)


@given(CARDS.filter(bool), st.integers(0, 2**32))
def test_dealing_is_drawing_several_times(numbers: set[int], seed: int) -> None:
    drawn_from, dealt_from, hand = cards_of(list(numbers)), cards_of(list(numbers)), cards_of([])
    n = (len(numbers) + 1) // 2
    chance = FastChance(seed)
    drawn = [drawn_from.draw(chance) for _ in range(n)]
    dealt_from.deal(n, hand, FastChance(seed))
    assert len(set(drawn)) == n
    assert hand.members() == sorted(drawn)
    assert dealt_from.members() == drawn_from.members() == sorted(numbers - set(drawn))


@given(CARDS, st.lists(st.integers(0, 50), min_size=int(c.CARDS), max_size=int(c.CARDS)))
def test_weights_are_summed_eight_cards_at_a_time(numbers: set[int], weights: list[int]) -> None:
    assert weighed(cards_of(list(numbers)), weights_of(weights)) == sum(weights[card] for card in numbers)


@given(CARDS)
def test_moves_are_listed_in_order(numbers: set[int]) -> None:
    moves = [7]
    add_moves(moves, 1000, cards_of(list(numbers)))
    assert moves == [7, *(1000 + card for card in sorted(numbers))]
