"""Everything random in a house comes from here: ids and secrets, deals, what bots make of a position, pauses.

A served house has the luck of the operating system, and no option, variable or request changes that. A house is
handed its luck, so that a test can hand in one that it knows; nothing else in the server draws anything.
"""

import random
import secrets
from typing import Literal, TypeAlias

from baluchon.kernel.chance import SEED_BYTES

ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
"""Crockford's base 32: no two digits look alike."""
SECRET_LENGTH = 26
ID_LENGTH = 16

Use: TypeAlias = Literal[
    "person", "table", "node", "command", "token", "code", "key", "invite", "recovery", "announcement", "login"
]
"""What a random text is for."""


class Luck:
    """The luck of the operating system."""

    def text(self, use: Use, length: int = SECRET_LENGTH) -> str:
        """A random text with five bits in each character: nobody else has it, and nobody can guess a long one."""
        return "".join(secrets.choice(ALPHABET) for _ in range(length))

    def deal(self, game: str) -> bytes:
        """The server's part in a new deal of a game."""
        return secrets.token_bytes(SEED_BYTES)

    def thought(self, position: bytes) -> int:
        """The seed with which a bot thinks about a position."""
        return secrets.randbits(96)

    def seconds(self, least: float, most: float) -> float:
        """How long something waits that must not always wait equally long."""
        return random.uniform(least, most)
