"""Seeds of environments: whole numbers that stand for a whole series of games."""

from operator import index
from typing import Any

from baluchon.kernel.errors import BaluchonError

SEED_BITS = 96
"""What `FastChance` takes."""


def check_seed(seed: Any) -> int:
    """The seed as an int, if it is one."""
    try:
        number = index(seed)
    except TypeError:
        raise BaluchonError(f"a seed is a whole number, not {seed!r}") from None
    if not 0 <= number < 2**SEED_BITS:
        raise BaluchonError(f"a seed is a whole number from 0 to 2**{SEED_BITS} - 1, not {number}")
    return number
