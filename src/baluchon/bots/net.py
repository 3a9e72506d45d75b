"""A small net that says what a seat may hope for, in whole numbers.

It sees what an observation of its seat says, and what the game's own estimate is, to which it adds what it knows
better. Sums of whole numbers do not depend on their order: the same net says the same compiled and plain, here and
everywhere. And so a sum need not be made anew: a state differs from the one looked at before in a few entries only,
and what these change is added to the sum of then. `units.py` has the layers.

This module compiles.
"""

from math import exp, log
from typing import Any, Final

from librt.strings import BytesWriter, read_i64_le
from mypy_extensions import i64

from baluchon.bots.judge import Judge
from baluchon.bots.units import Sums, Units
from baluchon.bots.weights import LEAST, LOGIT, MARGIN_COUNTS, MOST, SURE
from baluchon.kernel.game import Rules
from baluchon.kernel.playout import utility

_WORD: Final[i64] = 8


class Sight:
    """What a seat was seen to know last, and what the first layer's sums were then."""

    def __init__(self, entries: bytes, upper: bytes, sums: Sums) -> None:
        self.entries: bytes = entries
        self.upper: bytes = upper
        self.sums: Sums = sums


class Net(Judge):
    """A game's net for one number of seats. It remembers what it saw last, so only one may ask it at a time."""

    def __init__(
        self,
        rules: Rules[Any],
        encoder: Any,
        size: int,
        first: Units,
        large: list[int],
        trust: int,
        second: Units,
        last: Units,
        gain: int = 4096,
        bias: int = 0,
    ) -> None:
        """`first` has a row for each of `size` entries, then the estimate's; `large` are entries with an upper byte.

        What options add to an observation comes last and is not looked at. `gain` and `bias` correct what is told
        people of chances, and nothing that moves are chosen by.
        """
        super().__init__(rules)
        self._encoder: Any = encoder
        self._first: Units = first
        self._large: list[int] = large
        self._trust: i64 = trust
        self._second: Units = second
        self._last: Units = last
        self._gain: i64 = gain
        self._bias: i64 = bias
        self._size: i64 = size
        self._out: BytesWriter = BytesWriter()
        self._upper: BytesWriter = BytesWriter()
        self._sights: list[Sight] = []

    def shares(self, s: Any, out: list[float]) -> None:
        utility(self.rules, s, out)
        if self.rules.to_act(s) == 0:
            return
        total = 0.0
        for seat in range(len(out)):
            share = _share(self._corrected(self._goals(s, seat, out[seat])[0]))
            out[seat] = share
            total += share
        for seat in range(len(out)):
            out[seat] /= total

    def shares_for(self, s: Any, seat: i64, out: list[float]) -> None:
        utility(self.rules, s, out)
        if self.rules.to_act(s) == 0:
            return
        # One seat is asked about; what is left of the win is the others', divided as the game's estimate has it.
        others = -out[seat]
        for each in range(len(out)):
            others += out[each]
        share = _share(self._goals(s, seat, out[seat])[0])
        for each in range(len(out)):
            if each != seat:
                out[each] = (1.0 - share) * (out[each] / others if others > 0.0 else 1.0 / float(len(out) - 1))
        out[seat] = share

    def worth(self, s: Any, seat: i64, out: list[float]) -> float:
        utility(self.rules, s, out)
        if self.rules.to_act(s) == 0:
            return SURE * (out[seat] - 0.5)
        goals = self._goals(s, seat, out[seat])
        out[seat] = _share(self._corrected(goals[0]))
        return _share(goals[0]) + MARGIN_COUNTS * float(goals[1]) / LOGIT

    def goals(self, s: Any, seat: i64) -> list[int]:
        """The logit of a seat's share of the win, and the margin it may hope for: in units of 1/1024."""
        out = [0.0] * int(s.seats)
        utility(self.rules, s, out)
        return self._goals(s, seat, out[seat])

    def _corrected(self, logit: int) -> int:
        return (logit * self._gain >> 12) + self._bias

    def _goals(self, s: Any, seat: i64, estimate: float) -> list[int]:
        share = estimate
        if share < LEAST:
            share = LEAST
        elif share > MOST:
            share = MOST
        hunch: int = round(log(share / (1.0 - share)) * LOGIT)
        goals = self._last.feed(self._second.feed(self._first.outputs(self._seen(s, seat), hunch)))
        goals[0] = goals[0] + (hunch * self._trust >> 12)
        return goals

    def _seen(self, s: Any, seat: i64) -> Sums:
        """The sums of the first layer after a look at what the seat knows."""
        out, upper = self._out, self._upper
        out.truncate(0)
        upper.truncate(0)
        self._encoder.encode(s, seat, out, upper)
        while len(self._sights) <= seat:
            self._sights.append(Sight(bytes(len(out)), bytes(len(upper)), self._first.blank()))
        sight = self._sights[seat]
        entries = out.getvalue()
        if len(entries) != len(sight.entries):  # a table with other options
            sight = Sight(bytes(len(entries)), bytes(len(upper)), self._first.blank())
            self._sights[seat] = sight
        before = sight.entries
        places: list[int] = []
        steps: list[int] = []
        last = self._size - _WORD
        at: i64 = 0
        while at <= last:
            if read_i64_le(entries, at) != read_i64_le(before, at):
                for place in range(at, at + _WORD):
                    if entries[place] != before[place]:
                        places.append(place)
                        steps.append(entries[place] - before[place])
            at += _WORD
        for place in range(at, self._size):
            if entries[place] != before[place]:
                places.append(place)
                steps.append(entries[place] - before[place])
        above = upper.getvalue()
        if above != sight.upper:
            for i in range(len(self._large)):
                step: i64 = _signed(i64(above[i])) - _signed(i64(sight.upper[i]))
                if step != 0:
                    places.append(self._large[i])
                    steps.append(int(256 * step))
        self._first.change(sight.sums, places, steps)
        sight.entries = entries
        sight.upper = above
        return sight.sums


def _share(logit: int) -> float:
    return 1.0 / (1.0 + exp(-float(logit) / LOGIT))


def _signed(byte: i64) -> i64:
    return byte if byte < 128 else byte - 256
