"""Rate limits: buckets that fill at a steady rate, and very many of them by key."""

from collections.abc import Callable, Iterable
from time import monotonic
from typing import Generic, Protocol, TypeVar

BURST = 4.0
"""How many seconds' worth of requests may come at once."""
MOST_REMEMBERED = 50_000
"""Keys that have something of their own, such as addresses."""
MOST_LOOKED_AT = 16
"""Keys that are looked at for one to forget, each time a new one comes."""


class Bucket:
    """A rate limit: the bucket fills at a steady rate, and each request takes one out."""

    __slots__ = ("_at", "_full", "_left", "_rate")

    def __init__(self, rate: float, full: float | None = None) -> None:
        self._rate = rate
        self._full = self._left = rate * BURST if full is None else full
        self._at = monotonic()

    def take(self, cost: float = 1.0) -> bool:
        now = monotonic()
        self._left = min(self._full, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def give(self, cost: float = 1.0) -> None:
        """Take something back that was not used after all."""
        self._left = min(self._full, self._left + cost)

    def wait(self, cost: float = 1.0) -> float:
        """Seconds after which there will be so much, if nobody takes any meanwhile."""
        return max(0.0, (cost - self._left) / self._rate - (monotonic() - self._at))

    @property
    def used(self) -> float:
        """How much has been taken and has not come back yet."""
        return max(0.0, self._full - self._left - (monotonic() - self._at) * self._rate)

    @property
    def is_full(self) -> bool:
        """Whether it is as if nothing had ever been taken."""
        return self._left + (monotonic() - self._at) * self._rate >= self._full


class Together:
    """Several buckets out of which something is taken at once, or out of none."""

    __slots__ = ("_buckets",)

    def __init__(self, *buckets: Bucket) -> None:
        self._buckets = buckets

    def take(self, cost: float = 1.0) -> bool:
        for n, bucket in enumerate(self._buckets):
            if not bucket.take(cost):
                for earlier in self._buckets[:n]:
                    earlier.give(cost)
                return False
        return True

    def give(self, cost: float = 1.0) -> None:
        for bucket in self._buckets:
            bucket.give(cost)

    def wait(self, cost: float = 1.0) -> float:
        """Seconds after which there will be so much in all of them."""
        return max(bucket.wait(cost) for bucket in self._buckets)


class Share(Protocol):
    """What is noted of one key."""

    @property
    def is_blank(self) -> bool:
        """Whether it is as if the key had never been seen, so that it can be forgotten."""
        ...


S = TypeVar("S", bound=Share)


class Kept(Generic[S]):
    """What is noted of very many keys.

    Only blank ones are ever forgotten, so that nobody gets rid of what is noted of them by bringing many others. Keys
    for which there is no room share what is noted of the rest.
    """

    def __init__(self, make: Callable[[], S]) -> None:
        self._make = make
        self._kept: dict[str, S] = {}
        self._rest = make()

    def __len__(self) -> int:
        return len(self._kept)

    def items(self) -> Iterable[tuple[str, S]]:
        """The keys that have something of their own, and what that is."""
        return self._kept.items()

    def find(self, key: str) -> S:
        share = self._kept.get(key)
        if share is None:
            if len(self._kept) >= MOST_REMEMBERED and not self._make_room():
                return self._rest
            share = self._kept[key] = self._make()
        return share

    def _make_room(self) -> bool:
        for key in [key for key, _ in zip(self._kept, range(MOST_LOOKED_AT), strict=False)]:
            share = self._kept.pop(key)
            if not share.is_blank:
                self._kept[key] = share  # behind all others: next time it is looked at others
        return len(self._kept) < MOST_REMEMBERED
