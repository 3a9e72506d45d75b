"""A program's part in the deal: a number it promises before the game and tells when all promises are known.

`docs/adr/0014-players-have-a-hand-in-the-deal.md` says why nobody can choose the cards then, the server included.
"""

from collections.abc import Sequence
from secrets import token_hex

from baluchon.kernel.deal import NONCE_BYTES, promise_of
from baluchon.kernel.record import Record
from baluchon.server.protocol import PromiseNonce, RevealNonce, TableInfo


class Part:
    """The part of one program in the deal of one table. Give it to `Client.open`, to `Socket`, or to both."""

    def __init__(self, nonce: str | None = None) -> None:
        """Draw a number, unless the program brings one of its own (`NONCE_BYTES` bytes, in hexadecimal)."""
        self._nonce = nonce if nonce is not None else token_hex(NONCE_BYTES)
        self._commit: str | None = None
        """The server's promise, as it was when this program told its number."""
        self._promises: list[str | None] | None = None
        """Everyone's, likewise."""

    @property
    def promise(self) -> str:
        return promise_of(self._nonce)

    def answer(self, table: TableInfo, seats: Sequence[int]) -> PromiseNonce | RevealNonce | None:
        """What is to be said to the table now, by someone with these seats; nothing, mostly."""
        if table.deal is None or table.status != "waiting" or not seats:
            return None
        promised = table.deal.promises[seats[0]]
        if not table.deal.revealing:
            return PromiseNonce(self.promise) if promised is None else None
        if promised != self.promise:
            return None  # another device of the same person's
        self._commit, self._promises = table.commit, table.deal.promises
        return RevealNonce(self._nonce)

    def holds(self, record: Record) -> bool | None:
        """Whether a game was dealt from this number and what was promised then; None if the program took no part."""
        if self._promises is None:
            return None
        deal = record.deal
        as_promised = deal is not None and (record.commit, deal.promises) == (self._commit, self._promises)
        return as_promised and deal is not None and self._nonce in deal.nonces
