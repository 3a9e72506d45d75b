"""Luck that a test knows: the same ids, deals and bots every time, whatever ran before and however fast it is.

The seed of a test is its name, also for what draws without a seed in its process. `BALUCHON_SEED=7` in front of pytest
gives all tests other games; it is read here and nowhere in the package.
"""

import itertools
import os
import random
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from datetime import UTC, datetime

from baluchon.kernel.chance import SEED_BYTES
from baluchon.server.luck import ALPHABET, SECRET_LENGTH, Luck, Use

EXPLORED = os.environ.get("BALUCHON_SEED", "")
SOAK = os.environ.get("BALUCHON_SOAK", "")
SAME = ("BALUCHON_SEED", "BALUCHON_SOAK", "PYTHONHASHSEED")
"""What stands in front of a command that plays a test again."""
NOON = datetime(2026, 11, 2, 12, tzinfo=UTC).timestamp()
SHIFT = NOON - time.time()
"""What is added to every clock, so that tests run on a day they know and never over midnight."""
_houses: defaultdict[str, Iterator[int]] = defaultdict(itertools.count)


class SeededLuck(Luck):
    """All of it follows from a seed and from what it is drawn for, not from the order in which tables draw."""

    def __init__(self, seed: str) -> None:
        self.begin(seed)

    def begin(self, seed: str) -> None:
        """Draw everything anew, as if nothing had been drawn before."""
        self._seed = seed
        self._drawn: Counter[str] = Counter()

    def _next(self, what: str) -> random.Random:
        """The dice for the next thing of a kind."""
        self._drawn[what] += 1
        return random.Random(f"{self._seed} {what} {self._drawn[what]}")

    def text(self, use: Use, length: int = SECRET_LENGTH) -> str:
        return "".join(self._next(use).choices(ALPHABET, k=length))

    def deal(self, game: str) -> bytes:
        return self._next(f"deal {game}").randbytes(SEED_BYTES)

    def thought(self, position: bytes) -> int:
        return random.Random(f"{self._seed} {position!r}").getrandbits(96)

    def seconds(self, least: float, most: float) -> float:
        return self._next("seconds").uniform(least, most)


def running() -> str:
    """The test that runs, by the name that pytest takes."""
    return os.environ["PYTEST_CURRENT_TEST"].rsplit(" ", 1)[0]


def seed_of(test: str) -> str:
    return f"{test} {EXPLORED}".strip()


def next_seed() -> str:
    """A seed for another house in the test that runs."""
    seed = seed_of(running())
    return f"{seed} {next(_houses[seed])}"


def begin(test: str) -> None:
    """Let all that this process draws follow from a test: deals without a seed, too, which come from the system."""
    dice = random.Random(seed_of(test))
    random.seed(seed_of(test))
    vars(os)["urandom"] = vars(random)["_urandom"] = dice.randbytes  # `secrets` and NumPy ask the latter


def again(test: str) -> str:
    """The command that plays the games of a test again."""
    given = "".join(f"{name}={os.environ[name]} " for name in SAME if os.environ.get(name))
    return f"{given}.venv/bin/python -m pytest -n 0{' -m soak' if SOAK else ''} '{test}'"
