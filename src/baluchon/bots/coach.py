"""What a coach thinks of every choice: what it costs against the best one, how much that is, and on which score lines.

A bot looks twice, each time with luck of its own, and what counts is the least that both looks find. Then the policy
plays games on after each choice, in the same worlds: they tell on which lines it does worse. What a bot thinks that
looks one decision ahead is objected to only if these games agree; one that searches has played such games already. A
coach who cries wolf is switched off.
"""

from collections.abc import Sequence
from time import perf_counter
from typing import Literal, TypeAlias

import msgspec

from baluchon.bots.base import Considered, ExpectedLine
from baluchon.bots.expert import SearchBot
from baluchon.bots.forecast import foreseen_lines
from baluchon.bots.levels import bot_in_time
from baluchon.kernel.chance import Chance
from baluchon.kernel.position import Position

Weight: TypeAlias = Literal["none", "slight", "costly", "grave"]
"""How much a choice costs, in words."""

SLIGHT, COSTLY, GRAVE = 0.02, 0.08, 0.16
"""From which share of one win on. lab/notes/strength.md says how often they are met."""
LOOKS = 2
LOOK_SECONDS = 0.13
"""For each look of a bot that searches."""
SECONDS = 0.42
"""Within which all is found out, so that half a second is enough with the way there and back."""
_MOST_LINES = 60
"""Choices whose lines are found out: those that cost least come first, for nobody makes the others."""
_OBJECTED: tuple[Weight, ...] = ("costly", "grave")
_REASONS = 3
_LEAST_REASON = 0.5
"""Points by which a line has to differ to be told."""


class Appraised(msgspec.Struct, frozen=True):
    """A choice, as a coach sees it."""

    move: int
    value: float
    """The chance to win with it, as the bot sees it."""
    cost: float
    """What it costs against the best choice at least, as a share of one win."""
    weight: Weight
    lines: tuple[ExpectedLine, ...] = ()
    """By how much the own score sheet would differ in the end from that after the best choice, the most first."""


class Appraisal(msgspec.Struct, frozen=True):
    """All choices that a bot has weighed."""

    best: Considered
    moves: tuple[Appraised, ...]

    def of(self, move: int) -> Appraised | None:
        """What is thought of a choice; None if the bot has not weighed it."""
        return next((each for each in self.moves if each.move == move), None)


def appraise(code: str, position: Position, chance: Chance) -> Appraisal | None:
    """What the bot of this code thinks of all choices; None if it weighs nothing, or there is nothing to choose."""
    until = perf_counter() + SECONDS
    if len(position.legal) == 1:
        return None
    bot = bot_in_time(code, LOOK_SECONDS)
    looks = [bot.explain(position, chance) for _ in range(LOOKS)]
    if not all(looks):
        return None
    values = [{each.move: each.value for each in look} for look in looks]
    best = _best(looks, values)
    moves = [_appraised(move, best.move, values) for move in values[0] if all(move in look for look in values)]
    told = _with_lines(moves, best.move, position, chance, until)
    return Appraisal(best, tuple(told if isinstance(bot, SearchBot) else map(_with_reason, told)))


def _best(looks: Sequence[Sequence[Considered]], values: Sequence[dict[int, float]]) -> Considered:
    """What the bot would choose; where its looks differ, the one of them that is worth more to both."""
    firsts = [look[0] for look in looks]
    return max(firsts, key=lambda each: sum(look.get(each.move, 0.0) for look in values))


def _appraised(move: int, best: int, values: Sequence[dict[int, float]]) -> Appraised:
    cost = max(0.0, min(look.get(best, 0.0) - look[move] for look in values))
    weight: Weight = (
        "grave" if cost >= GRAVE else "costly" if cost >= COSTLY else "slight" if cost >= SLIGHT else "none"
    )
    return Appraised(move, sum(look[move] for look in values) / len(values), cost, weight)


def _with_lines(
    moves: Sequence[Appraised], best: int, position: Position, chance: Chance, until: float
) -> list[Appraised]:
    """The same, those that cost much with the lines on which they do."""
    costing = sorted((each for each in moves if each.weight in _OBJECTED), key=lambda each: each.cost)[:_MOST_LINES]
    asked = [best, *(each.move for each in costing)]
    found = foreseen_lines(asked, position, chance, lambda: perf_counter() > until) if costing else {}

    def told(each: Appraised) -> Appraised:
        made = found.get(each.move) if each.weight in _OBJECTED else None
        if made is None:
            return each
        lines = _differing(made, found[best], fewest_wins=position.game.fewest_wins)
        return msgspec.structs.replace(each, lines=lines)

    return [told(each) for each in moves]


def _with_reason(each: Appraised) -> Appraised:
    """The same, costing little if no line says otherwise."""
    return each if each.lines or each.weight not in _OBJECTED else msgspec.structs.replace(each, weight="slight")


def _differing(
    made: Sequence[ExpectedLine], best: Sequence[ExpectedLine], *, fewest_wins: bool
) -> tuple[ExpectedLine, ...]:
    """On which lines a choice does worse than the best; none if it does no worse by points."""
    others = {line.id: line.points for line in best}
    changes = [ExpectedLine(line.id, line.points - others.get(line.id, 0.0)) for line in made]
    worse = -1 if not fewest_wins else 1
    if sum(line.points for line in changes) * worse <= 0:
        return ()
    telling = [line for line in changes if line.points * worse >= _LEAST_REASON]
    return tuple(sorted(telling, key=lambda line: -abs(line.points))[:_REASONS])
