"""Where every random choice comes from.

Chance is handed to the rules and is never part of a state. It counts what was drawn or revealed, which is
all that the take-back rule needs to know. `FastChance` serves simulation and search, `SealedChance` recorded
games: its seed can be promised by a hash beforehand and checked afterwards.
"""

import hashlib
from typing import Final

from mypy_extensions import i64, mypyc_attr

from baluchon.kernel.bits import count, nth

_WORD: Final[i64] = 0xFFFFFFFF
_FACTOR: Final[i64] = 2050709493  # _FACTOR * 2**32 - 1 is a safe prime, so the period is half of that
_STIR: Final[i64] = 0x9E3779B9  # nothing stays nothing otherwise
_MIX_1: Final[i64] = 0x7FEB352D
_MIX_2: Final[i64] = 0x31848BAB
SPAN: Final[i64] = 0x7FFFFFFF
"""Small enough for `below`, and the product of two of them for 64 bits."""
SEED_BYTES: Final = 32


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A stream of 32-bit words and what the rules ask of it.

    A subclass gives `word`; a scripted one for tests may override `below` alone.
    """

    def __init__(self) -> None:
        self.stamp: i64 = 0
        """Grows with every draw and every reveal: equal stamps, nothing came to light in between."""

    def word(self) -> i64:
        """The next number of 32 random bits."""
        raise NotImplementedError

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely; n is at most 2**31."""
        self.stamp += 1
        product = self.word() * n
        return product >> 32 if product & _WORD >= n else self._unbiased(product, n)

    def _unbiased(self, product: i64, n: i64) -> i64:
        """The upper half of word times n; words in the short last stretch are thrown away, others drawn."""
        short = (_WORD + 1 - n) % n
        while product & _WORD < short:
            product = self.word() * n
        return product >> 32

    def shuffle(self, items: list[int]) -> None:
        """Put the items in random order."""
        i: i64 = len(items) - 1
        while i > 0:
            # One draw serves several places: a number below (i + 1) · i · (i - 1) · … has a digit for each.
            last = i
            span = i + 1
            while last > 1 and span * last < SPAN:
                span *= last
                last -= 1
            luck = self.below(span)
            while i >= last:
                j = luck % (i + 1)
                luck //= i + 1
                kept = items[i]
                items[i] = items[j]
                items[j] = kept
                i -= 1

    def take(self, bag: list[int]) -> int:
        """Remove a random item of the bag and return it; the order of the bag changes."""
        i = self.below(len(bag))
        last = bag.pop()
        if i == len(bag):
            return last
        taken = bag[i]
        bag[i] = last
        return taken

    def member(self, mask: i64) -> i64:
        """A random element of a set."""
        return nth(mask, self.below(count(mask)))

    def reveal(self) -> None:
        """Say that something hidden is shown by this step although nothing is drawn."""
        self.stamp += 1


class FastChance(Chance):
    """Multiply with carry (Marsaglia), word and carry mixed; the same stream compiled and plain."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        # Neighbouring seeds must not give streams that resemble each other, so all 96 bits are stirred.
        high = _stirred((seed >> 64) & 0xFFFFFFFF)
        middle = _stirred(high ^ ((seed >> 32) & 0xFFFFFFFF))
        low = _stirred(middle ^ (seed & 0xFFFFFFFF))
        carry = (middle & 0x1FFFFFFF) | 0x20000000  # below _FACTOR, and never nothing at all
        self._state: i64 = (carry << 32) | low

    def word(self) -> i64:
        state = self._state
        low = state & _WORD
        carry = state >> 32
        self._state = low * _FACTOR + carry
        return low ^ carry

    def below(self, n: i64) -> i64:
        # As above, without a call: nothing in a random game happens more often.
        self.stamp += 1
        state = self._state
        low = state & _WORD
        carry = state >> 32
        self._state = low * _FACTOR + carry
        product = (low ^ carry) * n
        return product >> 32 if product & _WORD >= n else self._unbiased(product, n)


WHIMS: Final[i64] = 0x40000000
"""Whims are numbers below this."""


def liking(whim: i64, move: i64) -> float:
    """How much a whim makes one like a move, from 0 to 1: the same in whatever company it is offered."""
    word = whim ^ (move * _STIR & SPAN)
    word = word * _MIX_1 & _WORD
    word ^= word >> 15
    word = (word & SPAN) * _MIX_2 & _WORD
    return float(word >> 12) / 1048575.0


def _stirred(word: i64) -> i64:
    """Another word; every bit of the one touches every bit of the other."""
    word ^= _STIR
    word ^= word >> 16
    word = word * _MIX_1 & _WORD
    word ^= word >> 15
    word = word * _MIX_2 & _WORD
    return word ^ (word >> 16)


class SealedChance(Chance):
    """A keyed hash stream from a seed of 256 bits, at a position that can be told and set."""

    def __init__(self, seed: bytes) -> None:
        super().__init__()
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a sealed seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.seed: Final = seed
        self.position: i64 = 0
        """How many words have been used. A game that takes moves back never goes back here."""
        self._block: i64 = -1
        self._words: list[int] = []

    def word(self) -> i64:
        block = self.position >> 4
        if block != self._block:
            number: int = block
            digest = hashlib.blake2b(number.to_bytes(8, "big"), key=self.seed, digest_size=64).digest()
            self._words = [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 64, 4)]
            self._block = block
        word = self._words[self.position & 15]
        self.position += 1
        return word


def commitment(seed: bytes) -> str:
    """What is shown of a seed before the first card: its SHA-256."""
    return hashlib.sha256(seed).hexdigest()


def seed_from_text(text: str) -> bytes:
    """The seed that a short text such as `--seed 7` stands for."""
    return hashlib.sha256(f"baluchon seed {text}".encode()).digest()
