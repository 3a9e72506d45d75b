"""Writes the buried lanterns where the hand belongs."""

from baluchon.lanterns.state import LanternState
from tests.conformance.lanterns.encoders import LanternEncoder


class SwappedEncoder(LanternEncoder):
    def own(self, s: LanternState, seat: int) -> tuple[int, ...]:
        hand, buried = super().own(s, seat)
        return buried, hand


encoder = SwappedEncoder
