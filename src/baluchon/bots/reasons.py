"""Why a move is worth thinking of: what it brings by itself, and where it leads to more or less than the others.

Reasons are messages. Gains come from the previews of the rules, prospects from the games that `forecast.py` plays on.
"""

from collections.abc import Collection, Iterable, Sequence

import msgspec

from baluchon.bots.base import Considered
from baluchon.bots.forecast import BEST
from baluchon.kernel.position import Position
from baluchon.kernel.previews import Gain, Preview
from baluchon.kernel.words import Argument, Message

_WORTH_TELLING = 1.0
"""Points in the end that make a difference."""


def with_reasons(weighed: Sequence[Considered], position: Position) -> list[Considered]:
    """The same list, the first few moves with what speaks for and against them."""
    best, found = weighed[:BEST], list(weighed)
    for n, each in enumerate(best):
        preview = position.previews.get(each.move, Preview())
        others = [other for other in best if other is not each]
        told = {gain.line for gain in preview.gains}
        prospects = _prospects(each, others, told, fewest_wins=position.game.fewest_wins)
        found[n] = msgspec.structs.replace(each, reasons=tuple(_reasons(preview)), prospects=tuple(prospects))
    return found


def _reasons(preview: Preview) -> Iterable[Message]:
    """The gains, the largest first, then what is not points."""
    for gain in sorted(preview.gains, key=lambda gain: -max(abs(gain.least), abs(gain.most))):
        yield _told(gain)
    yield from preview.notes


def _told(gain: Gain) -> Message:
    args: dict[str, Argument] = {"line": f"line:{gain.line}"}
    if not gain.is_certain:
        return Message("why-range", args | {"least": gain.least, "most": gain.most})
    if gain.most < 0:
        return Message("why-loss", args | {"points": -gain.most})
    return Message("why-gain", args | {"points": gain.most})


def _prospects(
    considered: Considered, others: Sequence[Considered], told: Collection[str], *, fewest_wins: bool
) -> Iterable[Message]:
    """The line that does most better in the end than with the others on average, and the one that does most worse.

    Lines of which something has been told already are left out.
    """
    foreseen = [{line.id: line.points for line in other.lines} for other in others if other.lines]
    lines = [line for line in considered.lines if line.id not in told]
    if not foreseen or not lines:
        return
    changes = sorted(
        (line.points - sum(other.get(line.id, 0.0) for other in foreseen) / len(foreseen), line.id) for line in lines
    )
    good, bad = (changes[0], changes[-1]) if fewest_wins else (changes[-1], changes[0])
    for id, (change, line) in (("why-later", good), ("why-but", bad)):
        ahead = change < 0 if fewest_wins else change > 0
        if abs(change) >= _WORTH_TELLING and ahead == (id == "why-later"):
            how = "more" if change > 0 else "less"
            yield Message(f"{id}-{how}", {"line": f"line:{line}", "points": abs(round(change))})
