"""Encoders for Lanterns, as a game may bring one in its module `encoder`: a sound one and broken ones."""

from typing import get_args

from librt.strings import BytesWriter

from baluchon.kernel.bits import count
from baluchon.kernel.encoder import Encoder, put, put_large, put_one, put_seat, put_set, seat_after
from baluchon.lanterns.components import CARDS
from baluchon.lanterns.state import OVER, LanternState, Phase

PHASES: tuple[Phase, ...] = get_args(Phase)


class LanternEncoder(Encoder[LanternState]):
    """Writes the layout that follows from `view.Boundless` straight from the state."""

    def encode(self, s: LanternState, seat: int, out: BytesWriter, upper: BytesWriter) -> None:
        put_one(out, PHASES.index(s.phase), len(PHASES))
        put_seat(out, s.winner, seat, s.seats)
        for steps in range(s.seats):
            keeper = s.keepers[seat_after(seat, steps, s.seats)]
            put(out, count(keeper.hand))
            put(out, count(keeper.buried))
            put_set(out, keeper.buried if s.phase == OVER else 0, CARDS)
            self.put_points(keeper.points, out, upper)
        put(out, count(s.bag))
        put_set(out, self.lit(s), CARDS)
        for cards in self.own(s, seat):
            put_set(out, cards, CARDS)
        put_one(out, s.keepers[seat].choice, CARDS)
        put_one(out, int(s.drawing), 2)

    def put_points(self, points: int, out: BytesWriter, upper: BytesWriter) -> None:
        put_large(out, upper, points)

    def lit(self, s: LanternState) -> int:
        return s.lit

    def own(self, s: LanternState, seat: int) -> tuple[int, ...]:
        """The cards that only their owner knows, in the order of the view."""
        return s.keepers[seat].hand, s.keepers[seat].buried
