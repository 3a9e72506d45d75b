"""How much an address or a person may ask for, so that nobody slows others.

Whoever is known by a token is counted as a person, wherever they are; everybody else as the address they come from,
of which an IPv6 network of /64 is one. So a stranger uses up what strangers at an address have together, and never
what the players there need. All people at an address together have several times what one has, since anybody can be
several people.
"""

from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from math import ceil

from baluchon.server.buckets import Bucket, Kept, Together
from baluchon.server.guesses import Guesses
from baluchon.server.networks import neighbourhood_of
from baluchon.server.protocol import QuotaOfAddress
from baluchon.server.refusals import Refused
from baluchon.server.settings import ServerSettings

REQUESTS = 4.0
"""How many cheap requests an address or a person may make for each message that a line may bring."""
PEOPLE_REQUESTS, PEOPLE_MESSAGES = 3.0, 8.0
"""How many times what one person has all people at an address have together. A message costs less than a request."""
ARRIVALS, ARRIVALS_AT_ONCE = 120.0, 3_000.0
"""New lines of an address in a second, and at once, before anybody is looked up."""
HANDSHAKES, HANDSHAKES_AT_ONCE = 60.0, 3_000.0
"""New lines of a person in a second, and at once: after a restart all come back together."""
STRANGE_HANDSHAKES, STRANGE_HANDSHAKES_AT_ONCE = 5.0, 120.0
MOST_LINES_OF_ADDRESS = 2_500
MOST_LINES_OF_PERSON = 1_000
MOST_STRANGE_LINES_OF_ADDRESS = 100
MOST_STRANGE_LINES = 2_000
"""All together: the rest is there for people."""
CLOSING_SECONDS = 5.0
"""After which it makes sense to look whether one of too many lines has been closed."""
BYTES = 1024.0
"""A message of so many bytes counts as another one."""
NEIGHBOURS = 4.0
"""How many addresses' worth of new people a neighbourhood has."""
NEW_AT_ONCE = 10.0
"""Which part of the new people of an hour may come at once."""
HOUR, DAY = 3_600.0, 86_400.0


class _Person:
    """What one person has."""

    __slots__ = ("handshakes", "lines", "messages", "requests")

    def __init__(self, settings: ServerSettings) -> None:
        self.requests = Bucket(settings.rate * REQUESTS)
        self.messages = Bucket(settings.rate * REQUESTS)
        self.handshakes = Bucket(HANDSHAKES, HANDSHAKES_AT_ONCE)
        self.lines = 0

    @property
    def is_blank(self) -> bool:
        return not self.lines and self.requests.is_full and self.messages.is_full and self.handshakes.is_full


class _Address:
    """What one address has: its strangers, its people, and both together."""

    __slots__ = (
        "arrivals",
        "handshakes",
        "lines",
        "messages",
        "newcomers",
        "people_messages",
        "people_requests",
        "requests",
        "strange",
        "tables",
    )

    def __init__(self, settings: ServerSettings) -> None:
        self.requests = Bucket(settings.rate * REQUESTS)
        self.messages = Bucket(settings.rate * REQUESTS)
        self.handshakes = Bucket(STRANGE_HANDSHAKES, STRANGE_HANDSHAKES_AT_ONCE)
        self.people_requests = Bucket(settings.rate * REQUESTS * PEOPLE_REQUESTS)
        self.people_messages = Bucket(settings.rate * REQUESTS * PEOPLE_MESSAGES)
        self.arrivals = Bucket(ARRIVALS, ARRIVALS_AT_ONCE)
        self.newcomers = _newcomers(settings, 1.0)
        self.tables = Bucket(settings.tables_per_address / DAY, settings.tables_per_address)
        self.lines = 0
        self.strange = 0

    @property
    def is_blank(self) -> bool:
        return not self.lines and all(
            bucket.is_full
            for bucket in (
                self.requests,
                self.messages,
                self.handshakes,
                self.people_requests,
                self.people_messages,
                self.arrivals,
                self.newcomers,
                self.tables,
            )
        )


class _Neighbourhood:
    """What many addresses have together that somebody may all have."""

    __slots__ = ("newcomers",)

    def __init__(self, settings: ServerSettings) -> None:
        self.newcomers = _newcomers(settings, NEIGHBOURS)

    @property
    def is_blank(self) -> bool:
        return self.newcomers.is_full


def _newcomers(settings: ServerSettings, times: float) -> Bucket:
    most = times * settings.people_per_address
    return Bucket(most / HOUR, max(1.0, most / NEW_AT_ONCE))


def _take(from_: Bucket | Together, cost: float, refusal: str) -> None:
    if not from_.take(cost):
        raise Refused("too-many", refusal, wait=from_.wait(cost))


class Limits:
    """What everyone may still ask for."""

    def __init__(self, settings: ServerSettings) -> None:
        self._addresses = Kept(lambda: _Address(settings))
        self._neighbourhoods = Kept(lambda: _Neighbourhood(settings))
        self._people = Kept(lambda: _Person(settings))
        self._guesses = Guesses(settings)
        self._strange = 0

    def request(self, address: str, person: str | None, cost: float) -> None:
        """Count a request; refused if there were too many."""
        here = self._addresses.find(address)
        if person is None:
            _take(here.requests, cost, "slow down, please")
        else:
            mine = self._people.find(person)
            _take(Together(mine.requests, here.people_requests), cost, "slow down, please")

    def arrival(self, address: str) -> None:
        """Count a handshake, before it is known who comes; refused if there were too many."""
        _take(self._addresses.find(address).arrivals, 1.0, "too many new connections; wait a little")

    def new_table(self, address: str, size: float = 1.0) -> None:
        """Count a table that is opened; refused if there were too many from this address today."""
        refusal = "too many tables were opened from this address today"
        _take(self._addresses.find(address).tables, size, refusal)

    def new_person(self, address: str) -> None:
        """Count somebody who comes in; refused if there were too many from this address or around it."""
        newcomers = Together(
            self._addresses.find(address).newcomers, self._neighbourhoods.find(neighbourhood_of(address)).newcomers
        )
        _take(newcomers, 1.0, "too many people have come in from this address; wait a little")

    @contextmanager
    def line(self, address: str, person: str | None) -> Iterator[None]:
        """Count a WebSocket, a stream or a waiting request as long as it lasts; refused if there are too many."""
        here = self._addresses.find(address)
        mine = here if person is None else self._people.find(person)
        _take(mine.handshakes, 1.0, "too many new connections; wait a little")
        strange = person is None
        if (
            here.lines >= MOST_LINES_OF_ADDRESS
            or (strange and (here.strange >= MOST_STRANGE_LINES_OF_ADDRESS or self._strange >= MOST_STRANGE_LINES))
            or (not strange and mine.lines >= MOST_LINES_OF_PERSON)
        ):
            raise Refused("too-many", "too many connections; close some first", wait=CLOSING_SECONDS)
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

    def hold(self, address: str, person: str | None) -> ExitStack:
        """The same for a line that is not over when the function ends that opens it: whoever has it closes it."""
        held = ExitStack()
        held.enter_context(self.line(address, person))
        return held

    def guess(self, address: str, secret: str | None) -> AbstractContextManager[None]:
        """Count a key or code that turns out wrong, if there is one; refused after too many."""
        return self._guesses.of(address, secret)

    most_lines = MOST_LINES_OF_ADDRESS

    def in_use(self, most: int) -> list[QuotaOfAddress]:
        """What addresses have used of their shares, the busiest first."""
        found = [
            QuotaOfAddress(address, here.lines, ceil(here.tables.used), ceil(here.newcomers.used))
            for address, here in self._addresses.items()
            if not here.is_blank
        ]
        return sorted(found, key=lambda each: (-each.lines, -each.tables, -each.people, each.address))[:most]

    def messages(self, address: str, person: str | None) -> Bucket | Together:
        """What all lines of a person, or all strangers at an address, may say together."""
        here = self._addresses.find(address)
        return here.messages if person is None else Together(self._people.find(person).messages, here.people_messages)
