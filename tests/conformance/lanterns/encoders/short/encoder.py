"""Writes only the hand of what its owner knows."""

from baluchon.lanterns.state import LanternState
from tests.conformance.lanterns.encoders import LanternEncoder


class ShortEncoder(LanternEncoder):
    def own(self, s: LanternState, seat: int) -> tuple[int, ...]:
        return super().own(s, seat)[:1]


encoder = ShortEncoder
