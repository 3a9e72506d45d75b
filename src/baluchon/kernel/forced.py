"""Questions with one answer that nobody needs to be asked: who asks people answers them instead.

The rules still put the question, for a record must replay move by move. Terminal and server play the answer at once,
and only where that tells nobody anything: see "Forced choices" in docs/adding-a-game.md.
"""

from baluchon.kernel.game import KNOWN_TO_ALL, KNOWN_TO_SEAT
from baluchon.kernel.match import Match
from baluchon.kernel.words import Reason


def forced_move(match: Match, seat: int, *, alone: bool = False) -> int | None:
    """The move to play for a seat without asking, if its question is a formality.

    `alone` is for a person among bots: there is nobody to whom the haste of an answer could tell something.
    """
    if match.game.rules.formality(match.state, seat) < (KNOWN_TO_SEAT if alone else KNOWN_TO_ALL):
        return None
    legal = match.legal(seat)
    return legal[0] if len(legal) == 1 else None


def steps_back(match: Match, seat: int, *, alone: bool = False) -> int | Reason:
    """How many of its own entries a seat takes back to come to the last question that was put; or why it cannot."""
    reason = match.why_no_take_back(seat)
    if reason is not None:
        return reason
    earlier, steps = match.replayed(), 0
    while reason is None:
        earlier.take_back(seat)
        steps += 1
        if forced_move(earlier, seat, alone=alone) is None:
            return steps
        reason = earlier.why_no_take_back(seat)
    return reason
