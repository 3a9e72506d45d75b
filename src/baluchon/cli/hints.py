"""A bot's advice in words: what it would choose, how good that is, and where the points would come from."""

from collections.abc import Sequence

from baluchon.bots import Considered
from baluchon.texts import Texts

_NEXT_BEST = 3
_EVEN = 0.01
"""Shares of a win that are no difference."""
_WORTH_TELLING = 0.25
_REASONS = 2
_CANDIDATES = 3
_DRAWBACK = "why-but-"
_POINTS = "why-"
"""With what messages about points begin."""


def hint(weighed: Sequence[Considered], texts: Texts) -> list[str]:
    """The sentences of a hint; at least one move has been weighed, the best comes first."""
    best, others = weighed[0], weighed[1 : 1 + _NEXT_BEST]
    said = [
        texts.say("hint-best", move=texts.move(best.move)),
        texts.say("hint-value", percent=texts.percent(best.value)),
    ]
    said += _why(best, texts)
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


def candidates(weighed: Sequence[Considered], texts: Texts) -> list[str]:
    """A few good moves and what each brings, in the order of the menu: nothing tells which is the best."""
    said = [texts.say("hint-candidates")]
    for each in sorted(weighed[:_CANDIDATES], key=lambda considered: considered.move):
        said.append(texts.labelled(texts.move(each.move), " ".join(told(each, texts))))
    return said


def _why(considered: Considered, texts: Texts) -> list[str]:
    """What a move brings, what it opens or closes, and what speaks against it; `_more_points` has the rest."""
    drawbacks = [texts.message(each) for each in considered.prospects if each.id.startswith(_DRAWBACK)]
    return [*told(considered, texts), *(texts.say("hint-but", drawback=each) for each in drawbacks)]


def told(considered: Considered, texts: Texts) -> list[str]:
    """The points in one sentence, then the others as they are."""
    points = [texts.message(each) for each in considered.reasons if each.id.startswith(_POINTS)]
    others = [texts.message(each) for each in considered.reasons if not each.id.startswith(_POINTS)]
    return [texts.say("hint-brings", gains=", ".join(points)), *others] if points else others


def _more_points(best: Considered, next_best: Considered, texts: Texts) -> list[str]:
    """The lines of the score sheet on which the best move is expected to bring most more than the next best."""
    others = {line.id: line.points for line in next_best.lines}
    more = {line.id: line.points - others.get(line.id, 0.0) for line in best.lines}
    telling = sorted((id for id in more if more[id] >= _WORTH_TELLING), key=lambda id: -more[id])
    return [f"{texts.line(id)} {texts.signed(more[id], 1)}" for id in telling[:_REASONS]]
