"""What a player would think: who is likely to win, and a quick choice. Bots stand on it."""

from baluchon.kernel.chance import Chance
from baluchon.kernel.insight import shares
from baluchon.lanterns.state import LanternState

_SPREAD = 1.5  # points of lead that mean something


def estimate(s: LanternState, out: list[float]) -> None:
    """Each seat's chance to win, by the points all have seen."""
    for seat, own in enumerate(s.keepers):
        out[seat] = float(own.points)
    shares(out, _SPREAD)


def suggest(s: LanternState, seat: int, moves: list[int], chance: Chance) -> int:
    """The highest lantern half of the time, the lowest otherwise."""
    return moves[-1] if chance.below(2) else moves[0]
