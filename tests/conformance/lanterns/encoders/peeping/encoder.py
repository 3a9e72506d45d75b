"""Writes what all have buried among the lit lanterns."""

from tests.conformance.lanterns import LanternState
from tests.conformance.lanterns.encoders import LanternEncoder


class PeepingEncoder(LanternEncoder):
    def lit(self, s: LanternState) -> int:
        return s.lit | max(s.buried)


encoder = PeepingEncoder
