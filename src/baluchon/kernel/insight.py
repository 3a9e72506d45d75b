"""What estimates and suggestions of all games have in common: shares of a win, and the move one likes best."""

from math import exp

from mypy_extensions import i64

from baluchon.kernel.chance import liking


def shares(out: list[float], spread: float) -> None:
    """Make chances of winning, which add up to 1, of what each seat may expect in points.

    A seat that is `spread` points behind another has 1/e of its chance.
    """
    most = out[0]
    for prospect in out:
        if prospect > most:
            most = prospect
    total = 0.0
    for seat in range(len(out)):
        out[seat] = exp((out[seat] - most) / spread)
        total += out[seat]
    for seat in range(len(out)):
        out[seat] /= total


def best_liked(moves: list[int], gains: list[float], whim: i64, noise: float) -> i64:
    """The move with the largest gain after a whim has spoken for some of them by up to `noise`; the first of equals."""
    best = gains[0] + noise * liking(whim, moves[0])
    chosen: i64 = moves[0]
    for i in range(1, len(moves)):
        move: i64 = moves[i]
        gain = gains[i] + noise * liking(whim, move)
        if gain > best:
            best = gain
            chosen = move
    return chosen
