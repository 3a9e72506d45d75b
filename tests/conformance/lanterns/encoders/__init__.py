"""Encoders for Lanterns, as a game may bring one in its module `encoder`: a sound one and broken ones."""

from librt.strings import BytesWriter

from baluchon.envs.encoder import Encoder, put, put_large, put_one, put_seat, put_set, seat_after
from baluchon.kernel.bits import count
from tests.conformance.lanterns import BURYING, CARDS, LIGHTING, NOTHING, OVER, LanternState

PHASES = (LIGHTING, BURYING, OVER)


class LanternEncoder(Encoder[LanternState]):
    """Writes the default layout straight from the state."""

    def encode(self, s: LanternState, seat: int, out: BytesWriter, upper: BytesWriter) -> None:
        around = [seat_after(seat, steps, s.seats) for steps in range(s.seats)]
        put_one(out, PHASES.index(s.phase), len(PHASES))
        put_seat(out, s.winner, seat, s.seats)
        for other in around:
            self.put_points(s, other, out, upper)
        for other in around:
            put(out, count(s.hands[other]))
        for other in around:
            put(out, count(s.buried[other]))
        put(out, count(s.bag))
        put_set(out, self.lit(s), CARDS)
        for other in around:
            put_set(out, s.buried[other] if s.phase == OVER else 0, CARDS)
        for cards in self.own(s, seat):
            put_set(out, cards, CARDS)
        put_one(out, s.choices[seat] if s.choices[seat] != NOTHING else -1, CARDS)
        put_one(out, int(s.drawing), 2)

    def put_points(self, s: LanternState, seat: int, out: BytesWriter, upper: BytesWriter) -> None:
        put_large(out, upper, s.points[seat])

    def lit(self, s: LanternState) -> int:
        return s.lit

    def own(self, s: LanternState, seat: int) -> tuple[int, ...]:
        """The cards that only their owner knows, in the order of the view."""
        return s.hands[seat], s.buried[seat]
