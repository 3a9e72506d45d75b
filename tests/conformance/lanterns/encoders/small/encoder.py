"""Writes points into a byte."""

from librt.strings import BytesWriter

from baluchon.kernel.encoder import put
from tests.conformance.lanterns.encoders import LanternEncoder


class SmallEncoder(LanternEncoder):
    def put_points(self, points: int, out: BytesWriter, upper: BytesWriter) -> None:
        put(out, points)


encoder = SmallEncoder
