"""A word to everyone who is connected, such as before an upgrade. One at a time; with an end it outlives a restart."""

from collections.abc import Callable
from contextlib import suppress

import msgspec

from baluchon.server.luck import ID_LENGTH, Luck
from baluchon.server.protocol import Announcement, NewAnnouncement
from baluchon.server.refusals import Refused
from baluchon.server.store.base import Store
from baluchon.server.writing import plain_line

_decoder = msgspec.json.Decoder(Announcement | None)


class Announcements:
    """What everyone is told, and until when."""

    def __init__(self, store: Store, clock: Callable[[], float], luck: Luck, stir: Callable[[], None]) -> None:
        self._store = store
        self._clock = clock
        self._luck = luck
        self._stir = stir
        """Is called when something is new."""
        self._said: Announcement | None = None

    @property
    def now(self) -> Announcement | None:
        """What everyone is told now."""
        said = self._said
        return None if said is None or (said.ends is not None and said.ends <= self._clock()) else said

    async def load(self) -> None:
        """Go on with what was said before a restart."""
        self._said = await self._store.announcement(self._clock())

    async def say(self, wanted: NewAnnouncement) -> Announcement:
        """Say something, in place of what was said before."""
        ends = None if wanted.seconds is None else self._clock() + wanted.seconds
        said = Announcement(self._luck.text("announcement", ID_LENGTH), plain_line(wanted.text), ends)
        await self._keep(said)
        return said

    async def withdraw(self) -> None:
        """Say nothing any more; refused if nothing is said."""
        if self.now is None:
            raise Refused("not-found", "nothing is announced now")
        await self._keep(None)

    async def _keep(self, said: Announcement | None) -> None:
        await self._store.keep_announcement(said)
        self._said = said
        self._stir()
        await self._store.call_out("announcement", msgspec.json.encode(said).decode())

    def hear(self, text: str) -> None:
        """Another node has said something."""
        with suppress(msgspec.DecodeError):  # from a node of another version
            self._said = _decoder.decode(text)
            self._stir()
