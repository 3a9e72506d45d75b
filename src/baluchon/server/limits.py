"""How much an address or a person may ask for, so that nobody slows others: buckets, counts and what a request costs.

Whoever is known by a token is counted as a person, wherever they are; everybody else as the address they come from,
of which an IPv6 network of /64 is one. So a stranger uses up what strangers at an address have together, and never
what the players there need.
"""

import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from time import monotonic
from typing import Any

from baluchon.server.refusals import Refused
from baluchon.server.settings import ServerSettings

BURST = 4.0
"""How many seconds' worth of requests may come at once."""
REQUESTS = 4.0
"""How many cheap requests an address or a person may make for each message that a line may bring."""
MOST_REMEMBERED = 50_000
"""Addresses and people with buckets of their own."""
HANDSHAKES, HANDSHAKES_AT_ONCE = 60.0, 3_000.0
"""New lines of a person in a second, and at once: after a restart all come back together."""
STRANGE_HANDSHAKES, STRANGE_HANDSHAKES_AT_ONCE = 5.0, 120.0
MOST_LINES_OF_ADDRESS = 2_500
MOST_LINES_OF_PERSON = 1_000
MOST_STRANGE_LINES_OF_ADDRESS = 100
MOST_STRANGE_LINES = 2_000
"""All together: the rest is there for people."""
GUESS_SECONDS, MOST_GUESSES = 10.0, 10.0
"""Between wrong codes from one address, and how many at once, at the usual rate: trying codes takes for ever."""
BYTES = 1024.0
"""A message of so many bytes counts as another one."""
DAY = 86_400.0


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

    def give(self, cost: float) -> None:
        """Take something back that was not used after all."""
        self._left = min(self._full, self._left + cost)


@lru_cache(4_096)
def network_of(host: str) -> str:
    """The address that counts: of IPv6 the first 64 bits, which one household has to itself."""
    if ":" not in host:
        return host
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return f"{IPv6Address(int(address) >> 64 << 64)}/64"


def address_of(scope: Any) -> str:
    """The address that a request counts for."""
    client = scope.get("client")
    return network_of(client[0]) if client else ""


_COSTS = (
    (None, re.compile(r"/api/tables/[^/]+/(missed|replay|draws|analysis)"), 8.0),
    (None, re.compile(r"/api/daily/[^/]+/bot"), 8.0),
    (None, re.compile(r"/api/puzzles/[^/]+/[^/]+"), 4.0),
    (None, re.compile(r"/api/tables/[^/]+/(record|events)"), 2.0),
    ("POST", re.compile(r"/api/tables(/[^/]+/(join|invitations|challenges?))?"), 3.0),
    ("POST", re.compile(r"/api/daily/[^/]+"), 3.0),
    ("GET", re.compile(r"/api/daily/[^/]+"), 2.0),
    ("POST", re.compile(r"/api/me.*"), 2.0),
    ("POST", re.compile(r"/api/(codes|tables/[^/]+/codes)"), 4.0),
    ("GET", re.compile(r"/api/me/(asked|advice)"), 8.0),
    ("GET", re.compile(r"/api/(me|tables)"), 2.0),
    (None, re.compile(r"/api/.*|/metrics|/healthz"), 1.0),
)


def cost_of(method: str, path: str) -> float:
    """What a request counts as, in cheap ones. docs/server.md has the times this goes by."""
    for only, pattern, cost in _COSTS:
        if only in (None, method) and pattern.fullmatch(path):
            return cost
    return 0.5  # a file of the client


class _Share:
    """What one address or one person has."""

    __slots__ = ("guesses", "handshakes", "lines", "messages", "requests", "strange", "tables")

    def __init__(self, settings: ServerSettings, handshakes: Bucket) -> None:
        self.requests = Bucket(settings.rate * REQUESTS)
        self.messages = Bucket(settings.rate * REQUESTS)
        self.handshakes = handshakes
        self.guesses = Bucket(settings.rate / GUESS_SECONDS / 30, settings.rate * MOST_GUESSES / 30)
        self.tables = Bucket(settings.tables_per_address / DAY, settings.tables_per_address)
        self.lines = 0
        self.strange = 0


class _Kept:
    """The latest of many, which are made as they are asked for."""

    def __init__(self) -> None:
        self._kept: dict[str, _Share] = {}

    def __len__(self) -> int:
        return len(self._kept)

    def find(self, key: str, settings: ServerSettings, handshakes: tuple[float, float]) -> _Share:
        share = self._kept.get(key)
        if share is None:
            if len(self._kept) >= MOST_REMEMBERED:
                for old in [each for each, kept in self._kept.items() if not kept.lines][: MOST_REMEMBERED // 10 + 1]:
                    del self._kept[old]
            share = self._kept[key] = _Share(settings, Bucket(*handshakes))
        return share


class Limits:
    """What everyone may still ask for."""

    def __init__(self, settings: ServerSettings) -> None:
        self._settings = settings
        self._addresses = _Kept()
        self._people = _Kept()
        self._strange = 0

    def _share(self, address: str, person: str | None) -> _Share:
        if person is not None:
            return self._people.find(person, self._settings, (HANDSHAKES, HANDSHAKES_AT_ONCE))
        return self._addresses.find(address, self._settings, (STRANGE_HANDSHAKES, STRANGE_HANDSHAKES_AT_ONCE))

    def request(self, address: str, person: str | None, cost: float) -> None:
        """Count a request; refused if there were too many."""
        if not self._share(address, person).requests.take(cost):
            raise Refused("too-many", "slow down, please")

    def new_table(self, address: str) -> None:
        """Count a table that is opened; refused if there were too many from this address today."""
        if not self._share(address, None).tables.take():
            raise Refused("too-many", "too many tables were opened from this address today")

    @contextmanager
    def line(self, address: str, person: str | None) -> Iterator[None]:
        """Count a WebSocket, a stream or a waiting request as long as it lasts; refused if there are too many."""
        mine, here = self._share(address, person), self._share(address, None)
        if not mine.handshakes.take():
            raise Refused("too-many", "too many new connections; wait a little")
        strange = person is None
        if (
            here.lines >= MOST_LINES_OF_ADDRESS
            or (strange and (here.strange >= MOST_STRANGE_LINES_OF_ADDRESS or self._strange >= MOST_STRANGE_LINES))
            or (not strange and mine.lines >= MOST_LINES_OF_PERSON)
        ):
            raise Refused("too-many", "too many connections; close some first")
        shares = {id(share): share for share in (mine, here)}.values()
        for share in shares:
            share.lines += 1
        here.strange += strange
        self._strange += strange
        try:
            yield
        finally:
            for share in shares:
                share.lines -= 1
            here.strange -= strange
            self._strange -= strange

    @contextmanager
    def guess(self, address: str) -> Iterator[None]:
        """Count a key or code that turns out wrong; refused after too many, right ones too."""
        guesses = self._share(address, None).guesses
        if not guesses.take(1.0):
            raise Refused("too-many", "too many wrong codes came from here; wait a little and try again")
        try:
            yield
        except Refused as refused:
            if refused.code not in ("wrong-key", "by-invitation"):
                guesses.give(1.0)
            raise
        guesses.give(1.0)

    def hold(self, address: str, person: str | None) -> ExitStack:
        """The same for a line that is not over when the function ends that opens it: whoever has it closes it."""
        held = ExitStack()
        held.enter_context(self.line(address, person))
        return held

    def messages(self, address: str, person: str | None) -> Bucket:
        """What all lines of a person, or all strangers at an address, may say together."""
        return self._share(address, person).messages
