"""A bot's advice in words: what it would choose, how good that is, and where the points would come from."""

from collections.abc import Sequence

from baluchon.bots import Considered
from baluchon.texts import Texts

_NEXT_BEST = 3
_EVEN = 0.01
"""Shares of a win that are no difference."""
_WORTH_TELLING = 0.25
_REASONS = 2


def hint(weighed: Sequence[Considered], texts: Texts) -> list[str]:
    """The sentences of a hint; at least one move has been weighed, the best comes first."""
    best, others = weighed[0], weighed[1 : 1 + _NEXT_BEST]
    said = [
        texts.say("hint-best", move=texts.move(best.move)),
        texts.say("hint-value", percent=texts.percent(best.value)),
    ]
    if not others:
        return said
    if abs(best.value - others[0].value) < _EVEN:
        said.append(texts.say("hint-even"))
    reasons = _more_points(best, others[0], texts)
    if reasons:
        said.append(texts.say("hint-why", move=texts.move(others[0].move), lines=", ".join(reasons)))
    moves = [texts.say("hint-move", move=texts.move(each.move), percent=texts.percent(each.value)) for each in others]
    said.append(texts.say("hint-next", moves=", ".join(moves)))
    return said


def _more_points(best: Considered, next_best: Considered, texts: Texts) -> list[str]:
    """The lines of the score sheet on which the best move is expected to bring most more than the next best."""
    others = {line.id: line.points for line in next_best.lines}
    more = {line.id: line.points - others.get(line.id, 0.0) for line in best.lines}
    told = sorted((id for id in more if more[id] >= _WORTH_TELLING), key=lambda id: -more[id])
    return [f"{texts.line(id)} {texts.signed(more[id], 1)}" for id in told[:_REASONS]]
