"""Why a move is not possible now: the clause, and the facts."""

from baluchon.kernel.words import Reason
from baluchon.lanterns.components import BURY, CARDS, REFS
from baluchon.lanterns.state import LIGHTING, LanternState


def why_not(s: LanternState, seat: int, move: int) -> Reason:
    """Why a seat that is to act may not make this move."""
    if (move < BURY) != (s.phase == LIGHTING):
        return Reason("LA-T1" if s.phase == LIGHTING else "LA-T3", f"reason-{s.phase}")
    return Reason("LA-T1", "reason-not-in-hand", {"lantern": REFS[move % CARDS]})
