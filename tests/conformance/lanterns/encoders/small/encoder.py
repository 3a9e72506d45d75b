"""Writes points into a byte."""

from librt.strings import BytesWriter

from baluchon.envs.encoder import put
from tests.conformance.lanterns import LanternState
from tests.conformance.lanterns.encoders import LanternEncoder


class SmallEncoder(LanternEncoder):
    def put_points(self, s: LanternState, seat: int, out: BytesWriter, upper: BytesWriter) -> None:
        put(out, s.points[seat])


encoder = SmallEncoder
