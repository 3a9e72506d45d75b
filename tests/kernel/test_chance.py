"""The two streams of chance: always the same for the same seed, and fair."""

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baluchon.kernel.bits import mask_of
from baluchon.kernel.chance import WHIMS, Chance, FastChance, SealedChance, commitment, liking, seed_from_text
from baluchon.testing.fairness import chi_square_tail

SEED = bytes(range(32))
NO_ACCIDENT = 1e-9


class Scripted(Chance):
    """Gives the words it is told to give."""

    def __init__(self, *words: int) -> None:
        super().__init__()
        self._words = list(words)

    def word(self) -> int:
        return self._words.pop(0)


def tail(counts: Counter[object], cells: int) -> float:
    """How likely such counts are if all cells are equally likely."""
    mean = sum(counts.values()) / cells
    statistic = sum((count - mean) ** 2 / mean for count in counts.values()) + mean * (cells - len(counts))
    return chi_square_tail(statistic, cells - 1)


def test_the_fast_stream_is_fixed_for_ever() -> None:
    # Recorded search results and goldens stand on these numbers.
    chance = FastChance(0)
    assert [chance.word() for _ in range(4)] == [671898928, 3795522198, 3665626386, 3674390699]
    chance = FastChance(12345678901234567890)
    assert [chance.word() for _ in range(4)] == [190595061, 2505203638, 577891209, 2613595774]
    chance = FastChance(7)
    assert [chance.below(10) for _ in range(12)] == [1, 9, 6, 5, 7, 5, 0, 4, 5, 6, 0, 6]


def test_the_sealed_stream_is_fixed_for_ever() -> None:
    # Every record stands on these numbers; the 17th word is the first of the second block.
    chance = SealedChance(SEED)
    words = [chance.word() for _ in range(18)]
    assert words[:4] == [2450701463, 358962934, 680571311, 372398161]
    assert words[15:] == [2796510501, 1309044829, 1598970487]


def test_the_sealed_stream_goes_on_from_any_position() -> None:
    chance = SealedChance(SEED)
    words = [chance.word() for _ in range(40)]
    assert chance.position == 40
    for position in (0, 15, 16, 17, 33):
        chance.position = position
        assert [chance.word() for _ in range(5)] == words[position : position + 5]


def test_a_seed_has_256_bits() -> None:
    with pytest.raises(ValueError, match="a sealed seed has 32 bytes, not 31"):
        SealedChance(bytes(31))


def test_the_commitment_is_the_sha_256_of_the_seed() -> None:
    assert commitment(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert commitment(seed_from_text("7")) != commitment(seed_from_text("8"))
    assert seed_from_text("7").hex().startswith("fee854db5692f949")


def test_every_seed_gives_another_stream() -> None:
    streams = {tuple(chance.word() for _ in range(3)) for chance in (FastChance(seed) for seed in range(2000))}
    assert len(streams) == 2000


def test_streams_of_neighbouring_seeds_do_not_resemble_each_other() -> None:
    pairs: Counter[object] = Counter()
    for seed in range(5000):
        one, other = FastChance(seed), FastChance(seed + 1)
        pairs.update((one.below(5), other.below(5)) for _ in range(3))
    assert tail(pairs, 25) > NO_ACCIDENT


def test_words_that_follow_each_other_are_independent() -> None:
    chance = FastChance(3)
    words = [chance.below(8) for _ in range(60_000)]
    for distance in (1, 2, 3, 4):
        pairs: Counter[object] = Counter(zip(words, words[distance:], strict=False))
        assert tail(pairs, 64) > NO_ACCIDENT


@pytest.mark.parametrize("n", [1, 2, 3, 7, 52, 1000])
def test_every_number_below_is_equally_likely(n: int) -> None:
    for chance in (FastChance(n), SealedChance(seed_from_text(str(n)))):
        counts: Counter[object] = Counter(chance.below(n) for _ in range(20 * n + 5000))
        assert set(counts) <= set(range(n))
        assert tail(counts, n) > NO_ACCIDENT or n == 1


def test_words_that_would_make_a_number_more_likely_are_thrown_away() -> None:
    # 2^32 = 3 * 1431655765 + 1: the word 0 is the one too many.
    assert Scripted(0, 2**32 - 1).below(3) == 2
    assert Scripted(1).below(3) == 0


@given(st.integers(1, 2**31), st.integers(0, 2**64))
def test_a_number_below_is_below(n: int, seed: int) -> None:
    assert 0 <= FastChance(seed).below(n) < n


def test_every_order_is_equally_likely() -> None:
    chance = FastChance(1)
    counts: Counter[object] = Counter()
    for _ in range(6000):
        items = [0, 1, 2, 3]
        chance.shuffle(items)
        counts[tuple(items)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert tail(counts, 24) > NO_ACCIDENT


def test_taking_removes_one_of_the_bag() -> None:
    chance = FastChance(1)
    counts: Counter[object] = Counter()
    for _ in range(3000):
        bag = [10, 20, 30]
        taken = chance.take(bag)
        assert sorted([taken, *bag]) == [10, 20, 30]
        counts[taken] += 1
    assert tail(counts, 3) > NO_ACCIDENT


def test_every_member_of_a_set_is_equally_likely() -> None:
    chance = FastChance(1)
    counts: Counter[object] = Counter(chance.member(mask_of([0, 5, 40, 61])) for _ in range(4000))
    assert set(counts) == {0, 5, 40, 61}
    assert tail(counts, 4) > NO_ACCIDENT


@pytest.mark.parametrize("other", [1, 2, 6, 64, 1000])
def test_whims_like_all_moves_equally_and_each_on_its_own(other: int) -> None:
    chance = FastChance(other)
    pairs: Counter[object] = Counter()
    for _ in range(6400):
        whim = chance.below(WHIMS)
        likings = liking(whim, 0), liking(whim, other)
        assert all(0.0 <= each <= 1.0 for each in likings)
        pairs[tuple(min(7, int(8 * each)) for each in likings)] += 1
    assert tail(pairs, 64) > NO_ACCIDENT


def test_draws_and_reveals_are_counted() -> None:
    chance = FastChance(1)
    assert chance.stamp == 0
    chance.below(6)
    chance.reveal()
    assert chance.stamp == 2
    chance.shuffle([1, 2, 3])
    assert chance.stamp == 3
    chance.take([1])
    chance.member(1)
    assert chance.stamp == 5


def test_a_tail_of_chi_square_is_the_one_in_the_tables() -> None:
    for statistic, freedom, expected in ((3.841, 1, 0.05), (18.307, 10, 0.05), (149.449, 100, 0.001), (0.0, 3, 1.0)):
        assert chi_square_tail(statistic, freedom) == pytest.approx(expected, rel=1e-3)
