"""Wrong codes: a code is short enough to be typed, so what keeps it is that few can be tried.

They are counted for the address they come from, for its neighbourhood, from which somebody may have many addresses,
and for all together. What all have together can be used up by an attack, and then nobody is locked out: each
neighbourhood may go on trying now and then, and so may whoever types a right code there.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from baluchon.server.buckets import Bucket, Kept, Together
from baluchon.server.logs import log
from baluchon.server.luck import SECRET_LENGTH
from baluchon.server.networks import neighbourhood_of
from baluchon.server.people import plain
from baluchon.server.refusals import Refused
from baluchon.server.settings import ServerSettings

SECONDS, AT_ONCE = 10.0, 10.0
"""Between wrong codes from one address, and how many at once, at the usual rate: trying codes takes for ever."""
NEIGHBOURS = 4.0
"""How many addresses' worth a neighbourhood has: none of them can use it up alone."""
ALL_PER_SECOND, ALL_AT_ONCE = 2.0, 200.0
"""Wrong codes of everybody together."""
SPARE_SECONDS, SPARE_AT_ONCE = 120.0, 3.0
"""What each neighbourhood has beside that when it is used up."""
WRONG = ("wrong-key", "by-invitation")


class _Tries:
    """What an address or a neighbourhood may still try."""

    __slots__ = ("spare", "tries")

    def __init__(self, rate: float, times: float) -> None:
        self.tries = Bucket(rate * times / SECONDS, rate * times * AT_ONCE)
        self.spare = Bucket(rate / SPARE_SECONDS, rate * SPARE_AT_ONCE)

    @property
    def is_blank(self) -> bool:
        return self.tries.is_full and self.spare.is_full


class Guesses:
    """What everyone may still try."""

    def __init__(self, settings: ServerSettings) -> None:
        rate = settings.rate / 30
        self._addresses = Kept(lambda: _Tries(rate, 1.0))
        self._neighbourhoods = Kept(lambda: _Tries(rate, NEIGHBOURS))
        self._all = Bucket(rate * ALL_PER_SECOND, rate * ALL_AT_ONCE)

    @contextmanager
    def of(self, address: str, secret: str | None) -> Iterator[None]:
        """Count a key or code that turns out wrong, if there is one; refused after too many.

        Then a right code is refused, too, or trying would pay. A whole secret cannot be found by trying: whoever has a
        right one never waits because others at their address had wrong ones.
        """
        taken = None if secret is None or len(plain(secret)) >= SECRET_LENGTH else self._take(address)
        try:
            yield
        except Refused as refused:
            if refused.code not in WRONG:
                if taken is not None:
                    taken.give()
            elif taken is None:
                self._take_one(address)
            raise
        if taken is not None:
            taken.give()

    def _take(self, address: str) -> Together:
        mine, near = self._addresses.find(address), self._neighbourhoods.find(neighbourhood_of(address))
        here = Together(mine.tries, near.tries)
        if not here.take():
            raise _too_many(here.wait())
        if self._all.take():
            return Together(mine.tries, near.tries, self._all)
        log.warning("very many wrong codes are being tried")
        if not near.spare.take():
            here.give()
            raise _too_many(near.spare.wait())
        return Together(mine.tries, near.tries, near.spare)

    def _take_one(self, address: str) -> None:
        tries = self._addresses.find(address).tries
        if not tries.take():
            raise _too_many(tries.wait()) from None


def _too_many(wait: float) -> Refused:
    return Refused("too-many", "too many wrong codes came from here; wait a little and try again", wait=wait)
