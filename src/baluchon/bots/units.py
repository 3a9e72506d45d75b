"""The layers of a net: units that add up what comes in, in whole numbers, in two forms that say the same.

Sums of whole numbers do not depend on their order, so both forms are exact, and a sum need not be made anew where only
a few inputs have changed.

- `Wide`, for plain Python: all units of a layer lie side by side in one large number, 32 bits each, and are added up at
  once. What an input with the value v adds is v × (its weights, side by side).

      … | unit 2 | unit 1 | unit 0 |

  A sum may be below 0, which borrows from the unit above it; an offset in every unit, added before they are read, pays
  that back. Python multiplies large numbers quickly.
- `Packed`, for compiled code: weights and sums are packed arrays, eight units are added up in one pass over the inputs.

This module compiles.
"""

from typing import Final

from librt.strings import read_i32_le
from librt.vecs import vec
from mypy_extensions import i32, i64

from baluchon.bots.weights import SHIFT

_BYTES: Final[i64] = 4
_HALF: Final[i64] = 2147483648
_WHOLE: Final[i64] = 4294967295
_BLOCK: Final[i64] = 8


class Sums:
    """What the units of a layer have added up, in the form of that layer."""

    def __init__(self, wide: int, packed: vec[i64]) -> None:
        self.wide: int = wide
        self.packed: vec[i64] = packed


class Units:
    """A layer in one of its forms. The last row of a first layer is what the estimate adds."""

    def blank(self) -> Sums:
        """The sums where nothing comes in: the biases."""
        raise NotImplementedError

    def change(self, sums: Sums, places: list[int], steps: list[int]) -> None:
        """Add up what inputs at these places have changed by."""
        raise NotImplementedError

    def outputs(self, sums: Sums, hunch: i64) -> list[int]:
        """What the units make of their sums and the estimate, which the sums do not keep."""
        raise NotImplementedError

    def feed(self, values: list[int]) -> list[int]:
        """What the units make of the outputs of a layer before, of which only those above 0 count."""
        raise NotImplementedError


class Wide(Units):
    """All units in one large number."""

    def __init__(self, rows: list[list[int]], biases: list[int], factors: list[int]) -> None:
        self.rows: list[int] = [side_by_side(row) for row in rows]
        self.start: int = side_by_side(biases) + side_by_side([int(_HALF)] * len(factors))
        """The biases and the offset."""
        self.factors: list[int] = factors
        self.count: i64 = len(factors)

    def blank(self) -> Sums:
        return Sums(self.start, vec[i64]())

    def change(self, sums: Sums, places: list[int], steps: list[int]) -> None:
        total = sums.wide
        for i in range(len(places)):
            total += self.rows[places[i]] * steps[i]
        sums.wide = total

    def outputs(self, sums: Sums, hunch: i64) -> list[int]:
        total = sums.wide + self.rows[len(self.rows) - 1] * int(hunch)
        return self._read(total)

    def feed(self, values: list[int]) -> list[int]:
        total = self.start
        for place in range(len(values)):
            if values[place] > 0:
                total += self.rows[place] * values[place]
        return self._read(total)

    def _read(self, total: int) -> list[int]:
        sums = total.to_bytes(self.count * _BYTES, "little")
        found: list[int] = []
        for unit in range(self.count):
            value = (i64(read_i32_le(sums, unit * _BYTES)) & _WHOLE) - _HALF
            factor: i64 = self.factors[unit]
            found.append(value * factor >> SHIFT)
        return found


class Packed(Units):
    """Weights and sums in packed arrays."""

    def __init__(self, rows: list[list[int]], biases: list[int], factors: list[int]) -> None:
        self._count: i64 = len(factors)
        self._last: i64 = (len(rows) - 1) * len(factors)
        self._weights: vec[i32] = vec[i32]([i32(weight) for row in rows for weight in row])
        self._biases: vec[i64] = vec[i64]([i64(bias) for bias in biases])
        self._factors: vec[i64] = vec[i64]([i64(factor) for factor in factors])
        self._at: vec[i64] = vec[i64]([i64(0) for _ in rows])
        """Where the weights of the inputs begin that are being added up …"""
        self._by: vec[i64] = vec[i64]([i64(0) for _ in rows])
        """… and what they are multiplied by."""
        self._fed: vec[i64] = vec[i64]([i64(bias) for bias in biases])

    def blank(self) -> Sums:
        return Sums(0, self._biases[:])

    def change(self, sums: Sums, places: list[int], steps: list[int]) -> None:
        at, by = self._at, self._by
        inputs: i64 = len(places)
        done: i64 = 0
        # An entry with an upper byte may be there twice, so there can be more changes than rows.
        most: i64 = len(at)
        while done < inputs:
            some: i64 = inputs - done if inputs - done < most else most
            for i in range(some):
                place: i64 = places[done + i]
                at[i] = place * self._count
                by[i] = steps[done + i]
            self._add(sums.packed, some)
            done += some

    def outputs(self, sums: Sums, hunch: i64) -> list[int]:
        weights, factors, packed = self._weights, self._factors, sums.packed
        found: list[int] = []
        for unit in range(self._count):
            value = packed[unit] + i64(weights[self._last + unit]) * hunch
            found.append(int(value * factors[unit] >> SHIFT))
        return found

    def feed(self, values: list[int]) -> list[int]:
        at, by, fed, biases, factors = self._at, self._by, self._fed, self._biases, self._factors
        some: i64 = 0
        for place in range(len(values)):
            value: i64 = values[place]
            if value > 0:
                at[some] = i64(place) * self._count
                by[some] = value
                some += 1
        for unit in range(self._count):
            fed[unit] = biases[unit]
        self._add(fed, some)
        found: list[int] = []
        for unit in range(self._count):
            found.append(int(fed[unit] * factors[unit] >> SHIFT))
        return found

    def _add(self, sums: vec[i64], inputs: i64) -> None:
        """Add up so many inputs, those that `_at` and `_by` tell: eight units in one pass, then one by one."""
        weights, at, by = self._weights, self._at, self._by
        unit: i64 = 0
        while unit + _BLOCK <= self._count:
            a, b, c, d = sums[unit], sums[unit + 1], sums[unit + 2], sums[unit + 3]
            e, f, g, h = sums[unit + 4], sums[unit + 5], sums[unit + 6], sums[unit + 7]
            for i in range(inputs):
                w = at[i] + unit
                v = by[i]
                a += i64(weights[w]) * v
                b += i64(weights[w + 1]) * v
                c += i64(weights[w + 2]) * v
                d += i64(weights[w + 3]) * v
                e += i64(weights[w + 4]) * v
                f += i64(weights[w + 5]) * v
                g += i64(weights[w + 6]) * v
                h += i64(weights[w + 7]) * v
            sums[unit] = a
            sums[unit + 1] = b
            sums[unit + 2] = c
            sums[unit + 3] = d
            sums[unit + 4] = e
            sums[unit + 5] = f
            sums[unit + 6] = g
            sums[unit + 7] = h
            unit += _BLOCK
        while unit < self._count:
            total = sums[unit]
            for i in range(inputs):
                total += i64(weights[at[i] + unit]) * by[i]
            sums[unit] = total
            unit += 1


def side_by_side(values: list[int]) -> int:
    """Numbers as the units of one large number."""
    found = 0
    for place in range(len(values)):
        found += values[place] << (32 * place)
    return found
