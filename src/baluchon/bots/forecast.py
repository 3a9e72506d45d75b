"""How a game may end after a move: score sheets averaged over games that the policy plays on.

Nothing is decided by these averages; they tell a person where the points of a move would come from.
"""

from collections.abc import Sequence

import msgspec

from baluchon.bots.base import Considered, ExpectedLine
from baluchon.kernel.chance import SPAN, Chance, FastChance
from baluchon.kernel.playout import guided_playout
from baluchon.kernel.position import Position

_WORDS = 2**32
BEST = 3
"""Moves whose ends are foreseen."""
_GAMES = 16


def with_forecast(weighed: Sequence[Considered], position: Position, chance: Chance) -> list[Considered]:
    """The same list, the first few moves with the score sheets they lead to."""
    luck = chance.below(SPAN)
    best = [_foreseen(each, position, luck) for each in weighed[:BEST]]
    return [*best, *weighed[BEST:]]


def _foreseen(considered: Considered, position: Position, luck: int) -> Considered:
    """Every move is followed into the same worlds with the same luck, so that moves differ by their own merit."""
    game, seat = position.game, position.seat
    lines: dict[str, int] = {}
    scores = [0] * position.seats
    for n in range(_GAMES):
        chance = FastChance(luck + n * _WORDS)
        s = position.imagine(chance)
        game.rules.play(s, seat, considered.move, chance)
        guided_playout(game.rules, s, chance, game.most_decisions(position.seats))
        sheets = game.sheets(s)
        for line in sheets[seat].lines:
            lines[line.id] = lines.get(line.id, 0) + line.points
        for sheet in sheets:
            scores[sheet.seat] += sheet.total
    return msgspec.structs.replace(
        considered,
        lines=tuple(ExpectedLine(id, points / _GAMES) for id, points in lines.items()),
        scores=tuple(score / _GAMES for score in scores),
    )
