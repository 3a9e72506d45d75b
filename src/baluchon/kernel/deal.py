"""How a seed comes about that nobody could choose.

A server promises its part of the seed before anyone sits down, by a hash that holds for one table and one game. Each
player's device promises a number of its own, and tells it only when all promises are known. The deal is drawn from
all of them: whoever runs the server would have to know the players' numbers before these were told, to try seeds.
"""

import hashlib
from collections.abc import Sequence

import msgspec

NONCE_BYTES = 32


def _hash(text: str) -> bytes:
    return hashlib.sha256(text.encode()).digest()


def promise_of(nonce: str) -> str:
    """What a player's device says of its number before it tells it. Numbers are in hexadecimal."""
    return _hash(f"baluchon nonce {nonce}").hex()


def is_nonce(text: str) -> bool:
    return len(text) == 2 * NONCE_BYTES and all(each in "0123456789abcdef" for each in text)


class Deal(msgspec.Struct, frozen=True):
    """What went into a deal besides the server's seed, by seat; nothing for bots and for those who took no part."""

    table: str
    promises: list[str | None]
    nonces: list[str | None]

    def commit(self, game: str, rules: int, seed: bytes) -> str:
        """The promise of the server's seed."""
        return commit_of(self.table, game, rules, seed)

    def seed(self, seed: bytes) -> bytes:
        """The seed from which all cards are drawn."""
        nonces = " ".join(nonce or "-" for nonce in self.nonces)
        return _hash(f"baluchon deal {self.table} {seed.hex()} {nonces}")

    def fault(self, seats: int) -> str | None:
        """What is wrong with the numbers, if anything is."""
        if not len(self.promises) == len(self.nonces) == seats:
            return "the deal does not name a promise and a number for each seat"
        for seat, (promise, nonce) in enumerate(zip(self.promises, self.nonces, strict=True)):
            if nonce is not None and (not is_nonce(nonce) or promise != promise_of(nonce)):
                return f"the number of seat {seat} is not the promised one"
        return None

    @property
    def withheld(self) -> Sequence[int]:
        """The seats that promised a number and did not tell it."""
        return [seat for seat, promise in enumerate(self.promises) if promise is not None and self.nonces[seat] is None]

    @property
    def took_part(self) -> Sequence[int]:
        """The seats whose numbers are in the deal."""
        return [seat for seat, nonce in enumerate(self.nonces) if nonce is not None]


def commit_of(table: str, game: str, rules: int, seed: bytes) -> str:
    """The promise of a server's seed, which is good for this table and game alone."""
    return _hash(f"baluchon commit {table} {game} {rules} {seed.hex()}").hex()
