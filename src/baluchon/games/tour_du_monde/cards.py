"""Sets of cards. There are 106 of them and a mask holds 62, so a set is two masks; nobody else needs to know that.

low     cards 0 … 52           high     cards 53 … 105
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from baluchon.kernel.bits import BIT, append_members, count, lowest, members, nth
from baluchon.kernel.chance import Chance

HALF: Final[i64] = 53
_BLOCK_BITS: Final[i64] = 8
_BLOCK: Final[i64] = 255
BLOCKS: Final[i64] = 7
"""How many blocks of eight cards a half has: see `weighed`."""


@final
@mypyc_attr(acyclic=True)  # holds no other object: nothing for the garbage collector to follow
class Cards:
    """A set of cards that changes in place."""

    def __init__(self) -> None:
        self.low: i64 = 0
        self.high: i64 = 0

    def copy(self) -> "Cards":
        """An independent copy."""
        c = Cards()
        c.low = self.low
        c.high = self.high
        return c

    def has(self, card: i64) -> bool:
        """Whether a card is in the set."""
        if card < HALF:
            return self.low >> card & 1 != 0
        return self.high >> (card - HALF) & 1 != 0

    def is_empty(self) -> bool:
        """Whether there is no card in the set."""
        return self.low | self.high == 0

    def size(self) -> i64:
        """How many cards there are."""
        return count(self.low) + count(self.high)

    def add(self, card: i64) -> None:
        """Put a card into the set."""
        if card < HALF:
            self.low |= BIT[card]
        else:
            self.high |= BIT[card - HALF]

    def remove(self, card: i64) -> None:
        """Take a card out of the set."""
        if card < HALF:
            self.low &= ~BIT[card]
        else:
            self.high &= ~BIT[card - HALF]

    def add_all(self, others: "Cards") -> None:
        """Put all of these cards into the set."""
        self.low |= others.low
        self.high |= others.high

    def remove_all(self, others: "Cards") -> None:
        """Take all of these cards out of the set, as far as they are in it."""
        self.low &= ~others.low
        self.high &= ~others.high

    def clear(self) -> None:
        """Take everything out of the set."""
        self.low = 0
        self.high = 0

    def meets(self, others: "Cards") -> bool:
        """Whether any of these cards is in the set."""
        return self.low & others.low | self.high & others.high != 0

    def shared(self, others: "Cards") -> i64:
        """How many of these cards are in the set."""
        return count(self.low & others.low) + count(self.high & others.high)

    def common(self, others: "Cards") -> "Cards":
        """The cards that are in both sets."""
        c = Cards()
        c.low = self.low & others.low
        c.high = self.high & others.high
        return c

    def without(self, others: "Cards") -> "Cards":
        """The cards that are not among these others."""
        c = Cards()
        c.low = self.low & ~others.low
        c.high = self.high & ~others.high
        return c

    def lowest(self) -> i64:
        """The first card; the set must not be empty."""
        return lowest(self.low) if self.low != 0 else HALF + lowest(self.high)

    def draw(self, chance: Chance) -> i64:
        """Take a random card out of the set, which must not be empty."""
        in_low = count(self.low)
        n = chance.below(in_low + count(self.high))
        if n < in_low:
            card = nth(self.low, n)
            self.low &= ~BIT[card]
        else:
            card = nth(self.high, n - in_low)
            self.high &= ~BIT[card]
            card += HALF
        return card

    def deal(self, n: i64, hand: "Cards", chance: Chance) -> None:
        """Move so many random cards of the set to a hand: as `draw`, but counted once."""
        in_low = count(self.low)
        left = in_low + count(self.high)
        for _ in range(n):
            luck = chance.below(left)
            left -= 1
            if luck < in_low:
                in_low -= 1
                bit: i64 = BIT[nth(self.low, luck)]
                self.low ^= bit
                hand.low |= bit
            else:
                bit = BIT[nth(self.high, luck - in_low)]
                self.high ^= bit
                hand.high |= bit

    def members(self) -> list[int]:
        """The cards in ascending order."""
        found = members(self.low)
        append_members(found, HALF, self.high)
        return found


def add_moves(moves: list[int], first: i64, cards: Cards) -> None:
    """A move of a group for each card of a set, in ascending order."""
    append_members(moves, first, cards.low)
    append_members(moves, first + HALF, cards.high)


def weighed(cards: Cards, weights: list[int]) -> i64:
    """The sum of the cards' weights, read from a table that `weights_of` made: eight cards at a time.

    mask of a half   ... 00000100 10000001        the blocks of cards 8 … 15 and 0 … 7
    table            weights[block * 256 + 0b10000001] = weight of card 0 + weight of card 7
    """
    total: i64 = 0
    block: i64 = 0
    left = cards.low
    while left != 0:
        total += weights[block + (left & _BLOCK)]
        left >>= _BLOCK_BITS
        block += _BLOCK + 1
    block = BLOCKS * (_BLOCK + 1)
    left = cards.high
    while left != 0:
        total += weights[block + (left & _BLOCK)]
        left >>= _BLOCK_BITS
        block += _BLOCK + 1
    return total


def weights_of(weights: list[int]) -> list[int]:
    """The table for `weighed`: the weight of every subset of eight neighbouring cards, by block and mask."""
    half: int = HALF
    return [
        sum(weight for i, weight in enumerate(part[8 * block : 8 * block + 8]) if mask >> i & 1)
        for part in (weights[:half], weights[half:])
        for block in range(BLOCKS)
        for mask in range(256)
    ]


def cards_of(numbers: list[int]) -> Cards:
    """The set of these cards."""
    cards = Cards()
    for number in numbers:
        cards.add(number)
    return cards
