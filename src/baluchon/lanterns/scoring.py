"""Points, and what decides between seats."""

from baluchon.kernel.bits import count, members
from baluchon.lanterns.state import LanternState


def buried_points(s: LanternState, seat: int) -> int:
    """LA-E1: buried lanterns with an even number score."""
    return sum(card % 2 for card in members(s.keepers[seat].buried))  # the first lantern is card 0


def rank_key(s: LanternState, seat: int) -> list[int]:
    """LA-E2: points, then the number of lanterns buried."""
    own = s.keepers[seat]
    return [own.points + buried_points(s, seat), count(own.buried)]
